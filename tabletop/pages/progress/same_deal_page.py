"""A kept deal at several tables side by side, and the way to another one: others, or bots, play the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pygame

from tabletop.i18n import tr
from tabletop.match.seats import COLOURS, Seat, bot, person
from tabletop.pages.base_page import Page
from tabletop.progress import same_deal
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, LabelledControl, Panel, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.save_reader import ReadMatch
    from tabletop.progress.same_deal import DealTable

SAME = "same"
WIDE, LINE = 340, 40  # units: the least width of a table, and the height of a line
BOTS = {"easy": "practice-bot-easy", "normal": "practice-bot-normal", "hard": "practice-bot-hard"}


class SameDealScreen(Page[None]):
    """`match`: a kept match that is over; `reading` is what it was."""

    def __init__(self, services: AppServices, match: int, reading: ReadMatch) -> None:
        super().__init__(services)
        self.title = tr("practice-deal-tables")
        self.match, self.setup = match, reading.setup
        self.definition = reading.definition
        self.kicker, self.ground = self.definition.name, services.last_game
        self.profiles = services.profiles()
        self.chosen = ["normal"] * len(self.setup.seats)
        self.tables: list[DealTable] = []

    # --- widgets
    def fill(self) -> None:
        self.results = Column(gap=18)
        self.left = self.add(Panel(ScrollPanel(self.results, label="tables"), pad=28))
        form = Column(Label(tr("practice-deal-who"), "label", color="gold"), gap=14)
        for seat in range(len(self.setup.seats)):
            form.add(LabelledControl(tr("practice-deal-seat", number=seat + 1),
                           DropDown(self._choices(seat), self.chosen[seat], self._choosing(seat),
                                    label=f"seat {seat + 1}")))  # fmt: skip
        self.right = self.add(Panel(ScrollPanel(form, label="who plays"), pad=28))
        self.note = self.add(RichLabel(f"[muted]{tr('practice-deal-note')}[/]", "small", label="note"))
        self.go = self.add(Button(tr("practice-deal-go"), self.deal, label="go", style="primary", icon="cards-playing"))
        self.set_focus(self.go)

    def shown(self) -> None:
        super().shown()
        store = self.services.store
        self.tables = same_deal.tables(store, self.definition, store.match(self.match))
        self.results.clear()
        told = [
            RichLabel(self._told(number, table), "body", label=f"table {number + 1}")
            for number, table in enumerate(self.tables)
        ]
        self.results.add(Tiles(*told, least=WIDE, high=LINE * (len(self.setup.seats) + 2), gap=18))
        if len(self.tables) == 1:
            self.results.add(RichLabel(f"[muted]{tr('practice-deal-alone')}[/]", "body", label="alone"))
        if self.rect.width:
            self.layout()
        self.refresh()

    def _told(self, number: int, table: DealTable) -> str:
        """One table: who sat where, who has won, and how each seat compares."""
        when = plain_words.when(table.updated, self.services.now())
        lines = [tr("practice-deal-table", number=number + 1, when=when)]
        for seat, name in enumerate(table.names):
            share = table.shares[seat]
            won = tr("practice-deal-won" if share == 1 else "practice-deal-shared" if share else "practice-deal-lost")
            won = f"{{crown}} {won}" if share else won
            part = f"  ·  **{round(100 * table.compared[seat])} %**" if table.compared else ""
            lines.append(f"{seat + 1}. {escape(name)}  [muted]{won}[/]{part}")
        return "\n".join(lines)

    def _choices(self, seat: int) -> list[tuple[str, str]]:
        was = self.setup.seats[seat]
        known = [(f"profile {who.id}", who.name) for who in self.profiles]
        bots = [(level, tr(message)) for level, message in BOTS.items()]
        return [*bots, *known, (SAME, tr("practice-deal-as-before", name=was.name))]

    def _choosing(self, seat: int) -> Callable[[str], None]:
        def take(value: str) -> None:
            self.chosen[seat] = value

        return take

    # --- what is done
    def deal(self) -> None:
        """Nobody sits twice: of two seats with one person, a bot has the second."""
        seats: list[Seat] = []
        for place, value in enumerate(self.chosen):
            found = self._seat(place, value)
            taken = {seat.profile for seat in seats if seat.profile is not None}
            seats.append(bot(place) if found.profile in taken else found)
        self.services.routes.play(same_deal.again(self.setup, tuple(seats)))

    def _seat(self, place: int, value: str) -> Seat:
        was = self.setup.seats[place]
        if value == SAME:
            return msgspec.structs.replace(was, colour=COLOURS[place], taken_back=0, sat=(), keeps=None)
        who = next((one for one in self.profiles if value == f"profile {one.id}"), None)
        if who is not None:
            return person(place, who.name, avatar=who.avatar, profile=who.id)
        return bot(place, "easy" if value == "easy" else "hard" if value == "hard" else "normal")

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(84), self.u(18))
        parts = rects.rows if rest.height > rest.width else rects.columns
        left, right = parts(rest, [1.5, 1], self.u(22))
        self.left.place(left)
        self.right.place(right)
        wide = min(foot.width * 4 // 10, max(self.go.measure(foot.width)[0], self.u(380)))
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height))
        foot.width -= wide + self.u(24)
        self.note.place(rects.center(foot, foot.width, min(foot.height, self.note.measure(foot.width)[1])))
