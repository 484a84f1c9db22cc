"""What one seat sees of a Mighty Beanz table, and what the mats are worth: halves ready to shoot, Beans, who threatens them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

import msgspec

from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.games.beanz.rules.cards import (
    ATTACK,
    BOOSTER,
    CARDS,
    COST,
    FLICKS_ANYWHERE,
    FLICKS_HERE,
    GUARD,
    KIND,
    MMP,
    SELF_DEFENCE,
    WARD,
)
from tabletop.games.beanz.rules.table import (
    BOTTOMZ_UP,
    HAND,
    HEADZ_UP,
    LOOT,
    RING,
    RINGS,
    SIDEWAYZ,
    SLOTS,
    Beanz,
    half_of,
)
from tabletop.games.beanz.rules.values import base_terms, defence_terms, worth

FILE = "weights.toml"


class Mat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points and parts; the file says what each is for."""

    ready: tuple[float, float, float]
    captured: float
    next_up: float
    held: float
    exposed: float
    part: float
    part_last: float
    lying: float
    bean: float
    bean_cost: float
    attacker: float
    mmp: float
    lying_bean: float
    headz_up: float
    neighbour: float
    cosmos: float
    cosmos_match: float


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: float
    beyond: float
    instant: float
    point: float
    idle_point: float
    drain: float
    flick: float
    deck_end: float
    fear: float


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Logits; pairs are for a half with one Space Loot left, and with more."""

    next_up: tuple[float, float]
    held: tuple[float, float]
    exposed: tuple[float, float]
    part: tuple[float, float]
    lying: float
    near: float
    captured: float
    bean: float
    cosmos: float
    card: float
    beyond: float
    point: float
    flick: float
    deck_end: float


class World(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hit: float


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scale: float
    mat: Mat
    hand: Hand
    value: Value
    world: World
    keep: dict[str, float]


WEIGHTS = read_toml((files("tabletop.games.beanz.bots") / FILE).read_bytes(), Weights, FILE)
for _card in WEIGHTS.keep:
    if _card not in KIND:
        raise DataFileError(f"{FILE}: keep: unknown card {_card!r}{nearest(_card, KIND)}")
MAT, IN_HAND = WEIGHTS.mat, WEIGHTS.hand
KEEP = [WEIGHTS.keep.get(card.id, 0.0) for card in CARDS]
POWER = tuple(
    bool(BOOSTER[k] or GUARD[k] or WARD[k] or SELF_DEFENCE[k] or FLICKS_HERE[k] or FLICKS_ANYWHERE[k])
    for k in range(len(CARDS))
)
BEAN_WORTH = tuple(
    MAT.bean + MAT.bean_cost * COST[k] + MAT.attacker * (ATTACK[k] is not None) + MMP[k] / MAT.mmp
    for k in range(len(CARDS))
)


def bean_worth(s: Beanz, card: int) -> float:
    """A Bean on a mat by itself, wherever it lies."""
    k, pos = s.kind[card], s.pos[card]
    if pos == SIDEWAYZ:
        return BEAN_WORTH[k] * MAT.lying_bean
    return BEAN_WORTH[k] + (MAT.headz_up if POWER[k] and pos == HEADZ_UP else 0.0)


def strength(s: Beanz, card: int) -> int:
    """What an attacker brings before boosts, moons and what depends on its target."""
    power = ATTACK[s.kind[card]]
    return worth(base_terms(s, s.at[card], card, defending=False)) + (power.plus if power else 0)


def exposed(s: Beanz, seat: int, half: int) -> bool:
    """Whether an attacker stands across who beats even the best Bean of the half (MB-78)."""
    facing = [s.zones[ring][0] for ring in RINGS[1 - seat, 2 - half] if s.zones[ring]]
    able = [card for card in facing if ATTACK[s.kind[card]] is not None and s.pos[card] != SIDEWAYZ]
    if not able:
        return False
    best = max([worth(defence_terms(s, ring)) for ring in RINGS[seat, half]])
    return any(strength(s, card) >= best for card in able)


def filling(s: Beanz, seat: int, half: int, lying: float) -> tuple[int, float]:
    """How many Beans stand in a half, and how many are missing there; one that lies counts as missing by `lying`, 0 to 1."""
    standing, missing = 0, 0.0
    for ring in RINGS[seat, half]:
        zone = s.zones[ring]
        if not zone:
            missing += 1
        elif s.pos[zone[0]] == SIDEWAYZ:
            missing += lying
        else:
            standing += 1
    return standing, missing


def half_worth(s: Beanz, seat: int, half: int) -> float:
    """What a seat's half is good for: its Space Loot, by how nearly it is full and who shoots next (MB-98)."""
    loot = len(s.zones[LOOT + 3 * seat + half])
    if not loot:
        return 0.0
    standing, missing = filling(s, seat, half, MAT.lying)
    ready = MAT.ready[loot - 1]
    if missing:
        return ready * MAT.part * standing / missing * (MAT.part_last if loot == 1 else 1.0)
    if s.turn != seat:
        return ready * MAT.next_up
    return ready * (MAT.exposed if exposed(s, seat, half) else MAT.held)


class Evaluation:
    """One look at the table for one decision. `s` is a copy that `imagined` may bend; nothing hidden is read from it."""

    __slots__ = ("cache", "halves", "s", "seat", "style")

    def __init__(self, s: Beanz, seat: int, style: BotStyle = PLAIN) -> None:
        self.s, self.seat, self.style = s, seat, style
        self.halves: dict[tuple[int, int], float] = {}
        self.cache: dict[object, float] = {}

    def other(self) -> Evaluation:
        """The same table from the other side; for what is open to all."""
        return Evaluation(self.s, 1 - self.seat)

    def half(self, seat: int, half: int) -> float:
        """The worth of a half as it is now."""
        found = self.halves.get((seat, half))
        if found is None:
            found = self.halves[seat, half] = half_worth(self.s, seat, half)
        return found

    def weight(self, seat: int) -> float:
        """How what another owns counts against how what this seat owns counts."""
        return self.style.caution if seat == self.seat else self.style.aggression

    def loss(self, card: int, *, gone: bool) -> float:
        """What it costs the owner of a Bean on a mat that it is toppled, or taken off."""
        key = (card, gone)
        if key not in self.cache:
            s, ring = self.s, self.s.at[card]
            seat, half = ring // SLOTS, half_of(ring)
            before = self.half(seat, half) + bean_worth(s, card)
            with imagined(s, card, -1 if gone else ring, SIDEWAYZ):
                after = half_worth(s, seat, half) + (0.0 if gone else bean_worth(s, card))
            self.cache[key] = before - after
        return self.cache[key]

    def entry(self, card: int, ring: int) -> float:
        """What a Bean brings its owner at an empty slot, its neighbours aside; alike for all slots of a half."""
        seat, half = ring // SLOTS, half_of(ring)
        key = (self.s.kind[card], seat, half)
        if key not in self.cache:
            before = self.half(seat, half)
            with imagined(self.s, card, ring, HEADZ_UP):
                self.cache[key] = half_worth(self.s, seat, half) - before + bean_worth(self.s, card)
        return self.cache[key]

    def moved(self, card: int, ring: int) -> float:
        """What it brings the owner that a Bean lies at another slot of its mat."""
        seat, old, new = ring // SLOTS, half_of(self.s.at[card]), half_of(ring)
        if old == new:
            return 0.0
        before = self.half(seat, old) + self.half(seat, new)
        with imagined(self.s, card, ring, self.s.pos[card]):
            return half_worth(self.s, seat, old) + half_worth(self.s, seat, new) - before

    def turned(self, card: int, pos: int) -> float:
        """What it brings the owner that a Bean lies in this position."""
        ring = self.s.at[card]
        seat, half = ring // SLOTS, half_of(ring)
        before = self.half(seat, half) + bean_worth(self.s, card)
        ready = 0.0
        if pos == HEADZ_UP and self.s.pos[card] == BOTTOMZ_UP and ATTACK[self.s.kind[card]] is not None:
            ready = MAT.attacker  # it may spin again
        with imagined(self.s, card, ring, pos):
            return half_worth(self.s, seat, half) + bean_worth(self.s, card) - before + ready

    def hand(self) -> int:
        return len(self.s.zones[HAND + self.seat])


@contextmanager
def imagined(s: Beanz, card: int, ring: int, pos: int) -> Iterator[None]:
    """For a moment the card lies at that ring index (-1: nowhere) in that position."""
    at, was = s.at[card], s.pos[card]
    here = s.zones[at]
    if at < RING:
        s.zones[at] = ()
    under = s.zones[ring] if ring >= 0 else ()
    if ring >= 0:
        s.zones[ring], s.at[card] = (card,), ring
    s.pos[card] = pos
    try:
        yield
    finally:
        if ring >= 0:
            s.zones[ring] = under
        s.zones[at], s.at[card], s.pos[card] = here, at, was
