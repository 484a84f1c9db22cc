"""One layout check for all screens in all sizes."""

from __future__ import annotations

from itertools import combinations, cycle, islice

import pytest

from tabletop import games
from tests.crossing import every_nth, in_turn
from tools.rigs import gallery
from tools.rigs.pilot import unseen

from .rig import SIZES, read, showing

SCALES = (2.0, 0.75, 1.5)


@pytest.mark.parametrize(
    ("sizes", "scales"),
    [(SIZES[:1], SCALES[:1]), pytest.param(SIZES[1:3], SCALES[1:], marks=pytest.mark.long)],
    ids=["tightest", "all others"],
)
@pytest.mark.parametrize("name", every_nth(4, gallery.SCREENS))
def test_everything_that_is_written_can_be_read(name, sizes, scales, monkeypatch):
    """No text is cut, leaves the window or lies on another text, and no widget leaves the window; in all sizes, and in the
    window that most people have at all scales that a person can choose.
    """
    with showing(name, sizes[0]) as (pilot, services, _):
        for size in sizes:  # the largest is the third, twice as large
            with unseen(pilot.app):  # it is read as it is drawn
                if pilot.window.size != size:
                    pilot.resize(size)
                pilot.tick(100)
            reader = check(pilot, monkeypatch)
            assert reader.texts, "the check reads along"
            assert reader.cut == [], size
        with unseen(pilot.app):
            pilot.resize((1280, 720))
        for scale in scales:
            with unseen(pilot.app):
                services.change(pilot.app, ui_scale=scale)
                pilot.tick(100)
            check(pilot, monkeypatch)


def check(pilot, monkeypatch):
    """Read the screen as it is."""
    reader, where = read(pilot, monkeypatch), (pilot.window.size, pilot.app.prefs.ui_scale)
    assert reader.outside == [], where
    assert reader.overlapping == [], where
    assert pilot.overflowing() == [], where
    return reader


def test_a_window_may_be_resized_while_a_screen_is_open(monkeypatch):
    """From small to large and back, nothing is lost."""
    with showing("setup-six", (1024, 720)) as (pilot, _, _):
        before = pilot.pixels()
        pilot.resize((1920, 1080))
        pilot.tick(100)
        assert read(pilot, monkeypatch).overlapping == []
        pilot.resize((1024, 720))
        pilot.tick(100)
        assert pilot.pixels() == before


@pytest.mark.parametrize("scale", SCALES)
def test_the_menu_cuts_nothing_at_any_size_of_everything(scale, monkeypatch):
    """How many play, and how long, is read at each of them."""
    with showing("menu", (1920, 1080)) as (pilot, services, _):
        services.change(pilot.app, ui_scale=scale)
        pilot.tick(100)
        assert read(pilot, monkeypatch).cut == []


@pytest.mark.parametrize(("count", "size"), in_turn([7, 9, 12], [(1024, 720), (1920, 1080), (1080, 1400)]))
def test_the_menu_has_room_for_games_of_other_packages(size, count, monkeypatch):
    """Each has its tile with all that is written on it, beside the others."""
    ours = {game: games.plugin(game) for game in games.ours()}
    more = {f"other-{n}": plugin for n, plugin in enumerate(islice(cycle(ours.values()), count - len(ours)))}
    monkeypatch.setattr(games, "found", lambda: games.Found(ours | more, ()))
    with showing("menu", size) as (pilot, services, _):
        for scale in (1.0, *SCALES):
            services.change(pilot.app, ui_scale=scale)
            pilot.tick(100)
            tiles = pilot.app.top.tiles
            assert len(tiles) == count
            assert not any(one.rect.colliderect(other.rect) for one, other in combinations(tiles, 2))
            assert check(pilot, monkeypatch).cut == [], scale
