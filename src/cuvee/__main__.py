"""`python -m cuvee` is the command `cuvee`, of whichever build is on the path."""

import sys

from cuvee.cli import main

if __name__ == "__main__":
    sys.exit(main())
