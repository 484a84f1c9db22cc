"""What one person plays match by match and what is kept between them: circuits and seasons, each by its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from tabletop.storage import Store


class CampaignRun(Protocol):
    """`ended`: Unix seconds, 0 while it goes on."""

    game: str
    ended: int


R = TypeVar("R", bound=CampaignRun)


def all_of(store: Store, kind: str, of: type[R], game: str, profile: int) -> dict[int, R]:
    """All notes of a kind that a person has for a game, by number, oldest first. Raises StoreError."""
    found = store.notes.all(kind, of, profile=profile)
    return {int(key): run for key, run in found.items() if run.game == game}


def waiting(runs: Mapping[int, CampaignRun]) -> int | None:
    """The number of the one that goes on, None when all have ended."""
    return next((number for number, run in runs.items() if not run.ended), None)
