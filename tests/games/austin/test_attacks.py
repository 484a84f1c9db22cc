"""Attacks, help, padding and what ends them (AP-59 to AP-87, AP-142, AP-147, AP-177)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.view import view
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.presentation.status import notes
from tabletop.games.austin.rules.changes import to_hand
from tabletop.games.austin.rules.events import LAST_BONE, AsksHelp, Extra, Lands, LetsHelp, NoHelp, Scores, WinsFight
from tabletop.games.austin.rules.table import FORBID, FORBID_HELP, HAND, STEP, UNTIL_ATTACK, Lasting
from tests.games.austin.scene import Scene
from tests.saying import said

DUEL = (
    "austin-kung colonel | hand: your-trousers mind-the",
    "dr-evil mini-me | hand: nobody-touches menacing",
)


@pytest.mark.rule("AP-59")
def test_only_active_agents_attack_active_agents_of_others():
    """Nothing in hand, nothing of the own table; it costs an action."""
    s = Scene("austin-kung melody-vox | hand: colonel", "dr-evil | hand: mustafa")
    assert s.choices("attack") == ["austin-kung-fu-by-mail", "melody-vox-chart-topper"]
    assert s.targets("austin-kung") == ["dr-evil"]
    s.attack("austin-kung", "dr-evil").leave()
    assert s.actions == 1
    assert not Scene("austin-kung", "dr-evil", actions=0).can("attack")


@pytest.mark.rule("AP-64")
def test_what_changes_later_does_not_stop_an_attack():
    """A fighter that leaves the table loses: here the one that would have won."""
    s = Scene(*DUEL).attack("austin-kung", "dr-evil")
    to_hand(s.table, s.card("austin-kung"))
    s.leave()
    assert s.points() == [0, 10]
    assert s.hand(0) == ["austin-kung-fu-by-mail", "mind-the-ruffles-love", "your-trousers-are-out-of-order"]


@pytest.mark.rule("AP-66", "AP-71")
def test_the_role_of_the_attacker_fixes_the_needs_for_both_sides():
    """Only Bruised needs r1 against an Assassin, s1 against a Shagger; a Bone lies on the own fighting Agent."""
    s = Scene("austin-kung", "mini-me | hand: only-bruised").attack("austin-kung", "mini-me")
    assert s.can("throw", "only-bruised")
    s.throw("only-bruised")
    assert (s.stack(0), s.stack(1)) == ([], ["only-bruised-thank-you"])
    s = Scene("felicity-shagwell", "mini-me | hand: only-bruised").attack("felicity-shagwell", "mini-me")
    assert not s.can("throw", "only-bruised")


@pytest.mark.rule("AP-70", "AP-69")
def test_the_losing_side_acts_until_it_is_done():
    """The defender first, then in turns; the side of the last Bone wins."""
    s = Scene(*DUEL).attack("austin-kung", "dr-evil")
    for seat, bone in ((1, "nobody-touches"), (0, "your-trousers"), (1, "menacing"), (0, "mind-the")):
        assert s.asked() == ("fight", seat)
        assert s.table.fight.last == 1 - seat if s.stack(0) or s.stack(1) else s.table.fight.last == 0
        s.throw(bone)
    s.no()
    assert s.asked() == ("pad", 0), "asked with an empty hand, too"
    s.no()
    assert s.points() == [16, 0]


@pytest.mark.rule("AP-70", "AP-81")
@pytest.mark.parametrize(
    ("before", "winner", "after", "points"),
    [((), 0, ("your-trousers", "mind-the"), [16, 0]), (("menacing",), 1, ("nobody-touches",), [0, 20])],
)
def test_the_winning_side_goes_on_until_it_stops(before, winner, after, points):
    """Bone after Bone, unanswered: whoever is done is not asked again. An attacker may so add Bones where none was thrown."""
    s = Scene(*DUEL).attack("austin-kung", "dr-evil")
    for bone in before:
        s.throw(bone)
    assert s.asked() == ("fight", 1 - winner)
    s.no()
    for bone in after:
        assert s.asked() == ("pad", winner)
        s.throw(bone)
    assert s.asked() == ("pad", winner)
    s.no()
    assert s.asked() == ("main", 0)
    assert s.points() == points
    assert [fact.why for fact in s.said(WinsFight)] == [LAST_BONE]


@pytest.mark.rule("AP-70")
def test_padding_may_be_off():
    """A house rule: the attack ends as soon as the losing side is done."""
    s = Scene(*DUEL, padding="off").attack("austin-kung", "dr-evil").no()
    assert s.asked() == ("main", 0)
    assert s.points() == [7, 0]


@pytest.mark.rule("AP-70", "AP-73", "AP-74", "AP-77")
def test_the_winning_side_may_call_for_help_too():
    """Then its owner throws no own Bone any more, and others throw until nobody does; they score what they have thrown."""
    s = Scene(*DUEL, "melody-vox butlertron | hand: that-tie groove-now").attack("austin-kung", "dr-evil").no()
    assert s.asked() == ("pad", 0)
    s.call().throw("groove-now", 2)
    assert s.asked() == ("pad", 0)
    assert not s.can("throw")
    s.call().throw("that-tie", 2)
    assert s.points() == [0, 0, 0]
    s.no()
    assert s.points() == [7, 0, 9]
    s = Scene(*DUEL, "melody-vox butlertron | hand: that-tie").attack("austin-kung", "dr-evil").no().call().no(2)
    assert s.asked() == ("main", 0), "nobody has thrown"
    s = Scene(*DUEL, "melody-vox butlertron | hand: that-tie groove-now").attack("austin-kung", "dr-evil")
    s.throw("menacing").call().throw("groove-now", 2).no()
    assert s.asked() == ("pad", 0)
    assert not s.can("throw"), "the call was made before it was winning"
    assert s.can("ask_help")


@pytest.mark.rule("AP-70", "AP-150")
def test_a_bone_that_ends_the_attack_ends_adding_too():
    """Nobody adds anything to an attack that a text has ended."""
    s = Scene(*DUEL[:1], "dr-evil dr-evil | hand: trap-door-please menacing").attack("austin-kung", "dr-evil")
    s.throw("menacing").no()
    assert s.asked() == ("pad", 1)
    s.throw("trap-door-please")
    assert s.asked() == ("main", 0)
    assert s.scored(1) == ["dr-evil", "menacing-little-stare", "trap-door-please"]


@pytest.mark.rule("AP-72")
def test_a_thrown_bone_is_announced():
    """By whom, which, on which side: the banner is made from it."""
    s = Scene(*DUEL).attack("austin-kung", "dr-evil").throw("menacing")
    (fact,) = s.said(Lands)
    assert (fact.seat, fact.side, fact.kind) == (1, 1, s.table.kind[fact.card])
    assert s.name(fact.card) == "menacing-little-stare"


@pytest.mark.rule("AP-73", "AP-74")
def test_a_call_for_help_is_possible_without_being_unable():
    """Able to throw or not; afterwards only another call or nothing."""
    s = Scene(*DUEL, "melody-vox | hand: groove-now").attack("austin-kung", "dr-evil")
    assert s.can("throw")
    assert s.can("ask_help")
    s.call().clock()
    assert s.asked() == ("pad", 0), "nobody helped: this side is done"
    assert s.said(NoHelp) == [NoHelp(1)]


@pytest.mark.rule("AP-75", "AP-171")
def test_who_may_help():
    """Everybody but the two owners, empty hands left out; with two players nobody can be called."""
    assert not Scene(*DUEL).attack("austin-kung", "dr-evil").can("ask_help")
    s = Scene(*DUEL, "| hand: twirl", "", "| hand: conga-line").attack("austin-kung", "dr-evil").call()
    assert s.asked() == ("help_throw", (2, 4))
    assert s.options_now(4) == [(-1, -1, -1)], "the same question with or without a Bone"
    s = Scene(*DUEL, "", "").attack("austin-kung", "dr-evil").call()
    assert s.asked() == ("pad", 0), "nobody holds a card"


@pytest.mark.rule("AP-79", "AP-76", "AP-83")
def test_one_helper_may_help_both_sides_in_turn():
    """One Bone at a step, then the other side answers; each goes to its owner's pile."""
    s = Scene(*DUEL, "melody-vox butlertron | hand: groove-now your-trousers").attack("austin-kung", "dr-evil")
    s.call().throw("groove-now", 2)
    s.call().throw("your-trousers", 2)
    assert (s.stack(0), s.stack(1)) == (["your-trousers-are-out-of-order"], ["groove-now-ask-later"])
    s.leave()
    assert s.points() == [7, 0, 4]
    assert s.discards(2) == ["groove-now-ask-later"]


@pytest.mark.rule("AP-79", "AP-74")
@pytest.mark.parametrize(("lasts", "calls", "banned"), [("attack", 1, False), ("one_bone", 2, True)])
def test_a_call_holds_for_the_whole_attack(lasts, calls, banned):
    """At its next step a side lets others throw or is done. A ban comes too late, but not where each Bone needs a call."""
    evil = "dr-evil mini-me | hand: nobody-touches menacing my-lawyers"
    s = Scene(DUEL[0], evil, "melody-vox butlertron | hand: groove-now that-tie", help_lasts=lasts)
    s.attack("austin-kung", "dr-evil").throw("menacing").call().throw("groove-now", 2).throw("nobody-touches")
    assert s.asked() == ("fight", 0)
    assert not s.can("throw")
    s.call()
    assert s.asked() == ("help_throw", (2,))
    assert len(s.said(AsksHelp)) == calls
    assert len(s.said(LetsHelp)) == 2 - calls
    s.throw("that-tie", 2).throw("my-lawyers")
    assert s.asked() == ("fight", 0)
    assert s.can("ask_help") != banned
    s.no()
    assert s.asked() == ("pad", 1), "it has stopped for good"


@pytest.mark.rule("AP-77", "AP-80", "AP-171")
def test_the_race_is_limited_and_only_fitting_bones_can_land():
    """6000 ms, relaxed three times as long; silence of all ends it."""
    s = Scene(*DUEL, "dame-agatha | hand: twirl").attack("austin-kung", "dr-evil").call()
    assert s.game.ask[4] == 6000
    assert s.options_now(2) == [(-1, -1, -1)]
    s.no(2)
    assert s.asked() == ("pad", 0)
    s = Scene(*DUEL, "| hand: twirl", reaction_mode="relaxed").attack("austin-kung", "dr-evil").call()
    assert s.game.ask[4] == 18000


@pytest.mark.rule("AP-173", "AP-177")
def test_help_alone_may_be_calm():
    """Where several people have only a mouse: Happenings are raced for all the same."""
    seats = (*DUEL, "melody-vox | hand: groove-now", "mini-me | hand: menacing")
    s = Scene(*seats, help_style="calm").attack("austin-kung", "dr-evil").call()
    assert s.asked() == ("help_offer", 2)
    s.no()
    assert s.asked() == ("help_offer", 3)


@pytest.mark.rule("AP-177", "AP-156")
def test_calm_help_is_offered_in_turn():
    """Clockwise from the asker; or from another seat each time. The first Bone ends it."""
    seats = (*DUEL, "melody-vox | hand: groove-now", "mini-me | hand: menacing", "melody-vox | hand: groove-now")
    s = Scene(*seats, reaction_mode="calm").attack("austin-kung", "dr-evil").call()
    assert s.asked() == ("help_offer", 2)
    s.no()
    assert s.asked() == ("help_offer", 3)
    s.throw("menacing")
    assert s.asked() == ("fight", 0)
    firsts = []
    s = Scene(*seats, reaction_mode="calm", calm_help_order="rotating")
    s.attack("austin-kung", "dr-evil").call()
    firsts.append(s.seat)
    s.throw(s.name(next(o[1] for o in s.options_now() if o[1] >= 0)))
    s.call()
    firsts.append(s.seat)
    assert len(set(firsts)) == 2


@pytest.mark.rule("AP-85", "AP-86")
def test_both_fighters_leave_and_hands_stay():
    """No Agent fights twice, and nobody draws before the end of the turn."""
    s = Scene(*DUEL).attack("austin-kung", "dr-evil").throw("menacing").throw("your-trousers").leave()
    assert (s.agents(0), s.agents(1)) == (["colonel-whiskersworth"], ["mini-me"])
    assert (len(s.hand(0)), len(s.hand(1))) == (1, 1)


@pytest.mark.rule("AP-87")
def test_you_on_a_bone_is_its_thrower_also_when_helping():
    """The helper draws for Fancy Meeting Me Here!, before the other side answers."""
    s = Scene(*DUEL, "felicity-shagwell butlertron | hand: fancy-meeting").attack("austin-kung", "dr-evil")
    s.call().throw("fancy-meeting", 2)
    assert s.asked() == ("fight", 0)
    assert len(s.hand(2)) == 1
    assert s.deck_size(2) == 11


@pytest.mark.rule("AP-142", "AP-143")
def test_the_order_after_an_attack():
    """Winning stack scored, losing one discarded, then what winning and losing does; nothing after the game has ended."""
    s = Scene("colonel | hand: time-for", "robin-swallows-poison | hand: only-bruised")
    s.attack("colonel", "robin-swallows-poison").leave()
    order = [type(fact) for fact in s.said(Scores, Extra)]
    assert order.index(Scores) < order.index(Extra)
    assert s.actions == 2, "one paid, one won"
    assert s.hand(0) == [], "Robin's owner had the other one discard"
    s = (
        Scene("colonel | points: 94 | hand: time-for", "robin-swallows-poison")
        .attack("colonel", "robin-swallows-poison")
        .leave()
    )
    assert s.outcome() == ("goal", (0,))
    assert s.hand(0) == ["time-for-my-close-up"]
    assert s.agents(1) == ["robin-swallows-poison-florist"]


@pytest.mark.rule("AP-147")
def test_a_muted_agent_puts_out_nothing_but_may_fight():
    """Tea Lady takes Dr. Evil's three vibes away until her owner's next turn."""
    s = Scene("| hand: tea-lady", "dr-evil mini-me").play("tea-lady").pick("pick", "dr-evil")
    assert s.vibes(1) == (0, 0, 1, 1)
    s.spent()
    assert "tea-lady-with-a-licence" in s.targets("dr-evil")
    s.spent()
    assert s.vibes(1) == (0, 0, 2, 3)


def test_an_effect_may_forbid_the_call():
    """My Lawyers Are Also Ninjas!: the other side cannot ask for help in this attack, and may in the next."""
    s = Scene(
        "austin-kung colonel",
        "dr-evil mini-me | hand: my-lawyers",
        "melody-vox | hand: groove-now",
    )
    s.attack("austin-kung", "dr-evil").throw("my-lawyers")
    assert Lasting(FORBID, 0, 1, UNTIL_ATTACK, -1, FORBID_HELP, 1) in s.table.lasting
    assert [notes(s.table, seat) for seat in range(3)] == [
        (said("austin/note-until", note=said("austin/note-no-help"), until="fight"),),
        (),
        (),
    ]
    assert not s.can("ask_help")
    s.leave()
    assert s.table.lasting == ()


def test_nobody_sees_what_a_helper_could_have_thrown():
    """The views of all others are the same whether a helper holds a fitting Bone or not."""
    s = Scene(*DUEL, "melody-vox | hand: groove-now", "").attack("austin-kung", "dr-evil").call()
    for seat in (0, 1, 3, NOBODY):
        seen = view(s.game, seat)
        assert seen.options == ()
        assert all(seen.table.kind[card] == UNKNOWN for card in seen.table.zones[HAND + 2 * STEP])
        assert AUSTIN.prompt(seen).line
