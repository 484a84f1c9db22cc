"""What changes the table."""

from __future__ import annotations

from tabletop.core.ask import NOBODY
from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.view import View
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.cards import ASSASSIN, CELLS, HYDRA, NEUTRAL, SIDES, TOKEN
from tabletop.games.codenames.rules.options import BEFORE, GAUNTLET, GRACE, PENALTY
from tabletop.games.codenames.rules.queries import agents, may_object, rival
from tabletop.games.codenames.rules.table import COVERS, IS_COOP, IS_VERSUS, KEY, Board, bits, other
from tabletop.games.codenames.rules.wording import typed


def by_key(view: View) -> events.Starts:
    """Which side begins: the key says so (CN-21)."""
    return events.Starts(view.table.starter)


@verb
def begin(s: Board) -> int:
    """The Director whose turn begins, NOBODY when the game is over (CN-30, CN-33; together it is always the own side)."""
    if s.ending:
        return NOBODY
    if not s.turns:
        s.say(events.Starts(s.starter))
    elif s.mode != IS_COOP:
        s.side = other(s.side)
    s.turns += 1
    s.guesses = s.right = s.limit = s.objections = 0
    s.turn = s.directors[s.side]
    s.say(events.Turn(s.turn, s.side, CELLS - len(s.zones[COVERS])))
    if s.mode == IS_COOP and s.left[other(s.side)] == 1:
        s.say(events.LastTurn(s.turn, s.side))
    return s.turn


@verb
def clue_terms(s: Board) -> tuple[int, bool, int]:
    """For a clue: the rival Director (-1: none), whether it is looked at before it is published, and the time in ms."""
    limit = s.limits[0]
    return rival(s), bool(s.house & BEFORE) and rival(s) >= 0, limit + GRACE * 1000 if limit else 0


@verb
def ruled(s: Board, seat: int, word: str, allowed: bool) -> None:
    """Said to the Directors only (CN-53, CN-67)."""
    s.say(events.Ruled(seat, typed(word), int(allowed)), eyes=bits(s.directors))


@verb
def returned(s: Board, seat: int, word: str, number: int, reason: int) -> None:
    """CN-68: nobody but the Directors hears of a clue that was not let through."""
    s.say(events.Returned(seat, typed(word), number, reason), eyes=bits(s.directors))


@verb
def publish(s: Board, seat: int, word: str, number: int) -> None:
    """CN-35, CN-81: the limit is number + 1; none for 0 and unlimited."""
    s.limit = number + 1 if number > 0 else 0
    said = typed(word)
    s.clues += ((s.turns, s.side, seat, said, number, 1),)
    s.say(events.Clue(seat, s.side, said, number, s.limit))


@verb
def guess_terms(s: Board) -> tuple[tuple[int, ...], int]:
    """Who is asked for a guess (the rival Director too, while an objection is possible), and the time in ms (CN-86)."""
    seats = agents(s)
    if may_object(s):
        seats += (rival(s),)
    limit = s.limits[1]
    return seats, limit + GRACE * 1000 * (not s.guesses) if limit else 0


@verb
def mark(s: Board, seat: int, card: int) -> None:
    """CN-75: on or off; it binds nobody."""
    marks = list(s.marks)
    marks[seat] ^= 1 << card
    s.marks = tuple(marks)
    s.say(events.Marks(seat, s.kind[card], card, marks[seat] >> card & 1))


@verb
def lock(s: Board, seat: int, card: int) -> bool:
    """The guess: identified by the key and covered at once (CN-90). True when the Agents may go on."""
    number = s.clues[-1][4]
    kind, owner = s.kind[card], s.kind[CELLS + card] - TOKEN
    bonus = 0 < number == s.guesses
    s.guesses += 1
    s.say(events.Locks(seat, s.side, kind, card, int(s.left[s.side] == 1)))
    _cover(s, seat, card)
    fate = int(owner != s.side) if owner <= HYDRA else owner
    blamed, final = s.turn if fate else NOBODY, _final(s, owner)
    s.say(events.Reveals(seat, s.side, kind, card, owner, fate, int(bonus), blamed, int(final)))
    _tell_double(s, card, owner)
    if owner == ASSASSIN:
        s.say(events.Assassin(seat, s.side, kind, card))
    if _ended(s, owner):
        return False
    _tell_near(s, owner)
    if owner != s.side:
        return False
    s.right += 1
    if s.right == number > 1:
        s.say(events.FullHouse((s.turn, *agents(s)), s.side, number))
    if s.guesses == s.limit:
        s.say(events.LimitReached(s.side, s.guesses))
        return False
    return True


def _cover(s: Board, seat: int, card: int) -> int:
    """Lay the owner's cover on a cell; all marks go (CN-91 to CN-94). The owner."""
    owner = s.kind[CELLS + card] - TOKEN
    s.move(CELLS + card, COVERS)
    s.guessed += ((s.turns, s.side, seat, card, owner),)
    if any(s.marks):
        s.marks = tuple([marks & ~(1 << card) for marks in s.marks])
    if owner <= HYDRA:
        s.left = (s.left[0] - (owner == 0), s.left[1] - (owner == 1))
    elif owner == NEUTRAL:
        s.neutrals = (s.neutrals[0] + (s.side == 0), s.neutrals[1] + (s.side == 1))
    return owner


def _tell_double(s: Board, card: int, owner: int) -> None:
    """What the cover is that looks like both sides."""
    if owner == s.starter and not s.left[owner]:
        s.say(events.DoubleAgent(owner, s.kind[card], card))


def _tell_near(s: Board, owner: int) -> None:
    """That the next cover of this owner ends the game. A simulated rival has a fact of its own for that, at the last turn."""
    if owner <= HYDRA and s.left[owner] == 1 and s.directors[owner] >= 0:
        s.say(events.OneLeft(s.directors[owner], owner, SIDES[owner]))
    elif owner == NEUTRAL and s.house & GAUNTLET and sum(s.neutrals) == s.gauntlet:
        s.say(events.OneStone(s.side))


def _final(s: Board, owner: int) -> bool:
    """Whether the game is over with this cover (CN-96)."""
    if owner <= HYDRA:
        return not s.left[owner]
    return owner == ASSASSIN or (bool(s.house & GAUNTLET) and sum(s.neutrals) > s.gauntlet)


def _ended(s: Board, owner: int) -> bool:
    """CN-96: the Assassin, a side that is complete, the Gauntlet, in this order; at most one of them can be true."""
    if not _final(s, owner):
        return False
    if owner == ASSASSIN:
        _finish(s, other(s.side), "assassin")
    elif owner <= HYDRA:
        _complete(s, owner)
    else:
        s.say(events.Gauntlet(s.side))
        _finish(s, other(s.side), "gauntlet")
    return True


def _complete(s: Board, owner: int) -> None:
    """CN-100, CN-101, CN-108."""
    if owner == s.side:
        _finish(s, owner, "all_found")
    else:
        _finish(s, owner, "rival_complete" if s.mode == IS_COOP else "found_by_rival")


def _finish(s: Board, side: int, reason: str) -> None:
    """The whole key is open to all (CN-102). A simulated rival wins for nobody."""
    s.winner = side if s.directors[side] >= 0 else -1
    s.ending = reason
    s.show(ALL_EYES, s.zones[KEY])
    winners = tuple(seat for seat, mine in enumerate(s.sides) if mine == s.winner)
    s.say(events.Wins(s.winner, reason, winners))


@verb
def stop(s: Board, seat: int) -> None:
    s.say(events.Stops(seat, s.side, s.guesses))


@verb
def time_up(s: Board, clue: bool) -> None:
    """CN-86: a hard timer ends the turn, with or without a clue and guesses."""
    s.say(events.TimeUp(s.side, -1 if clue else s.guesses))


@verb
def objected(s: Board, seat: int, reason: int) -> None:
    s.objections += 1
    s.say(events.Objects(seat, s.clues[-1][3], reason))


@verb
def stands(s: Board, seat: int) -> None:
    s.say(events.Stands(seat, s.clues[-1][3]))


@verb
def take_back(s: Board, seat: int) -> int:
    """CN-69: the clue is struck out. The Director who may cover an asset for it, NOBODY without a penalty (CN-54)."""
    turn, side, who, word, number, _ = s.clues[-1]
    s.clues = (*s.clues[:-1], (turn, side, who, word, number, 0))
    s.say(events.TakenBack(seat, side, word))
    return rival(s) if s.house & PENALTY and s.mode == IS_VERSUS else NOBODY


@verb
def cover_for_penalty(s: Board, seat: int, card: int) -> None:
    """CN-54, and CN-100 is checked."""
    owner = _cover(s, -1, card)
    s.say(events.Penalty(seat, owner, s.kind[card], card))
    _tell_double(s, card, owner)
    if not s.left[owner]:
        _finish(s, owner, "all_found")
    else:
        _tell_near(s, owner)


@verb
def rival_step_due(s: Board) -> bool:
    """CN-107: after each own turn that has not ended the game."""
    return s.mode == IS_COOP and not s.ending


@verb
def cover_for_rival(s: Board, seat: int, card: int) -> None:
    """CN-107; with the last of them the game is lost (CN-108)."""
    owner = _cover(s, -1, card)
    s.say(events.RivalCovers(seat, owner, s.kind[card], card))
    _ended(s, owner)
