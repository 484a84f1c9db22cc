"""Windows and rights: what is played in other people's moments (section 10)."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.ask import Option
from tabletop.games.rpgget.bots.care import aside, mending
from tabletop.games.rpgget.bots.mind import Mind
from tabletop.games.rpgget.bots.power import FORCE, chance, force_for
from tabletop.games.rpgget.rules.acts import PLAY_EVENT
from tabletop.games.rpgget.rules.cards import CARDS, ENEMY, TYPE
from tabletop.games.rpgget.rules.damage import foresee
from tabletop.games.rpgget.rules.table import ACTIVE, BANK, FALLEN, HAND, STEP
from tabletop.games.rpgget.rules.values import left

Worth = Callable[[Mind, int], float]


def reacting(mind: Mind, options: list[Option], _moment: int, subject: int, about: int) -> list[float]:
    """RG-170; to pass is 0."""
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0)
        elif act == PLAY_EVENT:
            out.append(event(mind, card, subject, about))
        else:
            out.append(mending(mind, act, card) - 1.2)
    return out


def event(mind: Mind, card: int, subject: int, about: int) -> float:
    name = CARDS[mind.s.kind[card]].id
    if name == "rivals-challenge":
        return challenge(mind, about)
    return EVENTS[name](mind, subject) if name in EVENTS else 1.0


def challenge(mind: Mind, about: int) -> float:
    """Cancel what somebody does to this seat's attempt, or an answer to its own attack."""
    s = mind.s
    if about < 0 or s.owner[about] == mind.seat:
        return -1.0
    if s.strike and mind.friend(s.strike.actor):
        return 1.5
    return 1.2 if s.turn == mind.seat and s.zones[ACTIVE] else -0.5


def cancelling(mind: Mind, _subject: int) -> float:
    """An attack of the other side that fells somebody, or does a lot."""
    s = mind.s
    strike = s.strike
    if not strike or mind.friend(strike.actor):
        return -2.0
    total = 0.0
    for target in strike.targets:
        if mind.friend(target):
            found = foresee(s, strike.actor, strike.block, target, strike.x + strike.next)
            total += found.high * 0.3 + (0.4 * mind.worth(target) if found.high >= left(s, target) else 0.0)
    return total - 2.0


def sharpening(x: int) -> Worth:
    """More damage for the own attack: worth it where a survivor falls."""

    def worth(mind: Mind, _subject: int) -> float:
        s = mind.s
        strike = s.strike
        if not strike or not mind.friend(strike.actor):
            return -2.0
        best = -0.5
        for target in strike.targets:
            if not mind.friend(target):
                hp = left(s, target)
                now = foresee(s, strike.actor, strike.block, target, strike.x + strike.next).low
                then = foresee(s, strike.actor, strike.block, target, strike.x + strike.next + x).low
                best = max(best, 2.5 if now < hp <= then else 0.4 * (min(then, hp) - min(now, hp)) - 0.5)
        return best

    return worth


def poster(mind: Mind, subject: int) -> float:
    """EP +2, RP +3: for the own attempt when it is safe, for another's with monsters in hand."""
    s = mind.s
    if subject == mind.seat:
        return 1.0 if chance(force_for(s, mind.seat, s.pp), mind.expected(s.ep + 2)) > 0.75 else -1.0
    return 0.8 if sum(TYPE[s.kind[card]] == ENEMY for card in mind.held.enemies) >= 3 else -1.0


def squall(mind: Mind, _subject: int) -> float:
    s = mind.s
    shooters = [card for card in s.zones[ACTIVE] if _shoots(s.kind[card])]
    return 0.8 * sum([FORCE[s.kind[card]] for card in shooters]) - 1.0


def _shoots(kind: int) -> bool:
    return any("Ranged" in block.keywords for block in CARDS[kind].effects if block.kind == "attack")


def darkness(mind: Mind, _subject: int) -> float:
    s = mind.s
    others = [seat for seat in s.order() if seat != mind.seat]
    mine = (len(s.zones[BANK + STEP * mind.seat]) > 0) + (len(s.zones[HAND + STEP * mind.seat]) > 1)
    theirs = sum([(len(s.zones[BANK + STEP * x]) > 0) + 1 for x in others])
    return theirs - mine - 0.5


def saving(mind: Mind, _subject: int) -> float:
    s = mind.s
    hurt = sum([min(2, s.damage[unit]) for unit in mind.mine])
    return 0.6 * hurt + 2.0 * fallen_of(mind) - 1.0


def fallen_of(mind: Mind) -> int:
    return min(1, len(mind.s.zones[FALLEN + STEP * mind.seat]))


EVENTS: dict[str, Worth] = {
    "cancel": cancelling,
    "photon-blast": sharpening(2),
    "critical": sharpening(1),
    "wanted-poster": poster,
    "sky-squall": squall,
    "day-of-darkness": darkness,
    "save-point": saving,
    "society-bill": lambda mind, subject: mind.s.counters[subject] - 1.5,
    "warp-panel": lambda mind, _: 2.0 if mind.s.won == 0 else -1.0,
    "lost-connection": lambda mind, _: 1.0 if mind.s.zones[ACTIVE] else -1.0,
    "lucky-chest": lambda mind, _: 1.5 if mind.s.zones[BANK + STEP * mind.seat] else -1.0,
    "full-spirit": lambda mind, _: len(mind.s.zones[ACTIVE]) - 1.5,
}


def prompting(_mind: Mind, options: list[Option], _moment: int, about: int) -> list[float]:
    """Abilities: what is free is used; Trap Vision for what hurts."""
    size = 1.0 if about >= 0 else 2.0
    return [0.0 if act < 0 else size for act, _, _ in options]


def interrupting(mind: Mind, options: list[Option]) -> list[float]:
    """RG-177: before the enemies strike whoever is weak is mended."""
    return [0.0 if act < 0 else aside(mind, act, card) - 0.8 for act, card, _ in options]
