"""Sections 4.4 and 4.5: giving a clue, what counts as a word, objections."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS
from tabletop.games.codenames.rules.cards import ASSET, ASSETS
from tabletop.games.codenames.rules.clues import CLUE, TRIED, is_clue, may_be_meant
from tabletop.games.codenames.rules.events import FullHouse, Objects
from tabletop.games.codenames.rules.wording import says_name
from tabletop.games.codenames.words import place
from tests.driving import facts
from tests.games.codenames.scene import EXAMPLE, SHIELD_STARTS, Scene, refused


@pytest.mark.rule("CN-37")
def test_a_full_house():
    """As many right guesses as a number of two or more says, whichever they were; not for a one."""
    assert FullHouse((1, 3), 1, 2) in facts(Scene().clue("word", 2).lock("She-Hulk", "Rhino").events)
    assert "full_house" not in Scene().clue("word", 1).lock("She-Hulk").said
    assert "full_house" not in Scene().clue("word", 2).lock("She-Hulk").said


@pytest.mark.rule("CN-38", "CN-39", "CN-44")
def test_a_director_says_a_word_and_a_number():
    """What all others hear of a clue is the word, the number and the limit that follows from it."""
    scene = Scene().clue("green", 2, "She-Hulk")
    for seat in "ACD":
        assert scene.heard(seat) == ["clue"]
    [event] = [event for event in scene.events if event[0] == "say"]
    assert event[2].__struct_fields__ == ("seat", "side", "said", "number", "limit")


@pytest.mark.rule("CN-41", "CN-42", "CN-134")
def test_what_was_meant_stays_with_its_director():
    """Ticked cards change nothing that anybody sees; they are not even in what Agents' bots know."""
    with_ticks, without = Scene().clue("green", 2, "She-Hulk", "Scorpion"), Scene().clue("green", 2)
    for seat in range(4):
        assert with_ticks.game.knowledge(seat).save() == without.game.knowledge(seat).save()
    refused("cell_not_own", Scene().clue, "green", 1, "Cable")
    assert with_ticks.lock("Rhino").said == without.lock("Rhino").said


@pytest.mark.rule("CN-46")
def test_a_word_may_come_again():
    scene = Scene().turn("green", 1, "She-Hulk").turn("green", 1, "Cable").clue("green", 1)
    assert [row[3] for row in scene.table.clues] == ["green"] * 3


@pytest.mark.rule("CN-52", "CN-53", "CN-67")
def test_asking_is_between_the_directors():
    """Whatever the rival Director says, Agents hear nothing; what is allowed is good for this turn."""
    scene = Scene().ask("T-shirt")
    assert (scene.query, scene.asked) == ("rule_on_word", "A")
    assert scene.view("A").args == ("T-shirt",)
    assert scene.view("C").args == ()
    scene.allow()
    assert scene.heard("C") == scene.heard("D") == []
    assert scene.heard("A") == ["ruled"]
    scene.clue("t-shirt", 1)
    assert scene.table.clues[-1][3] == "t-shirt"
    scene.lock("Lockjaw")
    refused("clue_not_one_word", scene.clue, "T-shirt", 1)


@pytest.mark.rule("CN-52")
def test_what_can_never_be_allowed_is_not_asked():
    scene = Scene()
    refused("clue_bad_sign", scene.ask, "w/o")
    refused("clue_empty", scene.ask, "")
    for _ in range(5):
        scene.ask("a b").refuse()
    refused("ask_limit", scene.ask, "a b")
    scene.clue("ab", 1)
    assert (scene.query, scene.table.clues[-1][3]) == ("guess", "ab"), "what needs no permission passes"


@pytest.mark.rule("CN-53", "CN-63")
def test_permission_is_no_licence_for_names():
    grid = EXAMPLE.replace("Arc Reactor", "Spider-Man")
    scene = Scene(grid=grid, clue_rule="marvel_experts").ask("Spider-man").allow()
    refused("clue_name_part", scene.clue, "Spider-man", 1, "Spider-Man")
    scene.clue("Spider-man", 1, "She-Hulk")
    assert scene.query == "guess", "it means another one"


@pytest.mark.rule("CN-53", "CN-70")
def test_together_the_director_decides_alone():
    scene = Scene(2, mode="coop", own_side="hydra").ask("T-shirt")
    assert scene.query == "give_clue"
    scene.clue("T-shirt", 1)
    assert scene.asked == "B", "nobody is there to object"


@pytest.mark.rule("CN-54")
def test_the_penalty():
    """For a published clue only, between two teams only; the rival Director covers an own asset, and may win by it."""
    scene = Scene(invalid_clue_penalty="lose_turn_and_cover")
    refused("clue_empty", scene.clue, "", 1)
    scene.clue("sound", 1).object().agree()
    assert (scene.query, scene.asked) == ("cover_own", "A")
    refused("no_such_option", scene.cover, "Rhino")
    assert scene.game.reasons(0)[scene.cell["Rhino"]][0] == "cell_not_own"
    scene.cover("Cable")
    assert scene.left == (7, 9, 7)
    assert (scene.query, scene.asked) == ("give_clue", "A")
    last = (
        Scene(invalid_clue_penalty="lose_turn_and_cover", found=_all_shields("Cable")).clue("sound", 1).object().agree()
    )
    assert last.cover("Cable").outcome.winners == (0, 2)
    three = Scene(3, mode="shared_agent", invalid_clue_penalty="lose_turn_and_cover").clue("sound", 1).object().agree()
    assert three.query == "give_clue"


def _all_shields(but):
    scene = Scene()
    return [name for name in scene.names if scene.table.kind[25 + scene.cell[name]] == 200 and name != but]


@pytest.mark.rule("CN-56", "CN-58", "CN-60", "CN-61")
def test_what_only_people_judge_passes():
    """Spelling, singing and other languages are for the group; every known and unknown word passes by the book."""
    for word in ("Schmetterling", "captain", "left", "qwertz"):
        assert Scene(foreign_words="off").clue(word, 1).query == "guess"


@pytest.mark.rule("CN-63")
def test_experts_are_asked_what_they_mean():
    """Own uncovered assets whose name the word says something of; with the number 0 nothing is taboo."""
    grid = EXAMPLE.replace("Arc Reactor", "Iron Man").replace("Quinjet", "Iron Fist")
    scene = Scene(grid=grid, clue_rule="marvel_experts", clue_zero="on")
    assert [scene.names[cell] for cell in may_be_meant(scene.table, "iron")] == ["Iron Man"]
    assert list(may_be_meant(Scene(grid=grid).table, "iron")) == []
    scene.clue("iron", 0, "Iron Man")


SAYS = {
    "iron-man": "iron irons ironing ironed man men ironman ironclad manhat hatman",
    "spider-man": "spider spiders man spiderman",
    "iceman": "ice man iceman icy ices",
    "rainbow-bridge": "rain rainy bow bridge rainbow bridges raining",
    "wolverines-claws": "wolverine claw claws",
    "ghost-riders-chain": "ghost rider chain chains ghostly",
    "hells-kitchen": "hell kitchen hellish",
    "eye-of-agamotto": "eye eyes agamotto",
    "daredevil": "devil dare daredevil devils",
    "the-thing": "thing things",
}
SAYS_NOT = {
    "daredevil": "evil red are", "groot": "root roots", "nick-fury": "fur furry", "iron-man": "metal woman romance",
    "eye-of-agamotto": "of off", "the-thing": "the think", "iceman": "nice", "storm": "store", "captain-america": "cap rica",
    "ms-marvel": "mscar hatms", "wolverines-claws": "clawtv tvclaw",
}  # fmt: skip


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize(("asset", "word"), [(asset, word) for asset, words in SAYS.items() for word in words.split()])
def test_parts_of_names(asset, word):
    assert says_name(word, ASSET[asset])


@pytest.mark.rule("CN-65")
@pytest.mark.parametrize(
    ("asset", "word"), [(asset, word) for asset, words in SAYS_NOT.items() for word in words.split()]
)
def test_letters_that_merely_lie_inside_are_no_part(asset, word):
    assert not says_name(word, ASSET[asset])


@pytest.mark.parametrize("cells", [(3, 3), (0, True), (25,), (-1,), [3], 3])
def test_what_a_clue_may_mean_are_cells_each_once(cells):
    assert is_clue((CLUE, "green", 1, (3, 4)))
    assert not is_clue((CLUE, "green", 1, cells))


@pytest.mark.rule("CN-65")
def test_every_name_has_parts_and_says_itself():
    for kind, asset in enumerate(ASSETS):
        assert asset.parts
        assert says_name(asset.name.replace(" ", "").replace("-", "").replace(".", ""), kind), asset.name
        assert not any(says_name(word, kind) for word in TRIED)


@pytest.mark.rule("CN-86")
@pytest.mark.parametrize(("timer", "ms"), [("off", 0), ("hard", 90_000)])
def test_a_clue_may_take_half_a_minute_more_than_a_hard_timer_says(timer, ms):
    assert Scene(timer=timer, clue_seconds="60").game.ask[4] == ms


def test_together_nobody_has_to_look_at_a_clue_first():
    assert Scene(2, mode="coop", own_side="hydra", challenge="before_publication").clue("green", 1).query == "guess"


@pytest.mark.rule("CN-64", "CN-66")
def test_visible_words_take_all_names_in_view():
    """Rivals' and neutral ones, too; covered names are free."""
    scene = Scene(clue_rule="visible_words")
    for word in ("lock", "rhino", "time", "thor"):
        refused("clue_name_part", scene.clue, word, 1)
    scene.turn("nothing", 1, "Rhino")
    before = len(scene.table.clues)
    scene.clue("rhino", 1)
    assert [clue[3] for clue in scene.table.clues[before:]] == ["rhino"], "it is covered"


@pytest.mark.rule("CN-68")
def test_objections_before_publication():
    """The rival Director sees the clue first; Agents learn nothing of one that is sent back. Twice, then it is published."""
    scene = Scene(challenge="before_publication")
    for _ in range(2):
        scene.clue("topmost", 2)
        assert (scene.query, scene.asked) == ("allow_clue", "A")
        assert scene.view("A").args == ("topmost", 2)
        assert scene.view("C").args == ()
        scene.object("not_about_cards")
        assert scene.heard("A") == scene.heard("B") == ["returned"]
        assert scene.heard("C") == []
        assert scene.table.clues == ()
    scene.clue("third", 1)
    assert scene.asked == "D", "no objection afterwards"
    assert Scene(challenge="before_publication").clue("fine", 1).allow().query == "guess"
    assert Scene(challenge="off").clue("fine", 1).asked == "D"


@pytest.mark.rule("CN-68", "CN-69")
def test_an_objection_counts_only_if_the_clues_director_agrees():
    scene = Scene().clue("left", 2)
    assert scene.asked == "DA"
    scene.object("extra_talk")
    assert Objects(0, "left", 0) in facts(scene.events)
    assert (scene.query, scene.asked) == ("answer_objection", "B")
    assert scene.view("B").args == (0,)
    scene.stand()
    assert scene.said == ["stands"]
    scene.object("foreign").agree()
    assert scene.said == ["taken_back"]
    assert scene.table.clues[-1][5] == 0
    scene.clue("right", 1)
    assert scene.asked == "D"
    assert scene.table.turns == 1


@pytest.mark.rule("CN-116")
def test_all_expert_rules_together():
    options = {"clue_zero": "on", "clue_unlimited": "on", "infinity_gauntlet": "on", "clue_rule": "marvel_experts"}
    scene = Scene(**options).clue("word", 0).lock("Rhino").stop().clue("other", -1)
    assert scene.query == "guess"


@pytest.mark.rule("CN-137")
def test_spoken_clues():
    """The number is clicked, the word may be missing, and nothing checks it."""
    scene = Scene(clue_entry="spoken").clue("", 2)
    assert scene.table.limit == 3
    refused("number_range", Scene(clue_entry="spoken").clue, "", 12)
    assert Scene(clue_entry="spoken").clue("two words!", 1).query == "guess"


@pytest.mark.rule("CN-138")
def test_places_have_names():
    assert [place(cell) for cell in (0, 4, 12, 24)] == ["A1", "E1", "C3", "E5"]


def test_no_way_to_pass():
    """There is always something to say, and nobody can leave it out."""
    scene = Scene(key=SHIELD_STARTS)
    assert PASS not in scene.game.options
