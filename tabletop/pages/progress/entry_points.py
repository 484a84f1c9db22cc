"""The doors of the Practice page, in the order in which they stand there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tabletop.app import routes
from tabletop.match.seats import TableSetup
from tabletop.pages.progress import achievement_list as medals
from tabletop.pages.progress.circuit import circuit_entry as circuit
from tabletop.pages.progress.daily import daily_entry as daily
from tabletop.pages.progress.season import season_entry as season
from tabletop.pages.progress.skill import skill_entry as skill
from tabletop.progress.puzzle_library import shelf
from tabletop.table.extensions.minigames import worlds_of
from tabletop.toolkit import plain_words

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.widgets.screen import Screen

Go: TypeAlias = "Callable[[Screen[None], AppServices, str], None]"


class Door(NamedTuple):
    """One kind of practice. All are given the desk and the game's id.

    text: what it is, in a sentence or two, or how far the person has come; fits: whether the game has it; go: enter it,
    from the page on which the door stands.
    """

    title: str
    icon: str
    text: Callable[[AppServices, str], str]
    fits: Callable[[AppServices, str], bool]
    go: Go


def _always(_desk: AppServices, _game: str) -> bool:
    return True


def _lesson(_screen: Screen[None], desk: AppServices, game: str) -> None:
    desk.routes.tutorial(game)


def _learnt(desk: AppServices, game: str) -> str:
    again = " You have been through it; it can be played again." if game in desk.settings.tutorials_done else ""
    return f"A guided first match that explains itself as you play.{again}"


def _taught(desk: AppServices, game: str) -> bool:
    return game in [entry.id for entry in desk.taught]


def _table(screen: Screen[None], desk: AppServices, game: str) -> None:
    def play(setup: TableSetup | None) -> None:
        if setup is not None:
            desk.routes.play(setup)

    screen.app.push(routes.set_up(desk, game), play)


def _range(screen: Screen[None], desk: AppServices, game: str) -> None:
    made = next(filter(None, (world.practice(desk) for world in worlds_of(game))), None)
    if made is not None:
        screen.app.push(made)


def _practised(desk: AppServices, game: str) -> str:
    return next(entry.about.practice for entry in desk.catalogue if entry.id == game)


def _matches(screen: Screen[None], desk: AppServices, game: str) -> None:
    screen.app.push(routes.matches(desk, game))


def _kept(desk: AppServices, game: str) -> str:
    waiting = sum(match.game == game for match in desk.open_matches())
    more = f" {plain_words.many(waiting, 'match', 'matches').capitalize()} can go on." if waiting else ""
    return f"Watch what was played, step by step, with anybody's eyes.{more}"


def _puzzles(screen: Screen[None], desk: AppServices, game: str) -> None:
    screen.app.push(routes.puzzles(desk, game))


def _puzzled(desk: AppServices, game: str) -> bool:  # noqa: ARG001  # a shelf is the game's
    return bool(shelf(game).puzzles)


def _solved(desk: AppServices, game: str) -> str:  # noqa: ARG001  # the stars stand inside
    many = len(shelf(game).puzzles)
    return f"One answer is sure, whatever the others hold: find it. {many} puzzles in four grades."


DOORS: tuple[Door, ...] = (
    Door("Guided lesson", "school", _learnt, _taught, _lesson),
    Door("Against bots", "robot", lambda *_: "A table of bots: easy, normal or hard, with a character each.", _always, _table),
    Door("Daily deal", "cards-playing", daily.text, _always, daily.go),
    Door("Circuit", "route", circuit.text, circuit.fits, circuit.go),
    Door("Season", "calendar", season.text, season.fits, season.go),
    Door("The range", "target", lambda *_: "Shot after shot, with a map of where they went and your best marks.",
         lambda desk, game: bool(_practised(desk, game)), _range),
    Door("Puzzles", "puzzle", _solved, _puzzled, _puzzles),
    Door("Achievements", "medal", medals.text, _always, medals.go),
    Door("Skill", "chart-line", skill.text, _always, skill.go),
    Door("Matches", "history", _kept, _always, _matches),
)  # fmt: skip
