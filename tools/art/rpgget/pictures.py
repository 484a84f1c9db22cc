"""Every picture of RPG Get!: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.canvas import Canvas
from tools.art.rpgget.cards import (
    events,
    gear,
    heroes,
    missions,
    perils,
    powers,
    ruin,
    soldiers,
    spells,
    wanderers,
    wild,
)
from tools.art.rpgget.cel import Cel
from tools.art.rpgget.pieces import PIECES

CARDS: dict[str, Callable[[Cel], None]] = {
    draw.__name__.replace("_", "-"): draw
    for module in (heroes, wanderers, wild, ruin, soldiers, powers, missions, perils, events, gear, spells)
    for draw in module.PICTURES
}


def card(name: str) -> Canvas:
    canvas = Cel()
    CARDS[name](canvas)
    canvas.finish()
    return canvas


PICTURES: dict[str, Callable[[], Canvas]] = {
    **PIECES,
    **{f"rpgget/art/{name}.webp": partial(card, name) for name in CARDS},
}
