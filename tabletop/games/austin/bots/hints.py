"""Austin Powers for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import PASS, UNKNOWN, Option
from tabletop.core.game import Game
from tabletop.core.table import Table
from tabletop.games.austin.bots.evaluation import FIGHT, KEEP, TURN, WEIGHTS, Evaluation
from tabletop.games.austin.bots.value import shares
from tabletop.games.austin.rules.cards import AGENT, FREE, KILL, NEED, ON_TABLE, SHAG
from tabletop.games.austin.rules.effects import strike
from tabletop.games.austin.rules.ops import (
    ON_ACTION,
    ON_LANDED,
    ON_PLAYED,
    ON_REVEALED,
    ON_USE,
    PROGRAMS,
    TOUCHES,
    Doer,
    Touch,
)
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
    throws,
)
from tabletop.games.austin.rules.select import holds, number
from tabletop.games.austin.rules.table import FIGHT as STACKS
from tabletop.games.austin.rules.table import GOAL, HAND, SLUG, STEP, points
from tabletop.games.austin.rules.touches import choices, groups
from tabletop.games.austin.rules.values import vibes

# What the operations of Austin Powers cards are worth to a seat, by their names and by what lies on the tables.

WORTH = WEIGHTS.worth
KEPT = {"recover", "search", "score_from", "play_free", "set_role"}  # operations that are good for whose card it is
MANY = 3  # of "all": so many count


def touched(evaluation: Evaluation, op: str, card: int) -> float:
    """What it brings this seat that an operation touches a card."""
    s, seat = evaluation.s, evaluation.s.owner[card]
    if op in {"recover", "search"}:
        return evaluation.worth_of_kind(card)
    if op in {"play_free", "set_role"}:
        return evaluation.agent(card)
    if op in {"discard_hand", "redraw"}:
        return (
            -evaluation.keep(card)
            if seat == evaluation.seat
            else evaluation.worth_of_kind(card) * evaluation.danger[seat]
        )
    if op in {"score_from", "unscore"}:
        points = float(evaluation.score(card))
        return points if op == "score_from" else points * (evaluation.danger[seat] if seat != evaluation.seat else -1)
    if op == "strip_bone":
        return float(evaluation.score(card)) + 1
    if s.kind[card] == UNKNOWN:
        return 0.0
    worth = evaluation.standing(card) if op != "trash_table" else WORTH["trash_table"]
    return worth * (evaluation.danger[seat] if seat != evaluation.seat else -1)


def touching(evaluation: Evaluation, me: Doer, which: Touch) -> float:
    """The best that an operation could pick; of hidden cards only how many there are."""
    s, op, usual = evaluation.s, which.op, WORTH[which.op]
    if op == "attack_now":
        options = strike(s, evaluation.seat, which.number, me, ())
        return max([evaluation.attack(card, target) for _, card, target in options if card >= 0], default=0.0)
    n = min(MANY, number(s, which.n, evaluation.seat))
    found = 0.0
    for seats in groups(s, me, which):
        others = [seat for seat in seats if seat != evaluation.seat]
        if which.zone == HAND and op != "play_free":
            held = max([len(s.zones[HAND + STEP * seat]) for seat in seats], default=0)
            found += min(n, held) * usual * (1 if others else (0.5 if op == "redraw" else -0.5))
            continue
        cards = choices(s, me, which, seats)
        if op not in KEPT and others:
            cards = [card for card in cards if s.owner[card] != evaluation.seat]
        values = sorted([touched(evaluation, op, card) for card in cards], reverse=True)[:n]
        found += sum([value for value in values if value > 0 or not which.may])
    return found


def brawling(evaluation: Evaluation) -> float:
    """A slugfest: the best own fighter with the Bones at hand, against all who must send somebody."""
    s = evaluation.s
    own = [evaluation.score(card) for card in assassins(s, evaluation.seat)]
    foes = [seat for seat in evaluation.others if assassins(s, seat)]
    bones = len(throws(s, evaluation.seat, KILL))
    if not own:
        return -2.0 if foes else 0.0
    strength, against = bones + 0.6, sum([evaluation.answers(seat, KILL) * 1.5 for seat in foes])
    chance = strength / (strength + against)
    return chance * (max(own) + 2 * len(foes)) - (1 - chance) * min(own) * TURN.own_lost


def step_worth(evaluation: Evaluation, me: Doer, name: str, args: tuple[Any, ...]) -> float:
    """What one operation would do, in the points of `Evaluation`; name: of its function, args: as compiled."""
    if name == "touching":
        return touching(evaluation, me, args[0])
    if name == "slugfest":
        return brawling(evaluation)
    if name == "choose":
        return max(
            [program_worth(evaluation, me, branch) for branch in args[-2] if isinstance(args[-2], tuple)], default=0.0
        )
    if name == "pay":
        return max(0.0, program_worth(evaluation, me, args[1]) - WORTH["pay"])
    usual = WORTH.get(name, 0.0)
    amounts = [arg for arg in args if hasattr(arg, "each")]
    return usual * min(MANY, number(evaluation.s, amounts[0], evaluation.seat)) if amounts else usual


def program_worth(evaluation: Evaluation, me: Doer, number: int) -> float:
    """All that a program would do to the table as it is."""
    if number < 0:
        return 0.0
    found = 0.0
    for step in PROGRAMS[number]:
        if holds(evaluation.s, step.cond, me.seat, me.card):
            args = step.args
            if args and isinstance(args[0], Touch):
                found += touching(evaluation, me, args[0])
            else:
                found += step_worth(evaluation, me, step.fn.__name__.rstrip("_"), args)
    return found


def picking(evaluation: Evaluation, options: list[Any], which: int, *_about: Any) -> list[float]:
    """Which card an operation is to touch; 0 for none."""
    op = TOUCHES[which].op
    return [touched(evaluation, op, card) if card >= 0 else 0.0 for _, card, _ in options]


def at_stake(evaluation: Evaluation, side: int) -> float:
    """The points that lie on a side of the attack."""
    s = evaluation.s
    assert s.fight, "an attack is going on"
    return float(sum([evaluation.score(card) for card in (s.fight.cards[side], *s.zones[STACKS + side])]))


def fighting(evaluation: Evaluation, options: list[Option], side: int) -> list[float]:
    """AP-69: what is saved and won by going on; to leave it is 0."""
    s = evaluation.s
    assert s.fight, "an attack is going on"
    foe = s.fight.seats[1 - side]
    mine, theirs = at_stake(evaluation, side), at_stake(evaluation, 1 - side)
    left = sum([1 for act, card, _ in options if card >= 0]) - 1
    chance = evaluation.chance(foe, s.fight.kind, max(0, left))
    prize = mine + TURN.given * theirs * evaluation.danger[foe]
    out = []
    for act, card, _ in options:
        if act == ASK_HELP:
            out.append(FIGHT.call * prize / 2)
        elif card < 0:
            out.append(0.0)
        else:
            out.append(_thrown(evaluation, card, chance, prize, mine, foe))
    return out


def _thrown(evaluation: Evaluation, card: int, chance: float, prize: float, mine: float, foe: int) -> float:
    score, kind = evaluation.score(card), evaluation.s.kind[card]
    text = program_worth(evaluation, Doer(evaluation.seat, card, foe=foe), ON_LANDED[kind])
    spent = (1 - chance) * score * FIGHT.spent
    return chance * (prize + score) - spent + text + evaluation.wins_with(mine + score, chance)


def padding(evaluation: Evaluation, options: list[Option], side: int) -> list[float]:
    """AP-70: the winning side may add Bones. A call would only bring points to others."""
    s = evaluation.s
    assert s.fight, "an attack is going on"
    found = adding(evaluation, options, (s.fight.cards[side], *s.zones[STACKS + side]))
    return [-1.0 if option[0] == ASK_HELP else points for option, points in zip(options, found, strict=True)]


def adding(evaluation: Evaluation, options: list[Option], lying: tuple[int, ...]) -> list[float]:
    """Nobody answers any more, but a scored Bone never comes back: it is added where it helps to win the game.

    Who adds every Bone for its points loses three games of four against who does not.
    """
    there = sum([evaluation.score(card) for card in lying if evaluation.s.owner[card] == evaluation.seat])
    more = sum([evaluation.score(card) for _, card, _ in options if card >= 0])
    wins = evaluation.wins_with(there + more, 1.0) and not evaluation.wins_with(there, 1.0)
    return [(evaluation.score(card) if wins else -1.0) if card >= 0 else 0.0 for _, card, _ in options]


def helping(evaluation: Evaluation, options: list[Option], side: int, asker: int) -> list[float]:
    """AP-75: against whoever is nearer to the goal, never somebody into it; the own Bone scores with the helped side."""
    s = evaluation.s
    assert s.fight, "an attack is going on"
    if s.fight.done:
        return adding(evaluation, options, s.zones[STACKS + side])
    foe = s.fight.seats[1 - side]
    helped, other = at_stake(evaluation, side), at_stake(evaluation, 1 - side)
    chance = evaluation.chance(foe, s.fight.kind, 1)
    gain = chance * (other * evaluation.danger[foe] - helped * evaluation.danger[asker]) - FIGHT.help
    if points(s, asker) + helped >= GOAL:
        gain -= TURN.winning
    if points(s, foe) + other >= GOAL:
        gain += TURN.winning * chance
    out = []
    for _, card, _ in options:
        score = evaluation.score(card)
        out.append(gain + chance * score + evaluation.wins_with(score, chance) if card >= 0 else 0.0)
    return out


# -- slugfests ---------------------------------------------------------------------------------------------------------
def sending(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """AP-132: the best one with Bones to follow, else the one that is missed least."""
    bold = (
        1.0 if evaluation.bones(KILL) or not any(assassins(evaluation.s, seat) for seat in evaluation.others) else -1.0
    )
    return [bold * evaluation.score(card) for _, card, _ in options]


def slugging(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """AP-133: like a step of an attack, against all who are still in."""
    s = evaluation.s
    assert s.brawl, "a slugfest is going on"
    if alone(s):
        return adding(evaluation, options, (s.brawl.cards[evaluation.seat], *s.zones[SLUG + STEP * evaluation.seat]))
    foes = [x for x in evaluation.others if s.brawl.cards[x] >= 0 and not s.brawl.out[x]]
    mine = evaluation.score(s.brawl.cards[evaluation.seat]) + sum(
        [evaluation.score(card) for card in s.zones[SLUG + STEP * evaluation.seat]]
    )
    left = sum([1 for _, card, _ in options if card >= 0]) - 1
    chance = 1.0
    for foe in foes:
        chance *= evaluation.chance(foe, KILL, max(0, left))
    prize = mine + sum([evaluation.score(s.brawl.cards[foe]) * evaluation.danger[foe] for foe in foes]) * TURN.target
    out = []
    for _, card, _ in options:
        score = evaluation.score(card)
        gain = (
            chance * (prize + score) - (1 - chance) * score * FIGHT.spent + evaluation.wins_with(mine + score, chance)
        )
        out.append(gain if card >= 0 else 0.0)
    return out


Look = Callable[..., list[float]]
LASTING = 2.5  # a Swinger that stays


# -- the turn ----------------------------------------------------------------------------------------------------------
def on_turn(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """To end the actions is 0."""
    done: dict[Any, float] = {}
    out = []
    for option in options:
        act, card, spot = option
        if act == ATTACK:
            out.append(evaluation.attack(card, spot))
            continue
        key = (act, evaluation.s.kind[card], spot) if card >= 0 else option
        if key not in done:
            done[key] = _action(evaluation, act, card, spot)
        out.append(done[key])
    return out


def _action(evaluation: Evaluation, act: int, card: int, spot: int) -> float:
    s, seat = evaluation.s, evaluation.seat
    kind = s.kind[card]
    if act in {PLAY_AGENT, PLAY_FREE}:
        text = program_worth(evaluation, Doer(seat, card), ON_PLAYED[kind]) - TURN.text if ON_PLAYED[kind] >= 0 else 0.0
        return evaluation.agent(card) + text + (TURN.free if act == PLAY_FREE else 0.0)
    if act == USE_SWINGER:
        worth = program_worth(evaluation, Doer(seat, card), ON_USE[spot][kind])
        return worth + (LASTING if ON_TABLE[spot][kind] else 0.0) + (0.0 if spot == FREE else 0.1)
    if act == USE_HAPPENING:
        return _happening(evaluation, card, spot)
    if act == CARD_ACTION:
        box = s.box[card] if evaluation.type(card) != AGENT else FREE
        return program_worth(evaluation, Doer(seat, card), ON_ACTION[box][kind])
    return 0.0


def _happening(evaluation: Evaluation, card: int, named: int) -> float:
    """Its score, and what it does to whoever is last: anybody."""
    s = evaluation.s
    each = [
        program_worth(evaluation, Doer(evaluation.seat, card, target=other, named=named), ON_REVEALED[s.kind[card]])
        for other in evaluation.others
    ]
    score = evaluation.score(card)
    return score + sum(each) / max(1, len(each)) + evaluation.wins_with(score, 1.0) + 1.0


def ships(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """AP-124: an Agent for nothing; what it would have been later is taken off."""
    return [evaluation.agent(card) - KEEP.ship / 2 if card >= 0 else 0.0 for _, card, _ in options]


# -- the end of the turn -----------------------------------------------------------------------------------------------
def discarding(evaluation: Evaluation, options: list[Option], chosen: tuple[int, ...]) -> list[float]:
    """AP-112: what the deck is likely to replace by something better. 0: no more."""
    held = [
        card
        for card in evaluation.s.zones[HAND + STEP * evaluation.seat]
        if card not in chosen and evaluation.type(card) == AGENT
    ]
    out = []
    for _, card, _ in options:
        worth = evaluation.keep(card) if card >= 0 else 0.0
        if card in held and len(held) > KEEP.agents and card == min(held, key=evaluation.keep):
            worth = KEEP.spare
        out.append(-worth if card >= 0 else 0.0)
    return out


def parting(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [-evaluation.keep(card) for _, card, _ in options]


# -- effects -----------------------------------------------------------------------------------------------------------
def dangerous(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """AP-98: the seat that is nearest to the goal."""
    return [points(evaluation.s, seat) / 10 if seat != evaluation.seat else -1.0 for _, _, seat in options]


def striking(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [evaluation.attack(card, target) if card >= 0 else 0.0 for _, card, target in options]


def entering(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [evaluation.agent(card) for _, card, _ in options]


def taking(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [evaluation.worth_of_kind(card) if card >= 0 else 0.0 for _, card, _ in options]


def sinking(evaluation: Evaluation, options: list[Option], every: bool, *_about: Any) -> list[float]:
    """Under the deck with what is not wanted soon; when all go there the order is as good as any."""
    return [0.0 if every or card < 0 else KEEP.bone - evaluation.worth_of_kind(card) for _, card, _ in options]


def branching(
    evaluation: Evaluation, options: list[Option], branches: tuple[int, ...], me: tuple[Any, ...]
) -> list[float]:
    return [program_worth(evaluation, Doer(*me), branches[n]) for _, _, n in options]


def naming_vibe(evaluation: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    """The vibe that the own Bones miss most."""
    s, have = evaluation.s, vibes(evaluation.s, evaluation.seat)
    held = [s.kind[card] for card in s.zones[HAND + STEP * evaluation.seat]]
    out = []
    for _, _, vibe in options:
        out.append(sum([0.5 for kind in held if NEED[SHAG][kind][vibe] > have[vibe]]))
    return out


def agreeing(_: Evaluation, options: list[Option], *_about: Any) -> list[float]:
    return [0.0 if option == PASS else 1.0 for option in options]


def indifferent(_: Evaluation, options: list[Option], *_about: Any) -> list[float]:
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
    "first_player": lambda evaluation, options: [float(seat == evaluation.seat) for _, _, seat in options],
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
        found = LOOKS[game.ask[2]](Evaluation(table, seat, style), options, *game.ask[3])
        return [WEIGHTS.scale * points for points in found]

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = AustinHints()
