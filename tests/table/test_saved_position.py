"""From the pause a position becomes a file, and from the file a match: for whoever plays alone, since it names every card."""

from __future__ import annotations

import pygame
import pytest

from tabletop.app import text_files
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, bot, person
from tabletop.storage import Store, database_file
from tabletop.table.model.messages import CommandCalled
from tabletop.toolkit.theme import Prefs
from tests.saying import said
from tests.table.rig import Instant
from tools.rigs import gallery
from tools.rigs.pilot import Pilot


@pytest.fixture
def program(tmp_path):
    """The program with a folder of its own, and what shows it."""
    with Pilot((1280, 720), Prefs(animation=0, reduced_motion=True, shake=False)) as pilot:
        made = Program(Store(database_file(tmp_path)), now=lambda: gallery.EVENING)
        made._thinking = Instant()
        made.services.settings.animation_speed = "off"
        yield made, pilot
        made._thinking = None
        made.end()


def table(program, pilot, people):
    """A table with so many people, at its pause."""
    seats = (*(person(i) for i in range(people)), *(bot(i) for i in range(people, 3)))
    setup = TableSetup(game="espionage", seats=seats, seed=3)
    program.begin(pilot.app, FirstScreen(screen="play", setup=setup))
    pilot.tick(300)
    screen = next(s for s in pilot.app.screens if s.label == "table")
    screen.on_message(CommandCalled("menu"))
    pilot.tick(300)
    return screen


def test_the_file_lies_in_the_folder_and_is_played_when_it_is_dropped(program, tmp_path):
    made, pilot = program
    left = table(made, pilot, 1)
    pilot.click(said("table-save-position"))
    pilot.tick(100)
    [path] = (tmp_path / text_files.FOLDER).iterdir()
    assert said("table-position-saved", path=str(path)) in pilot.app.overlay._toasts[-1].text
    left.close("menu")
    pilot.tick(300)
    pilot.send(pygame.DROPFILE, file=str(path))
    pilot.tick(600)
    screen = next(s for s in pilot.app.screens if s.label == "table")
    assert screen is not left
    assert screen.match.setup.begun.n == left.match.n
    assert screen.match.record.at(0).table.plain() == left.match.record.game.table.plain()


def test_several_people_are_told_why_not(program, tmp_path):
    made, pilot = program
    table(made, pilot, 2)
    pilot.click(said("table-save-position"))
    pilot.tick(100)
    assert pilot.app.overlay._toasts[-1].text == said("table-position-several")
    assert not (tmp_path / text_files.FOLDER).exists()
