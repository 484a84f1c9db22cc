"""Films of scenes: pictures at their pace, as a sheet or as one that moves."""

from __future__ import annotations

from tabletop.match import TableSetup
from tools import film, reel
from tools.rigs import gallery
from tools.rigs.table import seats


def test_a_film_has_a_picture_each_step():
    """Of the size that was asked for, and not all the same: a sheet lays them beside each other."""
    setup = TableSetup(game="espionage", seats=seats(3), seed=5)
    with film.Camera((1024, 720), 500) as camera:
        film.match(camera, setup, 4, 3.0)
    pictures = camera.pictures
    assert len(pictures) == 6
    assert {picture.size for picture in pictures} == {(1024, 720)}
    assert len({picture.tobytes() for picture in pictures}) > 1
    assert film.sheet(pictures).size == (4096, 1440)


def test_every_scene_of_the_readmes_film_is_a_state_of_a_screen():
    found = reel.read_toml(reel.SCENES.read_bytes(), reel.Reel, reel.SCENES.name)
    assert found.scene
    assert {scene.state for scene in found.scene} <= set(gallery.names())
