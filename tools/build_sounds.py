"""Write sounds and music beds below sounds/: all of them, or only those whose name contains one of the given words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:  # also runs as a plain script
    sys.path.insert(0, str(ROOT))

from tools.sound import ogg  # noqa: E402 - needs the path above
from tools.sound.beds import loop, score  # noqa: E402 - as above
from tools.sound.catalogue import SOUNDS, make  # noqa: E402 - as above
from tools.sound.levels import decibels, integrated  # noqa: E402 - as above
from tools.sound.signal import RATE, Samples, loudness  # noqa: E402 - as above

FOLDER = ROOT / "sounds"


def figures(name: str, sound: Samples, size: int) -> str:
    peak = 20 * np.log10(np.max(np.abs(sound)))
    loud = 20 * np.log10(loudness(sound))
    ends = max(abs(sound[0]), abs(sound[-1]))
    return f"{name:16} {len(sound) / RATE:5.2f} s  peak {peak:6.1f} dB  loud {loud:6.1f} dB  ends {ends:.4f}  {size:6} bytes"


def layer_figures(name: str, sound: Samples, size: int) -> str:
    """`seam`: the step over the end of the loop, `steps`: the largest of a hundred of the others, in samples of 1."""
    peak, loud = decibels(np.max(np.abs(sound))), integrated(np.tile(sound, 2), RATE)
    seam, steps = abs(sound[0] - sound[-1]), np.percentile(np.abs(np.diff(sound)), 99)
    return (
        f"{name:16} {len(sound) / RATE:5.2f} s  peak {peak:6.1f} dB  loud {loud:6.1f} LUFS"
        f"  seam {seam:.4f}  steps {steps:.4f}  {size:6} bytes"
    )


def write(name: str, data: bytes) -> int:
    file = FOLDER / f"{name}.ogg"
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.write_bytes(data)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only sounds whose name contains one of these")
    words = parser.parse_args().words
    total = 0

    def wanted(name: str) -> bool:
        return not words or any(word in name for word in words)

    for name in filter(wanted, sorted(SOUNDS)):
        sound = make(name)
        size = write(name, ogg.encode(sound))
        print(figures(name, sound, size))
        total += size
    for bed in filter(wanted, score.names()):
        notes = score.load(bed)
        for layer in score.LAYERS:
            sound = loop.make(bed, notes, layer)
            size = write(f"beds/{bed}/{layer}", ogg.encode(sound, loop.QUALITY))
            print(layer_figures(f"{bed} {layer}", sound, size))
            total += size
    print(f"{total / 1000:.0f} kB")


if __name__ == "__main__":
    main()
