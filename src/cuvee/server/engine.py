"""Engine: bots think with the compiled package from the moment it is there.

`make play` serves the plain Python package at once and compiles meanwhile. CUVEE_COMPILED names
the folder in which the compiled package will appear, whole, beside the one that serves.
"""

import os
import sys

from cuvee.build import build


def newest() -> str:
    """Which package processes started from now on import: that folder once it is there, or "".

    They get our path. What is imported here already stays what it is, and so do all its parts:
    Python looks for them in the package itself.
    """
    folder = os.environ.get("CUVEE_COMPILED", "")
    if not os.path.isdir(folder):
        return ""
    if sys.path[0] != folder:
        sys.path.insert(0, folder)
    return folder


def said() -> str:
    """In one line, for whoever starts the server."""
    if os.environ.get("CUVEE_COMPILED") and not newest():
        return "Plain Python serves; the engine is compiled meanwhile, and bots get it when done."
    return f"This engine is {build()}."
