"""What the table says, and what it says of rules that are kept by the screen or by people."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import redact
from tabletop.table import layout_schema
from tests.games.codenames.scene import CODENAMES, SEATS, Scene
from tests.games.codenames.test_examples import HYDRAS, NEUTRALS, SHIELDS
from tests.saying import said
from tools.rules_coverage import unknown, unproved

SHIELD = "S.H.I.E.L.D."

STATED = {rule.id: rule.text for chapter in games.plugin("codenames").help().chapter for rule in chapter.rules}
RULES = {rule.id: rule for rule in CODENAMES.house_rules}


def text(scene, seat="C"):
    """The lines that a seat's log shows of the last answer."""
    names = [face.name for face in CODENAMES.cards]
    view = scene.view(seat)
    lines = [line for event in scene.events for line in CODENAMES.narrate(view, redact(event, SEATS.index(seat)))]
    say = {SeatRef: lambda part: SEATS[part.seat], CardRef: lambda part: names[part.kind], str: str}
    return ["".join(say[type(part)](part) for part in line) for line in lines]


@pytest.mark.rule("CN-35", "CN-85", "CN-90")
def test_the_log():
    scene = Scene()
    assert text(scene) == [
        said("codenames/starts", side="HYDRA", other=SHIELD),
        said("codenames/turn", side="HYDRA", seat="B"),
    ]
    assert text(scene.clue("green", 2)) == [
        said("codenames/clue", side="HYDRA", seat="B", word="GREEN", number=2, said="typed")
    ]
    assert text(scene.lock("Rhino")) == [
        said("codenames/locks", seat="D", kind="Rhino"),
        said("codenames/reveals", side="HYDRA", kind="Rhino", fate="right"),
    ]
    assert text(scene.lock("Lockjaw"))[1:] == [
        said("codenames/reveals", side="HYDRA", kind="Lockjaw", fate="neutral"),
        said("codenames/turn", side=SHIELD, seat="A"),
    ]
    assert text(scene.clue("chain", 1).lock("Cable"))[1:] == [
        said("codenames/reveals", side=SHIELD, kind="Cable", fate="right")
    ]
    bonus = text(scene.lock("Asgard"))
    assert bonus[1:3] == [
        said("codenames/reveals", side=SHIELD, kind="Asgard", fate="bonus"),
        "2 guesses made: no more in this turn.",
    ]


@pytest.mark.rule("CN-90", "CN-96")
@pytest.mark.parametrize(
    ("found", "guess", "said"),
    [
        ((), "Cable", "one for S.H.I.E.L.D., turn ends"),
        (SHIELDS[1:], "Ghost Rider", "the last S.H.I.E.L.D. asset"),
        (HYDRAS[1:], "She-Hulk", "right, the last one"),
        (NEUTRALS[1:], "Lockjaw", "neutral"),
    ],
)
def test_a_guess_that_ends_the_game_does_not_say_that_the_turn_ends(found, guess, said):
    scene = Scene(found=found, infinity_gauntlet="on").clue("chain", 1)
    by = "" if "turn ends" in said else " by D"
    assert text(scene.lock(guess))[1] == f"HYDRA guess{by}: {guess} - {said}."


@pytest.mark.rule("CN-67")
def test_questions_are_not_in_the_agents_log():
    scene = Scene().ask("T-shirt").allow()
    assert text(scene, "C") == []
    assert text(scene, "B") == [said("codenames/ruled", word="T-SHIRT", allowed="yes")]


@pytest.mark.rule("CN-42", "CN-52", "CN-121")
def test_all_others_hear_that_the_director_thinks():
    """Whether the Director drafts, asks, or waits for the rival's word: one line."""
    scene = Scene(challenge="before_publication")
    lines = {CODENAMES.prompt(scene.view("C"))}
    scene.ask("T-shirt")
    lines.add(CODENAMES.prompt(scene.view("C")))
    scene.refuse().clue("word", 1)
    lines.add(CODENAMES.prompt(scene.view("C")))
    assert [said.line for said in lines] == [(SeatRef(1), " gives HYDRA's clue.")]


@pytest.mark.rule("CN-109")
def test_endings_have_words():
    scene = Scene(2, mode="coop", own_side="shield", key="SNNHH HSNNH SHSNS HHSXS SHSNN").clue("word", 1).lock("Ultron")
    assert scene.outcome.text == said("codenames/ending-assassin", side=SHIELD)
    scene = Scene(found=SHIELDS[1:]).clue("word", 1).lock("Ghost Rider")
    assert scene.outcome.text == said("codenames/ending-found-by-rival", other="HYDRA", side=SHIELD)


@pytest.mark.rule(
    "CN-7", "CN-24", "CN-43", "CN-56", "CN-60", "CN-77", "CN-120", "CN-122", "CN-123", "CN-124", "CN-125", "CN-126",
    "CN-127", "CN-128", "CN-130", "CN-132", "CN-133", "CN-135", "CN-136",
)  # fmt: skip
def test_what_the_screen_keeps_is_said_and_set():
    """Rules of the screen and of good manners stand in the help, and those with a choice are house rules of the table."""
    for rule in ("CN-7", "CN-43", "CN-122", "CN-123", "CN-124", "CN-125", "CN-130", "CN-132", "CN-136"):
        assert STATED[rule].endswith(".")
    chosen = {
        "director_view": "CN-24", "foreign_words": "CN-60", "lock_by": "CN-77", "privacy": "CN-120",
        "panel_always_on": "CN-127", "bot_agent_locks": "CN-133", "coach": "CN-135",
    }  # fmt: skip
    for option, rule in chosen.items():
        assert RULES[option].scope == "table"
        assert RULES[option].rule == rule
        assert rule in STATED


def test_house_rules_cite_rules_that_are_stated():
    assert {rule.rule for rule in CODENAMES.house_rules} <= set(STATED)
    assert len(STATED) == 121


def test_every_rule_is_proved():
    """Also while the menu does not offer the game yet."""
    assert unproved("codenames") == unknown("codenames") == []


@pytest.mark.rule("CN-52", "CN-68")
def test_an_objection_is_a_whole_sentence():
    """And so is a ruling; what happens without any is said."""
    scene = Scene(challenge="agreed").clue("green", 2)
    view = scene.view("A")
    assert [CODENAMES.label(view, option) for option in view.options] == [
        said("codenames/option-object", reason="extra_talk"),
        said("codenames/option-object", reason="not_about_cards"),
        said("codenames/option-object", reason="foreign"),
    ]
    asked = " may object to HYDRA's clue, or let it stand: the first guess accepts it."
    assert CODENAMES.prompt(view).line == (SeatRef(view.seat), asked)
    view = Scene(challenge="before_publication").clue("green", 2).view("A")
    assert CODENAMES.label(view, view.options[0]) == said("codenames/option-allow-clue")
    assert CODENAMES.prompt(view).line == ("May ", SeatRef(1), " say GREEN 2?")
    view = Scene().ask("red-hot").view("A")
    assert [CODENAMES.label(view, option) for option in view.options] == [
        said("codenames/option-counts"),
        said("codenames/option-counts-not"),
    ]


@pytest.mark.rule("CN-68")
def test_buttons_of_an_objection_can_be_read_on_the_cards():
    """A ghost lets the cards shine through; to allow a clue is green."""
    acts = layout_schema.load("codenames").act
    assert (acts["object"].style, acts["allow"].style) == ("secondary", "accept")


def test_the_line_of_a_clue_names_who_gave_it():
    """So it has the colour of that seat, and not the one of nobody."""
    scene = Scene().clue("green", 2)
    [line] = [line for event in scene.events for line in CODENAMES.narrate(scene.view("C"), event)]
    assert SeatRef(1) in line
