"""The program with a window: opens it, shows the menu or goes to a table, and leaves cleanly at any moment."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec
import pygame

from tabletop import games, i18n
from tabletop.app.background_jobs import BackgroundJobs
from tabletop.app.runner import Runner
from tabletop.app.services import AppRoutes, AppServices
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.desktop.crash_handler import CrashHandler
from tabletop.i18n import tr
from tabletop.match import settings as kept
from tabletop.match.settings import Settings
from tabletop.pages import game_tile
from tabletop.pages.menu import MenuScreen
from tabletop.storage import DamagedError, Store, StoreError, database_file
from tabletop.toolkit.keyboard import command, place_of
from tabletop.toolkit.window import MINIMUM, UiError, Window

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.bots.bot_client import BotClient
    from tabletop.desktop.phone_table import Phones
    from tabletop.desktop.second_window import SecondWindows
    from tabletop.match import Match, TableSetup
    from tabletop.pages.evening.evening_page import EveningScreen
    from tabletop.pages.sealed.sealed_page import SealedScreen
    from tabletop.table.table_screen import TableScreen

log = logging.getLogger(__name__)
NAME = "Tabletop"
AFAR, STILL = "f10", "f12"


class FirstScreen(msgspec.Struct, frozen=True):
    """What to show first. `setup` is the table of "play"; `game` the game of "demo"."""

    screen: Literal["menu", "play", "demo"] = "menu"
    setup: TableSetup | None = None
    game: str = ""
    fullscreen: bool = False


class TabletopApp(Runner):
    """The app with the keys that work everywhere: Ctrl+Q leaves (everything is saved continuously), F10 shows everything for
    the room or as before, F12 keeps a picture.
    """

    on_afar: Callable[[], None] = staticmethod(lambda: None)
    on_still: Callable[[], None] = staticmethod(lambda: None)

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and command(event) == "q":
            self.quit()
            return
        if event.type == pygame.KEYDOWN and place_of(event) == STILL:
            self.on_still()
            return
        if (
            event.type == pygame.KEYDOWN and place_of(event) == AFAR and not self.top.urgent
        ):  # in a race all keys are hands
            self.on_afar()
            return
        if event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED) and not event.iscapture:
            self.on_device(event.type == pygame.AUDIODEVICEADDED)
        super().handle(event)


def run(data: Path | None, opening: FirstScreen, language: str = "") -> int:
    """Run until the person leaves; return the exit status. Without a display: one sentence on stderr and status 1.

    `language`: its code, for this time; "": the one that was chosen, else what the system speaks.
    """
    i18n.use(language or _of_the_system())
    store, notice = open_store(data)
    spoken = kept.load(store).settings.language
    if not language and spoken in i18n.languages():
        i18n.use(spoken)
    program = Program(store, notice)
    settings = program.services.settings
    full = opening.fullscreen or settings.window_mode == "fullscreen"
    try:
        chosen = settings.window_size if settings.window_size != Settings().window_size else None
        window = Window(NAME, chosen, full)
        window.fit()
    except UiError as error:
        store.close()
        return _failed(error)
    if window.cramped:
        program.services.notices.append(tr("desktop-small-display", width=MINIMUM[0], height=MINIMUM[1]))
    app = TabletopApp(window, program.services.prefs())
    app.on_afar = lambda: seen_from_afar(app, program.services)
    app.on_still = lambda: keep_still(app, program.services)
    app.on_error = CrashHandler(app, program.services, program.menu)
    app.after_first_frame.append(lambda: late(program))
    status = 0
    try:
        app.attempt(lambda: program.begin(app, opening))
        app.run()
    except KeyboardInterrupt:  # Ctrl+C in the terminal leaves like any other way out
        status = 0
    except UiError as error:
        status = _failed(error)
    program.end()
    log.info("left with status %d", status)
    return status


def _of_the_system() -> str:
    """The language that the system speaks, if the program does, too."""
    return i18n.system_language([found["language"] for found in pygame.system.get_pref_locales()])


def _failed(error: UiError) -> int:
    """Say on stderr why there is no window, or none any more; return the exit status."""
    print(f"tabletop: {error}", file=sys.stderr)  # noqa: T201  # there is no window to say it in
    return 1


def open_store(data: Path | None) -> tuple[Store, str]:
    """Return the store, or one in memory and a sentence for the person when the real one will not open."""
    try:
        return Store(database_file(data)), ""
    except DamagedError as error:
        return Store(None, because=error.why, damaged=database_file(data)), tr("desktop-not-kept", error=str(error))
    except StoreError as error:
        return Store(None, because=error.why), tr("desktop-not-kept", error=str(error))


def seen_from_afar(app: Runner, services: AppServices) -> None:
    """Show everything for the room, or as before, and say so; settings that are open show it, too."""
    from tabletop.pages.settings.settings_page import SettingsScreen

    services.change(app, big_screen=not services.settings.big_screen)
    for screen in app.screens:
        if isinstance(screen, SettingsScreen):
            screen.show(screen.page)
    done(app, tr("desktop-for-the-room" if services.settings.big_screen else "desktop-as-before"), "television")


def keep_still(app: Runner, services: AppServices) -> None:
    """Keep what the window shows as a picture, and say where it is."""
    from tabletop.app import text_files

    try:
        path = text_files.write(services, "tabletop", "", ending="png")
        pygame.image.save(app.window.surface, path)
    except (OSError, pygame.error) as error:
        sorry(app, tr("desktop-still-failed", error=str(error)))
        return
    done(app, tr("desktop-still-kept", path=str(path)), "save")


def late(program: Program) -> None:
    """Do what the first picture need not wait for: icon and sound."""
    from tabletop.app import log_file
    from tabletop.desktop import crash_report
    from tabletop.toolkit import assets
    from tabletop.toolkit.audio import Audio

    if program.services.store.path is not None and log_file.start(program.services.store.path.parent):
        log.info("%s", crash_report.versions())
    program.app.window.set_icon(pygame.image.load(assets.path("sprites", "ui", "icon.png")))
    audio = Audio()
    audio.start()
    program.app.audio = audio
    program.app.on_device = lambda added: audio.devices(added=added)
    program.services.apply(program.app)
    try:
        program.services.store.back_up(program.services.now())
    except StoreError as error:
        sorry(program.app, error)


class Program:
    """The menu and the ways from it to a table and back."""

    app: Runner

    def __init__(self, store: Store, notice: str = "", now: Callable[[], float] = time.time) -> None:
        self._thinking: BotClient | None = None
        self._beside: SecondWindows | None = None
        self._phones: Phones | None = None
        self._table: TableScreen | None = None
        ways = AppRoutes(self.play, self.resume, self.demo, self.tutorial, self.phones, self.page_phones, self.speak)
        self.services = AppServices(store, ways, notice=notice, now=now, left_out=_left_out())

    def begin(self, app: Runner, opening: FirstScreen) -> None:
        """Show the first screen in `app`."""
        self.app = app
        app.written = self.services.written
        if opening.screen != "menu":  # whoever comes for a table is asked nothing on the way
            self.services.resume_offered, self.services.first_evening = True, False
        app.push(MenuScreen(self.services))
        damaged = self.services.store.damaged
        if damaged is not None:
            from tabletop.pages import damaged_saves

            app.after(0, lambda: damaged_saves.offer(app, damaged, self.services.now(), self.begin_anew))
        if opening.screen == "play" and opening.setup is not None:
            self.play(self._known(opening.setup))
        elif opening.screen == "demo":
            self.demo(opening.game)

    def begin_anew(self, store: Store) -> None:
        """Go on with other saved games than those in memory, at the menu."""
        old, self.services = (
            self.services,
            AppServices(store, self.services.routes, now=self.services.now, left_out=self.services.left_out),
        )
        old.store.close()
        self.app.written = self.services.written
        self.app.on_error = CrashHandler(self.app, self.services, self.menu)
        self.services.resume_offered, self.services.first_evening = True, False
        self.services.apply(self.app)
        self.app.start_over(MenuScreen(self.services))

    def menu(self) -> MenuScreen:
        """The menu to begin anew with after an error: it offers nothing by itself, and the workers are new ones."""
        self.services.resume_offered, self.services.first_evening = True, False
        self.services.late = BackgroundJobs(self.services.late.wait)
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.close()
        self._beside = self._table = None  # its window has gone with everything else
        if self._phones is not None:
            self._phones.leave()
        return MenuScreen(self.services)

    def end(self) -> None:
        """Keep what belongs to the window, and close the store."""
        if self._beside is not None:
            self._beside.leave()
        if self._phones is not None:
            self._phones.leave()
        window = self.app.window
        if not window.fullscreen:
            self.services.change(self.app, window_size=window.size)
        if self._thinking is not None:
            self._thinking.close()
        if "reviewing" in vars(self.services):
            self.services.reviewing.stop()
        self.services.rest()
        if "dealt" in vars(self.services):
            self.services.dealt.stop()
        self.services.store.close()

    def _known(self, setup: TableSetup) -> TableSetup:
        """A table from the command line: its people are those with the same names, and new names are remembered."""
        from tabletop.match.player_profiles import remembered

        try:
            seats = remembered(self.services.store, setup.seats, int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
            return setup
        return msgspec.structs.replace(setup, seats=seats)

    # --- ways to a table; each loads what it needs when it is first taken
    def play(self, setup: TableSetup) -> None:
        """Deal a new match."""
        from tabletop.match import ResumeError
        from tabletop.match.save_reader import check_table
        from tabletop.table import layout_schema
        from tabletop.table.extensions.minigames import minigames_of

        try:
            check_table(self.services.game(setup.game), setup)
            layout_schema.load(setup.game).check(self.services.game(setup.game).layout(len(setup.seats)), setup.game)
        except (ResumeError, DataFileError) as error:  # set by another version, or a layout from elsewhere
            sorry(self.app, error)
            return
        if setup.night is None and setup.run is None and setup.begun is None:  # these are for one match alone
            self.services.change(self.app, last_table=setup.undealt.without_phones().plain())
        calmer = (minigame.calmer(setup, self.services.game(setup.game)) for minigame in minigames_of(setup.game))
        paces = next(filter(None, calmer), None) if setup.phones else None
        if paces is None:
            self._deal(setup)
            return
        from tabletop.desktop.phone_races import ask_pace

        ask_pace(self.app, *paces, self._deal)

    def _deal(self, setup: TableSetup) -> None:
        """Deal a match to a table that has been found to be sound."""
        from tabletop.match import start
        from tabletop.match.player_profiles import with_defaults
        from tabletop.table.extensions.minigames import minigames_of

        for minigame in minigames_of(setup.game):
            setup = minigame.prepared(setup, self.services.game(setup.game), self.services.settings.input_error_ms)
        try:
            setup = with_defaults(self.services.store, self.services.game(setup.game), setup)
            match = start(setup, self._thinker(), 0, store=self.services.store, unix=lambda: int(self.services.now()))
        except StoreError as error:
            sorry(self.app, error)
            return
        self._sit(match)

    def resume(self, number: int) -> None:
        """Go on with a saved match exactly where it stopped."""
        from tabletop.match import ResumeError, resume

        try:
            match = resume(self.services.store, number, self._thinker(), 0, unix=lambda: int(self.services.now()))
        except (ResumeError, StoreError) as error:
            sorry(self.app, error)
            return
        if match.notice:
            sorry(self.app, match.notice)
        self._sit(match)

    def _sit(self, match: Match, before: TableScreen | None = None) -> None:
        """Show a table; `before`: the same one, as it was before somebody left it or came back."""
        from tabletop.table.table_screen import TableScreen

        self.services.late.clear()
        game_tile.forget()
        table = TableScreen(match, self.services, now=before.now if before else 0)
        self.app.push(table, lambda choice: self._left(table, choice))
        table.minigames.begun = before is not None
        if match.apart.seats and self._beside is None:
            from tabletop.desktop.second_window import SecondWindows

            self._beside = SecondWindows(self.app)
        if self._beside is not None:
            self._beside.sit(table)
        self._table = table
        beside = self._phones is not None and self._phones.on  # at the page below
        if match.setup.phones or match.setup.at_phones or beside:
            self._with_phones().sit(table, anew=before is None)

    def _with_phones(self) -> Phones:
        """Whoever brings phones to tables; loaded when the first of them may join."""
        if self._phones is None:
            from tabletop.desktop.phone_table import Phones

            self._phones = Phones(self.app)
        return self._phones

    def phones(self) -> None:
        """Somebody at the table asks for phones."""
        if self._table is not None:
            self._with_phones().ask(self._table)

    def page_phones(self, page: SealedScreen | EveningScreen, invite: bool) -> None:
        """People join with their phones at the page of a sealed night or of an evening."""
        self._with_phones().at_page(page, invite=invite)

    def speak(self, code: str) -> None:
        """Go on in another language: at the menu, or a match from where it stands on the disk."""
        table, self._table = self._table, None
        autosave = table.match.autosave if table is not None and not table.match.game.over else None
        number = autosave.number if autosave is not None else None
        if table is not None:
            table.match.close()
        self.services.change(self.app, language=code)
        self.services.speak(code)
        self.app.start_over(self.menu())
        if number is not None:
            self.resume(number)

    def _left(self, table: TableScreen, choice: str | None) -> None:
        """The table is closed; the menu lies below it."""
        match = table.match
        if self._beside is not None:
            self._beside.leave()
        if choice == "seats":
            self._sit(match, table)
            return
        self._table = None
        if self._phones is not None:
            self._phones.table_closed(table)
        match.close()
        if choice == "menu":
            self.services.late.clear()  # what lay behind the end of the match
        night = match.setup.night
        if night is not None and choice != "quit":
            self._back_to_night(night[0], stay=choice == "night")
        elif match.setup.run is not None and choice != "quit":
            self._back_to_run(match.setup, stay=choice == "night")
        elif choice == "rematch":
            self.play(match.rematch().fairly_dealt(self.services.deal()))
        elif choice == "table":
            self.set_up(match.setup.game)
        elif choice == "quit":
            self.app.quit()

    def _back_to_night(self, number: int, *, stay: bool) -> None:
        """A match of a sealed night is closed: to the night, below it or not, or past it to the menu."""
        from tabletop.pages.sealed.sealed_page import SealedScreen, again

        top = self.app.top
        if isinstance(top, SealedScreen):
            if not stay:
                top.close(True)
        elif stay:
            try:
                self.app.push(again(self.services, self.services.store.nights.get(number)))
            except StoreError as error:
                sorry(self.app, error)

    def _back_to_run(self, setup: TableSetup, *, stay: bool) -> None:
        """The same for a circuit, a season or an evening."""
        from tabletop.pages.campaign_page import CampaignPage
        from tabletop.pages.progress.way_back import again

        if isinstance(self.app.top, CampaignPage):
            if not stay:
                for page in reversed(self.app.screens[1:]):  # it was entered from the Practice page
                    page.close(None)
        elif stay:
            try:
                self.app.push(again(self.services, setup))
            except (StoreError, DataFileError) as error:
                sorry(self.app, error)

    def set_up(self, game: str) -> None:
        """Set a new table of a game."""
        from tabletop.pages.setup.setup_page import SetupScreen

        self.app.push(SetupScreen(self.services, game), lambda setup: self.play(setup) if setup else None)

    def demo(self, game: str) -> None:
        """Let bots play with captions; any input returns."""
        from tabletop.table.guided.demo import DemoScreen

        self.app.push(DemoScreen(self.services, game))

    def tutorial(self, game: str) -> None:
        """Play the first lesson, or the one that is chosen where there are several."""
        from tabletop.pages.progress.lesson_list import teach

        teach(self.app, self.services, game)

    def _thinker(self) -> BotClient:
        """Return the process in which bots think, the same for every table."""
        if self._thinking is None:
            from tabletop.bots.bot_client import BotClient

            self._thinking = BotClient()
        return self._thinking


def _left_out() -> dict[str, str]:
    """By id, one sentence on each game of another package that is broken; only such a game is looked through."""
    outside = [plugin for plugin in games.found().games.values() if not plugin.ours]
    if not outside:
        return {}
    from tabletop.desktop import guest_checks

    return guest_checks.troubles(outside)
