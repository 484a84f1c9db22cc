"""A sealed night: everybody opens packs, builds a deck from what was in them, and the table is set with these decks.

All packs follow from one number, the seed of the evening, so a second table can play the same pools.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tabletop.core.decks import own
from tabletop.core.dice import Dice
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.core.decks import CollectingRules, Deck, Format
    from tabletop.core.definition import Definition
    from tabletop.match.seats import TableSetup

PACKS = (6, 8, 10, 12, 14, 16)  # that a seat may open
SALT = 301
SAMPLE = 12  # pools from which it is told how many cards a deck lacks
POOLS = 48  # of which each is to leave something to build
CHOICE = 2  # so many times the cards of a deck leave something to build
FEW = 2.0  # lacking cards that hardly matter


class CompletedDeck(NamedTuple):
    """A legal deck, and which of its cards are lent from the starter set: card id -> copies."""

    cards: dict[str, int]
    lent: dict[str, int]


class SealedPool:
    """`setup`: who plays and by which rules; `packs`: for each of them; `sides`: of each, by lot where they cannot sit together
    like this. A seat is a player's place in the evening, which may have more players than a table has places.

    ValueError for a game whose cards nobody collects.
    """

    def __init__(
        self, definition: Definition, setup: TableSetup, packs: int = 0, seed: int = 0, sides: Sequence[str] = ()
    ) -> None:
        if definition.collecting is None:
            raise ValueError(tr("progress-nobody-collects", game=definition.name))
        self.definition = definition
        self.rules: CollectingRules = definition.collecting
        prefixes = tuple(f"{form.rule}_" for form in self.rules.formats)
        rest = {rule: value for rule, value in setup.options.items() if not rule.startswith(prefixes)}
        self.setup = msgspec.structs.replace(setup, options=rest)
        self.options = definition.check_options(rest)
        self.format: Format = self.rules.of(self.rules.format(self.options))
        side = self.rules.side
        self._side_of = {card.id: side({card.id: 1}) for card in definition.cards} if side else {}
        # side -> the id of one of its cards; one side "" in games without sides
        self._cards_by_side = {of: card for card, of in self._side_of.items()} or {"": ""}
        self._limits: dict[tuple[str, int], int] = {}
        self._missing: dict[int, float] = {}
        self._samples: dict[tuple[int, int], tuple[int, ...]] = {}
        self.seed = seed
        self.packs = packs or self.usual()
        self.opened = [0] * len(setup.seats)
        self.decks: dict[int, CompletedDeck] = {}
        self._rows = self._together()
        self.sides = tuple(sides) if tuple(sides) in self._rows else self._by_lot()

    # Packs

    def pack_seed(self, seat: int, index: int) -> int:
        """The seed of a pack, 62 bits."""
        dice = Dice(self.seed, SALT + 64 * seat + index)
        return dice.roll(1 << 31) << 31 | dice.roll(1 << 31)

    def pack(self, seat: int, index: int) -> tuple[int, ...]:
        """The kinds in a pack, in the order in which they are shown."""
        return self.rules.booster(self.pack_seed(seat, index), self.options)

    def open(self, seat: int) -> tuple[int, ...]:
        """Open the next pack of a seat; IndexError when all are open."""
        if self.opened[seat] >= self.packs:
            raise IndexError("all packs of this seat are open")
        self.opened[seat] += 1
        return self.pack(seat, self.opened[seat] - 1)

    def found(self, seat: int) -> dict[str, int]:
        """All cards that a seat has opened."""
        kinds = [kind for index in range(self.opened[seat]) for kind in self.pack(seat, index)]
        return dict(Counter(self.definition.cards[kind].id for kind in kinds))

    def pool(self, seat: int) -> dict[str, int]:
        """What a seat may build from: the cards of its side, as many of each as a deck may hold at this table."""
        return self._usable(self.found(seat), self.sides[seat])

    def turned(self, seat: int) -> tuple[str, ...]:
        """The sides when this seat takes the next one and as many of the others as possible keep theirs; () where it cannot."""
        rows = [row for row in self._rows if row[seat] != self.sides[seat]]
        kept = [sum(a == b for a, b in zip(row, self.sides, strict=True)) for row in rows]
        return rows[kept.index(max(kept))] if rows else ()

    # Decks

    def complete(self, seat: int, deck: Deck) -> CompletedDeck:
        """A legal deck with as much of `deck` as fits; cards of the starter set are lent where the pool does not reach."""
        cards = self._filled(deck, seat)
        if not self._legal(cards):
            kept: dict[str, int] = {}
            for card in [card for card, copies in deck.items() for _ in range(copies)]:
                more = {**kept, card: kept.get(card, 0) + 1}
                if self._legal(self._filled(more, seat)):
                    kept = more
            cards = self._filled(kept, seat)
        pool = self.pool(seat)
        lent = {card: copies - pool.get(card, 0) for card, copies in cards.items() if copies > pool.get(card, 0)}
        return CompletedDeck(cards, lent)

    def settle(self, seat: int, deck: Deck) -> CompletedDeck:
        """This is the deck of a seat, completed where that is needed."""
        whole = CompletedDeck(dict(deck), {}) if self.fits(seat, deck) else self.complete(seat, deck)
        self.decks[seat] = whole
        return whole

    def fits(self, seat: int, deck: Deck) -> bool:
        """Whether a deck may be played as it is and holds nothing but what the seat has opened."""
        pool = self.pool(seat)
        return self._legal(deck) and all(copies <= pool.get(card, 0) for card, copies in deck.items())

    def play_bots(self) -> None:
        """Bots open their packs and let their decks be filled."""
        for seat, who in enumerate(self.setup.seats):
            if not who.human and seat not in self.decks:
                self.opened[seat] = self.packs
                self.settle(seat, {})

    @property
    def next_human(self) -> int | None:
        """The first person without a deck."""
        return next((seat for seat in self.setup.humans if seat not in self.decks), None)

    def table(self, players: Sequence[int] = ()) -> TableSetup:
        """A table for some of the players in this order, all by default, with their decks; KeyError while one has none."""
        players = players or range(len(self.setup.seats))
        decks = {f"{self.format.rule}_{place}": own(self.decks[seat].cards) for place, seat in enumerate(players)}
        seats = tuple(self.setup.seats[seat] for seat in players)
        return msgspec.structs.replace(self.setup, seats=seats, options={**self.setup.options, **decks})

    # How many packs

    def lacking(self, packs: int) -> float:
        """How many cards a deck filled from so many packs lacks on average; told from pools of no evening."""
        if packs not in self._missing:
            side = min(self._cards_by_side)
            pools = [self._usable(self._sampled(seed, packs), side) for seed in range(SAMPLE)]
            filled = sum(sum(self._fill({}, pool, seed).values()) for seed, pool in enumerate(pools))
            self._missing[packs] = (SAMPLE * self.format.size - filled) / SAMPLE
        return self._missing[packs]

    def playable(self, packs: int) -> int:
        """How many cards of so many packs fit into a deck of one side at least, in pools of no evening."""
        least = []
        for seed in range(POOLS):
            found = self._sampled(seed, packs)
            least += [sum(self._usable(found, side).values()) for side in self._cards_by_side]
        return min(least)

    def usual(self) -> int:
        """The fewest packs that nearly always suffice for a deck, with as many cards again to choose from."""
        enough = (packs for packs in PACKS if self.playable(packs) >= CHOICE * self.format.size)
        return next((packs for packs in enough if self.lacking(packs) <= FEW), PACKS[-1])

    # Inside

    def _sampled(self, seed: int, packs: int) -> Counter[str]:
        """What is in a pool of no evening; the packs of a larger one are those of a smaller one and some more."""
        found: Counter[str] = Counter()
        for i in range(packs):
            if (seed, i) not in self._samples:
                self._samples[seed, i] = self.rules.booster(seed * 64 + i, self.options)
            found.update(self.definition.cards[kind].id for kind in self._samples[seed, i])
        return found

    def _together(self) -> list[tuple[str, ...]]:
        """Which sides those who come may have beside each other (AP-20)."""
        seats, cards = len(self.setup.seats), self._cards_by_side
        together = self.rules.together
        if together is None or len(cards) < 2:
            return [(next(iter(cards)),) * seats]
        return [
            row
            for row in product(sorted(cards), repeat=seats)
            if not together(seats, {**self.options, **self._one_card_each(row, cards)})
        ]

    def _by_lot(self) -> tuple[str, ...]:
        return self._rows[Dice(self.seed, SALT - 1).roll(len(self._rows))]

    def _one_card_each(self, row: tuple[str, ...], cards: Mapping[str, str]) -> dict[str, str]:
        return {f"{self.format.rule}_{seat}": own({cards[side]: 1}) for seat, side in enumerate(row)}

    def _usable(self, found: Mapping[str, int], side: str) -> dict[str, int]:
        mine = {card: n for card, n in found.items() if self._side_of.get(card, "") == side}
        return {card: self._most(card, copies) for card, copies in mine.items()}

    def _most(self, card: str, copies: int) -> int:
        """How many of them a deck may hold."""

        def too_many(count: int) -> bool:
            wrong = self.rules.mistakes({card: count}, self.format.id, self.options, None)
            return any(one.card == card and not one.warning for one in wrong)

        if (card, copies) not in self._limits:
            fitting = (count for count in range(copies, 0, -1) if not too_many(count))
            self._limits[card, copies] = next(fitting, 0)
        return self._limits[card, copies]

    def _filled(self, deck: Deck, seat: int) -> dict[str, int]:
        """The deck filled from the pool, then from the starter set."""
        pool = self.pool(seat)
        cards = self._fill(deck, pool, self.seed + seat)
        if sum(cards.values()) >= self.format.size:
            return cards
        lent = self._usable(Counter(pool) + Counter(self.rules.starter), self.sides[seat])
        return self._fill(cards, lent, self.seed + seat)

    def _fill(self, deck: Deck, pool: Deck, seed: int) -> dict[str, int]:
        return self.rules.fill(deck, self.format.id, pool, seed)

    def _legal(self, cards: Deck) -> bool:
        wrong = self.rules.mistakes(cards, self.format.id, self.options, None)
        return not any(not one.warning for one in wrong)
