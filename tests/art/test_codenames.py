"""The pictures, frames, covers and key of Codenames: complete, told apart at the size of a cell, drawn by the code."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.catalogue import PICTURES
from tools.art.codenames.covers import PICTURES as COVERS
from tools.art.codenames.pictures import ASSETS
from tools.art.codenames.sides import SIDES, badge
from tools.art.comic.pop import HEIGHT, WIDTH

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "codenames"
FONTS = ROOT / "sprites" / "fonts"
CARDS = tomllib.loads((ROOT / "tabletop" / "games" / "codenames" / "cards.toml").read_text(encoding="utf-8"))["card"]
SPEC = tomllib.loads((FOLDER / "frames.toml").read_text(encoding="utf-8"))
CELL = (66, 40)  # half of a cell of 130 x 78, what is left of a picture across a room
SAMPLE = ["art/hulk", "art/phoenix", "cover_hydra_3", "cover_gauntlet", "frame_word", "key_shield", "back"]


def pixels(name: str) -> np.ndarray:
    return np.asarray(Image.open(FOLDER / f"{name}.webp").convert("RGBA")).astype(int)


def shown(name: str) -> np.ndarray:
    return np.asarray(Image.open(FOLDER / f"{name}.webp").convert("RGB").resize(CELL)).astype(int)


@pytest.fixture(scope="module")
def seen() -> dict[str, np.ndarray]:
    return {card: shown(f"art/{card}") for card in ASSETS}


def test_every_asset_has_its_picture_and_no_picture_is_left_over():
    assert set(ASSETS) == {card["id"] for card in CARDS}
    assert {path.stem for path in (FOLDER / "art").iterdir()} == set(ASSETS)


def test_pictures_have_one_shape_and_no_holes():
    for card in ASSETS:
        with Image.open(FOLDER / "art" / f"{card}.webp") as picture:
            assert picture.width * HEIGHT == picture.height * WIDTH, card
            assert picture.mode == "RGB", card


def test_no_two_assets_look_alike_in_a_cell(seen):
    """Each pair differs clearly on average, of 255 steps."""
    near = [pair for pair in itertools.combinations(seen, 2) if np.abs(seen[pair[0]] - seen[pair[1]]).mean() < 25]
    assert near == []


def test_no_two_assets_share_their_shapes(seen):
    """Recoloured copies would have the same edges: compared without colour, on a grey of one brightness and contrast."""
    grey = np.array([picture.mean(axis=2).ravel() for picture in seen.values()])
    grey = (grey - grey.mean(axis=1, keepdims=True)) / grey.std(axis=1, keepdims=True)
    alike = grey @ grey.T / grey.shape[1]
    np.fill_diagonal(alike, 0)
    names = list(seen)
    assert [(names[a], names[b]) for a, b in zip(*np.where(alike > 0.8), strict=True)] == []


def test_no_asset_is_hidden_by_its_ground(seen):
    """Dark and light lie side by side in every picture, in at least one colour, so that it reads in a small cell."""
    for card, picture in seen.items():
        spread = np.percentile(picture, 92, axis=(0, 1)) - np.percentile(picture, 8, axis=(0, 1))
        assert spread.max() > 100, card


def test_covers_differ_by_colour_and_by_shape():
    means = {name: pixels(f"cover_{name}")[..., :3].reshape(-1, 3).mean(axis=0) for name in COVERS}
    owners = ("shield", "hydra", "neutral", "assassin")
    for one, other in itertools.combinations(owners, 2):
        first, second = (means[name if name in means else f"{name}_1"] for name in (one, other))
        assert np.abs(first - second).max() > 60, (one, other)
    outlines = {name: badge(side.badge).getBounds() for name, side in SIDES.items()}
    assert len({side.badge for side in SIDES.values()}) == len(SIDES)
    assert len({side.letter for side in SIDES.values()}) == len(SIDES)
    assert all(outline.width() > 80 for outline in outlines.values())


def test_there_is_a_cover_for_every_copy():
    counts = {owner: sum(name.startswith(f"{owner}_") for name in COVERS) for owner in ("shield", "hydra", "neutral")}
    assert counts == {"shield": 8, "hydra": 8, "neutral": 6}
    assert {"gauntlet", "assassin", "double_agent_shield", "double_agent_hydra"} < set(COVERS)


def test_the_back_looks_the_same_upside_down():
    picture = pixels("back")[..., :3]
    assert np.abs(picture - picture[::-1, ::-1]).mean() < 12


def test_the_frame_of_the_picture_side_is_open_and_its_corners_are_clear():
    picture = pixels("frame_picture")
    assert picture[100:400, 60:700, 3].max() == 0
    for name in ("frame_picture", "frame_word", "back", "cover_assassin"):
        assert pixels(name)[0, 0, 3] == 0


def test_the_word_stands_on_its_bar():
    picture = pixels("frame_word")
    scale = picture.shape[1] / WIDTH
    for level in ("full", "mini"):
        x, y, width, height = SPEC[level]["title"]["box"]
        bar = picture[int((y + 8) * scale) : int((y + height - 8) * scale), int(x * scale) : int((x + width) * scale)]
        assert bar[..., 3].min() > 250
        assert bar[..., :3].max() < 80


def test_the_frame_sheet_names_shipped_pictures_and_fonts_and_stays_on_the_card():
    for kind in SPEC["kinds"].values():
        assert (FOLDER / kind["frame"]).is_file()
    for level in ("full", "mini"):
        for name, entry in SPEC[level].items():
            x, y, width, height = entry["box"]
            assert 0 <= x <= x + width <= WIDTH, name
            assert 0 <= y <= y + height <= HEIGHT, name
            assert "font" not in entry or (FONTS / entry["font"]).is_file(), name


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_picture_is_the_one_that_the_code_draws(name):
    drawn = PICTURES[f"codenames/{name}.webp"]()
    assert drawn.digest() == build_sprites.read_checksums()[f"codenames/{name}.webp"]
    solid = drawn.pixels()[..., 3] > 250
    assert np.abs(drawn.pixels().astype(int) - pixels(name))[solid].mean() < 7


def test_the_pictures_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < 6_200_000
