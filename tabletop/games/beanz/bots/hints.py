"""Mighty Beanz for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import PASS, UNKNOWN, Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.beanz.bots.evaluation import BEAN_WORTH, IN_HAND, MAT, POWER, WEIGHTS, Evaluation, imagined
from tabletop.games.beanz.bots.fights import against, attack_worth, best_attack, hurt, outcome
from tabletop.games.beanz.bots.steps import drawing, point, prices, program_worth, spare, touched
from tabletop.games.beanz.bots.value import shares
from tabletop.games.beanz.rules.acts import ATTACK as ATTACK_WITH
from tabletop.games.beanz.rules.acts import (
    BUY,
    CONCEDE,
    FLICK,
    PLAY_ACTION,
    PLAY_BEAN,
    PLAY_COSMOS,
    RESPOND,
    SPIN,
    STAND,
)
from tabletop.games.beanz.rules.cards import (
    ASTEROIDS,
    ATTACK,
    BEAN,
    COST,
    MOON,
    TEAM,
    TYPE,
    W_ACTION,
    W_BEAN,
    W_COSMOS,
    W_SPIN,
    WILD,
    effects,
)
from tabletop.games.beanz.rules.ops import ON_PLAY, ON_SPIN
from tabletop.games.beanz.rules.queries import bean_cost, spin_cost, stand_cost
from tabletop.games.beanz.rules.select import SELECTS, Doer, across, other_targets, rings_for
from tabletop.games.beanz.rules.table import BOTTOMZ_UP, COSMOS, GALAXY, HEADZ_UP, LOOT, OPPOSITE_LOOT, Attack, half_of
from tabletop.games.beanz.rules.values import FAILS, NEIGHBOURS, cosmos_boost, fight

# What the seat on turn may do (MB-18), each thing by itself: what it brings, less the card and the points it costs.

NEVER = -100.0
ALIKE = 4.0  # points by which a place falls behind a like one that is better
Price = dict[int, int]


def neighbourly(evaluation: Evaluation, card: int, ring: int) -> float:
    """What tells one slot of a half from another: team-mates beside it (MB-91), a Cosmos card under it."""
    s, out = evaluation.s, 0.0
    kind = s.kind[card]
    for n in NEIGHBOURS[ring]:
        zone = s.zones[n]
        if zone and s.kind[zone[0]] != kind and (TEAM[s.kind[zone[0]]] == TEAM[kind] or WILD[kind]):
            out = MAT.neighbour if n // 7 == ring // 7 else out - MAT.neighbour / 2
    return out + cosmos_fit(evaluation, card, ring)


def cosmos_fit(evaluation: Evaluation, card: int, ring: int) -> float:
    """What the Cosmos card of a slot does for this Bean, less its upkeep (MB-69, MB-70)."""
    s = evaluation.s
    zone = s.zones[COSMOS + ring]
    if not zone:
        return 0.0
    kind, under = s.kind[card], s.kind[zone[0]]
    spins = ATTACK[kind] is not None or ON_SPIN[kind] >= 0
    amount = cosmos_boost(s, ring, card, ASTEROIDS)[0]
    if ATTACK[kind] is not None:
        amount += cosmos_boost(s, ring, card, MOON)[0]
    return MAT.cosmos_match * amount / 50 - (0.5 * COST[under] if spins else 0.0)


def rush(evaluation: Evaluation, card: int, ring: int, points: int) -> float:
    """What the Bean could do at once, if the points are there to spin it (MB-38)."""
    s, power = evaluation.s, ATTACK[evaluation.s.kind[card]]
    if power is None or COST[s.kind[card]] > points or not across(s, ring):
        return 0.0
    key = ("rush", s.kind[card], half_of(ring))
    if key not in evaluation.cache:
        with imagined(s, card, ring, BOTTOMZ_UP):
            attack = Attack(evaluation.seat, (card,), power.mode, s.pending, s.attacks == 0)
            gain = outcome(evaluation, attack) * IN_HAND.fear * evaluation.style.aggression
        evaluation.cache[key] = max(0.0, gain - IN_HAND.point * COST[s.kind[card]])
    return evaluation.cache[key]


def playing_bean(evaluation: Evaluation, option: Option, _price: Price) -> float:
    _, card, ring = option
    cost = bean_cost(evaluation.s, evaluation.seat, card)
    gain = (
        evaluation.entry(card, ring)
        + neighbourly(evaluation, card, ring)
        + rush(evaluation, card, ring, evaluation.s.points - cost)
    )
    return gain - IN_HAND.card - cost * evaluation.cache["point"]


def playing_action(evaluation: Evaluation, option: Option, _price: Price) -> float:
    card, kind = option[1], evaluation.s.kind[option[1]]
    gain = program_worth(evaluation, Doer(evaluation.seat, card), ON_PLAY[kind]) * IN_HAND.fear
    return gain - spare(evaluation, card) - COST[kind] * evaluation.cache["point"]


def playing_cosmos(evaluation: Evaluation, option: Option, _price: Price) -> float:
    """Best under a Bean that it suits; another one there is lost (MB-68)."""
    _, card, zone = option
    s, ring = evaluation.s, zone - COSMOS
    bean, under = s.zones[ring], s.zones[zone]
    now = cosmos_fit(evaluation, bean[0], ring) if bean else 0.0
    s.zones[zone] = (card,)
    then = cosmos_fit(evaluation, bean[0], ring) if bean else 0.0
    s.zones[zone] = under
    gain = then - now + (0.0 if under else MAT.cosmos)
    return gain - spare(evaluation, card) - COST[s.kind[card]] * evaluation.cache["point"]


def attacking(evaluation: Evaluation, option: Option, price: Price) -> float:
    card = option[1]
    return best_attack(evaluation, card, (), evaluation.s.points, price) - price[card] * evaluation.cache["point"]


def spinning(evaluation: Evaluation, option: Option, _price: Price) -> float:
    card, kind = option[1], evaluation.s.kind[option[1]]
    gain = program_worth(evaluation, Doer(evaluation.seat, card), ON_SPIN[kind]) * IN_HAND.fear
    lost = MAT.headz_up / 2 if POWER[kind] else 0.0
    return gain - lost - spin_cost(evaluation.s, evaluation.seat, card) * evaluation.cache["point"]


def standing_up(evaluation: Evaluation, option: Option, price: Price) -> float:
    """A lying Bean for the half; a spun one only to spin it again, it gets up by itself (MB-16, MB-43)."""
    s, card = evaluation.s, option[1]
    cost = stand_cost(s, evaluation.seat, card)
    gain = evaluation.turned(card, HEADZ_UP)
    if s.pos[card] == BOTTOMZ_UP:
        again = spin_cost(s, evaluation.seat, card)
        gain = MAT.headz_up / 2 if POWER[s.kind[card]] else 0.0
        if ATTACK[s.kind[card]] is not None and cost + again <= s.points:
            gain += (
                best_attack(evaluation, card, (), s.points - cost, {**price, card: again})
                - again * evaluation.cache["point"]
            )
    return gain - cost * evaluation.cache["point"]


def buying(evaluation: Evaluation, _option: Option, _price: Price) -> float:
    return drawing(evaluation, 1) - IN_HAND.point


def ending(_mind: Evaluation, _option: Option, _price: Price) -> float:
    return 0.0


def giving_up(_mind: Evaluation, _option: Option, _price: Price) -> float:
    return NEVER


WAYS: dict[int, Callable[[Evaluation, Option, Price], float]] = {
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


def on_turn(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """Slots of one half differ little, so a search shall look at the best one only."""
    price = prices(evaluation)
    evaluation.cache["point"] = point(evaluation)
    scores = [WAYS[option[0]](evaluation, option, price) for option in options]
    best: dict[tuple[int, int, int], int] = {}
    for i, (act, card, spot) in enumerate(options):
        if act in (PLAY_BEAN, PLAY_COSMOS):
            alike = (act, evaluation.s.kind[card], half_of(spot) if act == PLAY_BEAN else 0)
            first = best.setdefault(alike, i)
            if scores[i] > scores[first]:
                best[alike] = i
                i = first
            if best[alike] != i:
                scores[i] -= ALIKE
    return scores


def thing_worth(evaluation: Evaluation, index: int) -> float:
    """What the announced thing with this index brings the one who announced it."""
    s = evaluation.s
    thing = s.things[index]
    kind = s.kind[thing.card]
    owner = evaluation if thing.seat == evaluation.seat else evaluation.other()
    me = Doer(thing.seat, thing.card)
    if thing.window == W_ACTION:
        if ON_PLAY[kind] >= 0:
            return program_worth(owner, me, ON_PLAY[kind])
        return answer_worth(owner, kind, index - 1)
    if thing.window == W_SPIN:
        return program_worth(owner, me, ON_SPIN[kind])
    if thing.window == W_BEAN:
        return owner.entry(thing.card, thing.spot) if thing.spot >= 0 else 0.0
    if thing.window == W_COSMOS:
        return MAT.cosmos_match
    if not s.attack:
        return 0.0
    return outcome(owner, s.attack) if s.attack.target < 0 else hurt(owner, s.attack)


def answer_worth(evaluation: Evaluation, kind: int, index: int) -> float:
    """What an Instant of this kind brings this seat against the thing with that index; its price aside."""
    s, found, add = evaluation.s, 0.0, 0
    targets: list[int] = []
    for row in effects(kind, "answer"):
        op = row["op"]
        if op == "cancel":
            found += thing_worth(evaluation, index)
        elif op == "draw":
            found += IN_HAND.card * row["count"]
        elif op == "defence_add":
            add = row["amount"]
        elif op == "retarget" and s.attack:
            targets = other_targets(s)
        elif s.attack and not s.attack.topple and (op == "topple_attackers" or _fails(evaluation, add)):
            found += sum([evaluation.loss(card, gone=False) for card in s.attack.cards])
    if s.attack and s.attack.target >= 0 and (add or targets):
        braced = s.attack._replace(defence_add=s.attack.defence_add + add)
        best = min([against(evaluation, braced, card) for card in targets or [braced.target]])
        found += hurt(evaluation, s.attack) - best
    return found


def _fails(evaluation: Evaluation, add: int) -> bool:
    """Whether the open attack would fail with so much more defence (Rubber Wall!)."""
    attack = evaluation.s.attack
    assert attack, "only an attack is answered so"
    return fight(evaluation.s, attack._replace(defence_add=attack.defence_add + add)).result == FAILS


def responding(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """MB-63: pass, or an Instant against the newest thing."""
    out = []
    for act, card, _ in options:
        if act != RESPOND:
            out.append(0.0)
            continue
        worth = answer_worth(evaluation, evaluation.s.kind[card], len(evaluation.s.things) - 1)
        out.append(worth * evaluation.style.caution - spare(evaluation, card))
    return out


Look = Callable[..., list[float]]
SURE = 25.0


# -- shooting ----------------------------------------------------------------------------------------------------------
def which_half(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-99: the one that is nearest to the win first."""
    return [-float(len(evaluation.s.zones[zone])) for _, _, zone in options]


def flicking(_: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [SURE if act == FLICK else 0.0 for act, _, _ in options]


# -- inside an attack --------------------------------------------------------------------------------------------------
def defending(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-78, MB-146: the Bean whose fall costs least."""
    attack = evaluation.s.attack
    assert attack, "an attack is going on"
    return [-against(evaluation, attack, card) for _, card, _ in options]


def aiming(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-85."""
    attack = evaluation.s.attack
    assert attack, "an attack is going on"
    return [against(evaluation, attack, card) for _, card, _ in options]


def joining(evaluation: Evaluation, options: list[Option], cards: tuple[int, ...]) -> list[float]:
    """MB-86: who makes a Blitz better by more than it costs."""
    price = prices(evaluation)
    now = attack_worth(evaluation, cards)
    return [
        0.0
        if option == PASS
        else attack_worth(evaluation, (*cards, option[1])) - now - IN_HAND.point * price[option[1]]
        for option in options
    ]


def where_to(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-87: where the defender's best answer hurts him most."""
    attack = evaluation.s.attack
    assert attack, "a Blitz is going on"
    out = []
    for _, _, zone in options:
        targets = across(evaluation.s, OPPOSITE_LOOT.index(zone))
        out.append(min([against(evaluation, attack, card) for card in targets]))
    return out


# -- effects -----------------------------------------------------------------------------------------------------------
def galaxy_for(evaluation: Evaluation, options: list[Option], number: int, card: int) -> list[float]:
    s, which = evaluation.s, SELECTS[number]
    out = []
    for _, _, zone in options:
        rings = rings_for(s, Doer(evaluation.seat, card), which, GALAXY[OPPOSITE_LOOT.index(zone)])
        out.append(sum([touched(evaluation, which.op, s.zones[ring][0]) for ring in rings]))
    return out


def picking(evaluation: Evaluation, options: list[Option], number: int, *_about: Any) -> list[float]:
    op = SELECTS[number].op
    return [0.0 if option == PASS else touched(evaluation, op, option[1]) for option in options]


def moving(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    out = []
    for _, card, ring in options:
        own = ring // 7 == evaluation.seat
        fits = neighbourly(evaluation, card, ring) - neighbourly(evaluation, card, evaluation.s.at[card])
        out.append((evaluation.moved(card, ring) + fits) * (1 if own else -1))
    return out


def swapping(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """MB-150: under each Bean the Cosmos card that suits it."""
    at, out = evaluation.s.at, []
    for option in options:
        if option == PASS:
            out.append(0.0)
            continue
        _, a, b = option
        now = cosmos_fit(evaluation, a, at[a]) + cosmos_fit(evaluation, b, at[b])
        out.append(cosmos_fit(evaluation, a, at[b]) + cosmos_fit(evaluation, b, at[a]) - now)
    return out


def entering(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [
        0.0
        if option == PASS
        else evaluation.entry(option[1], option[2]) + neighbourly(evaluation, option[1], option[2])
        for option in options
    ]


def placing(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    s, out = evaluation.s, []
    for option in options:
        _, card, zone = option
        bean = s.zones[zone - COSMOS] if option != PASS else ()
        if not bean:
            out.append(0.0)
            continue
        under, now = s.zones[zone], cosmos_fit(evaluation, bean[0], zone - COSMOS)
        s.zones[zone] = (card,)
        out.append(cosmos_fit(evaluation, bean[0], zone - COSMOS) - now)
        s.zones[zone] = under
    return out


def branching(evaluation: Evaluation, options: list[Option], branches: tuple[int, ...], card: int) -> list[float]:
    return [program_worth(evaluation, Doer(evaluation.seat, card), branches[n]) for _, _, n in options]


# -- cards -------------------------------------------------------------------------------------------------------------
def card_worth(evaluation: Evaluation, card: int) -> float:
    """What an own card is worth to hold; a Bean by what it will be on the mat."""
    k = evaluation.s.kind[card]
    if k == UNKNOWN:
        return 0.0
    return 0.5 * BEAN_WORTH[k] if TYPE[k] == BEAN else spare(evaluation, card)


def taking(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [0.0 if option == PASS else card_worth(evaluation, option[1]) for option in options]


def parting(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [-card_worth(evaluation, card) for _, card, _ in options]


def peeking(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-145: where the most is left the card is longest out of reach."""
    return [float(len(evaluation.s.zones[zone])) if zone >= LOOT else 0.0 for _, _, zone in options]


def starting(_: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """MB-11: a hand without a Bean is changed. MB-14: a fist is drawn evenly."""
    return [0.0 if option == PASS else 1.0 for option in options]


LOOKS: dict[str, Look] = {
    "mulligan": starting,
    "fists": starting,
    "loot_half": which_half,
    "shoot": flicking,
    "main": on_turn,
    "discard_cards": parting,
    "respond": lambda evaluation, options, *_about: responding(evaluation, options),
    "blitz_party": joining,
    "blitz_galaxy": where_to,
    "target_defence": defending,
    "target_attack": aiming,
    "other_target": defending,
    "effect_galaxy": galaxy_for,
    "effect_bean": picking,
    "move_bean": moving,
    "swap_beans": swapping,
    "enter_bean": entering,
    "place_cosmos": placing,
    "effect_option": branching,
    "pick_discard": taking,
    "pick_looked": taking,
    "pick_loot": peeking,
    "swap_loot": parting,
}


class Beans:
    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        if len(options) == 1:
            return [0.0]
        assert game.ask is not None, "somebody is asked"
        table: Any = game.table
        found = LOOKS[game.ask[2]](Evaluation(table.copy(), seat, style), options, *game.ask[3])
        return [WEIGHTS.scale * points for points in found]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)

    def chances(self, game: Game, options: list[str]) -> list[float]:  # noqa: ARG002 - all flicks are alike
        """MB-106: how often a flick hits."""
        return [WEIGHTS.world.hit if word == "hit" else 1 - WEIGHTS.world.hit for word in options]


HINTS = Beans()
