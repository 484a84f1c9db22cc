"""What a Mission's text is worth to a seat, by the seat it is aimed at: the sum of what its operations bring.

Nothing here is about a title, so a new card that is made of existing operations needs no word in this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.games.espionage.bots.mind import BOMB, MISSION, NUMBERS, PACKAGE, TARGET, Mind
from tabletop.games.espionage.rules.cards import ABILITIES, AS_MISSION, KIND, Ability
from tabletop.games.espionage.rules.table import DISCARD, HAND, STEP

Row = dict[str, Any]  # an operation and its parameters
Rating = Callable[[Mind, int, Row, Ability], float]  # aimed at a seat, the own one where the text has no aim


def operations(ability: Ability) -> frozenset[str]:
    return frozenset(row["op"] for row in ability.do)


def exposing(mind: Mind, x: int, row: Row, _: Ability) -> float:
    """ES-55 by how the cards are picked: at random (ES-73, ES-75), by their title (ES-74), or by the victim (ES-88)."""
    if row["whose"] == "opponents":
        return sum([shot(mind, other) for other in mind.others])
    if row["pick"] == "named":
        return max([mind.chance(x, k) for k in mind.fatal], default=0.0) * mind.knock_out()
    if row["pick"] == "victim":
        n = len(mind.s.zones[HAND + STEP * x])
        return mind.card * mind.stake + (mind.hit(x) * mind.knock_out() if n == 1 else 0.0)
    return shot(mind, x)


def shot(mind: Mind, x: int) -> float:
    """A random card of x."""
    return mind.hit(x) * mind.knock_out() + mind.card * mind.stake


def gold_within(mind: Mind, x: int, share: float) -> float:
    """What it is worth to take a part `share` of x's hand: the gold in it, the Bomb included."""
    zone = mind.s.zones[HAND + STEP * x]
    if not zone:
        return 0.0
    return share * sum([mind.chance(x, k) * mind.keep(k) for k in (TARGET, PACKAGE, BOMB)]) * NUMBERS.gold_taken


def stealing(mind: Mind, x: int, row: Row, _: Ability) -> float:
    """ES-76: random cards."""
    n = len(mind.s.zones[HAND + STEP * x])
    taken = min(int(row["count"]), n)
    return taken * mind.card * (1 + mind.stake) + gold_within(mind, x, taken / n if n else 0)


def picking(mind: Mind, x: int, _row: Row, _: Ability) -> float:
    """ES-77: the best card of a hand."""
    return max([mind.chance(x, k) * mind.keep(k) for k in (TARGET, PACKAGE)]) * NUMBERS.gold_taken


def giving(mind: Mind, _x: int, row: Row, _: Ability) -> float:
    """ES-77, ES-81: a card away, which may be the Bomb; after one was taken it costs nothing."""
    if BOMB in mind.held:
        return -mind.keep(BOMB)
    return 0.0 if row.get("other_than_taken") else -mind.card


def fetching(mind: Mind, cards: list[int]) -> float:
    """To take these cards back from the discard pile."""
    kind = mind.s.kind
    return sum([mind.card + NUMBERS.gold_taken * max(0.0, mind.keep(kind[c]) - 2) for c in cards])


def recovering(mind: Mind, _x: int, _row: Row, ability: Ability) -> float:
    """ES-78: the best discards."""
    s = mind.s
    found = [c for c in s.zones[DISCARD] if s.kind[c] != ability.spare]
    return fetching(mind, sorted(found, key=lambda c: -mind.keep(s.kind[c]))[: ability.choose])


def salvaging(mind: Mind, _x: int, row: Row, _: Ability) -> float:
    """ES-81, ES-85: from the top of the discards; the card itself is not there yet."""
    return fetching(mind, list(mind.s.zones[DISCARD][-int(row["count"]) :]))


def looking(mind: Mind, x: int, _row: Row, ability: Ability) -> float:
    """ES-82: worth more with something to do about it; nothing of its own where a card of that hand is taken then."""
    if "pick_card" in operations(ability):
        return 0.0
    return (1.0 if KIND["assassin"] in mind.held else 0.3) * 3 * mind.hidden[x] / mind.unseen


def drawing(mind: Mind, _x: int, row: Row, _: Ability) -> float:
    """With a test it comes in about half of all cases."""
    return float(mind.card * row["count"] * (0.5 if row.get("if") else 1.0))


def keeping(mind: Mind, _x: int, _row: Row, _: Ability) -> float:
    """ES-79, ES-80: one card for another."""
    return mind.card


RATINGS: dict[str, Rating] = {
    "expose": exposing,
    "steal": stealing,
    "pick_card": picking,
    "give": giving,
    "recover": recovering,
    "salvage": salvaging,
    "look_at_hand": looking,
    "draw": drawing,
    "keep": keeping,
}


def _worth(mind: Mind, ability: Ability, x: int) -> float:
    return sum([RATINGS[row["op"]](mind, x, row, ability) for row in ability.do if row["op"] in RATINGS])


def mission_value(mind: Mind, text: int) -> float:
    """What a Mission with the text of this kind brings, aimed where it brings most."""
    ability = ABILITIES[AS_MISSION[text]]
    if ability.aim < 0:
        return MISSION[text] + _worth(mind, ability, mind.seat)
    there = [x for x in mind.others if mind.s.zones[HAND + STEP * x] or not ability.aim]
    return MISSION[text] + max([_worth(mind, ability, x) for x in there], default=0.0)


def aim_value(mind: Mind, text: int, x: int) -> float:
    """What it brings to aim that text at x."""
    ability = ABILITIES[AS_MISSION[text]]
    if ability.aim < 0:
        return 0.0
    if ability.aim:
        return _worth(mind, ability, x)
    # a gift, for which nobody needs a card: the Bomb to whom it hurts most, others to whom they help least
    cards = len(mind.s.zones[HAND + STEP * x])
    return cards * mind.card if BOMB in mind.held else -cards * mind.card
