"""The worked examples of the specification's section 9, one scene each."""

from __future__ import annotations

import pytest

from tests.games.codenames.scene import EXAMPLE, KEY, SHIELD_STARTS, UNLIMITED, Scene, refused

ANIMALS = ("Lockjaw", "Female Thor", "Scorpion", "Rhino")
SHIELDS = ["Ghost Rider", "Captain America", "Quinjet", "Ghost Rider's Chain", "Asgard", "Secret Identity",
           "Baxter Building", "Cable"]  # fmt: skip
HYDRAS = ["She-Hulk", "Scorpion", "Arc Reactor", "Female Thor", "Loki's Scepter", "Black Widow", "Rhino", "Kingpin",
          "Latveria"]  # fmt: skip


@pytest.mark.rule("CN-32", "CN-35")
def test_1_two_green_assets():
    """GREEN: 2 is accepted and allows three guesses."""
    scene = Scene().clue("GREEN", 2)
    assert scene.table.limit == 3
    assert scene.table.clues == ((1, 1, 1, "GREEN", 2, 1),)


@pytest.mark.rule("CN-81", "CN-83")
def test_2_three_guesses_if_the_first_two_are_right():
    wrong_at_once = Scene().clue("PUNCH", 2).lock("Lockjaw")
    assert wrong_at_once.query == "give_clue"
    third = Scene().clue("PUNCH", 2).lock("She-Hulk", "Rhino", "Lockjaw")
    assert third.query == "give_clue"
    assert third.left == (8, 7, 6)


@pytest.mark.rule("CN-55", "CN-57", "CN-62", "CN-63")
def test_3_word_play():
    """All meanings and plain names by the book; the name of what is meant is taboo for experts."""
    grid = EXAMPLE.replace("Captain America", "Groot").replace("She-Hulk", "Captain America")
    grid = grid.replace("Scorpion", "Moon Knight").replace("Arc Reactor", "Ebony Blade")
    for word in ("KNIGHT", "PATRIOT", "SOLDIER", "CAPTAIN"):
        Scene(grid=grid, key=SHIELD_STARTS).clue(word, 1)
    experts = Scene(grid=grid, key=SHIELD_STARTS, clue_rule="marvel_experts")
    refused("clue_name_part", experts.clue, "CAPTAIN", 1, "Captain America")
    refused("clue_name_part", experts.clue, "KNIGHT", 1, "Moon Knight")
    experts.clue("KNIGHT", 1, "Ebony Blade")


@pytest.mark.rule("CN-92", "CN-93")
def test_4_animal_and_the_neutral_dog():
    scene = Scene().clue("ANIMAL", 3)
    assert scene.table.limit == 4
    scene.lock("Lockjaw")
    assert scene.left == (8, 9, 6)
    assert scene.query == "give_clue"
    assert scene.table.side == 0


def four():
    return Scene().clue("ANIMAL", 3).lock("Lockjaw")


def five():
    return four().clue("CHAIN", 2).lock("Ghost Rider", "Ghost Rider's Chain").stop()


@pytest.mark.rule("CN-80", "CN-91")
def test_5_chain_and_a_stop():
    scene = five()
    assert scene.left == (6, 9, 6)
    assert scene.table.side == 1


@pytest.mark.rule("CN-82", "CN-85")
def test_6_female_fits_two_clues():
    scene = five().clue("FEMALE", 3).lock("Female Thor", "She-Hulk", "Black Widow")
    assert scene.query == "guess"
    assert scene.table.limit - scene.table.guesses == 1
    assert [row[3] for row in scene.table.clues] == ["ANIMAL", "CHAIN", "FEMALE"]


@pytest.mark.rule("CN-81", "CN-84")
def test_7_the_bonus_guess_serves_an_older_clue():
    scene = five().clue("FEMALE", 3).lock("Female Thor", "She-Hulk", "Black Widow", "Scorpion")
    assert "limit_reached" in scene.said
    assert scene.left == (6, 5, 6)
    assert scene.table.side == 0


@pytest.mark.rule("CN-58", "CN-59")
def test_8_invalid_by_sense():
    """S is refused by the engine; CLOSE is only asked about."""
    from tabletop.games.codenames.rules.clues import about_the_cards  # noqa: PLC0415 - beside its only use

    scene = Scene()
    refused("clue_one_letter", scene.clue, "S", 3)
    assert about_the_cards("Close")
    assert not about_the_cards("storm")
    scene.clue("CLOSE", 2)


@pytest.mark.rule("CN-113")
def test_9_unlimited():
    scene = Scene(clue_unlimited="on").clue("FURRY", UNLIMITED)
    assert scene.table.limit == 0
    scene.lock(*HYDRAS[:5], "Cable")
    assert scene.left == (7, 4, 7)
    assert scene.query == "give_clue"
    refused("number_not_allowed", Scene().clue, "FURRY", UNLIMITED)


@pytest.mark.rule("CN-79", "CN-114", "CN-115")
def test_10_zero():
    scene = Scene(clue_zero="on").clue("FEATHERS", 0)
    refused("no_such_option", scene.stop)
    scene.lock("Kingpin").stop()
    assert scene.left == (8, 8, 7)


@pytest.mark.rule("CN-101")
def test_11_a_win_in_the_others_turn():
    scene = Scene(found=SHIELDS[1:] + HYDRAS[2:]).clue("CHAIN", 1).lock("Ghost Rider")
    assert scene.outcome.ending == "found_by_rival"
    assert scene.outcome.winners == (0, 2)
    assert scene.game.over


@pytest.mark.rule("CN-100")
def test_12_the_last_asset_as_the_bonus_guess():
    scene = Scene(found=HYDRAS[2:]).clue("GREEN", 1).lock("She-Hulk", "Scorpion")
    assert scene.outcome.ending == "all_found"
    assert scene.outcome.winners == (1, 3)
    assert "limit_reached" not in scene.said


@pytest.mark.rule("CN-94", "CN-96")
def test_13_the_assassin_beats_everything():
    scene = Scene(found=SHIELDS[1:] + HYDRAS[1:]).clue("ROBOT", 1).lock("Ultron")
    assert scene.outcome.ending == "assassin"
    assert scene.outcome.winners == (0, 2)


NEUTRALS = ["Lockjaw", "Cassette Player", "Jotunheim", "Nick Fury", "The Thing", "Cyclops", "Time Travel"]


@pytest.mark.rule("CN-117", "CN-118", "CN-119")
def test_14_the_gauntlet():
    on = Scene(found=NEUTRALS[:6], infinity_gauntlet="on").clue("CLOCK", 1).lock("Time Travel")
    assert on.said[-2:] == ["gauntlet", "wins"]
    assert (on.outcome.ending, on.outcome.winners) == ("gauntlet", (0, 2))
    off = Scene(found=NEUTRALS[:6]).clue("CLOCK", 1).lock("Time Travel")
    assert off.query == "give_clue"


def together(**options):
    return Scene(2, mode="coop", own_side="hydra", **options)


@pytest.mark.rule("CN-103", "CN-104", "CN-106", "CN-107", "CN-109")
def test_15_together_without_a_mistake():
    scene = together()
    for count, covered in ((3, SHIELDS[0]), (2, SHIELDS[1]), (2, SHIELDS[2])):
        open_ = [name for name in HYDRAS if name in scene.names and scene.table.at[25 + scene.cell[name]] == 1]
        scene.turn("WORD", count, *open_[:count])
        scene.cover(covered)
    assert scene.left[:2] == (5, 2)
    scene.turn("WORD", 2, *HYDRAS[7:])
    assert scene.outcome.winners == (0, 1)
    assert "Score 5: Outstanding" in scene.outcome.text


@pytest.mark.rule("CN-108")
def test_16_together_with_mistakes():
    """A guess that hits the last rival asset loses, whatever was found before it in the turn."""
    scene = together().turn("WORD", 1, "Cable").cover("Asgard")
    assert scene.left[0] == 6
    scene.turn("WORD", 1, "Lockjaw").cover("Quinjet")
    assert scene.left[0] == 5
    for own, rival in zip(
        HYDRAS[:4], ["Ghost Rider", "Captain America", "Ghost Rider's Chain", "Secret Identity"], strict=True
    ):
        scene.turn("WORD", 1, own).cover(rival)
    assert scene.left[0] == 1
    scene.clue("WORD", 2).lock(HYDRAS[4], "Baxter Building")
    assert (scene.outcome.ending, scene.outcome.winners) == ("rival_complete", ())


@pytest.mark.rule("CN-107", "CN-108")
def test_17_together_both_close():
    near = {"found": SHIELDS[1:] + HYDRAS[2:]}
    won = together(**near).clue("GREEN", 2).lock("She-Hulk", "Scorpion")
    assert "Score 1" in won.outcome.text
    lost = together(**near).clue("GREEN", 2).lock("She-Hulk").stop().cover("Ghost Rider")
    assert lost.outcome.ending == "rival_complete"


@pytest.mark.rule("CN-110", "CN-111", "CN-112")
def test_18_one_agent_for_two_directors():
    scene = Scene(3, mode="shared_agent").clue("ROBOT", 1)
    assert scene.asked == "CA"
    scene.lock("Ultron", seat="C")
    assert scene.outcome.winners == (0,)


@pytest.mark.rule("CN-63", "CN-65", "CN-67")
def test_19_experts_and_iron_man():
    grid = EXAMPLE.replace("Arc Reactor", "Iron Man").replace("Quinjet", "Iron Fist")
    scene = Scene(grid=grid, clue_rule="marvel_experts")
    agents_view = scene.view("D")
    for word in ("IRON", "IRONING", "IRONS"):
        refused("clue_name_part", scene.clue, word, 1, "Iron Man")
    assert scene.view("D").table.plain() == agents_view.table.plain()
    assert scene.heard("D") == scene.heard("C")
    scene.clue("METAL", 1, "Iron Man")
    Scene(grid=grid, clue_rule="marvel_experts").clue("IRON", 1, "She-Hulk")


@pytest.mark.rule("CN-53", "CN-64", "CN-66")
def test_20_visible_words():
    grid = EXAMPLE.replace("Quinjet", "Rainbow Bridge")
    scene = Scene(grid=grid, clue_rule="visible_words")
    refused("clue_name_part", scene.clue, "RAIN", 1)
    scene.ask("rain").allow().clue("RAIN", 1)
    Scene(grid=grid, clue_rule="visible_words", found=["Rainbow Bridge"]).clue("RAIN", 1)


@pytest.mark.rule("CN-52", "CN-53", "CN-68", "CN-69")
def test_21_a_hyphen_and_an_objection():
    scene = Scene()
    refused("clue_not_one_word", scene.clue, "SPIDER-MAN", 1)
    scene.ask("SPIDER-MAN").refuse()
    refused("clue_not_one_word", scene.clue, "SPIDER-MAN", 1)
    scene.ask("SPIDER-MAN").allow().clue("SPIDER-MAN", 1)
    scene.lock("Lockjaw").clue("TOPMOST", 2).object(seat="B").agree()
    assert scene.table.clues[-1] == (2, 0, 0, "TOPMOST", 2, 0)
    assert (scene.query, scene.asked) == ("give_clue", "A")
    scene.clue("SKY", 1).object(seat="B").stand()
    assert scene.asked == "C", "two objections are all"


@pytest.mark.rule("CN-15", "CN-90", "CN-129")
def test_23_two_worlds():
    """With the owners of Rhino and Cyclops exchanged no Agent notices anything up to the first differing reveal."""
    other_key = KEY.replace(" ", "")
    cells = list(other_key)
    cells[19], cells[23] = cells[23], cells[19]
    here, there = Scene(), Scene(key="".join(cells))
    for step in (
        lambda s: s.clue("ANIMAL", 3),
        lambda s: s.mark("Rhino", seat="D"),
        lambda s: s.lock("Scorpion", "Lockjaw"),
        lambda s: s.clue("CHAIN", 2),
        lambda s: s.lock("Ghost Rider").stop(),
    ):
        step(here)
        step(there)
        for seat in ("", "C", "D"):
            mine, theirs = here.view(seat), there.view(seat)
            assert mine.table.plain() == theirs.table.plain()
            assert mine._replace(table=None) == theirs._replace(table=None)
    assert here.view("A").table.plain() != there.view("A").table.plain()
