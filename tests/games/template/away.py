"""A package with a game, laid down as an installer leaves it: a folder, and a .dist-info beside it, in a folder of PYTHONPATH.

Building and installing a wheel would need a network or a second environment; what the program looks at is the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tabletop import games
from tabletop.games import GROUP

ROOT = Path(__file__).parents[3]
GAME, PACKAGE = "pass_the_card", "somebodys_game"


def lay_down(site: Path, entry: str = f"{GAME} = {PACKAGE}") -> Path:
    """A package with a copy of the template, announced by an entry point; returns its folder."""
    template = Path(games.__file__).parent / "_template"  # of the checkout, or of the wheel
    shutil.copytree(template, site / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    told = site / f"{PACKAGE}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n")
    return site / PACKAGE


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with that package installed, without a display."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{site}", "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
