"""The test command of README: what it installs is enough for every test that it runs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools import start

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MODULES = {"pillow": "PIL", "pygame_ce": "pygame"}  # where a package does not bring a module of its own name
IMPORT = r"(?:from (\w[\w.]*) import (\([^)]*\)|.*)|import ([\w.]+)(?: as \w+)?$)"
ANYWHERE, FIRST = (re.compile(margin + IMPORT, re.MULTILINE) for margin in ("^ *", "^"))


def installed():
    """The modules that tests may import: of our dependencies and of their own group."""
    wanted = [*PROJECT["project"]["dependencies"], *start.group_packages("tests")]
    names = [requirement.split(">")[0].replace("-", "_") for requirement in wanted]
    return {MODULES.get(name, name) for name in names}


def run_by_default():
    """The files of the tests, and what they share."""
    left_out = {ROOT / folder for folder in PROJECT["tool"]["pytest"]["ini_options"]["norecursedirs"]}
    return [path for path in (ROOT / "tests").rglob("*.py") if not left_out & {*path.parents, path}]


def of_tools(module, names):
    """The files of a module under tools/ and of those among its names that are modules."""
    place = ROOT.joinpath(*module.split("."))
    parts = [place, *(place / name for name in re.findall(r"\w+", names))]
    found = [file for part in parts for file in (part.with_suffix(".py"), part / "__init__.py")]
    return [file for file in found if file.is_file()]


def test_no_test_needs_more_than_is_installed():
    """Neither anywhere in itself, nor by what it imports of the tools, all the way down."""
    files = [(path, ANYWHERE) for path in run_by_default()]
    seen, foreign = set(), {}
    for path, pattern in files:  # grows
        for source, names, plain in pattern.findall(path.read_text("utf-8")):
            module = source or plain
            foreign.setdefault(module.split(".")[0], path)
            new = set(of_tools(module, names)) - seen if module.startswith("tools") else set()
            seen |= new
            files += [(file, FIRST) for file in new]
    assert ROOT / "tools/rigs/gallery.py" in seen
    missing = foreign.keys() - installed() - sys.stdlib_module_names - {"tabletop", "tests", "tools"}
    assert {module: str(foreign[module]) for module in missing} == {}


def test_whatever_ends_the_command_ends_the_program(tmp_path):
    """There is one process, not a child that goes on alone."""
    code = (
        "import os, sys; print(os.getpid(), os.getcwd(), os.environ['WORD'], flush=True); sys.stdin.read(); sys.exit(7)"
    )
    caller = (
        "import os, sys; from pathlib import Path; from tools import start; print(os.getpid(), flush=True);"
        f"sys.exit(start._run([sys.executable, '-c', {code!r}], Path({str(tmp_path)!r}), {{**os.environ, 'WORD': 'here'}}))"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", caller], cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with running:
        outer, inner = running.stdout.readline().split(), running.stdout.readline().split()
        running.stdin.close()
    assert inner == [*outer, str(tmp_path), "here"]
    assert running.returncode == 7, "as the program has ended"
