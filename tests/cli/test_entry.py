"""The entry: what there is, where it is, and what happens to what is not there."""

import subprocess
import sys
from pathlib import Path

import pytest

import cuvee as package
from cli.conftest import Cuvee, same_package
from cuvee.build import build
from cuvee.cli import COMMANDS


def test_without_a_command_all_are_listed(cuvee: Cuvee) -> None:
    for args in ([], ["--help"], ["-h"], ["help"]):
        done = cuvee(*args)
        assert done.status == 0
        for name, about in COMMANDS.items():
            assert f"  {name}" in done.out and about in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(cuvee: Cuvee, command: str) -> None:
    done = cuvee(command, "--help")
    assert done.status == 0 and f"Example: cuvee {command}" in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_what_it_does_not_know(cuvee: Cuvee, command: str) -> None:
    done = cuvee(command, "--wine")
    assert done.status == 2 and done.out == ""
    assert done.err.count("\n") == 1 and done.err.startswith(f"cuvee {command}: ")
    assert "--wine" in done.err and f"`cuvee {command} --help`" in done.err


def test_an_unknown_command_is_named_with_those_there_are(cuvee: Cuvee) -> None:
    done = cuvee("drink")
    assert done.status == 2 and done.err.startswith("cuvee: there is no command 'drink'; there are")


def test_the_version(cuvee: Cuvee) -> None:
    assert cuvee("--version").out == f"cuvee {package.__version__}, {build()}\n"


def test_the_package_is_a_command(process: Cuvee) -> None:
    done = process("games")
    assert done.status == 0 and done.out.startswith("bottles ") and done.err == ""
    assert process("games", "chess").status == 2


@pytest.mark.skipif(not package.COMPILED, reason="only the installed package has a script")
def test_the_installed_script_is_the_command() -> None:
    script = Path(sys.executable).parent / "cuvee"
    done = subprocess.run([script, "games"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.startswith("bottles ")


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "cuvee", "moves", "bottles"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=same_package(),
    )
    assert writer.stdout is not None and writer.stderr is not None
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait() == 0


def test_the_first_command_waits_for_no_parser() -> None:
    code = (
        "import sys; from cuvee.cli import main; main(['games']);"
        "sys.exit(any(name in sys.modules for name in ('typer', 'rich')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=same_package(), check=False
    )
    assert done.returncode == 0
