"""Films of scenes: pictures at their pace, as a sheet or as one that moves."""

from __future__ import annotations

import re

import msgspec
import pytest
from PIL import Image

from tabletop.core.toml_loader import read_toml
from tabletop.match import TableSetup
from tools.draw import readme, scenes
from tools.draw.__main__ import main
from tools.draw.camera import Camera, play, sheet, sit
from tools.rigs import gallery
from tools.rigs.table import seats

FILM = readme.FOLDER / f"{readme.FILM}.webp"


def test_a_film_has_a_picture_each_step():
    """Of the size that was asked for, and not all the same: a sheet lays them beside each other."""
    setup = TableSetup(game="espionage", seats=seats(3), seed=5)
    with Camera((1024, 720), 500) as camera:
        sit(camera, setup, 4)
        play(camera, 3.0)
    pictures = camera.pictures
    assert len(pictures) == 6
    assert {picture.size for picture in pictures} == {(1024, 720)}
    assert len({picture.tobytes() for picture in pictures}) > 1
    assert sheet(pictures).size == (4096, 1440)


def test_every_scene_of_the_readmes_film_is_a_state_of_a_screen():
    found = readme.reel()
    assert found.scene
    assert {scene.state for scene in found.scene} <= set(gallery.names())


def test_the_readmes_film_is_short_and_small():
    """Ten to fifteen seconds, and less than 3 MB: it is loaded with the page."""
    assert FILM.stat().st_size < 3_000_000
    ms = 0
    with Image.open(FILM) as picture:
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


@pytest.mark.parametrize(
    ("out", "moves", "size"), [("film.webp", True, (640, 360)), ("film.png", False, (4 * 640, 7 * 360))]
)
def test_the_ending_of_a_films_file_says_whether_it_moves(out, moves, size, tmp_path, monkeypatch):
    monkeypatch.setattr(
        "sys.argv", ["draw", "film", "espionage", str(tmp_path / out), "--answers", "4", "--seconds", "3"]
    )
    main()
    with Image.open(tmp_path / out) as picture:
        assert getattr(picture, "is_animated", False) == moves
        assert picture.size == size


def test_all_that_the_readme_shows_is_drawn_by_one_command():
    text = (readme.FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"tools/pictures/([\w-]+)\.webp", text)) == sorted(
        (*readme.SHOWN, readme.FILM, *readme.OF_BROWSERS)
    )
