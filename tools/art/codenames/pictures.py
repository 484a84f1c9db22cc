"""The comic pop pictures by name: four large ones for the tile of the menu, and one for each asset."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.canvas import Canvas
from tools.art.codenames import covers, frames, key, mat
from tools.art.codenames.assets import (
    avengers,
    city,
    cosmic,
    families,
    foes,
    guardians,
    ideas,
    machines,
    monsters,
    mutants,
    norse,
    places,
    relics,
    spiders,
    streets,
)
from tools.art.codenames.fist import fist
from tools.art.codenames.heroine import heroine
from tools.art.codenames.pop import HEIGHT, WIDTH
from tools.art.codenames.robot import robot
from tools.art.codenames.serpent import serpent
from tools.art.comic.pop import Pop

PANELS = {"fist": fist, "heroine": heroine, "serpent": serpent, "robot": robot}
ASSETS: dict[str, Callable[[Pop], None]] = {
    draw.__name__.replace("_", "-"): draw
    for module in (
        avengers,
        mutants,
        spiders,
        streets,
        city,
        families,
        foes,
        monsters,
        norse,
        guardians,
        cosmic,
        relics,
        machines,
        places,
        ideas,
    )
    for draw in module.PICTURES
}


def picture(name: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, 2)
    with canvas.transform(30, 0):
        PANELS[name](canvas)
    return canvas


def asset(name: str) -> Canvas:
    """The picture side of one asset."""
    pop = Pop()
    ASSETS[name](pop)
    return pop


PICTURES: dict[str, Callable[[], Canvas]] = {
    "codenames/back.webp": frames.back,
    "codenames/frame_word.webp": frames.word,
    "codenames/frame_picture.webp": frames.picture,
    "codenames/mat.webp": mat.draw,
    "codenames/stand.webp": key.stand,
    **{f"codenames/key_{side}.webp": partial(key.card, side) for side in ("shield", "hydra")},
    **{f"codenames/tile_{side}.webp": partial(key.tile, side) for side in ("shield", "hydra", "neutral", "assassin")},
    **{f"codenames/cover_{name}.webp": draw for name, draw in covers.PICTURES.items()},
    **{f"codenames/art/{name}.webp": partial(asset, name) for name in ASSETS},
}
