"""What somebody has begun at the panel of a question: kept beside the match until the question is answered."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tabletop.match.store import StoreError

if TYPE_CHECKING:
    from tabletop.match.match import Match

KIND = "draft"


class Draft(Struct):
    """`no` of the question, and plain data of its panel."""

    no: int
    data: dict[str, Any]


def keep(match: Match, data: dict[str, Any]) -> None:
    """Write down what the panel of the open question wants to be kept; what cannot be written is lost with the program."""
    keeper = match.keeper
    if keeper is not None:
        with suppress(StoreError):  # the match says itself that it cannot be saved
            keeper.store.notes.put(KIND, str(keeper.number), Draft(match.game.no, data), now=keeper.unix())


def drop(match: Match) -> None:
    """The question has been answered."""
    keeper = match.keeper
    if keeper is not None:
        with suppress(StoreError):
            keeper.store.notes.drop(KIND, str(keeper.number))


def recall(match: Match) -> dict[str, Any]:
    """What was kept for the open question, {} for nothing."""
    keeper = match.keeper
    found = None
    if keeper is not None:
        with suppress(StoreError):  # a damaged note costs the draft, not the match
            found = keeper.store.notes.get(KIND, str(keeper.number), Draft)
    return found.data if found is not None and found.no == match.game.no else {}
