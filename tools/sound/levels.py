"""How loud sounds are heard, and how loud those of a role shall be (roles.toml): the volumes in sounds.toml follow from both.

python -m tools.sound.levels    measures all files, writes the volumes and prints what is heard
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import numpy as np
import soundfile

from tools.sound.signal import Samples

ROOT = Path(__file__).parents[2]
FOLDER, ROLES = ROOT / "sounds", Path(__file__).with_name("roles.toml")
WINDOW = 0.1  # seconds: as long as the ear gathers a short sound
BLOCK, SILENT = 0.4, -70.0  # seconds and dB: of a piece that is measured as a whole
# The two filters of ITU-R BS.1770-4 by their coefficients at 48 kHz (b0 b1 b2, a1 a2): a head, and deep tones counted less.
STANDARD = 48_000
FILTERS = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621)),
)
OFFSET = -0.691  # dB, as the standard has it


def heard(sound: Samples, rate: int) -> float:
    """The loudness in dB (LUFS) of the loudest tenth of a second."""
    power = _power(np.concatenate([sound, np.zeros(rate)]), rate, WINDOW)
    return OFFSET + decibels(np.max(power)) / 2


def integrated(sound: Samples, rate: int) -> float:
    """The loudness in dB (LUFS) of a whole piece, as the standard has it: blocks that are silent, or 10 dB below the others, do
    not count.
    """
    power = _power(sound, rate, BLOCK)[:: round(BLOCK * rate / 4)]
    levels = OFFSET + 10 * np.log10(np.maximum(power, 1e-12))
    loud = power[levels > SILENT]
    if not len(loud):
        return SILENT
    loud = power[levels > max(SILENT, OFFSET + decibels(np.mean(loud)) / 2 - 10)]
    return OFFSET + decibels(np.mean(loud)) / 2


def _power(sound: Samples, rate: int, window: float) -> Samples:
    """The mean power of what is heard in every stretch of `window` seconds."""
    even = 1 << len(sound).bit_length()  # silence behind it: spectra of such a length are quick to make
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(even, 1 / rate) / STANDARD)
    spectrum = np.fft.rfft(sound, even)
    for (b0, b1, b2), (a1, a2) in FILTERS:
        spectrum *= np.abs((b0 + b1 * z + b2 * z**2) / (1 + a1 * z + a2 * z**2))
    power = np.cumsum(np.concatenate([[0.0], np.fft.irfft(spectrum, even)[: len(sound)] ** 2]))
    size = round(window * rate)
    return (power[size:] - power[:-size]) / size


def decibels(ratio: float) -> float:
    return 20 * float(np.log10(max(ratio, 1e-12)))


def roles() -> dict[str, float]:
    """The loudness of each role, in dB."""
    return {name: float(level) for name, level in tomllib.loads(ROLES.read_text("utf-8")).items()}


def volume(role: str, file: str) -> float:
    """With which volume (0 to 1) a file is heard as loud as its role; a quiet file cannot be made louder."""
    sound, rate = soundfile.read(FOLDER / file)
    return round(min(1.0, 10 ** ((roles()[role] - heard(sound, rate)) / 20)), 2)


def main() -> None:
    path = FOLDER / "sounds.toml"
    text = path.read_text("utf-8")
    for name, entry in tomllib.loads(text).items():
        wanted = volume(entry["role"], entry["file"])
        text = re.sub(rf"(?ms)^(\[{name}\].*?^volume = )[\d.]+", rf"\g<1>{wanted}", text)
        print(f"{name:20} {entry['role']:8} {wanted:.2f}")
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
