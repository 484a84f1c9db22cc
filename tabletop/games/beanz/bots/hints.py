"""Mighty Beanz for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import PASS, UNKNOWN, Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.beanz.bots.fights import against, attack_worth, hurt, outcome
from tabletop.games.beanz.bots.mind import BEAN_WORTH, IN_HAND, MAT, WEIGHTS, Mind
from tabletop.games.beanz.bots.steps import prices, program_worth, spare, touched
from tabletop.games.beanz.bots.turn import cosmos_fit, neighbourly, on_turn
from tabletop.games.beanz.bots.value import shares
from tabletop.games.beanz.rules.acts import FLICK, RESPOND
from tabletop.games.beanz.rules.cards import BEAN, TYPE, W_ACTION, W_BEAN, W_COSMOS, W_SPIN, effects
from tabletop.games.beanz.rules.ops import ON_PLAY, ON_SPIN
from tabletop.games.beanz.rules.select import SELECTS, Doer, across, other_targets, rings_for
from tabletop.games.beanz.rules.table import COSMOS, GALAXY, LOOT, OPPOSITE_LOOT
from tabletop.games.beanz.rules.values import FAILS, fight


def thing_worth(mind: Mind, index: int) -> float:
    """What the announced thing with this index brings the one who announced it."""
    s = mind.s
    thing = s.things[index]
    kind = s.kind[thing.card]
    owner = mind if thing.seat == mind.seat else mind.other()
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


def answer_worth(mind: Mind, kind: int, index: int) -> float:
    """What an Instant of this kind brings this seat against the thing with that index; its price aside."""
    s, found, add = mind.s, 0.0, 0
    targets: list[int] = []
    for row in effects(kind, "answer"):
        op = row["op"]
        if op == "cancel":
            found += thing_worth(mind, index)
        elif op == "draw":
            found += IN_HAND.card * row["count"]
        elif op == "defence_add":
            add = row["amount"]
        elif op == "retarget" and s.attack:
            targets = other_targets(s)
        elif s.attack and not s.attack.topple and (op == "topple_attackers" or _fails(mind, add)):
            found += sum([mind.loss(card, gone=False) for card in s.attack.cards])
    if s.attack and s.attack.target >= 0 and (add or targets):
        braced = s.attack._replace(defence_add=s.attack.defence_add + add)
        best = min([against(mind, braced, card) for card in targets or [braced.target]])
        found += hurt(mind, s.attack) - best
    return found


def _fails(mind: Mind, add: int) -> bool:
    """Whether the open attack would fail with so much more defence (Rubber Wall!)."""
    attack = mind.s.attack
    assert attack, "only an attack is answered so"
    return fight(mind.s, attack._replace(defence_add=attack.defence_add + add)).result == FAILS


def responding(mind: Mind, options: list[Option]) -> list[float]:
    """MB-63: pass, or an Instant against the newest thing."""
    out = []
    for act, card, _ in options:
        if act != RESPOND:
            out.append(0.0)
            continue
        worth = answer_worth(mind, mind.s.kind[card], len(mind.s.things) - 1)
        out.append(worth * mind.style.caution - spare(mind, card))
    return out


Look = Callable[..., list[float]]
SURE = 25.0


# -- shooting ----------------------------------------------------------------------------------------------------------
def which_half(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-99: the one that is nearest to the win first."""
    return [-float(len(mind.s.zones[zone])) for _, _, zone in options]


def flicking(_: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [SURE if act == FLICK else 0.0 for act, _, _ in options]


# -- inside an attack --------------------------------------------------------------------------------------------------
def defending(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-78, MB-146: the Bean whose fall costs least."""
    attack = mind.s.attack
    assert attack, "an attack is going on"
    return [-against(mind, attack, card) for _, card, _ in options]


def aiming(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-85."""
    attack = mind.s.attack
    assert attack, "an attack is going on"
    return [against(mind, attack, card) for _, card, _ in options]


def joining(mind: Mind, options: list[Option], cards: tuple[int, ...]) -> list[float]:
    """MB-86: who makes a Blitz better by more than it costs."""
    price = prices(mind)
    now = attack_worth(mind, cards)
    return [
        0.0 if option == PASS else attack_worth(mind, (*cards, option[1])) - now - IN_HAND.point * price[option[1]]
        for option in options
    ]


def where_to(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-87: where the defender's best answer hurts him most."""
    attack = mind.s.attack
    assert attack, "a Blitz is going on"
    out = []
    for _, _, zone in options:
        targets = across(mind.s, OPPOSITE_LOOT.index(zone))
        out.append(min([against(mind, attack, card) for card in targets]))
    return out


# -- effects -----------------------------------------------------------------------------------------------------------
def galaxy_for(mind: Mind, options: list[Option], number: int, card: int) -> list[float]:
    s, which = mind.s, SELECTS[number]
    out = []
    for _, _, zone in options:
        rings = rings_for(s, Doer(mind.seat, card), which, GALAXY[OPPOSITE_LOOT.index(zone)])
        out.append(sum([touched(mind, which.op, s.zones[ring][0]) for ring in rings]))
    return out


def picking(mind: Mind, options: list[Option], number: int, *_about: Any) -> list[float]:
    op = SELECTS[number].op
    return [0.0 if option == PASS else touched(mind, op, option[1]) for option in options]


def moving(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    out = []
    for _, card, ring in options:
        own = ring // 7 == mind.seat
        fits = neighbourly(mind, card, ring) - neighbourly(mind, card, mind.s.at[card])
        out.append((mind.moved(card, ring) + fits) * (1 if own else -1))
    return out


def swapping(mind: Mind, options: list[Option]) -> list[float]:
    """MB-150: under each Bean the Cosmos card that suits it."""
    at, out = mind.s.at, []
    for option in options:
        if option == PASS:
            out.append(0.0)
            continue
        _, a, b = option
        now = cosmos_fit(mind, a, at[a]) + cosmos_fit(mind, b, at[b])
        out.append(cosmos_fit(mind, a, at[b]) + cosmos_fit(mind, b, at[a]) - now)
    return out


def entering(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [
        0.0 if option == PASS else mind.entry(option[1], option[2]) + neighbourly(mind, option[1], option[2])
        for option in options
    ]


def placing(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    s, out = mind.s, []
    for option in options:
        _, card, zone = option
        bean = s.zones[zone - COSMOS] if option != PASS else ()
        if not bean:
            out.append(0.0)
            continue
        under, now = s.zones[zone], cosmos_fit(mind, bean[0], zone - COSMOS)
        s.zones[zone] = (card,)
        out.append(cosmos_fit(mind, bean[0], zone - COSMOS) - now)
        s.zones[zone] = under
    return out


def branching(mind: Mind, options: list[Option], branches: tuple[int, ...], card: int) -> list[float]:
    return [program_worth(mind, Doer(mind.seat, card), branches[n]) for _, _, n in options]


# -- cards -------------------------------------------------------------------------------------------------------------
def card_worth(mind: Mind, card: int) -> float:
    """What an own card is worth to hold; a Bean by what it will be on the mat."""
    k = mind.s.kind[card]
    if k == UNKNOWN:
        return 0.0
    return 0.5 * BEAN_WORTH[k] if TYPE[k] == BEAN else spare(mind, card)


def taking(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [0.0 if option == PASS else card_worth(mind, option[1]) for option in options]


def parting(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [-card_worth(mind, card) for _, card, _ in options]


def peeking(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-145: where the most is left the card is longest out of reach."""
    return [float(len(mind.s.zones[zone])) if zone >= LOOT else 0.0 for _, _, zone in options]


def starting(_: Mind, options: list[Option], *_about: Any) -> list[float]:
    """MB-11: a hand without a Bean is changed. MB-14: a fist is drawn evenly."""
    return [0.0 if option == PASS else 1.0 for option in options]


LOOKS: dict[str, Look] = {
    "mulligan": starting,
    "fists": starting,
    "loot_half": which_half,
    "shoot": flicking,
    "main": on_turn,
    "discard_cards": parting,
    "respond": lambda mind, options, *_about: responding(mind, options),
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
        found = LOOKS[game.ask[2]](Mind(table.copy(), seat, style), options, *game.ask[3])
        return [WEIGHTS.scale * points for points in found]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)

    def chances(self, game: Game, options: list[str]) -> list[float]:  # noqa: ARG002 - all flicks are alike
        """MB-106: how often a flick hits."""
        return [WEIGHTS.world.hit if word == "hit" else 1 - WEIGHTS.world.hit for word in options]


HINTS = Beans()
