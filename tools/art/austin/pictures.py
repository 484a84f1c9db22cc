"""Every picture of Austin Powers: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.austin import frames, symbols
from tools.art.canvas import Canvas

PICTURES: dict[str, Callable[[], Canvas]] = {
    "austin/ship_strip.webp": symbols.ship_strip,
    **{f"austin/frame_{kind}.webp": partial(frames.draw_full, kind) for kind in frames.KINDS},
    **{f"austin/frame_{kind}_mini.webp": partial(frames.draw_mini, kind) for kind in frames.KINDS},
    **{f"austin/symbols/{name}.webp": partial(symbols.draw, name) for name in symbols.SYMBOLS},
}
