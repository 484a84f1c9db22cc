"""The first lesson: it can be played to its end by mouse, by keys, by gamepad and by skipping; it waits and refuses kindly."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tabletop import games
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.pages.menu import MenuScreen
from tabletop.table.guided import lesson
from tabletop.table.guided.lesson import FIGURE
from tabletop.table.guided.lesson_screen import LEVEL
from tabletop.table.model.selection import OptionTarget
from tests import saying
from tests.crossing import some_of
from tests.table import lectures
from tests.table.lectures import GESTURES, SIZES, Learner, points_at_what_is_meant
from tests.table.rig import Sitting

ESPIONAGE = games.load("espionage")


class Pupil(Learner, Sitting):
    """The ways to choose are those of every table."""


lecture = partial(lectures.lecture, "espionage", Pupil)


@pytest.mark.parametrize("way", some_of(["drag", "click", "keys"], lambda way: way == "keys"))
def test_the_lesson_can_be_played_to_its_end(way):
    """By dragging, by clicking, by keys: the pupil wins, the lesson is marked as done, the button leads to a real table."""
    with lecture() as (pupil, services, trail):
        while not pupil.screen.lesson.last:
            pupil.follow(way)
        pupil.listen()
        assert pupil.match.outcome.winners == (0,)
        assert pupil.match.outcome.ending == "package"
        assert services.settings.tutorials_done == ["espionage"]
        assert trail.taken == []
        pupil.follow(way)
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        (word, setup), *rest = trail.taken
        assert (word, rest) == ("play", [])
        assert [seat.human for seat in setup.seats] == [True, False, False, False]


@pytest.mark.long
@pytest.mark.parametrize("way", GESTURES)
def test_a_card_can_be_used_straight_on_its_victim(way):
    """In one gesture, whatever it is: the step that it does with it is not waited for, and the lesson goes on to its end."""
    with lecture() as (pupil, _, _):
        while not pupil.screen.lesson.last:
            pupil.follow(way)
        pupil.listen()
        assert pupil.done_at_once == 3
        assert pupil.match.outcome.winners == (0,)


def test_a_card_that_is_dropped_on_the_wrong_victim_waits_for_the_right_one():
    """The card is played, the aim is refused; the teacher asks for the right one and the lesson goes on."""
    with lecture() as (pupil, _, _):
        while pupil.listen().do is None:
            pupil.follow("click")
        screen = pupil.screen
        card = screen.view.options[screen.lesson.wanted(screen.view)][1]
        pupil.pilot.drag(pupil.free(f"card {card}"), screen.hud.badges[2].rect.center)
        pupil.pilot.tick(48)
        assert pupil.match.n == 1
        assert pupil.listen().do.at == 1
        pupil.follow("click")
        assert pupil.listen().after == "plays police"


def test_a_drop_beside_says_what_was_meant(monkeypatch):
    """A card that is dropped where it has no use flies back, with a word."""
    with lecture() as (pupil, _, _):
        while not pupil.screen.lesson.step.do or pupil.screen.lesson.step.do.card != "decoy":
            pupil.follow("click")
        pupil.listen()
        said = []
        monkeypatch.setattr(pupil.pilot.app, "toast", lambda text, *_: said.append(text))
        card = pupil.screen.view.options[pupil.screen.lesson.wanted(pupil.screen.view)][1]
        pupil.pilot.drag(pupil.free(f"card {card}"), pupil.screen.hud.corner.rect.center)
        assert said == [saying.said("input-not-there", way="lit")]
        assert pupil.screen.drag_and_drop.choosing.held < 0


def test_the_lesson_can_be_played_with_a_gamepad():
    """The stick goes through what can be chosen, A takes it."""
    with lecture() as (pupil, _, _):
        for _ in range(6):
            step = pupil.listen()
            if step.do is None:
                pupil.pilot.pad(0)
                continue
            option = pupil.screen.view.options[pupil.screen.lesson.wanted(pupil.screen.view)]
            before = pupil.match.n
            for label in (f"card {option[1]}", pupil.target(option)):
                if pupil.match.n == before:
                    pupil.pilot.app.keyboard = True
                    pupil.screen.set_focus(pupil.pilot.find(label))
                    pupil.pilot.pad(0)
        assert pupil.screen.lesson.at == 6


@pytest.mark.long
def test_the_lesson_can_be_skipped_step_by_step():
    """Skip makes the move itself; the end is the same."""
    with lecture(still=False) as (pupil, services, _):
        while not pupil.screen.lesson.last:
            step = pupil.listen()
            pupil.pilot.click("next" if step.do is None else "skip")
        pupil.listen()
        assert pupil.match.outcome.winners == (0,)
        pupil.pilot.click("skip")
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        assert services.settings.tutorials_done == ["espionage"]


def test_nothing_else_is_accepted_and_the_reason_is_kind():
    """At every step every other option is refused with a sentence, and changes nothing."""
    refused = 0
    with lecture() as (pupil, _, _):
        while not pupil.screen.lesson.last:
            step = pupil.listen()
            screen, before = pupil.screen, pupil.match.n
            for index, option in enumerate(screen.view.options):
                if not screen.lesson.allows(screen.view, option):
                    assert len(screen.lesson.refusal(screen.view, option)) > 10
                    screen.commands.answer(index)
                    assert pupil.match.n == before
                    refused += 1
            assert screen.lesson.step is step
            pupil.follow("click")
    assert refused > 40


def test_a_wrong_card_flies_back():
    """A card that the teacher did not mean is put down again after a drag to the table."""
    with lecture() as (pupil, _, _):
        while pupil.listen().do is None:
            pupil.follow("click")
        screen, pilot = pupil.screen, pupil.pilot
        wanted = screen.view.options[screen.lesson.wanted(screen.view)][1]
        other = next(card for card in screen.drag_and_drop.choosing.sources if card != wanted)
        pilot.drag(pupil.free(f"card {other}"), screen.input.hit_targets.box(OptionTarget("none", -1))[0].center)
        assert pupil.match.n == 0
        assert screen.drag_and_drop.choosing.held == -1
        assert screen.scene.dragged is None
        assert screen.lesson.on


def test_bots_wait_while_the_teacher_talks():
    """However long somebody reads, nothing happens behind his back."""
    with lecture() as (pupil, _, _):
        while pupil.screen.lesson.at < 6:
            pupil.follow("click")
        pupil.listen()
        before = pupil.match.n
        pupil.pilot.tick(30_000)
        assert pupil.match.n == before


def test_esc_leaves_at_any_time_after_a_question():
    """Esc, then Leave: back at the menu, and nothing counts as learnt. Stay goes on."""
    with lecture() as (pupil, services, trail):
        for _ in range(5):
            pupil.follow("click")
        pupil.listen()
        pupil.pilot.key("escape")
        pupil.pilot.click("Stay")
        assert pupil.pilot.app.top is pupil.screen
        pupil.pilot.key("escape")
        pupil.pilot.click("Leave")
        assert isinstance(pupil.pilot.app.top, MenuScreen)
        assert services.settings.tutorials_done == []
        assert trail.taken == []


@pytest.mark.long
def test_there_is_no_way_back_in_the_lesson():
    """Undo would leave the teacher talking about something else."""
    with lecture() as (pupil, _, _):
        while pupil.screen.lesson.at < 5:
            pupil.follow("click")
        pupil.listen()
        before = pupil.match.n
        pupil.pilot.key("u")
        assert pupil.match.n == before > 0


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_the_teacher_points_at_what_is_meant(size):
    """Every step but greetings has something to point at, in the window and outside the balloon."""
    with lecture(size) as (pupil, _, _):
        assert points_at_what_is_meant(pupil) < 4


def test_only_what_is_asked_for_glows():
    """When the Sniper is asked for, other Missions do not shine."""
    with lecture() as (pupil, _, _):
        while pupil.listen().do is None:
            pupil.follow("click")
        screen = pupil.screen
        hand = screen.scene.zones[screen.constants.kernel.find("hand", 0)]
        lit = [
            screen.constants.texts[sprite.kind].name
            for sprite in hand
            if screen.cards.highlights.state(sprite) == "playable"
        ]
        assert lit == ["Sniper"]


def broken(monkeypatch, before, after):
    text = games.plugin("espionage").data("presentation", lesson.NAME).decode()
    assert before in text
    monkeypatch.setattr(games.Plugin, "data", lambda *_: text.replace(before, after, 1).encode())
    with pytest.raises(DataFileError) as caught:
        lesson.load(ESPIONAGE)
    return str(caught.value)


def test_mistakes_in_the_lesson_are_named(monkeypatch):
    """Fact, place, card, act and anchor that do not exist."""
    assert saying.says(
        broken(monkeypatch, 'after = "plays police"', 'after = "playz police"'), "core-did-you-mean", word="'plays'"
    )
    monkeypatch.undo()
    assert saying.says(
        broken(monkeypatch, 'after = "plays police"', 'after = "plays polica"'), "core-did-you-mean", word="'police'"
    )


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('do = { act = "take"', 'do = { act = "tkae"', "did you mean 'take'"),
        ('at = "card decoy"', 'at = "crad decoy"', "is no place"),
        ('do = { act = "claim" }', "doo = 1", "did you mean"),
        ('after = "claims"', 'after = "claims"\ndo = { act = "take" }', "do: the last step only speaks"),
    ],
)
def test_more_mistakes_in_the_lesson_are_named(monkeypatch, before, after, says):
    """As above."""
    assert says in broken(monkeypatch, before, after)


def test_a_step_without_words_for_a_refusal_has_those_of_every_game(monkeypatch):
    """Whatever a game's lesson leaves out, nobody is refused without a word."""
    text = games.plugin("espionage").data("presentation", lesson.NAME).decode()
    monkeypatch.setattr(games.Plugin, "data", lambda *_: re.sub(r"(?m)^nos? = .*\n", "", text).encode())
    with lecture() as (pupil, _, _):
        while pupil.listen().do is None:
            pupil.follow("click")
        screen = pupil.screen
        refused = [option for option in screen.view.options if not screen.lesson.allows(screen.view, option)]
        assert {screen.lesson.refusal(screen.view, option) for option in refused} == {tr("guided-not-that")}


def taught():
    """Every lesson of ours, as (game, file)."""
    for game in games.ours():
        for file in [entry.file for entry in games.plugin(game).about.lessons] or [lesson.NAME]:
            yield game, file


@pytest.mark.parametrize(("game", "file"), list(taught()))
def test_the_teacher_uses_few_words(game, file):
    """Nobody reads a novel in a balloon; every refusal has its words."""
    steps = lesson.load(games.load(game), file).step
    assert max(len(FIGURE.sub("00", step.text)) for step in steps) <= 230
    assert all(step.no for step in steps if step.do is not None)


@pytest.mark.parametrize(("game", "file"), list(taught()))
def test_the_last_step_says_how_good_the_bots_are(game, file):
    """Whoever has learnt a game knows what the table will be that the lesson leads to."""
    last = lesson.load(games.load(game), file).step[-1]
    assert re.search(rf"\b{LEVEL} bots?\b", f"{last.text} {last.next}")
