"""Films of scenes: pictures at their pace, as a sheet or as one that moves."""

from __future__ import annotations

import msgspec
import pytest
from PIL import Image

from tabletop.core.toml_loader import read_toml
from tabletop.match import TableSetup
from tools.draw import camera as film
from tools.draw import readme as reel
from tools.draw import scenes
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


def test_the_readmes_film_is_short_and_small():
    """Ten to fifteen seconds, and less than 3 MB: it is loaded with the page."""
    assert reel.OUT.stat().st_size < 3_000_000
    ms = 0
    with Image.open(reel.OUT) as picture:
        for n in range(picture.n_frames):
            picture.seek(n)
            picture.load()
            ms += picture.info["duration"]
    assert 10_000 <= ms <= 15_000


def scene(label: str) -> scenes.Scene:
    found = read_toml(scenes.SCENES.read_bytes(), scenes.Scenes, scenes.SCENES.name).scene
    return next(scene for scene in found if scene.label == label)


@pytest.mark.parametrize("label", ["espionage/redirected", "codenames/end", "austin/happening"])
def test_a_scene_tells_its_fact(label, tmp_path):
    """Where several answers come at one moment, at the Director's desk, and when a race is over."""
    scenes.shoot(scene(label), tmp_path / "sheet.webp")
    assert (tmp_path / "sheet.webp").exists()


def test_a_scene_that_is_too_short_for_its_fact_says_so(tmp_path):
    short = msgspec.structs.replace(scene("espionage/redirected"), seconds=1)
    with pytest.raises(SystemExit, match="'redirects' is not told within its 1 seconds"):
        scenes.shoot(short, tmp_path / "sheet.webp")
    assert not (tmp_path / "sheet.webp").exists()
