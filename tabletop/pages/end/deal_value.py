"""What the cards were worth: how often bots win this deal from a person's seat, as a line of the story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.pages.end.key_decisions import percent, span
from tabletop.progress.duplicate_deals import LEAST, DealRecord, DealShares
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.table.end_facts import EndFacts

FIRST_MS = 1200  # after a match, before its deal is played again


class DealValue(Widget):
    """One for each person. `looking_back`: it tells what is known, and begins nothing."""

    def __init__(self, services: AppServices, facts: EndFacts, seat: int, *, looking_back: bool) -> None:
        super().__init__(f"worth {seat + 1}")
        self.services, self.facts, self.seat, self.looking_back = services, facts, seat, looking_back
        alone, who = self._whose()
        self.source = tr("end-worth-unknown") if looking_back else tr("end-worth-playing", alone=alone, who=who)
        self._found: DealRecord | None = None
        self._shown: tuple[int, bool] | None = None

    def begin(self) -> None:
        """Have the deal played again, when that is not done."""
        if self.facts.match is not None and self.host is not None:
            self.services.dealt.want(self.app, self.facts.match)

    def think(self) -> bool:
        """Every frame: True when there is something new to be seen."""
        facts = self.facts
        if facts.match is None:
            return False
        if self._shown is None or self.services.dealt.at(facts.match):
            self._found = self.services.dealt.of(facts.match, facts.setup)
        found = self._found
        shown = (found.done, found.over) if found is not None else (0, False)
        if shown == self._shown:
            return False
        self._shown = shown
        if found is not None and self.seat in found.normal and (found.over or found.done >= LEAST):
            self.source = self._told(found)
        return True

    def _told(self, found: DealRecord) -> str:
        facts, seat = self.facts, self.seat
        normal, hard = found.normal[seat], found.hard.get(seat)
        alone, who = self._whose()
        share = facts.shares[seat]
        ended = "won" if share == 1 else "shared" if share else "lost"
        if hard is None:
            worth = tr("end-worth", alone=alone, who=who, normal=_chance(normal))
        else:
            worth = tr("end-worth-hard", alone=alone, who=who, normal=_chance(normal), hard=_chance(hard))
        told = f"{worth} {tr('end-how-ended', alone=alone, who=who, ended=ended)}"
        if found.over:
            return told
        return f"{told} [muted]{tr('end-worth-so-far', done=found.done, all=self.services.dealt.total(facts.setup))}[/]"

    def _whose(self) -> tuple[str, str]:
        """Whether only one person has played, and the name of the one whose cards they were."""
        setup = self.facts.setup
        return "yes" if len(setup.humans) == 1 else "no", escape(setup.seats[self.seat].name)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.kit.rich(self.source, "small", max(1, width - self.u(76))).size[1] + self.u(24)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row")
        icon = kit.icon("scale", 24, "gold")
        target.blit(icon, icon.get_rect(center=(self.rect.x + kit.u(28), self.rect.centery)))
        text = kit.rich(self.source, "small", self.rect.width - kit.u(76), "text")
        text.draw(target, (self.rect.x + kit.u(56), self.rect.centery - text.size[1] // 2))


def worths(services: AppServices, facts: EndFacts, *, looking_back: bool) -> list[DealValue]:
    """One line for each person at a kept match, none where deals are not played again, or the match counts for nothing."""
    counts = facts.setup.begun is None and not any(answer.is_repair for answer in facts.answers)
    if facts.match is None or not counts or not services.settings.deal_matches:
        return []
    return [DealValue(services, facts, seat, looking_back=looking_back) for seat in facts.setup.humans]


def _chance(shares: DealShares) -> str:
    low, high = shares.range
    return f"**{percent(shares.mean)}** ({span(low, high)})"
