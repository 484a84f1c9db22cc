"""The ways from screen to screen, by name. What lies at the end of one is loaded when somebody first goes there.

So the menu stands before any page is read, a table loads none, and pages may lead to each other without knowing each other.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.games.pack_report import PackReport
    from tabletop.match import Match
    from tabletop.match.save_reader import ReadMatch
    from tabletop.match.seats import TableSetup
    from tabletop.progress.circuit import Circuit
    from tabletop.progress.collection import PackQueue
    from tabletop.progress.evening import Evening
    from tabletop.storage import SavedSealedEvent
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.screen import Screen

Look = Callable[[int, str], None]
"""Tells once more what came of the n-th answer, which is said in rich text."""

PLACES: list[str] = []  # all that routes lead to


def route(place: str) -> Callable[..., Any]:
    """The way to what is called `module:name` below `tabletop`: a call of it is a call of that."""
    PLACES.append(place)
    module, _, name = place.partition(":")

    def go(*words: Any, **more: Any) -> Any:
        return getattr(import_module(f"tabletop.{module}"), name)(*words, **more)

    return go


class PersonalRoute(Protocol):
    """A page about what somebody has of a game; `person`: a profile, 0 for whoever was looked at last."""

    def __call__(self, services: AppServices, game: str, person: int = 0) -> Screen[None]: ...


class RulesPage(Protocol):
    """The rules of a game, open at one of them."""

    def __call__(self, services: AppServices, game: str, rule: str = "") -> Screen[None]: ...


class MatchesPage(Protocol):
    """The shelf of matches, of one game or all; `chosen`: the match that is shown first."""

    def __call__(self, services: AppServices, game: str = "", chosen: int = 0) -> Screen[None]: ...


class SettingsPage(Protocol):
    """The settings, open at one of their pages."""

    def __call__(self, services: AppServices, page: str = "picture") -> Screen[None]: ...


class EndPageRoute(Protocol):
    """The end of a match, told by its `EndFacts`; `look` tells one of its moments again."""

    def __call__(
        self, services: AppServices, facts: Any, look: Look | None = None, *, looking_back: bool = False
    ) -> Screen[Any]: ...


# --- screens, to be pushed
pack: Callable[[AppServices, PackReport], Screen[bool]] = route("pages.packs_page:PackPage")
make_cards: Callable[[AppServices, str], Screen[None]] = route("pages.make_page:MakeScreen")
packs_of: Callable[[AppServices, str], Screen[None]] = route("pages.packs_page:PacksScreen")
set_up: Callable[[AppServices, str], Screen[TableSetup]] = route("pages.setup.setup_page:SetupScreen")
cards: Callable[[AppServices, str], Screen[None]] = route("pages.card_page:CardsScreen")
decks: PersonalRoute = route("pages.decks.deck_list:DecksScreen")
collection: PersonalRoute = route("pages.decks.collection_page:CollectionScreen")
packs: Callable[[AppServices, PackQueue], Screen[bool]] = route("pages.boosters.opening_page:PackScreen")
rules: RulesPage = route("pages.rules_page:RulesScreen")
lessons: Callable[[AppServices, str], Screen[None]] = route("pages.progress.lesson_list:LessonsScreen")
practice: Callable[[AppServices, str], Screen[None]] = route("pages.progress.practice_page:PracticeScreen")
achievements: PersonalRoute = route("pages.progress.practice_page:AchievementsScreen")
circuit_start: PersonalRoute = route("pages.progress.circuit_setup:CircuitSetupScreen")
circuit_again: Callable[[AppServices, Circuit], Screen[None]] = route("pages.progress.circuit_page:CircuitScreen")
puzzles: Callable[[AppServices, str], Screen[None]] = route("pages.progress.puzzle_list:PuzzlesScreen")
season_new: Callable[[AppServices, str], Screen[None]] = route("pages.progress.season_page:new")
daily: PersonalRoute = route("pages.progress.daily_page:DailyScreen")
skill: PersonalRoute = route("pages.progress.skill_page:SkillScreen")
matches: MatchesPage = route("pages.progress.match_list:MatchesScreen")
same_deal: Callable[[AppServices, int, ReadMatch], Screen[None]] = route("pages.progress.same_deal_page:SameDealScreen")
statistics: Callable[[AppServices], Screen[None]] = route("pages.progress.statistics_page:StatisticsScreen")
settings: SettingsPage = route("pages.settings.settings_page:SettingsScreen")
pause: Callable[..., Screen[Any]] = route("table.widgets.pause:PauseScreen")
end: EndPageRoute = route("pages.end.end_page:EndScreen")
night: Callable[[AppServices, TableSetup], Screen[bool]] = route("pages.sealed.sealed_page:planned")
night_again: Callable[[AppServices, SavedSealedEvent], Screen[bool]] = route("pages.sealed.sealed_page:again")

evening: Callable[[AppServices, Evening], Screen[None]] = route("pages.evening.evening_page:EveningScreen")
evening_again: Callable[[AppServices, int], Screen[None]] = route("pages.evening.evening_entry:again")

# --- what shows screens by itself
enter_evening: Callable[[Screen[None], AppServices], None] = route("pages.evening.evening_entry:enter")
welcome: Callable[[App, AppServices], None] = route("pages.setup.welcome:welcome")
enter_night: Callable[[Screen[None], AppServices, str], None] = route("pages.sealed.sealed_entry:enter")
give_up_night: Callable[[AppServices, SavedSealedEvent], None] = route("pages.sealed.sealed_entry:give_up")
export_match: Callable[[App, AppServices, int], None] = route("pages.progress.export_dialog:export_match")
play_position: Callable[[App, AppServices, str], None] = route("pages.progress.export_dialog:play_position")
take_dropped: Callable[[App, AppServices, str], bool] = route("pages.packs_page:take_dropped")
look_back: Callable[..., None] = route("pages.end.look_back:look_back")
export: Callable[[App, AppServices, Match], None] = route("pages.export_rescue:export")
watch: Callable[..., None] = route("pages.progress.match_list:watch")
retell: Callable[..., None] = route("pages.progress.match_list:retell")
decision: Callable[..., None] = route("pages.end.review_export:show")
export_page: Callable[..., None] = route("pages.end.review_export:export_page")
