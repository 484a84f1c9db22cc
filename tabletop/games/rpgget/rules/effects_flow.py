"""Operations that decide what happens next: coins, conditions, choices, cancelling."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.core.operations import Branches, Row, Rows
from tabletop.games.rpgget.rules.acts import OPTION
from tabletop.games.rpgget.rules.cards import BOSS, HP, KEY_BIT, KEYS
from tabletop.games.rpgget.rules.events import Cancels, Chooses
from tabletop.games.rpgget.rules.fight_events import Coin
from tabletop.games.rpgget.rules.ops import PROGRAMS, Doer, op, op_named, run
from tabletop.games.rpgget.rules.table import RpgGet, rules

NOTHING: Any = []


class TestRow(Struct, forbid_unknown_fields=True, frozen=True):
    """A test as it is written; the first word that is given counts."""

    killed: int = 0
    keyword: str = ""
    attacker_boss: int = 0
    success: int = -1


@op
def coin(t: Handle[RpgGet], me: Doer, heads: Rows = NOTHING, tails: Rows = NOTHING) -> Asking[Any]:
    if flip(t, me, heads, tails):
        yield from run(t, me, heads)
    else:
        yield from run(t, me, tails)


@verb
def flip(s: RpgGet, me: Doer, heads: Rows, tails: Rows) -> bool:
    """For a text, one side of which may do nothing."""
    combo = any(step.fn.__name__ == "combo" for step in PROGRAMS[heads])
    fallen = _all_fallen(s) if combo else 0
    vain = combo and (fallen > 0 or not s.strike or s.strike.use > 1)  # no other use (RG-144)
    return toss(s, me.seat, "coin", me.card, (not PROGRAMS[tails], vain or not PROGRAMS[heads]), fallen)


def _all_fallen(s: RpgGet) -> int:
    """How many targets the strike of a first use has had, where nobody of them is left to hit."""
    strike = s.strike
    if not strike or strike.use > 1 or any(s.damage[card] < HP[s.kind[card]] for card in strike.targets):
        return 0
    return len(strike.targets)


def toss(s: RpgGet, seat: int, why: str, card: int, idle: tuple[bool, bool] = (True, False), fallen: int = 0) -> bool:
    """A coin for a card; True for heads. idle: tails does nothing, heads does not; fallen: heads do nothing as so many have
    fallen.
    """
    heads = s.rand(2) == 1
    if s.events is not None:
        s.say(Coin(seat, heads, why, s.kind[card], card, idle[heads], fallen * heads))
    return heads


def if_(t: Handle[RpgGet], me: Doer, test: Row, then: Rows, else_: Rows = NOTHING) -> Asking[Any]:
    yield from run(t, me, then if holds(t, me, tuple(test.items())) else else_)


op_named("if", if_)


@verb
def holds(s: RpgGet, me: Doer, test: tuple[tuple[str, Any], ...]) -> bool:
    """killed: this use has killed (RG-129); keyword: the card it is about has it; attacker_boss; success: of the attempt."""
    (what, value), *_ = test
    if what == "killed":
        return bool(me.killed)
    if what == "keyword":
        return me.about >= 0 and bool(KEYS[s.kind[me.about]] & KEY_BIT[value])
    if what == "attacker_boss":
        return BOSS[s.kind[s.strike.actor]] if s.strike else False
    return bool(s.won == value)


@op
def choose(t: Handle[RpgGet], me: Doer, options: Branches) -> Asking[Any]:
    """One of the branches; one that does nothing is legal, too."""
    option = yield t.choose(me.seat, pick_option, me.card, len(options))
    chosen(t, me.seat, me.card, option[2])
    yield from run(t, me, options[option[2]])


@verb
def chosen(s: RpgGet, seat: int, card: int, n: int) -> None:
    if s.events is not None:
        s.say(Chooses(seat, s.kind[card], n))


@rules.query
def pick_option(_s: RpgGet, _seat: int, _source: int, count: int) -> list[Option]:
    return [(OPTION, -1, n) for n in range(count)] or [PASS]


@op
def cancel(s: RpgGet, me: Doer) -> None:
    """What is answered has no effect: the declared card, else the attack (RG-178)."""
    if me.about >= 0:
        s.void = (*s.void, me.about)
        s.say(Cancels(me.seat, s.kind[me.about], attack=False))
    elif s.strike:
        s.strike = s.strike._replace(cancelled=True)
        s.say(Cancels(me.seat, s.kind[s.strike.source], attack=True))
