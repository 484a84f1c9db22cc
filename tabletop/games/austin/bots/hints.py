"""Austin Powers for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import PASS, Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.austin.bots.fights import fighting, helping, padding, sending, slugging
from tabletop.games.austin.bots.mind import KEEP, TURN, WEIGHTS, Mind
from tabletop.games.austin.bots.value import shares
from tabletop.games.austin.bots.worth import picking, program_worth
from tabletop.games.austin.rules.acts import (
    ATTACK,
    CARD_ACTION,
    PLAY_AGENT,
    PLAY_FREE,
    USE_HAPPENING,
    USE_SWINGER,
)
from tabletop.games.austin.rules.cards import AGENT, FREE, NEED, ON_TABLE, SHAG
from tabletop.games.austin.rules.ops import ON_ACTION, ON_PLAYED, ON_REVEALED, ON_USE, Doer
from tabletop.games.austin.rules.table import HAND, STEP, points
from tabletop.games.austin.rules.values import vibes

Look = Callable[..., list[float]]
LASTING = 2.5  # a Swinger that stays


# -- the turn ----------------------------------------------------------------------------------------------------------
def on_turn(mind: Mind, options: list[Option]) -> list[float]:
    """To end the actions is 0."""
    done: dict[Any, float] = {}
    out = []
    for option in options:
        act, card, spot = option
        if act == ATTACK:
            out.append(mind.attack(card, spot))
            continue
        key = (act, mind.s.kind[card], spot) if card >= 0 else option
        if key not in done:
            done[key] = _action(mind, act, card, spot)
        out.append(done[key])
    return out


def _action(mind: Mind, act: int, card: int, spot: int) -> float:
    s, seat = mind.s, mind.seat
    kind = s.kind[card]
    if act in {PLAY_AGENT, PLAY_FREE}:
        text = program_worth(mind, Doer(seat, card), ON_PLAYED[kind]) - TURN.text if ON_PLAYED[kind] >= 0 else 0.0
        return mind.agent(card) + text + (TURN.free if act == PLAY_FREE else 0.0)
    if act == USE_SWINGER:
        worth = program_worth(mind, Doer(seat, card), ON_USE[spot][kind])
        return worth + (LASTING if ON_TABLE[spot][kind] else 0.0) + (0.0 if spot == FREE else 0.1)
    if act == USE_HAPPENING:
        return _happening(mind, card, spot)
    if act == CARD_ACTION:
        box = s.box[card] if mind.type(card) != AGENT else FREE
        return program_worth(mind, Doer(seat, card), ON_ACTION[box][kind])
    return 0.0


def _happening(mind: Mind, card: int, named: int) -> float:
    """Its score, and what it does to whoever is last: anybody."""
    s = mind.s
    each = [
        program_worth(mind, Doer(mind.seat, card, target=other, named=named), ON_REVEALED[s.kind[card]])
        for other in mind.others
    ]
    score = mind.score(card)
    return score + sum(each) / max(1, len(each)) + mind.wins_with(score, 1.0) + 1.0


def ships(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """AP-124: an Agent for nothing; what it would have been later is taken off."""
    return [mind.agent(card) - KEEP.ship / 2 if card >= 0 else 0.0 for _, card, _ in options]


# -- the end of the turn -----------------------------------------------------------------------------------------------
def discarding(mind: Mind, options: list[Option], chosen: tuple[int, ...]) -> list[float]:
    """AP-112: what the deck is likely to replace by something better. 0: no more."""
    held = [card for card in mind.s.zones[HAND + STEP * mind.seat] if card not in chosen and mind.type(card) == AGENT]
    out = []
    for _, card, _ in options:
        worth = mind.keep(card) if card >= 0 else 0.0
        if card in held and len(held) > KEEP.agents and card == min(held, key=mind.keep):
            worth = KEEP.spare
        out.append(-worth if card >= 0 else 0.0)
    return out


def parting(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [-mind.keep(card) for _, card, _ in options]


# -- effects -----------------------------------------------------------------------------------------------------------
def dangerous(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """AP-98: the seat that is nearest to the goal."""
    return [points(mind.s, seat) / 10 if seat != mind.seat else -1.0 for _, _, seat in options]


def striking(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [mind.attack(card, target) if card >= 0 else 0.0 for _, card, target in options]


def entering(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [mind.agent(card) for _, card, _ in options]


def taking(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [mind.worth_of_kind(card) if card >= 0 else 0.0 for _, card, _ in options]


def sinking(mind: Mind, options: list[Option], every: bool, *_about: Any) -> list[float]:
    """Under the deck with what is not wanted soon; when all go there the order is as good as any."""
    return [0.0 if every or card < 0 else KEEP.bone - mind.worth_of_kind(card) for _, card, _ in options]


def branching(mind: Mind, options: list[Option], branches: tuple[int, ...], me: tuple[Any, ...]) -> list[float]:
    return [program_worth(mind, Doer(*me), branches[n]) for _, _, n in options]


def naming_vibe(mind: Mind, options: list[Option], *_about: Any) -> list[float]:
    """The vibe that the own Bones miss most."""
    s, have = mind.s, vibes(mind.s, mind.seat)
    held = [s.kind[card] for card in s.zones[HAND + STEP * mind.seat]]
    out = []
    for _, _, vibe in options:
        out.append(sum([0.5 for kind in held if NEED[SHAG][kind][vibe] > have[vibe]]))
    return out


def agreeing(_: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [0.0 if option == PASS else 1.0 for option in options]


def indifferent(_: Mind, options: list[Option], *_about: Any) -> list[float]:
    return [0.0] * len(options)


LOOKS: dict[str, Look] = {
    "main": on_turn,
    "fight": fighting,
    "pad": padding,
    "help_throw": helping,
    "help_offer": helping,
    "ship_reply": ships,
    "ship_turn": ships,
    "ship_again": ships,
    "pick_target": dangerous,
    "draw_straw": indifferent,
    "slug_fighter": sending,
    "slug_step": slugging,
    "free_discard": discarding,
    "even_up": parting,
    "first_player": lambda mind, options: [float(seat == mind.seat) for _, _, seat in options],
    "mulligan": agreeing,
    "pick_card": picking,
    "pick_seat": dangerous,
    "search_card": picking,
    "look_take": taking,
    "look_bottom": sinking,
    "look_top": taking,
    "free_agent": entering,
    "strike": striking,
    "pick_vibe": naming_vibe,
    "pick_branch": branching,
    "may_do": agreeing,
    "private_look": indifferent,
}


class AustinHints:
    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        if len(options) == 1:
            return [0.0]
        assert game.ask is not None, "somebody is asked"
        table: Any = game.table
        found = LOOKS[game.ask[2]](Mind(table, seat, style), options, *game.ask[3])
        return [WEIGHTS.scale * points for points in found]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = AustinHints()
