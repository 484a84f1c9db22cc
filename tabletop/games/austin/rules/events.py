"""What is said of a game of Austin Powers: the facts behind log, moments and captions."""

from __future__ import annotations

from tabletop.core.ask import NOBODY
from tabletop.core.events import Card, Fact, Kind, Kinds, Seat, Seats
from tabletop.games.austin.rules.effect_events import *  # noqa: F403 - what effects do are facts of the game

LAST_BONE, NO_BONE, ALONE = range(3)  # why an Agent has won
ONLY, BY_STRAWS, BY_CHOICE, BY_LOT = range(4)


# -- before the first turn ---------------------------------------------------------------------------------------------
class Deck(Fact, frozen=True):
    """What is in a deck, by kind: the house rule of open lists (AP-18)."""

    seat: Seat
    kinds: Kinds


class Begins(Fact, frozen=True):
    seat: Seat


class Mulligan(Fact, frozen=True):
    """A hand without an Agent is shown and drawn anew (AP-25)."""

    seat: Seat
    kinds: Kinds


# -- the turn ----------------------------------------------------------------------------------------------------------
class Turn(Fact, frozen=True):
    """number: how many turns have begun, this one included."""

    seat: Seat
    number: int


class Plays(Fact, frozen=True):
    """An Agent is active now (AP-49); free: it has cost no action; answer: to somebody else's ship (AP-124)."""

    seat: Seat
    kind: Kind
    card: Card
    free: bool
    answer: bool = False


class ShortTurn(Fact, frozen=True):
    """A turn that begins with fewer actions than others; left: so many (AP-26, AP-151)."""

    seat: Seat
    left: int


class NoShip(Fact, frozen=True):
    """A ship is let pass: its owner plays no further one, if it is `own`, else another seat does not answer it (AP-128)."""

    seat: Seat
    own: bool


class Swings(Fact, frozen=True):
    """A Swinger is used; box: FREE or SWING (AP-88)."""

    seat: Seat
    kind: Kind
    card: Card
    box: int


class Acts(Fact, frozen=True):
    """The printed action of a card (AP-43)."""

    seat: Seat
    kind: Kind
    card: Card


class ThrowsAway(Fact, frozen=True):
    """Out of the hand, or of the cards looked at, face up; count: how many there are of them."""

    seat: Seat
    count: int
    kinds: Kinds


class EndDiscards(Fact, frozen=True):
    """Out of the hand at the end of a turn; own: it is the turn of `seat`, which may discard as it likes (AP-110, AP-112)."""

    seat: Seat
    own: bool
    kinds: Kinds


class EndDraws(Fact, frozen=True):
    """At the end of a turn; more: how many cards the hand was short of, of which the decks had all or fewer (AP-111)."""

    seat: Seat
    more: int
    kinds: Kinds


class Spent(Fact, frozen=True):
    """The turn ends."""

    seat: Seat


class Concedes(Fact, frozen=True):
    seat: Seat


# -- attacks -----------------------------------------------------------------------------------------------------------
class Attacks(Fact, frozen=True):
    """One Agent against another of `foe`; attempt: SHAG or KILL; kind, target_kind: which Agents they are (AP-59)."""

    seat: Seat
    card: Card
    target: Card
    foe: Seat
    attempt: int
    kind: Kind
    target_kind: Kind


class Lands(Fact, frozen=True):
    """A Bone is thrown; side: whose it helps, 0 the attacker's, 1 the defender's (AP-71); helped: who owns the Agent there."""

    seat: Seat
    card: Card
    side: int
    kind: Kind
    helped: Seat = -1


class AsksHelp(Fact, frozen=True):
    """For the first time in this attack (AP-73); first: where all are asked in turn (AP-177), from whom on, else NOBODY."""

    seat: Seat
    first: int = NOBODY


class LetsHelp(Fact, frozen=True):
    """Whoever has called for help has called for the whole attack; first: as in AsksHelp."""

    seat: Seat
    first: int = NOBODY


class NoBone(Fact, frozen=True):
    """Asked in turn, a seat throws none; one of those behind it may (AP-177)."""

    seat: Seat


class NoHelp(Fact, frozen=True):
    seat: Seat


class WinsFight(Fact, frozen=True):
    """card: the Agent that has won; loser: the other one, of the seat `foe` (AP-81); why: LAST_BONE, NO_BONE or ALONE."""

    seat: Seat
    card: Card
    loser: Card
    kind: Kind
    loser_kind: Kind
    foe: Seat
    why: int = LAST_BONE


class LosesFight(Fact, frozen=True):
    """The loser and the Bones on it are discarded, but for those that go elsewhere (AP-82); slugfest: of one (AP-137)."""

    seat: Seat
    kinds: Kinds
    slugfest: bool = False


class Scores(Fact, frozen=True):
    """total: the seat's points with this card."""

    seat: Seat
    card: Card
    total: int
    kind: Kind


class Instead(Fact, frozen=True):
    """A loser that is not discarded; deck: it is shuffled into the deck, else it goes to the hand (AP-120)."""

    seat: Seat
    card: Card
    deck: bool
    kind: Kind


class EndsAttack(Fact, frozen=True):
    """By the text of a Bone (AP-150)."""

    seat: Seat
    cause: Card = -1


class GoesCalm(Fact, frozen=True):
    """Whoever set the table has said so: nobody races from now on (AP-156)."""


# -- Happenings --------------------------------------------------------------------------------------------------------
class Happens(Fact, frozen=True):
    """The user makes the gesture (AP-96); race: the others copy it, else a `Gesture` says what happens instead."""

    seat: Seat
    race: bool = True


class Gesture(Fact, frozen=True):
    """It is shown where nobody has to copy it; side: whose gesture it is; how: what finds the target instead of a race, ONLY,
    BY_STRAWS, BY_CHOICE or BY_LOT (AP-97, AP-176).
    """

    seat: Seat
    side: int
    how: int


class Race(Fact, frozen=True):
    """How fast the others copied it; times: ms by place in `seats`, SILENT_MS for not at all (AP-162)."""

    seat: Seat
    seats: Seats
    times: tuple[int, ...]


class Straw(Fact, frozen=True):
    """One of the straws, when they are shown: which one a seat has drawn, counted from 1, and whether it is the short one;
    last: no other was left to draw.
    """

    seat: Seat
    number: int
    short: bool
    last: bool = False


class Straws(Fact, frozen=True):
    """straws: which straw was drawn, by place in `seats`; short: which of them is the short one (AP-176)."""

    seat: Seat
    short: int
    seats: Seats
    straws: tuple[int, ...]


class Target(Fact, frozen=True):
    """target: whom the Happening of `seat` befalls."""

    seat: Seat
    target: Seat


class Reveals(Fact, frozen=True):
    """Which Happening it is (AP-99)."""

    seat: Seat
    card: Card
    kind: Kind


class InVain(Fact, frozen=True):
    """Its text has found nothing to do, as when the target has none of what it would lose (AP-99)."""

    seat: Seat
    card: Card
    kind: Kind
    target: Seat


class Named(Fact, frozen=True):
    """What the user named before the gesture; code: a type of card, or a vibe behind the types (AP-154)."""

    seat: Seat
    code: int


# -- slugfests ---------------------------------------------------------------------------------------------------------
class Slugfest(Fact, frozen=True):
    """without: the seats that have no Assassin to send (AP-132)."""

    seat: Seat
    without: tuple[int, ...] = ()


class Sends(Fact, frozen=True):
    """An Assassin into the slugfest (AP-132)."""

    seat: Seat
    card: Card
    kind: Kind


class SlugLands(Fact, frozen=True):
    """A Bone is thrown in a slugfest (AP-133)."""

    seat: Seat
    card: Card
    kind: Kind


class Out(Fact, frozen=True):
    """No more Bones of this seat in the slugfest (AP-135)."""

    seat: Seat


class WinsBrawl(Fact, frozen=True):
    """card: the Assassin that has won the slugfest (AP-136); why: LAST_BONE, NO_BONE or ALONE."""

    seat: Seat
    card: Card
    kind: Kind
    why: int = LAST_BONE


# -- decks and hands ---------------------------------------------------------------------------------------------------
class Draws(Fact, frozen=True):
    """more: how many it should be, of which the decks have all or fewer (AP-114)."""

    seat: Seat
    more: int
    kinds: Kinds
    cause: Card = -1


class Refills(Fact, frozen=True):
    """The discard pile becomes the new deck; count: its cards (AP-113); drawing: a draw needs it, that of the card `cause`."""

    seat: Seat
    count: int
    drawing: bool = False
    cause: Card = -1


class Digs(Fact, frozen=True):
    """The top cards of the own deck are looked at; last: it had no more, and fewer than meant."""

    seat: Seat
    kinds: Kinds
    last: bool = False


class Takes(Fact, frozen=True):
    """One of the cards looked at goes to the hand."""

    seat: Seat
    kind: Kind


class PutsBack(Fact, frozen=True):
    """So many of the cards looked at go on `top` of the own deck and `under` it; neither is told: the rest goes under it."""

    seat: Seat
    top: int = 0
    under: int = 0


class Searches(Fact, frozen=True):
    """The own deck, card by card."""

    seat: Seat


class Finds(Fact, frozen=True):
    """A card of the deck that was searched, shown to all."""

    seat: Seat
    card: Card
    kind: Kind


class Shows(Fact, frozen=True):
    """The whole hand, to all (AP-154)."""

    seat: Seat
    kinds: Kinds


class Looks(Fact, frozen=True):
    """At the hand of another seat (AP-152)."""

    seat: Seat
    other: Seat
    cause: Card = -1


class Sees(Fact, frozen=True):
    """What a seat sees there; nobody else hears it."""

    seat: Seat
    other: Seat
    kinds: Kinds


# -- the end -----------------------------------------------------------------------------------------------------------
class Stall(Fact, frozen=True):
    """Nobody has scored for a long time (AP-34)."""


class Agreed(Fact, frozen=True):
    """The people at the table end the game (AP-35)."""


class Over(Fact, frozen=True):
    winners: Seats
