"""What may be chosen, but hardly ever is: nothing shines for it."""

from __future__ import annotations

from functools import cache

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    FLIP,
    PLAY_CHARACTER,
    PLAY_EVENT,
    REDRAW,
    REWARD_NOTHING,
)
from tabletop.games.rpgget.rules.cards import BANK_TEXT, ENEMY, KINDS, LEVEL, SIZE, TYPE, rows_of
from tabletop.games.rpgget.rules.harm import harm
from tabletop.games.rpgget.rules.statics import match_of, matching
from tabletop.games.rpgget.rules.table import FALLEN, STEP, RpgGet
from tabletop.games.rpgget.rules.values import ep_left, twin


@cache
def _least(kind: int) -> int:
    """The smallest size of whom an Event recruits; 0 where it recruits nobody."""
    wanted = [matching(match_of(row["match"])) for row in rows_of(kind, "recruit")]
    return min((SIZE[k] for kinds in wanted for k in KINDS if kinds[k] and TYPE[k] == ENEMY), default=0)


def _no_better(s: RpgGet, seat: int, card: int) -> bool:
    """It would replace one of its level or above that is well, or that stays unconscious all the same."""
    old = twin(s, seat, card)
    if old < 0 or LEVEL[s.kind[card]] > LEVEL[s.kind[old]]:
        return False
    return s.at[old] == FALLEN + STEP * seat or not (s.damage[old] or s.ail[old])


def minor(view: ViewOf[RpgGet], option: Option) -> bool:
    """What goes against the own side (RG-133), healing who is not hurt, using a Reward for nothing (RG-137).

    Turning over a bank card without a text that works there, face down again, or later than in the Play phase (RG-43); an Event
    that recruits where there is no room (RG-64), a Character that takes the place of one as good (RG-42), taking back a tick.
    """
    if option == PASS:
        return False
    s, (act, card, _) = view.table, option
    if harm(view, option):
        return True
    if act == REDRAW:
        return card in view.args[0]
    if act == PLAY_CHARACTER:
        return _no_better(s, view.seat, card)
    if act == FLIP:
        return view.query != "play_action" or not BANK_TEXT[s.kind[card]] or bool(s.up[card])
    if view.query == "pick_unit" and view.args[2] == "heal":
        return not s.damage[card]
    if act == PLAY_EVENT and view.query == "slot":
        return _least(s.kind[card]) > ep_left(s)
    return act == REWARD_NOTHING
