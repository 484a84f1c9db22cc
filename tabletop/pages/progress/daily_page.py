"""The page of a day: its three matches, and the line about them."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes, text_files
from tabletop.app.toasts import done, sorry
from tabletop.bots import levels
from tabletop.i18n import localized, tr
from tabletop.pages.campaign_page import CampaignPage, seated
from tabletop.pages.decks.personal_page import NOBODY, PersonalPage, usual
from tabletop.progress import skill
from tabletop.progress.daily import MATCHES, DailyRound, result_line, rounds, table
from tabletop.storage import StoreError
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Panel
from tabletop.toolkit.widgets.display import RichLabel, draw_avatar

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.match.seats import TableSetup
    from tabletop.toolkit.widgets.screen import Screen

# The way to the daily deal, and how far somebody is with it today.


def today(services: AppServices) -> date:
    """By the clock of this machine."""
    return datetime.fromtimestamp(services.now(), UTC).astimezone().date()


def text(services: AppServices, game: str) -> str:
    """What the door says."""
    try:
        found = rounds(services.store, game, today(services), usual(services))
    except StoreError:
        return tr("daily-about")  # going in says what is wrong
    if not any(one.match is not None for one in found):
        return tr("daily-about")
    played, won = sum(one.share is not None for one in found), sum(one.share or 0.0 for one in found)
    if played == MATCHES:
        return tr("daily-all-played", won=localized(f"{won:g}"))
    return tr("daily-played", count=played, of=MATCHES, won=localized(f"{won:g}"))


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    screen.app.push(routes.daily(services, game))


FACE, HEAD, MATCH_FOOT, GAP = 116, 74, 84, 20  # units


class RoundCard(Pressable):
    """`table`: the match as it is dealt."""

    def __init__(self, found: DailyRound, table: TableSetup, on_press: Callable[[], None]) -> None:
        super().__init__(f"match {found.number + 1}", on_press)
        self.found, self.table = found, table

    @property
    def words(self) -> tuple[str, str, str]:
        """What became of it, or what a press does: icon, words, colour."""
        found = self.found
        if found.match is None:
            return "play", tr("daily-play"), "gold_light"
        if found.open:
            return "play", tr("daily-go-on"), "green"
        if found.share is None or found.share == 0:
            return "close", tr("daily-lost"), "muted"
        return ("trophy", tr("daily-won"), "gold") if found.share == 1 else ("handshake", tr("daily-shared"), "gold")

    def draw(self, target: pygame.Surface) -> None:
        kit, lit = self.kit, self.hovered or self.focused
        kit.panel(target, self.rect, "window" if lit else "panel")
        inside = rects.inset(self.rect, kit.u(26), kit.u(22))
        head, rest = rects.cut_top(inside, kit.u(HEAD), kit.u(8))
        foot, rest = rects.cut_bottom(rest, kit.u(MATCH_FOOT), kit.u(10))
        title = tr("daily-match", number=self.found.number + 1)
        kit.write(target, title, "heading", head, "gold_light", align="center")
        others = self.table.seats[1:]
        longest = max((kit.measure(seat.name, "strong") for seat in others), default=0)
        rest = rects.center(rest, min(rest.width, kit.u(FACE + GAP) + longest), rest.height)
        for seat, row in zip(others, self._rows(rest, len(others)), strict=True):
            side = min(kit.u(FACE), row.height - kit.u(8))
            face, text = rects.cut_left(row, side, kit.u(GAP))
            place = rects.center(face, side, side)
            draw_avatar(target, kit, place, seat.name, seat.colour, picture=avatars.picture(seat.avatar))
            name, level = rects.rows(rects.center(text, text.width, kit.u(66)), [54, 46])
            kit.write(target, seat.name, "strong", name, size=kit.fit(seat.name, "strong", name.width))
            kit.write(target, levels.level(seat.bot).name, "caption", level, "muted")
        self._foot(target, foot)

    def _rows(self, box: pygame.Rect, count: int) -> list[pygame.Rect]:
        high = min(self.u(FACE + 22), box.height // count)
        top = box.y + (box.height - high * count) // 2
        return [pygame.Rect(box.x, top + i * high, box.width, high) for i in range(count)]

    def _foot(self, target: pygame.Surface, box: pygame.Rect) -> None:
        kit = self.kit
        icon, words, color = self.words
        wide = kit.measure(words, "heading")
        line = rects.center(box, min(box.width, wide + kit.u(64)), box.height)
        left, text = rects.cut_left(line, kit.u(44), kit.u(16))
        picture = kit.icon(icon, 40, color)
        target.blit(picture, picture.get_rect(center=left.center))
        kit.write(target, words, "heading", text, color)


WIDE, HIGH, FOOT = 520, 640, 104  # units, at most


class DailyScreen(CampaignPage, PersonalPage):
    """Reads the day's matches whenever it comes to the top."""

    def __init__(self, services: AppServices, game: str, person: int = NOBODY) -> None:
        super().__init__(services, game, person)
        self.day = today(services)
        self.title, self.kept = tr("daily-title"), tr("daily-kept")
        self.kicker = tr("daily-kicker", game=self.definition.name, date=plain_words.date(self.day))
        self.rounds = [
            DailyRound(n, None, open=False, share=None) for n in range(MATCHES)
        ]  # as long as nothing can be read
        self.cards: list[RoundCard] = []

    def fill(self) -> None:
        self.add_chooser()
        self.add_switch(self.services.ready, self.definition.id, routes.daily)
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
            self.rounds = rounds(self.services.store, self.definition.id, self.day, self.person)
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
            known, _ = skill.points(self.services.store, self.definition.id, self.person)
        except StoreError:
            return None  # the line is the same without it
        counted = [point.difference for point in known if point.match in mine]
        return sum(counted) if len(counted) == MATCHES else None

    def _table(self, number: int) -> TableSetup:
        return table(self.definition, self.day, number, seated(self.services, self.person))

    # --- what is done
    def go(self, found: DailyRound) -> None:
        """Play it, go on with it, or look back at it."""
        if found.match is None:
            self.services.routes.play(self._table(found.number))
        elif found.open:
            self.services.routes.resume(found.match)
        else:
            routes.look_back(self.app, self.services, found.match)

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
