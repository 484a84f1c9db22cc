"""The match turn by turn after its end: what was meant and refused, what the strong bot would have said, and the awards."""

from __future__ import annotations

import pytest

from tabletop.core.messages import CardRef, SeatRef
from tabletop.games.codenames.bots.director import Director
from tabletop.games.codenames.bots.lookback import Refused, awards, thoughts, turns
from tabletop.games.codenames.bots.minds import mind
from tabletop.games.codenames.bots.panel import reason
from tabletop.games.codenames.presentation.end_pages import TurnRow
from tabletop.games.codenames.rules.cards import SIDES
from tabletop.games.codenames.rules.clues import noted
from tabletop.match.start_state import from_here
from tabletop.pages.end.end_page import EndScreen
from tabletop.table.end_facts import of_match
from tabletop.table.extensions.end_pages import FinishedMatch
from tabletop.table.widgets.game_text import GameText
from tests.games.codenames.scene import CODENAMES, SHIELD_STARTS, Scene
from tests.pages.rig import services
from tests.saying import said, says
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, TableSetup, seats


def played(scene):
    return turns(scene.start.clone(), scene.answers)


@pytest.mark.rule("CN-102", "CN-134")
def test_every_turn_has_its_clue_what_was_meant_and_what_was_found():
    scene = Scene().clue("ANIMAL", 3, "Scorpion", "Rhino").lock("Lockjaw")
    scene.turn("CHAIN", 2, "Ghost Rider", "Ghost Rider's Chain")
    first, second = played(scene)
    assert (first.side, first.director, first.word, first.number) == (1, 1, "ANIMAL", 3)
    assert first.meant == tuple(scene.cell[name] for name in ("Scorpion", "Rhino"))
    assert [(guess.seat, scene.names[guess.cell], guess.owner) for guess in first.guesses] == [(3, "Lockjaw", 2)]
    assert (first.right, second.right, second.meant, second.bonus) == (0, 2, (), None)


def test_words_that_did_not_come_to_be_the_clue_are_shown_with_their_reasons():
    """What the rival Director let not pass, and what was taken back, both in one turn."""
    asked = Scene().ask("T-shirt").refuse().clue("TOPMOST", 2).object("not_about_cards").agree().clue("GREEN", 2)
    [turn] = played(asked.lock("She-Hulk"))
    assert turn.refused == (Refused("T-shirt", "not_one_word"), Refused("TOPMOST", "taken_back"))
    assert turn.word == "GREEN"
    sent_back = Scene(challenge="before_publication").clue("CLOSE", 2).object("extra_talk").clue("GREEN", 1).allow()
    [turn] = played(sent_back.lock("Lockjaw"))
    assert turn.refused == (Refused("CLOSE", "extra_talk"),)


@pytest.mark.rule("CN-102")
def test_words_that_the_desk_refused_are_shown_although_they_never_left_it():
    """They are notes of the clue that came after them; a note that says something else is none."""
    scene = Scene().clue("GREEN", 2)
    clue = scene.answers[-1]
    refused = [("T-shirt", "clue_not_one_word"), ("Rhino", "clue_name_part")]
    [turn] = turns(scene.start.clone(), [clue._replace(note=noted(refused) + "\nwithdrew\nclue_bad_sign")])
    assert turn.refused == (Refused("T-shirt", "clue_not_one_word"), Refused("Rhino", "clue_name_part"))
    row = TurnRow(0, turn, GameText((), ()), lambda _at: None)
    assert row.lines()[0] == "{ban} T-SHIRT: not one word; it never left the desk."


def test_a_match_that_begins_in_the_middle_has_the_turns_from_there_on():
    """The first one with the clue that was said before."""
    scene = Scene().turn("ANIMAL", 1, "Scorpion").clue("CHAIN", 2).lock("Ghost Rider")
    begun = len(scene.answers)
    game = scene.game.clone()
    scene.lock("Ghost Rider's Chain").stop().clue("GREEN", 1).lock("Lockjaw")
    assert [(turn.word, turn.right) for turn in turns(game, scene.answers[begun:])] == [("CHAIN", 1), ("GREEN", 0)]
    match = Sitting(TableSetup(game="codenames", seats=seats(4), seed=2)).until(lambda s: s.match.game.over).match
    setup = from_here(match.setup, match.record, 9, 1)
    past = FinishedMatch(CODENAMES, setup, tuple(match.record.answers[9:]), GameText((), ()))
    assert turns(past.begin(), past.answers)[-1].guesses == turns(match.record.at(0), match.record.answers)[-1].guesses


@pytest.mark.rule("CN-86")
def test_a_turn_without_a_clue_is_a_turn():
    scene = Scene(timer="hard").late().clue("GREEN", 1).lock("Lockjaw")
    assert [turn.word for turn in played(scene)] == [None, "GREEN"]


@pytest.mark.rule("CN-107")
def test_covers_of_the_simulated_rival_are_no_guesses_of_agents():
    scene = Scene(2, key=SHIELD_STARTS).clue("GREEN", 1).lock("Lockjaw")
    scene.cover(scene.names[scene.game.options_of(0)[0][1]])
    [turn] = played(scene)
    assert [guess.seat for guess in turn.guesses] == [1, -1]


def test_the_strong_bot_thinks_in_small_parts_and_comes_to_its_own_clue():
    scene = Scene().clue("ANIMAL", 3).lock("Lockjaw")
    [turn] = played(scene)
    *waits, idea = thoughts(turn)
    assert len(waits) > 5
    assert set(waits) == {None}
    assert idea == Director(turn.before, mind("hard")).clue()


def test_a_clue_is_explained_by_each_card_s_part():
    table = Scene().table
    said = reason("CHAIN", table.kinds(tuple(range(25))), table.taught)
    assert said.startswith("CHAIN: Ghost Rider 5, Ghost Rider's Chain 5")


@pytest.mark.rule("CN-81")
def test_the_awards():
    """The best clue, the bonus guess that chance would have made least often, the sharpest eyes, the longest word."""
    scene = Scene().turn("CHAIN", 1, "She-Hulk").turn("QUINJET", 1, "Quinjet", "Asgard")
    scene.turn("FEMALE", 3, "Female Thor", "Black Widow", "Scorpion").turn("UMBRELLA", 1, "Lockjaw")
    found = {award.title: award.line for award in awards(played(scene))}
    assert found[said("codenames/award-clue")] == (SeatRef(1), " with FEMALE: 3 found.")
    asgard = scene.cell["Asgard"]
    bonus = " on the bonus guess: 1 in 3.3 by chance."
    assert found[said("codenames/award-bold")] == (
        SeatRef(2),
        " and ",
        CardRef(scene.table.kind[asgard], asgard),
        bonus,
    )
    assert found["Sharpest eyes"] == (SeatRef(3), ": 4 right guesses.")
    assert found["Longest clue"] == (SeatRef(0), " said UMBRELLA.")
    assert awards([]) == []


def test_the_page_thinks_while_it_is_shown_and_goes_from_turn_to_turn():
    match = Sitting(TableSetup(game="codenames", seats=seats(4), seed=2)).until(lambda s: s.match.game.over).match
    with Pilot((1280, 720)) as pilot:
        pilot.app.push(EndScreen(services(), of_match(match)))
        pilot.tick(200)
        assert pilot.app.top.facts.headline == f"{SIDES[match.game.table.winner]} wins"
        page = pilot.app.top.pages["Turn by turn"]
        assert page.turns == [], "nothing is done before somebody wants to see it"
        pilot.find("tabs").choose(1)
        pilot.tick(64)
        assert page.rows[0].idea is None
        while page._next() >= 0:
            pilot.tick(160)
        pilot.click("turn 2")
        pilot.tick(64)
        assert page.map.turn is page.turns[1]
        assert page.map.meant == page.turns[1].meant != ()
        found = [f"codenames/review-{what}" for what in ("same-word", "other-word", "other-word-for")]
        assert any(says(line, message) for line in page.rows[1].lines() for message in found)
        assert pilot.overflowing() == []
        assert "Final hands" not in [text for _, text in pilot.find("tabs").options]
