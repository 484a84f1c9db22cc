"""How loud sounds are heard, and how loud those of a role shall be (roles.toml): the volumes in sounds.toml follow from both.

python -m tools.sound.levels    measures all files, writes the volumes, prints what is heard and how high it peaks
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import pyloudnorm
import soundfile

from tools.sound.signal import Samples

ROOT = Path(__file__).parents[2]
FOLDER, ROLES = ROOT / "sounds", Path(__file__).with_name("roles.toml")
WINDOW, STEP = 0.1, 0.01  # seconds: as long as the ear gathers a short sound, and from one such stretch to the next
FILTERS = "DeMan"  # those of ITU-R BS.1770 to the last digit; the library's default ones are rounded


def heard(sound: Samples, rate: int) -> float:
    """The loudness in dB (LUFS) of the loudest tenth of a second. The standard's own measure needs four tenths, which most of
    our sounds do not last, so the library is asked for shorter blocks, and silence follows what is shorter still.
    """
    meter = pyloudnorm.Meter(rate, FILTERS, block_size=WINDOW, overlap=1 - STEP / WINDOW)
    meter.integrated_loudness(np.concatenate([sound, np.zeros(round(WINDOW * rate))]))
    return float(max(meter.blockwise_loudness))


def integrated(sound: Samples, rate: int) -> float:
    """The loudness in dB (LUFS) of a whole piece, as the standard has it: blocks that are silent, or 10 dB below the others, do
    not count.
    """
    return float(pyloudnorm.Meter(rate, FILTERS).integrated_loudness(sound))


def decibels(ratio: float) -> float:
    return 20 * float(np.log10(max(ratio, 1e-12)))


def roles() -> dict[str, float]:
    """The loudness of each role, in dB."""
    return {name: float(level) for name, level in tomllib.loads(ROLES.read_text("utf-8")).items()}


def measured(file: str) -> tuple[float, float]:
    """How loud a file is heard at full volume, and its highest sample: dB (LUFS), and dB below full scale."""
    sound, rate = soundfile.read(FOLDER / file)
    return heard(sound, rate), decibels(np.max(np.abs(sound)))


def volume(role: str, level: float) -> float:
    """With which volume (0 to 1) a file is heard as loud as its role; a quiet file cannot be made louder."""
    return round(min(1.0, 10 ** ((roles()[role] - level) / 20)), 2)


def main() -> None:
    path, levels = FOLDER / "sounds.toml", dict[str, list[float]]()
    text = path.read_text("utf-8")
    print(f"{'sound':20} {'role':8} {'volume':>6} {'heard':>6} {'peak':>6}")
    for name, entry in tomllib.loads(text).items():
        level, peak = measured(entry["file"])
        wanted = volume(entry["role"], level)
        text = re.sub(rf"(?ms)^(\[{name}\].*?^volume = )[\d.]+", rf"\g<1>{wanted}", text)
        gain = decibels(wanted)
        print(f"{name:20} {entry['role']:8} {wanted:6.2f} {level + gain:6.1f} {peak + gain:6.1f}")
        levels.setdefault(entry["role"], []).append(level + gain)
    path.write_text(text, "utf-8")
    for role, wanted in roles().items():
        found = levels[role]
        print(f"{role:8} {wanted:6.1f}: {len(found):2} sounds, {min(found):6.1f} to {max(found):6.1f}")


if __name__ == "__main__":
    main()
