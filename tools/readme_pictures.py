"""Writes the pictures of the README: every screen as a person sees it, small enough for a repository.

    python -m tools.readme_pictures [NAME ...]

The names are those of `tabletop shot`; the pictures are deterministic but for the version of the fonts' renderer.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image

from tools.rigs.gallery import shot

FOLDER = Path(__file__).parent / "pictures"
SIZE = (1920, 1080)
WIDTH = 1280
SHOWN = (
    "menu",
    "setup-six",
    "table-4",
    "table-6",
    "table-stack",
    "table-window",
    "table-serving",
    "table-curtain",
    "table-exposure",
    "table-private",
    "table-bighand",
    "table-lookback",
    "table-end",
    "end",
    "end-hands",
    "cards",
    "card",
    "rules",
    "settings",
    "statistics",
    "pause",
    "welcome",
    "resume",
    "table-beanz",
    "table-beanz-attack",
    "table-beanz-flick",
    "table-beanz-window",
    "tutorial-beanz",
    "range",
    "table-austin-6",
    "table-codenames-2",
    "table-codenames-shared",
    "table-codenames-8",
    "table-codenames-key",
    "circuit",
    "circuit-prize",
    "puzzles",
    "puzzle",
    "achievements",
    "season",
    "daily",
    "table-hint",
    "skill",
    "end-codenames",
    "end-codenames-teach",
    "table-codenames-pictures",
    "table-rpgget-4",
    "table-slugfest",
    "race",
    "race-tie",
    "pack-austin",
    "pack-told-austin",
    "deck-builder-full",
    "collection",
    "sealed-bench-austin",
    "sealed-standing",
    "end-pack",
    "setup-decks",
    "tutorial",
    "demo",
)


def main() -> None:
    names = sys.argv[1:] or SHOWN
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            raw = Path(folder) / f"{name}.png"
            shot(name, SIZE, raw)
            picture = Image.open(raw).convert("RGB")
            picture = picture.resize((WIDTH, WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)
            picture.save(FOLDER / f"{name}.webp", quality=86, method=6)
            print(name, (FOLDER / f"{name}.webp").stat().st_size // 1024, "KiB")


if __name__ == "__main__":
    main()
