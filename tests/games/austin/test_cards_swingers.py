"""What both boxes of every Swinger do."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.rules.cards import KIND
from tabletop.games.austin.rules.events import Sees
from tabletop.games.austin.rules.queries import DO
from tests.games.austin.scene import Scene

GOOD = "felicity-shagwell austin-powers shagette-bass basil-exposition-on colonel gadget"  # every need is met
EVIL = "dr-evil mustafa henchman-lava evil-acc"
ENEMIES = "dr-evil mustafa unibrau-hot"


def use(card, box, rest="", yours=ENEMIES, evil=False, mine=""):
    """The scene after a box has been used; what it asks is still open."""
    mine = mine or (EVIL if evil else GOOD)
    s = Scene(f"{mine} | hand: {card} {rest}", "melody gadget" if evil and yours == ENEMIES else yours, evil_first=evil)
    return s.swing(card, box)


# -- attacks and brawls ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-131")
def test_slugfests():
    """Both boxes start the brawl; with vibes an Assassin comes first, or Bones are easier this turn."""
    s = use("springin", 0)
    assert s.asked() == ("slug_fighter", 0)
    s = use("springin", 1, "shagette-karate melody")
    assert s.choices("play_free") == ["shagette-karate-librarian"]
    s.pick("play_free", "shagette-karate")
    assert s.asked()[0] in {"slug_fighter", "look_bottom"}
    s = use("slugfest", 0, evil=True)
    assert s.asked() == ("slug_fighter", 0)
    s = use("slugfest", 1, "trap-door-p", mine="dr-evil", yours="colonel", evil=True)
    s.pick("fighter").pick("fighter").no().no()
    assert s.scored(0) == ["dr-evil"]


@pytest.mark.rule("AP-148")
def test_two_attacks_at_once():
    """The handshake with vibes: two different Agents, the second after the first is over; none is forced."""
    s = use("very-secret", 1).attack("felicity-shagwell", "mustafa").leave()
    assert s.asked() == ("strike", 0)
    assert "felicity-shagwell" not in s.choices("attack")
    s.attack("colonel", "dr-evil").leave()
    assert s.asked() == ("main", 0)
    assert s.actions == 2, "the Colonel has won an attack"
    assert s.points(0) == 15
    s = use("performance", 1, evil=True)
    assert s.choices("attack") == ["dr-evil", "mustafa"]
    s.no()
    assert s.asked() == ("main", 0)


@pytest.mark.rule("AP-148")
def test_a_changed_trade_and_an_attack_with_that_agent():
    """The free boxes: one Agent counts as the other trade this turn and may attack at once."""
    s = use("very-secret", 0, mine="melody gadget", yours="unibrau-hot").pick("pick", "melody")
    assert s.choices("attack") == ["melody-vox-chart-topper"]
    s.no()
    assert s.targets("melody") == ["unibrau-hot-german-birdie"]
    s.spent()
    s = use("performance", 0, mine="mustafa", evil=True, yours="melody gadget").pick("pick", "mustafa")
    s.attack("mustafa", "melody").leave()
    assert s.points(0) == 9


# -- actions and free plays --------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-44", "AP-108")
@pytest.mark.parametrize(
    ("card", "box", "evil", "left"),
    [("double-decker", 0, False, 3), ("time-kiosk", 1, False, 4), ("monorail", 0, True, 3), ("monorail", 1, True, 4)],
)
def test_extra_actions(card, box, evil, left):
    """The card's own action is spent first."""
    assert use(card, box, evil=evil).actions == left


@pytest.mark.rule("AP-90", "AP-45")
def test_lasting_swingers_that_make_agents_free():
    """The disco: one Agent in each turn; the lair: every Henchman, no others."""
    s = use("double-decker", 1, "melody johnson dame-agatha")
    assert s.can("play_free", "melody")
    s.free("melody")
    assert not s.can("play_free", "dame-agatha")
    assert s.can("play_free", "johnson"), "the free ship of the turn is another matter"
    assert s.actions == 1
    s = use("secret-volcano", 1, "henchman-union henchwoman-night ninja", evil=True)
    s.free("henchman-union").free("henchwoman-night")
    assert not s.can("play_free", "ninja")
    assert s.actions == 1


def test_agents_back_and_forth():
    """The kiosk: one of yours back to the hand, up to two in for nothing, the same one too."""
    s = use("time-kiosk", 0, "shagette-go-go").pick("pick", "colonel")
    s.pick("play_free", "colonel").pick("play_free", "shagette-go-go")
    assert s.asked() == ("main", 0)
    assert s.hand(0) == []


def test_cloning():
    """From the discard pile onto the table for nothing, or into the hand."""
    name = "henchman-union mustafa polka"
    s = Scene(f"{EVIL} | hand: cloning | discard: {name}", "melody", evil_first=True).swing("cloning", 1)
    assert s.choices("play_free") == ["henchman-union-rep", "mustafa"]
    s.pick("play_free", "henchman-union")
    assert "henchman-union-rep" in s.agents(0)
    s = Scene(f"{EVIL} | hand: cloning | discard: {name}", "melody", evil_first=True).swing("cloning", 0)
    s.pick("pick", "mustafa")
    assert s.hand(0) == ["mustafa"]


# -- looking -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-152")
def test_looking_at_hands_and_decks():
    """Spectacles and crystal ball, both boxes."""
    s = use("psychedelic-spectacles", 1, yours="dr-evil | hand: polka").pick("seat", None, 1).pick("seen")
    assert len(s.hand(0)) == 2
    assert s.heard(0, Sees) == [Sees(0, 1, (KIND["polka-until-you-drop"],))]
    s = use("psychedelic-spectacles", 0).no().no()
    assert len(s.hand(0)) == 1
    s = use("crystal-ball", 0, evil=True).pick("pick").no()
    assert len(s.hand(0)) == 2
    s = use("crystal-ball", 1, evil=True).pick("pick").pick("pick")
    assert len(s.hand(0)) == 2
    assert len(s.discards(0)) == 5, "four cards and the ball"


def test_searching_and_redrawing():
    """The cabinet, the lair, the bagpipes."""
    s = Scene(f"{GOOD} | hand: ministry | deck: tea-lady gadget melody", "dr-evil").swing("ministry", 1)
    s.pick("pick", "tea-lady").pick("pick", "gadget")
    assert s.hand(0) == ["gadget-boffin", "tea-lady-with-a-licence"]
    s = use("ministry", 0, "twirl melody")
    s.pick("pick", "twirl").pick("pick", "melody")
    assert len(s.hand(0)) == 2
    s = Scene("| hand: secret-volcano | deck: henchman-lava ninja", "melody", evil_first=True).swing(
        "secret-volcano", 0
    )
    assert s.choices("pick") == ["henchman-lava-lifeguard"]
    s.no()
    s = Scene(f"{EVIL} | hand: bastard polka | deck: fat-bastard-caber", "melody", evil_first=True).swing("bastard", 1)
    s.pick("pick", "fat-bastard-caber")
    assert s.choices("play_free") == ["fat-bastard-caber-champion"]
    s.pick("play_free", "fat-bastard-caber")
    assert "fat-bastard-caber-champion" in s.agents(0)


def test_taking_from_the_discard_pile():
    """The umbrella and the jukebox: to the hand, to the score pile; a win by a text is a win."""
    pile = "twirl tea-first melody johnson"
    s = Scene(f"{GOOD} | hand: lost-p | discard: {pile}", "dr-evil").swing("lost-p", 1)
    s.pick("pick", "twirl").pick("pick", "tea-first")
    assert len(s.hand(0)) == 2
    s = Scene(f"{GOOD} | hand: lost-p | discard: {pile}", "dr-evil").swing("lost-p", 0)
    assert s.choices("pick") == ["johnson-radar-operator", "melody-vox-chart-topper"]
    s = Scene(f"{GOOD} | hand: mojo | discard: {pile} | points: 96", "dr-evil").swing("mojo", 1)
    assert s.choices("pick") == ["johnson-radar-operator"], "worth seven or less"
    s.pick("pick", "johnson")
    assert s.outcome() == ("goal", (0,))


@pytest.mark.rule("AP-140")
def test_a_cost_first():
    """The jukebox without vibes: an Agent for three cards, or neither; with no Agent it is not offered."""
    s = use("mojo", 0, mine="melody")
    assert s.options_now() == [PASS, (DO, s.card("mojo"), -1)]
    s.pick("do").pick("pick", "melody")
    assert len(s.hand(0)) == 3
    assert s.agents(0) == []
    s = use("mojo", 0, mine="melody").no()
    assert s.agents(0) == ["melody-vox-chart-topper"]
    assert s.hand(0) == []
    s = Scene("| hand: mojo", "dr-evil").swing("mojo", 0)
    assert s.asked() == ("main", 0)


# -- vibes and bans ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AP-90", "AP-52")
def test_vibes_of_swingers():
    """The lamp for yourself, the fog against all others and never below zero; two of a kind for this turn."""
    before = Scene(GOOD, "dr-evil").vibes(0)
    s = use("lava-lamp", 1)
    assert s.vibes(0) == (before[0] + 1, before[1] + 1, *before[2:])
    s = Scene(f"{GOOD} | table: lava-lamp:1 | hand: lava-lamp", "dr-evil")
    assert s.vibes(0) == (before[0] + 1, before[1] + 1, *before[2:])
    s.swing("lava-lamp", 1)
    assert s.vibes(0) == (before[0] + 2, before[1] + 2, *before[2:]), "a second lamp is seen beside the first"
    s = use("lava-lamp", 0).pick("choose", None, 2)
    assert s.vibes(0) == (before[0], before[1], before[2] + 2, before[3])
    s = use("fog", 1, yours="melody johnson", evil=True)
    assert s.vibes(1) == (0, 0, 1, 0)
    assert s.lying(0) == ["fog-machine-of-doom"]
    s = use("fog", 0, evil=True).pick("choose", None, 0)
    assert s.vibes(0)[0] == Scene(EVIL, "melody", evil_first=True).vibes(0)[0] + 2


@pytest.mark.rule("AP-153")
def test_the_photo_album():
    """With vibes one opponent throws no Bones this turn; without, each opponent loses two cards at random."""
    s = Scene(f"{EVIL} | hand: blackmail", "melody gadget | hand: your-trousers", evil_first=True).swing("blackmail", 1)
    s.pick("seat", None, 1).attack("henchman-lava", "melody")
    assert s.options_now() == [(-1, -1, -1)]
    assert s.reason("your-trousers") == "forbidden"
    seats = ("| hand: blackmail", "| hand: melody twirl tea-first", "| hand: polka", "")
    s = Scene(*seats, evil_first=True).swing("blackmail", 0)
    assert [len(s.hand(seat)) for seat in range(1, 4)] == [1, 0, 0]


@pytest.mark.rule("AP-103", "AP-104", "AP-105", "AP-106")
def test_bagpipes_on_the_table():
    """EX-3: a scored Fat Bastard for any scored card; refused without one, or when no opponent has scored."""
    s = Scene("| hand: bastard | scored: fat-bastard | points: 41", "| scored: melody | points: 96", evil_first=True)
    s.swing("bastard", 0).pick("card_action", "bastard").pick("pick", "fat-bastard")
    assert s.asked() == ("pick_card", 0)
    s.pick("pick", "melody")
    assert s.points() == [28, 86]
    assert s.discards(1) == ["melody-vox-chart-topper"]
    assert s.discards(0) == ["fat-bastard"]
    assert not s.can("card_action")
    for mine, yours in (("fat-bastard", "points: 0"), ("mustafa", "scored: melody")):
        s = Scene(f"| table: bastard:0 | scored: {mine}", f"| {yours}", evil_first=True)
        assert s.reason("bastard") == "no_cost"
