"""A circuit: eight rivals one after the other, each harder than the last, with a deck that grows on the way.

It is kept as one note of its person after every step. It lists no results: a match names its circuit and its stop
(`TableSetup.run`), and how far one is, is read from the matches.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from tabletop.core.decks import own
from tabletop.core.dice import Dice
from tabletop.core.sanitizing import shown
from tabletop.i18n import tr
from tabletop.match.seats import Pace, Seat, TableSetup, bot
from tabletop.progress import campaign
from tabletop.progress.rivals import RIVALS, Rival, RivalCast, RunVariant
from tabletop.progress.sealed_pool import CompletedDeck, SealedPool
from tabletop.storage import StoreError
from tabletop.storage.records import Copies
from tabletop.storage.schema import ABANDONED, FINISHED, OPEN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.decks import Deck
    from tabletop.core.definition import Definition
    from tabletop.storage import SavedMatch, Store

# What somebody has on a circuit: the starter or the packs it began with, and every prize on the way.

MINE = 0  # the person's place at every table of a circuit
OFFERED = 3
SALT = 701
TRIES = 60  # packs that are looked into for the offered cards


class CircuitHoldings(NamedTuple):
    """`first`: the deck it began with, {} for packs; `packs`: all of them, `opened` or not; `won`: single cards."""

    first: Deck
    packs: int
    opened: int
    won: Sequence[str]


class CircuitCards(SealedPool):
    """`setup`: the person and somebody opposite. It can be filled up to a legal deck with cards lent from the starter
    set, as on a night.
    """

    def __init__(self, definition: Definition, setup: TableSetup, seed: int, holdings: CircuitHoldings) -> None:
        super().__init__(definition, setup, 1, seed)  # the usual number of packs is nobody's question here
        first, packs, opened, won = holdings
        self.packs = packs
        self.opened[MINE] = min(opened, packs)
        self.first, self.won = first, won
        if first and self.rules.side is not None:
            self.sides = (self.rules.side(first), self._opposite(self.rules.side(first)))

    def found(self, seat: int) -> dict[str, int]:
        more = Counter(self.first) + Counter(self.won) if seat == MINE else Counter()
        return dict(more + Counter(super().found(seat)))

    def offered(self, stop: int) -> tuple[str, ...]:
        """The cards of which one may be taken after the rival at `stop`: the rarest that can be used, out of a pack each."""
        order = list(self.rules.rarities)
        found: list[str] = []
        for n in range(TRIES):
            dice = Dice(self.seed, SALT + TRIES * stop + n)
            pack = self.rules.booster(dice.roll(1 << 31), self.options)
            cards = [card for card in map(self.definition.cards.__getitem__, pack) if self._useful(card.id)]
            best = max(cards, key=lambda card: order.index(card.rarity), default=None)
            if best is not None and best.id not in found:
                found.append(best.id)
            if len(found) == OFFERED:
                break
        return tuple(found)

    def _useful(self, card: str) -> bool:
        """Of the own side, not won before, and a deck may hold one more of them."""
        if card in self.won:
            return False
        if self.rules.side is not None and self.rules.side({card: 1}) != self.sides[MINE]:
            return False
        have = self.found(MINE).get(card, 0)
        return self._most(card, have + 1) > have

    def _opposite(self, side: str) -> str:
        """A side that may sit opposite."""
        cards, together = self._cards_by_side, self.rules.together
        return next(
            other
            for other in cards
            if together is None or not together(2, {**self.options, **self._one_card_each((side, other), cards)})
        )


KIND: Literal["circuit"] = "circuit"
LIVES = 2
PACK = "pack"  # a prize that is no single card
PLAIN_RUNS = 2  # before twists are offered
MOST_TWISTS = 3
DEALS, TWISTS = 811, 813  # salts


Phase = Literal["packs", "build", "prize", "play", "over"]


class SavedCircuit(msgspec.Struct, kw_only=True):
    """A circuit as it lies in the store. `start`: the ready deck it began with, "" for packs; `prizes`: what was chosen after
    each rival, a card's id or PACK; `deck`: the one that is played, `draft`: one that is being built; `ended`: Unix seconds, 0
    while it goes on, and then `beaten` and `lost` are how far it came.
    """

    game: str
    seed: int
    person: Seat
    start: str = ""
    twists: int = 0
    opened: int = 0
    prizes: list[str] = []
    deck: dict[str, Copies] = {}
    draft: dict[str, Copies] = {}
    began: int = 0
    ended: int = 0
    beaten: int = 0
    lost: int = 0

    @property
    def won(self) -> bool:
        return self.beaten == RIVALS


class CircuitMatch(NamedTuple):
    """One match of a circuit. `won`: None while it goes on, and for a draw, which counts for nothing."""

    match: int
    stop: int
    open: bool
    won: bool | None


def all_of(store: Store, game: str, profile: int) -> dict[int, SavedCircuit]:
    """All circuits of a person in a game by number, oldest first. Raises StoreError."""
    return campaign.all_of(store, KIND, SavedCircuit, game, profile)


def twists_at(cast: RivalCast, others: int) -> int:
    """How many twists the next circuit may have at most, after so many others."""
    return max(0, min(others - PLAIN_RUNS + 1, MOST_TWISTS, len(cast.twist)))


class Circuit:
    """Nothing is kept before `begin`; then every change is followed by `save`. `number` names it: any that is not taken.

    Raises StoreError as the store does, and when a card or deck is not known here.
    """

    def __init__(  # the store, the game's two halves, what is kept of it, and the clock
        self,
        store: Store,
        definition: Definition,
        cast: RivalCast,
        number: int,
        saved: SavedCircuit,
        now: Callable[[], float],
    ) -> None:
        self.store, self.definition, self.cast = store, definition, cast
        self.number, self.saved, self._now = number, saved, now
        self._check()
        self.bouts: list[CircuitMatch] = []
        if saved.start and not saved.deck:
            saved.deck = dict(self.first)
        self.look()

    def _check(self) -> None:
        known = {card.id for card in self.definition.cards}
        saved = self.saved
        mine = {*saved.deck, *saved.draft, *(prize for prize in saved.prizes if prize != PACK)}
        if strange := next(iter(mine - known), ""):
            raise StoreError(tr("progress-circuit-card-unknown", card=shown(strange)))
        if saved.start and saved.start not in self._ready:
            raise StoreError(tr("progress-circuit-deck-unknown", deck=shown(saved.start)))

    @property
    def _ready(self) -> dict[str, Deck]:
        rules = self.definition.collecting
        return {deck.id: deck.cards for deck in rules.ready} if rules else {}

    # What is kept

    @property
    def profile(self) -> int:
        return self.saved.person.profile or 0

    def begin(self) -> None:
        """From here on it is kept."""
        self.saved.began = int(self._now())
        self.save()

    def save(self) -> None:
        """Keep how far one is."""
        self.store.notes.put(KIND, str(self.number), self.saved, profile=self.profile, now=int(self._now()))

    def look(self) -> None:
        """Read what has been played; the last match may have ended it."""
        self.bouts = [_bout(match) for match in self._matches()]
        if self.saved.began and not self.saved.ended and (self.beaten == RIVALS or self.lives == 0):
            self._end()

    def _matches(self) -> list[SavedMatch]:
        mine = [KIND, self.number]
        return [
            match for match in self.store.matches_of(self.saved.game) if (match.options.get("run") or [])[:2] == mine
        ]

    def give_up(self) -> None:
        """Nobody goes on with it; it stays in the records."""
        for bout in self.bouts:
            if bout.open:
                self.store.abandon(bout.match, now=int(self._now()))
        self.look()  # which ends it when that was the last life
        if not self.saved.ended:
            self._end()

    def _end(self) -> None:
        self.saved.ended, self.saved.beaten, self.saved.lost = int(self._now()), self.beaten, self.lost
        self.save()

    # How far one is

    @property
    def beaten(self) -> int:
        """How many rivals are beaten: the stop of the next one."""
        return max((bout.stop + 1 for bout in self.bouts if bout.won), default=0)

    @property
    def lost(self) -> int:
        """How many matches were lost; one that was given up is."""
        return sum(bout.won is False for bout in self.bouts)

    @property
    def lives(self) -> int:
        return max(0, LIVES - self.lost)

    @property
    def open_match(self) -> int | None:
        """The match that was begun and goes on."""
        return next((bout.match for bout in self.bouts if bout.open), None)

    @property
    def phase(self) -> Phase:
        if self.saved.ended:
            return "over"
        if self.beaten > len(self.saved.prizes):
            return "prize"
        if self.circuit_cards.packs > self.saved.opened:
            return "packs"
        return "play" if self.saved.deck else "build"

    @property
    def stop(self) -> int:
        """Where one stands; at the last stop when all are beaten."""
        return min(self.beaten, RIVALS - 1)

    @property
    def rival(self) -> Rival:
        """Who is next."""
        return self.cast.rival[self.stop]

    # Cards

    @property
    def first(self) -> Deck:
        return self._ready[self.saved.start] if self.saved.start else {}

    @property
    def circuit_cards(self) -> CircuitCards:
        saved = self.saved
        packs = saved.prizes.count(PACK) + (0 if saved.start else self.cast.packs)
        won = [prize for prize in saved.prizes if prize != PACK]
        return CircuitCards(
            self.definition, self._bare(), saved.seed, CircuitHoldings(self.first, packs, saved.opened, won)
        )

    def offered(self) -> tuple[str, ...]:
        """The cards of which one may be taken now, instead of a pack."""
        return self.circuit_cards.offered(len(self.saved.prizes))

    def take(self, prize: str) -> None:
        """Choose what the last win brings: one of the offered cards, or PACK. ValueError for anything else."""
        if self.phase != "prize" or prize not in (*self.offered(), PACK):
            raise ValueError(f"{prize!r} is not offered now")
        self.saved.prizes.append(prize)
        self.save()

    def open_pack(self) -> tuple[int, ...]:
        """The kinds in the next sealed pack; IndexError when all are open."""
        kinds = self.circuit_cards.open(MINE)
        self.saved.opened += 1
        self.save()
        return kinds

    def settle(self, deck: Deck) -> CompletedDeck:
        """This is the deck from now on, completed where that is needed."""
        whole = self.circuit_cards.settle(MINE, deck)
        self.saved.deck, self.saved.draft = whole.cards, {}
        self.save()
        return whole

    # Matches

    @property
    def twists(self) -> tuple[RunVariant, ...]:
        """What is different on this circuit."""
        dice = Dice(self.saved.seed, TWISTS)
        return tuple(self.cast.twist[i] for i in dice.some(range(len(self.cast.twist)), self.saved.twists))

    def _bare(self) -> TableSetup:
        """The table without decks."""
        options = dict(self.cast.options)
        for twist in self.twists:
            options |= twist.options
        return TableSetup(
            game=self.saved.game, seats=(self.saved.person, opponent(self.rival)), seed=0, options=options
        )

    def table(self, pace: Pace = "normal") -> TableSetup:
        """The table of the next match: the deal follows from the circuit's seed, another one after a loss."""
        attempt = sum(bout.stop == self.beaten for bout in self.bouts)
        dice = Dice(self.saved.seed, DEALS + 64 * self.beaten + attempt)
        bare = self._bare()
        return msgspec.structs.replace(
            bare, seed=dice.roll(1 << 31) << 31 | dice.roll(1 << 31), pace=pace, rotate=False,
            options={**bare.options, **self._decks(bare.options)}, run=(KIND, self.number, self.beaten),
        )  # fmt: skip

    def _decks(self, options: dict[str, str]) -> dict[str, str]:
        form = self.circuit_cards.format
        mine = {f"{form.rule}_{MINE}": own(self.saved.deck)}
        return {**mine, f"{form.rule}_1": self.cast.value(self.opposite(self.rival, options))}

    def opposite(self, rival: Rival, options: dict[str, str]) -> str:
        """The deck that a rival plays by these house rules: the first of its decks that may sit opposite this one."""
        rule = self.circuit_cards.format.rule
        for deck in rival.decks:
            both = {**options, f"{rule}_0": own(self.saved.deck), f"{rule}_1": self.cast.value(deck)}
            if not self.definition.unfit(2, self.definition.check_options(both)):
                return deck
        raise StoreError(tr("progress-circuit-no-opposite", name=rival.name))


def opponent(rival: Rival) -> Seat:
    """The seat of a rival."""
    return bot(1, rival.level, rival.personality, name=rival.name, avatar=rival.avatar)


def _bout(match: SavedMatch) -> CircuitMatch:
    stop = match.options["run"][2]
    if match.state == ABANDONED:
        return CircuitMatch(match.id, stop, open=False, won=False)
    decided = match.state == FINISHED and 1 in match.shares
    return CircuitMatch(match.id, stop, match.state == OPEN, match.shares[MINE] == 1 if decided else None)
