"""Bones: in attacks, for others who call for help, and in slugfests."""

from __future__ import annotations

from tabletop.bots.hints.austin_mind import FIGHT, TURN, Mind
from tabletop.bots.hints.austin_worth import program_worth
from tabletop.core.ask import Option
from tabletop.games.austin.acts import ASK_HELP
from tabletop.games.austin.cards import KILL
from tabletop.games.austin.ops import ON_LANDED, Doer
from tabletop.games.austin.queries import alone, assassins
from tabletop.games.austin.table import FIGHT as STACKS
from tabletop.games.austin.table import GOAL, SLUG, STEP, points


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
