"""Chance around a shot: where the inner ball rests, how unsteady a hand is, how bots aim. The shot itself has none."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import msgspec
from msgspec import Struct

from tabletop.minigames.flick.physics.model import FlickScene, Shot, aim_at, clamp

AIM_LEAST, AIM_MORE, CALM_POWER = 1.3, 2.2, 0.65  # degrees; more power hits harder, but less exactly
POWER_NOISE, ENGLISH_NOISE = 0.02, 0.05


class TriangularNoise(Struct, frozen=True, tag_field="shape", tag="triangular"):
    low: float
    high: float
    mode: float

    def draw(self, rand: Random) -> float:
        return rand.triangular(self.low, self.high, self.mode)


class NormalNoise(Struct, frozen=True, tag_field="shape", tag="normal"):
    mean: float
    sigma: float

    def draw(self, rand: Random) -> float:
        return rand.gauss(self.mean, self.sigma)


class NoiseLevel(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of levels.toml: the player model of a bot."""

    spread: float
    aim: float
    power: TriangularNoise | NormalNoise
    read: float
    english: float
    hits: int
    two: int


@cache
def levels() -> dict[str, NoiseLevel]:
    """The bot levels by name, weakest first. Raises msgspec.ValidationError naming the wrong field."""
    text = files("tabletop.minigames.flick.physics").joinpath("levels.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, NoiseLevel])


def dice(seed: int, *what: object) -> Random:
    """Chance for one purpose of one shot: equal in every process, independent of any other purpose."""
    return Random("/".join(map(str, (seed, *what))))


def ball_place(seed: int, shakes: int = 0) -> float:
    """Where the inner ball rests (-1..1) when the bean was laid down and shaken so often; at most one shake an attempt."""
    return round(dice(seed, "ball", shakes).uniform(-1.0, 1.0), 4)


def aim_sigma(power: float) -> float:
    """How far the aim of a hand goes wrong at this power, degrees (one sigma)."""
    return AIM_LEAST + AIM_MORE * max(0.0, power - CALM_POWER) / (1 - CALM_POWER)


def by_hand(shot: Shot, rand: Random, steady: float = 1.0) -> Shot:
    """The shot as a hand really makes it; people and bots alike. `steady`: 1, 0.5 or 0 of the noise."""
    aim = rand.gauss(0.0, aim_sigma(shot.power))
    power = rand.gauss(0.0, POWER_NOISE)
    english = rand.gauss(0.0, ENGLISH_NOISE)
    return Shot(
        shot.x,
        shot.aim + steady * aim,
        clamp(shot.power + steady * power, 0.0, 1.0),
        clamp(shot.english + steady * english, -1.0, 1.0),
        shot.ball,
    )


def planned(scene: FlickScene, level: NoiseLevel, ball: float, rand: Random, target: int = 0) -> Shot:
    """What a bot of this level means to do: lie near the hole, aim straight, finger behind the ball, with its errors."""
    x = clamp(scene.targets[target][0] + rand.uniform(-level.spread, level.spread), -scene.reach, scene.reach)
    power = clamp(level.power.draw(rand), 0.0, 1.0)
    aim = aim_at(scene, x, target) + rand.gauss(0.0, level.aim)
    english = clamp(level.read * ball + rand.gauss(0.0, level.english), -1.0, 1.0)
    return Shot(x, aim, power, english, ball)


def bot_shot(
    scene: FlickScene, level: str, rand: Random, ball: float | None = None, steady: float = 1.0, target: int = 0
) -> Shot:
    """A bot's flick, hand noise included; without `ball` its place is drawn too. Raises KeyError for an unknown level."""
    place = rand.uniform(-1.0, 1.0) if ball is None else ball
    return by_hand(planned(scene, levels()[level], place, rand, target), rand, steady).settled(scene)
