"""Tables in windows of every shape: upright, square, very wide, at rest and while they are resized."""

from __future__ import annotations

import pytest
from pygame import Rect

from tabletop import games
from tabletop.match import TableSetup
from tabletop.table import layout_schema
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.layout.zone_places import lay_out
from tabletop.toolkit.draw_context import DrawContext
from tests.crossing import in_turn
from tests.pages import rig
from tests.table.rig import still
from tools.rigs import table as cue_player
from tools.rigs.pilot import Pilot, unseen

SHAPES = (
    (1080, 1920), (1080, 1400), (1024, 1100), (1024, 720), (1024, 1024), (1440, 2560), (2160, 3840), (2560, 1080), (3840, 1080),
    (1280, 720), (1366, 768), (3840, 2160),
)  # fmt: skip
FACTORS = (1.0, 1.5, 2.0, 0.75)
COUNTS = (1, 2, 7, 13)  # cards in a zone
TABLES = [
    (game, seats)
    for game in games.built()
    for seats in range(games.load(game).players[0], 1 + min(8, games.load(game).players[1]))
]


def kit_of(scheme, size, seats, factor=1.0):
    """The kit of a table in a window of this size."""
    return DrawContext(size, factor, scheme.room(size, seats))


def places(game: str, seats: int, size: tuple[int, int], factor: float, bottom: int = 0):
    look = layout_schema.load(game)
    kit = kit_of(scheme_of(look), size, seats, factor)
    return lay_out(Rect(0, 0, *size), kit.u, look, games.load(game).layout(seats), bottom)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_box_of_a_table_is_empty_or_turned_inside_out(game, seats):
    """Every window with one size of everything, and every size of everything with some window."""
    for n, size in enumerate(SHAPES):
        found = places(game, seats, size, FACTORS[n % len(FACTORS)], n % seats)
        window = Rect(0, 0, *size)
        areas = found.areas
        boxes = {name: box for name, box in areas._asdict().items() if isinstance(box, Rect)}
        for number, seat in enumerate(areas.seats):
            boxes |= {f"{name} of {number}": getattr(seat, name) for name in ("badge", "hand", "front")}
        for name, box in boxes.items():
            assert box.width > 0 < box.height, (size, name, box)
            assert window.colliderect(box), (size, name, box)
        for number, place in enumerate(found.zones):
            assert place.area.width > 0 < place.area.height
            for count in COUNTS:
                for pose in place.poses(count):
                    assert pose.box.width > 0 < pose.box.height, (size, found.groups[number], pose)


@pytest.mark.parametrize(("game", "n"), in_turn(games.built(), range(4)))
def test_a_table_is_played_while_its_window_takes_every_shape(game, n):
    """It goes on in each of them, with the number of players that the shape is tried with."""
    definition = games.load(game)
    least, most = definition.players[0], min(8, definition.players[1])
    seats = least + n % (most - least + 1)
    sitting = cue_player.Sitting(TableSetup(game=game, seats=cue_player.seats(seats), seed=n + 1, pace="quick"))
    sitting.until(lambda now: now.mine and now.match.n > 2)
    with Pilot((1280, 720), still()) as pilot:
        with unseen(pilot.app):
            sitting.show(pilot, rig.services())
        for shape in (SHAPES[n], SHAPES[-2 - n]):
            with unseen(pilot.app):
                pilot.resize(shape)
            pilot.tick(200)
            assert pilot.overflowing() == [], (shape, seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_size_of_everything_reaches_the_table(game, seats):
    """Names, strips and recaps are written larger by a quarter and more, in usual windows; badges are higher, and hardly
    narrower where several stand beside each other.
    """
    scheme = scheme_of(layout_schema.load(game))
    for size in ((1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)):
        usual, large = (kit_of(scheme, size, seats, factor) for factor in (1.0, 1.5))
        assert large.style("strong", 22).pixels >= 1.25 * usual.style("strong", 22).pixels, size
        before, after = (places(game, seats, size, factor).areas.seats for factor in (1.0, 1.5))
        for one, two in zip(before, after, strict=True):
            assert two.badge.height >= 1.2 * one.badge.height, size
            assert two.badge.width >= 0.95 * one.badge.width, size
