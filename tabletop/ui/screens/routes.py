"""The ways from screen to screen, by name. What lies at the end of one is loaded when somebody first goes there.

So the menu stands before any page is read, a table loads none, and pages may lead to each other without knowing each other.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tabletop.match import Match
    from tabletop.match.practice.circuit import Circuit
    from tabletop.match.seats import TableSetup
    from tabletop.match.store import SavedNight
    from tabletop.ui.app import App
    from tabletop.ui.screen import Screen
    from tabletop.ui.screens.desk import Desk
    from tabletop.ui.screens.end.facts import EndFacts
    from tabletop.ui.screens.packs.pile import Pile

Look = Callable[[int, str], None]
"""Tells once more what came of the n-th answer, which is said in rich text."""

PLACES: list[str] = []  # all that routes lead to


def route(place: str) -> Callable[..., Any]:
    """The way to what is called `module:name` below this package: a call of it is a call of that."""
    PLACES.append(place)
    module, _, name = place.partition(":")

    def go(*words: Any, **more: Any) -> Any:
        return getattr(import_module(f"{__package__}.{module}"), name)(*words, **more)

    return go


class Personal(Protocol):
    """A page about what somebody has of a game; `person`: a profile, 0 for whoever was looked at last."""

    def __call__(self, desk: Desk, game: str, person: int = 0) -> Screen[None]: ...


class RulesPage(Protocol):
    """The rules of a game, open at one of them."""

    def __call__(self, desk: Desk, game: str, rule: str = "") -> Screen[None]: ...


class MatchesPage(Protocol):
    """The shelf of matches, of one game or all; `chosen`: the match that is shown first."""

    def __call__(self, desk: Desk, game: str = "", chosen: int = 0) -> Screen[None]: ...


class SettingsPage(Protocol):
    """The settings, open at one of their pages."""

    def __call__(self, desk: Desk, page: str = "picture") -> Screen[None]: ...


class EndPage(Protocol):
    """The end of a match; `look` tells one of its moments again."""

    def __call__(
        self, desk: Desk, facts: EndFacts, look: Look | None = None, *, looking_back: bool = False
    ) -> Screen[Any]: ...


# --- screens, to be pushed
set_up: Callable[[Desk, str], Screen[TableSetup]] = route("setup.screen:SetupScreen")
cards: Callable[[Desk, str], Screen[None]] = route("cards.screen:CardsScreen")
decks: Personal = route("decks.screen:DecksScreen")
collection: Personal = route("collection.screen:CollectionScreen")
packs: Callable[[Desk, Pile], Screen[bool]] = route("packs.screen:PackScreen")
rules: RulesPage = route("rules.screen:RulesScreen")
lessons: Callable[[Desk, str], Screen[None]] = route("lessons:LessonsScreen")
practice: Callable[[Desk, str], Screen[None]] = route("practice.screen:PracticeScreen")
achievements: Personal = route("practice.shelf:ShelfScreen")
circuit_start: Personal = route("practice.circuit.start:StartScreen")
circuit_again: Callable[[Desk, Circuit], Screen[None]] = route("practice.circuit.screen:RouteScreen")
puzzles: Callable[[Desk, str], Screen[None]] = route("practice.puzzles:PuzzlesScreen")
season_new: Callable[[Desk, str], Screen[None]] = route("practice.season.door:new")
daily: Personal = route("practice.daily.screen:DailyScreen")
skill: Personal = route("practice.skill.screen:SkillScreen")
matches: MatchesPage = route("practice.matches:MatchesScreen")
statistics: Callable[[Desk], Screen[None]] = route("statistics.screen:StatisticsScreen")
settings: SettingsPage = route("settings.screen:SettingsScreen")
pause: Callable[..., Screen[Any]] = route("pause:PauseScreen")
end: EndPage = route("end.screen:EndScreen")
night: Callable[[Desk, TableSetup], Screen[bool]] = route("sealed.screen:planned")
night_again: Callable[[Desk, SavedNight], Screen[bool]] = route("sealed.screen:again")

# --- what shows screens by itself
welcome: Callable[[Screen[None], Desk], None] = route("welcome:welcome")
enter_night: Callable[[Screen[None], Desk, str], None] = route("sealed.door:enter")
give_up_night: Callable[[Desk, SavedNight], None] = route("sealed.door:give_up")
look_back: Callable[..., None] = route("end.back:look_back")
export: Callable[[App, Desk, Match], None] = route("rescue:export")
watch: Callable[..., None] = route("practice.watch:watch")
retell: Callable[..., None] = route("practice.watch:retell")
decision: Callable[..., None] = route("practice.decision:show")
export_page: Callable[..., None] = route("end.export:export_page")
