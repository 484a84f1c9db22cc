"""Achievements: what somebody may do in a match that is worth remembering, as data, and who has done it.

Each game has its own in `practice/achievements.toml`; those that any game gives lie beside this file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec
from msgspec import Struct

from tabletop import games
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import PackError, read_toml
from tabletop.progress.achievement_conditions import Condition, FactIs, OptionIs, PlayedMatch, mistakes

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.match import Match
    from tabletop.storage import Store

KIND = "achievement"
PLACE = ("practice", "achievements.toml")
ANY = "any"  # in the place of a game: for those that any game gives
Grade = Literal["bronze", "silver", "gold"]


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    """`when`: all of it must hold in one match; `times`: in so many matches, or with `games` in so many different games."""

    id: str
    name: str
    text: str
    icon: str
    grade: Grade
    when: tuple[Condition, ...]
    times: int = 1
    games: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    achievement: tuple[Achievement, ...]


class Got(Struct):
    """What is kept of one: `at` Unix seconds when it was reached, 0 before; `by`: the matches, or the games, that count."""

    at: int = 0
    by: list[str] = []


class AchievementProgress(NamedTuple):
    """One on the shelf; `done` of `of` matches or games."""

    achievement: Achievement
    at: int
    done: int
    of: int


@cache
def common() -> tuple[Achievement, ...]:
    """Those that any game gives."""
    data = (files("tabletop.progress") / PLACE[1]).read_bytes()
    found = read_toml(data, _File, PLACE[1]).achievement
    for one in found:
        if any(isinstance(condition, FactIs | OptionIs) for condition in one.when):
            raise PackError(f"{PLACE[1]}: achievement {shown(one.id)}: facts and house rules are a game's own")
    return found


@cache
def of_game(game: str) -> tuple[Achievement, ...]:
    """A game's own; () when it has none. PackError names file, entry, field and the nearest valid word."""
    plugin = games.plugin(game)
    data = plugin.data(*PLACE)
    return read_achievements(data, plugin, f"{game}/{'/'.join(PLACE)}") if data is not None else ()


def read_achievements(data: bytes, plugin: games.Plugin, name: str) -> tuple[Achievement, ...]:
    """The achievements in the text of a file called `name`."""
    found = read_toml(data, _File, name).achievement
    definition, facts = plugin.rules(), plugin.facts()
    for one in found:
        for condition in one.when:
            for wrong in mistakes(condition, definition, facts):
                raise PackError(f"{name}: achievement {shown(one.id)}, when: {wrong}")
    return found


def played(match: Match, seat: int) -> PlayedMatch | None:
    """A match at the table as a seat has lived it; None while it goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    scores = tuple(point.scores for point in match.story.points)
    heard = tuple(match.ledger.heard(seat))
    ended = (outcome.winners, outcome.ending, scores, match.story.turns, heard, outcome.sides)
    return PlayedMatch(match.definition, match.setup, seat, *ended)


def fitting(one: Achievement, match: PlayedMatch) -> bool:
    """Whether a match does what an achievement asks for."""
    return all(condition.holds(match) for condition in one.when)


def award(store: Store, match: PlayedMatch, number: int, *, now: int) -> list[Achievement]:
    """Keep what the saved match `number` has brought the person of its seat; those that are reached with it. A match counts
    once, however often this is asked; one that began in the middle counts for nothing. Raises StoreError.
    """
    if match.setup.begun is not None:
        return []
    profile = match.setup.seats[match.seat].profile or 0
    game = match.definition.id
    kept = store.notes.all(KIND, Got, profile=profile)
    reached = []
    for place, one in _all(match.definition):
        key = f"{place}/{one.id}"
        got = kept.get(key, Got())
        mark = game if one.games else str(number)
        if got.at or mark in got.by or not fitting(one, match):
            continue
        got = msgspec.structs.replace(got, by=[*got.by, mark], at=now if len(got.by) + 1 >= one.times else 0)
        store.notes.put(KIND, key, got, profile=profile, now=now)
        if got.at:
            reached.append(one)
    return reached


def _all(definition: Definition) -> list[tuple[str, Achievement]]:
    own = [(definition.id, one) for one in of_game(definition.id)]
    return [*own, *((ANY, one) for one in common())]


def shelf(store: Store, game: str, profile: int) -> list[AchievementProgress]:
    """All of a game (ANY: those of any game), and how far a person has come with each. Raises StoreError."""
    kept = store.notes.all(KIND, Got, profile=profile)
    found = []
    for one in common() if game == ANY else of_game(game):
        got = kept.get(f"{game}/{one.id}", Got())
        found.append(AchievementProgress(one, got.at, min(len(got.by), one.times), one.times))
    return found
