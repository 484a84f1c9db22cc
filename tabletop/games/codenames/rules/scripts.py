"""The course of the game: turns of a clue and guesses (section 4.3), and what may go between."""

from __future__ import annotations

from tabletop.core.ask import AGAIN, LATE, NOBODY
from tabletop.core.handle import Asking, Handle
from tabletop.games.codenames.rules import verbs
from tabletop.games.codenames.rules.acts import ALLOW, LOCK, MARK, OBJECT, STAND, STOP
from tabletop.games.codenames.rules.clues import ASK
from tabletop.games.codenames.rules.queries import (
    OBJECTIONS_A_TURN,
    allow_clue,
    answer_objection,
    cover_own,
    cover_rival,
    give_clue,
    guess,
    rule_on_word,
)
from tabletop.games.codenames.rules.table import Board, rules
from tabletop.games.codenames.rules.wording import bare

STRETCH = 40  # answers of Agents in one frame: marks are many, and a journal is short


@rules.script
def game(t: Handle[Board], _seat: int) -> Asking[object]:
    """Turn after turn of exactly one clue, then guesses (CN-31). A clue that was taken back is followed by another (CN-69)."""
    director = verbs.begin(t)
    if director == NOBODY:
        return None
    again = True
    while again:
        again = (yield t.call(clue, director)) and (yield t.call(guesses, director))
    if verbs.rival_step_due(t):
        _, card, _ = yield t.choose(director, cover_rival)
        verbs.cover_for_rival(t, director, card)
    return AGAIN


@rules.script
def clue(t: Handle[Board], director: int) -> Asking[bool]:
    """The Director thinks of a clue. True when one is published; what is meant by it stays in this frame (CN-42)."""
    rival, before, limit = verbs.clue_terms(t)
    allowed: tuple[str, ...] = ()
    asked = sent_back = 0
    while True:
        said = yield t.tell(director, give_clue, allowed, asked, limit=limit)
        if said == LATE:
            verbs.time_up(t, True)
            return False
        word = said[1]
        if said[0] == ASK:
            asked += 1
            if rival == NOBODY or (yield t.choose(rival, rule_on_word, word))[0] == ALLOW:
                allowed += (bare(word),)  # together the Director decides alone (CN-53)
            verbs.ruled(t, rival, word, bare(word) in allowed)
            continue
        number = said[2]
        if before and sent_back < OBJECTIONS_A_TURN:
            act, _, reason = yield t.choose(rival, allow_clue, word, number)
            if act == OBJECT:
                sent_back += 1
                verbs.returned(t, rival, word, number, reason)
                continue
        verbs.publish(t, director, word, number)
        return True


@rules.script
def guesses(t: Handle[Board], director: int) -> Asking[object]:
    """One answer after the other, until the turn ends (CN-83). True when the Director has to give another clue."""
    seats, limit = verbs.guess_terms(t)
    for _ in range(STRETCH):
        seat, (act, card, spot) = yield t.any(seats, guess, limit=limit)
        if act == MARK:
            verbs.mark(t, seat, card)
        elif act == LOCK:
            if not verbs.lock(t, seat, card):
                return False
            seats, limit = verbs.guess_terms(t)
        elif act == OBJECT:
            verbs.objected(t, seat, spot)
            answer, _, _ = yield t.choose(director, answer_objection, spot)
            if answer != STAND:
                return (yield from struck(t, director))
            verbs.stands(t, director)
            seats, limit = verbs.guess_terms(t)
        else:
            if act == STOP:
                verbs.stop(t, seat)
            else:
                verbs.time_up(t, False)
            return False
    return AGAIN


def struck(t: Handle[Board], director: int) -> Asking[bool]:
    """A published clue is taken back; with the penalty the turn is over (CN-54, CN-69)."""
    judge = verbs.take_back(t, director)
    if judge == NOBODY:
        return True
    _, card, _ = yield t.choose(judge, cover_own)
    verbs.cover_for_penalty(t, judge, card)
    return False
