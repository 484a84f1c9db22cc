"""Panels of the end page: what each player did, what the deal was worth, the booster that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.i18n import line, tr
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.decks.personal_page import house_rules
from tabletop.pages.end.key_decisions import percent, span
from tabletop.progress.collection import Collection, OwnedPackQueue
from tabletop.progress.duplicate_deals import LEAST, DealRecord, DealShares
from tabletop.storage import StoreError
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.services import AppServices
    from tabletop.i18n.catalogue import Value
    from tabletop.match.history.summary import Elimination
    from tabletop.table.end_facts import EndFacts


def verdicts(facts: EndFacts) -> list[tuple[int | None, Line]]:
    """How each person at the screen did: (the answer after which it was decided, the line)."""
    return [_verdict(facts, seat) for seat in facts.setup.humans]


def _verdict(facts: EndFacts, seat: int) -> tuple[int | None, Line]:
    winners = facts.outcome.winners
    if seat in winners:
        score, others = facts.points[-1].scores[seat], len(winners) - 1
        return None, _of(facts, seat, "end-won", score=score, what=facts.score_words, count=others)
    fall = next((fall for fall in facts.falls if fall.seat == seat), None)
    if fall is not None:
        return fall.n, _fallen(facts, fall)
    found = facts.decided
    if found is None:
        return None, _behind(facts, seat)
    how = "yes" if found.line else "no"
    if found.ahead:
        decided = line("end-ahead", best=_named(facts, winners), turn=found.turn, told=how)
    else:
        decided = line("end-decided", turn=found.turn, told=how)
    return found.n, _told(_behind(facts, seat), (*decided, *((" ", *found.line) if found.line else ())))


def _fallen(facts: EndFacts, fall: Elimination) -> Line:
    """By what, and which card could have answered it."""
    said = _told(_of(facts, fall.seat, "end-fell", turn=fall.turn), fall.by, fall.line)
    chance = facts.missed.get(fall.seat)
    if chance is None:
        return said
    against, card = CardRef(chance.against), CardRef(chance.card)
    return _told(said, _of(facts, fall.seat, "end-could-have-answered", against=against, card=card))


def _behind(facts: EndFacts, seat: int) -> Line:
    """What it came to, and how much was lacking."""
    scores, winners = facts.points[-1].scores, facts.outcome.winners
    score, what = scores[seat], facts.score_words
    most = max((scores[place] for place in winners), default=0)
    best = _named(facts, [winner for winner in winners if scores[winner] == most])
    if most <= score:
        return _of(facts, seat, "end-ended", score=score, what=what)
    if most == max(scores):
        dot = "" if facts.outcome.team.endswith(".") else "."
        return _of(facts, seat, "end-behind", score=score, what=what, lack=most - score, best=best, dot=dot)
    return _of(facts, seat, "end-others-had", score=score, what=what, most=most, best=best)


def _of(facts: EndFacts, seat: int, key: str, /, **args: Value) -> Line:
    """A message about somebody, who is spoken to where only one person is there."""
    said = line(key, who=SeatRef(seat), **args)
    return said.to(seat) if len(facts.setup.humans) == 1 else said


def _named(facts: EndFacts, seats: Sequence[int]) -> list[str] | list[SeatRef]:
    return [facts.outcome.team] if facts.outcome.team else [SeatRef(seat) for seat in seats]


def _told(*sentences: Line) -> Line:
    """Those that say something, one after the other."""
    said: Line = ()
    for sentence in sentences:
        said = (*said, *((" ",) if said and sentence else ()), *sentence)
    return said


# What a match has brought: the booster packs that wait for the people who played it, and the way to open them.

TILT = 8  # degrees


class BoosterPrize(Button):
    """A large button with the pack on it; not there when nobody has a pack that waits. `count` looks again."""

    height = 150

    def __init__(self, services: AppServices, facts: EndFacts) -> None:
        super().__init__(tr("end-open-pack"), self.open, label="prize", style="secondary")
        self.services = services
        self.definition = facts.definition
        self.people = {seat.name: seat.profile for seat in facts.setup.seats if seat.human and seat.profile}
        self.waiting: dict[str, int] = {}

    def count(self) -> None:
        """Count the packs on the shelves; where they are free whenever somebody likes, none is a prize."""
        earned = self.services.settings.booster_source == "per_finished_game" and self.definition.collecting is not None
        packs = {name: self._packs(name) for name in self.people} if earned else {}
        self.waiting = {name: count for name, count in packs.items() if count}
        self.visible = self.enabled = bool(self.waiting)
        if self.waiting:
            alone = sum(self.waiting.values()) == 1
            self.text = tr("end-open-pack") if alone else tr("end-open-pack-of", name=next(iter(self.waiting)))

    def _packs(self, name: str) -> int:
        try:
            return len(self._shelf(name).sealed("per_finished_game"))
        except StoreError:
            return 0  # who cannot be read has no prize; the collection says what is wrong

    def _shelf(self, name: str) -> Collection:
        profile = self.people[name] or 0
        return Collection(self.services.store, self.definition, profile, self.services.now, self.services.seed)

    def open(self) -> None:
        """The opening ceremony of the first one who has a pack."""
        name = next(iter(self.waiting))
        try:
            pile = OwnedPackQueue(self._shelf(name), "per_finished_game", house_rules(self.services, self.definition))
        except StoreError as error:
            sorry(self.app, error)
            return
        pile.title = tr("end-pack-of", name=name)
        self.app.push(routes.packs(self.services, pile))

    # --- picture
    @property
    def words(self) -> str:
        return tr("end-packs-wait", count=sum(self.waiting.values()), names=listed(list(self.waiting)))

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        box = rects.inset(face, kit.u(18), kit.u(8))
        high = box.height + kit.u(26)
        picture = pictures.contain((self.definition.id, "pack.webp"), (round(high / sealed_pack.RATIO), high))
        turned = pictures.turned(picture, TILT)
        place, box = rects.cut_left(box, turned.get_width(), kit.u(18))
        target.blit(turned, turned.get_rect(center=(place.centerx, face.centery - kit.u(6))))
        upper, lower = rects.rows(rects.center(box, box.width, min(box.height, kit.u(96))), [1.3, 1])
        text = kit.rich(self.words, "small", box.width, ink)
        text.draw(target, (upper.x, upper.centery - text.size[1] // 2))
        size = kit.fit(self.text, "button", lower.width, 0.6)
        kit.write(target, self.text, "button", lower, "gold_light", size=size)


# What the cards were worth: how often bots win this deal from a person's seat, as a line of the story.

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
