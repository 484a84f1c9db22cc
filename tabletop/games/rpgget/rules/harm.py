"""Choices of a target that go against the own side: legal, hardly ever meant, and asked once more (RG-133)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.ask import PASS, Option
from tabletop.core.operations import Row
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import AGAIN, ATTACK, ATTACK_2, PICK, TARGET
from tabletop.games.rpgget.rules.cards import beside, rows_of
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES, PARTY, STEP, RpgGet

OWN_ATTACK, OWN_COMBO, OWN_HARM, OTHERS_HELP = "own_attack", "own_combo", "own_harm", "others_help"
BAD, GOOD = {"status", "hurt"}, {"heal", "cure", "again"}


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
        (_, source, *_), who, deed = view.args
        return _done(view, card, [row for row in rows_of(s.kind[source], deed) if row.get("who") == who])
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
