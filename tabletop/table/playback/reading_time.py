"""How long what is told is shown: as long as its words are read, at the pace that the people at the table like."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from tabletop.match.settings import Telling

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LOOK, WORD = 420, 120  # ms to find what is new, and for each word of it
GLANCE = 0.6  # of that time: what happens in every turn is known by its look
PASSING = 0.45  # what others do to each other, and what happens in every turn and one has done oneself
PACES: dict[Telling, float] = {"calm": 1.7, "brisk": 1.0, "quick": 0.55}
CALMEST_FIRST: tuple[Telling, ...] = get_args(Telling)


def reading_ms(words: str, share: float = 1, longest: float = 0) -> float:
    """How long somebody needs for these words, in ms at a brisk pace, or for a `share` of it; `longest`, if any: no more."""
    ms = (LOOK + WORD * len(words.split())) * share if words else 0.0
    return min(ms, longest or ms)


def fresh(words: str, before: str) -> str:
    """What is new in a sentence after another one of its form, as with the next name in the same place."""
    known = before.split()
    new = [word for word in words.split() if word not in known]
    return " ".join(new or words.split()[-1:])


def pace_of(chosen: Mapping[str, Telling], names: Iterable[str]) -> Telling:
    """The calmest pace that anybody of this table has chosen: nobody has to read faster than they like."""
    liked = [chosen[name] for name in names if name in chosen]
    return min(liked, key=CALMEST_FIRST.index, default="brisk")


def next_pace(pace: Telling) -> Telling:
    return CALMEST_FIRST[(CALMEST_FIRST.index(pace) + 1) % len(CALMEST_FIRST)]
