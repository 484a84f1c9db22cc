"""Resolution: success or failure in the order of RG-91, and the end of the attempt."""

from __future__ import annotations

from typing import Any

from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.cards import ATTEMPT_END, SLEEP
from tabletop.games.rpgget.rules.changes import clean, discard, gain, wake
from tabletop.games.rpgget.rules.events import Fails, Step, Succeeds
from tabletop.games.rpgget.rules.falls import due, ended, finish, judge, settle
from tabletop.games.rpgget.rules.moves import Due, bank_texts
from tabletop.games.rpgget.rules.ops import BY_MOMENT, NONE, Doer, happen
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    DISCARD,
    ENEMIES,
    GOAL,
    PARTY,
    RECONCILE,
    RESOLUTION,
    SCORE,
    SETTING,
    STEP,
    RpgGet,
    points,
)
from tabletop.games.rpgget.rules.values import awake, remaining
from tabletop.games.rpgget.rules.windows import window


def resolve(t: Handle[RpgGet], seat: int, mission: int) -> Asking[Any]:
    """RG-87 to RG-91."""
    for card, number in outcome(t, seat, mission):
        yield from happen(t, Doer(seat, card, card), number)
        if due(t):
            yield from settle(t)
    if what := judge(t):
        yield from ended(t, what)
    close_attempt(t, seat)
    yield from window(t, ATTEMPT_END, seat)


@verb
def outcome(s: RpgGet, seat: int, mission: int) -> tuple[Due, ...]:
    """The mission moves, a tenth point wins at once (RG-20), counters; then what happens, in order."""
    unopposed, s.step = s.step == SETTING, RESOLUTION
    kind, success = s.kind[mission], not remaining(s)  # RG-90: sleepers count as defeated
    s.won, fallen = int(success), not s.zones[ACTIVE]
    for card in s.zones[ACTIVE]:
        if s.ail[card] & SLEEP:  # the Enemy Status step was skipped: it is active no more (RG-85)
            wake(s, card)
            come_home(s, seat, card)
    if success:
        s.move(mission, SCORE + STEP * seat)
        total = points(s, seat)
        if s.events is not None:
            pay = 0 if total >= GOAL else s.rp
            s.say(Succeeds(seat, kind, mission, total, len(s.zones[ENEMIES]), unopposed, fallen, pay))
        if total >= GOAL:
            finish(s, "goal", (seat,))
            return ()
        gain(s, seat, s.rp, kind)
    else:
        s.move(mission, DISCARD + STEP * seat)
        if s.events is not None:
            s.say(Fails(seat, kind, s.kinds(awake(s, s.zones[ENEMIES])), s.consolation))
        gain(s, seat, s.consolation, kind)
    due = [(mission, BY_MOMENT["mission on_success" if success else "mission on_fail"][kind])]
    if success:
        due += [(card, BY_MOMENT["intrinsic on_success"][s.kind[card]]) for card in awake(s, s.zones[ACTIVE])]
    due += bank_texts(s, seat, "on_success" if success else "on_fail")
    return tuple([(card, number) for card, number in due if number != NONE])


def come_home(s: RpgGet, seat: int, card: int) -> None:
    """An active member is an ordinary one again."""
    clean(s, card)
    s.move(card, PARTY + STEP * seat)


@verb
def close_attempt(s: RpgGet, seat: int) -> None:
    """Enemies to their owners' discard piles, members are ordinary ones again (RG-89)."""
    s.step = RECONCILE
    if s.events is not None:
        s.say(Step(seat, RECONCILE))
    for card in s.zones[ENEMIES]:
        discard(s, card)
    for card in s.zones[ACTIVE]:
        come_home(s, seat, card)
    s.forbidden, s.spent, s.boss, s.strike = 0, 0, False, ()
