"""The wrappers of boosters: one for every game with packs, drawn by the code, to be torn at a line that is clear of words."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from tabletop import games
from tools import build_sprites
from tools.art import foil
from tools.art.catalogue import PICTURES

COLLECTED = [name for name in games.names() if games.load(name).collecting is not None]


def pixels(game: str) -> np.ndarray:
    return np.asarray(Image.open(build_sprites.SPRITES / game / "pack.webp").convert("RGBA")).astype(int)


def test_every_game_with_packs_has_a_wrapper():
    assert set(COLLECTED) >= {"austin", "beanz"}
    assert all(f"{game}/pack.webp" in PICTURES for game in COLLECTED)


@pytest.mark.parametrize("game", COLLECTED)
def test_a_wrapper_is_drawn_by_the_code(game):
    canvas = PICTURES[f"{game}/pack.webp"]()
    assert build_sprites.read_checksums()[f"{game}/pack.webp"] == canvas.digest()


@pytest.mark.parametrize("game", COLLECTED)
def test_a_wrapper_is_a_bag_with_teeth_above_and_below(game):
    """Clear corners, a closed middle, and an edge that goes up and down many times."""
    alpha = pixels(game)[..., 3]
    high, wide = alpha.shape
    assert (wide, high) == (round(foil.WIDTH * foil.SCALE), round(foil.HEIGHT * foil.SCALE))
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert alpha[high // 10 : -high // 10, wide // 20 : -wide // 20].min() == 255
    top = np.array([np.argmax(alpha[:, x] > 128) for x in range(wide // 10, wide - wide // 10)])
    turns = np.count_nonzero(np.diff(np.sign(np.diff(top)[np.diff(top) != 0])))
    assert turns > foil.TEETH


def test_wrappers_are_told_apart_from_afar():
    small = [Image.fromarray(pixels(game).astype(np.uint8)).convert("RGB").resize((24, 37)) for game in COLLECTED]
    for one, other in combinations([np.asarray(picture).astype(int) for picture in small], 2):
        assert np.abs(one - other).mean() > 40
