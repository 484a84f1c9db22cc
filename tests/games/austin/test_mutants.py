"""Small mistakes in the rules that would slip through everywhere else; each scene stands for one that once did."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.rules.lint import lint
from tabletop.games.austin.rules.ops import TOUCHES, lacking
from tabletop.games.austin.rules.queries import ASK_HELP, STRAW, draw_straw
from tabletop.games.austin.rules.table import AGENTS
from tabletop.games.austin.rules.values import bone_off
from tests.games.austin.scene import Scene
from tests.games.linting import own, slips


@pytest.mark.rule("AP-53")
def test_what_is_not_said_with_may_has_to_be_done():
    """Austin Powers takes a Bone, there is no way round it; a Shagette may be left where she is."""
    must = Scene("| hand: austin-powers | discard: twirl tea-lady", "dr-evil").play("austin-powers")
    assert PASS not in must.options_now()
    may = Scene("| hand: shagette-bass-player | discard: shagette-go-go", "dr-evil").play("shagette-bass-player")
    assert PASS in may.options_now()


@pytest.mark.rule("AP-73")
def test_the_call_for_help_is_a_button():
    """It names no card and no place."""
    s = Scene("austin-kung | hand: twirl", "dr-evil | hand: menacing", "melody | hand: groove-now").attack(
        "austin-kung", "dr-evil"
    )
    assert [option for option in s.options_now() if option[0] == ASK_HELP] == [(ASK_HELP, -1, -1)]


@pytest.mark.rule("AP-60", "AP-62")
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_the_reason_looks_at_the_agents_of_every_opponent(seat):
    """Wherever the only one sits whom Melody cannot seduce."""
    seats = ["melody", "", "", "", "", ""]
    seats[seat] = "unibrau-hot"
    assert Scene(*seats).reason("melody") == "wrong_sex"


@pytest.mark.rule("AP-59", "AP-60", "AP-62")
def test_an_agent_over_a_target_hears_why_not_this_one():
    """Nothing is said of one that it may attack, or of cards that are no Agents on a table."""
    s = Scene("felicity-shagwell austin-kung | hand: twirl", "mini-me frau-farbissina | hand: dr-evil", "melody")
    over = lambda agent, target: (s.game.obstacle(0, s.card(agent), s.card(target)) or ("",))[0]  # noqa: E731
    assert over("felicity-shagwell", "frau-farbissina") == "wrong_sex"
    assert over("austin-kung", "melody") == "same_allegiance"
    assert over("austin-kung", "felicity-shagwell") == "own_agent"
    assert [over("austin-kung", "mini-me"), over("twirl", "mini-me"), over("austin-kung", "dr-evil")] == [""] * 3


@pytest.mark.rule("AP-104")
def test_what_is_not_there_is_said_only_where_all_cards_count():
    """Of "any player" the own cards do not count before, so that nothing can be said of them."""
    muting = next(which for which in TOUCHES if which.op == "mute")
    assert {who: lacking(replace(muting, who=who)) for who in ("each_other", "any")} == {
        "each_other": True,
        "any": False,
    }


@pytest.mark.rule("AP-90")
def test_a_card_without_anything_lasting_does_not_stay_on_the_table():
    """The linter says so."""
    found = slips(lint, own("austin"), ("\non_table = false", "\non_table = true"))
    assert any("on_table: " in mistake for mistake in found), found


@pytest.mark.rule("AP-12")
def test_a_slip_in_a_deck_does_not_hide_the_next():
    """An unknown card, and after it one of the other side."""
    found = slips(lint, own("austin"), ("felicity-shagwell = 1", "felicity-shagwel = 1\ndr-evil = 1"))
    for words in ("no card 'felicity-shagwel'", "'dr-evil' is of the other side"):
        assert any(words in mistake for mistake in found), found


@pytest.mark.rule("AP-176")
def test_a_straw_is_no_card():
    """Each is offered by its number alone."""
    assert draw_straw(Scene("", "").table, 0, (0, 2)) == [(STRAW, -1, 0), (STRAW, -1, 2)]


def test_what_a_crew_can_do_is_worked_out_when_nobody_has_asked_before():
    """A change of the crew forgets it."""
    s = Scene("austin-kung", "dr-evil")
    s.table.memo[AGENTS] = None
    assert bone_off(s.table, 0) == 0
