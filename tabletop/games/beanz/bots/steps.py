"""What the operations of cards are worth to a seat: programs of Actions, spin powers and Instants, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.games.beanz.bots.evaluation import IN_HAND, KEEP, MAT, POWER, Evaluation
from tabletop.games.beanz.bots.fights import boosted
from tabletop.games.beanz.rules.cards import ATTACK, BEAN, COSMOS_CARD, COST, INSTANT, MODES, TYPE
from tabletop.games.beanz.rules.ops import PROGRAMS
from tabletop.games.beanz.rules.queries import hand_limit, spin_cost
from tabletop.games.beanz.rules.select import ALL, Doer, Select, empty_slots, from_source, holding, rings_for
from tabletop.games.beanz.rules.table import COSMOS, DECK, GALAXY, HALVES, HAND, HEADZ_UP, SLOTS, Pending, captured

Worth = Callable[..., float]
LOW_DECK, FEW = 8, 3


# -- cards and points --------------------------------------------------------------------------------------------------
def drawing(evaluation: Evaluation, count: int) -> float:
    """Cards of the own deck; the last one ends the game (MB-108)."""
    s, left = evaluation.s, len(evaluation.s.zones[DECK + evaluation.seat])
    lead = captured(s, evaluation.seat) - captured(s, 1 - evaluation.seat)
    if left <= count:
        return IN_HAND.deck_end * (1 if lead > 0 else -1)
    room = max(0, min(count, hand_limit(s, evaluation.seat) + 1 - evaluation.hand()))
    found = IN_HAND.card * room + IN_HAND.beyond * (count - room)
    if left - count < LOW_DECK:
        found += count if lead > 0 else -count * IN_HAND.card
    return found


def point(evaluation: Evaluation) -> float:
    """What an action point is worth: a card while some may be bought, else what the hand could do with it."""
    s = evaluation.s
    if s.points <= 3 - s.bought or any(COST[s.kind[card]] for card in s.zones[HAND + evaluation.seat]):
        return IN_HAND.point
    return IN_HAND.idle_point


def own_beans(evaluation: Evaluation) -> list[int]:
    base = SLOTS * evaluation.seat
    return [zone[0] for zone in evaluation.s.zones[base : base + SLOTS] if zone]


def prices(evaluation: Evaluation) -> dict[int, int]:
    """What an attack costs, by each own Bean that could make one."""
    s = evaluation.s
    able = [card for card in own_beans(evaluation) if ATTACK[s.kind[card]] is not None and s.pos[card] == HEADZ_UP]
    return {card: spin_cost(s, evaluation.seat, card) for card in able}


# -- Beans -------------------------------------------------------------------------------------------------------------
def touched(evaluation: Evaluation, op: str, card: int) -> float:
    """What it brings this seat that one card on a mat is changed by an operation."""
    s, ring = evaluation.s, evaluation.s.at[card]
    own = ring % COSMOS // SLOTS == evaluation.seat if ring >= COSMOS else ring // SLOTS == evaluation.seat
    sign = 1 if own else -1
    if op == "clear_cosmos":
        return -sign * MAT.cosmos_match * (0.3 + s.points / 14)
    if op == "knockdown":
        return -sign * evaluation.loss(card, gone=False)
    if op == "knock_off":
        return -sign * evaluation.loss(card, gone=True)
    if op == "bounce":
        return -sign * (evaluation.loss(card, gone=True) - (IN_HAND.card if own else IN_HAND.card / 2))
    if op == "turn_over":
        return -sign * (MAT.headz_up / 2 if POWER[s.kind[card]] and s.pos[card] == HEADZ_UP else 0.2)
    return sign * evaluation.turned(card, HEADZ_UP)


def touching(evaluation: Evaluation, me: Doer, which: Select) -> float:
    s = evaluation.s
    rings = rings_for(s, me, which)
    layer = COSMOS if which.op == "clear_cosmos" else 0
    by_ring = {ring: touched(evaluation, which.op, s.zones[layer + ring][0]) for ring in rings}
    if which.where == "chosen_galaxy":
        return max([sum([v for ring, v in by_ring.items() if GALAXY[ring] == g]) for g in range(3)])
    found = sorted(by_ring.values(), reverse=True)
    if which.most == ALL or which.where in {"self", "target"}:
        return sum(found)
    found = found[: which.most]
    return sum([v for v in found if v > 0]) if which.upto else sum(found)


def moving(evaluation: Evaluation, me: Doer, which: Select) -> float:
    """The best move; slots of one half are alike."""
    s, best = evaluation.s, -1.0
    for ring in rings_for(s, me, which):
        free = {slot // SLOTS * 10 + _half(slot): slot for slot in empty_slots(s, ring // SLOTS)}
        sign = 1 if ring // SLOTS == evaluation.seat else -1
        best = max([best, *(sign * evaluation.moved(s.zones[ring][0], slot) for slot in free.values())])
    return best


def _half(ring: int) -> int:
    return next(half for half, slots in enumerate(HALVES) if ring % SLOTS in slots)


def entering(evaluation: Evaluation, me: Doer, source: str, max_rank: str) -> float:
    """The best Bean for nothing, at the best place."""
    s = evaluation.s
    beans = [c for c in from_source(s, me, source, "bean", max_rank) if s.kind[c] != UNKNOWN]
    slots = {_half(slot): slot for slot in empty_slots(s, evaluation.seat)}
    found = [evaluation.entry(c, slot) for c in {s.kind[c]: c for c in beans}.values() for slot in slots.values()]
    if not found:  # another's hand
        return MAT.ready[2] * MAT.part
    return max(found) - (IN_HAND.card if source == "hand" else 0.0)


# -- steps by name -----------------------------------------------------------------------------------------------------
def boosting(evaluation: Evaluation, me: Doer, add: int, doubles: int, mode: int) -> float:
    """On the way to an attack; nothing is left of it when the turn ends (MB-89)."""
    s = evaluation.s
    points = s.points - COST[s.kind[me.card]]
    able = {card: cost for card, cost in prices(evaluation).items() if card != me.card}
    return boosted(evaluation, Pending(me.card, add, doubles, mode), points, able)


def discounting(evaluation: Evaluation, what: str, amount: int) -> float:
    s = evaluation.s
    if what == "spin":
        return IN_HAND.point * min(amount, max(prices(evaluation).values(), default=0))
    known = [s.kind[c] for c in s.zones[HAND + evaluation.seat] if s.kind[c] != UNKNOWN]
    costs = [COST[k] for k in known if TYPE[k] == BEAN]
    room = bool(empty_slots(s, evaluation.seat))
    return IN_HAND.point * min(amount, max([c for c in costs if c <= s.points + amount], default=0)) * room


def discarding(evaluation: Evaluation) -> float:
    return IN_HAND.card if evaluation.s.zones[HAND + 1 - evaluation.seat] else 0.0


def recycling(evaluation: Evaluation) -> float:
    """Worth something only to whom the end of the deck comes too soon."""
    s = evaluation.s
    behind = captured(s, evaluation.seat) <= captured(s, 1 - evaluation.seat)
    return 3.0 if behind and len(s.zones[DECK + evaluation.seat]) < LOW_DECK else 0.1


def placing(evaluation: Evaluation, me: Doer, source: str) -> float:
    cards = [c for c in from_source(evaluation.s, me, source, "cosmos") if evaluation.s.kind[c] != UNKNOWN]
    return MAT.cosmos_match if cards else 0.0


def choosing(evaluation: Evaluation, me: Doer, options: tuple[int, ...]) -> float:
    return max([program_worth(evaluation, me, number) for number in options])


def testing(evaluation: Evaluation, me: Doer, test: str, then: int, otherwise: Any) -> float:
    if test == "attack_failed":
        return 0.5
    number = then if holding(evaluation.s, test, evaluation.seat) else otherwise
    return program_worth(evaluation, me, number) if number != () else 0.0


STEPS: dict[str, Worth] = {
    "touch": touching,
    "move": moving,
    "swap": lambda *_: 0.2,
    "enter_bean": entering,
    "place_cosmos": placing,
    "draw": lambda evaluation, _me, count: drawing(evaluation, count),
    "recover": lambda *_: IN_HAND.card,
    "recycle": lambda evaluation, *_: recycling(evaluation),
    "dig": lambda evaluation, _me, *rest: drawing(evaluation, rest[1]) + 0.3,
    "opponent_discard": lambda evaluation, *_: discarding(evaluation),
    "peek": lambda *_: 0.3,
    "trade_loot": lambda *_: 0.2,
    "gain_points": lambda evaluation, _me, amount, *_: amount * point(evaluation) * (evaluation.s.points <= FEW),
    "drain_points": lambda _mind, _me, amount: amount * IN_HAND.drain,
    "discount": lambda evaluation, _me, what, amount, *_: discounting(evaluation, what, amount),
    "extra_flick": lambda *_: IN_HAND.flick,
    "attack_add": lambda evaluation, me, amount: boosting(evaluation, me, amount, 0, 0),
    "attack_double": lambda evaluation, me: boosting(evaluation, me, 0, 1, 0),
    "attack_mode": lambda evaluation, me, mode: boosting(evaluation, me, 0, 0, MODES[mode]),
    "choose_one": choosing,
    "if": testing,
}


def program_worth(evaluation: Evaluation, me: Doer, number: int) -> float:
    """All that a program would do to the table as it is; what only makes sense as an answer counts nothing here."""
    found = 0.0
    for step in PROGRAMS[number]:
        worth = STEPS.get(step.fn.__name__.rstrip("_"))
        if worth is not None:
            found += worth(evaluation, me, *step.args)
    return found


def spare(evaluation: Evaluation, card: int) -> float:
    """What a card in the own hand is kept for (less when it will have to be thrown away)."""
    s = evaluation.s
    k = s.kind[card]
    if evaluation.hand() > hand_limit(s, evaluation.seat):
        return IN_HAND.beyond
    if TYPE[k] == COSMOS_CARD:
        return IN_HAND.card / 2
    return ((IN_HAND.instant if TYPE[k] == INSTANT else IN_HAND.card) + KEEP[k]) * evaluation.style.hoarding
