"""Where the capsule of each Bean lies in its sprite, written for the physics piece of the flick."""

from __future__ import annotations

from pathlib import Path

from tools.art.beanz.bean import fit
from tools.art.beanz.teams import BEANS

FILE = Path(__file__).parents[3] / "sprites" / "beanz" / "shells.toml"
HEAD = """# The shell of every Bean in its 480 x 500 sprite: x, y = middle, across, down = half axes, all in pixels;
# tilt = degrees clockwise from upright; skin = the colour of the bare shell (its back, where no face is).
"""


def text() -> str:
    lines = [HEAD]
    for card, bean in BEANS.items():
        place, bounds = fit(bean), bean.body.computeTightBounds()
        across, down = place.size * bounds.width() / 2, place.size * bounds.height() / 2
        entry = (
            f"[{card}]",
            f"x = {place.x}",
            f"y = {place.y}",
            f"across = {across:.0f}",
            f"down = {down:.0f}",
            f"tilt = {bean.tilt}",
            f'skin = "{bean.skin}"',
            "",
        )
        lines += entry
    return "\n".join(lines)


def write() -> None:
    FILE.write_text(text(), encoding="utf-8")
