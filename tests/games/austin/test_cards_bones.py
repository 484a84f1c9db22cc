"""What Frickin' Bones do: when they land, when their side wins or loses, and which vibes they can do without."""

from __future__ import annotations

import pytest

from tabletop.games.austin.rules.cards import KIND
from tabletop.games.austin.rules.events import Allows, Forbids, Sees
from tests.games.austin.scene import Scene

# A Good Shagger attacks an Evil one; both tables put out a lot, so that needs do not matter unless the test is about them.
GOOD = "felicity-shagwell shagette-go-go austin-powers colonel butlertron"
EVIL = "henchman-lava dr-evil dr-evil-volcano mini-me-getaway unibrau-acc"


def duel(mine="", yours="", good=GOOD, evil=EVIL, **words):
    """Felicity has attacked the Lifeguard; the defender is to act."""
    s = Scene(f"{good} | hand: {mine}", f"{evil} | hand: {yours}", **words)
    return s.attack("felicity-shagwell", "henchman-lava")


@pytest.mark.rule("AP-149")
def test_a_stripped_bone_does_not_change_who_is_winning():
    """EX-18: P1 leads with two Bones, P0 discards one of them and leads, since its Bone landed last."""
    s = duel("sorry-i-parked twirl", "that-was menacing polka").throw("that-was").throw("twirl").throw("menacing")
    s.throw("sorry")
    assert s.choices("pick") == ["menacing-little-stare", "that-was-my-last-sandwich"]
    s.pick("pick", "that-was")
    assert s.discards(1) == ["that-was-my-last-sandwich"]
    assert s.asked() == ("fight", 1)
    s.leave()
    assert s.scored(0) == ["felicity-shagwell", "twirl-like-you-mean-it", "sorry-i-parked-on-you"]
    s = duel("", "put-it-on").throw("put-it-on")
    assert s.asked() == ("fight", 0), "there is no Bone on the other Agent"


def test_a_landed_bone_draws_looks_and_puts_out():
    """Draw a card; look at the foe's hand; vibes until the attack ends."""
    s = duel("fancy-meeting", "i-expected").throw("i-expected").throw("fancy-meeting")
    assert len(s.hand(0)) == len(s.hand(1)) == 1
    s = duel("smile-you", "menacing polka").throw("menacing").throw("smile-you")
    assert s.heard(0, Sees) == [Sees(0, 1, (KIND["polka-until-you-drop"],))]
    assert s.asked() == ("private_look", 0)
    s.pick("seen")
    assert s.asked() == ("fight", 1)
    s = duel("i-brought", "laugh-on it-is-called").throw("laugh-on")
    assert s.vibes(1) == Scene(GOOD, EVIL).vibes(1)[:2] + tuple(
        n + more for n, more in zip(Scene(GOOD, EVIL).vibes(1)[2:], (1, 2), strict=True)
    )
    before = s.vibes(0)
    s.throw("i-brought")
    assert s.vibes(0) == (before[0], before[1] + 1, *before[2:])
    s.throw("it-is-called").leave()
    left = Scene("shagette-go-go austin-powers colonel butlertron", EVIL).vibes(0)
    assert s.vibes(0) == left, "the attack is over"


@pytest.mark.rule("AP-150")
def test_an_attack_that_ends_at_once():
    """Its side has won; nobody is asked any more."""
    s = duel("everybody-freeze twirl", "menacing polka").throw("menacing").throw("everybody-freeze")
    assert s.asked() == ("main", 0)
    assert s.points() == [14, 0]
    s = duel("twirl", "trap-door-please").throw("trap-door-p")
    assert s.scored(1) == ["henchman-lava-lifeguard", "trap-door-please"]


def test_a_side_that_may_not_ask_for_help():
    """The lawyers: for this attack only."""
    seats = (f"{GOOD}", f"{EVIL} | hand: my-lawyers", "melody", "mustafa")
    s = Scene(*seats).attack("felicity-shagwell", "henchman-lava")
    assert s.can("ask_help")
    s.throw("my-lawyers")
    assert s.asked() == ("fight", 0)
    assert not s.can("ask_help")
    s.leave().attack("shagette-go-go", "dr-evil-volcano")
    assert s.can("ask_help"), "the ban ended with the attack"
    assert s.said(Forbids)
    assert not s.said(Allows), "that needs no words"


@pytest.mark.rule("AP-142", "AP-141")
def test_bones_that_win_or_lose():
    """An extra action on your turn; an Agent from the pile; back to the hand instead of discarded."""
    s = duel("time-for", "menacing").throw("menacing").throw("time-for").leave()
    assert s.actions == 2
    s = duel("rewind | discard: melody twirl", "menacing").throw("menacing").throw("rewind").leave()
    assert s.choices("pick") == ["melody-vox-chart-topper"]
    s = duel("same-time twirl", "menacing step-away").throw("menacing").throw("same-time").throw("step-away").leave()
    assert s.hand(0) == ["same-time-last-tuesday", "twirl-like-you-mean-it"]
    assert s.discards(0) == ["felicity-shagwell"]
    s = duel("twirl", "step-away").throw("step-away").throw("twirl").leave()
    assert s.hand(1) == ["step-away-from-the-clone"]


@pytest.mark.rule("AP-144")
@pytest.mark.parametrize(
    ("table", "fits"),
    [
        ("shagette-go-go", False),
        ("shagette-go-go shagette-go-go", True),
        ("shagette-go-go melody", True),
        ("melody", False),
    ],
)
def test_needs_fewer_for_each_active_agent(table, fits):
    """EX-19: We Shagettes Move As One! needs s2 r1, one vibe fewer for each Shagette."""
    s = Scene(f"{table} | hand: we-shagettes", "henchman-lava", turn=1)
    s.attack("henchman-lava", table.split(maxsplit=1)[0])
    assert s.can("throw", "we-shagettes") == fits
    if not fits:
        assert s.reason("we-shagettes") == "need_not_met"


@pytest.mark.rule("AP-144")
@pytest.mark.parametrize(
    ("good", "evil", "bone", "turn", "fits"),
    [
        ("melody", "dr-evil mini-me-getaway | hand: i-have-a-slide", "i-have-a-slide", 0, True),
        ("melody", "mini-me-getaway henchman-union | hand: i-have-a-slide", "i-have-a-slide", 0, False),
        ("melody", "mini-me-getaway henchman-lava | hand: the-volcano", "the-volcano", 0, False),
        ("melody", "mini-me-getaway henchman-union | hand: the-volcano | table: fog:1", "the-volcano", 0, True),
        ("gadget | hand: i-have-a-gadget", "henchwoman-night", "i-have-a-gadget", 1, True),
        ("johnson | hand: i-have-a-gadget", "henchwoman-night", "i-have-a-gadget", 1, False),
        ("johnson | hand: i-have-a-gadget | table: double:1", "henchwoman-night", "i-have-a-gadget", 1, True),
    ],
)
def test_needs_fewer_on_a_condition(good, evil, bone, turn, fits):
    """Active Agents of a persona, or a lasting Swinger, count for the one who throws."""
    s = Scene(good, evil, turn=turn)
    agents = [good.split()[0], evil.split()[0]]
    attacker, target = (agents[0], "mini-me-getaway") if not turn else (agents[1], agents[0])
    s.attack(attacker, target)
    assert s.can("throw", bone) == fits


@pytest.mark.rule("AP-76", "AP-144")
def test_needs_fewer_when_helping():
    """Groove Now needs nothing from a helper, and its vibe from an owner."""
    seats = ("gadget", "unibrau-hot", "shagette-bass", "henchwoman-night")
    s = Scene(*seats[:2], "melody | hand: groove-now", seats[3], reaction_mode="calm").attack(
        "gadget", "henchwoman-night"
    )
    s.call()
    assert s.asked() == ("help_offer", 2)
    assert s.can("throw", "groove-now")
    s = Scene("gadget", "henchwoman-night", "shagette-karate | hand: groove-now", "mustafa", reaction_mode="calm")
    s.attack("gadget", "henchwoman-night").call()
    assert s.can("throw", "groove-now"), "its randy may be missing while helping"
    s = Scene("shagette-karate | hand: groove-now", "henchman-union", turn=1).attack(
        "henchman-union", "shagette-karate"
    )
    assert not s.can("throw", "groove-now"), "an owner needs it"
    s = Scene("gadget", "mini-me-getaway", "melody", "evil-acc | hand: we-get", turn=1, reaction_mode="calm")
    s.attack("mini-me-getaway", "melody").call()
    assert s.seat == 3
    assert s.can("throw", "we-get")


@pytest.mark.rule("AP-87")
def test_you_is_whoever_has_thrown():
    """A helper draws for the own Bone, and looks at the hand of the other side's owner."""
    seats = ("felicity-shagwell", "henchman-lava | hand: polka", "austin-powers | hand: fancy-meeting", "dr-evil")
    s = Scene(*seats, reaction_mode="calm").attack("felicity-shagwell", "henchman-lava").call().throw("fancy-meeting")
    assert len(s.hand(2)) == 1
    assert s.stack(1) == ["fancy-meeting-me-here"]
    s.leave()
    assert s.scored(2) == ["fancy-meeting-me-here"]
    assert s.scored(1) == ["henchman-lava-lifeguard"]


@pytest.mark.rule("AP-139")
def test_texts_of_attacks_mean_nothing_in_a_slugfest():
    """No other Agent to strip, no attack to end, nobody's hand to look at; what counts is that they land."""
    good = f"{GOOD} | hand: sorry-i-parked everybody-freeze"
    s = Scene(good, f"{EVIL} mustafa mustafa | hand: slugfest trap-door-p smell-the menacing", turn=1)
    s.swing("slugfest", 0).pick("fighter", "mustafa").pick("fighter", "colonel")
    s.throw("sorry").throw("trap-door-p").throw("everybody-freeze").throw("smell-the")
    assert s.slug(1) == ["trap-door-please", "smell-the-roses-sweetie"]
    s.no().no()
    assert s.scored(1) == ["mustafa", "trap-door-please", "smell-the-roses-sweetie"]
