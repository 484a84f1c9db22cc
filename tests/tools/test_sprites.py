"""The pictures and fonts as they are shipped; no tool of the build is needed to read them."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

ROOT = Path(__file__).parents[2]
SPRITES = ROOT / "sprites"
FONTS = SPRITES / "fonts"


def table(path: Path) -> dict:
    return tomllib.loads(path.read_text(encoding="utf-8"))


CARDS = [card["id"] for card in table(ROOT / "tabletop" / "games" / "espionage" / "cards.toml")["card"]]
FRAMES = table(SPRITES / "espionage" / "frames.toml")
TEXT_BOXES = {f"{size}.{name}": box for size in ("full", "mini") for name, box in FRAMES[size].items() if "font" in box}
FONT_FILES = sorted(path for path in FONTS.iterdir() if path.suffix in {".ttf", ".otf"})


def size_of(path: Path) -> tuple[int, int]:
    return pygame.image.load(path).get_size()


def test_every_card_has_its_picture_and_no_picture_is_left_over():
    assert sorted(path.stem for path in (SPRITES / "espionage" / "art").iterdir()) == sorted(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_the_picture_of_a_card_has_the_size_of_a_card(card):
    assert size_of(SPRITES / "espionage" / "art" / f"{card}.webp") == (480, 672)


@pytest.mark.parametrize("kind", FRAMES["kinds"])
def test_a_frame_has_twice_the_size_of_a_card_and_clear_corners(kind):
    for key in ("frame", "mini"):
        picture = pygame.image.load(SPRITES / "espionage" / FRAMES["kinds"][kind][key])
        assert picture.get_size() == (960, 1344)
        assert picture.get_at((0, 0)).a == 0


def test_a_full_frame_darkens_the_art_under_the_words_and_nowhere_else():
    for kind in FRAMES["kinds"].values():
        picture = pygame.image.load(SPRITES / "espionage" / kind["frame"])
        x, y, width, height = FRAMES["full"]["body"]["box"]
        assert picture.get_at((2 * x + width, 2 * y + height)).a > 200
        assert picture.get_at((480, 500)).a == 0


@pytest.mark.parametrize("name", TEXT_BOXES)
def test_a_text_box_lies_on_the_card_and_names_a_shipped_font(name):
    box = TEXT_BOXES[name]
    x, y, width, height = box["box"]
    assert (FONTS / box["font"]).is_file()
    assert x >= 14
    assert y >= 14
    assert x + width <= 480 - 14
    assert y + height <= 672 - 14
    assert box["align"] in {"left", "centre", "right"}
    assert box["anchor"] in {"top", "middle", "bottom"}


@pytest.mark.parametrize("font", FONT_FILES, ids=lambda path: path.name)
def test_a_font_has_its_licence_beside_it(font):
    licence = (FONTS / "LICENCES" / f"{font.stem.split('-')[0]}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence or "Apache License" in licence
    assert "opyright" in licence


def test_every_licence_belongs_to_a_font():
    families = {font.stem.split("-")[0] for font in FONT_FILES}
    assert {path.stem for path in (FONTS / "LICENCES").iterdir()} == families


def test_every_named_icon_is_drawn_by_the_icon_font():
    pygame.font.init()
    font = pygame.font.Font(FONTS / "MaterialDesignIcons.ttf", 24)
    nothing = font.metrics("\u4e00")  # a character that the font does not have
    for name, code in table(FONTS / "icons.toml").items():
        assert font.metrics(chr(code)) != nothing, name


def test_the_checksums_list_exactly_the_pictures():
    pictures = {path.relative_to(SPRITES).as_posix() for path in SPRITES.rglob("*") if path.suffix in {".webp", ".png"}}
    assert set(table(SPRITES / "checksums.toml")) == pictures


def test_each_game_has_a_tile_and_each_seat_a_portrait():
    for game in ("espionage", "beanz", "austin", "codenames", "rpgget", "common"):
        assert size_of(SPRITES / game / "tile.webp") == (720, 960)
    names = [f"{number:02}" for number in range(1, 13)] + [f"bot{number}" for number in range(1, 7)]
    for name in names:
        assert size_of(SPRITES / "ui" / "avatars" / f"{name}.webp") == (256, 256)


def test_the_noise_tile_meets_itself_without_a_seam():
    """The step across the edge is no larger than the steps inside."""
    tile = pygame.image.load(SPRITES / "ui" / "felt.webp")
    rows = [[tile.get_at((x, y)).r for x in range(256)] for y in range(0, 256, 4)]
    inside = sum(abs(row[x] - row[x + 1]) for row in rows for x in range(255)) / (255 * len(rows))
    across = sum(abs(row[255] - row[0]) for row in rows) / len(rows)
    assert across < 1.4 * inside


def test_the_pictures_and_fonts_stay_small():
    assert sum(path.stat().st_size for path in SPRITES.rglob("*") if path.is_file()) < 60_000_000
    for folder in ("espionage", "ui", "fonts"):
        assert sum(path.stat().st_size for path in (SPRITES / folder).rglob("*") if path.is_file()) < 5_000_000
