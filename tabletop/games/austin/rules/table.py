"""The table of the Austin Powers CCG: zones, columns, the deal. Sections 2 and 3 of the rules.

The two fight stacks are zones 0 (on the attacker) and 1 (on the defender). Each seat has STEP zones of its own: zone
HAND + STEP * seat is its hand, and so on. A Bone's thrower is its owner: nobody throws another's card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Table, own
from tabletop.games.austin.rules.cards import AGENT, HAPPENING, SCORE, SWINGER, TYPE
from tabletop.games.austin.rules.decks import pick_deck
from tabletop.games.austin.rules.options import CHOSEN_FIRST, CONCEDE_ALLOWED, flags, tie_margin
from tabletop.games.austin.rules.seating import sides, wearer

FIGHT, STEP = 0, 9
DECK, HAND, AGENTS, SWINGERS, SCORED, DISCARD, SLUG, DECLARED, LOOK = range(2, 2 + STEP)  # + STEP * seat
HAND_SIZE, GOAL = 6, 100
IN_USE = 2  # box of a Swinger that is being carried out, on its way to the discard pile (AP-92)

# -- effects that last (Lasting) -------------------------------------------------------------------------------------
EMIT, MUTE, ROLE_AS, DISCOUNT, FORBID = range(5)  # op
UNTIL_ATTACK, UNTIL_TURN, UNTIL_MY_TURN, UNTIL_THEIR_TURN = range(4)  # until
BONES, SWINGS = range(2)  # what of DISCOUNT
FORBID_HELP, FORBID_BONES, FORBID_ATTACK = range(3)  # what of FORBID
NO_LIMIT = -1

rules = Rules("austin")


class Lasting(NamedTuple):
    """An effect that holds for a while; public.

    seat: whom it touches, by: whose effect it is; card: the touched Agent (MUTE, ROLE_AS) else -1; what: vibe, role, or one of
    the words above; n: how much.
    """

    op: int
    seat: int
    by: int
    until: int
    card: int = -1
    what: int = 0
    n: int = 0


class Fight(NamedTuple):
    """The attack that is going on (AP-59 ff.); public. Side 0 attacks, side 1 defends.

    seats, cards: the owner and the Agent of each side; kind: SHAG or KILL, which need list counts (AP-66); last: the side on
    which the last Bone landed, 0 before any (AP-81); asked: who has called for help (AP-74); ended: at once (AP-150); done: the
    losing side has nothing more to throw or does not want to (AP-70); thrown: Bones of both sides in the order in which they
    have landed, also those that lie there no more.
    """

    seats: tuple[int, int]
    cards: tuple[int, int]
    kind: int
    last: int = 0
    asked: tuple[bool, bool] = (False, False)
    ended: bool = False
    done: bool = False
    thrown: tuple[int, ...] = ()


class Brawl(NamedTuple):
    """The slugfest that is going on (AP-130 ff.): its card's seat; by seat the fighting Agent, -1 for none; who is out; all
    Bones in the order in which they have landed, also those that lie there no more.
    """

    seat: int
    cards: tuple[int, ...]
    out: tuple[bool, ...]
    thrown: tuple[int, ...] = ()


class Austin(Table):
    """box: the box in force of a lasting Swinger; used: its free play of this turn is gone.

    sides: GOOD or EVIL by seat; wearer: of the Daddy pants (AP-36), -1 for nobody; actions: left in this turn; plays: actions
    and free plays taken in it (AP-109); ship_used: the free ship of the turn is gone (AP-123); turns: begun so far; quiet:
    turns since a score pile has changed (AP-34); lasting: effects that hold for a while; auras: vibes that lasting Swingers
    add, per seat, () for none; limits: actions of the next turn by seat, NO_LIMIT for none (AP-151); fight, brawl: what is
    going on, () for nothing; gesture: () or the user and the target (-1 before it is known) of the Happening; helped: help
    races so far; ending, winners: "" and () while the game goes on.
    """

    BYTES = (*Table.BYTES, "box", "used")
    PLAIN = (
        *Table.PLAIN,
        "house",
        "margin",
        "sides",
        "wearer",
        "actions",
        "plays",
        "ship_used",
        "turns",
        "quiet",
        "lasting",
        "auras",
        "limits",
        "fight",
        "brawl",
        "gesture",
        "helped",
        "ending",
        "winners",
    )
    SHARED = (*Table.SHARED, "house", "margin", "sides", "wearer")
    COUNTERS: ClassVar = {"actions": range(10)}
    __slots__ = own(BYTES, PLAIN)
    box: bytearray
    used: bytearray
    house: int
    margin: int
    sides: tuple[int, ...]
    wearer: int
    actions: int
    plays: int
    ship_used: bool
    turns: int
    quiet: int
    lasting: tuple[Lasting, ...]
    auras: tuple[tuple[int, int, int, int], ...]
    limits: tuple[int, ...]
    fight: Fight | tuple[()]
    brawl: Brawl | tuple[()]
    gesture: tuple[()] | tuple[int, int]
    helped: int
    ending: str
    winners: tuple[int, ...]

    def pour(self, source: int, to: int, count: int) -> tuple[int, ...]:
        """The first `count` cards of a zone, or all there are, in their order behind another zone; which they were."""
        zone = self.zones[source]
        self.lay(zone[:count], source, zone[count:], to)
        return zone[:count]

    def carry(self, cards: tuple[int, ...], source: int, to: int) -> None:
        """Cards of one zone, in the order given, behind another zone."""
        self.lay(cards, source, tuple([card for card in self.zones[source] if card not in cards]), to)

    def sorted_away(self, seat: int) -> Self:
        """As in core; a search never thinks about giving up."""
        s = super().sorted_away(seat)
        s.house &= ~CONCEDE_ALLOWED
        return s

    @classmethod
    def from_plain(cls, layout: Layout, data: dict[str, Any]) -> Self:
        s = super().from_plain(layout, data)
        s.lasting = tuple([Lasting(*row) for row in s.lasting])
        s.fight = Fight(*s.fight) if s.fight else ()
        s.brawl = Brawl(*s.brawl) if s.brawl else ()
        return s


# -- zones -------------------------------------------------------------------------------------------------------------
class Held:
    """Digest of a hand: its cards by type."""

    __slots__ = ("agents", "bones", "happenings", "swingers")

    def __init__(self, kind: bytearray, cards: tuple[int, ...]) -> None:
        piles: tuple[list[int], ...] = ([], [], [], [])  # by card type
        for card in cards:
            piles[TYPE[kind[card]]].append(card)
        self.agents, self.bones, self.swingers, self.happenings = piles  # as the types are numbered


def total(kind: bytearray, cards: tuple[int, ...]) -> int:
    """Digest of a score pile (AP-27)."""
    return sum([SCORE[kind[card]] for card in cards])


DIGESTS: dict[str, Callable[[bytearray, tuple[int, ...]], Any]] = {"hand": Held, "score_pile": total}  # and crews.py


@cache
def layout(seats: int) -> Layout:
    zones = [Zone("fight_stack", None, "all", ordered=True, room=0) for _ in range(2)]
    for seat in range(seats):
        zones += [
            Zone("draw_deck", seat, "none", ordered=True, front=True),
            Zone("hand", seat, "owner"),
            Zone("table_agents", seat, "all", ordered=True),
            Zone("table_swingers", seat, "all", ordered=True),
            Zone("score_pile", seat, "all", ordered=True),
            Zone("discard_pile", seat, "all", ordered=True),
            Zone("slug_stack", seat, "all", ordered=True, room=0),
            Zone("declared", seat, "owner", room=0),
            Zone("look_area", seat, "owner", ordered=True, room=0),
        ]
    held = {"declared": HAPPENING, "table_agents": AGENT, "table_swingers": SWINGER}
    fits = {group: [what == type_ for what in TYPE] for group, type_ in held.items()}
    return Layout(seats, zones, DIGESTS, fits)


def points(s: Austin, seat: int) -> int:
    """Mojo or billions (AP-27); it is derived, never stored."""
    found: int = s.digest(SCORED + STEP * seat)
    return found


def swingers(s: Austin, seat: int) -> list[int]:
    """The lasting Swingers of a seat; one that is just being used lies there too and is none."""
    return [card for card in s.zones[SWINGERS + STEP * seat] if s.box[card] != IN_USE]


def new(seats: int, seed: int, options: dict[str, str]) -> Austin:
    """Sides drawn, decks shuffled, six cards each (AP-20 to AP-24). The top of a deck is the front of its zone."""
    allegiance = sides(options, seats, seed)
    decks = [pick_deck(options, seat, allegiance[seat], seed) for seat in range(seats)]
    owner = b"".join(bytes([seat]) * len(deck) for seat, deck in enumerate(decks))
    s = Austin(layout(seats), b"".join(decks), FIGHT, seed, owner)
    s.box, s.used = bytearray(len(owner)), bytearray(len(owner))
    s.house, s.margin, s.sides = flags(options), tie_margin(options), allegiance
    s.actions = s.plays = s.turns = s.quiet = s.helped = 0
    s.ship_used, s.lasting, s.auras, s.limits = False, (), (), (NO_LIMIT,) * seats
    s.fight, s.brawl, s.gesture = (), (), ()
    s.ending, s.winners = "", ()
    s.zones[FIGHT], first = (), 0
    for seat, deck in enumerate(decks):
        own = tuple(range(first, first + len(deck)))
        first += len(deck)
        s.put(own, DECK + STEP * seat)
        s.shuffle(DECK + STEP * seat)
        s.put(own[:HAND_SIZE], HAND + STEP * seat)
        s.zones[DECK + STEP * seat] = own[HAND_SIZE:]
    s.wearer = wearer(options, seats)
    if s.wearer >= 0:  # AP-40
        s.turn = s.wearer
        s.house &= ~CHOSEN_FIRST
    elif options["first_player"] == "random":
        s.turn = s.rand(seats)
    return s
