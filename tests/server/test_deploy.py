"""What operators use: the files of `deploy`, and the figures docs/operating.md explains."""

import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

from cli.conftest import Cuvee
from cli.conftest import cuvee as cuvee  # the fixture
from server.conftest import Guest

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "operating.md").read_text("utf-8")


def test_every_figure_is_explained(anna: Guest) -> None:
    figures = re.findall(r"^# TYPE (\w+)", anna.get("/metrics").text, re.M)
    assert len(figures) > 12
    for name in figures:
        assert f"`{name}" in GUIDE, f"{name} is not explained"


def test_every_option_of_the_server_named_is_there(cuvee: Cuvee) -> None:
    commands = re.findall(r"cuvee serve ([^\n`]*)", GUIDE)
    assert len(commands) == 2
    known = set(re.findall(r"--[a-z]+", cuvee("serve", "--help").out))
    for command in commands:
        assert set(re.findall(r"--[a-z]+", command)) <= known, command


@pytest.mark.long
def test_the_steps_of_the_container_make_a_server(tmp_path: Path) -> None:
    """With a builder the container is built; without one its script is run on a clean copy."""
    docker = shutil.which("docker")
    if docker and not subprocess.run([docker, "info"], capture_output=True).returncode:
        command = ["docker", "build", "-f", "deploy/Containerfile", "-t", "cuvee-test", "."]
        subprocess.run(command, cwd=ROOT, check=True)
        return
    copy, target = tmp_path / "clone", tmp_path / "venv"
    copy.mkdir()
    listed = subprocess.run(
        ["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    subprocess.run(["tar", "-x", "-C", str(copy)], input=listed, check=True)
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    env["CUVEE_COMPILE"] = "0"
    subprocess.run(["sh", "deploy/install.sh", str(target)], cwd=copy, env=env, check=True)
    with subprocess.Popen(
        [str(target / "bin/cuvee"), "serve", "--db", str(tmp_path / "tables.db")],
        cwd=tmp_path,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        url = server.stdout.readline().split(" at ")[1].strip()
        with urllib.request.urlopen(f"{url}/healthz", timeout=20) as answer:
            assert answer.read() == b"ok\n"
        server.terminate()
