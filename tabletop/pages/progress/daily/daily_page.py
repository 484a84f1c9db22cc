"""The page of a day: its three matches, and the line about them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.pages.campaign.campaign_page import RunPage, seated
from tabletop.pages.decks.personal_page import NOBODY, PersonalPage
from tabletop.pages.progress.daily.daily_entry import today
from tabletop.pages.progress.daily.daily_match import RoundCard
from tabletop.progress import skill
from tabletop.progress.daily import MATCHES, Round, result_line, rounds, table
from tabletop.storage import StoreError
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Panel
from tabletop.toolkit.widgets.label import RichLabel

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.match.seats import TableSetup

WIDE, HIGH, FOOT = 520, 640, 104  # units, at most


class DailyScreen(RunPage, PersonalPage):
    """Reads the day's matches whenever it comes to the top."""

    def __init__(self, desk: AppServices, game: str, person: int = NOBODY) -> None:
        super().__init__(desk, game, person)
        self.day = today(desk)
        self.title, self.kept = tr("daily-title"), tr("daily-kept")
        self.kicker = tr("daily-kicker", game=self.definition.name, date=plain_words.date(self.day))
        self.rounds = [Round(n, None, open=False, share=None) for n in range(MATCHES)]  # as long as nothing can be read
        self.cards: list[RoundCard] = []

    def fill(self) -> None:
        self.add_chooser()
        self.add_switch(self.desk.ready, self.definition.id, routes.daily)
        self.line = RichLabel("", "body", label="result")
        self.panel = self.add(Panel(self.line, pad=22))
        self.copy = self.add(Button(tr("daily-copy"), self.take, label="copy", style="secondary", icon="content-copy"))
        self.refill()

    def shown(self) -> None:
        super().shown()
        self.refill()
        if self.focus is None:
            self.set_focus(next((card for card in self.cards if card.found.share is None), self.cards[0]))

    def refill(self) -> None:
        try:
            self.rounds = rounds(self.desk.store, self.definition.id, self.day, self.person)
        except StoreError as error:
            sorry(self.app, error)
        for card in self.cards:
            self.remove(card)
        self.cards = [
            self.add(RoundCard(found, self._table(found.number), partial(self.go, found))) for found in self.rounds
        ]
        begun = any(found.match is not None for found in self.rounds)
        self.line.source = escape(self.result) if begun else tr("daily-about")
        self.copy.visible = begun
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    @property
    def over(self) -> bool:
        """Nothing is left to be played, or nothing was begun."""
        return all(found.match is None for found in self.rounds) or all(r.share is not None for r in self.rounds)

    @property
    def result(self) -> str:
        """The line to copy."""
        return result_line(self.definition.name, self.day, self.rounds, self._beyond())

    def _beyond(self) -> float | None:
        """What was won beyond what the cards were worth; None until all three deals are known."""
        mine = {found.match for found in self.rounds if found.share is not None}
        try:
            known, _ = skill.points(self.desk.store, self.definition.id, self.person)
        except StoreError:
            return None  # the line is the same without it
        counted = [point.difference for point in known if point.match in mine]
        return sum(counted) if len(counted) == MATCHES else None

    def _table(self, number: int) -> TableSetup:
        return table(self.definition, self.day, number, seated(self.desk, self.person))

    # --- what is done
    def go(self, found: Round) -> None:
        """Play it, go on with it, or look back at it."""
        if found.match is None:
            self.desk.routes.play(self._table(found.number))
        elif found.open:
            self.desk.routes.resume(found.match)
        else:
            routes.look_back(self.app, self.desk, found.match)

    def take(self) -> None:
        """Copy the line."""
        text_files.copy(self.result)
        done(self.app, tr("daily-copied"), "content-copy")

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(30)
        foot, rest = rects.cut_bottom(body, self.u(FOOT), self.u(24))
        gap = self.u(26)
        wide = min(self.u(WIDE), (rest.width - gap * (MATCHES - 1)) // MATCHES)
        whole = rects.center(rest, wide * MATCHES + gap * (MATCHES - 1), min(self.u(HIGH), rest.height))
        for card, place in zip(self.cards, rects.columns(whole, [1] * MATCHES, gap), strict=True):
            card.place(place)
        if self.copy.visible:
            right, foot = rects.cut_right(foot, self.u(200), self.u(20))
            self.copy.place(rects.center(right, right.width, self.u(68)))
        self.panel.place(rects.center(foot, foot.width, self.panel.measure(foot.width)[1]))
