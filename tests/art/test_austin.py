"""The Agents, frames, signs, backs and mat of Austin Powers: complete, told apart at card size, drawn by the code."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tools import build_sprites
from tools.art.austin import frames, mat, symbols
from tools.art.austin.agents import AGENTS, dandy, felicity, frau, rogues, tyrant
from tools.art.austin.agents.doll import Agent
from tools.art.austin.style import SIDES
from tools.art.catalogue import PICTURES
from tools.art.colour import channels
from tools.art.spy.backgrounds import HEIGHT, WIDTH

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sprites" / "austin"
FONTS = ROOT / "sprites" / "fonts"
CARDS = tomllib.loads((ROOT / "tabletop" / "games" / "austin" / "cards.toml").read_text(encoding="utf-8"))["card"]
SPEC = tomllib.loads((FOLDER / "frames.toml").read_text(encoding="utf-8"))
SAMPLE = [
    "art/dr-evil",
    "art/butlertron-mark-two",
    "art/skittle-bowling-champion",
    "frame_bone_evil",
    "back_good",
    "symbols/ship",
]
# Who is told by which colours: skin and hair, or what is always worn.
PERSONAS = {
    "Austin": (dandy.SKIN, dandy.GINGER),
    "Felicity Shagwell": (felicity.SKIN, felicity.PLUM),
    "Dr. Evil": (tyrant.SKIN, tyrant.HAIR),
    "Mini-Me": (tyrant.SKIN, tyrant.HAIR),
    "Frau Farbissina": (frau.SKIN, frau.HAIR),
    "Unibrau": (rogues.HOSTESS_SKIN, rogues.STRAW),
    "Fat Bastard": (rogues.SCOT_SKIN, rogues.BEARD),
    "Robin Swallows": (rogues.STAR_SKIN, rogues.SILVER),
}


def ids(kind: str) -> list[str]:
    return [card["id"] for card in CARDS if card["type"] == kind]


def pixels(name: str) -> np.ndarray:
    return np.asarray(Image.open(FOLDER / f"{name}.webp").convert("RGBA")).astype(int)


def shown(card: str, width: int = 66) -> np.ndarray:
    """A picture as it is seen on a small card."""
    whole = Image.open(FOLDER / "art" / f"{card}.webp").convert("RGB")
    return np.asarray(whole.resize((width, width))).astype(int)


def share(picture: np.ndarray, colour: str) -> float:
    """How much of a picture is about of that colour."""
    near = np.abs(picture[..., :3] - np.array(channels(colour))).max(axis=2) < 24
    return float(near.mean())


def test_every_agent_has_its_picture_and_no_picture_of_the_game_is_left_over():
    assert set(AGENTS) == set(ids("agent"))
    assert len(AGENTS) == 66
    assert {path.stem for path in (FOLDER / "art").iterdir()} == {card["id"] for card in CARDS}


@pytest.mark.parametrize("card", sorted(AGENTS))
def test_the_picture_of_an_agent_has_one_size_and_no_holes(card):
    picture = Image.open(FOLDER / "art" / f"{card}.webp")
    assert picture.size == (WIDTH, HEIGHT)
    assert picture.mode == "RGB"


def test_no_two_agents_look_alike_on_a_small_card():
    """On a card 132 pixels wide each pair differs clearly on average, of 255 steps."""
    seen = {card: shown(card) for card in AGENTS}
    near = [pair for pair in itertools.combinations(seen, 2) if np.abs(seen[pair[0]] - seen[pair[1]]).mean() < 40]
    assert near == []


def test_no_two_agents_share_their_shapes():
    """Recoloured copies would have the same edges: compared without colour, on a grey of one brightness and contrast."""
    seen = {}
    for card in AGENTS:
        grey = shown(card, 48).mean(axis=2)
        seen[card] = ((grey - grey.mean()) / grey.std()).ravel()
    near = [pair for pair in itertools.combinations(seen, 2) if np.mean(seen[pair[0]] * seen[pair[1]]) > 0.75]
    assert near == []


@pytest.mark.parametrize(
    "card", [card["id"] for card in CARDS if card.get("persona") in PERSONAS and card["type"] == "agent"]
)
def test_a_persona_keeps_its_colours_in_all_its_pictures(card):
    persona = next(one["persona"] for one in CARDS if one["id"] == card)
    picture = pixels(f"art/{card}")
    assert all(share(picture, colour) > 0.004 for colour in PERSONAS[persona])


@pytest.mark.parametrize("card", [card for card, one in AGENTS.items() if isinstance(one, Agent) and one.x > 0])
def test_the_face_of_an_agent_lies_where_neither_signs_nor_waves_cover_it(card):
    """Its middle lies right of the column of discs and above the waves of a full card."""
    agent = AGENTS[card]
    right = SPEC["full"]["vibes"]["box"][0] + SPEC["full"]["vibes"]["box"][2]
    assert right < agent.x < WIDTH - 60
    assert 60 < agent.y < frames.WAVES - 60


@pytest.mark.parametrize("kind", frames.KINDS)
@pytest.mark.parametrize("size", ["", "_mini"])
def test_a_frame_is_twice_a_card_with_clear_corners_and_an_open_window(kind, size):
    picture = pixels(f"frame_{kind}{size}")
    assert picture.shape == (1344, 960, 4)
    assert picture[0, 0, 3] == 0
    assert picture[240:520, 240:720, 3].max() == 0


@pytest.mark.parametrize("kind", frames.KINDS)
def test_the_words_of_a_full_card_stand_on_its_panel(kind):
    picture = pixels(f"frame_{kind}")
    names = {
        "agent": ["body", "flavour", "kind"],
        "bone": ["bone_body"],
        "swinger": ["free", "swing", "swinger_flavour"],
    }
    for name in names.get(kind.partition("_")[0], ["body", "flavour", "kind"]):
        x, y, width, height = SPEC["full"][name]["box"]
        assert picture[int(2 * y + 16) : int(2 * (y + height)), int(2 * x) : int(2 * (x + width)), 3].min() > 250, name


@pytest.mark.parametrize("kind", frames.KINDS)
def test_all_cards_but_swingers_have_a_burst_for_their_value(kind):
    name, _, side = kind.partition("_")
    for size, (x, y, radius) in (("", frames.BURST), ("_mini", frames.MINI_BURST)):
        picture = pixels(f"frame_{kind}{size}")
        ring = [(angle, radius * 2 * 0.69) for angle in np.arange(0, 6.28, 0.1)]
        points = [picture[round(2 * y + np.sin(a) * r), round(2 * x + np.cos(a) * r)] for a, r in ring]
        assert (share(np.array([points]), SIDES[side].burst) > 0.9) == (name != "swinger")


def test_every_mark_of_a_card_has_its_sign():
    wanted = {f"dot_{card['dot']}" for card in CARDS} | {f"side_{card['allegiance']}" for card in CARDS}
    for card in CARDS:
        if card["type"] == "agent":
            wanted |= {f"role_{card['role']}", f"sex_{card['sex']}"} | {f"vibe_{vibe}" for vibe in card["vibes"]}
    assert wanted < set(symbols.SYMBOLS)
    assert {path.stem for path in (FOLDER / "symbols").iterdir()} == set(symbols.SYMBOLS)
    for name in symbols.SYMBOLS:
        assert pixels(f"symbols/{name}").shape == (symbols.SIZE, symbols.SIZE, 4)


def test_dots_and_vibes_differ_in_shape_not_only_in_colour():
    for names in (
        [f"dot_{dot}" for dot in symbols.DOT_SHAPES],
        [f"vibe_{vibe}" for vibe in ("groovy", "shagadelic", "randy", "creepy")],
    ):
        masks = {}
        for name in names:
            inner = pixels(f"symbols/{name}")[24:104, 24:104, :3]
            masks[name] = np.abs(inner - np.array(channels("#fff6e0"))).max(axis=2) > 60
        for one, other in itertools.combinations(masks, 2):
            both, either = (masks[one] & masks[other]).sum(), (masks[one] | masks[other]).sum()
            assert both / either < 0.82, (one, other)


def test_the_frame_sheet_names_shipped_pictures_and_fonts_and_stays_on_the_card():
    assert set(SPEC["kinds"]) == set(frames.KINDS)
    for kind in SPEC["kinds"].values():
        assert (FOLDER / kind["frame"]).is_file()
        assert (FOLDER / kind["mini"]).is_file()
    for level in ("full", "mini"):
        for name, entry in SPEC[level].items():
            x, y, width, height = entry["box"]
            if "font" in entry:
                assert (FONTS / entry["font"]).is_file(), name
                assert 14 <= x <= x + width <= 480 - 12, name
                assert 14 <= y <= y + height <= 672 - 8, name


@pytest.mark.parametrize("side", SIDES)
def test_a_back_looks_the_same_upside_down(side):
    picture = pixels(f"back_{side}")[..., :3]
    assert np.abs(picture - picture[::-1, ::-1]).mean() < 12


def test_the_backs_of_the_sides_differ():
    assert np.abs(pixels("back_good")[..., :3] - pixels("back_evil")[..., :3]).mean() > 60


def test_the_duel_ring_darkens_what_it_is_laid_on_and_has_no_edge():
    assert pixels("mat").shape[:2] == (mat.HEIGHT, mat.WIDTH)
    picture = pixels("ring")
    opacity, light = picture[..., 3], picture[..., :3].mean(axis=-1)
    assert opacity.shape == mat.RING[::-1]
    assert opacity[0].max() == opacity[-1].max() == opacity[:, 0].max() == opacity[:, -1].max() == 0
    y, x = mat.RING[1] // 2, mat.RING[0] // 2
    pool = slice(y - 60, y + 60), slice(x - 200, x + 200)
    assert opacity[pool].min() > 40
    assert light[pool].max() < 20


def test_the_rocket_flies_clear_of_the_edges_of_its_strip():
    opacity = pixels("ship_strip")[..., 3]
    assert opacity.shape == (200, 960)
    assert opacity[0].max() == opacity[-1].max() == opacity[:, -1].max() == 0
    assert (opacity > 250).mean() > 0.2


@pytest.mark.parametrize("name", SAMPLE)
def test_a_shipped_picture_is_the_one_that_the_code_draws(name):
    drawn = PICTURES[f"austin/{name}.webp"]()
    assert drawn.digest() == build_sprites.read_checksums()[f"austin/{name}.webp"]
    solid = drawn.pixels()[..., 3] > 250
    assert np.abs(drawn.pixels().astype(int) - pixels(name))[solid].mean() < 6


def test_the_pictures_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < 14_000_000
    assert max(path.stat().st_size for path in (FOLDER / "art").iterdir()) < 110_000
