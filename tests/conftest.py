"""Which build is under test."""

import os

from hypothesis import settings

import cuvee

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_report_header() -> str:
    build = "compiled" if cuvee.COMPILED else "interpreted"
    return f"cuvee: the {build} build in {os.path.dirname(cuvee.__file__)}"
