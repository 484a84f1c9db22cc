"""For the room: everything that is written can be read at three metres, on every page and at every table."""

from __future__ import annotations

import pytest
from pygame import Rect

from tabletop import games
from tabletop.desktop.program import TabletopApp, seen_from_afar
from tabletop.match.seats import TableSetup
from tabletop.pages.settings.settings_page import SettingsScreen
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.theme import Prefs, load
from tests.crossing import every_nth
from tests.pages.rig import read, services, showing
from tools.rigs import gallery
from tools.rigs import table as moments
from tools.rigs.measure import legible
from tools.rigs.pilot import Pilot

AFAR = load().big_screen
SMALLER = {  # screens with words that are smaller, and why
    "end-codenames": "the board once more as a small picture; it was large while the match went on",
    "table-codenames-end": "the longest name of an agent on its card, which is as wide as its place",
}


@pytest.mark.parametrize("screen", every_nth(30, gallery.names()))
def test_nothing_is_written_too_small(screen):
    """Cards are printed as large as they lie, and shown large when they are played or looked at; all else counts."""
    texts = legible.measured(screen, (1920, 1080), room=True)
    small = [text for text in texts if text.pixels < legible.NEEDED]
    assert bool(small) == (screen in SMALLER), small


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)])
def test_the_smallest_letters_grow_with_the_window(size):
    kit = DrawContext(size, Prefs(big_screen=True).size)
    short, long = sorted(size)
    shorter = min(short / 1080, long / 1920)
    least = AFAR.text if short == size[1] else AFAR.upright[1]
    assert kit.style("caption", 1).pixels == round(least * shorter)
    assert min(kit.style(role).pixels for role in load().type) >= round(least * shorter)
    assert AFAR.text >= legible.NEEDED


def test_whoever_has_chosen_a_larger_size_keeps_it():
    assert Prefs(big_screen=True, ui_scale=2.0).size.factor == 2.0
    assert Prefs(big_screen=True).size.factor == AFAR.scale
    assert Prefs(big_screen=True, ui_scale=2.0).size.upright == (2.0, AFAR.upright[1])
    assert Prefs(ui_scale=1.25).size == (1.25, 0, ())


def test_all_is_larger_in_a_window_that_stands_upright():
    """A page has as many units there as ever; a table is as large as the width lets it."""
    scales = [DrawContext((1080, 1920), Prefs(big_screen=on).size).scale for on in (False, True)]
    assert scales[1] >= 1.4 * scales[0]
    assert DrawContext((1920, 1080), Prefs(big_screen=True).size).scale == pytest.approx(AFAR.scale)


def first_table(game):
    """The first picture of a table that the game's gallery has; of a game without one the first question of a match."""
    for module in ("presentation.tables", "presentation.states"):
        for name, show in (games.plugin(game).part(module, "STATES") or {}).items():
            if name.startswith("table-"):
                return show
    setup = TableSetup(game=game, seats=moments.seats(games.load(game).players[0]), seed=1)
    return moments.state(lambda: moments.Sitting(setup).until(lambda now: now.mine))


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("game", every_nth(4, games.built()))
def test_no_words_of_a_table_lie_on_others(game, size, monkeypatch):
    monkeypatch.setitem(gallery.SCREENS, "first table", first_table(game))
    with showing("first table", size) as (pilot, made, _):
        made.change(pilot.app, big_screen=True)
        pilot.tick(100)
        reader = read(pilot, monkeypatch)
        assert reader.outside == []
        assert pilot.overflowing() == []


@pytest.mark.parametrize("screen", ["menu", "settings-table", "table-4"])
def test_a_key_shows_all_for_the_room_and_as_before(screen):
    """F10, wherever somebody is; it is kept, and the log is folded at a table that is opened then."""
    made = services()
    with Pilot((1920, 1080), made.prefs()) as pilot:
        app = TabletopApp(pilot.window, made.prefs(), None, lambda: pilot.now)
        app.loader.wait = True
        app.on_afar = lambda: seen_from_afar(app, made)
        pilot.app = app
        gallery.names()[screen](pilot, made)
        pilot.tick(300)
        near = app.top.kit.scale
        pilot.key("f10")
        assert made.settings.big_screen
        assert app.top.kit.scale > near
        if isinstance(app.top, SettingsScreen):
            app.top.show("picture")
            assert pilot.find("big_screen").on
        pilot.key("f10")
        assert not made.settings.big_screen
        assert app.top.kit.scale == near


def test_a_table_for_the_room_begins_with_its_log_folded():
    with showing("table-2", (1920, 1080)) as (pilot, _, _):
        assert isinstance(pilot.app.top, TableScreen)
        assert not pilot.app.top.hud.log.folded
    made = gallery.lent(Store(None))
    made.settings.big_screen = True
    with Pilot((1920, 1080), made.prefs()) as pilot:
        gallery.names()["table-2"](pilot, made)
        assert pilot.app.top.hud.log.folded


def test_a_played_card_is_shown_larger_and_longer_and_to_all():
    """Also one that somebody at this screen has played: the room has not had it in its hand."""
    with showing("table-4", (1920, 1080)) as (pilot, made, _):
        spotlight = pilot.app.top.cue_player.card_spotlight
        spotlight._seat, spotlight._passing = 0, False
        near, read_near = spotlight.pose(), spotlight.show(0)
        made.change(pilot.app, big_screen=True)
        spotlight._shown.clear()
        afar, read_afar = spotlight.pose(), spotlight.show(0)
        assert afar.width > near.width
        assert Rect(0, 0, 1920, 1080).contains(afar.box)
        assert read_afar >= read_near
