"""Which build is under test, and what only the interpreted one can do."""

import os

from hypothesis import settings

import cuvee

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

# Compiled classes take no interpreted children, so the toy game needs the interpreted engine.
collect_ignore = ["toy"] if cuvee.COMPILED else []


def pytest_report_header() -> str:
    build = "compiled" if cuvee.COMPILED else "interpreted"
    return f"cuvee: the {build} build in {os.path.dirname(cuvee.__file__)}"
