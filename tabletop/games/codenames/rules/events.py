"""What is said of a game: the facts behind log, moments and captions.

`side` is 0 for S.H.I.E.L.D. and 1 for HYDRA; `owner` 0 to 3 for these, neutral and the Assassin; `card` is an asset's id,
whose number is its cell.
"""

from __future__ import annotations

from tabletop.core.events import Card, Fact, Kind, Seat, Seats


class Starts(Fact, frozen=True):
    """The key names the side that begins (CN-21)."""

    side: int


class Turn(Fact, frozen=True):
    """A side's turn begins; its Director is asked for a clue. uncovered: how many assets are left, the Assassin among them."""

    seat: Seat
    side: int
    uncovered: int


class Clue(Fact, frozen=True):
    """A clue is published: word, number (0, 1 to 9, -1 unlimited), and how many guesses it allows (0: no limit)."""

    seat: Seat
    side: int
    said: str
    number: int
    limit: int


class Marks(Fact, frozen=True):
    """An Agent pencils a mark on an asset, or takes it off (CN-75). on: 1 or 0."""

    seat: Seat
    kind: Kind
    card: Card
    on: int


class Locks(Fact, frozen=True):
    """An Agent touches an asset: the guess is made, its owner not yet seen (CN-76). last: 1 if its side has one to find."""

    seat: Seat
    side: int
    kind: Kind
    card: Card
    last: int


class Reveals(Fact, frozen=True):
    """The touched asset is identified and covered (CN-90). fate: 0 if it belongs to the side to move, 1 to the rivals, 2
    neutral, 3 the Assassin; bonus: 1 for the guess after as many right ones as the number says; blamed: the Director whose
    clue has led to a wrong one, else -1; final: 1 if it ends the game.
    """

    seat: Seat
    side: int
    kind: Kind
    card: Card
    owner: int
    fate: int
    bonus: int
    blamed: Seat
    final: int = 0


class Assassin(Fact, frozen=True):
    """The touched asset is the Assassin: the side to move has lost (CN-94)."""

    seat: Seat
    side: int
    kind: Kind
    card: Card


class FullHouse(Fact, frozen=True):
    """As many right guesses in a turn as a number of two or more says (CN-37). seats: of the team, whose clue it was first."""

    seats: Seats
    side: int
    number: int


class Stops(Fact, frozen=True):
    """The Agents stop guessing (CN-80)."""

    seat: Seat
    side: int
    guesses: int


class LimitReached(Fact, frozen=True):
    """The last guess that the clue allowed was right; the turn ends all the same (CN-83)."""

    side: int
    guesses: int


class TimeUp(Fact, frozen=True):
    """The hard timer has ended a turn (CN-86). guesses: how many had been made; -1: there was no clue yet."""

    side: int
    guesses: int


class Objects(Fact, frozen=True):
    """A rival Director objects to the published clue; `reason` is an index of REASONS (CN-68)."""

    seat: Seat
    said: str
    reason: int


class TakenBack(Fact, frozen=True):
    """A clue is struck out and counts for nothing (CN-69)."""

    seat: Seat
    side: int
    said: str


class Stands(Fact, frozen=True):
    """A Director lets the clue stand."""

    seat: Seat
    said: str


class Returned(Fact, frozen=True):
    """Said to both Directors only: the clue was not let through before its publication."""

    seat: Seat
    said: str
    number: int
    reason: int


class Ruled(Fact, frozen=True):
    """Said to both Directors only: whether something counts as one word (CN-52). allowed: 1 or 0."""

    seat: Seat
    said: str
    allowed: int


class RivalCovers(Fact, frozen=True):
    """One team alone: an asset of the simulated rival is covered after the own turn (CN-107)."""

    seat: Seat
    side: int
    kind: Kind
    card: Card


class Penalty(Fact, frozen=True):
    """A rival Director covers an asset of the own side for a clue taken back (CN-54)."""

    seat: Seat
    side: int
    kind: Kind
    card: Card


class DoubleAgent(Fact, frozen=True):
    """The ninth cover of the side that began, with which all of its assets are covered (CN-17). kind, card: of the asset."""

    side: int
    kind: Kind
    card: Card


class OneLeft(Fact, frozen=True):
    """A side has one asset left to find: with that one it wins (CN-100). seat: its Director; team: its name."""

    seat: Seat
    side: int
    team: str


class LastTurn(Fact, frozen=True):
    """One team alone: the simulated rival has one asset left, and finds it after this turn (CN-107, CN-108)."""

    seat: Seat
    side: int


class OneStone(Fact, frozen=True):
    """Six neutral covers lie: the next one is the Infinity Gauntlet, and whoever lays it loses (CN-117)."""

    side: int


class Gauntlet(Fact, frozen=True):
    """The seventh neutral cover is the Infinity Gauntlet (CN-117)."""

    side: int


class Wins(Fact, frozen=True):
    """The game is over: which side has won (-1: the simulated rival has), why, and who plays on that side."""

    side: int
    reason: str
    winners: Seats
