"""Kills, players who lose, and the end of the game (RG-20 to RG-26, RG-124 to RG-126)."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.cards import HP
from tabletop.games.rpgget.rules.changes import clean, discard, wash
from tabletop.games.rpgget.rules.events import Out, Over
from tabletop.games.rpgget.rules.fight_events import Dies, Falls, Grace
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, Doer, happen
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FALLEN,
    IN_USE,
    INVENTORY,
    MISSION,
    PARTY,
    REMOVED,
    ROUND_MARKS,
    STEP,
    RpgGet,
    points,
    rules,
)
from tabletop.games.rpgget.rules.values import evaluation, party

GOES_ON, TURN_OVER, GAME_OVER = range(3)


class Trigger(NamedTuple):
    """What happens by itself now: a program on behalf of a seat and a card, about another."""

    seat: int
    card: int
    number: int
    about: int


# -- kills -------------------------------------------------------------------------------------------------------------
def kill(s: RpgGet, everywhere: bool, killer: int) -> tuple[Trigger, ...]:
    """All units at 0 HP together (RG-125); everywhere: members outside the attempt, too (RG-126). What it triggers."""
    s.due = False
    kind, damage = s.kind, s.damage
    members = s.zones[ACTIVE]
    if everywhere:
        for seat in range(s.seats):
            members += s.zones[PARTY + STEP * seat]
    fallen = [c for c in members if damage[c] and damage[c] >= HP[kind[c]] and not spared(s, c)]
    dead = [c for c in s.zones[ENEMIES] if damage[c] and damage[c] >= HP[kind[c]]]
    if not fallen and not dead:
        return ()
    found: list[Trigger] = []
    for card in dead:
        found += on_death(s, card)
    if fallen and killer >= 0 and s.at[killer] == ENEMIES and killer not in dead and evaluation(s, killer):
        number = BY_MOMENT["intrinsic on_kill"][kind[killer]]
        if number != NONE:
            found.append(Trigger(s.owner[killer], killer, number, fallen[0]))
    for card in fallen:
        seat = s.owner[card]
        wash(s, card, ROUND_MARKS)
        s.move(card, FALLEN + STEP * seat)
        if s.events is not None:
            standing = party(s, seat)
            left = [other for other in standing if other not in fallen]
            s.say(Falls(seat, kind[card], card, not standing, left[0] if len(left) == 1 else -1, everywhere))
    for card in dead:
        if s.events is not None:
            s.say(Dies(s.owner[card], kind[card], card))
        discard(s, card)
    if len(found) > 1:
        place = {seat: n for n, seat in enumerate(s.order())}
        found.sort(key=lambda one: place.get(one.seat, 0))
    return tuple(found)


def on_death(s: RpgGet, card: int) -> list[Trigger]:
    """Of an enemy that dies: its own text, unless it is paralysed or asleep, and the mission's."""
    found = []
    own = BY_MOMENT["intrinsic on_death"][s.kind[card]]
    if own != NONE and evaluation(s, card):
        found.append(Trigger(s.owner[card], card, own, card))
    for mission in s.zones[MISSION]:
        number = BY_MOMENT["mission on_enemy_death"][s.kind[mission]]
        if number != NONE:
            found.append(Trigger(s.turn, mission, number, card))
    return found


def spared(s: RpgGet, card: int) -> bool:
    """RG-28: the last Character of a party stays at 1 HP in the first rounds."""
    seat = s.owner[card]
    if not s.grace or max(s.rounds) > s.grace:
        return False
    if any(other != card and s.damage[other] < HP[s.kind[other]] for other in party(s, seat)):
        return False
    if card != party(s, seat)[0]:
        return False  # of several that fall together one stays
    s.damage[card] = HP[s.kind[card]] - 1
    s.say(Grace(seat, s.kind[card], card))
    return True


@verb
def due(s: RpgGet) -> bool:
    return s.due


@verb
def kills(s: RpgGet, killer: int) -> tuple[Trigger, ...]:
    return kill(s, False, killer)


@verb
def pending_kills(s: RpgGet) -> tuple[Trigger, ...]:
    """RG-126: at the announcement of an attempt, of all players."""
    return kill(s, True, -1)


# -- losing and winning ------------------------------------------------------------------------------------------------
def lose_seats(s: RpgGet, seats: list[int], why: str) -> int:
    """Seats that lose at the same moment (RG-21, RG-24, RG-26); GOES_ON, TURN_OVER or GAME_OVER."""
    attempter_falls = s.turn in seats
    for seat in seats:
        s.say(Out(seat, why))
    s.alive = tuple([alive and seat not in seats for seat, alive in enumerate(s.alive)])
    if attempter_falls:
        break_off(s)
    for seat in seats:
        for card in [c for c in s.zones[ENEMIES] if s.owner[c] == seat]:  # RG-23
            wash(s, card)
            s.move(card, REMOVED + STEP * seat)
        for zone in (FALLEN, INVENTORY, IN_USE):
            for card in s.zones[zone + STEP * seat]:
                wash(s, card)
                s.move(card, REMOVED + STEP * seat)
    left = [seat for seat, alive in enumerate(s.alive) if alive]
    if len(left) == 1:
        finish(s, "last", tuple(left))
    elif not left:
        finish(s, "together", best(s, seats))
    return GAME_OVER if s.ending else TURN_OVER if attempter_falls else GOES_ON


def break_off(s: RpgGet) -> None:
    """The attempt ends because the attempter is out (RG-23)."""
    for zone in (MISSION, ENEMIES):
        for card in s.zones[zone]:
            discard(s, card)
    for card in s.zones[ACTIVE]:
        clean(s, card)
        s.move(card, PARTY + STEP * s.owner[card])
    s.strike, s.forbidden, s.declared, s.void = (), 0, (), ()


def best(s: RpgGet, seats: list[int]) -> tuple[int, ...]:
    """Those of the seats with most VP; nobody when they are equal (RG-26)."""
    most = max(points(s, seat) for seat in seats)
    found = tuple([seat for seat in seats if points(s, seat) == most])
    return found if len(found) == 1 else ()


def finish(s: RpgGet, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


@verb
def judge(s: RpgGet) -> int:
    """RG-21, RG-22: who has no member left is out."""
    out: list[int] = []
    for seat in s.order():
        if not s.zones[PARTY + STEP * seat] and not party(s, seat):
            out.append(seat)
    return lose_seats(s, out, "party") if out else GAME_OVER if s.ending else GOES_ON


def settle(t: Handle[RpgGet], killer: int = -1) -> Asking[Any]:
    """When somebody is `due` after an effect: kills, who is out, and what they trigger (RG-124), until nobody is."""
    while True:
        yield from fell(t, kills(t, killer))
        if not due(t):
            return


def fell(t: Handle[RpgGet], triggers: tuple[Trigger, ...]) -> Asking[Any]:
    """After kills: a seat without a Character is out at once, before anything that they trigger (RG-21, RG-124)."""
    if what := judge(t):
        yield from ended(t, what)
    for seat, card, number, about in triggers:
        yield from happen(t, Doer(seat, card, card, (), about), number)


def ended(t: Handle[RpgGet], what: int) -> Asking[Any]:
    """Leave the turn, or the game, when it is over."""
    if what == GAME_OVER:
        yield t.cut()
    if what == TURN_OVER:
        yield t.cut(rules.scripts["turn"])
