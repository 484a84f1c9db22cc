"""A season: the calendar of ten evenings, the next table, and the standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.pages.campaign.campaign_page import RunPage
from tabletop.pages.progress.season.calendar_day import Leaf
from tabletop.pages.progress.season.opponents import CompanyPanel
from tabletop.pages.progress.season.season_table import StandingPanel
from tabletop.progress.league import WIN
from tabletop.progress.season import EVENINGS, Season
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.label import RichLabel

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices

LEAVES, FOOT = 0.21, 84  # of the body's height; units
PLACES = ("win", "are second in", "are third in")


class SeasonScreen(RunPage):
    """Reads the season's matches whenever it comes to the top; it is kept from its first evening on."""

    kept = "The season is kept. Go on with it from the Practice page."

    def __init__(self, desk: AppServices, season: Season) -> None:
        super().__init__(desk)
        self.season = season
        self.definition = season.definition
        self.ground = self.definition.id
        self.kicker = f"{self.definition.name}  ·  number {season.saved.seed}"
        self.leaves: list[Leaf] = []

    @property
    def over(self) -> bool:
        return bool(self.season.saved.ended) or not self.season.saved.began

    # --- widgets
    def fill(self) -> None:
        self.company = self.add(CompanyPanel())
        self.standing = self.add(StandingPanel(self.season))
        self.note = self.add(RichLabel(_worth(self.season), "small", label="points"))
        self.go = self.add(Button("", self.go_on, label="go", style="primary", icon="play"))
        self.fill_all()
        self.set_focus(self.go)

    def shown(self) -> None:
        super().shown()
        before = self.season.saved.ended
        self.attempt(self.season.look)
        self.fill_all()
        if self.season.saved.ended and not before:
            self.app.sound("win")
        if self.focus is None:
            self.set_focus(self.go)

    def fill_all(self) -> None:
        """Show the season as it is now."""
        season, coming = self.season, self.season.next
        for leaf in self.leaves:
            self.remove(leaf)
        self.leaves = [
            self.add(Leaf(evening, i, season.points(i), self._choosing(i), now=i == coming))
            for i, evening in enumerate(season.plan.evening)
        ]
        self.title, self.go.text, self.go.icon = self._words()
        self.choose(coming if coming is not None else EVENINGS - 1)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _words(self) -> tuple[str, str, str]:
        """The title, and the words and icon of the button."""
        season = self.season
        if season.saved.ended:
            place = season.saved.place
            told = PLACES[place - 1] if place <= len(PLACES) else f"end in place {place} of"
            return f"You {told} the season", "Another season", "restart"
        if not season.saved.began:
            return season.plan.title, "Begin the season", "calendar"
        words = "Go on with the evening" if season.open_match is not None else "Sit down"
        return season.plan.title, words, "play"

    def _choosing(self, evening: int) -> Callable[[], None]:
        return lambda: self.choose(evening)

    def choose(self, evening: int) -> None:
        """Show an evening."""
        for leaf in self.leaves:
            leaf.chosen = leaf.number == evening
        plan = self.season.plan.evening[evening]
        self.company.show(plan, self.season.seats(evening), self._rules(plan.options))

    def _rules(self, options: dict[str, str]) -> str:
        """House rules in words."""
        rules = {rule.id: rule for rule in self.definition.house_rules}
        return "  ·  ".join(f"{rules[key].name}: {rules[key].values[value]}" for key, value in options.items())

    # --- what is done
    def go_on(self) -> None:
        """Begin it, sit down at the next table, or leave a season that is over for another one."""
        season = self.season
        if season.saved.ended:
            app, desk = self.app, self.desk
            self.close(None)
            app.push(routes.season_new(desk, self.definition.id))
            return
        if not season.saved.began:
            self.attempt(season.begin)
            self.fill_all()
        if season.open_match is not None:
            self.desk.routes.resume(season.open_match)
        elif season.next is not None:
            self.desk.routes.play(season.table(season.next, self.desk.settings.bot_pace))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        foot, rest = rects.cut_bottom(body, self.u(FOOT), self.u(18))
        leaves, rest = rects.cut_top(rest, round(body.height * LEAVES), self.u(22))
        for leaf, box in zip(self.leaves, rects.columns(leaves, [1] * len(self.leaves), self.u(14)), strict=True):
            leaf.place(box)
        left, right = rects.columns(rest, [1.3, 1], self.u(22))
        self.company.place(left)
        self.standing.place(right)
        wide = max(self.go.measure(foot.width // 2)[0], self.u(420))
        self.go.place(pygame.Rect(foot.right - wide, foot.y, wide, foot.height))
        foot.width -= wide + self.u(24)
        self.note.place(rects.center(foot, foot.width, self.note.measure(foot.width)[1]))


def _worth(season: Season) -> str:
    """What a win brings, and how it counts."""
    each = "alone or shared" if season.plan.shared == WIN else f"a shared one {season.plan.shared}"
    return f"[muted]A win is worth {WIN} points, {each}. The standing goes by points for each evening that one was there.[/]"
