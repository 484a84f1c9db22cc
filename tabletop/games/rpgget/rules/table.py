"""The table of RPG Get!: zones, columns, the deal. Sections 2 and 3 of the rules.

MISSION, ACTIVE and ENEMIES are of the whole table and empty outside an attempt: active members lie in ACTIVE and are members of
the attempter's party all the same. Each seat has STEP zones of its own: zone HAND + STEP * seat is its hand, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random  # only the type: a bot's dice deal what its seat does not know
from typing import Any, ClassVar, NamedTuple, Self

from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Table, own
from tabletop.games.rpgget.rules.cards import CHARACTER, ENEMY, REWARD, TYPE
from tabletop.games.rpgget.rules.decks import pick_deck
from tabletop.games.rpgget.rules.digests import count_vp, events_of, held, party_of, side_of, stock
from tabletop.games.rpgget.rules.options import CHOSEN_FIRST, CONCEDE_ALLOWED, LOST_LAST, flags

MISSION, ACTIVE, ENEMIES = range(3)
FIELD = frozenset((ACTIVE, ENEMIES))  # where the units of an attempt are
STEP = 11
DECK, HAND, PARTY, FALLEN, INVENTORY, BANK, SCORE, DISCARD, REMOVED, IN_USE, STARTER = range(
    3, 3 + STEP
)  # + STEP * seat
HAND_SIZE, START_COUNTERS, GOAL, BANK_SIZE, REDRAWS = 9, 5, 10, 20, 2
# what a unit has used: bits of `used` (RG-113 to RG-116)
USED_ATTACK, USED_SUPPORT, USED_DEFENCE, USED_RECOVERY, USED_ABILITY, USED_IN_TURN = (1 << i for i in range(6))
ROUND_MARKS = USED_RECOVERY | USED_IN_TURN  # the others end with an attempt
# `step`: where the turn stands
OPENING, START_OF_TURN, REDRAWING, PLAYING, STATUS, CHOOSING, ANNOUNCING, PARTYING, ENEMY_SLOTS, SETTING = range(10)
PARTY_ATTACK, ENEMY_ATTACK, ENEMY_STATUS, RESOLUTION, RECONCILE = range(10, 15)
DRIFT = 0.45  # measured: half of a hand are Enemies when a mission is chosen, of a deck a third

rules = Rules("rpgget")


class Strike(NamedTuple):
    """The attack that is going on (section 6); public.

    seat: its controller; actor: the unit; source: the Reward that it is printed on, else the actor; block: its number;
    targets: as they are now; x, wide: what `boost this_attack` adds to it and to its targets; next: boosts for the next Attack,
    for the first use; use: 1 for the first; combos: uses still to come; again: it is the actor's second own Attack; shields:
    (target, reduction, halves, evaded) for each Defence; back: (kind of after-effect, number, card) that the attacker gets
    (RG-124), and for words ("boost", x, card) of what `boost this_attack` has added.
    """

    seat: int
    actor: int
    source: int
    block: int
    targets: tuple[int, ...] = ()
    x: int = 0
    wide: int = 0
    next: int = 0
    use: int = 0
    combos: int = 0
    again: bool = False
    cancelled: bool = False
    shields: tuple[tuple[int, int, int, int], ...] = ()
    back: tuple[tuple[str, int, int], ...] = ()


class Mark(NamedTuple):
    """What a unit has for this attempt: attacks +boost, +once on the next Attack, `guard` less taken, Attacks more; by: kinds
    of the cards that have changed its guard.
    """

    unit: int
    boost: int = 0
    once: int = 0
    guard: int = 0
    again: int = 0
    by: tuple[int, ...] = ()


class RpgGet(Table):
    """By card: damage; ail: bits of ailments; rank; used: bits above; up: face up in the bank.

    counters by seat; step: where the turn stands; pp, ep, rp: of the mission, as changed; spent: EP; boss: a Boss has entered;
    marks: what units have for this attempt; forbidden: bits of keywords and NO_SUPPORT; strike: the attack, () for none;
    declared: cards being played, the latest last; void: those of them that are cancelled; due: a unit stands at 0 HP; rounds:
    turns begun by seat; idle: turns without an attempt or a draw; stir: one of both has happened in this turn; won: 1 success,
    0 failure, -1 while no attempt is over;
    decks: the name of each seat's ready deck, "" for one of its own.
    """

    BYTES = (*Table.BYTES, "damage", "ail", "rank", "used", "up")
    PLAIN = (
        *Table.PLAIN,
        "house",
        "grace",
        "consolation",
        "decks",
        "counters",
        "step",
        "pp",
        "ep",
        "rp",
        "spent",
        "boss",
        "marks",
        "forbidden",
        "strike",
        "declared",
        "void",
        "due",
        "rounds",
        "idle",
        "stir",
        "won",
        "ending",
        "winners",
    )
    SHARED = (*Table.SHARED, "house", "grace", "consolation", "decks")
    COUNTERS: ClassVar = {"counters": range(100), "damage": range(50)}
    __slots__ = own(BYTES, PLAIN)
    damage: bytearray
    ail: bytearray
    rank: bytearray
    used: bytearray
    up: bytearray
    house: int
    grace: int
    consolation: int
    decks: tuple[str, ...]
    counters: tuple[int, ...]
    step: int
    pp: int
    ep: int
    rp: int
    spent: int
    boss: bool
    marks: tuple[Mark, ...]
    forbidden: int
    strike: Strike | tuple[()]
    declared: tuple[int, ...]
    void: tuple[int, ...]
    due: bool
    rounds: tuple[int, ...]
    idle: int
    stir: bool
    won: int
    ending: str
    winners: tuple[int, ...]

    def sorted_away(self, seat: int) -> Self:
        """As in core; a search never thinks about giving up."""
        s = super().sorted_away(seat)
        s.house &= ~CONCEDE_ALLOWED
        return s

    def determinise(self, seat: int, rand: Random) -> bool:
        """As in core; then hands drift towards what is not laid down in the Play phase (section 10)."""
        if not super().determinise(seat, rand):
            return False
        for other in range(self.seats):
            if other != seat:
                self._drift(seat, other, rand)
        return True

    def _drift(self, seat: int, other: int, rand: Random) -> None:
        """Of the Characters and Rewards that were dealt to a hand, many are Enemies of the deck instead."""
        kind, seen, bit = self.kind, self.seen, 1 << seat
        deck = [c for c in self.zones[DECK + STEP * other] if TYPE[kind[c]] == ENEMY and not seen[c] & bit]
        for card in self.zones[HAND + STEP * other]:
            laid = TYPE[kind[card]] in {CHARACTER, REWARD} and not seen[card] & bit
            if laid and deck and rand.random() < DRIFT:
                enemy = deck.pop(rand.randrange(len(deck)))
                kind[card], kind[enemy] = kind[enemy], kind[card]

    @classmethod
    def from_plain(cls, layout: Layout, data: dict[str, Any]) -> Self:
        s = super().from_plain(layout, data)
        s.strike = Strike(*s.strike) if s.strike else ()
        s.marks = tuple([Mark(*row) for row in s.marks])
        return s


DIGESTS: dict[str, Callable[[bytearray, tuple[int, ...]], Any]] = {
    "active": side_of,
    "enemies": side_of,
    "hand": held,
    "party": party_of,
    "inventory": stock,
    "score": count_vp,
    "discard": events_of,
}


FITS: dict[str, Sequence[bool]] = {
    "bank": [what == REWARD for what in TYPE],
    "starter": [what == CHARACTER for what in TYPE],
    "party": [what == CHARACTER for what in TYPE],
    "fallen": [what == CHARACTER for what in TYPE],
    "inventory": [what == REWARD for what in TYPE],
}


@cache
def layout(seats: int) -> Layout:
    zones = [Zone(name, None, "all", ordered=True, room=0) for name in ("mission", "active", "enemies")]
    for seat in range(seats):
        zones += [
            Zone("deck", seat, "none", ordered=True, front=True),
            Zone("hand", seat, "owner"),
            Zone("party", seat, "all", ordered=True),
            Zone("fallen", seat, "all", ordered=True),
            Zone("inventory", seat, "all", ordered=True),
            Zone("bank", seat, "owner"),
            Zone("score", seat, "all", ordered=True),
            Zone("discard", seat, "all", ordered=True),
            Zone("removed", seat, "all", ordered=True),
            Zone("in_use", seat, "all", ordered=True, room=0),
            Zone("starter", seat, "owner", room=0),
        ]
    return Layout(seats, zones, DIGESTS, FITS)


def points(s: RpgGet, seat: int) -> int:
    """The VP of a score pile; derived, never stored."""
    found: int = s.digest(SCORE + STEP * seat)
    return found


def new(seats: int, seed: int, options: dict[str, str]) -> RpgGet:
    """Decks shuffled, nine cards each, five counters (RG-10, RG-14). The top of a deck is the front of its zone."""
    decks = [pick_deck(options[f"deck_{seat}"], seat, seed) for seat in range(seats)]
    owner = b"".join(bytes([seat]) * len(deck) for seat, (deck, _) in enumerate(decks))
    s = RpgGet(layout(seats), b"".join(deck for deck, _ in decks), MISSION, seed, owner)
    for column in set(RpgGet.BYTES) - set(Table.BYTES):
        setattr(s, column, bytearray(len(owner)))
    s.house, s.decks = flags(options), tuple(name for _, name in decks)
    s.grace, s.consolation = int(options["elimination_grace_rounds"]), int(options["consolation_counters"])
    s.counters, s.rounds = (START_COUNTERS,) * seats, (0,) * seats
    s.step, s.idle, s.won = OPENING, 0, -1
    s.stir = s.boss = s.due = False
    s.pp = s.ep = s.rp = s.spent = s.forbidden = 0
    s.strike, s.declared, s.void, s.marks = (), (), (), ()
    s.ending, s.winners = "", ()
    s.zones[MISSION], first = (), 0
    for seat, (deck, _) in enumerate(decks):
        cards = tuple(range(first, first + len(deck)))
        first += len(deck)
        s.put(cards, DECK + STEP * seat)
        s.shuffle(DECK + STEP * seat)
        s.put(cards[:HAND_SIZE], HAND + STEP * seat)
        s.zones[DECK + STEP * seat] = cards[HAND_SIZE:]
    s.turn = first_seat(s, options)
    return s


def first_seat(s: RpgGet, options: dict[str, str]) -> int:
    """RG-15; while the first seat chooses it is the first one. That it follows from the last game is kept."""
    if s.house & CHOSEN_FIRST:
        return 0
    loser = options["last_loser"].replace("last", str(s.seats - 1))
    if options["first_player"] == "loser" and loser.isdecimal() and int(loser) < s.seats:
        s.house |= LOST_LAST
        return int(loser)
    return s.rand(s.seats)
