"""Agents come into play; a ship of the turn player's is answered by ships (AP-49 to AP-53, AP-124 to AP-128)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS
from tabletop.core.handle import Asking, Handle
from tabletop.games.austin.rules import queries, verbs
from tabletop.games.austin.rules.ops import Doer, run
from tabletop.games.austin.rules.table import Austin, rules


@rules.script
def play_free(t: Handle[Austin], seat: int, card: int) -> Asking[Any]:
    """An Agent that an effect brings into play (AP-45, AP-53)."""
    yield from arrive(t, seat, card, *verbs.enter_free(t, seat, card))


def arrive(t: Handle[Austin], seat: int, card: int, number: int, ship: bool) -> Asking[Any]:
    """AP-53: "when played" at once; then, for a ship of the turn player, the answers (AP-124 to AP-128).

    Ships have a line instead of instructions (AP-122): no text of theirs is carried out.
    """
    if number >= 0:
        yield from run(t, Doer(seat, card), number)
    while ship and (yield from ship_round(t, seat)):
        option = yield t.choose(seat, queries.ship_again)
        if option == PASS:
            verbs.lets_pass(t, (seat,))
            return
        _, ship = verbs.enter_free(t, seat, option[1])


def ship_round(t: Handle[Austin], seat: int) -> Asking[Any]:
    """Each opponent once, clockwise (AP-126); who does not answer is told. Whether anybody has replied."""
    seats, in_turn = verbs.who_may_answer(t, seat)
    replied = False
    while seats:
        if in_turn:
            who, option = seats[0], (yield t.choose(seats[0], queries.ship_turn, seat))
        else:
            took = yield t.offer(seats, queries.ship_reply, seat)
            if not took:
                verbs.lets_pass(t, seats)
                break
            who, option = took
        at = seats.index(who)
        passed, seats = seats[: at + (option == PASS)], seats[at + 1 :]
        if passed:
            verbs.lets_pass(t, passed)
        if option != PASS:
            replied = True
            verbs.answer_ship(t, who, option[1])
    return replied
