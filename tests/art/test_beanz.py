"""The pictures of Mighty Beanz: complete, of the right size, drawn by the code, and where the mat says they are."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.beanz import backdrop, bean, frames, mat, shells, symbols
from tools.art.beanz.cards import CARDS, scene
from tools.art.beanz.teams import BEANS, CAST
from tools.art.catalogue import PICTURES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "beanz"
FONTS = ROOT / "sprites" / "fonts"
SET = tomllib.loads((ROOT / "tabletop" / "games" / "beanz" / "cards.toml").read_text(encoding="utf-8"))
SPEC = tomllib.loads((FOLDER / "frames.toml").read_text(encoding="utf-8"))
PLACES = mat.PLACES
SAMPLE = [
    "beanz/beans/lion.webp",
    "beanz/beans/giant.webp",
    "beanz/art/bean-pile.webp",
    "beanz/teams/dojo.webp",
    "beanz/mat.webp",
]


def ids(kind: str) -> set[str]:
    return {card["id"] for card in SET["card"] if card["type"] == kind}


def stems(folder: str) -> set[str]:
    return {path.stem for path in (FOLDER / folder).iterdir()}


def pixels(name: str) -> np.ndarray:
    return np.asarray(Image.open(FOLDER / name).convert("RGBA")).astype(int)


def on_ground(name: str, width: int) -> np.ndarray:
    """A Bean as the eye gets it on a small card: reduced, over one grey."""
    whole = Image.open(FOLDER / "beans" / f"{name}.webp").convert("RGBA").resize((width, width))
    ground = Image.new("RGBA", whole.size, "#808080")
    return np.asarray(Image.alpha_composite(ground, whole).convert("RGB")).astype(int)


def test_every_bean_card_has_its_sprite_and_no_sprite_is_left_over():
    assert stems("beans") == ids("bean") == set(BEANS)
    assert len(BEANS) == 91


def test_every_other_card_has_its_picture_and_no_picture_is_left_over():
    assert stems("art") == ids("action") | ids("instant") | ids("cosmos") == set(CARDS)


def test_every_team_has_its_backdrop_its_symbol_and_its_own_beans():
    teams = {team["id"] for team in SET["team"]} | {"every-team"}
    assert stems("teams") == teams == set(backdrop.TEAMS) == set(CAST)
    assert teams < set(symbols.SYMBOLS)
    for card in SET["card"]:
        if card["type"] == "bean":
            assert card["id"] in CAST[card["team"]]


@pytest.mark.parametrize("folder", ["beans", "art", "teams"])
def test_the_pictures_of_cards_have_one_size(folder):
    for path in (FOLDER / folder).iterdir():
        assert Image.open(path).size == (bean.WIDTH, bean.HEIGHT) == (scene.WIDTH, scene.HEIGHT), path.name


@pytest.mark.parametrize("name", BEANS)
def test_a_bean_stands_clear_of_the_edge_of_its_sprite_and_fills_it(name):
    opacity = pixels(f"beans/{name}.webp")[..., 3]
    rows, columns = np.nonzero(opacity > 128)
    edges = (columns.min(), bean.WIDTH - 1 - columns.max(), rows.min(), bean.HEIGHT - 1 - rows.max())
    assert min(edges) >= 1
    assert min(edges[0] + edges[1], edges[2] + edges[3]) <= 60


@pytest.mark.parametrize("name", BEANS)
def test_a_bean_is_cut_out_along_a_white_line(name):
    """Going in from the left, the first opaque pixels are white on nearly every row."""
    picture = pixels(f"beans/{name}.webp")
    white = rows = 0
    for line in picture[::5]:
        solid = np.nonzero(line[:, 3] > 250)[0]
        if len(solid) > 20:
            rows += 1
            white += line[solid[0] + 1 : solid[0] + 5, :3].max(axis=0).min() > 200
    assert white > 0.8 * rows


def test_no_two_beans_look_alike_on_a_small_card():
    """On a card 132 pixels wide each pair differs clearly on average."""
    seen = {name: on_ground(name, 66) for name in BEANS}
    for one, other in itertools.combinations(seen, 2):
        assert np.abs(seen[one] - seen[other]).mean() > 20, (one, other)


def test_no_two_card_pictures_are_alike():
    seen = {
        name: np.asarray(Image.open(FOLDER / "art" / f"{name}.webp").resize((60, 60))).astype(int) for name in CARDS
    }
    for one, other in itertools.combinations(seen, 2):
        assert np.abs(seen[one] - seen[other]).mean() > 20, (one, other)


@pytest.mark.parametrize("kind", frames.STYLES)
def test_a_frame_has_all_its_sheets_with_clear_corners(kind):
    for sheet in frames.SHEETS:
        picture = pixels(f"{kind}_{sheet}.webp")
        assert picture.shape == (1344, 960, 4)
        assert picture[0, 0, 3] == 0


@pytest.mark.parametrize(("sheet", "window"), [("border", frames.WINDOW), ("mini_border", frames.MINI_WINDOW)])
def test_a_border_leaves_its_window_open_and_covers_all_around(sheet, window):
    x, y, width, height = window
    for kind in frames.STYLES:
        opacity = pixels(f"{kind}_{sheet}.webp")[..., 3]
        assert opacity[int(2 * y + height), int(2 * x + width)] == 0
        assert opacity[1344 // 2, int(x)] > 250
        assert opacity[1344 - 40, 480] > 250


def test_only_frames_of_beans_carry_a_burst_for_mmp():
    x, y, width, height = SPEC["full"]["mmp"]["box"]
    for kind in frames.STYLES:
        shown = pixels(f"{kind}_plates.webp")[int(2 * y + height), int(2 * x + width), 3] > 250
        assert shown == (kind in frames.BEAN_STYLES)


def test_the_frame_sheet_names_shipped_pictures_and_fonts_and_stays_on_the_card():
    assert set(SPEC["kinds"]) == set(frames.STYLES)
    for kind in SPEC["kinds"].values():
        assert (FOLDER / kind["frame"]).is_file()
        assert (FOLDER / kind["mini"]).is_file()
    for part in ("full", "mini"):
        for name, entry in SPEC[part].items():
            x, y, width, height = entry["box"]
            if "font" not in entry:
                continue
            assert (FONTS / entry["font"]).is_file(), name
            assert x >= 14
            assert y >= 14
            assert x + width <= 480 - 12
            assert y + height <= 672 - 14


def test_the_numbers_of_a_bean_lie_in_two_opposite_corners():
    for part in ("full", "mini"):
        cost, mmp = SPEC[part]["cost"]["box"], SPEC[part]["mmp"]["box"]
        assert cost[0] > 240 > mmp[0] + mmp[2]
        assert cost[1] + cost[3] < 336 < mmp[1]


def test_the_ring_has_seven_slots_a_side_and_a_turned_card_fits_in_each():
    slots = [tuple(place) for seat in PLACES["seat"] for place in seat["slots"]]
    width, height = PLACES["card"]
    assert [len(seat["slots"]) for seat in PLACES["seat"]] == [7, 7]
    for (x0, y0), (x1, y1) in itertools.combinations(slots, 2):
        across, down = abs(x0 - x1), abs(y0 - y1)
        assert (
            across >= (width + height) / 2 or down >= (width + height) / 2 or (across >= width and down >= height / 2)
        )


def test_the_far_side_is_the_near_side_turned_half_round():
    near, far = PLACES["seat"]
    assert [[mat.WIDTH - x, mat.HEIGHT - y] for x, y in near["slots"]] == far["slots"]
    assert [2 - galaxy for galaxy in near["galaxies"]] == far["galaxies"]
    assert near["galaxies"] == [0, 0, 1, 1, 1, 2, 2]


def test_the_printed_mat_follows_the_numbers():
    """A slot is dark inside, a black hole black, and the space between the mats is clear."""
    picture = pixels(PLACES["mat"])
    for seat in PLACES["seat"]:
        for x, y in seat["slots"]:
            assert picture[y + 70, x, 3] > 150
            assert picture[y + 70, x, :3].max() < 110
    for galaxy in PLACES["galaxy"]:
        x, y = galaxy["hole"]
        assert picture[y - 20, x, :3].max() < 40
        assert (FOLDER / galaxy["sprite"]).is_file()
    assert picture[540, 700, 3] < 60


def test_the_shells_for_the_flick_are_those_of_the_sprites():
    assert shells.FILE.read_text(encoding="utf-8") == shells.text()


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_picture_is_the_one_that_the_code_draws(name):
    drawn = PICTURES[name]()
    assert drawn.digest() == build_sprites.read_checksums()[name]
    shipped = pixels(name.removeprefix("beanz/"))
    solid = drawn.pixels()[..., 3] > 250
    assert np.abs(drawn.pixels().astype(int) - shipped)[solid].mean() < 6


def test_the_pictures_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < 14_000_000
