"""What may be played, but is lost: a boost after which no Bean can attack any more this turn, or reach anybody. Nothing shines
for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import PLAY_ACTION, SPIN
from tabletop.games.beanz.rules.cards import ATTACK, BEAN, BLITZ, CARDS, COST, SHARPSHOOT, TYPE, effects
from tabletop.games.beanz.rules.queries import bean_cost, mode_of, spin_cost, stand_cost
from tabletop.games.beanz.rules.table import ACROSS, HAND, HEADZ_UP, SLOTS, Beanz

BOOSTS = {"attack_add", "attack_double", "attack_mode"}


def _rows(kind: int) -> list[dict[str, Any]]:
    return [*effects(kind, "play"), *effects(kind, "spin")]


def _only_boosts(kind: int) -> bool:
    rows = _rows(kind)
    return bool(rows) and all(row["op"] in BOOSTS for row in rows)


ONLY_BOOSTS = tuple(
    map(_only_boosts, range(len(CARDS)))
)  # by kind: it is good for an attack of this turn alone (MB-89)


def minor(view: ViewOf[Beanz], option: Option) -> bool:
    """A boost for no attack."""
    if option == PASS:
        return False
    s, (act, card, _) = view.table, option
    boost = act in {PLAY_ACTION, SPIN} and ONLY_BOOSTS[s.kind[card]]
    return boost and not attack_may_follow(s, view.seat, card)


def attack_may_follow(s: Beanz, seat: int, card: int) -> bool:
    """Whether after this card there are points for an attack by a Bean that lies on the own mat, if need be after it has stood
    up, or by one that comes from the hand, and somebody whom it reaches.
    """
    if not any(_row(s, 1 - seat)):
        return False
    points = s.points - (COST[s.kind[card]] if s.at[card] == HAND + seat else spin_cost(s, seat, card))
    return any(cost <= points for cost in _prices(s, seat, card))


def _row(s: Beanz, seat: int) -> list[tuple[int, ...]]:
    """The slots of a mat."""
    return s.zones[SLOTS * seat : SLOTS * seat + SLOTS]


def _reaches(s: Beanz, seat: int, bean: int, slot: int, booster: int) -> bool:
    """Somebody lies across from this slot; or its attack may go elsewhere, or have partners from elsewhere."""
    far = mode_of(s, bean) & (SHARPSHOOT | BLITZ) or any(row["op"] == "attack_mode" for row in _rows(s.kind[booster]))
    return any(_row(s, 1 - seat)) if far else any(s.zones[ring] for ring in ACROSS[slot])


def _prices(s: Beanz, seat: int, booster: int) -> Iterator[int]:
    """Points for an attack by each Bean that has one; the booster itself lies upside down by then."""
    row = _row(s, seat)
    for card in (zone[0] for zone in row if zone):
        if ATTACK[s.kind[card]] is not None and _reaches(s, seat, card, s.at[card], booster):
            up = s.pos[card] == HEADZ_UP and card != booster
            yield spin_cost(s, seat, card) + (0 if up else stand_cost(s, seat, card))
    free = [SLOTS * seat + i for i, zone in enumerate(row) if not zone]
    for card in s.zones[HAND + seat]:
        fights = TYPE[s.kind[card]] == BEAN and ATTACK[s.kind[card]] is not None
        if fights and any(_reaches(s, seat, card, slot, booster) for slot in free):
            yield bean_cost(s, seat, card) + COST[s.kind[card]]
