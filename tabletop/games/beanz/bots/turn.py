"""What the seat on turn may do (MB-18), each thing by itself: what it brings, less the card and the points it costs."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.ask import Option
from tabletop.games.beanz.bots.fights import best_attack, outcome
from tabletop.games.beanz.bots.mind import IN_HAND, MAT, POWER, Mind, imagined
from tabletop.games.beanz.bots.steps import drawing, point, prices, program_worth, spare
from tabletop.games.beanz.rules.acts import ATTACK as ATTACK_WITH
from tabletop.games.beanz.rules.acts import BUY, CONCEDE, PLAY_ACTION, PLAY_BEAN, PLAY_COSMOS, SPIN, STAND
from tabletop.games.beanz.rules.cards import ASTEROIDS, ATTACK, COST, MOON, TEAM, WILD
from tabletop.games.beanz.rules.ops import ON_PLAY, ON_SPIN
from tabletop.games.beanz.rules.queries import bean_cost, spin_cost, stand_cost
from tabletop.games.beanz.rules.select import Doer, across
from tabletop.games.beanz.rules.table import BOTTOMZ_UP, COSMOS, HEADZ_UP, Attack, half_of
from tabletop.games.beanz.rules.values import NEIGHBOURS, cosmos_boost

NEVER = -100.0
ALIKE = 4.0  # points by which a place falls behind a like one that is better
Price = dict[int, int]


def neighbourly(mind: Mind, card: int, ring: int) -> float:
    """What tells one slot of a half from another: team-mates beside it (MB-91), a Cosmos card under it."""
    s, out = mind.s, 0.0
    kind = s.kind[card]
    for n in NEIGHBOURS[ring]:
        zone = s.zones[n]
        if zone and s.kind[zone[0]] != kind and (TEAM[s.kind[zone[0]]] == TEAM[kind] or WILD[kind]):
            out = MAT.neighbour if n // 7 == ring // 7 else out - MAT.neighbour / 2
    return out + cosmos_fit(mind, card, ring)


def cosmos_fit(mind: Mind, card: int, ring: int) -> float:
    """What the Cosmos card of a slot does for this Bean, less its upkeep (MB-69, MB-70)."""
    s = mind.s
    zone = s.zones[COSMOS + ring]
    if not zone:
        return 0.0
    kind, under = s.kind[card], s.kind[zone[0]]
    spins = ATTACK[kind] is not None or ON_SPIN[kind] >= 0
    amount = cosmos_boost(s, ring, card, ASTEROIDS)[0]
    if ATTACK[kind] is not None:
        amount += cosmos_boost(s, ring, card, MOON)[0]
    return MAT.cosmos_match * amount / 50 - (0.5 * COST[under] if spins else 0.0)


def rush(mind: Mind, card: int, ring: int, points: int) -> float:
    """What the Bean could do at once, if the points are there to spin it (MB-38)."""
    s, power = mind.s, ATTACK[mind.s.kind[card]]
    if power is None or COST[s.kind[card]] > points or not across(s, ring):
        return 0.0
    key = ("rush", s.kind[card], half_of(ring))
    if key not in mind.cache:
        with imagined(s, card, ring, BOTTOMZ_UP):
            attack = Attack(mind.seat, (card,), power.mode, s.pending, s.attacks == 0)
            gain = outcome(mind, attack) * IN_HAND.fear * mind.style.aggression
        mind.cache[key] = max(0.0, gain - IN_HAND.point * COST[s.kind[card]])
    return mind.cache[key]


def playing_bean(mind: Mind, option: Option, _price: Price) -> float:
    _, card, ring = option
    cost = bean_cost(mind.s, mind.seat, card)
    gain = mind.entry(card, ring) + neighbourly(mind, card, ring) + rush(mind, card, ring, mind.s.points - cost)
    return gain - IN_HAND.card - cost * mind.cache["point"]


def playing_action(mind: Mind, option: Option, _price: Price) -> float:
    card, kind = option[1], mind.s.kind[option[1]]
    gain = program_worth(mind, Doer(mind.seat, card), ON_PLAY[kind]) * IN_HAND.fear
    return gain - spare(mind, card) - COST[kind] * mind.cache["point"]


def playing_cosmos(mind: Mind, option: Option, _price: Price) -> float:
    """Best under a Bean that it suits; another one there is lost (MB-68)."""
    _, card, zone = option
    s, ring = mind.s, zone - COSMOS
    bean, under = s.zones[ring], s.zones[zone]
    now = cosmos_fit(mind, bean[0], ring) if bean else 0.0
    s.zones[zone] = (card,)
    then = cosmos_fit(mind, bean[0], ring) if bean else 0.0
    s.zones[zone] = under
    gain = then - now + (0.0 if under else MAT.cosmos)
    return gain - spare(mind, card) - COST[s.kind[card]] * mind.cache["point"]


def attacking(mind: Mind, option: Option, price: Price) -> float:
    card = option[1]
    return best_attack(mind, card, (), mind.s.points, price) - price[card] * mind.cache["point"]


def spinning(mind: Mind, option: Option, _price: Price) -> float:
    card, kind = option[1], mind.s.kind[option[1]]
    gain = program_worth(mind, Doer(mind.seat, card), ON_SPIN[kind]) * IN_HAND.fear
    lost = MAT.headz_up / 2 if POWER[kind] else 0.0
    return gain - lost - spin_cost(mind.s, mind.seat, card) * mind.cache["point"]


def standing_up(mind: Mind, option: Option, price: Price) -> float:
    """A lying Bean for the half; a spun one only to spin it again, it gets up by itself (MB-16, MB-43)."""
    s, card = mind.s, option[1]
    cost = stand_cost(s, mind.seat, card)
    gain = mind.turned(card, HEADZ_UP)
    if s.pos[card] == BOTTOMZ_UP:
        again = spin_cost(s, mind.seat, card)
        gain = MAT.headz_up / 2 if POWER[s.kind[card]] else 0.0
        if ATTACK[s.kind[card]] is not None and cost + again <= s.points:
            gain += best_attack(mind, card, (), s.points - cost, {**price, card: again}) - again * mind.cache["point"]
    return gain - cost * mind.cache["point"]


def buying(mind: Mind, _option: Option, _price: Price) -> float:
    return drawing(mind, 1) - IN_HAND.point


def ending(_mind: Mind, _option: Option, _price: Price) -> float:
    return 0.0


def giving_up(_mind: Mind, _option: Option, _price: Price) -> float:
    return NEVER


WAYS: dict[int, Callable[[Mind, Option, Price], float]] = {
    -1: ending,
    PLAY_BEAN: playing_bean,
    PLAY_ACTION: playing_action,
    PLAY_COSMOS: playing_cosmos,
    ATTACK_WITH: attacking,
    SPIN: spinning,
    STAND: standing_up,
    BUY: buying,
    CONCEDE: giving_up,
}


def on_turn(mind: Mind, options: list[Option]) -> list[float]:
    """Slots of one half differ little, so a search shall look at the best one only."""
    price = prices(mind)
    mind.cache["point"] = point(mind)
    scores = [WAYS[option[0]](mind, option, price) for option in options]
    best: dict[tuple[int, int, int], int] = {}
    for i, (act, card, spot) in enumerate(options):
        if act in (PLAY_BEAN, PLAY_COSMOS):
            alike = (act, mind.s.kind[card], half_of(spot) if act == PLAY_BEAN else 0)
            first = best.setdefault(alike, i)
            if scores[i] > scores[first]:
                best[alike] = i
                i = first
            if best[alike] != i:
                scores[i] -= ALIKE
    return scores
