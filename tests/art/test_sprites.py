"""The builder of the pictures: the same code draws the same pixels, and they are the shipped ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.catalogue import PICTURES
from tools.art.paths import svg

SAMPLE = [
    "espionage/back.webp",
    "espionage/frame_both.webp",
    "espionage/art/ninja.webp",
    "espionage/art/bomb.webp",
    "espionage/art/terrorist.webp",
    "ui/crown.webp",
    "ui/avatars/04.webp",
    "austin/tile.webp",
]
DRAW = """
import sys
from tools.art.catalogue import PICTURES
for name in sys.argv[1:]:
    print(PICTURES[name]().digest())
"""


def digests_of_a_fresh_process() -> list[str]:
    command = [sys.executable, "-c", DRAW, *SAMPLE]
    result = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    return result.stdout.split()


def test_two_processes_draw_the_same_pixels_and_they_are_the_listed_ones():
    listed = build_sprites.read_checksums()
    first, second = digests_of_a_fresh_process(), digests_of_a_fresh_process()
    assert first == second
    assert dict(zip(SAMPLE, first, strict=True)) == {name: listed[name] for name in SAMPLE}


def test_every_picture_of_the_catalogue_is_listed():
    assert set(build_sprites.read_checksums()) == set(PICTURES)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_picture_shows_what_the_code_draws(name):
    """The lossy encoding may shift a pixel a little, not the picture."""
    drawn = PICTURES[name]().pixels().astype(int)
    shipped = np.asarray(Image.open(build_sprites.SPRITES / name).convert("RGBA")).astype(int)
    assert drawn.shape == shipped.shape
    visible = drawn[..., 3] > 250
    assert np.abs(drawn - shipped)[visible].mean() < 6


def test_a_word_that_names_no_picture_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["build_sprites", "no-such-picture"])
    with pytest.raises(SystemExit):
        build_sprites.main()
    assert "no-such-picture" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("description", "bounds"),
    [
        ("M10 20 L30 20 L30 50 Z", (10, 20, 30, 50)),
        ("m10 20 h20 v30 z", (10, 20, 30, 50)),
        ("M0 0 C0 10 10 10 10 0 S20 -10 20 0", (0, -7.5, 20, 7.5)),
        ("M0 0 Q10 20 20 0 T40 0", (0, -10, 40, 10)),
    ],
)
def test_the_path_reader_understands_relative_and_shorthand_commands(description, bounds):
    found = svg(description).computeTightBounds()
    assert (found.left(), found.top(), found.right(), found.bottom()) == pytest.approx(bounds, abs=0.01)
