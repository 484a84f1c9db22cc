"""What a Bean Attack is worth before it is announced: the defender names the Bean that costs him least (MB-78)."""

from __future__ import annotations

from tabletop.games.beanz.bots.evaluation import IN_HAND, MAT, POWER, Evaluation
from tabletop.games.beanz.rules.cards import ATTACK, BLITZ, SHARPSHOOT, SNEAK
from tabletop.games.beanz.rules.changes import ripples
from tabletop.games.beanz.rules.options import DOMINO
from tabletop.games.beanz.rules.queries import mode_of
from tabletop.games.beanz.rules.select import across, sharpshoot_targets
from tabletop.games.beanz.rules.table import BOTTOMZ_UP, SLOTS, Attack, Pending
from tabletop.games.beanz.rules.values import FAILS, TOPPLES, fight


def hurt(evaluation: Evaluation, attack: Attack) -> float:
    """What the attacker gains by this attack as it stands; its target is known, the attackers lie as they lie."""
    s = evaluation.s
    found = fight(s, attack)
    if found.result == FAILS:
        return 0.0
    gain = evaluation.loss(attack.target, gone=found.result != TOPPLES)
    if found.result == TOPPLES and s.house & DOMINO:
        for card, gone in ripples(s.copy(), attack):  # MB-118: they may run on to the own mat
            sign = -1 if s.at[card] // SLOTS == attack.seat else 1
            gain += sign * evaluation.loss(card, gone=gone)
    return gain


def against(evaluation: Evaluation, attack: Attack, target: int) -> float:
    return hurt(evaluation, attack._replace(target=target, ring=evaluation.s.at[target]))


def outcome(evaluation: Evaluation, attack: Attack) -> float:
    """What an attack brings whose target is still open: the attacker's best one with a Sharpshoot, else the defender's."""
    s = evaluation.s
    if attack.mode & SHARPSHOOT:
        return max([against(evaluation, attack, card) for card in sharpshoot_targets(s, attack.seat)], default=0.0)
    rings = {s.at[card] for card in attack.cards}
    best = 0.0
    for ring in rings:
        if targets := across(s, ring):
            best = max(best, min([against(evaluation, attack, card) for card in targets]))
    return best


def attack_worth(evaluation: Evaluation, cards: tuple[int, ...], more: tuple[Pending, ...] = ()) -> float:
    """What an attack by these Beans would bring now, with the boosts that wait and `more`; without its price."""
    key = (cards, more)
    if key not in evaluation.cache:
        s, mode = evaluation.s, mode_of(evaluation.s, cards[0])
        for boost in more:
            mode |= boost.mode
        was = [s.pos[card] for card in cards]
        for card in cards:
            s.pos[card] = BOTTOMZ_UP
        gain = outcome(evaluation, Attack(evaluation.seat, cards, mode, s.pending + more, s.attacks == 0))
        for card, pos in zip(cards, was, strict=True):
            s.pos[card] = pos
        if not mode & SNEAK:
            gain *= IN_HAND.fear
        power = ATTACK[s.kind[cards[0]]]
        if gain and power is not None and power.plus == 0:
            gain += 0.5  # most of those do something more when they succeed
        gain -= sum([MAT.headz_up / 2 for card in cards if POWER[s.kind[card]]])
        evaluation.cache[key] = gain * evaluation.style.aggression
    return evaluation.cache[key]


def party(
    evaluation: Evaluation, lead: int, more: tuple[Pending, ...], points: int, price: dict[int, int]
) -> tuple[int, ...]:
    """Who should join a Bean Blitz: one after another, as long as it pays (MB-86)."""
    cards: tuple[int, ...] = (lead,)
    left = points - price.get(lead, 0)
    while True:
        rest = [c for c, cost in price.items() if c not in cards and cost <= left]
        gains = {c: attack_worth(evaluation, (*cards, c), more) - IN_HAND.point * price[c] for c in rest}
        best = max(gains, key=lambda c: gains[c], default=-1)
        if best < 0 or gains[best] <= attack_worth(evaluation, cards, more):
            return cards
        cards, left = (*cards, best), left - price[best]


def best_attack(
    evaluation: Evaluation, lead: int, more: tuple[Pending, ...], points: int, price: dict[int, int]
) -> float:
    """What an attack led by this Bean brings, with partners where that is allowed; their price is taken off."""
    mode = mode_of(evaluation.s, lead)
    for boost in more:
        mode |= boost.mode
    if not mode & BLITZ:
        return attack_worth(evaluation, (lead,), more)
    cards = party(evaluation, lead, more, points, price)
    return attack_worth(evaluation, cards, more) - IN_HAND.point * sum([price[c] for c in cards[1:]])


def boosted(evaluation: Evaluation, boost: Pending, points: int, price: dict[int, int]) -> float:
    """What a boost adds to the best attack that the rest of the points pays; `price` by attacker."""
    able = [card for card, cost in price.items() if cost <= points]
    with_it = max([best_attack(evaluation, card, (boost,), points, price) for card in able], default=0.0)
    return max(0.0, with_it - max([best_attack(evaluation, card, (), points, price) for card in able], default=0.0))
