"""The pictures of RPG Get!: one for every card, told apart on a small card, drawn by the code."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.catalogue import PICTURES
from tools.art.rpgget.cel import HEIGHT, WIDTH
from tools.art.rpgget.pictures import CARDS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "rpgget"
DATA = tomllib.loads((ROOT / "tabletop" / "games" / "rpgget" / "cards.toml").read_text(encoding="utf-8"))["card"]
SAMPLE = ["booma", "dragon", "rixis", "vyse-1", "save-point", "moonberry"]


def shown(card: str) -> np.ndarray:
    """A picture as it is seen on a card of 132 pixels, half as fine."""
    return np.asarray(Image.open(FOLDER / "art" / f"{card}.webp").convert("RGB").resize((66, 66))).astype(int)


@pytest.fixture(scope="module")
def seen() -> dict[str, np.ndarray]:
    return {card: shown(card) for card in CARDS}


def test_every_card_has_its_picture_and_no_picture_is_left_over():
    assert set(CARDS) == {card["id"] for card in DATA}
    assert {path.stem for path in (FOLDER / "art").iterdir()} == set(CARDS)


def test_pictures_have_one_size_and_no_holes():
    for card in CARDS:
        with Image.open(FOLDER / "art" / f"{card}.webp") as picture:
            assert picture.size == (WIDTH, HEIGHT), card
            assert picture.mode == "RGB", card


def test_no_two_cards_look_alike_on_a_small_card(seen):
    """Each pair differs clearly on average, of 255 steps."""
    near = [pair for pair in itertools.combinations(seen, 2) if np.abs(seen[pair[0]] - seen[pair[1]]).mean() < 18]
    assert near == []


def test_no_card_is_hidden_by_its_ground(seen):
    for card, picture in seen.items():
        spread = np.percentile(picture, 92, axis=(0, 1)) - np.percentile(picture, 8, axis=(0, 1))
        assert spread.max() > 90, card


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_picture_is_the_one_that_the_code_draws(name):
    drawn = PICTURES[f"rpgget/art/{name}.webp"]()
    assert drawn.digest() == build_sprites.read_checksums()[f"rpgget/art/{name}.webp"]


def test_the_pictures_stay_small():
    assert sum(path.stat().st_size for path in (FOLDER / "art").iterdir()) < 5_600_000
