from __future__ import annotations

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.toolkit import markup
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.rich_text import measure, shorten
from tests.toolkit.rig import SCALES, SIZES

LONG = (
    "Answer an **opponent's Mission**, or a copy of one {shield}: *cancel* it. [red]Everything[/] that it "
    "would have done does not happen, and [@ES-31]the rule[/] says so. Donaudampfschifffahrtsgesellschaft."
)


@pytest.fixture
def kit() -> DrawContext:
    return DrawContext((1280, 720))


@pytest.mark.parametrize("factor", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_wrapped_text_stays_in_its_width(size: tuple[int, int], factor: float) -> None:
    """No run leaves the box that the text was wrapped for, in any window and at any scale."""
    kit = DrawContext(size, factor)
    for role in ("body", "small", "caption", "strong"):
        width = kit.u(420)
        for align in ("left", "center", "right"):
            block = kit.rich(LONG, role, width, align=align)
            assert all(run.rect.left >= 0 and run.rect.right <= width for run in block.runs if run.text.strip())
            assert block.size[1] == block.lines * block.line_height


def test_a_number_and_its_per_cent_stay_on_one_line(kit: DrawContext) -> None:
    words = "the chance rose by 14 %"
    wide = kit.measure(words, "body") - 1
    two = kit.rich(words, "body", wide)
    assert two.size[1] > kit.rich(words, "body", 2 * wide).size[1]
    assert two.runs[-1].text == "14 %"


@pytest.mark.parametrize("factor", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_rows_that_are_too_many_end_with_an_ellipsis(size: tuple[int, int], factor: float) -> None:
    """In their width; a block that is short enough stays as it is."""
    kit = DrawContext(size, factor)
    width = kit.u(240)
    whole = kit.rich(LONG, "body", width)
    for rows in range(1, whole.lines):
        block = kit.rich(LONG, "body", width, rows=rows)
        assert block.lines == rows
        assert block.runs[-1].text.endswith("…")
        assert block.runs[-1].rect.right <= width or len(block.runs[-1].text.split()) == 1
    assert kit.rich(LONG, "body", width, rows=whole.lines).runs == whole.runs


@pytest.mark.parametrize("factor", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_line_is_cut_to_its_box(size: tuple[int, int], factor: float) -> None:
    """A written line never leaves its box; if it is cut it ends with an ellipsis."""
    kit = DrawContext(size, factor)
    target = pygame.Surface((kit.u(900), kit.u(100)), pygame.SRCALPHA)
    for role in kit.theme.type:
        for align in ("left", "center", "right"):
            box = pygame.Rect(kit.u(100), 0, kit.u(240), kit.u(100))
            ink = kit.write(target, "The quick brown fox jumps over it all", role, box, align=align)
            assert box.left <= ink.left
            assert ink.right <= box.right


def test_shorten_keeps_what_fits(kit: DrawContext) -> None:
    """Text that fits is untouched; text that does not is the longest beginning that does."""
    style = kit.style("body")
    wide = measure(style, "Nadia")
    assert shorten(style, "Nadia", wide) == "Nadia"
    cut = shorten(style, "Nadia of the long name", wide)
    assert cut.endswith("…")
    assert measure(style, cut) <= wide


def test_markup_makes_spans() -> None:
    """Each mark gives its style, and closing marks end it."""
    spans = markup.parse("a **b** *c* {crown}[red]d[@x]e[/]f[/]g")
    assert [(s.text, s.bold, s.italic, s.color, s.icon, s.link) for s in spans] == [
        ("a ", False, False, "", "", ""),
        ("b", True, False, "", "", ""),
        (" ", False, False, "", "", ""),
        ("c", False, True, "", "", ""),
        (" ", False, False, "", "", ""),
        ("", False, False, "", "crown", ""),
        ("d", False, False, "red", "", ""),
        ("e", False, False, "red", "", "x"),
        ("f", False, False, "red", "", ""),
        ("g", False, False, "", "", ""),
    ]


@given(st.text(max_size=60))
@settings(deadline=None)
def test_escaped_text_comes_back_unchanged(text: str) -> None:
    """A name with marks in it shows exactly as it was typed."""
    assert markup.plain(markup.escape(text)) == text


@given(st.text(alphabet="ab *{}[]/@\\\n", max_size=40), st.integers(5, 300))
@settings(deadline=None, max_examples=60)
def test_any_markup_can_be_laid_out(text: str, width: int) -> None:
    """Broken marks never break the layout, and all that they mark is there; an unknown icon would be the writer's mistake."""
    block = DrawContext((1280, 720)).rich(text, "body", width)
    said = "".join(span.text for span in markup.parse(text))
    assert "".join("".join(run.text for run in block.runs).split()) == "".join(said.split()), "not a letter is lost"
    assert all(run.rect.left >= 0 and run.rect.bottom <= block.size[1] for run in block.runs)


def test_an_unknown_icon_names_the_nearest(kit: DrawContext) -> None:
    """A typing error in an icon's name is found at once."""
    with pytest.raises(KeyError, match="crown"):
        kit.icon("crwon", 20)


def test_capitals_are_centred_in_their_box(kit: DrawContext) -> None:
    """The ink of capitals has the same room above and below, whatever the font's own metrics."""
    for role in ("heading", "button", "body", "title", "label"):
        target = pygame.Surface((400, 80), pygame.SRCALPHA)
        kit.write(target, "HIEH", role, pygame.Rect(0, 0, 400, 80))
        ink = target.get_bounding_rect()
        assert abs(ink.top - (80 - ink.bottom)) <= 2


@pytest.mark.parametrize("size", [(1152, 720), (1280, 720), (1920, 1080)])
def test_what_is_fitted_into_a_width_has_room_there(size: tuple[int, int]) -> None:
    """Letters grow by whole pixels: a size that fits by the rule of three may be a hair too wide."""
    kit, least = DrawContext(size), 0.6
    for text in ("Type: any", "Robin And Mustafa's Night Out"):
        for role in ("strong", "caption"):
            whole = kit.measure(text, role)
            smallest = kit.measure(text, role, kit.fit(text, role, 1, least))
            for width in range(smallest, whole + 2):
                assert kit.measure(text, role, kit.fit(text, role, width, least)) <= width
