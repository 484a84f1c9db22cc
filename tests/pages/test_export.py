"""What a kept match becomes outside of the program, by the dialog of the shelf."""

from __future__ import annotations

import sys

import pytest
from PIL import Image

from tabletop.app import text_files
from tabletop.app.background_work import BackgroundFilm, FilmOrder
from tabletop.match import match_page
from tabletop.pages.progress import export_dialog
from tabletop.pages.progress.match_list import MatchesScreen
from tabletop.storage import Store, database_file
from tests.pages.rig import Trail
from tests.saying import said
from tests.toolkit.rig import look_away
from tools.rigs import gallery
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept

KINDS = [kind for kind, _ in export_dialog.KINDS]


@pytest.fixture
def shelf(tmp_path):
    """A finished match in a file, chosen on its shelf, and the dialog open."""
    made = gallery.lent(Store(database_file(tmp_path)))
    made.settings.animation_speed = "off"
    number = kept.keep(made, count=2)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(MatchesScreen(made))
        pilot.tick(200)
        pilot.click("Export")
        pilot.tick(300)
        yield pilot, made, number, tmp_path
    made.store.close()


def choose(pilot, kind):
    pilot.click(pilot.find("kind").cells()[[*KINDS, export_dialog.FILM].index(kind)].center)
    pilot.tick(100)


@pytest.mark.parametrize("kind", KINDS[1:])
def test_a_match_becomes_a_page(shelf, kind):
    pilot, made, number, folder = shelf
    choose(pilot, kind)
    pilot.click("Save")
    [path] = (folder / text_files.FOLDER).iterdir()
    assert path.suffix == f".{match_page.ENDINGS[kind]}"
    assert path.read_text("utf-8") == match_page.page(made.store, number, kind)


def test_nothing_is_made_when_it_is_cancelled(shelf):
    pilot, _, _, folder = shelf
    pilot.click("Cancel")
    assert not (folder / text_files.FOLDER).exists()


def script(lines, code=0, after=None):
    """A command that says so much and ends; `after`: not before this file is there."""
    wait = f"while not os.path.exists({str(after)!r}): time.sleep(0.01)" if after else ""
    return [
        sys.executable,
        "-c",
        f"import os, sys, time\n{wait}\nprint({chr(10).join(lines)!r}, flush=True)\nsys.exit({code})",
    ]


def until_done(pilot, film):
    film._reader.join(20)
    pilot.tick(400)


def test_a_film_is_made_behind_other_screens(shelf, monkeypatch, tmp_path):
    """What was chosen goes to the process; the bar follows it, and its end is said wherever somebody is."""
    pilot, _, number, folder = shelf
    orders, films = [], []

    def begin(_command):
        films.append(BackgroundFilm(script(["40", "100"], after=tmp_path / "looked")))
        return films[-1]

    monkeypatch.setattr(export_dialog, "BackgroundFilm", begin)
    monkeypatch.setattr(export_dialog.FilmOrder, "command", lambda order: orders.append(order) or [])
    choose(pilot, export_dialog.FILM)
    pilot.click(pilot.find("size").cells()[1].center)
    pilot.click("Save")
    assert isinstance(pilot.app.top, export_dialog.FilmDialog)
    pilot.click(said("export-film-behind"))
    (tmp_path / "looked").touch()
    until_done(pilot, films[0])
    [order] = orders
    assert (order.data, order.match, order.size, order.eyes) == (folder, number, "1920x1080", "nobody")
    assert isinstance(pilot.app.top, MatchesScreen)
    assert films[0].share == 1
    assert any(str(order.file) in message for message in pilot.app.overlay.messages)


def test_a_film_that_fails_or_is_stopped_leaves_nothing(shelf, monkeypatch, tmp_path):
    pilot, _, _, folder = shelf
    monkeypatch.setattr(export_dialog, "BackgroundFilm", lambda _: BackgroundFilm(script([], 3, tmp_path / "looked")))
    choose(pilot, export_dialog.FILM)
    pilot.click("Save")
    film = pilot.app.top.film
    (tmp_path / "looked").touch()
    until_done(pilot, film)
    assert list((folder / text_files.FOLDER).iterdir()) == []
    slow = [sys.executable, "-c", "import time; print(10, flush=True); time.sleep(60)"]
    monkeypatch.setattr(export_dialog, "BackgroundFilm", lambda _: BackgroundFilm(slow))
    pilot.click("Export")
    pilot.tick(300)
    choose(pilot, export_dialog.FILM)
    pilot.click("Save")
    film = pilot.app.top.film
    pilot.click("Stop it")
    pilot.tick(400)
    assert not film.running
    assert list((folder / text_files.FOLDER).iterdir()) == []


@pytest.mark.long
def test_the_command_makes_the_film(shelf):
    """In a process of its own, as somebody who has chosen German wants it; of a game that is short."""
    _, made, _, folder = shelf
    number = kept.keep(made, "codenames", count=4)
    film = BackgroundFilm(FilmOrder(folder, number, folder / "a.webp", "all", "quick", "640x360").command())
    film._reader.join(200)
    assert film.trouble == ""
    assert film.share == 1
    with Image.open(folder / "a.webp") as moving:
        assert moving.n_frames > 50
    assert made.store.match(number).state == "finished"


def test_an_open_match_becomes_a_position_that_is_played_when_it_is_dropped(tmp_path):
    made = gallery.lent(Store(database_file(tmp_path)))
    number = kept.keep(made, count=2, most=20)
    trail = Trail(made)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        pilot.app.push(MatchesScreen(made))
        pilot.tick(200)
        pilot.click("Export")
        pilot.tick(300)
        choose(pilot, export_dialog.FILM)  # in its place, as the match is not over
        pilot.click("Save")
        [path] = (tmp_path / text_files.FOLDER).iterdir()
        assert text_files.take_file(pilot.app, made, str(path)) is None
    [(way, setup)] = trail.taken
    assert (way, setup.game, len(setup.seats)) == ("play", made.store.match(number).game, 2)
    assert setup.begun is not None
    made.store.close()
