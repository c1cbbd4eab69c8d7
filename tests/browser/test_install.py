"""Where the browser of the tests comes from."""

import os
from pathlib import Path

import pytest

from browser import install

APT = """#!/bin/sh
echo $1 >> "$0.calls"
case $1 in
update) : > "$0.fresh" ;;
install) test -e "$0.fresh" && : > "${0%apt-get}chromium" && /bin/chmod +x "${0%apt-get}chromium" ;;
esac
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CUVEE_BROWSER", raising=False)
    monkeypatch.setattr(install, "bundled", lambda: None)
    return tmp_path


def test_as_root_on_debian_apt_brings_it_after_an_update(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (bare / "apt-get").write_text(APT)
    (bare / "apt-get").chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert install.main() == 0
    assert (bare / "apt-get.calls").read_text().split() == ["install", "update", "install"]
    assert install.found() == str(bare / "chromium")
    assert "could be installed" not in capsys.readouterr().out


def test_where_none_can_be_had_a_line_says_so(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(install, "fetched", lambda: False)
    monkeypatch.setenv("CUVEE_BROWSER", str(bare / "nowhere"))
    assert install.main() == 0 and install.found() is None
    assert "No browser could be installed" in capsys.readouterr().out
