"""What every Happening does to its target, and that it is scored whatever comes of it."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.rules.cards import KIND
from tabletop.games.austin.rules.events import DiscardAll, DiscardHand, Named, ShortTurn, Shows
from tests.games.austin.scene import Scene, card_id

BONE, AGENT, SWINGER = 1, 0, 2
CREEPY = 4 + 3  # behind the four types


def happens(card, yours, named=-1, mine="", evil=False, **words):
    """Two players: the other one is the target at once."""
    return Scene(f"{mine} | hand: {card}", yours, evil_first=evil, **words).use(card, named)


@pytest.mark.rule("AP-100")
def test_agents_of_the_target():
    """Conga: back to the hand; Trap Door Drill: discarded; the target chooses. The card is scored without an Agent, too."""
    s = happens("conga", "dr-evil mustafa")
    assert s.asked() == ("pick_card", 1)
    s.pick("pick", "mustafa")
    assert s.hand(1) == ["mustafa"]
    assert s.points(0) == 4
    s = happens("trap-door-drill", "melody gadget", evil=True).pick("pick", "gadget")
    assert s.discards(1) == ["gadget-boffin"]
    s = happens("conga", "")
    assert s.points(0) == 4
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-151")
@pytest.mark.parametrize(("card", "evil"), [("power-cut", False), ("mandatory", True)])
def test_fewer_actions(card, evil):
    """The target's next turn starts with one; the turn after that is as usual; extra actions are added."""
    s = happens(card, "| hand: monorail" if not evil else "| hand: double-decker", evil=evil).no().no()
    assert s.actions == 1
    assert s.said(ShortTurn) == [ShortTurn(1, 1)], "whoever looks in that turn knows why"
    s.swing("double-decker" if evil else "monorail", 0)
    assert s.actions == 2


def test_a_whole_hand_is_told_at_once():
    """A line for each card would be read for seconds."""
    s = happens("mass-hypnosis", "| hand: twirl melody", evil=True)
    assert not s.said(DiscardHand)
    assert not s.said(Shows), "all of it is seen as it goes"
    [fact] = s.said(DiscardAll)
    assert fact == DiscardAll(0, 1, fact.kinds, True, fact.card, fact.kind)
    assert s.definition.cards[fact.kind].id == card_id("mass-hypnosis")
    assert {s.definition.cards[kind].id for kind in fact.kinds} == {card_id("twirl"), card_id("melody")}


@pytest.mark.rule("AP-154")
def test_a_named_type():
    """Spot The Spy: the hand is shown to all, all of the type go; the name is told with the card, not before."""
    s = happens("spot-the", "| hand: polka mini-me slugfest menacing", named=BONE)
    assert s.discards(1) == ["polka-until-you-drop", "menacing-little-stare"]
    assert s.said(Named) == [Named(0, BONE)]
    assert sorted(s.heard(0, Shows)[0].kinds) == sorted(
        KIND[c] for c in ("polka-until-you-drop", "mini-me", "slugfest", "menacing-little-stare")
    )
    s = happens("spot-the", "| hand: polka", named=SWINGER)
    assert s.discards(1) == []
    assert s.points(0) == 4


@pytest.mark.rule("AP-154")
def test_a_named_vibe():
    """Background Check: active Agents that put it out, bonuses counted, silenced ones not."""
    s = happens("background", "tea-lady melody shagette-karate", named=CREEPY, evil=True)
    assert s.hand(1) == ["shagette-karate-librarian", "tea-lady-with-a-licence"]
    assert s.agents(1) == ["melody-vox-chart-topper"]
    s = happens("background", "austin-dance gadget melody", named=4, evil=True)
    assert s.agents(1) == [], "everybody else puts out groovy because of the general"


@pytest.mark.rule("AP-153")
def test_hands_of_the_target():
    """Two at random; the whole hand for four new ones, with a refilled deck if need be; three of a choice."""
    s = happens("lost-l", "| hand: polka menacing mini-me")
    assert len(s.hand(1)) == 1
    s = happens("mass", "| hand: twirl gadget | deck: melody", evil=True, deck_size=1)
    assert len(s.hand(1)) == 3
    assert s.deck_size(1) == 0
    s = happens("doomsday", "melody | hand: twirl gadget tea-first", evil=True).pick("choose", None, 1)
    assert s.hand(1) == []


@pytest.mark.rule("AP-147")
def test_silence():
    """Everybody Twist: no vibes until the user's next turn; they may still fight."""
    s = happens("everybody-twist", "dr-evil mustafa", mine="melody")
    assert s.vibes(1) == (0, 0, 0, 0)
    s.no().no().attack("dr-evil", "melody").leave().no().no()
    while s.asked() != ("main", 0):
        s.no() if PASS in s.options_now() else s.pick("discard")
    assert s.vibes(1) == (0, 0, 1, 1)


@pytest.mark.rule("AP-31", "AP-105")
def test_scored_cards_of_the_target():
    """Charity: the target gives up one of choice; Telethon: the user picks one worth six or less, back to the hand."""
    s = happens("charity", "| scored: mustafa polka").pick("pick", "polka")
    assert s.points() == [3, 9]
    assert s.discards(1) == ["polka-until-you-drop"]
    s = happens("ransom", "| scored: melody gadget tea-lady", evil=True)
    assert s.asked() == ("pick_card", 0)
    assert s.choices("pick") == ["tea-lady-with-a-licence"]
    s.pick("pick", "tea-lady")
    assert s.hand(1) == ["tea-lady-with-a-licence"]


@pytest.mark.rule("AP-140")
def test_choose_one():
    """Only what can do something is offered; a single one is not a choice."""
    s = happens("ticker", "dr-evil mustafa").pick("choose", None, 0)
    assert s.asked() == ("pick_card", 0)
    s.pick("pick", "dr-evil")
    assert s.discards(1) == ["dr-evil"]
    s = happens("ticker", "")
    assert s.options_now() == [(s.options_now()[0][0], -1, 1)]
    s.pick("choose", None, 1)
    assert s.actions == 3
    s = happens("doomsday", "", evil=True)
    assert s.asked() == ("main", 0), "neither can do anything"
    assert s.points(0) == 4
    s = happens("doomsday", "melody", evil=True).pick("choose", None, 0).pick("pick", "melody")
    assert s.discards(1) == ["melody-vox-chart-topper"]


@pytest.mark.rule("AP-148")
def test_no_attacks_in_the_next_turn():
    """Group Evil Laugh: the target's whole next turn, attacks by texts included; afterwards all is well."""
    s = happens("group", "tea-lady | hand: very-secret", evil=True, mine="mustafa").no().no()
    assert s.targets("tea-lady") == []
    assert s.reason("tea-lady") == "forbidden"
    s.swing("very-secret", 0).pick("pick", "tea-lady")
    assert s.asked() == ("main", 1)


@pytest.mark.rule("AP-97")
def test_the_target_is_the_one_who_was_last():
    """With more players the race says who is hit."""
    s = Scene("| hand: lost-l", "| hand: polka menacing", "", "| hand: ninja polka").use("lost-l").times(300, 900, 500)
    assert [len(s.hand(seat)) for seat in (1, 3)] == [2, 2]
    s = Scene("| hand: lost-l", "| hand: polka menacing", "", "| hand: ninja polka").use("lost-l").times(900, 300, 500)
    assert [len(s.hand(seat)) for seat in (1, 3)] == [0, 2]
