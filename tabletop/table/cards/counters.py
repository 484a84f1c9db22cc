"""What the game counts, as far as playback has told it: scores and counters of the seats, and who is losing a fight."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.table.model.messages import ScoresChanged
from tabletop.toolkit import shapes
from tabletop.toolkit.layers import centred

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.presentation import SeatStatus
    from tabletop.core.view import View
    from tabletop.table.cards.scene import Scene
    from tabletop.table.model.messages import Post
    from tabletop.table.model.view_state import MatchConstants, ViewState
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit

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


# The counter of a layout: a row of steps for the seat on turn, its marker on a number of the table.

WIDE = 38  # units from step to step at the most


class StepCounter:
    """`above()` lies still with the cards."""

    shown: ViewState

    def __init__(self, constants: MatchConstants, kit: DrawContext) -> None:
        self.look, self.kit = constants.look.counter, kit

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def box(self) -> pygame.Rect | None:
        """Where the counter is now; None when there is none."""
        boxes = [picture.get_rect(topleft=place) for picture, place in self.above()]
        return boxes[0].unionall(boxes[1:]) if boxes else None

    def below_it(self, seat: int) -> tuple[int, int] | None:
        """Where a row begins below the counter of a seat; None where there is none."""
        look, shown, kit = self.look, self.shown, self.kit
        if look is None:
            return None
        area = shown.places.areas.centre
        at = look.at if seat == shown.bottom else look.across
        step = min(look.width * area.width / (look.of + 1), float(kit.u(WIDE)))
        x = round(area.left + at[0] * area.width - step * (look.of / 2 + 0.43))
        return x, round(area.top + at[1] * area.height) + kit.u(36 if shown.style == "bare" else 22)

    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        shown, counter = self.shown, self.look
        if counter is None or not shown.playback.view.query:
            return []
        kit, seen, bare = self.kit, shown.playback.reached.table, shown.style == "bare"
        number = int(getattr(seen, counter.column))
        area = shown.places.areas.centre
        x, y = counter.at if seen.turn == shown.bottom else counter.across
        most = max(counter.of, number)
        step = min(counter.width * area.width / (most + 1), float(kit.u(WIDE)))
        start = area.left + x * area.width - step * most / 2
        out: list[Blit] = self._die(number, most, (start + step, area.top + y * area.height)) if bare else []
        for i in range(0 if bare else most + 1):
            middle = (start + i * step, area.top + y * area.height)
            out += self._step(i, i == number, i <= number, round(step * 0.86), middle)
        words = kit.line(counter.label, "label", "muted", size=17)
        top = round(area.top + y * area.height - (kit.u(32) if bare else step * 0.62) - words.get_height())
        return [*out, (words, (round(start - step * 0.4), top))]

    def _die(self, number: int, most: int, middle: tuple[float, float]) -> list[Blit]:
        """MB-126: a die of eight sides, or of ten when there are more points."""
        kit, sides = self.kit, 8 if most < 9 else 10
        side = kit.u(64)
        turn = [math.pi * (2 * i + 1) / sides for i in range(sides)]
        points = " ".join(
            f"{side / 2 * (1 + 0.95 * math.cos(a)):.1f},{side / 2 * (1 + 0.95 * math.sin(a)):.1f}" for a in turn
        )
        gold, dark = shapes.hex6(kit.color("gold")), shapes.hex6(kit.color("orange"))
        body = (
            f'<polygon points="{points}" fill="{gold}" stroke="{dark}" stroke-width="{side * 0.06:.1f}" '
            f'stroke-linejoin="round"/>'
        )
        words = kit.line(str(number), "number", "ink", size=34)
        return [centred(shapes.svg((side, side), body), middle), centred(words, middle)]

    def _step(self, number: int, here: bool, full: bool, side: int, middle: tuple[float, float]) -> list[Blit]:
        kit = self.kit
        edge = kit.color("gold" if full else "faint")
        dark = pygame.Color(14, 10, 34, 220)
        disc = shapes.disc(side, kit.color("gold_light"), kit.color("orange")) if here else shapes.disc(side, dark)
        words = kit.line(str(number), "number", "ink" if here else "gold" if full else "faint", size=18)
        ring = shapes.ring((side, side), side // 2, max(1, kit.u(2)), edge)
        return [centred(disc, middle), centred(ring, middle), centred(words, (middle[0], middle[1] + 1))]
