"""Swingers, Happenings, ships and slugfests beyond the worked examples (AP-88 to AP-102, AP-123 to AP-139, AP-176, AP-178)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import CALMS, NOBODY, TOGETHER, UNKNOWN, WORLD, Refused
from tabletop.core.view import view
from tabletop.games.austin.rules.events import NO_BONE, GoesCalm, Out, Scores, Straw, Straws, Target, Unscore, WinsBrawl
from tabletop.games.austin.rules.queries import RACE_MS, RELAXED_TIMES, SILENT_MS
from tabletop.games.austin.rules.table import DECLARED, HAND, IN_USE
from tests.games.austin.scene import Scene


# -- Swingers ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-88", "AP-89", "AP-144")
def test_the_box_with_vibes_needs_them_and_the_other_one_is_always_there():
    """Time Kiosk wants g1 r1; Gadget Boffin makes it one fewer."""
    assert not Scene("felicity-shagwell | hand: time-kiosk", "").can("swinger", "time-kiosk", 1)
    s = Scene("austin-powers | hand: time-kiosk", "")
    assert s.can("swinger", "time-kiosk", 0)
    s.swing("time-kiosk", 1)
    assert s.actions == 4
    s = Scene("dame-agatha gadget-boffin | hand: mojo-jukebox", "")  # g2 r1 c1 against g1 s2
    assert not s.can("swinger", "mojo-jukebox", 1)
    assert Scene("fab-hairdresser gadget-boffin | hand: mojo-jukebox", "").can("swinger", "mojo-jukebox", 1)
    assert Scene("felicity-shagwell-d gadget-boffin | hand: mojo-jukebox", "").can("swinger", "mojo-jukebox", 1)


@pytest.mark.rule("AP-90", "AP-91", "AP-92")
def test_only_the_chosen_box_of_a_lasting_swinger_is_in_force():
    """It lies beside the Agents, cannot be attacked and adds what its box says; the other box is carried out and discarded."""
    s = Scene("felicity-shagwell | hand: lava-lamp lava-lamp", "mustafa").swing("lava-lamp", 1)
    assert s.lying(0) == ["lava-lamp-of-loveliness"]
    assert s.vibes(0) == (2, 3, 0, 0)
    s.swing("lava-lamp", 0)
    assert s.table.box[s.card("lava-lamp")] == 1
    assert [s.table.box[card] for card in s.table.zones[5]].count(IN_USE) == 1, "until it has been carried out"
    s.pick("choose", None, 3)
    assert s.vibes(0) == (2, 3, 0, 2)
    assert s.discards(0) == ["lava-lamp-of-loveliness"]
    s.spent()
    assert s.vibes(0) == (2, 3, 0, 0), "the turn is over, the Swinger still lies there"
    assert s.targets("mustafa") == ["felicity-shagwell"]


@pytest.mark.rule("AP-93", "AP-92", "AP-32")
def test_a_box_that_does_nothing_may_be_used():
    """Cloning Booth with an empty discard pile: an action is spent, the card discarded, never scored."""
    s = Scene("", "| hand: cloning-booth", turn=1).swing("cloning-booth", 0)
    assert s.actions == 1
    assert (s.discards(1), s.points(1)) == (["cloning-booth"], 0)


@pytest.mark.rule("AP-91")
def test_an_action_of_a_lasting_swinger_may_be_used_in_the_turn_it_was_played():
    """One action to play Bagpipes, one to blow them."""
    s = Scene("scored: melody-vox", "dr-evil mustafa | hand: bastard-b | scored: fat-bastard", turn=1)
    s.swing("bastard-b", 0).pick("card_action", "bastard-b").pick("pick", "fat-bastard").pick("pick", "melody-vox")
    assert (s.actions, s.points()) == (0, [0, 0])


# -- Happenings --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-95", "AP-154")
def test_a_happening_lies_face_down_until_all_have_copied_the_gesture():
    """Nobody but its user sees it or what was named; what is named is part of using it, so no question tells."""
    s = Scene("| hand: spot-the", "| hand: mustafa only-bruised", "", "")
    assert sorted(o[2] for o in s.options_now() if o[1] >= 0) == [0, 1, 2, 3]
    s.use("spot-the", 1)
    assert s.asked() == ("press_time", WORLD)
    card = s.table.zones[DECLARED][0]
    assert s.declared(0) == ["spot-the-spy"]
    for seat in (1, 2, 3, NOBODY):
        assert view(s.game, seat).table.kind[card] == UNKNOWN
    assert s.table.gesture == (0, -1)
    s.times(900, 200, 300)
    assert s.hand(1) == ["mustafa"]
    assert s.discards(1) == ["only-bruised-thank-you"]
    assert s.scored(0) == ["spot-the-spy"]
    assert s.table.gesture == ()


@pytest.mark.rule("AP-95")
def test_whoever_has_seen_the_hand_cannot_follow_the_card():
    """Seat 1 knew the hand; once a card of it lies face down seat 1 knows none of it any more."""
    s = Scene("| hand: spot-the twirl unhand", "", "")
    s.table.look(1, s.table.zones[HAND])
    s.use("spot-the", 0)
    assert s.declared(0) == ["spot-the-spy"]
    seen = view(s.game, 1).table
    assert {seen.kind[card] for card in (*seen.zones[HAND], *seen.zones[DECLARED])} == {UNKNOWN}


@pytest.mark.rule("AP-96", "AP-157", "AP-160", "AP-156")
def test_what_the_world_may_say():
    """One question for each other seat, clockwise: a time of 0 to 5000 ms or silence; relaxed 15000."""
    s = Scene("", "| hand: group-evil", "", "", turn=1).use("group-evil")
    assert s.game.ask[3] == (1, 2)
    for wrong in (-1, RACE_MS + 1, "soon", (5,), SILENT_MS + 1):
        with pytest.raises(Refused, match="no_such_time"):
            s.tell(wrong)
    s.times(100)
    assert s.game.ask[3] == (1, 3)
    s.times(100)
    assert s.game.ask[3] == (1, 0)
    s = Scene("", "| hand: group-evil", "", turn=1, reaction_mode="relaxed").use("group-evil")
    with pytest.raises(Refused, match="no_such_time"):
        s.tell(RELAXED_TIMES * RACE_MS + 1)
    s.tell(RELAXED_TIMES * RACE_MS).tell(SILENT_MS)


@pytest.mark.rule("AP-98", "AP-162", "AP-163", "AP-156")
@pytest.mark.parametrize(
    ("words", "times", "tied"),
    [
        ({}, (650, 700, 700), [1, 2, 3]),
        ({}, (649, 700, 700), [2, 3]),
        ({"tie_margin": "100"}, (600, 650, 700), [1, 2, 3]),
        ({"tie_margin": "75", "reaction_mode": "relaxed"}, (550, 650, 700), [1, 2, 3]),
        ({}, (None, 5000, None), [1, 3]),
        ({}, (None, None, None), [1, 2, 3]),
    ],
)
def test_who_ties_for_last(words, times, tied):
    """All within the margin of the largest time; silent ones tie with each other only."""
    s = Scene("| hand: lost-luggage", "", "", "", **words).use("lost-luggage").times(*times)
    assert s.asked() == ("pick_target", 0)
    assert [o[2] for o in s.options_now()] == tied


@pytest.mark.rule("AP-100", "AP-101", "AP-94")
def test_a_useless_happening_is_scored_all_the_same():
    """The target has no Agent to discard; the action is spent and the card counts."""
    s = Scene("", "| hand: trap-door-drill", turn=1).use("trap-door-drill")
    assert (s.points(1), s.actions) == (4, 1)
    assert s.said(Target) == [Target(1, 0)]


@pytest.mark.rule("AP-99", "AP-100")
def test_points_of_the_effect_come_before_those_of_the_card():
    """Charity Auction: the target loses a scored card, then the user gets 3."""
    s = Scene("| hand: charity", "scored: mustafa").use("charity")
    s.pick("pick", "mustafa")
    assert s.points() == [3, 0]
    assert [type(fact) for fact in s.said(Unscore, Scores)] == [Unscore, Scores]


@pytest.mark.rule("AP-176", "AP-156")
def test_calm_happenings_need_no_reflexes():
    """Straws, drawn clockwise, the short one is the target; or the user picks; or the lot decides. The world is not asked."""
    calm = {"reaction_mode": "calm"}
    s = Scene("| hand: lost-luggage", "", "", "", **calm).use("lost-luggage")
    for seat, left in ((1, [0, 1, 2]), (2, [0, 1]), (3, [0])):
        assert s.asked() == ("draw_straw", seat)
        assert [o[2] for o in s.options_now()] == left
        s.pick("straw", None, left[-1])
    (drawn,) = s.said(Straws)
    assert (drawn.seats, drawn.straws) == ((1, 2, 3), (2, 1, 0))
    shown = s.said(Straw)
    assert {(straw.seat, straw.number) for straw in shown} == {(1, 3), (2, 2), (3, 1)}
    assert [straw.short for straw in shown] == [False, False, True], "the short one is shown last"
    assert s.said(Target) == [Target(0, drawn.seats[drawn.straws.index(drawn.short)])]
    assert shown[-1].seat == s.said(Target)[0].target
    s = Scene("| hand: lost-luggage", "", "", "", calm_target="user_picks", **calm).use("lost-luggage")
    assert s.asked() == ("pick_target", 0)
    assert [o[2] for o in s.options_now()] == [1, 2, 3]
    s = Scene("| hand: lost-luggage", "", "", "", calm_target="random", **calm).use("lost-luggage")
    assert s.asked() == ("main", 0)
    assert s.said(Target)[0].target in {1, 2, 3}


@pytest.mark.rule("AP-156")
def test_a_table_that_races_goes_calm_in_the_middle_and_on_the_record():
    s = Scene("| hand: lost-luggage", "", "", "", reaction_mode="relaxed")
    game = s.game
    no = game.no
    game.answer(no, TOGETHER, CALMS)
    s.events += game.take_events()
    assert len(s.said(GoesCalm)) == 1
    assert (game.no, s.asked()) == (no, ("main", 0)), "the same question is open"
    s.use("lost-luggage")
    assert s.asked() == ("draw_straw", 1)
    with pytest.raises(Refused):
        game.answer(game.no, TOGETHER, CALMS + 1)


# -- ships -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-178", "AP-126")
@pytest.mark.parametrize("words", [{"ship_replies": "sequential"}, {"reaction_mode": "calm"}])
def test_ships_may_be_asked_one_after_the_other(words):
    """Clockwise, everybody with a card in hand."""
    s = Scene("| hand: johnson", "| hand: periscope", "| hand: twirl", "", **words).free("johnson")
    assert s.asked() == ("ship_turn", 1)
    s.pick("ship", "periscope")
    assert s.asked() == ("ship_turn", 2)
    assert s.options_now() == [(-1, -1, -1)]
    s.no()
    assert s.asked() == ("ship_again", 0)


@pytest.mark.rule("AP-125", "AP-128")
def test_a_paid_ship_opens_a_round_and_keeps_the_free_one():
    """Replies open none; the free ship is still there afterwards."""
    s = Scene("| hand: johnson dick", "| hand: gherkin periscope")
    assert s.can("play_free", "johnson")
    s.play("johnson")
    assert s.asked() == ("ship_reply", (1,))
    s.pick("ship", "gherkin", seat=1)
    assert s.asked() == ("ship_again", 0), "the answer is not answered"
    s.no()
    assert s.can("play_free", "dick")


@pytest.mark.rule("AP-123")
def test_the_free_ship_is_one_a_turn_and_comes_back():
    """A second one costs an action; in the next own turn one is free again, and so it is for everybody."""
    s = Scene("| hand: johnson dick", "| hand: trumpet gherkin").free("johnson").no(1)
    assert not s.can("play_free", "dick")
    assert s.can("play_agent", "dick")
    s.spent()
    assert s.asked() == ("main", 1)
    s.free("trumpet")
    while s.asked() != ("main", 1):
        s.no(s.asked()[1] if s.asked()[0] == "ship_again" else 0)
    assert not s.can("play_free", "gherkin")
    s.spent()
    assert s.asked() == ("main", 0)
    assert s.can("play_free", "dick")


@pytest.mark.rule("AP-123", "AP-45")
def test_a_free_play_is_never_forced():
    """A ship may be paid for although it could be free; a Swinger's free play is one in each turn."""
    s = Scene("| hand: johnson dick", "")
    assert s.can("play_agent", "johnson")
    assert s.can("play_free", "johnson")
    s = Scene("felicity-shagwell | table: double-decker:1 | hand: fab-hairdresser carnaby", "")
    s.free("carnaby")
    assert s.actions == 2
    assert not s.can("play_free", "fab-hairdresser")
    s.spent().spent()
    assert s.can("play_free", "fab-hairdresser")


# -- slugfests ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-138", "AP-132")
def test_a_brawl_of_one_or_none():
    """One fighter scores at once without a Bone; without any nothing happens."""
    s = Scene("| hand: springin-shindig", "mustafa | hand: menacing").swing("springin-shindig", 0)
    assert s.asked() == ("slug_fighter", 1)
    s.pick("fighter", "mustafa")
    assert s.points() == [0, 9]
    s = Scene("felicity-shagwell | hand: springin-shindig", "").swing("springin-shindig", 0)
    assert s.asked() == ("main", 0)
    assert s.discards(0) == ["springin-shindig"]


@pytest.mark.rule("AP-146", "AP-132")
def test_a_shielded_agent_fights_in_a_brawl():
    """No attack may target it, and yet it must be sent in where it is the only Assassin."""
    s = Scene("austin-kung gadget | hand: springin-shindig", "mini-me-air")
    assert not s.can("attack")
    s.swing("springin-shindig", 0)
    assert s.choices("fighter") == ["austin-kung-fu-by-mail"]
    s.pick("fighter", "austin-kung")
    assert s.asked() == ("slug_fighter", 1)
    assert s.choices("fighter") == ["mini-me-air-vent-expert"]


@pytest.mark.rule("AP-134", "AP-135", "AP-139")
def test_needs_of_a_brawl_are_those_of_assassinations():
    """Texts that end an attack do nothing; whoever has declined is asked no more."""
    s = Scene("austin-kung carnaby | hand: springin-shindig fancy-meeting", "dr-evil mustafa | hand: trap-door-please")
    s.swing("springin-shindig", 0).pick("fighter", "austin-kung").pick("fighter", "dr-evil")
    assert s.asked() == ("slug_step", 1)
    s.throw("trap-door-please")
    assert s.asked() == ("slug_step", 0)
    s.throw("fancy-meeting")
    assert len(s.hand(0)) == 1, "drawn when it landed"
    assert s.asked() == ("slug_step", 1)
    s.no()
    assert s.asked() == ("slug_step", 0)
    s.no()
    assert s.points() == [11, 0]
    assert s.table.brawl == ()


def assassins(hand, **words):
    """Three fighters; the one of seat 0, who has used the card, is asked last."""
    s = Scene(
        f"carnaby | hand: springin-shindig {hand}", "mustafa | hand: menacing", "tea-lady", sides=(0, 1, 0), **words
    )
    s.swing("springin-shindig", 0)
    for seat, name in enumerate(("carnaby", "mustafa", "tea-lady")):
        assert s.asked() == ("slug_fighter", seat)
        s.pick("fighter", name)
    return s


@pytest.mark.rule("AP-136", "AP-133")
def test_the_last_fighter_has_turns_too():
    """All others are out, and he throws Bone after Bone until he stops; nobody else is asked any more."""
    s = assassins("mind-the your-trousers").no().no()
    for bone in ("mind-the", "your-trousers"):
        assert s.asked() == ("slug_step", 0)
        s.throw(bone)
    assert s.asked() == ("slug_step", 0)
    s.no()
    assert s.scored(0) == ["carnaby-street-bouncer", "mind-the-ruffles-love", "your-trousers-are-out-of-order"]
    assert s.said(Out) == [Out(1), Out(2)]
    s = assassins("mind-the").throw("menacing").no()
    assert s.asked() == ("slug_step", 0)
    s.no()
    assert s.asked() == ("slug_step", 1), "who has thrown last may add to it"
    s.no()
    assert s.scored(1) == ["mustafa", "menacing-little-stare"]


@pytest.mark.rule("AP-136")
def test_the_last_fighter_adds_one_bone_where_padding_is_off():
    s = assassins("mind-the your-trousers", padding="off").no().no().throw("mind-the")
    assert s.asked() == ("main", 0)
    assert s.scored(0) == ["carnaby-street-bouncer", "mind-the-ruffles-love"]


@pytest.mark.rule("AP-136")
def test_nobody_throws_in_a_brawl():
    """The card's player wins; where that one has no fighter, whoever was the last to act."""
    assert assassins("mind-the").no().no().no().scored(0) == ["carnaby-street-bouncer"]
    s = Scene("felicity-shagwell | hand: springin-shindig", "mustafa", "tea-lady", sides=(0, 1, 0))
    s.swing("springin-shindig", 0).pick("fighter", "mustafa").pick("fighter", "tea-lady").no().no()
    assert s.scored(2) == ["tea-lady-with-a-licence"]
    assert s.discards(1) == ["mustafa"]


@pytest.mark.rule("AP-136", "AP-138")
def test_why_a_fighter_has_won_is_said_of_every_card():
    """Of the first of all cards, too: two were in, and nobody threw."""
    seats = ("mustafa", "felicity-shagwell | hand: springin-shindig", "tea-lady")
    s = Scene(*seats, sides=(1, 0, 0), turn=1, deck_size=(0, 12, 12)).swing("springin-shindig", 0)
    assert s.card("mustafa") == 0
    s.pick("fighter", "tea-lady").pick("fighter", "mustafa").no().no().no()
    assert [(fact.seat, fact.why) for fact in s.said(WinsBrawl)] == [(0, NO_BONE)]
    assert s.scored(0) == ["mustafa"]
