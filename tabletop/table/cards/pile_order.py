"""In which order cards lie that are laid out to choose from, and where while somebody else looks at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from pygame import Rect

from tabletop.table.layout import poses

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tabletop.table.layout.poses import Pose
    from tabletop.table.layout.zone_places import ZonePlaces

BACK, BESIDE = 0.085, 0.1  # of the window: a card's width by its height, and by its width the place beside a badge


class PileCard(Protocol):
    card: int
    kind: int


Laid = TypeVar("Laid", bound=PileCard)


def by_title(cards: Sequence[Laid], before: Sequence[Laid]) -> list[Laid]:
    """Under a private look: of one title as they lay `before`. Backs are all alike, so whoever sees no face sees no order."""
    place = {card.card: n for n, card in enumerate(before)}
    return sorted(cards, key=lambda card: (card.kind, place.get(card.card, len(place))))


def by_options(
    cards: Sequence[Laid], before: Sequence[Laid], below: Sequence[Laid], ranks: Mapping[int, int]
) -> list[Laid]:
    """What stays on its pile, what lay there `before`, and the rest in the order of the options: nothing jumps that is read."""
    kept = [card for card in before if card in cards]  # what is not chosen any more
    if len(kept) == len(cards) and not below:
        return kept  # other numbers for the same faces are nothing to see
    new = [card for card in cards if card not in kept and card not in below]
    new.sort(key=lambda card: ranks.get(card.card, len(ranks)))
    return [*below, *(card for card in kept if card not in below), *new]


def looked_at(places: ZonePlaces, seat: int, count: int) -> list[Pose]:
    """Backs of cards that a seat looks at: beside its badge where that lies at the side of the table and nothing of others
    lies there, else over the middle, as near to it as can be.
    """
    area, window = places.ledge, places.window
    badge = places.areas.seats[seat].badge if seat >= 0 else area
    wide = round(BESIDE * window.width)
    if badge.right < window.centerx - wide:
        area = Rect(badge.right, badge.centery - area.height // 2, wide, area.height)
    elif badge.left > window.centerx + wide:
        area = Rect(badge.left - wide, badge.centery - area.height // 2, wide, area.height)
    others = [box for n, other in enumerate(places.areas.seats) if n != seat for box in (other.badge, other.hand)]
    if seat >= 0 and area.collidelist(others) >= 0:
        area = Rect(badge.centerx - wide // 2, places.ledge.top, wide, area.height).clamp(places.ledge)
    return poses.row(area, BACK * places.tall, count)
