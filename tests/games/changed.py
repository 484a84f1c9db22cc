"""The program with another file of cards in one game: everything else is this checkout, by links."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def lay_down(site: Path, game: str, cards: str) -> Path:
    """A package `tabletop` in which a game has these cards; returns their file."""
    here, place = site, ROOT
    for name in ("tabletop", "games", game):
        here.mkdir(exist_ok=True)
        for entry in place.iterdir() if place != ROOT else ():
            if not (here / entry.name).exists():
                (here / entry.name).symlink_to(entry)
        place, here = place / name, here / name
        if here.is_symlink():
            here.unlink()
    for name in ("sprites", "sounds"):
        (site / name).symlink_to(ROOT / name)
    here.mkdir()
    for entry in place.iterdir():
        (here / entry.name).symlink_to(entry)
    file = here / "cards.toml"
    file.unlink()
    file.write_text(cards, "utf-8")
    return file


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with that program."""
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *words], cwd=site, env=environment, capture_output=True, text=True, check=False
    )
