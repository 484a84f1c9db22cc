"""What may be chosen, but hardly ever is: nothing shines for it, and harm to the own side is asked for once more (RG-133)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from tabletop.core.ask import PASS, Option
from tabletop.core.operations import Row
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    AGAIN,
    ATTACK,
    ATTACK_2,
    FLIP,
    PICK,
    PLAY_CHARACTER,
    PLAY_EVENT,
    REDRAW,
    REWARD_NOTHING,
    TARGET,
)
from tabletop.games.rpgget.rules.cards import (
    BANK_TEXT,
    ENEMY,
    KINDS,
    LEVEL,
    SIZE,
    TYPE,
    beside,
    match_of,
    matching,
    rows_of,
)
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, FALLEN, PARTY, STEP, RpgGet
from tabletop.games.rpgget.rules.values import ep_left, twin

OWN_ATTACK, OWN_COMBO, OWN_HARM, OTHERS_HELP = "own_attack", "own_combo", "own_harm", "others_help"
BAD, GOOD = {"status", "hurt"}, {"heal", "cure", "again"}


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


def harm(view: ViewOf[RpgGet], option: Option) -> str:
    """In which of these ways an option goes against the side of who chooses it; "" for none."""
    if option == PASS:
        return ""
    s, (act, card, spot) = view.table, option
    if act in {ATTACK, ATTACK_2}:
        return OWN_ATTACK if spot >= 0 and s.at[spot] == s.at[card] else ""
    if act == AGAIN:
        return OWN_COMBO if s.strike and all(s.at[unit] == s.at[card] for unit in s.strike.targets) else ""
    if act == TARGET and view.query == "choose_target":
        return OWN_ATTACK if s.at[card] == s.at[view.args[0]] else ""
    if act == TARGET and view.query == "pick_aim":
        return _done(view, card, [row for row in beside(s.kind[view.args[0]], "aim") if row.get("who") == "targets"])
    if act == PICK and view.query == "pick_unit":
        (_, source, *_), who, step = view.args
        return _done(view, card, [row for row in rows_of(s.kind[source], step) if row.get("who") == who])
    return ""


def _done(view: ViewOf[RpgGet], target: int, rows: Iterable[Row]) -> str:
    """Of what operations do to a unit: bad for the own side, or nothing but good for the other one."""
    s, found = view.table, [*map(_good, rows)]
    own = s.at[target] in (PARTY + STEP * view.seat, ACTIVE if view.seat == s.turn else ENEMIES)
    if own:
        return OWN_HARM if min(found, default=0) < 0 else ""
    return OTHERS_HELP if min(found, default=0) > 0 else ""


def _good(row: Row) -> int:
    """1: what it does is good for whoever it is done to, -1: bad, 0: neither."""
    if row["op"] in BAD | GOOD:
        return 1 if row["op"] in GOOD else -1
    number: int = {"boost": row.get("x", 0), "guard": row.get("n", 0)}.get(row["op"], 0)
    return (number > 0) - (number < 0)
