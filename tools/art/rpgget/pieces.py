"""All that is drawn for RPG Get! but the art of its cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.canvas import Canvas
from tools.art.rpgget import back, frames, mat, pack, symbols

PIECES: dict[str, Callable[[], Canvas]] = {
    "rpgget/back.webp": back.draw,
    "rpgget/mat.webp": mat.draw,
    "rpgget/pack.webp": pack.draw,
    **{f"rpgget/frame_{kind}.webp": partial(frames.full, kind) for kind in frames.COLOURS},
    **{f"rpgget/frame_{kind}_mini.webp": partial(frames.mini, kind) for kind in frames.COLOURS},
    **{f"rpgget/symbols/{name}.webp": partial(symbols.draw, name) for name in symbols.GLYPHS},
}
