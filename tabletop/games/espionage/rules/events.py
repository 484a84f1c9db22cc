"""What is said of a game of ESPIONAGE: the facts behind log, moments and captions (ES-132)."""

from __future__ import annotations

from tabletop.core.events import Card, Fact, Kind, Kinds, Seat, Seats


# -- the turn ----------------------------------------------------------------------------------------------------------
class Begins(Fact, frozen=True):
    seat: Seat


class Turn(Fact, frozen=True):
    seat: Seat


class Draws(Fact, frozen=True):
    seat: Seat
    kinds: Kinds


class NoMission(Fact, frozen=True):
    """A turn ends without any Mission of its own (ES-13)."""

    seat: Seat


class RanOut(Fact, frozen=True):
    """The draw pile is empty (ES-104); finishing: the turn goes on to its end by house rule."""

    finishing: bool = False


class Claims(Fact, frozen=True):
    """The Package is shown, with the number of cards in hand (ES-102)."""

    seat: Seat
    kind: Kind
    count: int


class Concedes(Fact, frozen=True):
    seat: Seat


# -- the stack ---------------------------------------------------------------------------------------------------------
class Plays(Fact, frozen=True):
    """A card is put down with all that was announced (ES-25); -1 for what it has not.

    use: as a Mission or as a Reaction; answered: the item answered, copied: the item whose text it has; target: the kind of
    the item answered, -1 also for an exposure, and owner its seat; chosen: the discards that it names; text: whose text it
    has, if not its own.
    """

    seat: Seat
    card: Card
    kind: Kind
    use: int
    ability: int
    answered: Card
    copied: Card
    aim: Seat
    title: Kind
    target: Kind
    chosen: Kinds = ()
    text: Kind = -1
    owner: Seat = -1


class Closed(Fact, frozen=True):
    """Nobody answers any more; the stack resolves."""


class Nothing(Fact, frozen=True):
    """An item does nothing: it was cancelled, or its aim is gone."""

    seat: Seat
    kind: Kind


class Cancels(Fact, frozen=True):
    seat: Seat
    kind: Kind
    card: Card
    target: Kind
    owner: Seat


class Redirects(Fact, frozen=True):
    """The item `card` of `owner` has a new aim."""

    seat: Seat
    card: Card
    kind: Kind
    aim: Seat
    owner: Seat


# -- exposures ---------------------------------------------------------------------------------------------------------
class Names(Fact, frozen=True):
    seat: Seat
    aim: Seat
    title: Kind
    hit: bool


class Exposes(Fact, frozen=True):
    seat: Seat
    kind: Kind


class Unanswerable(Fact, frozen=True):
    """What lies open goes at once: no fatal card is among it, so no window opens (ES-57)."""


class Keeps(Fact, frozen=True):
    seat: Seat
    kind: Kind


class Catches(Fact, frozen=True):
    seat: Seat
    kind: Kind
    owner: Seat


class Discards(Fact, frozen=True):
    seat: Seat
    kind: Kind


class Stays(Fact, frozen=True):
    """The Bomb cannot be discarded (ES-66)."""

    seat: Seat
    kind: Kind


class GoesBack(Fact, frozen=True):
    """The Bomb goes back into the pile (ES-66)."""

    seat: Seat
    kind: Kind


class Falls(Fact, frozen=True):
    """A seat is out; kind: the card that was fatal, credit: the seat that did it, -1 for none."""

    seat: Seat
    kind: Kind
    credit: Seat


class HandAway(Fact, frozen=True):
    """What a fallen seat still held goes to the captor, else to the discards (1) or into the draw pile (ES-96)."""

    seat: Seat
    captor: Seat
    discarded: int


# -- cards that change hands -------------------------------------------------------------------------------------------
class Steals(Fact, frozen=True):
    """From oneself nothing (ES-44)."""

    seat: Seat
    aim: Seat
    kinds: Kinds


class Gives(Fact, frozen=True):
    seat: Seat
    aim: Seat
    kinds: Kinds


class Takes(Fact, frozen=True):
    """From the discard pile; gone: how many were announced and are no longer there (ES-78). They may lie hidden and have other
    faces by now (ES-129), so nothing names them.
    """

    seat: Seat
    kinds: Kinds
    gone: int = 0


class LooksAtHand(Fact, frozen=True):
    """At one's own there is nothing to see (ES-44)."""

    seat: Seat
    aim: Seat
    kinds: Kinds


class FindsGold(Fact, frozen=True):
    """Whether there is gold in the hand that was looked at: what follows tells it to all (ES-82)."""

    seat: Seat
    aim: Seat
    hit: bool


class LooksAtPile(Fact, frozen=True):
    seat: Seat
    kinds: Kinds


class Searches(Fact, frozen=True):
    seat: Seat


class KeepsLooked(Fact, frozen=True):
    seat: Seat
    kind: Kind


class PutsBack(Fact, frozen=True):
    """The rest of the cards that were looked at lie on top of the pile (ES-79)."""

    seat: Seat


class Shuffles(Fact, frozen=True):
    seat: Seat


# -- the end -----------------------------------------------------------------------------------------------------------
class Reveals(Fact, frozen=True):
    seat: Seat
    kinds: Kinds


class Loses(Fact, frozen=True):
    """A card that was shown, the Bomb, keeps whoever holds it from winning (ES-107, ES-110)."""

    seat: Seat
    kind: Kind


class TooFew(Fact, frozen=True):
    """A card that was shown would win, with `least` cards in hand (ES-108)."""

    seat: Seat
    kind: Kind
    count: int
    least: int


class Over(Fact, frozen=True):
    winners: Seats
