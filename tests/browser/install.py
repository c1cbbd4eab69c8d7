"""A browser for the tests: one that is there, Debian's own, or the one Playwright brings."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The browser of this machine."""
    given = os.environ.get("CUVEE_BROWSER")
    names = (given,) if given else NAMES
    return next((path for name in names if (path := shutil.which(name))), None)


def bundled() -> str | None:
    """The browser Playwright downloaded for itself."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        path = started.chromium.executable_path
    return path if Path(path).exists() else None


def fetched() -> bool:
    """Install one where we may: by apt as root on Debian, otherwise by Playwright."""
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        install = [apt, "install", "-y", "--no-install-recommends", "chromium"]
        for update in (False, True):
            if update:
                subprocess.run([apt, "update"], env=env, check=False, capture_output=True)
            if subprocess.run(install, env=env, check=False, capture_output=True).returncode == 0:
                return True
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(download, check=False, capture_output=True).returncode == 0


def main() -> int:
    if found() or bundled():
        return 0
    print("There is no Chromium here; fetching one for the browser tests.")
    if fetched() and (found() or bundled()):
        return 0
    print(
        "No browser could be installed: the browser tests will be left out, and fail under"
        " CI=true. Install chromium, or name one in CUVEE_BROWSER."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
