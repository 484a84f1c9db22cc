"""What somebody has begun to write: at the panel of a question, kept beside the match until it is answered, and on a page, kept
until the page is left.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tabletop.storage import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match.match import Match
    from tabletop.storage import Store

KIND, PAGE = "draft", "typed"


class AnswerDraft(Struct):
    """`no` of the question, and plain data of its panel."""

    no: int
    data: dict[str, Any]


def keep(match: Match, data: dict[str, Any]) -> None:
    """Write down what the panel of the open question wants to be kept; what cannot be written is lost with the program."""
    autosave = match.autosave
    if autosave is not None:
        with suppress(StoreError):  # the match says itself that it cannot be saved
            autosave.store.notes.put(KIND, str(autosave.number), AnswerDraft(match.game.no, data), now=autosave.unix())


def drop(match: Match) -> None:
    """The question has been answered."""
    autosave = match.autosave
    if autosave is not None:
        with suppress(StoreError):
            autosave.store.notes.drop(KIND, str(autosave.number))


def recall(match: Match) -> dict[str, Any]:
    """What was kept for the open question, {} for nothing."""
    autosave = match.autosave
    found = None
    if autosave is not None:
        with suppress(StoreError):  # a damaged note costs the draft, not the match
            found = autosave.store.notes.get(KIND, str(autosave.number), AnswerDraft)
    return found.data if found is not None and found.no == match.game.no else {}


class PageDrafts:
    """Plain data of pages by their names. It is written at each change, which costs less than a tenth of a millisecond, so that
    nothing has to be saved when the program ends, however it ends. What cannot be written is lost with the program.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._notes, self._now = store.notes, now

    def keep(self, page: str, data: dict[str, Any]) -> None:
        with suppress(StoreError):
            self._notes.put(PAGE, page, data, now=int(self._now()))

    def recall(self, page: str) -> dict[str, Any]:
        """{} for nothing."""
        with suppress(StoreError):
            return self._notes.get(PAGE, page, dict[str, Any]) or {}
        return {}

    def drop(self, page: str) -> None:
        with suppress(StoreError):
            self._notes.drop(PAGE, page)
