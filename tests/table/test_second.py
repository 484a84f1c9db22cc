"""The second window: what it shows, who answers there, what closes it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.desktop import second_window
from tabletop.desktop.crash_handler import CrashHandler
from tabletop.desktop.program import FirstScreen, Program
from tabletop.i18n import tr
from tabletop.match import bot, person
from tabletop.match.seats import TableSetup
from tabletop.storage import Store
from tabletop.toolkit.window import Window
from tests.driving import other_world
from tests.match.test_hint_service import Ready
from tests.saying import said
from tests.table.rig import Instant, still
from tools.rigs import gallery
from tools.rigs.pilot import Pilot, seen_last


class Other(Pilot):
    """The same hands at the second window."""

    def __init__(self, pilot):
        self.first, self.app, self.window = pilot, pilot.app.beside, pilot.app.beside.window

    @property
    def now(self):
        return self.first.now

    @now.setter
    def now(self, now):
        self.first.now = now


class Evening:
    """Ann at the table's window, Ben at the other one, and a bot."""

    def __init__(self, store=None, opened=True, apart=(1,), seed=5, hints="usual"):
        self.pilot = Pilot((1280, 720), still())
        self.program = Program(store or Store(None), now=lambda: gallery.EVENING)
        self.program.services.late.wait = True
        self.program.services.first_evening = False
        self.program._thinking = Instant()
        Instant.close = lambda _: None
        self.app.on_error = CrashHandler(self.app, self.program.services, self.program.menu)
        self.program.begin(self.pilot.app, FirstScreen())
        self.setup = TableSetup(
            game="espionage", seats=(person(0, "Ann"), person(1, "Ben"), bot(2)), seed=seed, pace="quick", hints=hints
        ).parted(apart)
        if opened is not None:
            self.program.play(self.setup)
            self.pilot.tick(50)
            self.pilot.click(said("desktop-open-here") if opened else said("desktop-at-one-window"))
            self.pilot.tick(50)

    @property
    def app(self):
        return self.pilot.app

    @property
    def table(self):
        return next(screen for screen in self.app.screens if screen.label == "table")

    @property
    def match(self):
        return self.table.match

    @property
    def second(self):
        return self.app.beside.screens[0]

    def other(self):
        return Other(self.pilot)

    def until_asked(self, name, seed=1):
        """Play by chance until somebody has a choice at this window."""
        random = Random(seed)
        with seen_last(self.app), seen_last(self.app.beside):
            for _ in range(4000):
                self.pilot.tick(48)
                match = self.match
                for player_view, table in ((match.shared, self.table), (match.apart, self.second)):
                    if player_view.asked == NOBODY or table.sequencer.busy or player_view.viewer != player_view.asked:
                        continue
                    if not table.view.options:  # time passed at the other window; this one follows in its next frame
                        continue
                    if player_view is getattr(match, name) and len(table.view.options) > 1 and match.window is None:
                        return table
                    table.commands.give(random.randrange(len(table.view.options)))
                    break
        raise AssertionError("nobody is asked there")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.end()
        self.pilot.__exit__(None, None, None)


def faces(table):
    """The cards that lie face up at a window."""
    return {sprite.card for zone in table.scene.zones for sprite in zone if sprite.kind != UNKNOWN}


def hand(table, seat):
    return set(table.match.game.table.zones[table.constants.kernel.find("hand", seat)])


def test_each_window_shows_its_own_hand_and_asks_its_own_people():
    with Evening() as evening:
        evening.until_asked("apart")
        table, second = evening.table, evening.second
        assert hand(table, 0) <= faces(table)
        assert hand(table, 1) <= faces(second)
        assert not faces(table) & hand(table, 1)
        assert not faces(second) & hand(table, 0)
        assert (table.view.options, len(second.view.options) > 1) == ((), True)
        assert (table.time_travel.bottom, second.time_travel.bottom) == (0, 1)
        assert not table.hud.reactions.curtain.closed
        assert not second.hud.reactions.curtain.closed


def test_the_table_s_window_has_the_same_pixels_whatever_lies_in_the_other_one_s_hand():
    frames = []
    for other in (False, True):
        with Evening() as evening:
            evening.until_asked("apart")
            match = evening.match
            before = evening.other().pixels()
            if other:
                match.record.game = other_world(match.game, 0, Random(2))
            match.ask_again(evening.table.now)
            for table in (evening.table, evening.second):
                table.time_travel.jump()
            film = []
            for _ in range(4):
                evening.pilot.tick(48)
                film.append(evening.pilot.pixels())
            frames.append(film)
            assert (evening.other().pixels() != before) == other, "the other window shows the difference"
    assert frames[0] == frames[1]


def test_the_second_window_answers_by_mouse_and_by_keys():
    with Evening() as evening:
        evening.until_asked("apart")
        n, other = evening.match.n, evening.other()
        other.click("button 0")
        evening.pilot.tick(50)
        assert evening.match.n > n
        assert evening.match.record.answers[n].seat == 1
        evening.until_asked("apart", 2)
        n = evening.match.n
        other.key("e")
        evening.pilot.tick(50)
        assert evening.match.n > n
        assert evening.match.record.answers[n].seat == 1


def test_an_event_goes_to_the_window_that_has_it():
    with Evening() as evening:
        second, (x, y) = evening.app.beside, (11, 12)
        window = second.window._window
        evening.pilot.send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), window=window)
        assert second.pointing.pos == (x, y)
        assert evening.app.pointing.pos != (x, y)
        evening.pilot.send(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0, window=window)
        assert (second.top.label, evening.app.top.label) == (said("table-second-window"), "table")


def test_to_go_from_window_to_window_covers_nothing(monkeypatch):
    """The window has not been left while the other one of the program has the keys."""
    with Evening() as evening:
        lost = []
        monkeypatch.setattr(evening.match.shared.privacy, "focus_lost", lambda: lost.append(1))
        monkeypatch.setattr(type(evening.app.window), "focused", property(lambda _: True))
        evening.pilot.send(pygame.WINDOWFOCUSLOST)
        assert not lost
        monkeypatch.setattr(type(evening.app.window), "focused", property(lambda _: False))
        evening.pilot.send(pygame.WINDOWFOCUSLOST)
        assert lost


def test_the_match_waits_for_both_windows_and_says_so():
    with Evening() as evening:
        evening.until_asked("shared")
        evening.pilot.key("escape")
        assert evening.app.top.label == "pause"
        evening.pilot.tick(100)
        assert "waits" in " ".join(evening.app.beside.overlay.messages)
        before = evening.table.now
        evening.pilot.tick(500)
        assert evening.table.now == evening.second.now == before
        evening.pilot.key("escape")
        evening.pilot.tick(500)
        assert evening.table.now == evening.second.now > before
        evening.other().key("escape")
        evening.pilot.tick(100)
        assert "waits" in " ".join(evening.app.overlay.messages)


@pytest.mark.parametrize("way", ["close", "escape"])
def test_closing_the_second_window_asks_and_its_people_play_on_at_the_table(way):
    with Evening() as evening:
        other = evening.other()
        if way == "close":
            other.send(pygame.WINDOWCLOSE)
            other.send(pygame.WINDOWCLOSE)
        else:
            other.key("escape")
        assert other.app.top.label == said("table-second-window")
        other.key("escape")
        assert evening.app.beside is not None
        other.key("escape")
        other.click(said("table-close-window"))
        assert evening.app.beside is None
        assert (evening.match.shared.seats, evening.match.apart.seats) == ((0, 1), ())
        evening.pilot.tick(500)
        assert evening.table.clock.runs
        evening.pilot.send(pygame.WINDOWCLOSE)
        assert evening.app.top.label == "table", "a lone window leaves by itself"


def test_closing_the_table_s_window_asks_and_closes_both():
    with Evening() as evening:
        evening.pilot.send(pygame.WINDOWCLOSE)
        evening.pilot.send(pygame.WINDOWCLOSE)
        assert evening.app.top.label == tr("desktop-close-table")
        evening.pilot.key("escape")
        assert evening.app.running
        evening.pilot.send(pygame.WINDOWCLOSE)
        evening.pilot.click("Close both")
        assert not evening.app.running


@pytest.mark.long
def test_a_resume_brings_both_windows_back():
    store = Store(None)
    with Evening(store) as evening:
        evening.until_asked("apart")
        n = evening.match.n
        evening.table.close("menu")
        assert evening.app.beside is None
        evening.program.resume(1)
        evening.pilot.tick(100)
        assert evening.app.beside is not None, "one display: whoever has insisted is not asked again"
        assert (evening.match.n, evening.match.apart.seats) == (n, (1,))
        assert evening.second.player_view is evening.match.apart


def test_on_one_display_one_may_think_better_of_it():
    with Evening(opened=False) as evening:
        assert evening.app.beside is None
        assert evening.match.shared.seats == (0, 1)
        evening.pilot.tick(200)
        assert evening.table.clock.runs


def test_on_two_displays_nobody_is_asked(monkeypatch):
    asked = []
    monkeypatch.setattr(second_window, "displays", lambda: 2)
    monkeypatch.setattr(
        second_window, "Window", lambda title, size, display: asked.append(display) or Window(title, size)
    )
    with Evening(opened=None) as evening:
        evening.program.play(evening.setup)
        evening.pilot.tick(50)
        assert evening.second.player_view is evening.match.apart
        assert asked == [1]


def test_a_match_that_ends_closes_with_both_windows():
    with Evening() as evening:
        evening.table.close("menu")
        assert evening.app.beside is None
        assert evening.app.top.label == "menu"


def test_an_error_in_the_second_window_is_met_where_all_are(monkeypatch, tmp_path):
    with Evening(Store(tmp_path / "tabletop.db")) as evening:
        monkeypatch.setattr(second_window.SecondApp, "draw", lambda _: 1 / 0)
        evening.app.beside.dirty = True
        evening.app.attempt(lambda: evening.pilot.tick(50))
        assert evening.app.beside is None
        assert evening.app.screens[0].label == "menu"


@pytest.mark.long
def test_a_hint_is_for_the_window_that_asks():
    """It shows there alone; each window has a process of its own, so that nobody hears what was found out for another."""
    with Evening(hints="free") as evening:
        second = evening.until_asked("apart")
        second.table_hints.analyst = Ready
        evening.pilot.tick(500)
        before = evening.pilot.pixels()
        evening.other().key("f2")
        evening.pilot.tick(32)
        assert second.table_hints.panel.facts.rows
        assert second.table_hints.live()
        assert evening.table.table_hints.facts is None
        evening.pilot.tick(500)
        assert evening.pilot.pixels() == before
        services = evening.program.services
        assert services.analyst(0) is services.analyst(0) is not services.analyst(1)
        assert evening.match.help.hints == {1: 1}
