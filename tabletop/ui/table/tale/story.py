"""Turns what has happened into a play: events one after the other, each with its motion, its sound and its time."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import UNKNOWN
from tabletop.match import JUMP
from tabletop.ui.table.messages import Told

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.table import Event
    from tabletop.match import Beat
    from tabletop.ui.app import App
    from tabletop.ui.table.cards.scene import Scene
    from tabletop.ui.table.messages import Post
    from tabletop.ui.table.tale.moments import Moments

STEP = 110  # ms between two cards that move for one reason
BEHIND = 14  # from so many waiting events on, the story is told faster


class Cue(NamedTuple):
    """One event and how long the story rests on it (ms)."""

    event: Event
    ms: float


class StoryTeller:
    """Plays events in the app's story lane."""

    def __init__(self, app: App, scene: Scene, moments: Moments, post: Post) -> None:
        self.app, self.scene, self.moments, self.post = app, scene, moments, post
        self._cues: deque[Cue] = deque()

    @property
    def busy(self) -> bool:
        return self.scene.behind

    def hear(self, beats: Iterable[Beat]) -> None:
        """Tell these beats after what is still being told."""
        for beat in beats:
            for event in beat.events:
                if event == JUMP:
                    self._cues.clear()
                self._cues.append(Cue(event, self._length(event)))
        if self._cues and not self.scene.behind:
            self.scene.behind = True
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
        self.scene.behind = False
        self.post(Told())

    def _rest(self, cue: Cue) -> float:
        """How long to stay on what has just been told; a story that lags behind is told faster."""
        return self.app.ms(cue.ms) / (1 if len(self._cues) < BEHIND else 4)

    def _tell(self, event: Event) -> None:
        word = event[0]
        if event == JUMP:
            self.post(Told(anew=True))
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


def _nothing(_part: float) -> None:
    """Only time passes."""
