"""Every picture of RPG Get!: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.canvas import Canvas
from tools.art.rpgget.cards import missions, powers, ruin, soldiers, wild
from tools.art.rpgget.cel import Cel

CARDS: dict[str, Callable[[Cel], None]] = {
    draw.__name__.replace("_", "-"): draw
    for module in (wild, ruin, soldiers, powers, missions)
    for draw in module.PICTURES
}


def card(name: str) -> Canvas:
    canvas = Cel()
    CARDS[name](canvas)
    canvas.finish()
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    **{f"rpgget/art/{name}.webp": partial(card, name) for name in CARDS},
}
