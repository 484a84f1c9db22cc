"""Every picture of Mighty Beanz: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.beanz import back, backdrop, bean, frames, mat, pack, symbols
from tools.art.beanz.cards import CARDS, scene
from tools.art.beanz.teams import BEANS
from tools.art.canvas import Canvas

_NAMES = list(CARDS)


def _frames() -> dict[str, Callable[[], Canvas]]:
    return {
        f"beanz/{kind}_{sheet}.webp": partial(draw, kind)
        for kind in frames.STYLES
        for sheet, draw in frames.SHEETS.items()
    }


PICTURES: dict[str, Callable[[], Canvas]] = {
    "beanz/back.webp": back.draw,
    "beanz/pack.webp": pack.draw,
    "beanz/space.webp": mat.space,
    "beanz/mat.webp": mat.mat,
    "beanz/target.webp": mat.target,
    **{f"beanz/{galaxy['sprite']}": partial(mat.hole, galaxy["name"]) for galaxy in mat.PLACES["galaxy"]},
    **_frames(),
    **{f"beanz/symbols/{name}.webp": partial(symbols.draw, name) for name in symbols.SYMBOLS},
    **{f"beanz/teams/{team}.webp": partial(backdrop.draw, team) for team in backdrop.TEAMS},
    **{f"beanz/beans/{card}.webp": partial(bean.sprite, one) for card, one in BEANS.items()},
    **{f"beanz/art/{card}.webp": partial(scene.draw, one, _NAMES.index(card)) for card, one in CARDS.items()},
}
