"""Bean Attacks and boosts (MB-75 to MB-97)."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.core.view import view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.presentation.signs import _falls
from tabletop.games.beanz.rules.changes import forecasts
from tabletop.games.beanz.rules.events import Fight
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, KNOCKS_OFF, LABELS, defence_terms, worth
from tests.games.beanz.scene import EMPTY, NUMBER, Scene, galaxy, slot
from tests.saying import said

GIANT = "- - | giant - - | - -"


def hit(mat0, mat1, by, target=None, **words):
    """(total, against) of one attack by seat 0."""
    s = Scene(mat0, mat1, **words).go("attack", by)
    s.go("target", target)
    return s.fight()


@pytest.mark.rule("MB-75", "MB-76")
def test_only_beans_in_the_same_galaxy():
    """The left Galaxy of seat 0 faces the right half of seat 1; without a Bean there nothing is announced."""
    s = Scene("lion - | cow - - | - sheriff", "- - | rooster - - | - cow")
    assert s.choices("attack") == "lion"
    assert s.reason("sheriff") == "wrong_galaxy"
    assert Scene("lion - | - - - | - -").reason("lion") == "no_target"


@pytest.mark.rule("MB-78")
def test_the_defender_may_name_any_position():
    """Sidewayz and Bottomz-up Beans too, but only of that Galaxy."""
    s = Scene("- - | sheriff - - | - -", "cow - | lion:S clown:B teddy | - -").go("attack", "sheriff")
    assert s.asked() == ("target_defence", 1)
    assert s.choices("target") == "clown lion teddy"


@pytest.mark.rule("MB-78", "MB-79")
def test_whoever_names_the_target_sees_the_numbers_against_each():
    s = Scene("- - | sheriff - - | - -", "cow - | lion:S clown:B teddy | - -", hand1="boomerang")
    named = (NUMBER["target"], s.card("teddy"), -1)
    assert BEANZ.looks.preview(view(s.game, 0), named) == (), "there is no attack yet"
    s.go("attack", "sheriff")
    [told] = BEANZ.looks.preview(view(s.game, 1), named)
    answer = (NUMBER["respond"], s.card("boomerang"), -1)
    assert BEANZ.looks.preview(view(s.game, 1), answer) == (), "an answer is no target"
    s.go("target", "teddy")
    total, against = s.fight()
    assert told.card == named[1]
    assert told.line.startswith(f"{total} against {against}: ")


@pytest.mark.rule("MB-79", "MB-40")
def test_every_term_of_the_sum():
    """MMP, Team Bonus, Headz-up boost, Moon, plus, pending boosts, doubling; and the same for the defence."""
    s = Scene(
        "- - | stag-beetle@honeycomb-moon ant queen-bee | - -",
        "- - | goalie@iron-field slugger coach | - -",
        hand0="attack-boost-100 double-trouble",
        hand1="brace-yourself",
    )
    s.go("play_action", "attack-boost-100").go("play_action", "double-trouble")
    s.go("attack", "stag-beetle").pick("target", "goalie").react("brace-yourself").passes()
    [fight] = s.told(Fight)
    assert (fight.total, fight.against) == ((50 + 50 + 50 + 100 + 50 + 100) * 2, 160 + 50 + 50 + 50 + 100 + 100)
    assert fight.doubles == 1
    assert [(LABELS[row.label], row.amount) for row in fight.attack] == [
        ("printed", 50),
        ("team-bonus", 50),
        ("headz-up", 50),
        ("moon", 100),
        ("attack-bonus", 50),
        ("boost", 100),
    ]
    assert [(LABELS[row.label], row.amount) for row in fight.defence] == [
        ("printed", 160),
        ("own-power", 50),
        ("team-bonus", 50),
        ("headz-up", 50),
        ("asteroid-field", 100),
        ("instant", 100),
    ]
    assert any("= 800, against" in line for line in s.log())


@pytest.mark.rule("MB-80", "MB-81", "MB-82", "MB-83")
@pytest.mark.parametrize("letter", ["", ":B"])
def test_the_three_results(letter):
    """Just less, just as much, just less than twice, twice; Headz-up and Bottomz-up alike."""
    for bean, mat in (
        ("sheriff", f"- - | sumo{letter} - - | - -"),
        ("sumo", ""),
    ):
        if mat:
            s = Scene(f"- - | {bean} - - | - -", mat).attack(bean, "sumo")
            assert s.fight() == (100, 110)
            assert s.mat(1) == mat
    s = Scene("- - | sheriff - - | - -", f"- - | zombie{letter} - - | - -").attack("sheriff", "zombie")
    assert s.mat(1) == "- - | zombie:S - - | - -"
    s = Scene("- - | slugger - - | - -", f"- - | koala{letter} - - | - -").attack("slugger", "koala")
    assert (s.fight(), s.mat(1)) == ((160, 90), "- - | koala:S - - | - -")
    s = Scene("- - | sheriff - - | - -", f"- - | cow{letter} - - | - -").attack("sheriff", "cow")
    assert (s.fight(), s.mat(1)) == ((100, 50), EMPTY)


@pytest.mark.rule("MB-84")
def test_the_order_after_the_comparison():
    """Result, domino, what success brings, then Boomerang!: the Yo-Yo stands up first and falls then."""
    s = Scene("- - | yo-yo - - | - -", "- - | cow:S - - | - -", hand1="boomerang")
    s.go("attack", "yo-yo").pick("target").react("boomerang").passes()
    turns = [e[1:] for e in s.events if e[0] == "turn"]
    card = s.card("yo-yo")
    assert turns == [(card, 1), (card, 0), (card, 2)]


@pytest.mark.rule("MB-85")
def test_sharpshoot_picks_in_any_galaxy():
    """By the attacker, after the spin, before the window for the target."""
    s = Scene("outlaw - | - - - | - -", "lion - | cow - - | - -", hand1="boomerang").go("attack", "outlaw")
    assert s.asked() == ("target_attack", 0)
    assert s.choices("target") == "cow lion"
    assert s.mat(0) == "outlaw:B - | - - - | - -"
    assert s.pick("target", "lion").choices("respond") == "boomerang"
    s = Scene("lion - | - - - | - -", "lion - | - - - | - -", hand0="sharpshoot")
    assert not s.can("attack"), "nobody lies across"
    assert s.go("play_action", "sharpshoot").choices("attack") == "lion"


@pytest.mark.rule("MB-86", "MB-87")
def test_a_blitz_from_several_galaxies():
    """All are paid with upkeep; the attacker picks the Galaxy, the defender the Bean there."""
    s = Scene("ant lion@tide-moon | sheriff - - | rooster -", "cow - | clown teddy - | - -", points=5)
    s.pick("attack", "ant")
    assert s.choices("join") == "rooster sheriff", "somebody with a target comes first"
    assert (s.reason("sheriff"), s.reason("ant")) == ("", "blitz_member")
    assert {o[2] for o in s.options_now()} == {-1}, "whoever joins stays where it is"
    s.pick("join", "sheriff").pick("join", "lion")
    assert s.reason("rooster") == "not_enough_points"
    s.no().passes()
    assert s.points == 0
    assert s.asked() == ("blitz_galaxy", 0)
    assert {o[2] for o in s.options_now()} == {galaxy(1, 1)}
    s.pick("galaxy").pick("target", "teddy")
    assert s.mat(0) == "ant:B lion:B@tide-moon | sheriff:B - - | rooster -"


@pytest.mark.rule("MB-86", "MB-76")
def test_a_blitz_may_reach_through_a_partner():
    """The Ant has nobody across: it may announce because the Lion has; and it cannot go without one who has."""
    s = Scene("ant - | lion - - | rooster -", "- - | cow - - | - -").pick("attack", "ant")
    assert s.choices("join") == "lion"
    assert "Attack" not in s.labels()
    s.pick("join", "lion")
    assert "Attack" in s.labels()


@pytest.mark.rule("MB-87", "MB-85")
def test_blitz_and_sharpshoot_together():
    """The attacker picks any Bean; one participant alone is an ordinary attack."""
    s = Scene("ant - | lion - - | - -", "cow - | clown - - | - -", hand0="sharpshoot").go("play_action", "sharpshoot")
    s.pick("attack", "ant").pick("join", "lion").no()
    s.passes()
    assert s.asked() == ("target_attack", 0)
    s = Scene("ant - | lion - - | - -", "cow - | clown - - | - cow").pick("attack", "ant").no().passes()
    assert s.asked() == ("target_defence", 1)


@pytest.mark.rule("MB-88")
def test_sneak():
    """No windows; by power and by Action."""
    s = Scene("- - | ninja lion - | - -", GIANT, hand0="sneak-attack", hand1="you-slipped boomerang")
    assert s.pick("attack", "ninja").asked() == ("target_defence", 1)
    assert s.pick("target").asked() == ("main", 0)
    assert s.go("play_action", "sneak-attack").pick("attack", "lion").asked() == ("target_defence", 1)


@pytest.mark.rule("MB-89", "MB-95", "MB-96")
def test_boosts_that_wait():
    """For the next attack only; two doublings make four times; the turn's end takes them away."""
    hand = "double-trouble double-trouble attack-boost-50"
    s = Scene("- - | lion lion - | - -", GIANT, hand0=hand)
    for name in hand.split():
        s.go("play_action", name)
    s.go("attack", "lion").go("target")
    assert s.fight() == (400, 500)
    s.go("attack", "lion").go("target")
    assert s.fight() == (50, 500)
    s = Scene(hand0="attack-boost-50 free-spin half-price")
    s.go("play_action", "attack-boost-50").go("play_action", "free-spin").go("play_action", "half-price").no()
    assert (s.table.pending, s.table.off_spin, s.table.off_bean) == ((), 0, 0)


@pytest.mark.rule("MB-78", "MB-89")
@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("attack-boost-50", ("target_defence", 1)),
        ("double-trouble", ("target_defence", 1)),
        ("sharpshoot", ("target_attack", 0)),
    ],
)
def test_a_boost_does_not_say_who_picks_the_target(action, asked):
    """Only a Sharpshoot takes that from the defender."""
    s = Scene("- - | lion - - | - -", "- - | cow giant - | - -", hand0=action).go("play_action", action)
    assert s.go("attack", "lion").asked() == asked


@pytest.mark.rule("MB-90")
def test_mmp_boosts_count_in_both():
    """A Headz-up boost attacks and defends; an aura of defence only defends."""
    assert hit("- - | ring-master lion - | - -", GIANT, "lion")[0] == 50 + 50 + 50
    assert hit("- - | jack-in-the-box lion - | - -", GIANT, "lion")[0] == 50
    assert hit("- - | sheriff - - | - -", "- - | jack-in-the-box lion - | - -", "sheriff", "lion") == (100, 100)


@pytest.mark.rule("MB-94")
def test_one_team_boost_the_largest():
    """An own boost adds to it; the giver gets his own; the other side gives nothing; two of them give no more than one."""
    sheriff = "- - | sheriff - - | - -"
    assert hit(sheriff, "- - | ring-master - - | - -", "sheriff", "ring-master") == (100, 110)
    assert hit(sheriff, "- - | goalie coach - | - -", "sheriff", "goalie") == (100, 160 + 50 + 50 + 50)
    assert hit(sheriff, "- - | lion - - | ring-master ring-master", "sheriff", "lion") == (100, 50 + 50)
    assert hit("- - | sheriff ring-master - | - -", "- - | lion - - | - -", "sheriff", "lion") == (100, 50)


@pytest.mark.rule("MB-94")
@pytest.mark.parametrize(
    ("mat", "defence"),
    [
        ("- - | knight giant phoenix | - -", 500 + 50 + 50 + 50),
        ("- - | knight:B giant phoenix | - -", 500 + 50 + 50),
        ("- - | jack-in-the-box giant jack-in-the-box | - -", 500 + 50 + 50),
        ("- - | - giant - | jack-in-the-box -", 500),
    ],
)
def test_auras_of_neighbours_add_to_a_team_boost(mat, defence):
    """Knight's +50 is no team boost: it adds to Phoenix's; several add up; Headz-up neighbours only."""
    assert hit("- - | sheriff - - | - -", mat, "sheriff", "giant") == (100, defence)


@pytest.mark.rule("MB-94", "MB-92")
def test_an_aura_stays_on_its_mat():
    """It is for your Beans: at the edge the other player's Bean gets nothing."""
    s = Scene("- - | - - - | - jack-in-the-box", "lion - | - - - | - -")
    assert worth(defence_terms(s.table, slot(1, 0))) == 50
    s = Scene("lion - | - - - | - -", "- - | - - - | - jack-in-the-box")
    assert worth(defence_terms(s.table, slot(0, 0))) == 50


@pytest.mark.rule("MB-94", "MB-119")
def test_an_aura_resists_a_domino():
    """The Lion beside the Jack-in-the-Box stands at 100 while a Bean of 90 falls on it."""
    s = Scene("- - | sheriff - - | - -", "- - | koala lion jack-in-the-box | - -", expert="on").attack(
        "sheriff", "koala"
    )
    assert s.mat(1) == "- - | koala:S lion jack-in-the-box | - -"


@pytest.mark.rule("MB-91", "MB-92", "MB-93")
def test_the_team_bonus_in_an_attack():
    """Also of a fallen neighbour, also across the edge, not of a twin."""
    assert hit("- - | lion clown:S - | - -", GIANT, "lion")[0] == 100
    assert hit("- - | lion lion - | - -", GIANT, "lion")[0] == 50
    assert hit("- - | - - - | - lion", "juggler giant | - - - | - -", "lion", "giant")[0] == 100


@pytest.mark.rule("MB-97", "MB-149")
def test_the_preview_is_what_happens():
    """Before committing: the same numbers, against every possible target; looking changes nothing."""
    s = Scene("- - | tin-soldier@building-block-moon wind-up - | - -", "- - | cow clown:S giant | - -")
    before = s.table.plain()
    seen = view(s.game, 1).table
    found = {s.name(p.target): p.fight for p in forecasts(seen, 0, s.card("tin-soldier"))}
    assert s.table.plain() == before
    assert {name: (f.total, f.against, f.result) for name, f in found.items()} == {
        "cow": (50 + 50 + 100 + 50, 50, BLOWOUT),
        "clown": (200, 50, BLOWOUT),
        "giant": (250, 500, FAILS),
    }
    s.go("attack", "tin-soldier").go("target", "giant")
    assert s.fight() == (250, 500)


@pytest.mark.rule("MB-119", "MB-149")
def test_the_preview_of_dominoes():
    """Who would fall, and who would be knocked off; nobody in a basic game, nobody after a failure or a blowout."""
    mat = "sailor kangaroo | zombie skater clown:S | lion -"
    for options, fallen in (({"expert": "on"}, ["zombie", "kangaroo", "clown"]), ({}, [])):
        s = Scene("- - | sheriff - - | - -", mat, **options)
        rows = {s.name(p.target): p for p in forecasts(s.table, 0, s.card("sheriff"))}
        assert [s.name(card) for card, _ in rows["skater"].dominoes] == fallen
        assert [off for _, off in rows["skater"].dominoes] == [False, False, True][: len(fallen)]
        assert rows["clown"].fight.result == KNOCKS_OFF
        assert rows["clown"].dominoes == ()
    s = Scene("outlaw - | - - - | - -", "lion - | - - - | - -")
    assert [s.name(p.target) for p in forecasts(s.table, 0, s.card("outlaw"))] == ["lion"]
    assert forecasts(Scene("lion - | - - - | - -").table, 0, 0) == ()


@pytest.mark.rule("MB-149")
def test_the_table_is_told_before_anybody_commits():
    """The forecast of an attack option: numbers for each target, and the dominoes in words."""
    s = Scene("- - | sheriff - - | - -", "- - | zombie skater clown:S | lion -", expert="on")
    option = next(o for o in s.options_now() if o[1] == s.card("sheriff"))
    told = {s.name(f.card): f for f in BEANZ.looks.preview(view(s.game, 0), option)}
    assert told["skater"].line == "100 against 100: Sidewayz"
    assert told["skater"].terms[-1] == "Domino: Zombie Bean, Clown Bean off the mat"
    assert "your own" in _falls(s.table, s.card("sheriff"), off=False), "an own loss stands out"
    assert told["clown"].line == "100 against 100: off the mat"


@pytest.mark.rule("MB-89")
def test_no_boost_shines_for_which_no_attack_can_follow():
    """Without points for a Bean that could attack, or without anybody to attack; the prompt says so. Choosable it stays."""
    lost = "+50 Attack Boost! would be lost: no Bean Attack can follow."

    def asked(mat, other, hand="", **more):
        s = Scene(mat, other, hand0=f"attack-boost-50 {hand}", **more)
        seen = view(s.game, 0)
        boost = next(o for o in seen.options if o != PASS and s.name(o[1]) == "attack-boost-50")
        dull = BEANZ.looks.minor(seen, boost)
        assert (BEANZ.prompt(seen).why == lost) == dull
        return dull

    across = "- - | - - - | cow -"
    assert not asked("lion - | - - - | - -", across)
    assert asked("- - | lion - - | - -", across), "nobody lies in its Galaxy"
    assert asked("lion - | - - - | - -", EMPTY)
    assert asked("- - | - - - | - -", across)
    assert asked("lion - | - - - | - -", across, points=0)
    assert not asked("lion:B - | - - - | - -", across, points=2)
    assert asked("lion:B - | - - - | - -", across, points=1), "it has to stand up, and to spin"
    assert not asked(EMPTY, across, "lion"), "it comes from the hand into that Galaxy"
    assert asked("cow cow | - - - | - -", across, "lion"), "there it finds no slot"
    assert asked(EMPTY, across, "cow"), "it has no attack"
    assert not asked("outlaw - | - - - | - -", "cow - | - - - | - -"), "it shoots everywhere"


@pytest.mark.rule("MB-89")
def test_a_boost_shines_for_a_bean_in_the_hand_of_either_seat():
    for hand, dull in (("lion", False), ("cow", True)):
        s = Scene("- - | - - - | cow -", hand1=f"attack-boost-50 {hand}", turn=1)
        boost = next(o for o in s.options_now() if o != PASS and s.name(o[1]) == "attack-boost-50")
        assert BEANZ.looks.minor(view(s.game, 1), boost) == dull


@pytest.mark.rule("MB-89")
def test_of_several_boosts_that_would_be_lost_none_is_named():
    """Nor is a Bean lost whose spin only boosts."""
    s = Scene("juggler - | - - - | - -", EMPTY)
    assert BEANZ.prompt(view(s.game, 0)).why == said("beanz/lost-boost", lost="spin", card="Juggler Bean")
    s = Scene("lion - | - - - | - -", EMPTY, hand0="attack-boost-50 double-trouble")
    assert BEANZ.prompt(view(s.game, 0)).why == said("beanz/lost-boost", lost="several")
