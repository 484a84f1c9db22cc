"""Write the sounds below sounds/: all of them, or only those whose name contains one of the given words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[1]
if str(ROOT) not in sys.path:  # also runs as a plain script
    sys.path.insert(0, str(ROOT))

from tools.sound import ogg  # noqa: E402 - needs the path above
from tools.sound.catalogue import SOUNDS, make  # noqa: E402 - as above
from tools.sound.signal import RATE, Samples, loudness  # noqa: E402 - as above

FOLDER = ROOT / "sounds"


def figures(name: str, sound: Samples, size: int) -> str:
    peak = 20 * np.log10(np.max(np.abs(sound)))
    loud = 20 * np.log10(loudness(sound))
    ends = max(abs(sound[0]), abs(sound[-1]))
    return f"{name:16} {len(sound) / RATE:5.2f} s  peak {peak:6.1f} dB  loud {loud:6.1f} dB  ends {ends:.4f}  {size:6} bytes"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only sounds whose name contains one of these")
    words = parser.parse_args().words
    total = 0
    for name in sorted(SOUNDS):
        if words and not any(word in name for word in words):
            continue
        sound = make(name)
        data = ogg.encode(sound)
        (FOLDER / f"{name}.ogg").write_bytes(data)
        total += len(data)
        print(figures(name, sound, len(data)))
    print(f"{total / 1000:.0f} kB")


if __name__ == "__main__":
    main()
