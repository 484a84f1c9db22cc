"""What may be played, but is lost: a boost after which no Bean can attack any more this turn. Nothing shines for it."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import PLAY_ACTION, SPIN
from tabletop.games.beanz.rules.cards import ATTACK, BEAN, CARDS, COST, TYPE, effects
from tabletop.games.beanz.rules.queries import bean_cost, spin_cost, stand_cost
from tabletop.games.beanz.rules.table import HAND, HEADZ_UP, SLOTS, Beanz

BOOSTS = {"attack_add", "attack_double", "attack_mode"}


def _only_boosts(kind: int) -> bool:
    rows = [*effects(kind, "play"), *effects(kind, "spin")]
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
    up, or by one that comes from the hand. Whom they could reach is left open, as long as the other mat is not empty.
    """
    if not any(_row(s, 1 - seat)):
        return False
    points = s.points - (COST[s.kind[card]] if s.at[card] == HAND + seat else spin_cost(s, seat, card))
    return any(cost <= points for cost in _prices(s, seat, card))


def _row(s: Beanz, seat: int) -> list[tuple[int, ...]]:
    """The slots of a mat."""
    return s.zones[SLOTS * seat : SLOTS * seat + SLOTS]


def _prices(s: Beanz, seat: int, booster: int) -> Iterator[int]:
    """Points for an attack by each Bean that has one; the booster itself lies upside down by then."""
    row = _row(s, seat)
    for card in (zone[0] for zone in row if zone):
        if ATTACK[s.kind[card]] is not None:
            up = s.pos[card] == HEADZ_UP and card != booster
            yield spin_cost(s, seat, card) + (0 if up else stand_cost(s, seat, card))
    if not all(row):
        for card in s.zones[HAND + seat]:
            if TYPE[s.kind[card]] == BEAN and ATTACK[s.kind[card]] is not None:
                yield bean_cost(s, seat, card) + COST[s.kind[card]]
