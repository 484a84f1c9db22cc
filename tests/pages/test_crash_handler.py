"""An error that nobody expected: a report, one sentence, the menu, and the match as it was."""

from __future__ import annotations

import pygame
import pytest

from tabletop.desktop.crash_handler import CrashHandler
from tabletop.desktop.program import FirstScreen, Program
from tabletop.games.espionage.definition import DEFINITION
from tabletop.i18n import tr
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.menu import MenuScreen
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit import platforms
from tabletop.toolkit.window import UiError
from tests.crossing import every_nth
from tests.saying import said
from tools.rigs import gallery
from tools.rigs.pilot import Pilot, seen_last


class Sitting:
    """The program with a file of its own and the rescue above its loop; `shot()` is a frame as the loop makes it."""

    def __init__(self, pilot, folder):
        self.pilot, self.app, self.folder = pilot, pilot.app, folder / "reports"
        self.program = Program(Store(folder / "tabletop.db"), now=lambda: gallery.EVENING)
        self.program.services.first_evening = False
        self.app.on_error = CrashHandler(self.app, self.program.services, self.program.menu)
        self.program.begin(self.app, FirstScreen())
        self.frame()

    def frame(self, *events):
        self.pilot.now += 16
        self.app.dirty = True
        self.app.attempt(lambda: self.app.step(list(events)))

    def frames(self, *events):
        for _ in range(3):
            self.frame(*events)

    def sit_down(self):
        self.program.play(TableSetup(game="espionage", seats=(person(0, "Ann"), person(1, "Ben"), bot(2)), seed=5))
        with seen_last(self.app):
            for _ in range(60):
                self.frame()
            assert self.app.top.label == "table"
            while self.app.top.sequencer.busy:  # who begins
                self.frame()

    def click(self, label):
        self.app.attempt(lambda: self.pilot.click(label))
        self.frame()

    @property
    def labels(self):
        return [screen.label for screen in self.app.screens]

    @property
    def reports(self):
        return sorted(path.read_text("utf-8") for path in self.folder.glob("*.txt"))

    @property
    def said(self):
        return self.pilot.find("dialog text").source


@pytest.fixture
def sitting(tmp_path):
    with Pilot((1280, 720)) as pilot:
        made = Sitting(pilot, tmp_path)
        yield made
        made.program.end()


def fail(*_args, **_more):
    raise KeyError("decoy")


def in_update(_sitting, patch):
    patch.setattr(TableScreen, "update", fail)


def in_draw(_sitting, patch):
    def half(_screen, target):
        target.set_clip(pygame.Rect(3, 3, 40, 40))
        fail()

    patch.setattr(TableScreen, "draw", half)


def in_input(sitting, patch):
    patch.setattr(TableScreen, "on_event", fail)
    sitting.frame(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0)))


def in_a_thread_of_pictures(sitting, patch):
    late = sitting.program.services.late
    late.get("slot", 1, fail)
    while late._jobs:  # it runs in its own thread, and takes the job away when it has failed
        pygame.time.wait(1)
    patch.setattr(TableScreen, "draw", lambda *_: late.get("slot", 2, fail))


def in_a_thread_of_cards(sitting, patch):
    loader = sitting.app.loader
    loader.wait = False
    patch.setattr(loader, "_load", fail)
    loader.get(("one",), (1, 1))
    while not loader._errors:
        pygame.time.wait(1)
    patch.setattr(TableScreen, "draw", lambda *_: loader.get(("two",), (1, 1)))


def in_the_answers_of_bots(sitting, patch):
    patch.setattr(sitting.program._thinking, "poll", fail)


def in_a_sound(sitting, patch):
    patch.setattr(sitting.pilot.heard, "play", fail)
    sitting.app.attempt(lambda: sitting.app.sound("button_hover"))


def in_a_timer(sitting, _patch):
    sitting.app.after(0, fail)


FAULTS = (
    in_update,
    in_draw,
    in_input,
    in_a_thread_of_pictures,
    in_a_thread_of_cards,
    in_the_answers_of_bots,
    in_a_sound,
    in_a_timer,
)


@pytest.mark.parametrize("fault", every_nth(2, FAULTS))
def test_an_error_leads_to_the_menu_with_the_match_kept(sitting, monkeypatch, fault):
    """One sentence without any card, a report with all that is needed, a whole picture, and Continue goes on exactly there."""
    sitting.sit_down()
    before = sitting.program.services.store.open_matches()
    with monkeypatch.context() as patch:
        fault(sitting, patch)
        sitting.frame()
    assert sitting.labels == ["menu", tr("desktop-error-title")]
    assert sitting.said.startswith(tr("desktop-error-menu-kept"))
    assert not any(card.name.lower() in sitting.said.lower() for card in DEFINITION.cards)
    assert sitting.app.window.surface.get_clip() == sitting.app.window.surface.get_rect()
    [report] = sitting.reports
    for part in (
        "may hold hidden cards",
        "Tabletop 0.",
        "pygame-ce",
        "TableScreen 'table'",
        "seed 5",
        "KeyError: 'decoy'",
    ):
        assert part in report
    assert not {"Ann", "Ben"} & set(report.split())
    sitting.click("OK")
    sitting.click("Continue")
    assert sitting.labels == ["menu", "table"]
    after = sitting.program.services.store.open_matches()
    assert [(match.id, match.answers) for match in after] == [(match.id, match.answers) for match in before]


@pytest.mark.long
def test_the_same_error_again_is_the_same_sentence_and_no_other_report(sitting, monkeypatch):
    """Whoever goes on into it comes back to the menu each time; nothing piles up."""
    sitting.sit_down()
    in_update(sitting, monkeypatch)
    sitting.frame()
    said = sitting.said
    for _ in range(3):
        sitting.click("OK")
        sitting.click("Continue")
        sitting.frame()
        assert sitting.labels == ["menu", tr("desktop-error-title")]
        assert sitting.said == said
    assert len(sitting.reports) == 1


@pytest.mark.long
def test_errors_in_two_places_in_turn_are_told_each_time_and_reported_once_each(sitting, monkeypatch):
    """First while time passes, then while something is drawn, and so on."""
    sitting.sit_down()
    for fault in (in_update, in_draw, in_update, in_draw):
        with monkeypatch.context() as patch:
            fault(sitting, patch)
            sitting.frame()
        assert sitting.labels == ["menu", tr("desktop-error-title")]
        sitting.click("OK")
        sitting.click("Continue")
        assert sitting.labels == ["menu", "table"]
    assert len(sitting.reports) == 2


@pytest.mark.long
@pytest.mark.parametrize("method", ["update", "paint", "shown", "build"])
def test_a_menu_that_fails_by_itself_ends_the_program_with_one_sentence(sitting, monkeypatch, method):
    """However often somebody moves the mouse; the sentence names the report."""
    sitting.sit_down()
    in_update(sitting, monkeypatch)
    monkeypatch.setattr(MenuScreen, method, fail)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    with pytest.raises(UiError, match=tr("desktop-error-ended").removesuffix(".")) as caught:
        sitting.frames(move)
    assert len(str(caught.value).splitlines()) == 1
    assert str(sitting.folder) in str(caught.value)
    assert "decoy" not in str(caught.value)
    monkeypatch.undo()


def test_an_error_at_the_menu_is_told_too(sitting, monkeypatch):
    """Something that a button does; there is no match that could be kept."""
    monkeypatch.setattr(sitting.program.services, "change", fail)
    sitting.click("Play")
    assert sitting.labels == ["menu", tr("desktop-error-title")]
    assert sitting.said.startswith(tr("desktop-error-menu"))
    sitting.click("OK")
    assert sitting.labels == ["menu"]
    monkeypatch.undo()


def test_a_sound_that_fails_is_not_tried_again(sitting, monkeypatch):
    """Else every click of the menu would fail, too."""
    in_a_sound(sitting, monkeypatch)
    assert sitting.labels == ["menu", tr("desktop-error-title")]
    assert sitting.app.audio is None
    sitting.click("OK")
    sitting.app.attempt(lambda: sitting.app.preload("card_play"))
    assert sitting.labels == ["menu"]


def test_several_pictures_that_fail_at_once_are_one_error(sitting):
    """The thread meets the second one when the menu is there again: it belongs to what is gone."""
    late = sitting.program.services.late
    late.get("one", 1, fail)
    while late._jobs:
        pygame.time.wait(1)
    sitting.app.attempt(lambda: late.get("two", 1, fail))
    late._error = KeyError("decoy")  # as the thread leaves it
    sitting.frames()
    assert sitting.labels == ["menu", tr("desktop-error-title")]
    assert len(sitting.reports) == 1


@pytest.mark.parametrize(("works", "says"), [(True, "The reports are in"), (False, "This system shows no folders")])
def test_the_folder_of_the_reports_is_offered(sitting, monkeypatch, works, says):
    """It is opened where the system can do that, and named in any case."""
    opened = []
    monkeypatch.setattr(platforms, "open_folder", lambda path: opened.append(path) or works)
    sitting.app.after(0, fail)
    sitting.frame()
    sitting.click(said("desktop-open-folder"))
    assert opened == [sitting.folder]
    assert sitting.app.overlay.messages[-1].startswith(says)
    assert str(sitting.folder) in sitting.app.overlay.messages[-1].replace("\\", "")


def test_a_report_that_cannot_be_written_stops_nothing(sitting):
    """A file lies where the folder should be: the sentence is the same, and there is no folder to open."""
    sitting.folder.write_text("", "utf-8")
    sitting.app.after(0, fail)
    sitting.frame()
    assert sitting.said == tr("desktop-error-menu")
    assert said("desktop-open-folder") not in sitting.pilot.labels()


def test_what_is_broken_at_closing_does_not_keep_anybody_at_the_table(sitting, monkeypatch):
    """Screens are thrown away without being asked."""
    sitting.sit_down()
    monkeypatch.setattr(TableScreen, "hidden", fail)
    monkeypatch.setattr(TableScreen, "let_go", fail)
    in_update(sitting, monkeypatch)
    sitting.frame()
    assert sitting.labels == ["menu", tr("desktop-error-title")]


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_folder_is_opened_by_the_system(monkeypatch, tmp_path, system):
    """By its own program; False where there is none or it will not start."""
    started = []
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: started.append(command))
    assert platforms.open_folder(tmp_path)
    assert started == [[f"/bin/{platforms.FILE_MANAGERS.get(system, 'xdg-open')}", str(tmp_path)]]
    monkeypatch.setattr("subprocess.Popen", lambda *_, **__: (_ for _ in ()).throw(OSError))
    assert not platforms.open_folder(tmp_path)
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not platforms.open_folder(tmp_path)
