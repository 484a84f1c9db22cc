"""What a flick costs, for the bench. CPU time of this process."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from tabletop.minigames.flick.physics.aim_assist import helped
from tabletop.minigames.flick.physics.model import MODEL, FlickScene, Shot, hole_scene, range_scene
from tabletop.minigames.flick.physics.noise import bot_shot, levels
from tabletop.minigames.flick.physics.stepper import simulate
from tools.rigs.measure.figure import Figure

SHOTS = 400


def shots(count: int = SHOTS) -> list[tuple[FlickScene, Shot]]:
    """A mixture: half flicks of bots of all levels, half wild ones all over the mat."""
    rand, names, out = Random(7), list(levels()), []
    for index in range(count):
        scene = hole_scene(index % 3)
        wild = Shot(
            rand.uniform(-280, 280), rand.uniform(-40, 40), rand.random(), rand.uniform(-1, 1), rand.uniform(-1, 1)
        )
        out.append((scene, wild if index % 2 else bot_shot(scene, names[index // 2 % len(names)], rand)))
    return out


def spent(work: Callable[[FlickScene, Shot], object], inputs: list[tuple[FlickScene, Shot]]) -> list[float]:
    """Sorted CPU milliseconds of each call."""
    out = []
    for scene, shot in inputs:
        start = time.process_time()
        work(scene, shot)
        out.append((time.process_time() - start) * 1000)
    return sorted(out)


def flick_figures() -> list[Figure]:
    """Cost of a shot, of the practice range's three targets, of the foretold line; about two seconds."""
    inputs = shots()
    spent(simulate, inputs[:20])  # warm
    one = spent(simulate, inputs)
    three = spent(lambda _, shot: simulate(range_scene(), shot), inputs)
    line = spent(lambda scene, shot: helped(scene, shot, 2), inputs)
    return [
        Figure(f"{MODEL}: one shot, median", percentile(one, 50), "ms", "<= 3"),
        Figure(f"{MODEL}: one shot, p99", percentile(one, 99), "ms", "<= 6"),
        Figure(f"{MODEL}: one shot, three targets, median", percentile(three, 50), "ms", ""),
        Figure(f"{MODEL}: aim line, assist 2, median", percentile(line, 50), "ms", ""),
    ]


def percentile(values: list[float], share: int) -> float:
    """Of sorted values."""
    return values[min(len(values) - 1, len(values) * share // 100)]
