"""What the game counts, as far as playback has told it: scores and counters of the seats, and who is losing a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.table.model.messages import ScoresChanged

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.presentation import SeatStatus
    from tabletop.core.view import View
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App

NEAR = 0.9  # of the goal
RUN = 300  # ms that figures need to a new score


class SeatCounters:
    """`seats`: one a seat, none for games that count nothing. `swell`: by seat, how fresh its score is, from 1 to 0."""

    def __init__(self, app: App, definition: Definition, scene: Scene, post: Post) -> None:
        self.app, self.definition, self.scene, self.post = app, definition, scene, post
        self.seats: tuple[SeatStatus, ...] = ()
        self.goals: dict[int, int] = {}  # scores that figures are running to
        self.swell: dict[int, float] = {}

    def settle(self, view: View) -> None:
        """All before this view has been told."""
        definition, fight = self.definition, self.scene.fight
        if definition.looks.seat_status is not None:
            found = list(definition.looks.seat_status(view))
            for seat, goal in list(self.goals.items()):
                if found[seat].score == goal:  # its figures are on their way
                    found[seat] = found[seat]._replace(score=self.seats[seat].score)
                else:
                    self.app.event_lane.cancel(("score", seat))
                    del self.goals[seat]
            self.seats = tuple(found)
        if fight is not None and definition.looks.combat is not None:
            fight.settle(definition.looks.combat(view))

    def follow(self, view: View) -> None:
        """In the middle of playback: `view` is the table that it has come to. A score waits for its own moment."""
        if self.definition.looks.seat_status is not None:
            found = self.definition.looks.seat_status(view)
            self.seats = tuple(new._replace(score=old.score) for new, old in zip(found, self.seats, strict=True))

    def fought(self, view: View) -> None:
        """In the middle of playback: who is losing is told as soon as what lies there is what the game says."""
        fight, zones = self.scene.fight, self.scene.zones
        if fight is None or not fight.combatants or self.definition.looks.combat is None:
            return
        status = self.definition.looks.combat(view)
        if status is not None and all(len(zones[f.stack]) == len(view.table.zones[f.stack]) for f in status.combatants):
            fight.follow(status)

    def counted(self, seat: int, score: int) -> int:
        """The score of a seat has changed while events are played back: the figures run there. Returns what it was."""
        app, old = self.app, self.goals.get(seat, self.seats[seat].score)
        shown = self.seats[seat].score
        self.goals[seat] = score

        def step(part: float) -> None:
            self._show(seat, round(shown + (score - shown) * part), swell=1 - part)

        ms = 0 if app.prefs.reduced_motion else app.ms(RUN)
        app.event_lane.run(ms, step, key=("score", seat), ease="linear", done=lambda: self._reached(seat, score))
        return old

    def lost(self, seat: int, view: View) -> int:
        """The score of a seat has fallen, and by how much; no fact says to what: `view` is the table after the answer."""
        if self.definition.looks.seat_status is None:
            return 0
        score = self.definition.looks.seat_status(view)[seat].score
        fell = self.goals.get(seat, self.seats[seat].score) - score
        if fell > 0:
            self.counted(seat, score)
        return max(0, fell)

    def _reached(self, seat: int, score: int) -> None:
        self.goals.pop(seat, None)
        self._show(seat, score)

    def _show(self, seat: int, score: int, swell: float = 0.0) -> None:
        statuses = list(self.seats)
        statuses[seat] = statuses[seat]._replace(score=score)
        self.seats, self.swell[seat] = tuple(statuses), swell
        self.post(ScoresChanged())

    def close(self, seat: int) -> bool:
        """It is not far to the goal."""
        status = self.seats[seat]
        return self.goals.get(seat, status.score) >= NEAR * status.goal
