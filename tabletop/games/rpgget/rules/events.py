"""What is said of a game of RPG Get!: the facts behind log, moments and captions."""

from __future__ import annotations

from tabletop.core.events import Card, Fact, Kind, Kinds, Seat, Seats
from tabletop.games.rpgget.rules.fight_events import *  # noqa: F403 - the facts of a fight are facts of the game


# -- before the first turn ---------------------------------------------------------------------------------------------
class NewHand(Fact, frozen=True):
    """A hand was laid aside and drawn anew (RG-11)."""

    seat: Seat
    count: int
    kinds: Kinds


class Starts(Fact, frozen=True):
    """The Character that a party begins with (RG-13)."""

    seat: Seat
    kind: Kind
    card: Card


class Begins(Fact, frozen=True):
    """how: "lot", "said" by the first seat, or "lost" the last game (RG-15)."""

    seat: Seat
    how: str = "lot"


# -- the turn ----------------------------------------------------------------------------------------------------------
class Turn(Fact, frozen=True):
    """number: the seat's round."""

    seat: Seat
    number: int


class Draws(Fact, frozen=True):
    seat: Seat
    kinds: Kinds


class Discards(Fact, frozen=True):
    """Cards out of a hand or a bank, face up; count: how many."""

    seat: Seat
    count: int
    kinds: Kinds


class Joins(Fact, frozen=True):
    """A Character comes into a party (RG-40)."""

    seat: Seat
    kind: Kind
    card: Card


class LevelsUp(Fact, frozen=True):
    """A Character replaces one of its name (RG-41)."""

    seat: Seat
    kind: Kind
    card: Card
    old: Kind


class Replaces(Fact, frozen=True):
    """A Character takes the place of one that was no lower, and is fresh (RG-41); or that is unconscious, as it is then, too
    (RG-42).
    """

    seat: Seat
    kind: Kind
    card: Card
    old: Kind
    fallen: bool


class Banks(Fact, frozen=True):
    """A Reward goes to the bank, face down (RG-35): only its owner knows which one."""

    seat: Seat
    kind: Kind


class Pays(Fact, frozen=True):
    """A Reward is paid for (RG-36, RG-37). bank: out of the bank, else the hand; total: the counters that are left."""

    seat: Seat
    kind: Kind
    card: Card
    cost: int
    bank: bool
    total: int


class Turns(Fact, frozen=True):
    """A bank card is turned over (RG-43)."""

    seat: Seat
    kind: Kind
    card: Card
    up: bool


class Counters(Fact, frozen=True):
    """Counters, fewer if n is below 0; source: the card that gives or costs them."""

    seat: Seat
    n: int
    total: int
    source: Kind


class Suffers(Fact, frozen=True):
    """Poison takes n HP (RG-47, RG-82); left: those that it has then."""

    seat: Seat
    kind: Kind
    card: Card
    n: int
    left: int


class Works(Fact, frozen=True):
    """What a card says happens by itself now; when: the moment, as the card file names it. seat: whose text it is; attempter:
    whose turn.
    """

    seat: Seat
    attempter: Seat
    kind: Kind
    card: Card
    when: str


class Concedes(Fact, frozen=True):
    seat: Seat


# -- the attempt -------------------------------------------------------------------------------------------------------
class Announces(Fact, frozen=True):
    """A Mission is attempted (RG-50)."""

    seat: Seat
    kind: Kind
    card: Card


class Stays(Fact, frozen=True):
    """The turn goes by without a mission (RG-50)."""

    seat: Seat


class Sends(Fact, frozen=True):
    """A member is active; last: nobody is left at home (RG-55)."""

    seat: Seat
    kind: Kind
    card: Card
    last: bool


class Changes(Fact, frozen=True):
    """The values of the mission have changed to these; more: by how much, in the same order."""

    seat: Seat
    pp: int
    ep: int
    rp: int
    more: tuple[int, int, int]


class Enters(Fact, frozen=True):
    """An enemy; against: the attempter; left: EP that remain (RG-60)."""

    seat: Seat
    kind: Kind
    card: Card
    against: Seat
    left: int
    boss: bool


class SlotOver(Fact, frozen=True):
    """A slot is over in which enemies have come; how many its seat has in the attempt."""

    seat: Seat
    enemies: int


class SlotUnused(Fact, frozen=True):
    """A slot is over without an enemy; full: there was no room for any."""

    seat: Seat
    full: bool


class Plays(Fact, frozen=True):
    """An Event or Roadblock is declared (RG-63, RG-102)."""

    seat: Seat
    kind: Kind
    card: Card


class Cancels(Fact, frozen=True):
    """What was declared has no effect; attack: it is an attack."""

    seat: Seat
    kind: Kind
    attack: bool


class Recruits(Fact, frozen=True):
    """RG-64."""

    seat: Seat
    kind: Kind


class NoRecruit(Fact, frozen=True):
    """more: searches that the same text still brings."""

    seat: Seat
    more: int


class Step(Fact, frozen=True):
    """A step of the turn begins."""

    seat: Seat
    step: int


class Struck(Fact, frozen=True):
    """The Enemy Attack step is over. strikers: who of the enemies has struck the party of a seat; kinds: heroes that fell."""

    seat: Seat
    strikers: Kinds
    kinds: Kinds


# -- cards -------------------------------------------------------------------------------------------------------------
class Finds(Fact, frozen=True):
    """A card out of the own deck, shown (RG-185)."""

    seat: Seat
    kind: Kind


class Salvages(Fact, frozen=True):
    """Out of the own discard pile."""

    seat: Seat
    kind: Kind
    bank: bool


class Equips(Fact, frozen=True):
    """Out of the bank into the inventory without paying."""

    seat: Seat
    kind: Kind
    card: Card


class Breaks(Fact, frozen=True):
    """A card is lost by an effect, out of "hand", "bank" or "inventory"; lot: chance has picked it."""

    seat: Seat
    kind: Kind
    zone: str
    lot: bool


class Chooses(Fact, frozen=True):
    """The n-th branch of a card that lets choose."""

    seat: Seat
    kind: Kind
    n: int


class Looks(Fact, frozen=True):
    """The top cards of the own deck, which are put back in any order; search: the whole deck is looked through."""

    seat: Seat
    count: int
    search: bool


class NoFind(Fact, frozen=True):
    """A search has brought nothing."""

    seat: Seat


class Sees(Fact, frozen=True):
    """What a look showed, top first."""

    seat: Seat
    kinds: Kinds


class GoesHome(Fact, frozen=True):
    """A used Reward (RG-141)."""

    seat: Seat
    kind: Kind
    card: Card
    bank: bool


# -- the end of attempts and games -------------------------------------------------------------------------------------
class Succeeds(Fact, frozen=True):
    """total: the VP of its score pile (RG-87); asleep: enemies that are still there and count as defeated (RG-90); unopposed:
    none has come; fallen: nobody of the party is left, either; counters: that it pays.
    """

    seat: Seat
    kind: Kind
    card: Card
    total: int
    asleep: int
    unopposed: bool
    fallen: bool
    counters: int


class Fails(Fact, frozen=True):
    """RG-88. kinds: of those that still stand, awake; counters: what a house rule gives for it."""

    seat: Seat
    kind: Kind
    kinds: Kinds
    counters: int


class PaysMissions(Fact, frozen=True):
    """RG-93. n: their VP; total: those that are left."""

    seat: Seat
    kinds: Kinds
    n: int
    total: int


class Refills(Fact, frozen=True):
    """The discard pile is the new deck."""

    seat: Seat
    count: int


class Out(Fact, frozen=True):
    """why: "party", "deck", "concede"."""

    seat: Seat
    why: str


class Stall(Fact, frozen=True):
    """RG-27."""


class Agreed(Fact, frozen=True):
    """The people at the table end the game."""


class Over(Fact, frozen=True):
    seats: Seats
