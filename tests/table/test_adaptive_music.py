"""What the music of a table is made of: data of its game, read over what everybody may know."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.core.toml_loader import DataFileError
from tabletop.core.view import view
from tabletop.table.playback import music_rules, playback_parts
from tabletop.toolkit import assets
from tabletop.toolkit.app import BackgroundMusic
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.window import Window
from tests.driving import other_world
from tests.generic.tables import press
from tests.table.rig import Sitting

WITH_BED = [name for name in games.built() if music_rules.load(name) is not music_rules.SILENT]
ESPIONAGE = games.load("espionage")


def test_every_game_of_ours_has_a_bed_of_its_own_that_exists():
    beds = [music_rules.load(name).bed for name in games.ours()]
    assert len(set(beds)) == len(beds) == 5
    assert all((assets.root("sounds") / "beds" / name).is_dir() for name in beds)


def test_a_game_without_the_file_is_silent():
    assert music_rules.load("of nobody") is music_rules.SILENT


@pytest.mark.parametrize("name", WITH_BED)
def test_two_worlds_that_differ_in_hidden_cards_sound_the_same(name):
    """Every seat's view, an onlooker's, and those of another world come to one level; and in some game it rises."""
    definition, random, data = games.load(name), Random(5), music_rules.load(name)
    levels, differed, seed = set(), 0, 0
    while len(levels) < 2:
        seed += 1
        game = definition.start(definition.players[0], seed, auto=False)
        while not game.over and len(levels) < 2:
            found = {music_rules.level(data, definition, view(game))}
            for seat in range(game.table.seats):
                other = other_world(game, seat, random)
                differed += other.table.kind != game.table.kind
                found |= {
                    music_rules.level(data, definition, view(world, eye))
                    for world in (game, other)
                    for eye in (seat, NOBODY)
                }
            assert len(found) == 1
            levels |= found
            press(game, random)
    assert differed


def test_the_bed_rises_with_the_stakes():
    """ESPIONAGE: the pile runs short, somebody is out, both."""
    data, game = music_rules.load("espionage"), ESPIONAGE.start(4, 1)
    draw = game.table.layout.first["draw_pile"]

    def level(pile, alive):
        table = game.table
        table.zones[draw], table.alive = tuple(range(pile)), alive
        return music_rules.level(data, ESPIONAGE, view(game))

    assert level(40, (True,) * 4) == 0
    assert level(20, (True,) * 4) == 1
    assert level(40, (True, True, True, False)) == 1
    assert level(20, (True, True, True, False)) == 2
    assert level(5, (True,) * 4) == 2


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[[tense]]\nzones = ["draw_pil"]\nmost = 4', "no zone 'draw_pil' .did you mean 'draw_pile'"),
        ('[[high]]\nzones = ["draw_pile"]', "stakes that always hold"),
        ("[[high]]\nscores = 4", "scores"),
        ("[[high]]\nscore = -1", "score"),
    ],
)
def test_a_mistake_in_the_file_is_named(text, wrong):
    with pytest.raises(DataFileError, match=wrong):
        music_rules.read(f'bed = "lounge"\n{text}'.encode(), ESPIONAGE, "music.toml")


def test_the_music_steps_back_where_something_else_counts():
    """Alarm, a voice, a race, another screen, another window; it ends with the match."""
    window, voice, danger_overlay = (
        SimpleNamespace(focused=True),
        SimpleNamespace(speaking=False),
        SimpleNamespace(busy=False),
    )
    app, match = SimpleNamespace(window=window, voice=voice), SimpleNamespace(definition=ESPIONAGE)
    made = playback_parts.AdaptiveMusic(
        SimpleNamespace(app=app, match=match, constants=SimpleNamespace(game="espionage")), danger_overlay
    )

    def share(covered=False, playing=False):
        return made.current(covered=covered, playing=playing).share

    assert share() == 1.0
    assert share(covered=True) == playback_parts.ASIDE
    assert share(covered=True, playing=True) == playback_parts.HUSHED
    for what, name in ((voice, "speaking"), (danger_overlay, "busy")):
        setattr(what, name, True)
        assert share() == playback_parts.HUSHED
        setattr(what, name, False)
    window.focused = False
    assert share() == playback_parts.AWAY
    made.over = True
    assert made.current(covered=False, playing=False) is None


def test_a_table_is_heard_from_its_first_picture_to_its_last(monkeypatch):
    monkeypatch.setattr(Window, "focused", True)
    with Sitting(seats=4, seed=5) as sitting:
        sitting.wait()
        pilot = sitting.pilot
        assert pilot.heard.music == BackgroundMusic("lounge", 0, 1.0)
        pilot.app.push(Screen("above"))
        pilot.tick(20)
        assert pilot.heard.music == BackgroundMusic("lounge", 0, playback_parts.ASIDE)
        pilot.app.top.close()
        sitting.screen.cue_player.danger_overlay.start()
        pilot.tick(20)
        assert pilot.heard.music == BackgroundMusic("lounge", 0, playback_parts.HUSHED)
        pilot.app.push(Screen("below"))
        sitting.screen.playback.music.over = True
        pilot.tick(20)
        assert pilot.heard.music is None
