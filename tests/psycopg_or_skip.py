"""psycopg where it is installed; tests that import this are left out where it is not."""

import pytest

connect = pytest.importorskip("psycopg", reason="PostgreSQL is left out: no psycopg").connect
