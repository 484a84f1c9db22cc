"""What the picture costs: frames, layers, idling, memory. Opens a real window; without a display SDL's dummy draws alone.

The scene: 1920x1080, six players, 150 card sprites on the table.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.core.ask import UNKNOWN
from tabletop.match import TableSetup, bot, person, start
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.window import Window
from tools.rigs.measure.figure import Figure
from tools.rigs.measure.memory import table_memory

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SIZE = (1920, 1080)
SPRITES = 150
FLYING = 4
FRAMES = 240
IDLE_SECONDS = 4.0


class _Quiet:
    """Bots that never answer: the table stands still."""

    def request(self, *_args: object, **_more: object) -> None:
        """Nothing is thought about."""

    def poll(self) -> Sequence[_Reply]:
        return ()

    def cancel(self) -> None:
        """Nothing is thought about."""


class _Reply(NamedTuple):
    id: int
    choice: int


def picture_figures(game: str) -> list[Figure]:
    """Measure everything; about a minute. `game`: whose table is looked at for its memory."""
    window = Window("Tabletop", SIZE)
    app = Runner(window, Prefs())
    app.loader.wait = True
    screen = _table(app)
    try:
        return [*_frames(app, screen), *_rebuilds(app, screen), _answered(app, screen), _idle(app), table_memory(game)]
    finally:
        window.close()


def _table(app: Runner) -> TableScreen:
    seats = (person(0, "Ann"), *(bot(i) for i in range(1, 6)))
    tables = (TableSetup(game=games.ours()[0], seats=seats, seed=seed) for seed in range(100))
    matches = (start(table, _Quiet(), round(app.clock())) for table in tables)
    screen = TableScreen(next(match for match in matches if match.shared.asked == 0))  # a person's turn: nothing moves
    app.push(screen)
    _fill(screen)
    for _ in range(20):
        app.step(pygame.event.get())
    return screen


def _fill(screen: TableScreen) -> None:
    """Lay further cards into the hands until there are enough sprites: such as the match has, from its piles."""
    scene, kinds = screen.scene, len(screen.constants.texts)
    hands = [zone for zone, place in enumerate(screen.places.zones) if place.look.kind == "hand"]
    spare = [sprite for zone in scene.zones for sprite in zone if sprite.zone not in hands]
    resting = len(screen.stage.resting())
    for i, sprite in enumerate(spare[: max(0, SPRITES - resting)]):
        scene.zones[sprite.zone].remove(sprite)
        sprite.zone = hands[i % len(hands)]
        sprite.kind = i % kinds if screen.places.zones[sprite.zone].own else UNKNOWN
        scene.zones[sprite.zone].append(sprite)
    scene.arrange(at_once=True)
    screen.show()


def _fly(screen: TableScreen) -> Iterator[None]:
    """Send cards from hands to the middle and back, one frame at a time."""
    sprites = [zone[0] for zone in screen.scene.zones if zone][-FLYING:]
    homes = [sprite.pose for sprite in sprites]
    goal = homes[0]._replace(x=SIZE[0] / 2, y=SIZE[1] / 2, width=170)
    for i in range(FRAMES):
        part = abs((i % 120) / 60 - 1)
        for sprite, home in zip(sprites, homes, strict=True):
            sprite.flying, sprite.pose = True, goal.between(home, part)
        screen.refresh()
        yield
    for sprite, home in zip(sprites, homes, strict=True):
        sprite.flying, sprite.pose = False, home


def _frames(app: Runner, screen: TableScreen) -> list[Figure]:
    for _ in _fly(screen):  # first: sizes that are new are drawn once
        app.step([])
    times, used = [], []
    for _ in _fly(screen):
        begun, busy = time.perf_counter(), time.process_time()
        app.step([])
        times.append((time.perf_counter() - begun) * 1000)
        used.append((time.process_time() - busy) * 1000)
    times = sorted(times[1:-1])
    return [
        Figure("moving frame, median", statistics.median(times), "ms", "<= 2"),
        Figure("moving frame, 99th percentile", times[len(times) * 99 // 100], "ms", "<= 4"),
        Figure("moving frame, median of processor time", statistics.median(used), "ms", "<= 2"),
    ]


def _rebuilds(app: Runner, screen: TableScreen) -> list[Figure]:
    times = []
    for _ in range(30):
        screen.stage.changed()
        begun = time.perf_counter()
        app.step([])
        times.append((time.perf_counter() - begun) * 1000)
    return [Figure("frame with a layer rebuild, median", statistics.median(times), "ms", "<= 6")]


def _answered(app: Runner, screen: TableScreen) -> Figure:
    """How many frames pass from a mouse event to the picture that shows it."""
    counts = []
    hand = next(zone for zone, place in enumerate(screen.places.zones) if place.own and place.look.kind == "hand")
    for sprite in screen.scene.zones[hand][:10]:
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))])
        time.sleep(0.2)
        app.step([])
        before, frames = app.window.surface.copy(), app.frames
        place = sprite.pose.box.move(-round(sprite.pose.width * 0.45), 0).center
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))])
        for _ in range(10):
            if pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(app.window.surface, "RGB"):
                break
            time.sleep(0.016)
            app.step([])
        counts.append(app.frames - frames)
    return Figure("input to changed picture", statistics.median(counts), "frames", "<= 1")


def _idle(app: Runner) -> Figure:
    """Share of one processor while nothing moves: the app's own loop for some seconds."""
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))])
    end = time.monotonic() + 3.0  # until nobody counts as awake
    while time.monotonic() < end:
        app.step([])
        time.sleep(0.03)
    begun, used = time.monotonic(), time.process_time()
    ticker = pygame.time.Clock()
    while time.monotonic() - begun < IDLE_SECONDS:
        app.step(pygame.event.get())
        ticker.tick(30)
    share = (time.process_time() - used) / (time.monotonic() - begun)
    return Figure("idle table", share * 100, "% of one processor", "<= 1.5")
