"""What the table and its pause say while the match cannot be saved."""

from __future__ import annotations

from contextlib import contextmanager

import pytest

from tabletop.i18n import tr
from tabletop.match import TableSetup, person, start
from tabletop.match.transfer import import_match
from tabletop.storage import Store, database_file
from tabletop.table.model.messages import CommandCalled
from tabletop.table.navigation import LOOK_MS
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.widgets.screen import Screen
from tests import saying
from tests.pages.rig import services
from tests.table.rig import Instant, setup, still
from tools.rigs.pilot import Pilot

MOMENT = 100
TWO = {"seats": 2, "humans": 2, "privacy": "open"}


@contextmanager
def table(folder, match=None, **more):
    """A table of a match in a real file."""
    made = services(database_file(folder))
    with Pilot((1280, 720), still()) as pilot:
        screen = TableScreen(match or start(setup(**more), Instant(), 0, store=made.store), made)
        closed = []
        pilot.app.push(Screen("below"))
        pilot.app.push(screen, closed.append)
        pilot.tick(MOMENT)
        yield pilot, screen, closed
    made.store.close()


def refuse(screen, on=True):
    """SQLite takes no more writes, or takes them again."""
    screen.services.store._database._sql.execute(f"PRAGMA query_only = {int(on)}")


def give(pilot, screen):
    """Whoever is asked takes the first option."""
    screen.commands.give(0)
    pilot.tick(MOMENT)


def texts(pilot):
    return list(pilot.app.overlay.messages)


def test_bots_play_on_with_one_message_and_a_mark_that_stays(tmp_path):
    """Ten seconds of answers that cannot be written: one sound, one sentence; then they are written, which is said."""
    with table(tmp_path, humans=0, seats=3) as (pilot, screen, _):
        mark, autosave = screen.hud.unsaved, screen.match.autosave
        assert not mark.visible
        before = screen.match.n
        refuse(screen)
        said, sounds = set(), len([name for name in pilot.heard.names if name == "error_soft"])
        for _ in range(100):
            pilot.tick(MOMENT)
            said |= set(texts(pilot))
        assert screen.match.n > before + 5
        assert len([text for text in said if "read-only" in text]) == 1
        assert len([name for name in pilot.heard.names if name == "error_soft"]) == sounds + 1
        assert mark.visible
        assert "read-only" in mark.tooltip
        refuse(screen, on=False)
        pilot.tick(LOOK_MS + MOMENT)
        assert not mark.visible
        assert tr("table-saved-again") in texts(pilot)
        assert [tuple(a) for a in autosave.store.answers(1)] == [tuple(a) for a in screen.match.record.answers]


def test_the_pause_says_why_and_offers_to_export(tmp_path):
    """The mark opens it; the export holds the last card and is taken in elsewhere; a wrong folder is asked for again."""
    with table(tmp_path / "data", **TWO) as (pilot, screen, closed):
        before = screen.match.n
        refuse(screen)
        give(pilot, screen)
        assert screen.match.n > before
        pilot.click("not saved")
        pilot.tick(MOMENT)
        pause = pilot.app.top
        assert pause.label == "pause"
        assert saying.says(pause.lacking.text, "table-not-saved-since")
        assert pause.lacking.text.endswith(", because the file is read-only.")
        assert saying.said("table-to-menu-unsaved") in pilot.labels()
        assert saying.said("table-to-menu") not in pilot.labels()
        (tmp_path / "file").write_text("")
        for folder, then in (("file", "Export to another folder"), ("stick", "pause")):
            if pilot.app.top is pause:
                pilot.click(saying.said("table-export"))
            pilot.app.top.entry.set(str(tmp_path / folder))
            pilot.click("Export")
            pilot.tick(MOMENT)
            assert pilot.app.top.label == then
        [file] = (tmp_path / "stick").iterdir()
        elsewhere = Store(None)
        number = import_match(elsewhere, file.read_text("utf-8"))
        assert [tuple(a) for a in elsewhere.answers(number)] == [tuple(a) for a in screen.match.record.answers]
        pilot.click(saying.said("table-to-menu-unsaved"))
        assert closed == ["menu"]


def test_the_pause_follows_when_saving_works_again(tmp_path):
    with table(tmp_path, **TWO) as (pilot, screen, _):
        refuse(screen)
        give(pilot, screen)
        screen.on_message(CommandCalled("menu"))
        pilot.tick(MOMENT)
        assert saying.said("table-quit-unsaved") in pilot.labels()
        pilot.app.top.set_focus(pilot.find(saying.said("table-quit-unsaved")))
        refuse(screen, on=False)
        pilot.tick(LOOK_MS + MOMENT)
        assert {saying.said("table-save-to-menu"), saying.said("table-save-and-quit")} <= set(pilot.labels())
        assert saying.said("table-quit-unsaved") not in pilot.labels()
        assert pilot.app.top.focus.label == saying.said("table-back")


def test_a_deleted_file_is_noticed_although_nobody_plays(tmp_path):
    with table(tmp_path, **TWO) as (pilot, screen, _):
        database_file(tmp_path).unlink()
        pilot.tick(LOOK_MS + MOMENT)
        assert saying.said("storage-deleted-why") in screen.hud.unsaved.tooltip
        pilot.tick(10_000)
        assert screen.hud.unsaved.visible, "it stays"


def test_whoever_quits_is_asked_once(tmp_path):
    """The window's own button shows the pause first; the second time it closes."""
    with table(tmp_path, **TWO) as (pilot, screen, _):
        refuse(screen)
        give(pilot, screen)
        pilot.app.quit()
        assert pilot.app.running
        assert pilot.app.top.label == "pause"
        pilot.app.quit()
        assert not pilot.app.running


def test_the_end_of_a_match_that_is_not_saved_leads_to_the_pause_first(tmp_path):
    """Rematch would lose it: whoever wants that says so a second time."""
    with table(tmp_path, **TWO) as (pilot, screen, closed):
        refuse(screen)
        give(pilot, screen)
        screen.menu_commands.ways.end_with("rematch")
        pilot.tick(MOMENT)
        assert pilot.app.top.label == "pause"
        assert closed == []
        pilot.click(saying.said("table-back"))
        screen.menu_commands.ways.end_with("rematch")
        assert closed == ["rematch"]


def test_a_table_that_is_left_asks_nobody_any_more(tmp_path):
    with table(tmp_path, **TWO) as (pilot, screen, _):
        refuse(screen)
        give(pilot, screen)
        screen.close("menu")
        assert pilot.app.on_quit()


def test_a_match_that_is_played_elsewhere_stands_still_and_says_so_once(tmp_path):
    """Bots are to move, another program has gone on: one sentence, no more answers here, nothing lost there."""
    made = services(database_file(tmp_path))
    match = start(setup(humans=0, seats=3), Instant(), 0, store=made.store)
    with table(tmp_path, match) as (pilot, screen, _):
        other = Store(database_file(tmp_path))
        log, n, said = other.answers(1), match.n, set()
        other.finish(1, {}, now=1)
        for _ in range(50):
            pilot.tick(MOMENT)
            said |= set(texts(pilot))
        assert [text for text in said if "stands still" in text] == list(said)
        assert len(said) == 1
        assert match.n == n
        assert other.answers(1) == log
        screen.on_message(CommandCalled("menu"))
        pilot.tick(MOMENT)
        assert {saying.said("table-to-menu"), "Quit"} <= set(pilot.labels())
        other.close()


def test_a_table_without_a_store_is_marked_from_the_beginning(tmp_path):
    """The saved games would not open: nothing is kept, which is true all evening."""
    made = services()
    made.store.because = "the file was written by a newer Tabletop"
    seats = (person(0, "Ann"), person(1, "Ben"))
    match = start(TableSetup(game="espionage", seats=seats, seed=5), Instant(), 0, store=made.store)
    with table(tmp_path, match) as (_, screen, _closed):
        assert saying.said("table-nothing-kept", why=saying.said("storage-too-new-why")) in (
            screen.menu_commands.saving.lack().text
        )
        assert screen.hud.unsaved.visible


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_mark_covers_no_button(tmp_path, size):
    with table(tmp_path, humans=1) as (pilot, screen, _):
        refuse(screen)
        screen.match.autosave._write()
        pilot.resize(size)
        database_file(tmp_path).unlink()
        pilot.tick(LOOK_MS + MOMENT)
        mark = screen.hud.unsaved
        assert mark.visible
        assert pilot.window.surface.get_rect().contains(mark.rect)
        for button in screen.hud.corner.buttons.values():
            assert not mark.rect.collidepoint(button.rect.center)
