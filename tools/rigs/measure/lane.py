"""What the flick's picture costs, in milliseconds: the mouse aims with full help, the bean flies, it is shown again."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

import pygame

from tabletop.games.beanz.presentation.minigames import ART
from tabletop.minigames.flick.flick_facts import FlickFacts
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.flick.physics import hole_scene
from tabletop.minigames.flick.physics.model import LINE
from tools.rigs.measure.figure import Figure
from tools.rigs.pilot import FRAME, Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame.event import Event

SIZE = (1920, 1080)
AIMING = 240  # frames


def flick_figures() -> list[Figure]:
    """Measure everything; about five seconds."""
    with Pilot(SIZE) as pilot:
        shooter, target = (ART.bean(name) for name in ART.names()[:2])
        facts = FlickFacts(
            scene=hole_scene(1), art=ART, shooter=shooter, targets=(target,), name="Ann", seed=3, assist=2, steady=0.0
        )
        screen = FlickScreen(facts)
        begun = time.perf_counter()
        pilot.app.push(screen)
        pilot.tick()
        opened = (time.perf_counter() - begun) * 1000
        pilot.tick(1000)
        for _ in _aiming(pilot, screen):  # first: sizes that are new are drawn once
            pass
        aiming = _timed(_aiming(pilot, screen), pilot)
        screen.flick()
        flying = _timed(_phase(screen, "fly"), pilot)
        again = _timed(_phase(screen, "replay"), pilot)
    every = [*aiming, *flying, *again]
    return [
        Figure("flick scene at 1080p, a frame, median", _middle(every, 0), "ms", "<= 3"),
        Figure("flick scene, median of processor time", _middle(every, 1), "ms", "<= 3"),
        Figure("flick scene, 99th percentile", sorted(wall for wall, _ in every)[len(every) * 99 // 100], "ms", "<= 8"),
        Figure("flick scene while aiming, processor time", _middle(aiming, 1), "ms", "<= 3"),
        Figure("flick scene in flight, processor time", _middle(flying, 1), "ms", "<= 3"),
        Figure("flick scene in slow motion, processor time", _middle(again, 1), "ms", "<= 4"),
        Figure("flick screen opened", opened, "ms", "<= 400"),
    ]


def _middle(frames: list[tuple[float, float]], which: int) -> float:
    return statistics.median(frame[which] for frame in frames)


def _timed(frames: Iterator[list[Event]], pilot: Pilot) -> list[tuple[float, float]]:
    """Milliseconds of the clock and of the processor, by frame."""
    out = []
    for events in frames:
        pilot.now += FRAME
        begun, used = time.perf_counter(), time.process_time()
        pilot.app.step(events)
        out.append(((time.perf_counter() - begun) * 1000, (time.process_time() - used) * 1000))
    return out


def _aiming(pilot: Pilot, screen: FlickScreen) -> Iterator[list[Event]]:
    """Pull and waver; the last frame puts everything back."""
    x, y = (round(part) for part in screen.view.spot(screen.aim.x, LINE, 9.0))
    pilot.press((x, y))
    for i in range(AIMING):
        place = (x + (i * 7) % 60 - 30, y + 90 + (i * 3) % 70)
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0))
        yield [event]
    pilot.key("escape")


def _phase(screen: FlickScreen, phase: str) -> Iterator[list[Event]]:
    while screen.phase == phase:
        yield []
