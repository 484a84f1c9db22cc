"""What lies on the mat of a shot, and that a Galaxy keeps its name and colour from wherever it is seen."""

from __future__ import annotations

import tomllib
from math import pi

import pygame
import pytest

from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.games.beanz.definition import DEFINITION
from tabletop.games.beanz.presentation.minigames import ART, flick
from tabletop.games.beanz.rules.table import SLOTS
from tabletop.minigames.flick import ground, mat_picture
from tabletop.minigames.flick.beans import bean_of
from tabletop.minigames.flick.mat_picture import LyingBeans, mat
from tabletop.minigames.flick.physics import hole_scene
from tabletop.minigames.flick.shot_picture import close_camera, wide_camera
from tabletop.table.layout_schema import load
from tabletop.table.layout_schema.board_schema import seen_across
from tabletop.toolkit import assets
from tools.rigs.pilot import Pilot


class Asked:
    """As much of a view as a shot is worked out from."""

    query, seat = "flick", 0

    def __init__(self, table, *args):
        self.table, self.args = table, args


def ask(seat, half):
    """The shot of a seat at one of its Galaxies, with a Bean of each seat on the mats."""
    places = (ArrangedZone("bean1", ("clown",), 0), ArrangedZone("bean0", ("vampire",), 1))
    options = DEFINITION.check_options({"first_player": "seat0"})
    game = arranged(DEFINITION, places, 0).start(2, 1, options)
    return flick(Asked(game.table, seat, half, 1, 2), options)


@pytest.mark.parametrize(("seat", "half", "place"), [(0, 0, "pink"), (1, 2, "pink"), (1, 0, "golden"), (0, 1, "blue")])
def test_a_galaxy_has_one_name_and_one_colour_for_both(seat, half, place):
    """Its name in the flick is that of the log; its lane shines in the colour that the table prints there."""
    asked = ask(seat, half)
    assert asked.place == f"the {place} Galaxy"
    board = load("beanz").board
    printed = (seen_across(board) if seat else board).sections[half]
    shines = ground.tone_of(half, LyingBeans(asked.turned))
    assert shines == pygame.Color(printed.color)
    assert printed.hole == {"pink": "hole_pink.webp", "blue": "hole_blue.webp", "golden": "hole_gold.webp"}[place]


def test_the_beans_and_the_loot_lie_where_the_shooter_sees_them():
    """The own slots are the near ones from left to right, the other seat's are mirrored."""
    mine, theirs = ask(0, 0), ask(1, 0)
    assert {place for _, place, _ in mine.slots} == {1, 2 * SLOTS - 1}
    assert {place for _, place, _ in theirs.slots} == {0, 2 * SLOTS - 2}
    assert len(mine.loot) == 6


def test_what_lies_there_is_seen():
    """A Bean lies in its slot and nowhere else; from across, left and right have changed over."""
    with Pilot((320, 180)):
        empty, laid, across = (
            mat(LyingBeans(), ART),
            mat(LyingBeans(beans=(("clown", 3, 0),)), ART),
            mat(LyingBeans(turned=True), ART),
        )
        slot, other = pygame.Rect(900, 810, 120, 160), pygame.Rect(390, 700, 110, 150)

        def seen(picture, box):
            return pygame.image.tobytes(picture.subsurface(box), "RGB")

        assert seen(laid, slot) != seen(empty, slot)
        assert seen(laid, other) == seen(empty, other)
        mirrored = pygame.Rect(empty.get_width() - other.right, other.y, *other.size)
        left = pygame.transform.average_color(empty, other)
        assert pygame.transform.average_color(across, mirrored) == left


def test_what_is_drawn_anew_stands_where_it_is_printed():
    printed = tomllib.loads(assets.read_bytes("sprites", "beanz", "mat.toml").decode())
    assert [list(place) for place in mat_picture.SLOTS] == printed["seat"][0]["slots"]
    assert [list(place) for place in mat_picture.PLATES] == [galaxy["loot"][0] for galaxy in printed["galaxy"]]
    assert list(mat_picture.GALAXY) == printed["seat"][0]["galaxies"]


def sharpest(picture, box):
    """The largest step from a pixel to the one below it: depth is drawn largest from near."""
    rows, columns = range(box.top, box.bottom - 1), range(box.left, box.right, 2)
    return max(abs(picture.get_at((x, y)).r - picture.get_at((x, y + 1)).r) for y in rows for x in columns)


def test_from_near_the_mat_is_as_sharp_as_the_window(monkeypatch):
    """The number on a plate has edges of a pixel, larger than it is printed; from afar the print is shown as it is."""
    size, scene = (1280, 720), hole_scene(1)
    box = pygame.Rect(0, 0, *size)
    near = ground.GroundView(
        size, close_camera(box, scene.targets[0]), ART, (1,), scene.targets[0][1], LyingBeans(loot=(2,) * 6)
    )
    hole = ground.hole_at(1, near.depth)
    number = pygame.Rect(0, 0, 60, 30)
    number.center = near.camera.spot(hole[0] + mat_picture.PLATE[0] / 4 / ground.PER_X, hole[1] - 104 / ground.PER_Y)
    with Pilot((64, 64)):
        assert ground._sheet(near).fine == 2
        assert ground._sheet(near._replace(camera=wide_camera(box, scene, 1))).fine == 1
        sharp = sharpest(ground.paint(near, 1.0), number)
        monkeypatch.setattr(ground, "engrave", lambda *_: None)
        assert sharp > 1.4 * sharpest(ground.paint(near, 1.0), number)
    ground.forget()


def test_a_bean_on_its_face_is_no_flat_shape():
    """Its shell has light and shade, and it has no face there."""
    with Pilot((64, 64)):
        bean = bean_of(("beanz", "beans", "lion.webp"))
        back = bean.rolled(96, pi)
        tones = {tuple(back.get_at((back.get_width() // 2 + x, back.get_height() // 2))) for x in range(-40, 41, 4)}
        assert len(tones) > 8
