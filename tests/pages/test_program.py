"""The program as a whole: start without a display or a store, from the menu to a table and back, and out."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pygame
import pytest

from tabletop import games, i18n
from tabletop.desktop.program import FirstScreen, Program, TabletopApp, keep_still, open_store
from tabletop.match.autosave import create
from tabletop.match.seats import TableSetup, bot, person
from tabletop.pages.menu import MenuScreen
from tabletop.storage import Store, database_file
from tests.crossing import every_nth
from tests.saying import said, says, wording
from tools.rigs import gallery
from tools.rigs.pilot import Pilot


@pytest.fixture
def program():
    """The program on a store in memory, its menu open."""
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(None), now=lambda: gallery.EVENING)
        made.services.late.wait = True
        made.services.first_evening = False
        made.begin(pilot.app, FirstScreen())
        pilot.tick(300)
        yield pilot, made
        made.end()


def run(code, **environment):
    """Run Python code in a process of its own, without a display."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_without_a_display_there_is_one_sentence(tmp_path):
    """No window: one line on stderr that says so, status 1, no traceback."""
    code = "from pathlib import Path; from tabletop.desktop.program import *; "
    code += f"exit(run(Path({str(tmp_path)!r}), FirstScreen()))"
    found = run(code, SDL_VIDEODRIVER="no-such-driver")
    assert found.returncode == 1
    assert found.stderr.count("\n") == 1
    assert says(found.stderr, "toolkit-no-window")


def test_a_store_that_will_not_open_is_said_and_the_evening_goes_on(tmp_path):
    """The sentence of the store stands on the menu; matches are played in memory; the file is left as it was."""
    path = tmp_path / "tabletop.db"
    path.write_text("my diary")
    store, notice = open_store(tmp_path)
    assert store.path is None
    assert str(path) in notice
    assert path.read_text() == "my diary"
    with Pilot((1280, 720)) as pilot:
        Program(store, notice).begin(pilot.app, FirstScreen())
        pilot.tick(100)
        assert notice in pilot.app.overlay.messages


def test_damaged_saved_games_are_set_aside_with_one_press(tmp_path):
    """The new ones are used at once; the next start says nothing any more."""
    path = tmp_path / "tabletop.db"
    path.write_text("my diary")
    store, notice = open_store(tmp_path)
    with Pilot((1280, 720)) as pilot:
        program = Program(store, notice)
        program.begin(pilot.app, FirstScreen())
        pilot.tick(100)
        pilot.click(pilot.find(said("pages-damaged-set-aside")))
        pilot.tick(100)
        [aside] = tmp_path.glob("*.damaged-*")
        assert aside.read_text() == "my diary"
        assert program.services.store.path == path
        pilot.click(pilot.find("OK"))
        pilot.tick(100)
        assert isinstance(pilot.app.top, MenuScreen)
        program.services.store.close()
    store, notice = open_store(tmp_path)
    assert (store.path, notice) == (path, "")
    store.close()


def test_the_menu_needs_no_rules():
    """What is loaded before the first picture: no game, no bots, no match, no card faces of any game."""
    code = "import sys, json, tabletop.desktop.program; print(json.dumps(list(sys.modules)))"
    loaded = set(json.loads(run(code).stdout))
    unwanted = {"tabletop.match.match", "tabletop.games.espionage", "tabletop.bots.levels", "typer", "numpy"}
    assert not loaded & unwanted


def test_control_q_leaves_from_everywhere():
    """On the menu, in a dialog, and while something is typed."""
    for name in ("menu", "resume", "welcome", "setup"):
        with Pilot((1280, 720)) as pilot:
            services = gallery.lent(Store(None))
            app = TabletopApp(pilot.window, services.prefs(), None, lambda: 0.0)
            app.running = True
            pilot.app = app
            gallery.SCREENS[name](pilot, services)
            pilot.key("ctrl+q")
            assert not app.running


def test_closing_the_window_leaves(program):
    """The window's own button."""
    pilot, _ = program
    pilot.send(pygame.QUIT)
    assert not pilot.app.running


@pytest.mark.long
def test_a_match_goes_from_the_menu_to_the_end_and_round_again(program):
    """Bots play a match to its end; rematch deals another one; the menu is below all the time."""
    pilot, made = program
    made.services.settings.animation_speed = "off"
    made.services.apply(pilot.app)
    made.play(TableSetup(game="espionage", seats=tuple(bot(place, "easy") for place in range(2)), seed=5, pace="quick"))
    for _ in range(20_000):
        pilot.tick(250)
        if pilot.app.top.label != "table":
            break
    assert pilot.app.top.label == "end"
    [match] = made.services.store.matches(9)
    assert match.state == "finished"
    pilot.click("Rematch")
    pilot.tick(300)
    assert pilot.app.top.label == "table"
    assert len(made.services.store.matches(9)) == 2
    assert [screen.label for screen in pilot.app.screens] == ["menu", "table"]


def test_a_match_is_left_and_gone_on_with(program):
    """Pause, menu, Continue: the same match, nothing lost."""
    pilot, made = program
    made.play(TableSetup(game="espionage", seats=(person(0, "Ann"), person(1, "Ben")), seed=5))
    pilot.tick(2000)
    table = pilot.app.top
    assert table.label == "table"
    answers = made.services.store.open_matches()[0].answers
    table.menu_commands.ways.pause(None)
    pilot.tick(300)
    pilot.click(said("table-save-to-menu"))
    pilot.tick(300)
    assert pilot.app.top.label == "menu"
    pilot.click("Continue")
    pilot.tick(300)
    assert pilot.app.top.label == "table"
    assert [match.answers for match in made.services.store.open_matches()] == [answers]


def test_the_side_file_is_empty_at_the_menu_and_after_leaving(tmp_path):
    """What was played lies in one file, which can be copied, also while another program looks at it."""
    side = tmp_path / "tabletop.db-wal"
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(tmp_path / "tabletop.db"))
        made.services.first_evening = False
        made.begin(pilot.app, FirstScreen())
        made.play(TableSetup(game="espionage", seats=(person(0, "Ann"), person(1, "Ben")), seed=5))
        pilot.tick(300)
        assert side.stat().st_size > 0
        pilot.app.top.close("menu")
        assert pilot.app.top.label == "menu"
        assert side.stat().st_size == 0
        other = Store(tmp_path / "tabletop.db")
        made.end()
        assert side.stat().st_size == 0
        other.close()


def test_a_match_that_is_open_in_another_window_is_not_opened_again(program, tmp_path):
    """One sentence says where it is; the menu stays, and nothing is written."""
    pilot, made = program
    made.services.store, first = Store(tmp_path / "tabletop.db"), Store(tmp_path / "tabletop.db")
    number = create(first, TableSetup(game="espionage", seats=(person(0, "Ann"), bot(1)), seed=5), 0)
    first.hold(number)
    made.resume(number)
    assert pilot.app.top.label == "menu"
    assert any(says(text, "storage-open-elsewhere") for text in pilot.app.overlay.messages)
    first.close()
    made.resume(number)
    assert pilot.app.top.label == "table"
    pilot.app.top.close("menu")


def test_people_named_on_the_command_line_have_statistics(program):
    """A known name is that person, a new one is remembered; a finished game counts for both."""
    pilot, made = program
    ann = made.services.store.profiles.create("Ann", colour="seat1", avatar="02", now=1)
    setup = TableSetup(game="austin", seats=(person(0, "ann"), person(1, "Ben"), bot(2)), seed=5)
    made.begin(pilot.app, FirstScreen(screen="play", setup=setup))
    pilot.tick(300)
    match = next(s for s in pilot.app.screens if s.label == "table").match
    assert match.setup.seats[0].profile == ann.id
    match.votes.end(0, 0)
    for seat in (0, 1):
        match.votes.agree(seat, 0)
    match.tick(0)
    assert [made.services.store.statistics(who.id).played for who in made.services.profiles()] == [1, 1]
    assert [who.name for who in made.services.profiles()] == ["Ann", "Ben"]


def test_the_last_table_is_remembered_when_cards_are_dealt(program):
    """Whatever way led to the table, Rematch has it."""
    _, made = program
    setup = TableSetup(game="espionage", seats=(person(0, "Ann"), bot(1)), seed=5)
    made.play(setup)
    assert made.services.last_table() == setup


def test_a_shot_is_written_for_a_name_and_a_wrong_name_lists_all(tmp_path):
    """The picture has the size that was asked for; the sentence names the nearest screen."""
    out = tmp_path / "menu.png"
    gallery.shot("menu", (1024, 720), out)
    assert pygame.image.load(out).get_size() == (1024, 720)
    with pytest.raises(LookupError, match=wording("core-did-you-mean", word="'menu'")):
        gallery.shot("menue", (1024, 720), out)
    with pytest.raises(LookupError, match="statistics"):
        gallery.shot("zzz", (1024, 720), out)


@pytest.mark.parametrize(
    ("switch", "setting", "other", "seen"),
    [
        ("symbols", "colour_symbols", "big_screen", "symbols"),
        ("big screen", "big_screen", "colour_symbols", "big_screen"),
    ],
)
def test_the_welcome_offers_what_a_room_needs(switch, setting, other, seen):
    """Symbols beside colours, and large letters: what is not chosen stays as it was."""
    with Pilot((1280, 720)) as pilot:
        services = gallery.lent(Store(None))
        gallery.SCREENS["welcome"](pilot, services)
        pilot.tick(300)
        pilot.click(switch)
        pilot.click("Look around")
        assert (getattr(services.settings, setting), getattr(services.settings, other)) == (True, False)
        assert getattr(pilot.app.prefs, seen)


def test_enter_after_the_name_does_what_the_golden_button_does():
    """As in every other dialog; whoever wants to look around has a button for it."""
    with Pilot((1280, 720)) as pilot:
        services = gallery.lent(Store(None))
        taught: list[str] = []
        services.routes.tutorial = taught.append
        gallery.SCREENS["welcome"](pilot, services)
        pilot.tick(300)
        pilot.text("Ann")
        pilot.key("return")
        pilot.tick(300)
        assert taught == [services.taught[0].id]
        assert [profile.name for profile in services.store.profiles.all()] == ["Ann"]


@pytest.fixture
def english_again():
    yield
    i18n.use(i18n.ENGLISH)


@pytest.mark.usefixtures("english_again")
@pytest.mark.parametrize("game", every_nth(3, games.ours()))
def test_a_match_goes_on_in_another_language(program, game):
    """From its settings and back: the same match, not an answer more or less, other words on its cards and in its log."""
    pilot, made = program
    seats = games.load(game).players[0]
    made.play(TableSetup(game=game, seats=tuple(person(n, f"P{n}") for n in range(seats)), seed=5))
    pilot.tick(3000)
    before = made.services.store.matches(9)
    for code in ("de", "en"):
        made.speak(code)
        pilot.tick(3000)
        assert [screen.label for screen in pilot.app.screens] == ["menu", "table"]
        table = pilot.app.screens[1]
        assert table.match.definition is games.load(game)
        assert [(match.id, match.answers) for match in made.services.store.matches(9)] == [
            (match.id, match.answers) for match in before
        ]
        assert made.services.settings.language == code


@pytest.mark.usefixtures("english_again")
def test_the_menu_speaks_the_language_that_was_chosen(program):
    pilot, made = program
    words = {game: made.services.title(game) for game in games.ours()}
    made.speak("de")
    pilot.tick(300)
    assert [screen.label for screen in pilot.app.screens] == ["menu"]
    titles = {entry.id: entry.title for entry in made.services.catalogue}
    assert titles | words == titles, "titles of ours are names"
    assert i18n.language() == "de"


def test_a_start_follows_the_setting_before_the_system(tmp_path):
    code = (
        "import pygame; from pathlib import Path; from tabletop import i18n; from tabletop.desktop import program as p;"
        f"store, _ = p.open_store(Path({str(tmp_path)!r})); store.write_settings({{'language': CHOSEN}}); store.close();"
        "p.TabletopApp.run = lambda self: self.quit();"
        f"p.run(Path({str(tmp_path)!r}), p.FirstScreen()); print(i18n.language())"
    )
    for chosen, system, spoken in (
        ("'\"en\"'", "de_DE.UTF-8", "en"),
        ("None", "de_DE.UTF-8", "de"),
        ("None", "fr_FR.UTF-8", "en"),
    ):
        said = run(code.replace("CHOSEN", chosen), LANG=system, LANGUAGE="").stdout
        assert said.split()[-1] == spoken, (chosen, system)


@pytest.mark.usefixtures("english_again")
def test_the_first_start_offers_other_languages_by_their_own_names():
    """What was typed stays; the choice is kept."""
    with Pilot((1280, 720)) as pilot:
        made = Program(Store(None), now=lambda: gallery.EVENING)
        made.services.late.wait = True
        made.begin(pilot.app, FirstScreen())
        pilot.tick(300)
        pilot.text("Ἑλένη")
        segments = pilot.find("language")
        assert [name for _, name in segments.options] == ["English", "Deutsch"]
        pilot.click(segments.cells()[1].center)
        pilot.tick(300)
        assert (i18n.language(), made.services.settings.language) == ("de", "de")
        assert pilot.app.top.name == "Ἑλένη"
        made.end()


def test_one_key_keeps_a_picture_of_what_is_seen(tmp_path):
    """At a table as on a page; a second one lies beside the first."""
    with Pilot((1280, 720)) as pilot:
        services = gallery.lent(Store(database_file(tmp_path)))
        app = TabletopApp(pilot.window, services.prefs(), None, lambda: 0.0)
        app.on_still = lambda: keep_still(app, services)
        pilot.app = app
        gallery.SCREENS["menu"](pilot, services)
        app.draw()
        seen = pygame.image.tobytes(app.window.surface, "RGB")
        pilot.key("f12")
        pilot.key("f12")
        first, second = sorted((tmp_path / "exports").glob("*.png"))
        assert pygame.image.tobytes(pygame.image.load(first), "RGB") == seen
        assert second.stat().st_size
        services.store.close()
