"""What a Mission's text is worth to a seat, by the seat it is aimed at."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.espionage.bots.mind import BOMB, MISSION, NUMBERS, PACKAGE, TARGET, Mind
from tabletop.games.espionage.rules.cards import KIND
from tabletop.games.espionage.rules.table import DISCARD, HAND, STEP

Aimed = Callable[[Mind, int], float]


def shot(mind: Mind, x: int) -> float:
    """ES-73: a random card of x."""
    return mind.hit(x) * mind.knock_out() + mind.card * mind.stake


def naming(mind: Mind, x: int) -> float:
    """ES-74: the likeliest fatal title."""
    return max([mind.chance(x, k) for k in mind.fatal], default=0.0) * mind.knock_out()


def blast(mind: Mind, _: int) -> float:
    """ES-75: everybody else."""
    return sum([shot(mind, x) for x in mind.others])


def gold_within(mind: Mind, x: int, share: float) -> float:
    """What it is worth to take a part `share` of x's hand: the gold in it, the Bomb included."""
    zone = mind.s.zones[HAND + STEP * x]
    if not zone:
        return 0.0
    return share * sum([mind.chance(x, k) * mind.keep(k) for k in (TARGET, PACKAGE, BOMB)]) * NUMBERS.gold_taken


def stealing(mind: Mind, x: int) -> float:
    """ES-76: two random cards."""
    n = len(mind.s.zones[HAND + STEP * x])
    taken = min(2, n)
    return taken * mind.card * (1 + mind.stake) + gold_within(mind, x, taken / n if n else 0)


def swapping(mind: Mind, x: int) -> float:
    """ES-77: the best card for the worst, which may be the Bomb."""
    gold = max([mind.chance(x, k) * mind.keep(k) for k in (TARGET, PACKAGE)]) * NUMBERS.gold_taken
    return gold + (dumping(mind) if BOMB in mind.held else 0.0)


def dumping(mind: Mind) -> float:
    """To be rid of the Bomb."""
    return -mind.keep(BOMB)


def fetching(mind: Mind, cards: list[int]) -> float:
    """To take these cards back from the discard pile."""
    kind = mind.s.kind
    return sum([mind.card + NUMBERS.gold_taken * max(0.0, mind.keep(kind[c]) - 2) for c in cards])


def recovering(mind: Mind, _: int) -> float:
    """ES-78: the two best discards."""
    s = mind.s
    medic = KIND["medic"]
    best: list[int] = sorted([c for c in s.zones[DISCARD] if s.kind[c] != medic], key=lambda c: -mind.keep(s.kind[c]))
    return fetching(mind, best[:2])


def carrying(mind: Mind, _: int) -> float:
    """ES-81: a card away, the top three discards in; the Courier itself is not there yet."""
    gift = dumping(mind) if BOMB in mind.held else -mind.card
    return gift + fetching(mind, list(mind.s.zones[DISCARD][-3:]))


def salvaging(mind: Mind, _: int) -> float:
    """ES-85 as a Mission."""
    return fetching(mind, list(mind.s.zones[DISCARD][-2:]))


def asking(mind: Mind, x: int) -> float:
    """ES-82: worth more with something to do about it."""
    use = 1.0 if KIND["assassin"] in mind.held else 0.3
    return use * 3 * mind.hidden[x] / mind.unseen + mind.card * 0.5


def bleeding(mind: Mind, x: int) -> float:
    """ES-88 as a Mission: the victim chooses, so gold falls only where there is nothing else."""
    n = len(mind.s.zones[HAND + STEP * x])
    return mind.card * mind.stake + (mind.hit(x) * mind.knock_out() if n == 1 else 0.0)


def improving(mind: Mind, _: int) -> float:
    """ES-79, ES-80: one card for another."""
    return mind.card


AIMED: dict[int, Aimed] = {
    KIND["sniper"]: shot,
    KIND["assassin"]: naming,
    KIND["infiltrator"]: stealing,
    KIND["double-agent"]: swapping,
    KIND["informant"]: asking,
    KIND["saboteur"]: bleeding,
}
PLAIN: dict[int, Aimed] = {
    KIND["terrorist"]: blast,
    KIND["medic"]: recovering,
    KIND["courier"]: carrying,
    KIND["decoy"]: salvaging,
    KIND["detective"]: improving,
    KIND["hacker"]: improving,
}


def mission_value(mind: Mind, text: int) -> float:
    """What a Mission with the text of this kind brings, aimed where it brings most."""
    if text in AIMED:
        s = mind.s
        worth = AIMED[text]
        return MISSION[text] + max([worth(mind, x) for x in mind.others if s.zones[HAND + STEP * x]], default=0.0)
    return MISSION[text] + PLAIN[text](mind, mind.seat)


def aim_value(mind: Mind, text: int, x: int) -> float:
    """What it brings to aim that text at x."""
    if text in AIMED:
        return AIMED[text](mind, x)
    # a Courier: the Bomb to whom it hurts most, other gifts to whom they help least
    cards = len(mind.s.zones[HAND + STEP * x])
    return cards * mind.card if BOMB in mind.held else -cards * mind.card
