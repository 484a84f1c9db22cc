"""What the operations of Austin Powers cards are worth to a seat, by their names and by what lies on the tables."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.bots.mind import TURN, WEIGHTS, Mind
from tabletop.games.austin.rules.cards import KILL
from tabletop.games.austin.rules.effects import strike
from tabletop.games.austin.rules.ops import PROGRAMS, TOUCHES, Doer, Touch
from tabletop.games.austin.rules.queries import assassins, throws
from tabletop.games.austin.rules.select import holds, number
from tabletop.games.austin.rules.table import HAND, STEP
from tabletop.games.austin.rules.touches import choices, groups

WORTH = WEIGHTS.worth
KEPT = {"recover", "search", "score_from", "play_free", "set_role"}  # operations that are good for whose card it is
MANY = 3  # of "all": so many count


def touched(mind: Mind, op: str, card: int) -> float:
    """What it brings this seat that an operation touches a card."""
    s, seat = mind.s, mind.s.owner[card]
    if op in {"recover", "search"}:
        return mind.worth_of_kind(card)
    if op in {"play_free", "set_role"}:
        return mind.agent(card)
    if op in {"discard_hand", "redraw"}:
        return -mind.keep(card) if seat == mind.seat else mind.worth_of_kind(card) * mind.danger[seat]
    if op in {"score_from", "unscore"}:
        points = float(mind.score(card))
        return points if op == "score_from" else points * (mind.danger[seat] if seat != mind.seat else -1)
    if op == "strip_bone":
        return float(mind.score(card)) + 1
    if s.kind[card] == UNKNOWN:
        return 0.0
    worth = mind.standing(card) if op != "trash_table" else WORTH["trash_table"]
    return worth * (mind.danger[seat] if seat != mind.seat else -1)


def touching(mind: Mind, me: Doer, which: Touch) -> float:
    """The best that an operation could pick; of hidden cards only how many there are."""
    s, op, usual = mind.s, which.op, WORTH[which.op]
    if op == "attack_now":
        options = strike(s, mind.seat, which.number, me, ())
        return max([mind.attack(card, target) for _, card, target in options if card >= 0], default=0.0)
    n = min(MANY, number(s, which.n, mind.seat))
    found = 0.0
    for seats in groups(s, me, which):
        others = [seat for seat in seats if seat != mind.seat]
        if which.zone == HAND and op != "play_free":
            held = max([len(s.zones[HAND + STEP * seat]) for seat in seats], default=0)
            found += min(n, held) * usual * (1 if others else (0.5 if op == "redraw" else -0.5))
            continue
        cards = choices(s, me, which, seats)
        if op not in KEPT and others:
            cards = [card for card in cards if s.owner[card] != mind.seat]
        values = sorted([touched(mind, op, card) for card in cards], reverse=True)[:n]
        found += sum([value for value in values if value > 0 or not which.may])
    return found


def brawling(mind: Mind) -> float:
    """A slugfest: the best own fighter with the Bones at hand, against all who must send somebody."""
    s = mind.s
    own = [mind.score(card) for card in assassins(s, mind.seat)]
    foes = [seat for seat in mind.others if assassins(s, seat)]
    bones = len(throws(s, mind.seat, KILL))
    if not own:
        return -2.0 if foes else 0.0
    strength, against = bones + 0.6, sum([mind.answers(seat, KILL) * 1.5 for seat in foes])
    chance = strength / (strength + against)
    return chance * (max(own) + 2 * len(foes)) - (1 - chance) * min(own) * TURN.own_lost


def step_worth(mind: Mind, me: Doer, name: str, args: tuple[Any, ...]) -> float:
    """What one operation would do, in the points of `Mind`; name: of its function, args: as compiled."""
    if name == "touching":
        return touching(mind, me, args[0])
    if name == "slugfest":
        return brawling(mind)
    if name == "choose":
        return max([program_worth(mind, me, branch) for branch in args[-2] if isinstance(args[-2], tuple)], default=0.0)
    if name == "pay":
        return max(0.0, program_worth(mind, me, args[1]) - WORTH["pay"])
    usual = WORTH.get(name, 0.0)
    amounts = [arg for arg in args if hasattr(arg, "each")]
    return usual * min(MANY, number(mind.s, amounts[0], mind.seat)) if amounts else usual


def program_worth(mind: Mind, me: Doer, number: int) -> float:
    """All that a program would do to the table as it is."""
    if number < 0:
        return 0.0
    found = 0.0
    for step in PROGRAMS[number]:
        if holds(mind.s, step.cond, me.seat, me.card):
            args = step.args
            if args and isinstance(args[0], Touch):
                found += touching(mind, me, args[0])
            else:
                found += step_worth(mind, me, step.fn.__name__.rstrip("_"), args)
    return found


def picking(mind: Mind, options: list[Any], which: int, *_about: Any) -> list[float]:
    """Which card an operation is to touch; 0 for none."""
    op = TOUCHES[which].op
    return [touched(mind, op, card) if card >= 0 else 0.0 for _, card, _ in options]
