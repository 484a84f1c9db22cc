"""Every word that the rules say has a line, every question a prompt, every reason a rule that the help states."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.events import facts_in
from tabletop.core.messages import SeatRef
from tabletop.core.view import view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.definition import REASONS
from tabletop.games.beanz.rules import events
from tabletop.games.beanz.rules.cards import SHARPSHOOT
from tabletop.games.beanz.rules.events import DeckOut, Guess, Mulligan, ShotOff, Target
from tabletop.games.beanz.rules.values import KNOCKS_OFF
from tabletop.games.beanz.texts import texts
from tabletop.games.beanz.words import OWN, WAITING, WORDS
from tests.driving import drive, facts, random_options
from tests.games.beanz.scene import EMPTY, Scene, galaxy
from tests.saying import UNSEEN, card, said


def test_everything_said_is_told_and_nothing_else_has_words():
    """Every fact has a message; over random games with all house rules all are said, but for the rarest ends."""
    said = set()

    def hear(game, *_):
        said.update(map(type, facts(game.take_events())))

    for seed in range(250):
        game = BEANZ.start(2, seed, random_options(BEANZ, Random(seed)) | {"deck_0": "surprise", "deck_1": "surprise"})
        game.table.events = []
        drive(game, seed, hear)
        hear(game)
    assert [word for word in facts_in(events) if not texts.has(word.replace("_", "-"))] == []
    assert set(WORDS) - said <= {DeckOut, ShotOff, Mulligan}  # scenes of their own


@pytest.mark.rule("MB-13")
def test_a_guess_says_where_the_bean_is():
    """No "right" that may mean the hand or the guess; who begins is said once, by the next line."""
    assert [WORDS[Guess](Guess(1, 0, 1, guessed)) for guessed in (0, 1)] == [
        (SeatRef(1), " looks into the left hand, but the bean is in the right one."),
        (SeatRef(1), " looks into the right hand and finds the bean."),
    ]


def test_every_question_has_words():
    """For the seat that is asked and for the others."""
    queries = set(BEANZ.rules.queries)
    assert set(OWN) | {"respond", "flick"} == queries
    assert set(WAITING) <= queries


def test_reasons_cite_rules_of_the_help():
    """Each reason and each house rule names a rule that the pages state."""
    stated = {rule.id for chapter in games.plugin("beanz").help().chapter for rule in chapter.rules}
    assert {rule for _, rule in REASONS.values()} <= stated
    assert {rule.rule for rule in BEANZ.house_rules} <= stated


@pytest.mark.rule("MB-99")
def test_the_question_for_a_half_says_what_frame_and_star_mean():
    s = Scene(EMPTY, "lion cow | - - - | lion cow").no()
    assert s.asked() == ("loot_half", 1)
    asked = BEANZ.prompt(view(s.game, 1))
    assert asked.why == said("beanz/ask-loot-half-why")


@pytest.mark.rule("MB-63", "MB-78")
def test_the_prompt_of_a_target_window_gives_the_numbers():
    """What will be compared if nobody answers, and what comes of it, the same for both seats."""
    s = Scene("- - | sheriff - - | - -", "- - | cow - - | - -").go("attack", "sheriff").pick("target")
    lines = ["".join(map(s._words, BEANZ.prompt(view(s.game, seat)).line)) for seat in (-1, 0, 1)]
    told = "S0 attacks with Sheriff Bean for 100 against Cow Bean with 50: it would suffer a Bean Blowout and be off the mat."
    assert lines[0] == f"{told} An Instant?"
    assert f"{told} {said('beanz/may-answer', asked='yes')}" in lines[1:]


@pytest.mark.rule("MB-60", "MB-133")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("knockdown", "It goes Sidewayz, whatever its MMP."),
        ("knock-it-off", "It leaves the mat, whatever its MMP."),
        ("dizzy-spell", "It goes Bottomz-up: a full half needs all its Beans Headz-up. Up to 2 in all."),
    ],
)
def test_the_question_for_a_bean_says_what_happens_to_it(card, why):
    s = Scene("- - | sheriff - - | - -", "- - | cow lion - | - -", hand0=card).go("play_action", card)
    assert s.asked() == ("effect_bean", 0)
    assert BEANZ.prompt(view(s.game, 0)).why == why


@pytest.mark.rule("MB-78", "MB-85")
def test_a_target_says_who_has_chosen_it():
    """The defender, or with a Sharpshoot the attacker."""
    lines = [WORDS[Target](Target(1, 5, 0, by, 7)) for by in (1, 0)]
    assert [line[0].seat for line in lines] == [1, 0]
    assert [line[1] for line in lines] == [" defends and chooses the target: ", " chooses the target: "]


@pytest.mark.rule("MB-78")
def test_nobody_is_said_to_choose_where_there_is_one_target_only():
    """Whoever was not asked has not chosen."""
    s = Scene("- - | sheriff - - | - -", "- - | cow - - | - cow").attack("sheriff", "cow")
    assert s.log()[1] == said("beanz/target", seat="S1", kind="Cow Bean", galaxy="blue", only="yes")


@pytest.mark.rule("MB-150")
def test_a_bean_that_moves_by_its_own_power_is_asked_only_where_to():
    s = Scene("- - | kangaroo - - | - -", "- - | cow - - | - -").attack("kangaroo", "cow")
    assert s.asked() == ("move_bean", 0)
    line = "".join(map(s._words, BEANZ.prompt(view(s.game, 0)).line))
    assert line == said("beanz/ask-move", bean="Kangaroo Bean")


@pytest.mark.rule("MB-28", "MB-140", "MB-141", "MB-82")
@pytest.mark.parametrize(
    ("fact", "told"),
    [
        (events.Gains(0, 1), " gains 1 action point."),
        (events.Gains(0, 2), " gains 2 action points."),
        (events.Drains(1, 1, 1), "'s next turn starts with 1 point less."),
        (events.EndsTurn(0, 1), " ends the turn with 1 point left."),
        (events.Lucky(0, 1), " has 1 more try at the next Shoot for Loot."),
        (events.Attacks(0, SHARPSHOOT, (1,), 0), "."),
        (events.Fight(0, KNOCKS_OFF, 150, 80, 0, (), (), 3, 1), " was Sidewayz and is off the mat."),
    ],
)
def test_counts_and_reasons_are_told_as_people_say_them(fact, told):
    lines = BEANZ.narrate(view(Scene().game, 0), ("say", fact.word, fact))
    assert lines[-1][-1] == told


@pytest.mark.rule("MB-84", "MB-42")
def test_what_comes_of_a_success_says_whose_power_it_is():
    """A drawn card is not told without a reason."""
    s = Scene("- - | sledder - - | - -", "- - | cow - - | - -").attack("sledder", "cow")
    assert s.log()[-2:] == [
        said("beanz/succeeds", owner="S0", kind="Sledder Bean", text="Draw 1"),
        said("beanz/draws", seat="S0", bought="no", kinds=[UNSEEN]),
    ]
    s = Scene("- - | street-sweeper - - | - -", "- - | cow - - | - -").attack("street-sweeper", "cow")
    assert not any("succeeds" in line for line in s.log()), "there is no Cosmos card to discard"


@pytest.mark.rule("MB-49", "MB-147")
def test_an_instant_is_an_answer_and_says_whom_it_helps():
    s = Scene("- - | sheriff - - | - -", "- - | cow - - | - -", hand1="brace-yourself").go("attack", "sheriff")
    s.pick("target").pick("respond").no()
    assert s.log()[-2:] == [
        said("beanz/plays", seat="S1", kind="Brace Yourself!", answer="yes", galaxy="none", free="no"),
        said("beanz/braces", owner="S1", kind="Cow Bean", amount=100),
    ]


def test_the_log_of_a_short_story():
    """A played Bean, an attack with its sums, a domino, a captured card."""
    s = Scene("- - | sheriff - - | - -", "- - | zombie skater - | - -", expert="on").attack("sheriff", "skater")
    assert s.log() == [
        said("beanz/attacks", seat="S0", kinds=["Sheriff Bean"], how="attack", galaxy="blue", sneak="no"),
        said("beanz/target", by="S1", kind="Skater Bean", defends="yes", galaxy="blue", only="no"),
        "100 printed MMP = 100, against 100 printed MMP = 100.",
        "100 against 100 is enough: S1's Skater Bean goes Sidewayz.",
        said("beanz/domino", push=100, resist=100, owner="S1", kind="Zombie Bean", off="no"),
    ]
    s = Scene(EMPTY, "lion cow | - - - | - -").no().pick("shoot").pick("flick").fly(1)
    assert s.log()[-3:] == [
        said("beanz/shot", seat="S1", galaxy="golden", hit="yes"),
        said("beanz/captures", seat="S1", left=1, galaxy="golden"),
        said("beanz/spent", seat="S1", kinds=["Lion Bean", "Cow Bean"], galaxy="golden"),
    ]


@pytest.mark.rule("MB-20")
@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("toast", "No points left. Play what is free, or end your turn."),
        ("double-trouble", "Nothing of use is left. End your turn."),
        ("", "Nothing of use is left. End your turn."),
    ],
)
def test_a_free_boost_that_would_be_lost_is_nothing_of_use(hand, line):
    assert BEANZ.prompt(view(Scene(points=0, hand0=hand).game, 0)).line == (line,)


@pytest.mark.rule("MB-99")
def test_where_to_shoot_is_asked_again_in_the_same_words():
    """What was shot for in vain is still full, and framed: only what shines is left, and it is not the first."""
    s = Scene("lion cow | - - - | lion cow", turn=1).no()
    asked = [BEANZ.prompt(view(s.game, 0))]
    s.pick("shoot").pick("decline").pick("decline")
    asked.append(BEANZ.prompt(view(s.game, 0)))
    assert s.asked() == ("loot_half", 0)
    assert [prompt.line for prompt in asked] == [(said("beanz/ask-loot-half"),)] * 2
    assert asked[1].why == said("beanz/ask-loot-half-why")


@pytest.mark.rule("MB-17", "MB-140")
def test_the_points_of_a_turn_lie_ready_while_it_shoots():
    s = Scene(EMPTY, "lion cow | - - - | - -")
    s.table.drained = (0, 2)
    s.no()
    assert (s.asked(), s.points) == (("loot_half", 1), 5)
    s.pick("shoot").pick("decline").pick("decline")
    assert (s.asked(), s.points, s.table.drained) == (("main", 1), 5, (0, 0))


@pytest.mark.rule("MB-107")
def test_a_shot_by_lot_is_told_once_and_nobody_flicks():
    """One line with the Galaxy and what the die shows; question and button speak of the die, and say what may follow."""
    s = Scene(EMPTY, "lion cow | - - - | - -", shoot_mode="odds_50").no().pick("shoot")
    asked, lines = [], []
    for rng in (1, 7920):
        asked.append(BEANZ.prompt(view(s.game, 1)))
        assert s.labels()[0] == said("beanz/label-throw")
        s.table.rng = rng
        before = len(s.log())
        s.pick("flick")
        lines += s.log()[before:]
    assert [prompt.why for prompt in asked] == [
        said("beanz/ask-shoot-why", least=4, how="die", left=1),
        said("beanz/ask-shoot-why", least=4, how="die", left=0),
    ]
    assert [prompt.line[0] for prompt in asked] == [
        said("beanz/ask-shoot", attempt=1, attempts=2, galaxy="golden", how="die"),
        said("beanz/ask-shoot", attempt=2, attempts=2, galaxy="golden", how="die"),
    ]
    assert lines[:2] == [
        said("beanz/throws", seat="S1", attempt=1, attempts=2, die=2, least=4, galaxy="golden", hit="no"),
        said("beanz/throws", seat="S1", attempt=2, attempts=2, die=6, galaxy="golden", hit="yes"),
    ]
    s = Scene(EMPTY, "lion cow | - - - | - -").no().pick("shoot")
    assert BEANZ.prompt(view(s.game, 1)).why == said("beanz/ask-shoot-why", how="flick", left=1)
    assert BEANZ.prompt(view(s.game, 1)).line == (
        said("beanz/ask-shoot", attempt=1, attempts=2, galaxy="golden", how="flick"),
    )
    assert s.labels()[0] == "Flick"


def test_a_shot_of_an_older_match_is_asked_for_without_its_number():
    """What was kept before did not say of how many it is."""
    s = Scene(EMPTY, "lion cow | - - - | - -").no().pick("shoot")
    seen = view(s.game, 1)
    assert BEANZ.prompt(seen._replace(args=seen.args[:2])).line == (
        said("beanz/ask-shoot", galaxy="golden", attempts=0),
    )


@pytest.mark.parametrize("points", [0, 1, 7])
def test_the_end_of_a_turn_is_told(points):
    """Also of one in which nothing was done; with the points that are lost."""
    assert Scene(points=points).no().log()[-2:] == [said("beanz/ends-turn", seat="S0", points=points), "Turn 4: S1."]


@pytest.mark.rule("MB-26")
def test_a_bought_card_is_told_in_one_line():
    """With its name for whoever has bought it; a card that a text draws is not bought."""
    s = Scene("- - | - - - | - -", EMPTY, deck0="lion cow", hand0="second-helping").pick("buy")
    assert [s.log(seat) for seat in (0, 1)] == [
        [said("beanz/draws", seat="S0", bought="yes", kinds=["Lion Bean"])],
        [said("beanz/buys", seat="S0")],
    ]
    assert s.go("play_action", "second-helping").log(1)[-1] == said(
        "beanz/draws", seat="S0", bought="no", kinds=[UNSEEN] * 2
    )


@pytest.mark.rule("MB-26")
def test_buying_is_proposed_as_long_as_it_is_possible():
    """Three times in a turn."""
    s, whys = Scene("- - | lion - - | - -", "- - | cow - - | - -", deck0="lion cow lion cow lion"), []
    for _ in range(4):
        whys.append(BEANZ.prompt(view(s.game, 0)).why)
        if len(whys) < 4:
            s.pick("buy")
    assert [", buy," in why for why in whys] == [True, True, True, False]


@pytest.mark.rule("MB-105")
def test_the_end_names_the_place_that_is_empty():
    s = Scene(EMPTY, "lion cow | - - - | - -", loot={(1, 0): 1}).no().pick("shoot").pick("flick").fly(1)
    assert BEANZ.outcome(s.table).text == said("beanz/end-loot-cleared", galaxy="golden")


@pytest.mark.rule("MB-16", "MB-101", "MB-137")
def test_beans_that_leave_or_get_up_by_themselves_are_named():
    """After the last hit, too; one that comes back to the hand is not spent; whose card an Instant cancels."""
    s = Scene(EMPTY, "zombie cow | - - - | - -").no().pick("shoot").pick("flick").fly(1)
    assert s.log()[-2:] == [
        said("beanz/spent", seat="S1", kinds=["Cow Bean"], galaxy="golden"),
        said("beanz/comeback", seat="S1", kind="Zombie Bean"),
    ]
    s = Scene("- - | yo-yo lion - | - -", "- - | cow:S - - | - -", hand1="boomerang no-you-dont", hand0="no-you-dont")
    s.go("attack", "lion").pick("target").react("boomerang").react("no-you-dont").react("no-you-dont").passes()
    assert (
        said("beanz/cancels", kind=card("beanz/no-you-dont"), whose="S0", other=card("beanz/no-you-dont"), what="whole")
        in s.log()
    )
    assert said("beanz/falls-too", by="Boomerang!", owner="S0", kind="Lion Bean") in s.log()
    s = Scene("- - | sheriff - - | - -", "- - | cow - - | - -").go("attack", "sheriff").pick("target").passes().no()
    s.no()
    assert said("beanz/spins-back", seat="S0", kinds=["Sheriff Bean"]) in s.log()


@pytest.mark.rule("MB-89", "MB-138", "MB-140", "MB-141")
def test_what_waits_is_shown_beside_its_seat():
    """Boosts, doubles and modes of the next attack, discounts, drains and flicks to come; nothing when nothing waits."""

    def chips(s):
        return [(sign.where, sign.text) for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "seat"]

    s = Scene("juggler lion | - - - | - -", "- - | - - - | cow -", hand0="attack-boost-50 double-trouble sharpshoot")
    assert chips(s) == []
    s.go("spin", "juggler").go("play_action", "attack-boost-50")
    assert chips(s) == [(0, "+150")]
    s.go("play_action", "double-trouble").go("play_action", "sharpshoot")
    assert chips(s) == [(0, "+150"), (0, "x2"), (0, "Sharpshoot")]
    s.table.off_bean, s.table.off_spin, s.table.drained, s.table.lucky = 1, 2, (0, 1), (1, 0)
    assert chips(s)[3:] == [(0, "Bean -1"), (0, "Spin -2"), (0, "+1 flick"), (1, "Next turn -1")]
    s.pick("attack", "lion")
    assert chips(s)[:3] == [(0, "+150"), (0, "x2"), (0, "Sharpshoot")], "while the attack may be answered"
    [total] = [sign.text for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "card" and sign.icon == "sword"]
    assert total == "500"


@pytest.mark.rule("MB-78", "MB-79")
def test_attacker_and_target_are_marked_until_the_result():
    """From the attack on, with what they fight with, whatever is printed; an Instant of the defender counts at once."""
    s = Scene("- - | lion - - | - -", "- - | cow cow - | - -").pick("attack", "lion")

    def marks():
        found = (sign for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "card" and sign.tone in {"good", "bad"})
        return [(s.name(sign.where), sign.text) for sign in found]

    assert marks() == [("lion", "attacks"), ("lion", "50")]
    s.passes().pick("target")
    assert marks()[2:] == [("cow", "target"), ("cow", "50")]
    s.table.attack = s.table.attack._replace(defence_add=100)
    assert marks()[2:] == [("cow", "target"), ("cow", "150")]
    s.passes()
    assert marks() == []


def test_nothing_is_counted_against_a_target_that_has_left():
    """What the attacker had against it is no number of its own."""
    s = Scene("- - | kangaroo - - | - -", "- - | cannonball - - | - -").attack("kangaroo", "cannonball")
    assert s.asked() == ("move_bean", 0)
    signs = [(s.name(sign.where), sign.text) for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "card"]
    assert signs == [("kangaroo", "attacks")]


@pytest.mark.rule("MB-90")
def test_nothing_is_counted_against_a_target_that_has_fallen():
    """What the attacker had against it as it stood is over: "150 against 100" would stand beside another number."""
    s = Scene("- - | kangaroo - - | - -", "- - | cactus - - | - -").attack("kangaroo", "cactus")
    assert s.mat(1) == "- - | cactus:S - - | - -"
    signs = [(s.name(sign.where), sign.text) for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "card"]
    assert signs == [("kangaroo", "attacks"), ("cactus", "target")]


@pytest.mark.rule("MB-86")
def test_who_has_joined_a_blitz_is_marked():
    """The Bean that was named first from the start, each other one when it joins."""
    s = Scene("- - | ant lion - | - -", "- - | cow - - | - -").go("attack", "ant")
    marked = [[s.table.kind[sign.where] for sign in BEANZ.looks.signs(view(s.game, 0)) if sign.text == "Blitz"]]
    s.pick("join", "lion")
    marked.append([s.table.kind[sign.where] for sign in BEANZ.looks.signs(view(s.game, 0)) if sign.text == "Blitz"])
    assert [len(kinds) for kinds in marked] == [1, 2]


@pytest.mark.rule("MB-16", "MB-98", "MB-112")
def test_space_loot_that_can_be_shot_for_is_lit():
    """How much lies there; a half that is shot for next is lit, one with a spun Bean, too, and burns for the last card; an
    empty place does not.
    """
    full = "lion cow | cow cow:B cow | cow cow"
    s = Scene(full, "lion cow:S | - - - | - -", loot={(0, 1): 1, (0, 2): 0})
    signs = {sign.where: (sign.text, sign.tone) for sign in BEANZ.looks.signs(view(s.game)) if sign.on == "zone"}
    mine, yours = [[signs[galaxy(seat, half)] for half in range(3)] for seat in range(2)]
    assert mine == [("2", "ready"), ("1", "last"), ("0", "plain")]
    assert yours == [("2", "plain")] * 3


def test_a_place_is_named_by_what_lies_beside_it():
    """Not by a number that no slot bears."""
    s = Scene("- - | lion - - | - -", "- - | cow - - | - -", hand0="juggler")
    labels = s.labels()
    assert said("beanz/label-play-bean", card="Juggler Bean", beside=["Lion Bean"], galaxy="blue") in labels
    assert said("beanz/label-play-bean", card="Juggler Bean", galaxy="blue", beside=[], side="right") in labels
    assert not [label for label in labels if "slot" in label]


@pytest.mark.rule("MB-72", "MB-149")
@pytest.mark.parametrize(
    ("bean", "swords"),
    [
        ("penguin", []),
        ("penguin@building-block-moon", ["100"]),
        ("rooster", ["100"]),
        ("tin-soldier", []),
    ],
)
def test_a_bean_wears_what_it_attacks_with_whoever_is_the_target(bean, swords):
    """Neither what its power adds against some only, nor what a Moon takes from that; but what it adds to the first attack."""
    s = Scene(f"{bean} - | - - - | - -", "- - | cow - - | - -")
    signs = BEANZ.looks.signs(view(s.game))
    assert [sign.text for sign in signs if sign.on == "card" and sign.icon == "sword"] == swords


@pytest.mark.rule("MB-90")
def test_a_bean_wears_what_defends_it_where_that_is_not_to_be_read():
    """More than is printed, or upside down."""
    s = Scene("lion:B - | goalie - - | - cow", EMPTY)
    shields = [(s.name(sign.where), sign.text) for sign in BEANZ.looks.signs(view(s.game)) if sign.icon == "shield"]
    assert shields == [("lion", "50"), ("goalie", "210")]


@pytest.mark.rule("MB-149")
def test_a_bean_wears_no_more_what_it_adds_to_the_first_attack_of_a_turn():
    s = Scene("- - | lion rooster - | - -", "- - | giant - - | - -").attack("lion")
    assert [sign.text for sign in BEANZ.looks.signs(view(s.game)) if sign.icon == "sword"] == []


@pytest.mark.rule("MB-105")
def test_the_last_hit_is_told_without_what_would_come_after_it():
    """The game ends at once: no Beans are spent any more."""
    s = Scene(EMPTY, "lion cow | - - - | - -", loot={(1, 0): 1}).no().pick("shoot").pick("flick").fly(1)
    assert s.log()[-2:] == [
        said("beanz/captures", seat="S1", galaxy="golden", left=0),
        said("beanz/over", winners=["S1"]),
    ]
    assert all(s.table.zones[7:9]), "the Galaxy that has won lies there"


def test_the_words_of_a_text_are_explained_where_they_are_printed():
    faces = {card.id: card for card in games.load("beanz").cards}
    assert [word for word, _ in faces["lion"].terms] == ["Bean Attack", "Spin:"]
    assert [word for word, _ in faces["big-bang"].terms] == ["Knockdown!"]
    assert all(word in " ".join(card.text) for card in faces.values() for word, _ in card.terms)
