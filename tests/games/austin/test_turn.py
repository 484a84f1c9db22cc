"""The turn: actions, Agents, evening up, the end of the game (AP-27 to AP-58, AP-109 to AP-115)."""

from __future__ import annotations

import pytest

from tabletop.games.austin.rules.cards import CARDS, ROLE, SCORE, SWINGER, TYPE
from tabletop.games.austin.rules.events import EndDraws, Spent
from tabletop.games.austin.rules.table import GOAL, HAND, STEP
from tests.games.austin.scene import Scene, pile_of


@pytest.mark.rule("AP-41", "AP-42", "AP-46", "AP-48", "AP-115")
def test_two_actions_in_any_mix_then_the_next_player():
    """Any of the four, also twice the same; then only the end of the turn is left, and it goes clockwise."""
    s = Scene(
        "felicity-shagwell | hand: basil-exposition-explaining time-kiosk lost-luggage", "mustafa", "melody-vox", ""
    )
    assert {"play_agent", "attack", "swinger", "happening"} == {
        act for act in ("play_agent", "attack", "swinger", "happening", "card_action", "play_free") if s.can(act)
    }
    s.play("basil-exposition-explaining")
    assert s.actions == 1
    s.attack("felicity-shagwell", "mustafa").leave()
    assert s.actions == 0
    assert s.options_now() == [(-1, -1, -1)]
    s.spent()
    assert s.asked() == ("main", 1)
    assert s.actions == 2
    assert s.said(Spent) == [Spent(0)]
    s.spent().spent().spent()
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-47")
def test_on_other_turns_nothing_is_asked_but_what_concerns_the_seat():
    """While seat 0 acts no other seat has an option."""
    s = Scene("", "dr-evil | hand: mustafa", turn=0)
    assert s.game.options_of(1) is None


@pytest.mark.rule("AP-49", "AP-50", "AP-51", "AP-52", "AP-54")
def test_agents_add_their_vibes_to_those_of_the_table():
    """Four vibes, counted over all active Agents; the same Agent may be there several times."""
    s = Scene("austin-powers | hand: fab-hairdresser", "dr-evil dr-evil dr-evil")
    assert s.vibes(0) == (1, 1, 1, 0)
    assert s.vibes(1) == (0, 0, 3, 6)
    s.play("fab-hairdresser")
    assert s.agents(0) == ["austin-powers", "fab-hairdresser"]
    s.pick("choose", None, 3)
    assert s.vibes(0) == (1, 3, 1, 1)
    s = Scene("felicity-shagwell", "table: fog-machine:1")
    assert s.vibes(0) == (0, 1, 0, 0), "never below 0"


@pytest.mark.rule("AP-27", "AP-32", "AP-28")
def test_points_are_the_printed_scores_of_the_pile():
    """Agents, Bones and Happenings have a score, Swingers none; the first card that makes 100 ends the game."""
    assert all((SCORE[kind] > 0) == (TYPE[kind] != SWINGER) for kind in range(len(CARDS)))
    s = Scene("felicity-shagwell | scored: austin-powers that-tie conga-line | points: 91", "mustafa")
    assert s.points(0) == 91
    s.attack("felicity-shagwell", "mustafa").leave()
    assert s.points(0) == GOAL
    assert s.game.over
    assert s.outcome() == ("goal", (0,))
    assert sum(SCORE[kind] for kind in range(len(CARDS)) if CARDS[kind].id in pile_of(13, 0)) == 13


@pytest.mark.rule("AP-29")
def test_everybody_plays_alone():
    """A Shagger may target the Agents of every other seat, also of the own side."""
    s = Scene("felicity-shagwell", "mustafa", "austin-powers", "dr-evil")
    assert s.targets("felicity-shagwell") == ["austin-powers", "dr-evil", "mustafa"]


@pytest.mark.rule("AP-35")
def test_conceding_leaves_the_others_to_play_on():
    """Off by default; of three the other two go on, and what lay in front of the seat is discarded; of two the other wins."""
    assert not Scene("", "").can("concede")
    s = Scene("felicity-shagwell | hand: twirl", "mustafa", "melody-vox", concede="yes")
    s.pick("concede")
    assert s.discards(0) == ["twirl-like-you-mean-it", "felicity-shagwell"]
    while s.asked() != ("main", 1):
        s.no()
    s.no().no()
    assert s.asked() == ("main", 2), "seat 0 is passed over"
    s = Scene("", "mustafa", concede="yes").pick("concede")
    assert s.outcome() == ("concede", (1,))


@pytest.mark.rule("AP-57", "AP-60", "AP-62")
def test_every_agent_is_a_shagger_or_an_assassin():
    """And its role says whom it may target: the opposite sex, or the other side."""
    assert {ROLE[kind] for kind in range(len(CARDS)) if ROLE[kind] >= 0} == {0, 1}
    s = Scene("austin-powers austin-kung", "mustafa robin-swallows", "melody-vox carnaby", "")
    assert s.targets("austin-powers") == ["melody-vox-chart-topper", "robin-swallows"]
    assert s.targets("austin-kung") == ["mustafa", "robin-swallows"]


@pytest.mark.rule("AP-109")
def test_a_turn_ends_after_20_actions_and_free_plays():
    """Unless the table has switched that off."""
    hand = " ".join(["austin-from"] * 21)
    s = Scene(f"austin-powers | hand: {hand}", "")
    for _ in range(20):
        s.free("austin-from")
    assert s.options_now() == [(-1, -1, -1)]
    s = Scene(f"austin-powers | hand: {hand}", "", turn_limit="off")
    for _ in range(21):
        s.free("austin-from")
    assert s.actions == 2


@pytest.mark.rule("AP-112", "AP-115")
def test_the_free_discard():
    """Any number from the own hand, none or all, and they become public together."""
    s = Scene("| hand: twirl i-brought", "| hand: mustafa").no()
    assert s.asked() == ("free_discard", 0)
    s.pick("discard", "twirl")
    assert s.discards(0) == []
    assert not any(event[0] == "move" for event in s.events)
    s.pick("discard", "i-brought")
    assert s.options_now() == [(-1, -1, -1)]
    s.no()
    assert s.discards(0) == ["twirl-like-you-mean-it", "i-brought-my-own-disco-ball"]
    assert len(s.table.zones[HAND]) == 6
    assert s.discards(1) == []


@pytest.mark.rule("AP-110", "AP-111")
def test_all_even_up_the_turn_player_first():
    """Seat 1 ends its turn: 1, 2, 0; who is over six discards exactly so many, of the own choice."""
    eight = "only-bruised only-bruised smell-the smell-the that-was that-was menacing menacing"
    seven = "twirl twirl that-tie that-tie unhand unhand i-brought"
    s = Scene(f"| hand: {seven}", f"| hand: {eight}", "| hand: twirl", turn=1).no().no()
    assert s.asked() == ("even_up", 1)
    s.pick("discard", "menacing")
    assert s.asked() == ("even_up", 1)
    assert s.discards(1) == [], "together"
    s.pick("discard", "that-was")
    assert sorted(s.discards(1)) == ["menacing-little-stare", "that-was-my-last-sandwich"]
    assert len(s.table.zones[HAND + 2 * STEP]) == 6
    assert s.asked() == ("even_up", 0)
    s.pick("discard", "unhand")
    assert s.asked() == ("main", 2)
    assert {len(s.table.zones[HAND + STEP * seat]) for seat in range(3)} == {6}
    assert [(fact.seat, fact.more, len(fact.kinds)) for fact in s.heard(0, EndDraws)] == [(2, 5, 5)]


@pytest.mark.rule("AP-114")
def test_a_hand_without_a_deck_stays_short():
    """Who cannot draw anything is not told of."""
    s = Scene("| hand: twirl", "mustafa | hand: dr-evil", deck_size=(0, 12)).spent()
    assert s.hand(0) == ["twirl-like-you-mean-it"]
    assert [fact.seat for fact in s.heard(0, EndDraws)] == [1]


@pytest.mark.rule("AP-33")
def test_a_player_without_cards_passes():
    """Nothing in hand, deck and discard pile: the turn is asked and ends."""
    s = Scene("", "mustafa | hand: dr-evil", deck_size=0)
    assert s.options_now() == [(-1, -1, -1)]
    s.spent()
    assert s.asked() == ("main", 1)


@pytest.mark.rule("AP-34")
@pytest.mark.parametrize(("guard", "over"), [("6", True), ("off", False)])
def test_the_stall_guard(guard, over):
    """Six full rounds without a change of a score pile; equal totals share. A change starts the count again."""
    s = Scene("felicity-shagwell | points: 41", "mustafa | points: 50", deck_size=0, stall_guard=guard)
    for _ in range(11):
        s.spent()
    assert not s.game.over
    s.spent()
    assert s.outcome() == (("stall", (1,)) if over else None)


@pytest.mark.rule("AP-34")
def test_a_changed_score_pile_starts_the_count_again():
    """The attack of the fifth turn counts as the first moment; then twelve turns pass."""
    s = Scene("felicity-shagwell | points: 41", "mustafa | points: 50", deck_size=0, stall_guard="6")
    for _ in range(4):
        s.spent()
    s.attack("felicity-shagwell", "mustafa").leave()
    for _ in range(12):
        assert not s.game.over
        s.spent()
    assert s.outcome() == ("stall", (0, 1))
