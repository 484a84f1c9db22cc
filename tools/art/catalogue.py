"""Every picture of the program: file name below sprites/ -> the function that draws it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import common
from .austin import pictures as austin
from .beanz import pictures as beanz
from .codenames import pictures as codenames
from .espionage import attack, back, copying, defence, frames, gold, mat, theft, watch
from .rpgget import pictures as rpgget
from .ui import avatars, effects, icon, logo, menu, phones, robots, tiles

if TYPE_CHECKING:
    from collections.abc import Callable

    from .canvas import Canvas


def _frames() -> dict[str, Callable[[], Canvas]]:
    pictures: dict[str, Callable[[], Canvas]] = {}
    for kind in frames.KINDS:
        pictures[f"espionage/frame_{kind}.webp"] = partial(frames.draw_full, kind)
        pictures[f"espionage/frame_{kind}_mini.webp"] = partial(frames.draw_mini, kind)
    return pictures


ESPIONAGE_ART: dict[str, Callable[[], Canvas]] = {
    "target": gold.target,
    "package": gold.package,
    "bomb": gold.bomb,
    "protector": gold.protector,
    "sniper": attack.sniper,
    "assassin": attack.assassin,
    "terrorist": attack.terrorist,
    "infiltrator": theft.infiltrator,
    "double-agent": theft.double_agent,
    "medic": watch.medic,
    "detective": watch.detective,
    "hacker": theft.hacker,
    "courier": theft.courier,
    "informant": watch.informant,
    "police": defence.police,
    "bodyguard": defence.bodyguard,
    "decoy": defence.decoy,
    "ninja": copying.ninja,
    "mercenary": copying.mercenary,
    "saboteur": attack.saboteur,
}

PICTURES: dict[str, Callable[[], Canvas]] = {
    "common/back.webp": common.back,
    "common/mat.webp": common.mat,
    "common/tile.webp": common.tile,
    "espionage/back.webp": back.draw,
    "espionage/mat.webp": mat.draw,
    **_frames(),
    "ui/icon.png": icon.draw,
    "ui/menu.webp": menu.draw,
    "ui/logo.webp": logo.draw,
    "espionage/tile.webp": tiles.espionage,
    "beanz/tile.webp": tiles.beanz,
    "austin/tile.webp": tiles.austin,
    "codenames/tile.webp": tiles.codenames,
    "rpgget/tile.webp": tiles.rpgget,
    "ui/glow.webp": effects.glow,
    "ui/spark.webp": effects.spark,
    "ui/ray.webp": effects.ray,
    "ui/cone.webp": effects.cone,
    "ui/stamp_cancelled.webp": effects.stamp_cancelled,
    "ui/shield.webp": effects.shield,
    "ui/reticle.webp": effects.reticle,
    "ui/crown.webp": effects.crown,
    "ui/silhouette_fall.webp": effects.silhouette_fall,
    "ui/felt.webp": effects.felt,
    **phones.PICTURES,
    **{f"ui/avatars/{name}.webp": partial(avatars.avatar, name) for name in avatars.PERSONS},
    **{f"ui/avatars/{name}.webp": partial(robots.robot_avatar, name) for name in robots.ROBOTS},
    **beanz.PICTURES,
    **austin.PICTURES,
    **codenames.PICTURES,
    **rpgget.PICTURES,
    **{f"espionage/art/{card}.webp": draw for card, draw in ESPIONAGE_ART.items()},
}

# Pictures with clear parts that are stored lossy all the same: they have an opaque edge of their own.
LOSSY: frozenset[str] = frozenset(beanz.PICTURES) | {name for name in rpgget.PICTURES if "/frame_" in name}
