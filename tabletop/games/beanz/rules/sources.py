"""Where effects look for cards and targets, and what they test: read by the deeds and by the questions that they ask."""

from __future__ import annotations

from typing import Literal

from tabletop.games.beanz.rules.cards import ACTION_CARD, BEAN, COSMOS_CARD, INSTANT, RANK, RANKS, TYPE
from tabletop.games.beanz.rules.select import Doer, across
from tabletop.games.beanz.rules.table import DISCARD, HAND, RING, Beanz, captured

CardType = Literal["", "bean", "action", "cosmos"]
Source = Literal["hand", "discard", "hand_or_discard"]
OF_TYPE = {
    "": (BEAN, ACTION_CARD, INSTANT, COSMOS_CARD),
    "bean": (BEAN,),
    "action": (ACTION_CARD, INSTANT),
    "cosmos": (COSMOS_CARD,),
}


def from_source(s: Beanz, me: Doer, source: str, kind: CardType, max_rank: str = "super_pro") -> list[int]:
    """Own cards of a type in hand or discard pile or both; never the very card that asks (MB-151)."""
    cards: tuple[int, ...] = ()
    if source != "discard":
        cards += s.zones[HAND + me.seat]
    if source != "hand":
        cards += s.zones[DISCARD + me.seat]
    types, most = OF_TYPE[kind], RANKS.index(max_rank)
    return [c for c in cards if TYPE[s.kind[c]] in types and RANK[s.kind[c]] <= most and c != me.card]


def other_targets(s: Beanz) -> list[int]:
    """Beans beside the target on its half."""
    assert s.attack, "there is an attack in this window"
    return [card for card in across(s, mirror(s.attack.ring)) if card != s.attack.target]


def mirror(ring: int) -> int:
    """A ring index on the other mat that faces the same Galaxy."""
    return RING - 1 - ring


def retargetable(s: Beanz) -> bool:
    """MB-146: there is an attack, and another Bean that it could be turned to."""
    return bool(s.attack) and len(other_targets(s)) > 0


def holding(s: Beanz, test: str, seat: int) -> bool:
    if test == "behind_in_loot":
        return captured(s, seat) < captured(s, 1 - seat)
    return len(s.zones[HAND + seat]) <= 2
