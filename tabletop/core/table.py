"""The table is plain columns of numbers: copy, save, load, view and a fresh deal of the unseen are written once, here."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from random import Random  # only the type: dice inside rules are `Table.rand`
from typing import Any, ClassVar, Self

from tabletop.core.ask import UNKNOWN, plain
from tabletop.core.events import Fact
from tabletop.core.layout import ALL_EYES, PUBLIC, Layout
from tabletop.core.seats import ORDER

SWAPS = 4  # for each card: so often a deal is mixed, until all that fit are about equally likely


def dealt(
    cards: Sequence[int], kinds: Sequence[int], fit: Callable[[int, int], bool], rand: Random
) -> list[int] | None:
    """One of these kinds for each card, each used once, so that `fit(card, kind)` holds; None when there is no such deal."""
    left = rand.sample(kinds, len(kinds))
    at = [-1] * len(left)  # by place in `left`, which card has it
    for card in range(len(cards)):
        if not _place(card, cards, left, at, fit, set()):
            return None
    found = [0] * len(cards)
    for place, card in enumerate(at):
        found[card] = left[place]
    for _ in range(SWAPS * len(cards)):
        a, b = int(rand.random() * len(cards)), int(rand.random() * len(cards))
        if fit(cards[a], found[b]) and fit(cards[b], found[a]):
            found[a], found[b] = found[b], found[a]
    return found


def _place(
    card: int, cards: Sequence[int], left: list[int], at: list[int], fit: Callable[[int, int], bool], tried: set[int]
) -> bool:
    """Find a kind for a card; those that came before may have to take another one (an augmenting path)."""
    for place, kind in enumerate(left):
        if place not in tried and at[place] < 0 and fit(cards[card], kind):
            at[place] = card
            return True
    for place, kind in enumerate(left):
        if place not in tried and fit(cards[card], kind):
            tried.add(place)
            if _place(at[place], cards, left, at, fit, tried):
                at[place] = card
                return True
    return False


MASK = (1 << 64) - 1
FACTOR, STEP = 6364136223846793005, 1442695040888963407  # of the dice: a linear congruential generator
Event = tuple[Any, ...]
OLD_PUBLIC = 1 << 7  # of saves from when `seen` had a byte a card: eight bits, the last one everybody's


def own(*columns: tuple[str, ...]) -> tuple[str, ...]:
    """`__slots__` of a game's table: what it adds to the columns of every table. Slots are read faster than a dictionary."""
    return tuple([c for group in columns for c in group if c not in Table.__slots__])


class Table:
    """Columns that every game has; a game adds its own by extending BYTES, LISTS or PLAIN.

    BYTES: one byte per card. EYES: one bit per seat and the public's, per card. LISTS: lists of tuples (replaced on change,
    never mutated inside). PLAIN: numbers, strings and tuples. SHARED: columns of the above that never change during a game,
    so that copies share them. COUNTERS: those that people may set right by hand (core/repair.py), with the numbers that may
    stand there: one of the table, one a seat, or one a card.
    kind[card] is what a card is, seen[card] who knows it: the only place where a secret lives.
    """

    BYTES: ClassVar[tuple[str, ...]] = ("kind", "at", "owner")
    EYES: ClassVar[tuple[str, ...]] = ("seen",)
    LISTS: ClassVar[tuple[str, ...]] = ("zones",)
    PLAIN: ClassVar[tuple[str, ...]] = ("rng", "seats", "alive", "turn")
    SHARED: ClassVar[tuple[str, ...]] = ("owner", "seats")
    COUNTERS: ClassVar[Mapping[str, range]] = {}
    __slots__ = ("layout", *BYTES, *EYES, *LISTS, *PLAIN, "memo", "events")

    layout: Layout
    kind: bytearray
    seen: array[int]
    at: bytearray
    owner: bytearray
    zones: list[tuple[int, ...]]
    memo: list[Any]
    rng: int
    seats: int
    alive: tuple[bool, ...]
    turn: int
    events: list[Event] | None

    def __init__(self, layout: Layout, kinds: bytes, zone: int, seed: int, owner: bytes | None = None) -> None:
        """All cards lie in `zone`; the game deals. `seed` is any int. ValueError for a kind that views could not tell."""
        n = len(kinds)
        if UNKNOWN in kinds:
            raise ValueError(f"Kind {UNKNOWN} stands for a card that is not seen; a game has at most {UNKNOWN} kinds.")
        self.layout = layout
        self.kind, self.owner = bytearray(kinds), bytearray(owner or bytes(n))
        self.seen = array("H", bytes(2 * n))
        self.at = bytearray([zone]) * n
        self.zones = [()] * len(layout.zones)
        self.zones[zone] = tuple(range(n))
        self.memo = layout.empty[:]
        self.rng = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK
        self.seats, self.turn = layout.seats, 0
        self.alive = (True,) * layout.seats
        self.events = None

    def __init_subclass__(cls) -> None:
        """Write `copy` out once per game: it is the hottest function of a search."""
        columns = cls.columns()
        rows = [f" n.{c} = s.{c}" + ("" if c in cls.PLAIN or c in cls.SHARED else "[:]") for c in (*columns, "memo")]
        source = (
            "def copy(s):\n n = new(cls)\n n.layout = s.layout\n" + "\n".join(rows) + "\n n.events = None\n return n"
        )
        names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
        exec(source, names)  # noqa: S102 - our own column names; six times faster than a loop over getattr
        cls.copy = names["copy"]  # type: ignore[method-assign]

    @classmethod
    def columns(cls) -> tuple[str, ...]:
        """The names of all columns: what a table is."""
        return cls.BYTES + cls.EYES + cls.LISTS + cls.PLAIN

    def copy(self) -> Self:
        raise AssertionError("written out by __init_subclass__")

    # -- dice ---------------------------------------------------------------------------------------------------
    def rand(self, n: int) -> int:
        """A number from 0 to n-1 by the table's own 64-bit dice."""
        self.rng = x = (self.rng * FACTOR + STEP) & MASK
        return (x >> 33) % n

    def put(self, cards: tuple[int, ...], zone: int) -> None:
        """Lay cards into an empty zone while the table is set up: nobody watches, so there is no event."""
        self.zones[zone] = cards
        for card in cards:
            self.at[card] = zone
            self.seen[card] = self.layout.sight[zone]

    # -- the only ways in which cards change ----------------------------------------------------------------------
    def move(self, card: int, to: int) -> None:
        """Put a card on top of (behind) zone `to`; whoever sees that zone sees the card."""
        at, zones, memo = self.at, self.zones, self.memo
        a = at[card]
        z = zones[a]
        if z[-1] == card:
            zones[a] = z[:-1]
        else:
            i = z.index(card)
            zones[a] = z[:i] + z[i + 1 :]
        zones[to] += (card,)
        at[card] = to
        memo[a] = memo[to] = None
        self.seen[card] |= self.layout.sight[to]
        if self.events is not None:
            self.events.append(("move", card, a, to, self.kind[card], self.seen[card]))

    def lay(self, cards: tuple[int, ...], source: int, rest: tuple[int, ...], to: int) -> None:
        """As `move` for many: cards of zone `source`, in the order given, on top of zone `to`; `rest` stays behind."""
        zones, at, seen, sight = self.zones, self.at, self.seen, self.layout.sight[to]
        zones[source] = rest
        zones[to] += cards
        self.memo[source] = self.memo[to] = None
        for card in cards:
            at[card] = to
            seen[card] |= sight
        if self.events is not None:
            self.events += [("move", card, source, to, self.kind[card], seen[card]) for card in cards]

    def look(self, seat: int, cards: tuple[int, ...]) -> None:
        """One seat sees cards."""
        self.show(1 << seat, cards)

    def show(self, eyes: int, cards: tuple[int, ...]) -> None:
        """The seats whose bits are in `eyes` see cards: besides `move` and `lay` the only way in which `seen` grows."""
        for card in cards:
            self.seen[card] |= eyes
        if self.events is not None:
            self.events.append(("show", cards, tuple(self.kind[c] for c in cards), eyes))

    def shuffle(self, zone: int) -> None:
        """Cards change their identities among the ids of the zone, so an id never tells anything; sight is lost."""
        ids, kind, seen, sight, x = self.zones[zone], self.kind, self.seen, self.layout.sight[zone], self.rng
        kinds = [kind[card] for card in ids]
        for i in range(len(ids) - 1, 0, -1):
            x = (x * FACTOR + STEP) & MASK  # as `rand`, written out: decks are long
            j = (x >> 33) % (i + 1)
            kinds[i], kinds[j] = kinds[j], kinds[i]
        self.rng = x
        self.memo[zone] = None
        for card, what in zip(ids, kinds, strict=True):
            kind[card], seen[card] = what, sight
        if self.events is not None:
            self.events.append(("shuffle", zone))

    def conceal(self, zone: int, eyes: int) -> None:
        """The seats in `eyes` follow the cards of a zone while they are rearranged; all other seats lose track of them.

        Call it before a card leaves a hidden zone face down: otherwise its id would tell third seats which card went.
        """
        ids, kind, seen = self.zones[zone], self.kind, self.seen
        eyes |= self.layout.sight[zone]
        for i in range(len(ids) - 1, 0, -1):
            a, b = ids[i], ids[self.rand(i + 1)]
            kind[a], kind[b] = kind[b], kind[a]
            seen[a], seen[b] = seen[b], seen[a]
        self.memo[zone] = None
        for card in ids:
            seen[card] &= eyes
        if self.events is not None:
            self.events.append(("conceal", zone))

    def lose_track(self, zone: int, eyes: int) -> bool:
        """As `conceal`, but only where a seat that is not in `eyes` has seen a card of the zone: else none could follow.

        Whether it was needed.
        """
        seen = self.seen
        for card in self.zones[zone]:
            if seen[card] & ~eyes:
                self.conceal(zone, eyes)
                return True
        return False

    def say(self, fact: Fact, *, eyes: int = ALL_EYES) -> None:
        """A public (or, with `eyes`, private) fact for the log that no card's move tells."""
        if self.events is not None:
            self.events.append(("say", fact.word, fact, eyes))

    def tell(self, fact: Fact, *, eyes: int) -> None:
        """Say something about cards: `eyes` hear which kinds they were, all others how many."""
        if self.events is not None:
            self.events.append(("say", fact.word, fact, eyes))
            if eyes != ALL_EYES:
                self.events.append(("say", fact.word, fact.veiled(), ALL_EYES & ~eyes))

    def kinds(self, cards: Iterable[int]) -> tuple[int, ...]:
        """What these cards are, for facts about them."""
        kind = self.kind
        return tuple([kind[card] for card in cards])

    # -- what a game likes to know --------------------------------------------------------------------------------
    def order(self) -> tuple[int, ...]:
        """Living seats clockwise from the seat whose turn it is; a game may say otherwise."""
        found: tuple[int, ...] = ORDER[self.alive, self.turn]
        return found

    def digest(self, zone: int) -> Any:
        """The zone's digest (see Layout), remembered until a card moves in or out or changes its identity."""
        found = self.memo[zone]
        if found is None:
            found = self.memo[zone] = self.layout.digests[zone](self.kind, self.zones[zone])  # type: ignore[misc]
        return found

    # -- plain data -----------------------------------------------------------------------------------------------
    def plain(self) -> dict[str, Any]:
        """JSON-able columns; `at` follows from zones."""
        out: dict[str, Any] = {c: bytes(getattr(self, c)).hex() for c in self.BYTES if c != "at"}
        out.update((c, list(getattr(self, c))) for c in self.EYES)
        out.update((c, getattr(self, c)) for c in self.LISTS + self.PLAIN)
        return out

    @classmethod
    def from_plain(cls, layout: Layout, data: dict[str, Any]) -> Self:
        """The table that `plain` wrote; KeyError or ValueError when the data is not one."""
        s = cls.__new__(cls)
        s.layout = layout
        for c in cls.BYTES:
            if c != "at":
                setattr(s, c, bytearray.fromhex(data[c]))
        for c in cls.EYES:
            setattr(s, c, array("H", _eyes(data[c])))
        for c in cls.LISTS:
            setattr(s, c, [plain(x) for x in data[c]])
        for c in cls.PLAIN:
            setattr(s, c, plain(data[c]))
        n = len(s.kind)
        if sorted(card for ids in s.zones for card in ids) != list(range(n)) or {len(s.seen), len(s.owner)} != {n}:
            raise ValueError("every card must be in exactly one zone")
        s.at = bytearray(n)
        for zone, ids in enumerate(s.zones):
            for card in ids:
                s.at[card] = zone
        s.events, s.memo = None, layout.empty[:]
        return s

    # -- what a seat knows ----------------------------------------------------------------------------------------
    def veiled(self, seat: int) -> Self:
        """A copy for a seat's eyes (NOBODY: an onlooker's): unseen kinds are UNKNOWN, the dice are gone."""
        s, eye = self.copy(), self.eyes(seat)
        s.rng, s.memo = 0, self.layout.empty[:]
        s.kind = bytearray([k if b & eye else UNKNOWN for k, b in zip(self.kind, self.seen, strict=True)])
        s.seen = array("H", [b & eye for b in self.seen])
        return s

    @staticmethod
    def eyes(seat: int) -> int:
        return 1 << seat if seat >= 0 else PUBLIC

    def sorted_away(self, seat: int) -> Self:
        """A copy in which the cards that `seat` does not know are in an order that tells nothing, and the dice are gone.

        Unlike a veiled table it can be played on: it is what a bot gets before it deals the unseen cards again.
        """
        s = self.copy()
        s.rng, s.memo = 0, self.layout.empty[:]
        bit = 1 << seat
        for owner in set(self.owner):
            ids = [c for c, b in enumerate(self.seen) if not b & bit and self.owner[c] == owner]
            for card, kind in zip(ids, sorted([self.kind[c] for c in ids]), strict=True):
                s.kind[card] = kind
        return s

    def cannot_hold(self) -> Mapping[int, Collection[int]]:
        """By zone, the kinds of which everybody knows that no card there is one: a hand that did not follow suit has none of
        it. Follows from what is public alone; `determinise` deals accordingly. A game may say otherwise.
        """
        return {}

    def determinise(self, seat: int, rand: Random) -> bool:
        """Deal what `seat` does not know again: only among cards with the same back, and where the layout's `fits` or
        `cannot_hold` say what a hidden zone can hold, only such cards go there. New dice. False when this deal did not work.
        """
        if barred := self.cannot_hold():
            return self._deal_around(barred, seat, rand)
        bit, kind, at, fits, owner, chance = 1 << seat, self.kind, self.at, self.layout.fits, self.owner, rand.random
        self.rng, self.memo = rand.getrandbits(64), self.layout.empty[:]
        backs: dict[int, tuple[list[int], list[int]]] = {}
        for card, b in enumerate(self.seen):
            if not b & bit:
                backs.setdefault(owner[card], ([], []))[at[card] not in fits].append(card)
        for fussy, rest in backs.values():  # the fussy zones choose first
            kinds = sorted([kind[c] for c in fussy + rest], key=lambda _: chance())
            for card in fussy:
                test = fits[at[card]]
                i = next((i for i in range(len(kinds) - 1, -1, -1) if test[kinds[i]]), None)
                if i is None:
                    return False
                kind[card] = kinds.pop(i)
            for card, k in zip(rest, kinds, strict=True):
                kind[card] = k
        return True

    def _deal_around(self, barred: Mapping[int, Collection[int]], seat: int, rand: Random) -> bool:
        """`determinise` where some kinds cannot lie in some zones."""
        self.rng, self.memo = rand.getrandbits(64), self.layout.empty[:]
        fits, bit, backs = self.layout.fits, 1 << seat, dict[int, list[int]]()
        for card, b in enumerate(self.seen):
            if not b & bit:
                backs.setdefault(self.owner[card], []).append(card)

        def fit(card: int, kind: int) -> bool:
            zone = self.at[card]
            return kind not in barred.get(zone, ()) and (zone not in fits or bool(fits[zone][kind]))

        for cards in backs.values():
            found = dealt(cards, [self.kind[card] for card in cards], fit, rand)
            if found is None:
                return False
            for card, kind in zip(cards, found, strict=True):
                self.kind[card] = kind
        return True


def _eyes(saved: str | Sequence[int]) -> Iterable[int]:
    """A column of eyes as it was saved: numbers, or before there were fifteen seats the hexadecimal digits of bytes."""
    if not isinstance(saved, str):
        return saved
    everybody = ALL_EYES & ~(OLD_PUBLIC - 1)
    return [b | everybody if b & OLD_PUBLIC else b for b in bytes.fromhex(saved)]


def revealed(before: Table, after: Table) -> bool:
    """Did anybody learn something, or a die fall, between two moments? Then undo needs the whole table's consent."""
    return before.rng != after.rng or any(b & ~a for a, b in zip(before.seen, after.seen, strict=True))
