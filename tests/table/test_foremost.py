"""A press that goes on means what lies over all else: a bubble, a panel; never what lies below."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.table.guided import lesson
from tabletop.table.guided.lesson_screen import TutorialScreen
from tests.pages import rig
from tests.table.rig import Sitting
from tests.table.test_privacy import until
from tools.rigs.pilot import Pilot, unseen

GO_ON = ("return", "space", "pad")
TAUGHT = [game for game in games.built() if games.plugin(game).data("presentation", lesson.NAME) is not None]


def press(pilot: Pilot, how: str) -> None:
    if how == "pad":
        pilot.pad(0)
    else:
        pilot.key(how)


@pytest.mark.parametrize("how", GO_ON)
@pytest.mark.parametrize("game", TAUGHT)
def test_next_is_pressed_whatever_was_used_before(game, how):
    """Also by somebody who has just used the mouse: the lesson goes on by one step, and nothing is done at the table."""
    services = rig.services()
    with Pilot((1280, 720), services.prefs()) as pilot, unseen(pilot.app):
        screen = TutorialScreen(services, game)
        pilot.app.push(screen)
        while not (screen.lesson.on and screen.teacher.next.visible and screen.teacher.visible):
            pilot.tick(100)
            if screen.lesson.on and screen.lesson.step.do is not None:
                pilot.click("skip")
        at, given = screen.lesson.at, screen.match.n
        pilot.move((5, 300))
        assert not pilot.app.keyboard
        press(pilot, how)
        assert (screen.lesson.at, screen.match.n) == (at + 1, given)


def test_no_button_below_a_panel_is_pressed_by_its_key():
    """The large log lies over the table: keys of the buttons below do nothing until it is closed."""
    with Sitting(seats=2) as sitting:
        sitting.wait()
        table, pilot = sitting.screen, sitting.pilot
        keys = [button.key.lower() for button in table.hud.buttons.row.children if button.key]
        assert keys
        table.hud.floating.open_log(None)
        pilot.tick(100)
        assert table.hud.floating.open
        before = sitting.match.n
        for key in keys:
            pilot.key(key)
        assert sitting.match.n == before
        pilot.key("escape")
        pilot.tick(100)
        pilot.key(keys[-1])
        assert sitting.match.n == before + 1


def test_escape_closes_a_vote_and_after_it_opens_the_pause_over_a_curtain():
    """Whatever has the focus. The vote is asked for by whoever the curtain is closed for."""
    there = Sitting(seats=4, humans=3, seed=1, services=rig.services())
    with until(there, lambda match: match.n > 3 and match.shared.privacy.curtain is not None) as sitting:
        table, pilot, match = sitting.screen, sitting.pilot, sitting.match
        seat = match.shared.privacy.curtain.seat
        assert seat != match.setup.humans[0]
        for how in ("escape", "beside"):
            table.commands.take_back()
            pilot.tick(100)
            assert match.votes.vote.by == seat
            table.set_focus(None)
            pilot.key("escape") if how == "escape" else pilot.click((3, 3))
            pilot.tick(100)
            assert match.votes.vote is None
        pilot.key("escape")
        pilot.tick(100)
        assert pilot.app.top is not table
