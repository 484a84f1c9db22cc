"""Packages with games, laid down as an installer leaves them: a folder, and a .dist-info beside it, in a folder of PYTHONPATH.

Building and installing a wheel would need a network or a second environment; what the program looks at is the same.

python -m tests.games.template.away FOLDER: all guests there, for whoever runs the suites beside them (.ci/run).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import distributions, entry_points
from pathlib import Path
from typing import NamedTuple

from tabletop import games
from tabletop.games import GROUP

ROOT = Path(__file__).parents[3]
GAME, PACKAGE = "pass_the_card", "somebodys_game"


class Guest(NamedTuple):
    """A game of another package: its id, the package's name, and what that is a copy of."""

    id: str
    package: str
    source: Path


TEMPLATE = Guest(GAME, PACKAGE, Path(games.__file__).parent / "_template")  # of the checkout, or of the wheel
PARTNERS = Guest("partners", "somebodys_partners", Path(__file__).parent / "partners")  # teams and tricks
GUESTS = (TEMPLATE, PARTNERS)


def lay_down(site: Path, entry: str = "", guest: Guest = TEMPLATE) -> Path:
    """A package with a copy of a game, announced by an entry point (`entry`: another one); returns its folder."""
    package = site / guest.package
    shutil.copytree(guest.source, package, ignore=shutil.ignore_patterns("__pycache__"))
    told = _announced(site, guest.package)
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{entry or f'{guest.id} = {guest.package}'}\n")
    return package


def _announced(site: Path, package: str) -> Path:
    told = site / f"{package.replace('-', '_')}-1.0.dist-info"  # as installers do: the name goes up to the first dash
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    return told


def _hide_others(site: Path) -> None:
    """Games that are installed where the tests run: of a package that is found twice the first counts, here one without."""
    laid = {found.name for found in distributions(path=[str(site)])}
    for name in {point.dist.name for point in entry_points(group=GROUP)} - laid:
        _announced(site, name)


def run(site: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Python with what lies there installed and no other game, without a display; more: variables of its environment."""
    _hide_others(site)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{site}", "SDL_VIDEODRIVER": "dummy", **more}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    for each in GUESTS:
        lay_down(Path(sys.argv[1]), guest=each)
