"""What comes up of itself covers nothing that is read or looked at: messages, and a question of two rows."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from tabletop import games
from tabletop.table.hud.needed import card_boxes
from tabletop.table.widgets.panel_facts import PromptFacts
from tests.crossing import in_turn
from tests.table import test_austin_lesson, test_beanz_lesson, test_codenames_lesson, test_rpgget_lesson, test_tutorial
from tests.table.lectures import SIZES
from tests.table.test_states import STATES, shown
from tools.rigs.pilot import unseen

pytestmark = pytest.mark.long

LONG = "First a mark on the Hulk, with the right button of the mouse or with W."
TWO_ROWS = (
    "You lose Target, and you are out, unless somebody answers. You may answer it now, or pass it on to the others."
)
TABLES = [name for name in STATES if name not in ("demo", "rewatch")]
LECTURES = {
    "espionage": test_tutorial.lecture,
    "beanz": test_beanz_lesson.lecture,
    "austin": test_austin_lesson.lecture,
    "codenames-agent": partial(test_codenames_lesson.lecture, test_codenames_lesson.AGENT),
    "codenames-director": partial(test_codenames_lesson.lecture, test_codenames_lesson.DIRECTOR),
    "rpgget": test_rpgget_lesson.lecture,
}


def covered(pilot):
    """What is read and lies below the message, where it has come to."""
    app = pilot.app
    app.overlay.clear()
    with unseen(app):
        app.toast(LONG, about="here")
        pilot.tick(600)
    app.top.draw(pilot.window.surface)
    app.overlay.draw(pilot.window.surface)
    (box,) = app.overlay.boxes
    assert app.top.rect.contains(box)
    return [rect for rect in app.top.read if rect.colliderect(box)]


@pytest.mark.parametrize(("name", "size"), in_turn(TABLES, SIZES, every=TABLES[::4]))
def test_no_message_covers_what_is_asked_and_a_question_of_two_rows_grows_over_no_card(name, size):
    """As long as the question has to it is written smaller, and says with its button alone why it is asked."""
    with shown(name, size) as pilot:
        assert covered(pilot) == []
        pilot.app.overlay.clear()
        table = pilot.app.top
        if table.label != "table" or not table.hud.prompt.visible:
            return
        prompt = table.hud.prompt
        prompt.update(PromptFacts((TWO_ROWS,), "It waits.", "ES-1"), card_boxes(table.scene))
        assert "It waits." in prompt.rule.tooltip
        laid = [
            sprite.goal.box for zone in table.scene.zones for sprite in zone if prompt.box.colliderect(sprite.goal.box)
        ]
        assert laid == []


def test_every_game_has_a_lecture_here():
    assert {name.partition("-")[0] for name in LECTURES} == {game for game in games.built() if games.plugin(game).ours}


@pytest.mark.parametrize("name", LECTURES)
def test_a_teacher_is_heard_and_has_still_hands(name):
    """No message covers what a teacher says; and whoever presses Next finds it under the hand again, unless it would cover
    there what has come to lie there meanwhile.
    """
    with LECTURES[name](SIZES[0]) as (pupil, *_):
        teacher, before = pupil.screen.teacher, None
        for step in pupil.steps():
            if pupil.pilot.app.top is pupil.screen:
                assert teacher.box in pupil.screen.read
                assert covered(pupil.pilot) == [], step.text
                pupil.pilot.app.overlay.clear()
            if before is not None and step.do is None:
                there = pygame.Rect(0, 0, *teacher.box.size)
                there.bottomright = before[1].bottomright
                taken = there.collidelist([*teacher.kept, *teacher.said()[1:]]) >= 0
                assert teacher.next.rect.collidepoint(before[0].center) or taken, step.text
            before = (teacher.next.rect.copy(), teacher.box.copy()) if step.do is None else None
            pupil.follow("click")


def test_messages_stay_where_they_came_up():
    """One more of them, or a question that goes, moves none of those that are read."""
    with shown("table-codenames") as pilot:
        assert covered(pilot) == []
        place = pilot.app.overlay.boxes[0].copy()
        pilot.app.top.hud.prompt.update(None)
        pilot.tick(100)
        assert pilot.app.overlay.boxes == [place]
