"""What the screens share: the store, the settings, the games, and the ways to the table."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tabletop import games, i18n
from tabletop.app.background_jobs import BackgroundJobs
from tabletop.app.catalogue_game import CatalogueGame
from tabletop.app.toasts import sorry
from tabletop.core.sanitizing import brief
from tabletop.i18n import tr
from tabletop.match import settings as kept
from tabletop.match.drafts import PageDrafts
from tabletop.match.fair_deal import FairDeal, drawn
from tabletop.match.seats import COLOURS
from tabletop.match.settings import Settings
from tabletop.storage import StoreError
from tabletop.toolkit import cache, theme
from tabletop.toolkit.theme import Prefs

if TYPE_CHECKING:
    from tabletop.app.background_work import BackgroundDeals, BackgroundReview
    from tabletop.app.pack_choice import PackChoice
    from tabletop.bots.analysis_client import AnalysisClient
    from tabletop.core.definition import Definition
    from tabletop.match.seats import TableSetup
    from tabletop.progress.evening import SavedEvening
    from tabletop.storage import Profile, SavedMatch, SavedSealedEvent, Store
    from tabletop.toolkit.app import App


LESSON = "lesson.toml"  # of a game that has one
UNCHOSEN = {
    "telling",
    "tooltip_delay",
    "fullscreen",
}  # of what a picture needs to know: no setting, or followed elsewhere


class AppRoutes(msgspec.Struct):
    """The ways that lead away from these screens; `program` fills them in."""

    play: Callable[[TableSetup], None]
    resume: Callable[[int], None]
    demo: Callable[[str], None]
    tutorial: Callable[[str], None]
    phones: Callable[[], None] = lambda: None
    """Say, at a table, how people join with their phones."""
    page_phones: Callable[[Any, bool], None] = lambda _page, _invite: None
    """People join with their phones at the page of a sealed night or an evening; the second word: say how."""
    speak: Callable[[str], None] = lambda _code: None
    """Go on in another language."""


class AppServices:
    """`notice` is one sentence for the person when the program could not start as asked (a store that will not open).

    `left_out`: by id, one sentence on each game that is not offered because it is broken.
    `seed()` is a number that nobody knows beforehand: for packs, sample hands and decks filled by lot; `deal()` a secret that
    deals a match.
    """

    def __init__(
        self,
        store: Store,
        routes: AppRoutes,
        *,
        notice: str = "",
        now: Callable[[], float] = time.time,
        left_out: Mapping[str, str] | None = None,
    ) -> None:
        self.store = store
        self.routes = routes
        self.now = now
        self.written = PageDrafts(store, now)
        found = kept.load(store)
        self.settings: Settings = found.settings
        self.notices = [*([notice] if notice else []), *found.problems, *games.found().troubles]
        self.left_out = left_out or {}
        self.notices += self.left_out.values()
        self.resume_offered = False
        self.first_evening = not self.notices and self._nobody_was_here()
        self.late = BackgroundJobs()
        self._analysts: dict[int, AnalysisClient] = {}
        self.person = 0  # the profile whose decks and cards were looked at last
        self.seed: Callable[[], int] = lambda: secrets.randbits(62)
        self.deal: Callable[[], FairDeal] = drawn

    def analyst(self, window: int = 0) -> AnalysisClient:
        """Return the process that looks at answers for hints, the same for every table at a window; it starts with the first
        one. Each window has its own: what is found out for one is no other's.
        """
        if window not in self._analysts:
            from tabletop.bots.analysis_client import AnalysisClient

            self._analysts[window] = AnalysisClient()
        return self._analysts[window]

    def rest(self) -> None:
        """Nobody looks at answers any more."""
        for analyst in self._analysts.values():
            analyst.close()

    @cached_property
    def catalogue(self) -> tuple[CatalogueGame, ...]:
        found = games.found().games
        told = {name: games.in_chosen_words(plugin) for name, plugin in found.items() if name not in self.left_out}
        return tuple(CatalogueGame(name, plugin.about) for name, plugin in told.items())

    def speak(self, code: str) -> None:
        """From now on all words are of another language; what is on the screen stays until it is shown anew."""
        i18n.use(code)
        vars(self).pop("catalogue", None)
        cache.house.clear()

    @cached_property
    def reviewing(self) -> BackgroundReview:
        """The review in the background."""
        from tabletop.app.background_work import BackgroundReview

        return BackgroundReview(self.store, self.now)

    @cached_property
    def dealt(self) -> BackgroundDeals:
        """The deals that bots play again in the background."""
        from tabletop.app.background_work import BackgroundDeals

        return BackgroundDeals(self.store, lambda: self.settings.deal_matches, self.now)

    @cached_property
    def packs(self) -> PackChoice:
        """The packs that are here, and which are chosen."""
        from tabletop.app.pack_choice import PackChoice

        return PackChoice(self)

    def game(self, name: str) -> Definition:
        """Return a game, loaded when it is first wanted."""
        return games.load(name)

    def title(self, name: str) -> str:
        """Return the title of a game or an edition, or the id when this program does not know it."""
        if games.JOIN in name:
            return brief(self.packs.title(name))
        return next((entry.title for entry in self.catalogue if entry.id == name), brief(name))

    @property
    def ready(self) -> list[CatalogueGame]:
        """Return the games that can be played."""
        return [game for game in self.catalogue if game.ready]

    @property
    def taught(self) -> list[CatalogueGame]:
        """Return the games that have a lesson."""
        return [game for game in self.ready if games.plugin(game.id).data("presentation", LESSON) is not None]

    @property
    def collected(self) -> list[CatalogueGame]:
        """Return the games whose players bring their own decks."""
        return [game for game in self.ready if self.game(game.id).collecting is not None]

    @property
    def last_game(self) -> str:
        """Return the game that was chosen last, else the first one."""
        known = [game.id for game in self.ready]
        return self.settings.last_game if self.settings.last_game in known else known[0]

    @property
    def patient(self) -> bool:
        """True when every picture is waited for: for shots of the screen."""
        return self.late.wait

    # --- settings
    def prefs(self) -> Prefs:
        """Return what the picture needs to know of the settings."""
        chosen = self.settings
        return Prefs(
            ui_scale=1.0 if chosen.ui_scale == "auto" else chosen.ui_scale,
            animation=chosen.speed,
            reduced_motion=chosen.reduced_motion,
            shake=chosen.screen_shake,
            symbols=chosen.colour_symbols,
            big_screen=chosen.big_screen,
            high_contrast=chosen.high_contrast,
            voices=chosen.bot_voices,
            fullscreen=chosen.window_mode == "fullscreen",
            read_aloud=chosen.read_aloud,
            headphones=chosen.headphones,
            scan_ms=chosen.scan_ms,
            press_once=chosen.press_once,
            large_pointer=chosen.large_pointer,
            sticky_focus=chosen.sticky_focus,
        )

    def change(self, app: App, **values: Any) -> None:
        """Take new settings, store them and let the running program follow at once.

        The window may have gone to full screen by its own key meanwhile: that is a setting too.
        """
        self.settings.window_mode = "fullscreen" if app.window.fullscreen else "windowed"
        for name, value in values.items():
            setattr(self.settings, name, value)
        self.save(app)
        self.apply(app)

    def save(self, app: App) -> None:
        try:
            kept.save(self.store, self.settings)
        except StoreError as error:
            sorry(app, tr("app-not-remembered", error=str(error)))

    def apply(self, app: App) -> None:
        """Let picture and sound follow the settings."""
        old, new = app.prefs, self.prefs()
        window = new.fullscreen != old.fullscreen
        layout = theme.use(high_contrast=new.high_contrast) or new.size != old.size
        if new.large_pointer != old.large_pointer:
            app.window.set_pointer(large=new.large_pointer)
        for name in {*Prefs.__struct_fields__} - UNCHOSEN:
            setattr(old, name, getattr(new, name))
        loudness = getattr(app.audio, "set_volume", None)  # tests and pictures have an audio without volumes
        if loudness is not None:
            chosen = self.settings
            loudness(chosen.volume_master, chosen.volume_effects, chosen.volume_music if chosen.music else 0.0)
        if window:
            app.set_fullscreen(new.fullscreen)
        if layout:
            cache.house.clear()  # words are kept by their units
        if layout and not window:
            app.relayout()
        app.dirty = True

    def tidy(self) -> None:
        """Leave the saved games in one file, which can be copied as it is. What hinders that is said at the menu."""
        try:
            self.store.checkpoint()
        except StoreError as error:
            self.notices.append(str(error))

    # --- what was played
    def open_matches(self) -> list[SavedMatch]:
        """Return the matches that can go on, newest first; none when they cannot be read."""
        try:
            known = {entry.id for entry in self.ready}
            return [match for match in self.store.open_matches() if games.base(match.game) in known]
        except StoreError as error:
            self.notices.append(str(error))
            return []

    def open_nights(self) -> list[SavedSealedEvent]:
        """Return the sealed nights that can go on, newest first; none when they cannot be read."""
        try:
            known = {entry.id for entry in self.ready}
            return [night for night in self.store.nights.open() if night.game in known or self._is_edition(night.game)]
        except StoreError as error:
            self.notices.append(str(error))
            return []

    def open_evening(self) -> SavedEvening | None:
        """Return the evening that goes on; None when there is none or it cannot be read."""
        from tabletop.progress.evening import all_of

        try:
            return next((saved for saved in all_of(self.store).values() if not saved.ended), None)
        except StoreError as error:
            self.notices.append(str(error))
            return None

    def last_table(self) -> TableSetup | None:
        """Return the table of the last game, None when there was none that still fits."""
        if not self.settings.last_table:
            return None
        from tabletop.match.seats import TableSetup

        found = TableSetup.from_plain(self.settings.last_table)
        ready = [game.id for game in self.ready]
        return found if found is not None and (found.game in ready or self._is_edition(found.game)) else None

    def _is_edition(self, name: str) -> bool:
        """Whether it is a game with packs that are all here."""
        return games.JOIN in name and not self.packs.trouble(name)

    def _nobody_was_here(self) -> bool:
        try:
            return not self.store.read_settings() and not self.store.profiles.all() and not self.store.matches(1)
        except StoreError:
            return False

    def profiles(self) -> list[Profile]:
        """Return the people known here; a colour that this program does not have is the first one."""
        try:
            known = self.store.profiles.all()
            return [who if who.colour in COLOURS else replace(who, colour=COLOURS[0]) for who in known]
        except StoreError as error:
            self.notices.append(str(error))
            return []
