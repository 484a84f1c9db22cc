"""Prompt, buttons, log, corner bar and the banner of time travel."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import CardRef, SeatRef
from tabletop.match.history.match_log import LogLine
from tabletop.table.hud import ButtonFacts, ButtonRow, CornerBar, LogPanel, PromptFacts, PromptLine, TimeTravelBar
from tabletop.table.hud.log_panel import INDENT
from tests.table.hud.room import SIZES, Ears, show, words


def first(pilot):
    return pilot.app.top.panels[0]


# --- words
def test_names_and_cards_are_filled_in():
    made = words()
    line = (SeatRef(1), " | ", CardRef(0, 5), " | ", SeatRef(-1), " | ", CardRef(UNKNOWN))
    assert made.plain(line).split(" | ") == ["Theo", "Sniper", "Nobody", "a card"]
    rich = made.rich(line)
    assert "[seat1]**Theo**" in rich
    assert "[@card:0:5]**Sniper**" in rich


def test_a_name_that_ends_its_sentence_has_no_stop_behind_it():
    made = words()
    made.cards = (made.cards[0]._replace(name="Boomerang!"), made.cards[1])
    assert made.plain((SeatRef(1), ": ", CardRef(0), ".")) == "Theo: Boomerang!"
    assert made.plain((CardRef(0), ". Answer.")) == "Boomerang! Answer."
    assert made.plain((CardRef(0), ", ", CardRef(1), ".")) == "Boomerang!, Medic."
    assert made.rich((CardRef(0), ".")).endswith("**[/][/]")


def test_a_typed_name_cannot_write_markup():
    made = words()
    made.who = (made.who[0]._replace(name="**[@card:0:1]{bomb}"),)
    assert made.rich((SeatRef(0),)).count("[@") == 1
    assert "\\[@card" in made.rich((SeatRef(0),))


# --- prompt
def test_the_prompt_says_what_and_why():
    rule, card = Ears(), Ears()
    with show(PromptLine(words(), rule, card)) as pilot:
        prompt = first(pilot)
        assert not prompt.visible
        prompt.update(PromptFacts((SeatRef(0), ": aim ", CardRef(0, 3), "."), "Because.", "ES-43"))
        pilot.app.relayout()
        pilot.tick()
        pilot.click("prompt rule")
        assert rule == [("ES-43",)]
        place = next(run.rect for run in prompt.text._block(prompt.text.rect.width).runs if run.span.link)
        pilot.move(place.move(prompt.text.rect.topleft).center)
        assert card[-1][:2] == (0, 3)
        pilot.move((5, 5))
        assert card[-1][:2] == (-1, -1)
        prompt.update(None)
        assert not prompt.visible


def test_the_steps_of_an_announcement_show_how_far_it_is():
    with show(PromptLine(words(), Ears(), Ears())) as pilot:
        frames = set()
        for step in range(4):
            first(pilot).update(PromptFacts(("Aim.",), steps=("Card", "Aim", "Title"), step=step))
            pilot.app.relayout()
            pilot.tick()
            frames.add(pilot.pixels())
        assert len(frames) == 4


@pytest.mark.parametrize("size", SIZES)
def test_a_long_prompt_grows_and_stays_inside(size):
    long = "Choose one of the cards that you have looked at and put it on top of the draw pile, "
    with show(PromptLine(words(), Ears(), Ears()), size=size, scale=2.0) as pilot:
        first(pilot).update(PromptFacts((long * 2, SeatRef(3), "."), "Why.", "ES-1"))
        pilot.app.relayout()
        assert first(pilot).box.contains(first(pilot).text.rect)
        assert pilot.app.top.rect.contains(first(pilot).box)


def test_no_word_of_a_prompt_stands_alone_in_its_last_row():
    """Rows are of about one length, in no more of them than before."""
    with show(PromptLine(words(), Ears(), Ears())) as pilot:
        prompt = first(pilot)
        for many in range(12, 40):
            prompt.update(PromptFacts((" ".join(["word"] * many),)))
            pilot.app.relayout()
            rows = {}
            for run in prompt.text._block(prompt.text.rect.width).runs:
                rows.setdefault(run.rect.y, []).append(run.rect.width)
            lengths = [sum(row) for row in rows.values()]
            if len(lengths) > 1:
                assert min(lengths) > 0.6 * max(lengths), many


# --- buttons
def test_buttons_tell_their_id_and_why_not():
    ears = Ears()
    with show(ButtonRow(ears)) as pilot:
        first(pilot).update(
            [
                ButtonFacts("pass", "End turn", "primary", key="E"),
                ButtonFacts("claim", "Claim", enabled=False, why_not="Only 7."),
            ]
        )
        pilot.app.relayout()
        pilot.click("button pass")
        pilot.click("button claim")
        pilot.key("e")
        assert ears == [("pass",), ("pass",)]
        assert pilot.find("button claim").tooltip == "Only 7."


def test_a_button_that_stays_keeps_the_focus():
    with show(ButtonRow(Ears())) as pilot:
        row = first(pilot)
        row.update([ButtonFacts("a", "A"), ButtonFacts("b", "B")])
        pilot.app.relayout()
        pilot.app.top.set_focus(pilot.find("button b"))
        row.update([ButtonFacts("b", "B now"), ButtonFacts("c", "C")])
        assert pilot.app.top.focus is pilot.find("button b")
        row.update([ButtonFacts("c", "C")])
        assert pilot.app.top.focus is None


FOUR = [
    ButtonFacts("0", "End turn", "primary", key="E"),
    ButtonFacts("1", "Buy a card (2 left)", key="B"),
    ButtonFacts("2", "Bid for a rare one", key="I"),
    ButtonFacts("3", "Spin", key="S"),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("align", "style"), [("right", "primary"), ("right", "secondary"), ("center", "secondary")])
def test_what_stays_keeps_place_and_key_as_long_as_the_question_goes_on(size, align, style):
    """Whichever is gone, for as long as something is told, or has come to other words; a new question begins anew."""
    four = [FOUR[0]._replace(style=style), *FOUR[1:]]
    with show(ButtonRow(Ears(), align=align), size=size) as pilot:
        row = first(pilot)
        for width in (row.rect.width, row.rect.width // 4):
            row.place(pygame.Rect(row.rect.topleft, (width, row.rect.height)))
            for gone in range(4):
                row.update(four, gone)
                before = [(child.rect.copy(), child.key) for child in row.children]
                assert all(not a.colliderect(b) for (a, _), (b, _) in combinations(before, 2))
                row.update([], gone)
                left = [fact._replace(id=str(i)) for i, fact in enumerate(four) if i != gone]
                left = [fact._replace(key="B") if gone == 1 and fact.key == "I" else fact for fact in left]
                left = [
                    fact._replace(text="Buy a card (1 left)") if fact.key == "B" and gone != 1 else fact
                    for fact in left
                ]
                row.update(left, gone)
                assert [(child.rect, child.key) for child in row.children] == before[:gone] + before[gone + 1 :]
                row.update(four, gone)
                assert [(child.rect, child.key) for child in row.children] == before
            row.update(left, "new")
            assert row.button_places.taken == [0, 1, 2]
            assert row.children[0].text == left[0].text


def test_buttons_of_the_same_words_have_places_of_their_own():
    same = [ButtonFacts(str(i), "Throw a Bone", key=key) for i, key in enumerate("TRO")]
    with show(ButtonRow(Ears(), align="right")) as pilot:
        row = first(pilot)
        row.update(same, 1)
        before = [child.rect.copy() for child in row.children]
        row.update(same[1:], 1)
        assert [child.rect for child in row.children] == before[1:]


# --- corner bar
def test_the_corner_bar_tells_ids_and_says_why_not():
    ears = Ears()
    with show(CornerBar(ears)) as pilot:
        first(pilot).update(redo="Nothing yet.")
        pilot.click("corner undo")
        pilot.click("corner redo")
        pilot.click("corner menu")
        assert ears == [("undo",), ("menu",)]
        assert pilot.find("corner redo").tooltip == "Nothing yet."


def test_switched_house_rules_are_public():
    with show(CornerBar(Ears(), house=("**Elimination**: first blood",))) as pilot:
        assert "first blood" in pilot.find("corner house").tooltip
    with show(CornerBar(Ears())) as pilot:
        assert "corner house" not in pilot.labels()


# --- log
def lines(number, start=1):
    return [LogLine(n, (SeatRef(n % 4), " plays ", CardRef(n % 3, n), ".")) for n in range(start, start + number)]


def test_a_click_on_a_line_looks_back():
    jumps = Ears()
    with show(LogPanel(words(), jumps, Ears(), Ears())) as pilot:
        panel = first(pilot)
        panel.update(lines(5))
        pilot.app.relayout()
        row = panel.lines._rows[1]
        pilot.click((panel.lines.rect.right - 4, panel.lines.rect.y + row.top + row.high // 2))
        assert jumps == [(2,)]


def test_the_name_of_a_card_shows_it():
    cards = Ears()
    with show(LogPanel(words(), Ears(), cards, Ears())) as pilot:
        panel = first(pilot)
        panel.update(lines(3))
        pilot.app.relayout()
        row, view = panel.lines._rows[2], panel.lines
        block = pilot.app.kit.rich(row.source, "small", view.rect.width - pilot.app.kit.u(INDENT + 14), "text")
        link = next(run.rect for run in block.runs if run.span.link)
        pilot.move((view.rect.x + pilot.app.kit.u(INDENT) + link.centerx, view.rect.y + row.top + link.centery))
        assert cards[-1][:2] == (0, 3)
        pilot.move((2, 2))
        assert cards[-1][:2] == (-1, -1)


def test_new_lines_are_followed_unless_somebody_reads_above():
    with show(LogPanel(words(), Ears(), Ears(), Ears())) as pilot:
        panel = first(pilot)
        panel.update(lines(60))
        pilot.app.relayout()
        assert panel.scroll.offset == panel.scroll.most > 0
        panel.update(lines(70))
        assert panel.scroll.offset == panel.scroll.most
        panel.scroll.scroll_to(10)
        panel.update(lines(80))
        assert panel.scroll.offset == 10


def test_the_newest_line_comes_back():
    """By its button, when the next turn begins, and when the present is shown again."""
    with show(LogPanel(words(), Ears(), Ears(), Ears())) as pilot:
        panel, first_turn = first(pilot), [line._replace(turn=0) for line in lines(60)]
        panel.update(first_turn)
        pilot.app.relayout()
        panel.scroll.scroll_to(10)
        pilot.click("log newest")
        assert panel.scroll.at_end
        panel.scroll.scroll_to(10)
        panel.update([*first_turn, *(line._replace(turn=1) for line in lines(2, 61))])
        assert panel.scroll.at_end
        panel.update(panel.lines._lines, 5)
        panel.scroll.scroll_to(10)
        panel.update(panel.lines._lines, None)
        assert panel.scroll.at_end
        assert [row.turn for row in panel.lines._rows if row.turn >= 0] == [0, 1]


def test_an_undo_takes_lines_away():
    with show(LogPanel(words(), Ears(), Ears(), Ears())) as pilot:
        panel = first(pilot)
        panel.update(lines(6))
        pilot.app.relayout()
        panel.update(lines(4))
        assert [row.n for row in panel.lines._rows] == [1, 2, 3, 4]
        panel.update([*lines(3), LogLine(4, ("Something else.",))])
        assert panel.lines._rows[-1].source == "Something else."


def test_the_log_is_read_with_keys():
    jumps = Ears()
    with show(LogPanel(words(), jumps, Ears(), Ears())) as pilot:
        panel = first(pilot)
        panel.update(lines(40))
        pilot.app.relayout()
        pilot.app.top.set_focus(panel.lines)
        pilot.key("up", "up", "up", "return")
        assert jumps == [(38,)]


def test_folded_it_shows_the_newest_line_only():
    folds = Ears()
    with show(LogPanel(words(), Ears(), Ears(), folds)) as pilot:
        panel = first(pilot)
        panel.update(lines(5))
        high = panel.measure(900)[1]
        pilot.click("fold log")
        assert folds == [(True,)]
        assert panel.measure(900)[1] < high / 3
        pilot.app.relayout()
        pilot.tick()
        before = pilot.pixels()
        panel.update([*lines(5), LogLine(6, ("Nobody answers.",))])
        pilot.tick()
        assert pilot.pixels() != before


# --- looking back
def test_the_banner_of_time_travel_steps_and_returns():
    home, steps = Ears(), Ears()
    with show(TimeTravelBar(home, steps)) as pilot:
        banner = first(pilot)
        assert not banner.visible
        banner.update("answer 3 of 9", back=False)
        pilot.app.relayout()
        pilot.click("one step back")
        pilot.click("one step on")
        pilot.click("return")
        assert (home, steps) == ([()], [(1,)])
        banner.update(None)
        assert not banner.visible
