"""The comic pop pictures by name."""

from __future__ import annotations

from tools.art.canvas import Canvas
from tools.art.codenames.fist import fist
from tools.art.codenames.heroine import heroine
from tools.art.codenames.pop import HEIGHT, WIDTH
from tools.art.codenames.robot import robot
from tools.art.codenames.serpent import serpent

PICTURES = {"fist": fist, "heroine": heroine, "serpent": serpent, "robot": robot}


def picture(name: str) -> Canvas:
    canvas = Canvas(WIDTH, HEIGHT, 2)
    with canvas.transform(30, 0):
        PICTURES[name](canvas)
    return canvas
