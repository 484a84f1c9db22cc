"""What a game asks a flick."""

from __future__ import annotations

from typing import NamedTuple


class FlickAsk(NamedTuple):
    """The physical shot that a question to the world is about.

    seat: who flicks; hole: 0 to 2 from left to right as that seat sees it; attempt, attempts: counted from 1; mat: False
    where there is only one hole; beans: words that name the pictures of the shot bean and of its target; own: those that the
    shooter could take from where he shoots; assist 0..3, steady 0..1, seconds or 0; place: what the hole is called; turned,
    slots, loot: what lies on the mat, as of `Lying`.
    """

    seat: int
    hole: int
    attempt: int
    attempts: int
    mat: bool
    beans: tuple[str, str]
    own: tuple[str, ...]
    assist: int
    steady: float
    seconds: int
    place: str = ""
    turned: bool = False
    slots: tuple[tuple[str, int, int], ...] = ()
    loot: tuple[int, ...] = ()
