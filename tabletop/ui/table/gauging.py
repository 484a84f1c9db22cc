"""What the game counts, as far as the story has told it: scores and counters of the seats, who fights, whose back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.ui.faces import back
from tabletop.ui.table.clash import Clash
from tabletop.ui.table.panels.gauge_badge import race_bar
from tabletop.ui.table.tags import Tags

if TYPE_CHECKING:
    from tabletop.core.definition import Gauge
    from tabletop.ui.faces import CardText
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.scene import Sprite
    from tabletop.ui.table.screen import TableScreen
    from tabletop.ui.table.stage import Extras

NEAR = 0.9  # of the goal
RUN = 300  # ms that figures need to a new score
SWELL, STEPS = 0.4, 5  # so much larger are the own figures at first, in so many steps


class Gauging:
    """`gauges`: one a seat, none for games that count nothing. It needs the scene and the stage of its table."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.gauges: tuple[Gauge, ...] = ()
        self.goals: dict[int, int] = {}  # scores that figures are running to
        self._swell = 0.0
        self.clash: Clash | None = None
        if table.look.fights is not None:
            self.clash = table.scene.clash = Clash(table, table.look.fights)
        self.extras: list[Extras] = [self, *([self.clash] if self.clash is not None else []), Tags(table)]
        self._idle: dict[tuple[int, tuple[str, ...]], CardText] = {}
        table.stage.back = self.back
        if self.clash is not None:
            table.stage.text = self.text

    def settle(self) -> None:
        """All before the view that is shown has been told."""
        table, definition = self.table, self.table.match.definition
        if definition.looks.gauges is not None:
            found = list(definition.looks.gauges(table.view))
            for seat, goal in list(self.goals.items()):
                if found[seat].score == goal:  # its figures are on their way
                    found[seat] = found[seat]._replace(score=self.gauges[seat].score)
                else:
                    table.app.story.cancel(("score", seat))
                    del self.goals[seat]
            self.gauges = tuple(found)
        if self.clash is not None and definition.looks.duel is not None:
            self.clash.settle(definition.looks.duel(table.view))

    def fought(self) -> None:
        """In the middle of the story: who is losing is told as soon as what lies there is what the game says."""
        table, definition = self.table, self.table.match.definition
        if self.clash is None or definition.looks.duel is None:
            return
        view = table.match.view()
        duel, zones = definition.looks.duel(view), table.scene.zones
        if duel is not None and all(len(zones[f.stack]) == len(view.table.zones[f.stack]) for f in duel.fighters):
            self.clash.follow(duel)

    def counted(self, seat: int, score: int) -> int:
        """The score of a seat has changed while the story is told: the figures run there. Returns what it was."""
        app, old = self.table.app, self.goals.get(seat, self.gauges[seat].score)
        shown = self.gauges[seat].score
        self.goals[seat] = score

        def step(part: float) -> None:
            self._show(seat, round(shown + (score - shown) * part), swell=1 - part)

        ms = 0 if app.prefs.reduced_motion else app.ms(RUN)
        app.story.run(ms, step, key=("score", seat), ease="linear", done=lambda: self._reached(seat, score))
        return old

    def _reached(self, seat: int, score: int) -> None:
        self.goals.pop(seat, None)
        self._show(seat, score)

    def _show(self, seat: int, score: int, swell: float = 0.0) -> None:
        table, gauges = self.table, list(self.gauges)
        gauges[seat] = gauges[seat]._replace(score=score)
        self.gauges = tuple(gauges)
        if seat == table.bottom:
            self._swell = round(swell * STEPS) / STEPS
        table.furniture.recount(table.view, table.handling.choosing)
        table.stage.changed()

    def figures(self, seat: int) -> tuple[float, float]:
        """Where a gain of a seat is shown: at its own large figures, else on its plate."""
        area = self.table.places.areas.seats[seat]
        if seat == self.table.bottom and "score" in area.parts:
            box = area.parts["score"]
            return box.centerx, box.top
        return area.badge.right - self.table.u(70), area.badge.centery

    def close(self, seat: int) -> bool:
        """It is not far to the goal."""
        gauge = self.gauges[seat]
        return self.goals.get(seat, gauge.score) >= NEAR * gauge.goal

    def busy_places(self) -> list[pygame.Rect]:
        """What is looked at on a table of mats: those who fight, and the cards before whoever sits at the screen."""
        table = self.table
        if table.look.mats is None:
            return []
        rows = [zone for zone, place in enumerate(table.places.zones) if place.own and place.look.part == "main"]
        cards = [sprite.goal.box for zone in rows for sprite in table.scene.zones[zone]]
        return cards + (self.clash.boxes() if self.clash is not None else [])

    def back(self, sprite: Sprite) -> CardText | None:
        """The back of a card, for games with several."""
        seat = self.table.kernel.zones[sprite.zone].seat
        name = self.gauges[seat].back if self.gauges and seat is not None else ""
        return back(name) if name else None

    def text(self, kind: int) -> CardText:
        """The words of a card without the marks that do not count in the fight that is going on."""
        text, idle = self.table.texts[kind], self.clash.idle if self.clash is not None else ()
        if not any(name in idle for name, _ in text.marks):
            return text
        if (kind, idle) not in self._idle:
            marks = tuple(mark for mark in text.marks if mark[0] not in idle)
            self._idle[kind, idle] = msgspec.structs.replace(text, marks=marks)
        return self._idle[kind, idle]

    # --- the own score in large figures, beside its pile
    def below(self) -> list[Blit]:
        return []

    def above(self) -> list[Blit]:
        table = self.table
        if table.look.mats is None or not self.gauges:
            return []
        gauge, kit = self.gauges[table.bottom], table.kit
        box = table.places.areas.seats[table.bottom].parts["score"]
        score = kit.line(str(gauge.score), "number", "gold_light", size=62 * (1 + SWELL * self._swell))
        words = kit.line(f"of {gauge.goal} {gauge.unit}", "label", "muted", size=15)
        bar = pygame.Rect(box.x, box.bottom - kit.u(14), box.width - kit.u(6), kit.u(14))
        out = [(score, (box.x, box.top)), (words, (box.x, bar.top - words.get_height() - kit.u(4)))]
        return [*out, (race_bar(kit, bar.size, gauge, "gold"), bar.topleft)]
