"""The worked examples of the rules (section 8), with every number in them."""

from __future__ import annotations

import pytest

from tabletop.core.ask import WORLD
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import EVIL, GOOD
from tabletop.games.austin.rules.events import Race, Target
from tabletop.games.austin.rules.table import HAND, STEP
from tests.games.austin.scene import Scene


def tables_of(seats, count=60, **options):
    return [AUSTIN.start(seats, seed, options).table for seed in range(count)]


@pytest.mark.rule("AP-20", "AP-21", "AP-37", "AP-60", "AP-63")
def test_ex_1_seating():
    """Evil chosen by the first of four: E G E G; of five one equal pair, anywhere; that pair may Shag, not Assassinate."""
    assert {table.sides for table in tables_of(4, first_side="evil")} == {(EVIL, GOOD, EVIL, GOOD)}
    five = {table.sides for table in tables_of(5, first_side="evil")}
    assert (EVIL, GOOD, EVIL, GOOD, EVIL) in five
    assert len(five) == 5
    s = Scene(
        "henchman-lava robin-swallows",
        "felicity-shagwell",
        "dr-evil",
        "melody-vox",
        "henchwoman-night mustafa",
        sides=(1, 0, 1, 0, 1),
        turn=4,
    )
    assert "henchman-lava-lifeguard" in s.targets("henchwoman-night")
    assert s.targets("mustafa") == ["felicity-shagwell", "melody-vox-chart-topper"]


@pytest.mark.rule("AP-45", "AP-107", "AP-55")
def test_ex_2_austin_from_10_minutes_from_now():
    """With another Austin both copies are free; then two attacks: four plays in one turn."""
    s = Scene("austin-powers | hand: austin-from austin-from", "robin-swallows evil-accountant", deck_size=0)
    assert not s.can("play_agent", "austin-from")
    s.free("austin-from").free("austin-from")
    assert s.actions == 2
    s.attack("austin-from", "robin-swallows").leave()
    s.attack("austin-from", "evil-accountant").leave()
    assert s.table.plays == 4
    assert s.points() == [16, 0]
    s = Scene("felicity-shagwell | hand: austin-from austin-from", "dr-evil")
    assert not s.can("play_free", "austin-from")
    s.play("austin-from")
    assert s.actions == 1
    s.free("austin-from")
    assert s.actions == 1


@pytest.mark.rule("AP-103", "AP-104", "AP-105", "AP-106", "AP-31", "AP-91")
def test_ex_3_bastard_bagpipes():
    """41 - 13 = 28 and 96 - 10 = 86; without a scored Fat Bastard or a victim the action is not offered."""
    good, evil = "scored: melody-vox | points: 96", "table: bastard-bagpipes:0 | scored: fat-bastard | points: 41"
    s = Scene(good, evil, turn=1)
    assert s.points() == [96, 41]
    s.pick("card_action", "bastard-bagpipes").pick("pick", "fat-bastard")
    s.pick("pick", "melody-vox")
    assert s.points() == [86, 28]
    assert s.discards(0) == ["melody-vox-chart-topper"]
    assert s.discards(1) == ["fat-bastard"]
    assert s.actions == 1
    assert not s.can("card_action")
    assert not Scene("", evil, turn=1).can("card_action")
    assert not Scene(good, "table: bastard-bagpipes:0 | points: 41", turn=1).can("card_action")


FLOOR = (
    "felicity-shagwell shagette-go-go | hand: twirl i-brought",
    "henchman-lava dr-evil | hand: that-was behold",
)


@pytest.mark.rule("AP-65", "AP-66", "AP-67", "AP-68", "AP-69", "AP-81", "AP-82", "AP-83", "AP-84", "AP-85", "AP-86")
def test_ex_4_shag_attack():
    """g2 s3 against s1 r2 c2: Sandwich, Twirl, Lever, Disco Ball; 9 + 6 + 5 = 20, the other side is discarded."""
    s = Scene(*FLOOR)
    assert s.vibes(0) == (2, 3, 0, 0)
    assert s.vibes(1) == (0, 1, 2, 2)
    s.attack("felicity-shagwell", "henchman-lava")
    assert s.asked() == ("fight", 1)
    s.throw("that-was").throw("twirl").throw("behold").throw("i-brought")
    assert s.asked() == ("fight", 1)
    s.leave()
    assert s.points() == [20, 0]
    assert s.scored(0) == ["felicity-shagwell", "twirl-like-you-mean-it", "i-brought-my-own-disco-ball"]
    assert s.discards(1) == [
        "henchman-lava-lifeguard",
        "that-was-my-last-sandwich",
        "behold-my-second-best-lever",
    ]
    assert s.agents(0) == ["shagette-go-go-dancer"]
    assert s.agents(1) == ["dr-evil"]
    assert s.vibes(0) == (1, 1, 0, 0)
    assert (s.hand(0), s.hand(1)) == ([], [])
    assert (s.deck_size(0), s.deck_size(1)) == (12, 12)


@pytest.mark.rule("AP-81", "AP-69")
def test_ex_5_no_bones():
    """Without any Bone the attacker wins: 9 for Felicity; 8 for Lifeguard when he attacks."""
    s = Scene(*FLOOR).attack("felicity-shagwell", "henchman-lava").leave()
    assert s.points() == [9, 0]
    assert s.discards(1) == ["henchman-lava-lifeguard"]
    s = Scene(*FLOOR, turn=1).attack("henchman-lava", "felicity-shagwell")
    assert s.asked() == ("fight", 0)
    s.leave()
    assert s.points() == [0, 8]


@pytest.mark.rule("AP-73", "AP-74", "AP-75", "AP-76", "AP-77", "AP-78", "AP-79", "AP-80", "AP-171")
def test_ex_6_help():
    """P3's Bone does not fit its need, P2's does and lies on P1's Agent; P1 may throw nothing more; the Tie goes home to P2."""
    s = Scene(
        "austin-kung | hand: your-trousers",
        "dr-evil | hand: nobody-touches",
        "austin-powers | hand: that-tie",
        "mini-me | hand: release-the",
    )
    s.attack("austin-kung", "dr-evil").call()
    assert s.asked() == ("help_throw", (2, 3))
    assert not s.can("throw", seat=3)
    s.no(3)
    assert s.asked() == ("help_throw", (2, 3))
    s.throw("that-tie", 2)
    assert s.stack(1) == ["that-tie-is-a-cry-for-help"]
    s.throw("your-trousers")
    assert s.asked() == ("fight", 1)
    assert not s.can("throw")
    assert s.can("ask_help")
    s.leave()
    assert s.discards(2) == ["that-tie-is-a-cry-for-help"]
    assert s.scored(0) == ["austin-kung-fu-by-mail", "your-trousers-are-out-of-order"]
    assert s.hand(3) == ["release-the-cross-geese"]


def rescued(own, *, before=False):
    """P0 attacks with an Agent worth 8, may throw an own Bone worth 4 first; then P2 (at 95) helps with one worth 5."""
    s = Scene(
        f"austin-from | points: {own} | hand: groove-now your-trousers",
        "robin-swallows mini-me | hand: only-bruised menacing",
        "felicity-shagwell | points: 95 | hand: that-tie",
    )
    s.attack("austin-from", "robin-swallows").throw("only-bruised")
    if before:
        s.throw("groove-now").throw("menacing")
    s.call()
    assert s.asked() == ("help_throw", (2,))
    return s.throw("that-tie", 2).leave()


@pytest.mark.rule("AP-30", "AP-84", "AP-28", "AP-83")
def test_ex_7_both_near_100():
    """90: Agent 98, then the helper's Bone 100, which wins; 92: the Agent makes 100 and the Bone is not scored."""
    s = rescued(90)
    assert s.points() == [98, 0, 100]
    assert s.outcome() == ("goal", (2,))
    s = rescued(92)
    assert s.points() == [100, 0, 95]
    assert s.outcome() == ("goal", (0,))


@pytest.mark.rule("AP-84")
def test_ex_8_own_bones_before_the_help():
    """90 + 8 = 98, + 4 = 102 before the helper's Bone is reached."""
    s = rescued(90, before=True)
    assert s.points() == [102, 0, 95]
    assert s.outcome() == ("goal", (0,))


@pytest.mark.rule("AP-116", "AP-117", "AP-118", "AP-119", "AP-60")
def test_ex_9_unibrau():
    """No Shagger may target Unibrau, Assassins may; she Shags females; LPGA Cruiser follows while any of her is active."""
    good = "austin-powers melody-vox austin-kung"
    s = Scene(good, "unibrau-hot")
    assert (s.targets("austin-powers"), s.targets("melody-vox")) == ([], [])
    assert s.targets("austin-kung") == ["unibrau-hot-german-birdie"]
    s = Scene(good, "unibrau-hot frau-farbissina-lpga", turn=1)
    assert s.targets("unibrau-hot") == ["melody-vox-chart-topper"]
    assert s.targets("frau-farbissina-lpga") == ["melody-vox-chart-topper"]
    s = Scene(good, "frau-farbissina-lpga", turn=1)
    assert s.targets("frau-farbissina-lpga") == ["austin-kung-fu-by-mail", "austin-powers"]
    assert Scene(good, "frau-farbissina-lpga").targets("austin-powers") == ["frau-farbissina-lpga-cruiser"]
    s = Scene(good, "frau-farbissina-lpga", "", "unibrau-accordion", turn=1)
    assert s.targets("frau-farbissina-lpga") == ["melody-vox-chart-topper", "unibrau-accordion-virtuoso"]
    s = Scene(good, "frau-farbissina-lpga", "", "unibrau-accordion")
    assert s.targets("austin-powers") == []
    s = Scene(good, "frau-farbissina-lpga", "", "unibrau-accordion", turn=3)
    assert s.targets("unibrau-accordion") == ["frau-farbissina-lpga-cruiser", "melody-vox-chart-topper"]


SIX = "only-bruised only-bruised smell-the-roses smell-the-roses that-was that-was"


@pytest.mark.rule("AP-120", "AP-121", "AP-141", "AP-110")
def test_ex_10_mustafa():
    """A lost Assassination brings him back: 6 + 1 = 7, one is discarded; with a Bone 6 - 1 + 1 = 6. A lost Shag does not."""
    s = Scene("austin-kung | hand: your-trousers", f"mustafa | hand: {SIX}")
    s.attack("austin-kung", "mustafa").leave()
    assert len(s.hand(1)) == 7
    assert "mustafa" in s.hand(1)
    s.spent()
    assert s.asked() == ("even_up", 1)
    s.pick("discard", "that-was")
    assert len(s.hand(1)) == 6
    s = Scene("austin-kung | hand: your-trousers", f"mustafa | hand: {SIX}")
    s.attack("austin-kung", "mustafa").throw("only-bruised").throw("your-trousers").leave()
    assert len(s.hand(1)) == 6
    assert s.discards(1) == ["only-bruised-thank-you"]
    s = Scene("austin-kung | hand: your-trousers", "mustafa | hand: only-bruised", turn=1)
    s.attack("mustafa", "austin-kung").leave()
    assert s.scored(1) == ["mustafa"]
    s = Scene("melody-vox", "mustafa").attack("melody-vox", "mustafa").leave()
    assert s.discards(1) == ["mustafa"]


@pytest.mark.rule("AP-122", "AP-123", "AP-124", "AP-125", "AP-126", "AP-127", "AP-128", "AP-129", "AP-174")
def test_ex_11_ship_chain():
    """Johnson free, two answers, Dick free, none: over with 2 actions left; the third ship costs one and asks again."""
    s = Scene(
        "| hand: johnson dick skittle",
        "| hand: periscope gherkin",
        "| hand: baguette",
        "| hand: trumpet",
    )
    s.free("johnson")
    assert s.asked() == ("ship_reply", (1, 2, 3))
    s.pick("ship", "periscope", seat=1)
    assert s.asked() == ("ship_reply", (2, 3))
    s.no(2).pick("ship", "trumpet", seat=3)
    assert s.asked() == ("ship_again", 0)
    s.pick("ship", "dick")
    assert s.asked() == ("ship_reply", (1, 2))  # seat 3 has nothing left in hand
    s.no(1).no(2)
    assert s.asked() == ("main", 0)
    assert s.actions == 2
    assert (s.agents(1), s.agents(3)) == (["periscope-harbour-spy"], ["trumpet-lair-bugler"])
    assert not s.can("play_free", "skittle")
    s.play("skittle")
    assert s.actions == 1
    assert s.asked() == ("ship_reply", (1, 2))


def brawl():
    s = Scene(
        "dr-evil | hand: slugfest that-was",
        "tea-lady | hand: that-tie",
        "melody-vox",
        "mustafa | hand: i-expected",
        sides=(EVIL, GOOD, GOOD, EVIL),
    )
    s.swing("slugfest", 0)
    for seat, name in ((0, "dr-evil"), (1, "tea-lady"), (3, "mustafa")):
        assert s.asked() == ("slug_fighter", seat)
        s.pick("fighter", name)
    assert s.asked() == ("slug_step", 1)
    return s


@pytest.mark.rule("AP-130", "AP-131", "AP-132", "AP-133", "AP-134", "AP-135", "AP-136", "AP-137", "AP-139", "AP-121")
def test_ex_12_slugfest():
    """P1 5, P3 4, P0 out, P1 out: P3 stops and scores 13, all else goes. Nobody throws: P0 scores 10, with a Bone 16."""
    s = brawl()
    assert not s.can("ask_help")
    s.throw("that-tie")
    assert s.asked() == ("slug_step", 3)
    s.throw("i-expected")
    assert s.asked() == ("slug_step", 0)
    s.no()
    assert s.asked() == ("slug_step", 1)
    s.no()
    assert s.asked() == ("slug_step", 3)
    s.no()
    assert s.points() == [0, 0, 0, 13]
    assert s.scored(3) == ["mustafa", "i-expected-you-an-hour-ago"]
    assert s.discards(0) == ["dr-evil", "slugfest"]
    assert s.discards(1) == ["tea-lady-with-a-licence", "that-tie-is-a-cry-for-help"]
    s = brawl().no()
    assert s.asked() == ("slug_step", 3)
    s.no()
    assert s.asked() == ("slug_step", 0)
    s.no()
    assert s.points() == [10, 0, 0, 0]
    assert s.discards(3) == ["mustafa"]
    s = brawl().no().no().throw("that-was")
    assert s.asked() == ("slug_step", 0)
    assert s.no().points() == [16, 0, 0, 0]


def luggage(*times):
    s = Scene("| hand: lost-luggage", "| hand: mustafa", "| hand: melody-vox", "| hand: dr-evil dr-evil")
    s.use("lost-luggage")
    assert s.asked() == ("press_time", WORLD)
    return s.times(*times)


@pytest.mark.rule("AP-94", "AP-96", "AP-97", "AP-98", "AP-99", "AP-162", "AP-160", "AP-157")
def test_ex_13_happening_times():
    """735 and 700 tie within 50 ms, 740 and 685 do not; silent ones are last, two of them tie."""
    s = luggage(612, 700, 735)
    assert s.asked() == ("pick_target", 0)
    assert sorted(o[2] for o in s.options_now()) == [2, 3]
    s.pick("target", None, 2)
    assert (s.hand(2), s.hand(3)) == ([], ["dr-evil", "dr-evil"])
    s = luggage(612, 685, 740)
    assert s.asked() == ("main", 0)
    assert s.discards(3) == ["dr-evil", "dr-evil"]
    assert s.points(0) == 4
    s = luggage(400, None, None)
    assert sorted(o[2] for o in s.options_now()) == [2, 3]
    s = luggage(612, None, 700)
    assert s.said(Target) == [Target(0, 2)]


@pytest.mark.rule("AP-28", "AP-99", "AP-100", "AP-101", "AP-151")
def test_ex_14_happening_as_the_winning_card():
    """The target is limited first, then the card makes 97 + 3 = 100."""
    s = Scene("| hand: power-cut | points: 97", "mustafa").use("power-cut")
    assert s.table.limits == (-1, 1)
    assert s.points(0) == 100
    assert s.outcome() == ("goal", (0,))
    s = Scene("| hand: conga | points: 96", "").use("conga")
    assert s.outcome() == ("goal", (0,))


@pytest.mark.rule("AP-110", "AP-113", "AP-114")
def test_ex_15_evening_up():
    """2 in hand, 3 in the deck, 5 discarded: draws 3, shuffles the 5, draws 1: 6 and 4. With nothing left it stays 2."""
    two, five = "only-bruised that-was", "mustafa mustafa dr-evil mini-me robin-swallows"
    s = Scene("", f"| hand: {two} | discard: {five}", deck_size=(12, 3)).spent()
    assert (len(s.hand(1)), s.deck_size(1), s.discards(1)) == (6, 4, [])
    s = Scene("", f"| hand: {two}", deck_size=(12, 0)).spent()
    assert (len(s.hand(1)), s.deck_size(1)) == (2, 0)


@pytest.mark.rule("AP-34", "AP-33")
def test_ex_16_dry_table():
    """Nobody can score; after 6 full rounds 99 beats 92."""
    eleven = " ".join(["johnson"] * 11)
    s = Scene(f"{eleven} | points: 92", "| points: 99", deck_size=0, stall_guard="6")
    for _ in range(11):
        s.spent()
        assert not s.game.over
    s.spent()
    assert s.outcome() == ("stall", (1,))
    assert s.points() == [92, 99]


@pytest.mark.rule("AP-145", "AP-146", "AP-61", "AP-62")
def test_ex_17_guard_and_shield():
    """The Assassin must target Butlertron, the male Shagger Melody; Air Vent Expert is nobody's target."""
    s = Scene("mini-me henchman-union", "butlertron melody-vox", evil_first=True)
    assert s.targets("mini-me") == ["butlertron-mark-two"]
    assert s.targets("henchman-union") == ["melody-vox-chart-topper"]
    assert Scene("austin-kung melody-vox", "mini-me-air-vent").choices("attack") == []


@pytest.mark.rule("AP-87", "AP-149", "AP-150")
def test_ex_18_landing_texts():
    """A stripped Bone does not change who leads; Trap Door ends the attack and wins it: Agent, 4 and 5."""
    s = Scene(
        "austin-kung colonel | hand: your-trousers sorry-i",
        "dr-evil dr-evil | hand: nobody-touches menacing trap-door-please",
    )
    s.attack("austin-kung", "dr-evil").throw("nobody-touches").throw("your-trousers").throw("menacing").throw("sorry-i")
    s.pick("pick", "nobody-touches")
    assert s.discards(1) == ["nobody-touches-my-swivel-chair"]
    assert s.asked() == ("fight", 1)
    s.throw("trap-door-please")
    assert s.asked() == ("main", 0)
    assert s.scored(1) == ["dr-evil", "menacing-little-stare", "trap-door-please"]
    assert s.points(1) == 19


@pytest.mark.rule("AP-144", "AP-67")
def test_ex_19_needs_fewer():
    """Two missing with a discount of one: illegal; one missing with a discount of two: legal."""
    evil = "henchman-lava | hand: only-bruised"
    s = (
        Scene("shagette-go-go | hand: we-shagettes", evil)
        .attack("shagette-go-go", "henchman-lava")
        .throw("only-bruised")
    )
    assert not s.can("throw")
    s = Scene("shagette-go-go shagette-go-go | hand: we-shagettes", evil)
    s.attack("shagette-go-go", "henchman-lava").throw("only-bruised").throw("we-shagettes")
    assert s.stack(0) == ["we-shagettes-move-as-one"]


@pytest.mark.rule("AP-78", "AP-172")
def test_ex_20_the_bone_that_counts():
    """Of two that would fit only the one that landed counts; the other stays in its hand, unseen."""
    s = Scene(
        "austin-kung",
        "dr-evil",
        "austin-powers | hand: that-tie",
        "mini-me | hand: menacing",
    )
    s.attack("austin-kung", "dr-evil").call()
    assert s.can("throw", "menacing", seat=3)
    s.throw("that-tie", 2)
    assert s.stack(1) == ["that-tie-is-a-cry-for-help"]
    assert s.hand(3) == ["menacing-little-stare"]
    assert s.table.seen[s.card("menacing", HAND + 3 * STEP)] == 1 << 3


@pytest.mark.rule("AP-97")
def test_ex_21_two_player_happening():
    """No race: the opponent is the target at once."""
    s = Scene("| hand: lost-luggage", "| hand: mustafa dr-evil dr-evil").use("lost-luggage")
    assert s.asked() == ("main", 0)
    assert len(s.hand(1)) == 1
    assert s.said(Target) == [Target(0, 1)]
    assert s.said(Race) == []
