"""What is said of a game of Mighty Beanz: the facts behind log, moments and captions. Halves are 0 to 2, left to right."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.events import Card, Fact, Kind, Kinds, Seat, Seats, Zone

WHOLE, ATTACK, SPIN = range(3)


# -- before the first turn ---------------------------------------------------------------------------------------------
class Mulligan(Fact, frozen=True):
    """A hand without a Bean is shown and drawn anew (MB-11)."""

    seat: Seat
    kinds: Kinds


class Guess(Fact, frozen=True):
    """Which hand the bean is in, and which was guessed: 0 left, 1 right (MB-13)."""

    seat: Seat
    hider: Seat
    hidden: int
    guessed: int


class Begins(Fact, frozen=True):
    seat: Seat


# -- the turn ----------------------------------------------------------------------------------------------------------
class Turn(Fact, frozen=True):
    """number: of the turn, counted from 1 over both seats."""

    seat: Seat
    number: int


class EndsTurn(Fact, frozen=True):
    """points: that are lost with it."""

    seat: Seat
    points: int


class SpinsBack(Fact, frozen=True):
    """Beans that lay Bottomz-up get up by themselves when the turn begins (MB-16)."""

    seat: Seat
    kinds: Kinds


class Buys(Fact, frozen=True):
    seat: Seat


class Draws(Fact, frozen=True):
    """bought: for a point, as has been said."""

    seat: Seat
    kinds: Kinds
    bought: bool


class DeckOut(Fact, frozen=True):
    """The last card of the deck is drawn (MB-109)."""

    seat: Seat


class Stands(Fact, frozen=True):
    """For points, to Headz-up (MB-18)."""

    seat: Seat
    card: Card
    kind: Kind


class Concedes(Fact, frozen=True):
    seat: Seat


class Plays(Fact, frozen=True):
    """zone: where a Bean or a Cosmos card is to go, -1 for others; over: the kind of the Bean that lies there; answer: it is an
    Instant (MB-49).
    """

    seat: Seat
    kind: Kind
    card: Card
    zone: Zone
    free: bool
    over: Kind = -1
    answer: bool = False


class Spins(Fact, frozen=True):
    seat: Seat
    card: Card
    kind: Kind


class Cancels(Fact, frozen=True):
    """What the Instant `kind` has cancelled: the card `card` of the kind `other`, which the seat `whose` has played; what:
    WHOLE, or of a Bean that stays its ATTACK or its SPIN.
    """

    seat: Seat
    kind: Kind
    whose: Seat
    card: Card
    other: Kind
    what: int = WHOLE


# -- Shoot for Loot ----------------------------------------------------------------------------------------------------
class Throws(Fact, frozen=True):
    """A die instead of a flick (MB-107) for the Space Loot of a zone: what it shows; from `least` on it is a hit; outcome: HIT
    or MISS; attempt, of how many.
    """

    seat: Seat
    zone: Zone
    die: int
    least: int
    outcome: int
    attempt: int = 1
    attempts: int = 1


class Shot(Fact, frozen=True):
    """outcome: HIT or MISS of `rules.queries`."""

    seat: Seat
    half: int
    outcome: int


class Declines(Fact, frozen=True):
    """The bean is missed on purpose (MB-103)."""

    seat: Seat
    half: int


class Captures(Fact, frozen=True):
    """left: how much Space Loot still lies there; foe: the other seat, which is so much nearer to a defeat; galaxy: its
    name.
    """

    seat: Seat
    half: int
    left: int
    foe: Seat
    galaxy: str


class Spent(Fact, frozen=True):
    """The Beans of the half that was shot for go to the discard pile (MB-101)."""

    seat: Seat
    half: int
    kinds: Kinds


class Comeback(Fact, frozen=True):
    """A Bean that leaves the mat goes back to its owner's hand, by its own power (MB-137)."""

    seat: Seat
    card: Card
    kind: Kind


class ShotOff(Fact, frozen=True):
    """A flick that decides a tie (MB-111); outcome: HIT or MISS."""

    seat: Seat
    outcome: int


# -- Bean Attacks ------------------------------------------------------------------------------------------------------
class OfOwner(Fact, frozen=True):
    """About a card on a mat: two of one name may lie there, so it is told whose it is."""

    card: Card
    kind: Kind
    owner: Seat


class Attacks(Fact, frozen=True):
    """mode: the bits SHARPSHOOT and SNEAK of `rules.cards`; kinds: the attackers, in announced order; zone: the slot of
    the first one.
    """

    seat: Seat
    mode: int
    kinds: Kinds
    zone: Zone


class Target(Fact, frozen=True):
    """seat: the target's owner; by: who has chosen it; zone: where it lies; only: nobody has, as there is one."""

    seat: Seat
    card: Card
    kind: Kind
    by: Seat
    zone: Zone
    only: bool = False


class Summand(NamedTuple):
    """A part of a sum: which of `values.LABELS`, how much, and the kind of card it comes from."""

    label: int
    amount: int
    kind: Kind


class Fight(Fact, frozen=True):
    """The comparison of a Bean Attack (MB-79 to MB-82).

    result: FAILS, TOPPLES, KNOCKS_OFF or BLOWOUT; total: `attack`, doubled `doubles` times; against: the sum of `defence`;
    card: the target.
    """

    target: Kind
    result: int
    total: int
    against: int
    doubles: int
    attack: tuple[Summand, ...]
    defence: tuple[Summand, ...]
    card: Card
    owner: Seat


class Domino(OfOwner, frozen=True):
    """A Bean falls over, or is knocked off, by the push of its neighbour (MB-119)."""

    push: int
    resist: int
    off: bool


class DominoStops(OfOwner, frozen=True):
    push: int
    resist: int


class Succeeds(OfOwner, frozen=True):
    """An attacker whose power does something after a success."""


class Braces(OfOwner, frozen=True):
    """A target has so much more defence for this comparison (MB-147)."""

    amount: int


class FallsToo(OfOwner, frozen=True):
    """An attacker ends up Sidewayz, because of the Instant `by` (MB-57)."""

    by: Kind


class Returns(Fact, frozen=True):
    """An Action that has boosted a slipped attack goes back to the hand (MB-55)."""

    seat: Seat
    kind: Kind


# -- effects on Beans, each with the name of its operation -------------------------------------------------------------
class Knockdown(OfOwner, frozen=True):
    """See `OfOwner`."""


class KnockOff(OfOwner, frozen=True):
    """See `OfOwner`."""


class TurnOver(OfOwner, frozen=True):
    """See `OfOwner`."""


class Stand(OfOwner, frozen=True):
    """See `OfOwner`."""


class Bounce(OfOwner, frozen=True):
    """See `OfOwner`."""


class ClearCosmos(OfOwner, frozen=True):
    """See `OfOwner`."""


class Moves(OfOwner, frozen=True):
    zone: Zone


class Swaps(OfOwner, frozen=True):
    """Two Beans change slots."""

    other: Card
    other_kind: Kind
    other_owner: Seat


# -- effects on cards --------------------------------------------------------------------------------------------------
class Peeks(Fact, frozen=True):
    """At the other seat's hand."""

    seat: Seat
    kinds: Kinds


class Digs(Fact, frozen=True):
    """Looks at the top of the own deck (MB-143)."""

    seat: Seat
    kinds: Kinds


class Takes(Fact, frozen=True):
    """One of the cards looked at."""

    seat: Seat
    kind: Kind


class Studies(Fact, frozen=True):
    """Looks at a card of Space Loot (MB-145)."""

    seat: Seat
    half: int
    kind: Kind


class Recovers(Fact, frozen=True):
    """From the discard pile to the hand."""

    seat: Seat
    kind: Kind


class Recycles(Fact, frozen=True):
    """From the discard pile into the deck."""

    seat: Seat
    kinds: Kinds


class Discards(Fact, frozen=True):
    seat: Seat
    kind: Kind


# -- points, discounts, and what waits for the next attack -------------------------------------------------------------
class Gains(Fact, frozen=True):
    seat: Seat
    amount: int


class Drains(Fact, frozen=True):
    """all_in_all: how many points the other seat's next turn lacks now (MB-140)."""

    seat: Seat
    amount: int
    all_in_all: int


class Cheaper(Fact, frozen=True):
    """spin: the next spin power, else the next Bean (MB-138)."""

    seat: Seat
    amount: int
    spin: bool


class Lucky(Fact, frozen=True):
    """So many flicks more at the next Shoot for Loot (MB-141)."""

    seat: Seat
    count: int


class Boosts(Fact, frozen=True):
    seat: Seat
    amount: int


class Doubles(Fact, frozen=True):
    seat: Seat


class Mode(Fact, frozen=True):
    """mode: SHARPSHOOT, BLITZ or SNEAK of `rules.cards`."""

    seat: Seat
    mode: int


# -- the end -----------------------------------------------------------------------------------------------------------
class Over(Fact, frozen=True):
    winners: Seats
