"""Every picture of the program: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import espionage_back, espionage_frames, espionage_mat

if TYPE_CHECKING:
    from collections.abc import Callable

    from .canvas import Canvas


def _frames() -> dict[str, Callable[[], Canvas]]:
    pictures = {}
    for kind in espionage_frames.KINDS:
        pictures[f"espionage/frame_{kind}.webp"] = partial(espionage_frames.draw_full, kind)
        pictures[f"espionage/frame_{kind}_mini.webp"] = partial(espionage_frames.draw_mini, kind)
    return pictures


PICTURES: dict[str, Callable[[], Canvas]] = {
    "espionage/back.webp": espionage_back.draw,
    "espionage/mat.webp": espionage_mat.draw,
    **_frames(),
}
