"""Austin Powers for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import PASS, Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.austin.bots.mind import FIGHT, KEEP, TURN, WEIGHTS, Mind
from tabletop.games.austin.bots.value import shares
from tabletop.games.austin.bots.worth import picking, program_worth
from tabletop.games.austin.rules.cards import AGENT, FREE, KILL, NEED, ON_TABLE, SHAG
from tabletop.games.austin.rules.ops import ON_ACTION, ON_LANDED, ON_PLAYED, ON_REVEALED, ON_USE, Doer
from tabletop.games.austin.rules.queries import (
    ASK_HELP,
    ATTACK,
    CARD_ACTION,
    PLAY_AGENT,
    PLAY_FREE,
    USE_HAPPENING,
    USE_SWINGER,
    alone,
    assassins,
)
from tabletop.games.austin.rules.table import FIGHT as STACKS
from tabletop.games.austin.rules.table import GOAL, HAND, SLUG, STEP, points
from tabletop.games.austin.rules.values import vibes


def at_stake(mind: Mind, side: int) -> float:
    """The points that lie on a side of the attack."""
    s = mind.s
    assert s.fight, "an attack is going on"
    return float(sum([mind.score(card) for card in (s.fight.cards[side], *s.zones[STACKS + side])]))


def fighting(mind: Mind, options: list[Option], side: int) -> list[float]:
    """AP-69: what is saved and won by going on; to leave it is 0."""
    s = mind.s
    assert s.fight, "an attack is going on"
    foe = s.fight.seats[1 - side]
    mine, theirs = at_stake(mind, side), at_stake(mind, 1 - side)
    left = sum([1 for act, card, _ in options if card >= 0]) - 1
    chance = mind.chance(foe, s.fight.kind, max(0, left))
    prize = mine + TURN.given * theirs * mind.danger[foe]
    out = []
    for act, card, _ in options:
        if act == ASK_HELP:
            out.append(FIGHT.call * prize / 2)
        elif card < 0:
            out.append(0.0)
        else:
            out.append(_thrown(mind, card, chance, prize, mine, foe))
    return out


def _thrown(mind: Mind, card: int, chance: float, prize: float, mine: float, foe: int) -> float:
    score, kind = mind.score(card), mind.s.kind[card]
    text = program_worth(mind, Doer(mind.seat, card, foe=foe), ON_LANDED[kind])
    spent = (1 - chance) * score * FIGHT.spent
    return chance * (prize + score) - spent + text + mind.wins_with(mine + score, chance)


def padding(mind: Mind, options: list[Option], side: int) -> list[float]:
    """AP-70: the winning side may add Bones. A call would only bring points to others."""
    s = mind.s
    assert s.fight, "an attack is going on"
    found = adding(mind, options, (s.fight.cards[side], *s.zones[STACKS + side]))
    return [-1.0 if option[0] == ASK_HELP else points for option, points in zip(options, found, strict=True)]


def adding(mind: Mind, options: list[Option], lying: tuple[int, ...]) -> list[float]:
    """Nobody answers any more, but a scored Bone never comes back: it is added where it helps to win the game.

    Who adds every Bone for its points loses three games of four against who does not.
    """
    there = sum([mind.score(card) for card in lying if mind.s.owner[card] == mind.seat])
    more = sum([mind.score(card) for _, card, _ in options if card >= 0])
    wins = mind.wins_with(there + more, 1.0) and not mind.wins_with(there, 1.0)
    return [(mind.score(card) if wins else -1.0) if card >= 0 else 0.0 for _, card, _ in options]


def helping(mind: Mind, options: list[Option], side: int, asker: int) -> list[float]:
    """AP-75: against whoever is nearer to the goal, never somebody into it; the own Bone scores with the helped side."""
    s = mind.s
    assert s.fight, "an attack is going on"
    if s.fight.done:
        return adding(mind, options, s.zones[STACKS + side])
    foe = s.fight.seats[1 - side]
    helped, other = at_stake(mind, side), at_stake(mind, 1 - side)
    chance = mind.chance(foe, s.fight.kind, 1)
    gain = chance * (other * mind.danger[foe] - helped * mind.danger[asker]) - FIGHT.help
    if points(s, asker) + helped >= GOAL:
        gain -= TURN.winning
    if points(s, foe) + other >= GOAL:
        gain += TURN.winning * chance
    out = []
    for _, card, _ in options:
        score = mind.score(card)
        out.append(gain + chance * score + mind.wins_with(score, chance) if card >= 0 else 0.0)
    return out


# -- slugfests ---------------------------------------------------------------------------------------------------------
def sending(mind: Mind, options: list[Option]) -> list[float]:
    """AP-132: the best one with Bones to follow, else the one that is missed least."""
    bold = 1.0 if mind.bones(KILL) or not any(assassins(mind.s, seat) for seat in mind.others) else -1.0
    return [bold * mind.score(card) for _, card, _ in options]


def slugging(mind: Mind, options: list[Option]) -> list[float]:
    """AP-133: like a step of an attack, against all who are still in."""
    s = mind.s
    assert s.brawl, "a slugfest is going on"
    if alone(s):
        return adding(mind, options, (s.brawl.cards[mind.seat], *s.zones[SLUG + STEP * mind.seat]))
    foes = [x for x in mind.others if s.brawl.cards[x] >= 0 and not s.brawl.out[x]]
    mine = mind.score(s.brawl.cards[mind.seat]) + sum([mind.score(card) for card in s.zones[SLUG + STEP * mind.seat]])
    left = sum([1 for _, card, _ in options if card >= 0]) - 1
    chance = 1.0
    for foe in foes:
        chance *= mind.chance(foe, KILL, max(0, left))
    prize = mine + sum([mind.score(s.brawl.cards[foe]) * mind.danger[foe] for foe in foes]) * TURN.target
    out = []
    for _, card, _ in options:
        score = mind.score(card)
        gain = chance * (prize + score) - (1 - chance) * score * FIGHT.spent + mind.wins_with(mine + score, chance)
        out.append(gain if card >= 0 else 0.0)
    return out


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
