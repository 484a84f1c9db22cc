"""What one seat knows of an ESPIONAGE table, and what it makes of it: who may hold which gold, what a card is worth to it."""

from __future__ import annotations

from importlib.resources import files
from statistics import fmean
from typing import Any

import msgspec

from tabletop.bots.heuristics import BotStyle
from tabletop.core.game import Game
from tabletop.core.seats import OPPONENTS
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.games.espionage.rules.cards import CARDS, DECK, KIND, Card
from tabletop.games.espionage.rules.endings import fatal_kinds
from tabletop.games.espionage.rules.options import FIRST_BLOOD
from tabletop.games.espionage.rules.table import DRAW, HAND, LOOKED, STEP, Spies

FILE = "weights.toml"
TARGET, PACKAGE, BOMB, PROTECTOR = (KIND[title] for title in ("target", "package", "bomb", "protector"))
GUARDS = tuple(KIND[title] for title in ("bodyguard", "police", "decoy"))


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points; the file says what each is for."""

    knock_out: float
    own_end: float
    card: float
    card_with_package: float
    spend: float
    answer: float
    gold_taken: float
    bomb_late: float
    package_big: float
    guard: float
    peek: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keep: dict[str, float]
    mission: dict[str, float]
    numbers: Numbers


def by_kind(table: dict[str, float], name: str) -> list[float]:
    """Weights by title as a list by kind; a card without one has the mean of those that do the same, else of all commons.
    DataFileError names a title that does not exist.
    """
    for title in table:
        if title not in KIND:
            raise DataFileError(f"{FILE}: {name}: unknown title {title!r}{nearest(title, KIND)}")
    known = [card for card in CARDS if card.id in table and card.rarity == "common"]

    def weight(card: Card) -> float:
        alike = [one for one in known if does(one) & does(card)] or known
        return fmean(table[one.id] for one in alike)

    return [table[card.id] if card.id in table else weight(card) for card in CARDS]


def does(card: Card) -> set[str]:
    """The operations of a card."""
    return {row["op"] for effect in card.effects if effect.use != "held" for row in effect.do}


WEIGHTS = read_toml((files("tabletop.games.espionage.bots") / FILE).read_bytes(), Weights, FILE)
KEEP = by_kind(WEIGHTS.keep, "keep")
MISSION = by_kind(WEIGHTS.mission, "mission")
NUMBERS = WEIGHTS.numbers


class Evaluation:
    """One look at the table for one decision. `held` are the kinds in the own hand, `hidden[x]` the unseen cards of x's hand.

    fatal: the fatal gold kinds; late: 0 with the whole pile left, 1 with none; stake: how much of the own gain is an
    opponent's loss (1 with one opponent, and where the first knock-out wins: ES-99).
    """

    __slots__ = (
        *("card", "fatal", "game", "held", "hidden", "late", "others", "own_fatal"),
        *("s", "seat", "size", "stake", "style", "unseen"),
    )

    def __init__(self, game: Game, seat: int, style: BotStyle) -> None:
        self.game, self.seat, self.style = game, seat, style
        s: Any = game.table
        self.s: Spies = s
        kind, seen, zones = s.kind, s.seen, s.zones
        own = zones[HAND + STEP * seat]
        held = self.held = [kind[c] for c in own]
        self.size = len(own)
        others: tuple[int, ...] = OPPONENTS[s.alive, seat]
        self.others = others
        bit = 1 << seat
        self.unseen: int = max(1, len([b for b in seen if not b & bit]))
        self.hidden: dict[int, int] = {x: len([c for c in zones[HAND + STEP * x] if not seen[c] & bit]) for x in others}
        mask = fatal_kinds(s)
        self.fatal = [k for k in (TARGET, PACKAGE, PROTECTOR) if mask >> k & 1]
        self.own_fatal = sum([held.count(k) for k in self.fatal])
        self.late = 1 - (len(zones[DRAW]) + len(zones[LOOKED])) / len(DECK)
        self.stake = 1.0 if s.house & FIRST_BLOOD else 1 / max(1, len(others))
        collecting = PACKAGE in held and BOMB not in held
        self.card = (NUMBERS.card_with_package if collecting else NUMBERS.card) * style.hoarding

    def chance(self, x: int, kind: int) -> float:
        """How likely x holds at least one card of a kind, as far as this seat can tell."""
        s, bit = self.s, 1 << self.seat
        zone, at, missing = HAND + STEP * x, s.at, 0
        card = s.kind.find(kind)
        while card >= 0:
            if not s.seen[card] & bit:
                missing += 1
            elif at[card] == zone:
                return 1.0
            card = s.kind.find(kind, card + 1)
        return 1 - (1 - self.hidden[x] / self.unseen) ** missing if missing else 0.0

    def hit(self, x: int) -> float:
        """The chance that a random card of x's hand is fatal gold."""
        n = len(self.s.zones[HAND + STEP * x])
        return min(1.0, sum([self.chance(x, k) for k in self.fatal]) / n) if n else 0.0

    def own_hit(self) -> float:
        """The same for the own hand."""
        return self.own_fatal / self.size if self.size else 0.0

    def knock_out(self) -> float:
        """What a certain knock-out of one opponent is worth."""
        return NUMBERS.knock_out * self.stake * self.style.aggression

    def keep(self, kind: int) -> float:
        """What it is worth to own a card of this kind now."""
        worth = KEEP[kind]
        if kind == BOMB:
            return worth - NUMBERS.bomb_late * self.late * self.late
        if kind == PACKAGE and self.size >= 7 and BOMB not in self.held:
            return worth + NUMBERS.package_big
        if kind in GUARDS and self.own_fatal:
            return worth + NUMBERS.guard * self.style.caution
        return worth
