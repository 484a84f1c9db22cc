"""Every picture of Austin Powers: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.austin import back, frames, gestures, mat, pack, poster, symbols
from tools.art.austin.agents import AGENTS, doll
from tools.art.austin.bones import BONES
from tools.art.austin.happenings import HAPPENINGS
from tools.art.austin.swingers import SWINGERS
from tools.art.canvas import Canvas

PICTURES: dict[str, Callable[[], Canvas]] = {
    "austin/back_good.webp": back.good,
    "austin/back_evil.webp": back.evil,
    "austin/mat.webp": mat.draw,
    "austin/ring.webp": mat.ring,
    "austin/pack.webp": pack.draw,
    "austin/ship_strip.webp": symbols.ship_strip,
    **{f"austin/frame_{kind}.webp": partial(frames.draw_full, kind) for kind in frames.KINDS},
    **{f"austin/frame_{kind}_mini.webp": partial(frames.draw_mini, kind) for kind in frames.KINDS},
    **{f"austin/symbols/{name}.webp": partial(symbols.draw, name) for name in symbols.SYMBOLS},
    **{f"austin/art/{card}.webp": partial(doll.draw, one) for card, one in AGENTS.items()},
    **gestures.PICTURES,
    **{f"austin/art/{card}.webp": partial(poster.draw, one) for card, one in HAPPENINGS.items()},
    **{f"austin/art/{card}.webp": partial(poster.draw, one, poster.LOW) for card, one in BONES.items()},
    **{f"austin/art/{card}.webp": partial(poster.draw, one, poster.HIGH) for card, one in SWINGERS.items()},
}
