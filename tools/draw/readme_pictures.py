"""Writes the ten pictures of the README, as a person sees these screens, small enough for a repository.

    python -m tools.draw.readme_pictures [NAME ...]

The names are those of `tabletop shot`; the pictures are deterministic but for the version of the fonts' renderer.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image

from tools.rigs.gallery import shot

FOLDER = Path(__file__).parents[1] / "pictures"
SIZE = (1920, 1080)
WIDTH = 1280
SHOWN = (
    "menu",
    "setup-six",
    "table-stack",
    "table-beanz-attack",
    "table-beanz-flick",
    "table-austin-6",
    "race",
    "table-codenames-8",
    "table-rpgget-4",
    "deck-builder-full",
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
