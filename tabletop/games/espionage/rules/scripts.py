"""The scripts of game and turn (rules, section 6)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import AGAIN
from tabletop.core.handle import Asking, Handle
from tabletop.games.espionage.rules import chain, effects, queries, verbs  # effects register the steps
from tabletop.games.espionage.rules.cards import ABILITIES, CARDS, MISSION
from tabletop.games.espionage.rules.chain import PROGRAM
from tabletop.games.espionage.rules.queries import CLAIM, CONCEDE, PLAY, rules
from tabletop.games.espionage.rules.table import Spies

__all__ = ["effects", "game"]

# -- what an ability does, compiled ------------------------------------------------------------------------------------
for _ability in ABILITIES:
    PROGRAM.compile(() if _ability.copies else _ability.do, f"card {CARDS[_ability.kind].id!r}, do")


# -- scripts -----------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Handle[Spies], _: int) -> Asking[Any]:
    if verbs.chosen_first(t):
        option = yield t.choose(0, queries.first_player)
        verbs.let_begin(t, option[2])
    yield t.call(turns, -1)


@rules.script
def turns(t: Handle[Spies], _: int) -> Asking[Any]:
    """ES-13 to ES-20: one action with the stack empty, then again."""
    seat = verbs.on_turn(t)
    if seat < 0:
        return None
    act, card, _ = yield t.choose(seat, queries.turn)
    if act == PLAY:
        yield from chain.announce(t, seat, card, MISSION, -1)
        yield from chain.chain(t)
    elif act == CLAIM:
        verbs.claim(t, seat, card)
        yield t.cut()
    elif act != CONCEDE:
        verbs.end_turn(t)
    elif verbs.concede(t, seat):
        yield t.cut()
    return AGAIN
