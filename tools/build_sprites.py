"""Draw the pictures below sprites/: all of them, or only those whose file name contains one of the given words."""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:  # also runs as a plain script
    sys.path.insert(0, str(ROOT))

from tools.art import icon_font  # noqa: E402 - needs the path above
from tools.art.beanz import shells  # noqa: E402 - as above
from tools.art.catalogue import LOSSY, PICTURES  # noqa: E402 - as above

SPRITES = ROOT / "sprites"
CHECKSUMS = SPRITES / "checksums.toml"
QUALITY = 90


def read_checksums() -> dict[str, str]:
    """File name below sprites/ -> SHA-256 of the pixels as drawn, before the lossy encoding."""
    return tomllib.loads(CHECKSUMS.read_text(encoding="utf-8")) if CHECKSUMS.exists() else {}


def write_checksums(checksums: dict[str, str]) -> None:
    lines = ["# SHA-256 of the red, green, blue and alpha bytes of every picture as drawn, before encoding."]
    lines += [f'"{name}" = "{digest}"' for name, digest in sorted(checksums.items()) if name in PICTURES]
    CHECKSUMS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def build(name: str) -> str:
    """Draw and store one picture; returns the digest of its pixels."""
    canvas = PICTURES[name]()
    file = SPRITES / name
    file.parent.mkdir(parents=True, exist_ok=True)
    pixels = canvas.pixels()
    image = Image.fromarray(pixels)
    opacity = pixels[..., 3] / 255
    if opacity.min() == 1:
        image = image.convert("RGB")
    if file.suffix == ".webp":  # lossy colour would bleed into large clear parts, but not over a white die-cut edge
        image.save(file, quality=QUALITY, method=5, lossless=bool(opacity.mean() < 0.9) and name not in LOSSY)
    else:
        image.save(file, optimize=True)
    return canvas.digest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", metavar="NAME", help="part of a file name; nothing means every picture")
    words = parser.parse_args().words
    chosen = [name for name in PICTURES if not words or any(word in name for word in words)]
    if not chosen:
        parser.error(f"no picture is called like {', '.join(words)}")
    icon_font.write_names()
    shells.write()
    built = {}
    for name in chosen:
        start = time.perf_counter()
        built[name] = build(name)
        size = (SPRITES / name).stat().st_size
        print(f"{name:40} {size / 1024:7.1f} KiB  {1000 * (time.perf_counter() - start):6.0f} ms")
    write_checksums(read_checksums() | built)  # read now: another build may have written meanwhile


if __name__ == "__main__":
    main()
