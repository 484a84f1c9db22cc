"""A bot's flick as it is seen: it lays the bean, looks, wavers, draws and lets go. The shot is settled before."""

from __future__ import annotations

from math import cos, exp, sin
from typing import TYPE_CHECKING

from tabletop.minigames.flick.physics.noise import by_hand, dice, levels, planned
from tabletop.toolkit.tween import in_out

if TYPE_CHECKING:
    from tabletop.minigames.flick.aiming import Aim
    from tabletop.minigames.flick.physics import FlickScene, Shot

LAYS = (400.0, 1250.0)  # ms
LOOKS = (1150.0, 3000.0)
DRAWS = (1500.0, 3000.0)
LETS_GO = 3250.0
WAVER = 7.0  # degrees at first


class Hesitation:
    """What the bot means to do, what comes of it, and how it gets there. Equal to `bot_shot` of the same dice."""

    def __init__(self, scene: FlickScene, level: str, ball: float, seed: int, steady: float) -> None:
        rand = dice(seed, "bot")
        self.plan: Shot = planned(scene, levels()[level], ball, rand)
        self.shot: Shot = by_hand(self.plan, rand, steady).settled(scene)

    def pose(self, aim: Aim, age: float) -> bool:
        """Set the aim as it is `age` ms after the beginning; True when it lets go."""
        plan = self.plan
        start = aim.scene.targets[0][0]
        aim.set("x", start + (plan.x - start) * _part(age, LAYS))
        aim.set("english", plan.english * _part(age, LOOKS))
        since = max(0.0, age - LOOKS[0]) / 1000
        aim.set("aim", plan.aim + WAVER * exp(-1.9 * since) * cos(since * 4.6))
        aim.set("power", plan.power * _part(age, DRAWS) + 0.04 * exp(-since) * sin(since * 9))
        aim.drawn = age >= DRAWS[0]
        return age >= LETS_GO


def _part(age: float, span: tuple[float, float]) -> float:
    return in_out(min(1.0, max(0.0, (age - span[0]) / (span[1] - span[0]))))
