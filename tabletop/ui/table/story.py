"""Turns what has happened into a play: events one after the other, each with its motion, its sound and its time."""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import UNKNOWN
from tabletop.match import JUMP
from tabletop.ui.table import flights

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop.core.table import Event
    from tabletop.match import Beat
    from tabletop.ui.app import App
    from tabletop.ui.table.moments import Moments
    from tabletop.ui.table.poses import Pose
    from tabletop.ui.table.scene import Scene, Sprite

FLIGHT, SLAM = 340, 520  # ms from place to place, and onto a fighter
FAR = 1.2  # times its width: a card that moves less far makes room for another one
STEP = 110  # ms between two cards that move for one reason
BEHIND = 14  # from so many waiting events on, the story is told faster


class Cue(NamedTuple):
    """One event and how long the story rests on it (ms)."""

    event: Event
    ms: float


class StoryTeller:
    """Plays events in the app's story lane. `jump()`: show the table anew; `ended()`: all has been told."""

    def __init__(
        self, app: App, scene: Scene, moments: Moments, jump: Callable[[], None], ended: Callable[[], None]
    ) -> None:
        self.app, self.scene, self.moments = app, scene, moments
        self.jump, self.ended = jump, ended
        self._cues: deque[Cue] = deque()
        self._telling = False

    @property
    def busy(self) -> bool:
        return self._telling

    def hear(self, beats: Iterable[Beat]) -> None:
        """Tell these beats after what is still being told."""
        for beat in beats:
            for event in beat.events:
                if event == JUMP:
                    self._cues.clear()
                self._cues.append(Cue(event, self._length(event)))
        if self._cues and not self._telling:
            self._telling = True
            self._next()

    def finish(self) -> None:
        """Tell the rest at once."""
        self.app.story.hurry()

    def _length(self, event: Event) -> float:
        if event[0] == "move":
            return STEP
        if event[0] == "say":
            return self.moments.rest(event[2])
        return STEP if event[0] in ("show", "shuffle", "turn") else 0

    def _next(self) -> None:
        """Tell events until one takes time."""
        while self._cues:
            cue = self._cues.popleft()
            self._tell(cue.event)
            ms = self._rest(cue)
            if ms > 0:
                self.app.story.run(ms, _nothing, key="story", done=self._next)
                return
        self._telling = False
        self.ended()

    def _rest(self, cue: Cue) -> float:
        """How long to stay on what has just been told; a story that lags behind is told faster."""
        return self.app.ms(cue.ms) / (1 if len(self._cues) < BEHIND else 4)

    def _tell(self, event: Event) -> None:
        word = event[0]
        if event == JUMP:
            self.jump()
        elif word == "move":
            _, card, source, to, kind = event[:5]
            self.scene.move(card, source, to, kind)
            self.moments.moved(source, to)
        elif word == "show":
            self.scene.show(event[1], event[2])
            if any(kind != UNKNOWN for kind in event[2]):
                self.app.sound("card_flip")
        elif word == "turn":
            self.scene.turn(event[1], event[2])
            self.app.sound("card_flip")
        elif word == "shuffle":
            self.scene.shuffle(event[1])
            self.app.sound("shuffle")
        elif word == "say":
            self.moments.said(event[2])

    # -- motion ----------------------------------------------------------------------------------------------------------
    def fly(self, sprite: Sprite, start: Pose) -> None:
        """Move a card from where it is to its goal; onto a fighter it strikes."""
        goal, places = sprite.goal, self.scene.places
        strikes = places is not None and places.zones[sprite.zone].look.kind == "fight"
        far = math.hypot(goal.x - start.x, goal.y - start.y) > FAR * goal.width
        shape, hit = (flights.slam, flights.HIT) if strikes else (flights.glide if far else flights.shift, 1.0)
        sprite.flying = True

        def step(part: float) -> None:
            way, size = shape(part)
            pose = start.between(goal, way)
            sprite.pose = pose._replace(width=pose.width * size)
            if part >= 0.5:
                sprite.back = sprite.veiled
            if part >= hit:
                self.moments.struck(sprite.card)

        def land() -> None:
            sprite.pose = goal
            sprite.back = sprite.veiled
            sprite.flying = False
            self.moments.landed()

        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(SLAM if strikes else FLIGHT)
        self.app.story.run(ms, step, key=("fly", id(sprite)), ease="linear", done=land)


def _nothing(_part: float) -> None:
    """Only time passes."""
