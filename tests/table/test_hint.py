"""The hint at the table: asked by key or button, shown on the cards, gone with the answer."""

from dataclasses import replace

import msgspec
import pygame
import pytest

from tabletop.bots.analysis import AnalysisVerdict, CommonResponse, RatedAnswer
from tabletop.bots.analysis_client import LATE
from tabletop.i18n import tr
from tabletop.table.widgets.hint_panel import LINE, ROW, HintFacts, HintPanel, HintRow, numbered
from tests.match.test_hint_service import Ready
from tests.pages.rig import services
from tests.saying import said, says
from tests.table.hud.room import show
from tests.table.rig import Sitting


def verdict(choices, why=""):
    """These options, the first two of which nothing parts."""
    rated = tuple(
        RatedAnswer(choice, 0.6 - 0.1 * i, 0.5 - 0.1 * i, 0.7 - 0.1 * i, 40, 0.1 * i, 0.0 if i < 2 else 0.05)
        for i, choice in enumerate(choices)
    )
    return AnalysisVerdict(0.6, 0.5, 0.7, rated, why, replies=(CommonResponse(1, "Aim at player 3", 0.4),))


@pytest.fixture
def table():
    with Sitting(services=services(), seats=3) as sitting:
        sitting.wait()
        yield sitting


def hinted(table, choices, why=""):
    table.screen.table_hints.analyst = lambda: Ready(verdict(choices, why))
    return table.screen.table_hints


def test_a_hint_lights_what_is_as_good_as_the_best_and_then_the_rest(table):
    last = len(table.screen.view.options) - 1
    table_hints = hinted(table, (0, last, 1, 2), "For player 2.")
    table.pilot.key("f2")
    table.pilot.tick(32)
    facts = table_hints.panel.facts
    assert [(row.number, row.range) for row in facts.rows] == [(1, "50 to 70 %"), (2, "40 to 60 %")]
    assert facts.words.endswith(f"For {table.match.setup.seats[1].name}.")
    assert table_hints.hinted.lit == (0, last)
    assert table_hints.live()
    table.pilot.click("more hint")
    table.pilot.tick(32)
    assert len(table_hints.panel.facts.rows) == 4
    assert not table_hints.panel.more.visible
    first, second = (table.match.setup.seats[seat].name for seat in (1, 2))
    assert f"{first}**[/]: {said('espionage/act-aim')} {second} [muted]40 %" in table_hints.panel.facts.words
    assert table_hints.hinting.given == {table.match.asked[0]: 1}


def test_a_reason_names_the_answer_that_it_is_about(table):
    """Alone it needs no name."""
    found = verdict((0, len(table.screen.view.options) - 1), "It draws.")
    first, second = found.options
    options = (msgspec.structs.replace(first, chance=0.4), msgspec.structs.replace(second, chance=0.45))
    hinted(table, ()).analyst = lambda: Ready(msgspec.structs.replace(found, options=options))
    table.pilot.key("f2")
    table.pilot.tick(32)
    facts = table.screen.table_hints.panel.facts
    assert facts.words == f"[gold_light]**2. {facts.rows[1].text}:**[/] It draws."
    table.pilot.key("escape")
    table.screen.table_hints.hinting = None
    table.screen.table_hints.analyst = lambda: Ready(msgspec.structs.replace(found, options=options[:1]))
    table.pilot.key("f2")
    table.pilot.tick(32)
    assert table.screen.table_hints.panel.facts.words == "It draws."


def test_a_range_that_says_nothing_is_a_chance_with_a_bar():
    """As of a game in which much is still to come; nothing is called sure."""
    said = [
        HintRow(1, "", *of).range for of in ((0.55, 0.15, 0.93), (0.99, 0.4, 1.0), (0.55, 0.4, 0.7), (0.0, 0.0, 0.0))
    ]
    assert said == ["about 55 %", "about 95 %", "40 to 70 %", "0 %"]


def test_the_bars_are_explained_where_they_are_wide(table):
    found = verdict((0, 1))
    wide = tuple(msgspec.structs.replace(rated, low=0.1, high=0.9) for rated in found.options)
    for options, explained in ((found.options, False), (wide, True)):
        table.screen.table_hints.analyst = lambda options=options: Ready(
            msgspec.structs.replace(found, options=options)
        )
        table.pilot.key("f2")
        table.pilot.tick(32)
        assert table.screen.table_hints.panel.facts.foot.endswith(tr("input-hint-vague")) == explained
        table.pilot.key("escape")
        table.screen.table_hints.hinting = None


@pytest.mark.parametrize(("behind", "said"), [(0.1, "input-hint-ahead"), (0.3, "input-hint-clear")])
def test_what_is_ahead_for_sure_is_said_to_be_far_off_only_where_the_ranges_part(table, behind, said):
    first = RatedAnswer(0, 0.6, 0.5, 0.7, 40, 0.0, 0.0)
    rest = RatedAnswer(1, 0.6 - behind, 0.5 - behind, 0.7 - behind, 40, behind, 0.05)
    hinted(table, ()).analyst = lambda: Ready(msgspec.structs.replace(verdict((0,)), options=(first, rest)))
    table.pilot.key("f2")
    table.pilot.tick(32)
    assert table.screen.table_hints.panel.facts.words == tr(said)


def test_the_hint_goes_with_the_answer_and_with_esc(table):
    table_hints = hinted(table, (0, 1))
    table.pilot.click("corner hint")
    table.pilot.tick(32)
    assert table_hints.panel.visible
    table.pilot.key("escape")
    assert not table_hints.panel.visible
    assert table.pilot.app.top is table.screen
    table.pilot.key("f2")
    table.pilot.tick(32)
    assert table_hints.panel.visible
    table.screen.commands.give(0)
    table.pilot.tick(32)
    assert not table_hints.panel.visible
    assert not table_hints.live()


def test_a_hint_asked_for_while_something_is_told_comes_when_it_has_been_told(table):
    table_hints = hinted(table, (0, 1))
    told = table_hints.shown
    busy = replace(told, playback=told.playback._replace(busy=True))
    table_hints.show(busy)
    table_hints.ask()
    table_hints.tick()
    assert table_hints.facts is None
    table_hints.show(told)
    table_hints.tick()
    assert table_hints.hint is not None
    table_hints.show(busy)  # more is told about the same question
    assert table_hints.panel.visible


def test_no_word_of_a_long_answer_is_cut_off():
    """In a narrow panel all answers stand over their chances, as high as their words are; short ones beside them."""
    rows = tuple(
        HintRow(n, text, 0.5, 0.4, 0.6) for n, text in ((1, "Pass"), (2, "Attack with Lion Bean in the pink Galaxy"))
    )
    panel = HintPanel(lambda: None, lambda: None)
    with show(panel):
        panel.place(pygame.Rect(0, 0, 190, 700))
        panel.update(HintFacts(rows))
        (_, low), (long, high) = panel._rows
        assert long.size[1] + panel.kit.u(ROW - LINE) <= high > low == panel.kit.u(ROW)
        panel.update(HintFacts(rows[:1]))
        assert panel._rows == ((None, low),)


def test_nothing_found_is_said(table):
    table_hints = hinted(table, ())
    table_hints.analyst = lambda: Ready(None)
    table.pilot.key("f2")
    table.pilot.tick(32)
    assert says(table_hints.panel.facts.words, "input-hint-nothing")
    assert table_hints.hinting.given == {}


def test_where_several_play_there_is_no_hint():
    with Sitting(services=services(), seats=3, humans=2) as table:
        assert "corner hint" not in table.pilot.labels()
        table.pilot.key("f2")
        assert not table.screen.table_hints.panel.visible


def test_odds_of_hidden_cards_go_round_the_places(table):
    """Each other hand, then the next card; a hint comes in their place, and they go with the answer."""
    table_hints = hinted(table, (0, 1))
    table.pilot.click("corner odds")
    names = [table.match.setup.seats[seat].name for seat in (1, 2)]
    assert table_hints.panel.facts.title == said("input-odds-hand", name=names[0])
    assert all(row.number == 0 and row.low == row.high for row in table_hints.panel.facts.rows)
    table.pilot.key("f3")
    assert table_hints.panel.facts.title == said("input-odds-hand", name=names[1])
    table.pilot.click("more hint")
    assert table_hints.panel.facts.title == said("input-odds-draw")
    assert table_hints.panel.facts.more == said("input-next-hand", name=names[0])
    table.pilot.key("f2")
    table.pilot.tick(32)
    assert table_hints.panel.facts.title == "", "of a hint"
    table.pilot.key("f3")
    assert not table_hints.live()
    table.screen.commands.give(0)
    table.pilot.tick(32)
    assert not table_hints.panel.visible


def test_of_answers_that_nothing_parts_the_larger_number_stands_above(table):
    """Also where a reason is given for the other one."""
    found = verdict((0, 1))
    first, second = found.options
    found = msgspec.structs.replace(found, options=(first, msgspec.structs.replace(second, chance=0.65)))
    for why in ("", "It keeps a card."):
        table_hints = table.screen.table_hints
        table_hints.analyst = lambda why=why: Ready(msgspec.structs.replace(found, why=why))
        table.pilot.key("f2")
        table.pilot.tick(32)
        assert table_hints.hinted.lit == (1, 0)
        table.pilot.key("escape")
        table_hints.hinting = None


def test_a_hint_that_comes_too_late_may_be_asked_for_again(table):
    slow = Ready(None)
    slow.trouble = LATE
    table.screen.table_hints.analyst = lambda: slow
    for asked in (1, 2):
        table.pilot.key("f2")
        table.pilot.tick(32)
        assert table.screen.table_hints.panel.facts.words == tr("input-hint-lost")
        assert len(slow.asked) == asked


def test_a_part_of_the_table_gets_no_ring_and_its_number_in_the_middle(table):
    """As what an attack goes at, with cards and a badge on it."""
    card, part = pygame.Rect(10, 10, 60, 80), pygame.Rect(100, 0, 400, 300)
    *marks, (disc, at) = table.screen.table_hints.hinted._mark(0, [card, part], 0)
    assert max(picture.get_width() for picture, _ in marks) < 100
    assert part.inflate(-200, -150).contains(disc.get_rect(topleft=at))


def test_a_rank_looks_like_no_key(table, monkeypatch):
    """A bare digit on a card is the key that chooses it."""
    kit, written = table.screen.kit, []
    line = type(kit).line
    monkeypatch.setattr(
        type(kit), "line", lambda self, text, *a, **b: written.append(text) or line(self, text, *a, **b)
    )
    for count in range(1, 5):
        numbered(kit, count, 38, best=count == 1)
    assert written == ["1st", "2nd", "3rd", "4th"]


def test_the_way_of_a_hint_leaves_the_prompt_readable(table):
    places = table.screen.places
    above, below = (pygame.Rect(0, 0, 80, 100) for _ in range(2))
    above.midbottom, below.midtop = places.areas.prompt.midtop, places.areas.prompt.midbottom
    dots = [dot.get_rect(topleft=at) for dot, at in table.screen.table_hints.hinted._mark(0, [below, above], 0)[2:-1]]
    assert len(dots) > 4
    assert places.areas.prompt.collidelist(dots) < 0
