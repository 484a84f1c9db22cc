"""The pictures of the Frickin' Bones, Swingers and Happenings: complete, drawn by the code, told apart at card size."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.austin import poster
from tools.art.austin.bones import BONES
from tools.art.austin.happenings import HAPPENINGS
from tools.art.austin.swingers import SWINGERS
from tools.art.catalogue import PICTURES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "austin" / "art"
CARDS = tomllib.loads((ROOT / "tabletop" / "games" / "austin" / "cards.toml").read_text(encoding="utf-8"))["card"]
DRAWN = BONES | SWINGERS | HAPPENINGS
SAMPLE = ["twirl-like-you-mean-it", "slugfest", "everybody-twist"]


def shown(name: str, size: int = 66) -> np.ndarray:
    """A picture as it is seen on a small card."""
    return np.asarray(Image.open(FOLDER / f"{name}.webp").convert("RGB").resize((size, size))).astype(int)


@pytest.mark.parametrize(("kind", "posters"), [("bone", BONES), ("swinger", SWINGERS), ("happening", HAPPENINGS)])
def test_every_card_has_its_poster_and_no_poster_is_left_over(kind, posters):
    assert set(posters) == {card["id"] for card in CARDS if card["type"] == kind}


@pytest.mark.parametrize("name", sorted(DRAWN))
def test_a_poster_is_shipped_in_one_size_and_without_holes(name):
    picture = Image.open(FOLDER / f"{name}.webp")
    assert picture.size == (poster.WIDTH, poster.HEIGHT)
    assert picture.mode == "RGB"


def test_no_two_posters_are_alike_on_a_small_card():
    seen = {name: shown(name) for name in DRAWN}
    near = [pair for pair in itertools.combinations(seen, 2) if np.abs(seen[pair[0]] - seen[pair[1]]).mean() < 30]
    assert near == []


def test_no_two_posters_share_their_shapes():
    """Recoloured copies would have the same edges: compared without colour, on a grey of one brightness and contrast."""
    seen = {}
    for name in DRAWN:
        grey = shown(name, 48).mean(axis=2)
        seen[name] = ((grey - grey.mean()) / grey.std()).ravel()
    near = [pair for pair in itertools.combinations(seen, 2) if abs(np.mean(seen[pair[0]] * seen[pair[1]])) > 0.7]
    assert near == []


@pytest.mark.parametrize("name", sorted(SWINGERS))
def test_the_words_of_a_swinger_leave_its_objects_in_sight(name):
    """In the part that a whole Swinger shows, 40 < y < 352, more than a quarter is not ground."""
    ground = poster.draw(poster.Poster(SWINGERS[name].ground, ()), poster.HIGH).pixels().astype(int)
    drawn = poster.draw(SWINGERS[name], poster.HIGH).pixels().astype(int)
    changed = np.abs(drawn - ground).max(axis=2) > 24
    assert changed[40:352].mean() > 0.28


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_poster_is_the_one_that_the_code_draws(name):
    drawn = PICTURES[f"austin/art/{name}.webp"]()
    assert drawn.digest() == build_sprites.read_checksums()[f"austin/art/{name}.webp"]
    shipped = np.asarray(Image.open(FOLDER / f"{name}.webp").convert("RGB")).astype(int)
    assert np.abs(drawn.pixels()[..., :3].astype(int) - shipped).mean() < 6
