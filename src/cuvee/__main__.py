"""`python -m cuvee` is the command `cuvee`."""

import sys

from cuvee.cli import main

if __name__ == "__main__":
    sys.exit(main())
