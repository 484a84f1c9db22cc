"""The colours of seats and teams: whoever sees no red, green or blue tells them apart, and their names can be read."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from coloraide import Color

from tabletop import games
from tabletop.match.seats import COLOURS
from tabletop.table.widgets import panel_style
from tabletop.toolkit import theme

APART = 12  # CIEDE2000 between any two that can meet
READABLE = 4.5  # contrast of a name on a panel
SIGHTS = ("", "protan", "deutan", "tritan")


TEXT, MARK = 7, 3  # contrast in high contrast
WORDS = (
    "text", "muted", "faint", "white", "gold", "gold_light", "coral", "red", "blue", "cyan", "green", "leaf", "violet", "pink",
    "orange", *COLOURS,
)  # fmt: skip
MARKS = ("line", "gold_dark", "playable", "target", "hover")


@pytest.fixture(scope="module", params=[False, True], ids=["usual", "high contrast"])
def colors(request):
    theme.use(high_contrast=request.param)
    yield theme.load().color
    theme.use(high_contrast=False)


@pytest.fixture
def high():
    """The theme of high contrast."""
    theme.use(high_contrast=True)
    yield theme.load()
    theme.use(high_contrast=False)


def grounds(found):
    """All that words of the interface lie on, by surface, but what is light."""
    own = {name: found.seen(name, style) for name, style in panel_style.surfaces().items()}
    surfaces = {**found.surface, **own}
    return {name: style for name, style in surfaces.items() if name not in found.contrast.light}


def contrast(found, one, other):
    return Color(found.color.get(one, one)).contrast(Color(found.color.get(other, other)))


def test_words_and_marks_stand_out_in_high_contrast(high):
    """From every surface, whose pictures shine through nowhere; edges are marks of it."""
    for name, style in grounds(high).items():
        for ground in (style.top, style.bottom):
            assert len(ground) == len("#RRGGBB"), name
            assert min(contrast(high, word, ground) for word in WORDS) >= TEXT, name
            assert min(contrast(high, mark, ground) for mark in (*MARKS, style.border)) >= MARK, name


def test_words_on_buttons_and_on_light_ground_stand_out_in_high_contrast(high):
    for name, look in high.button.items():
        for face in (look.face, look.hover):
            assert min(contrast(high, look.ink, ground) for ground in (face.top, face.bottom)) >= TEXT, name
            assert contrast(high, face.border, "#000000") >= MARK, name
    for colour in WORDS:  # tabs and badges: dark words on a colour
        assert contrast(high, "ink", colour) >= TEXT, colour


def test_pictures_behind_words_are_dark_in_high_contrast(high):
    """White words on the brightest spot of a picture."""
    tone = round(255 * high.shade)
    assert Color(f"rgb({tone} {tone} {tone})").contrast("white") >= TEXT
    theme.use(high_contrast=False)
    assert theme.load().shade == 1


def test_the_usual_theme_comes_back(high):
    assert theme.use(high_contrast=False)
    assert not theme.use(high_contrast=False)
    assert theme.load().color["panel"] != high.color["panel"]


def least(pairs, colors, sight):
    """The pair that is told apart worst, as (difference, one, other)."""
    seen = {name: Color(colors[name]) for name in set().union(*pairs)}
    if sight:
        seen = {name: color.filter(sight, method="machado", out_space="srgb").clip() for name, color in seen.items()}
    return min((seen[one].delta_e(seen[other], method="2000"), one, other) for one, other in pairs)


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_seats_are_told_apart(colors, sight):
    assert least(list(combinations(COLOURS, 2)), colors, sight)[0] >= APART


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", games.names())
def test_the_colours_of_teams_are_told_apart(colors, game, sight):
    """Those of a team from those of each other one, its people's among them."""
    worn = [(team.color, *team.shades) for team in games.load(game).looks.teams]
    pairs = [pair for one, other in combinations(worn, 2) for pair in product(one, other)]
    assert not pairs or least(pairs, colors, sight)[0] >= APART


@pytest.mark.parametrize("colour", COLOURS)
def test_a_name_in_its_colour_can_be_read(colors, colour):
    assert Color(colors[colour]).contrast(colors["panel"]) >= READABLE
