"""Parts of the table stand on their own: given an app and somebody who hears them, they need no screen."""

from __future__ import annotations

from tabletop.core.ask import Refused
from tabletop.match import start
from tabletop.table.cards.card_motion import SLAM, CardMotion
from tabletop.table.layout.poses import Pose
from tabletop.table.model.card_sprite import CardSprite
from tabletop.table.model.commands import TableCommands
from tabletop.table.model.match_clock import MatchClock
from tabletop.table.model.messages import CardArrived, CardStruck, ChoiceChanged, MatchChanged, ViewChanged
from tabletop.table.model.view_state import RefreshScheduler, TableContext, of_match
from tabletop.toolkit.theme import Prefs
from tests.pages import rig
from tests.table.rig import Instant, Sitting, setup
from tools.rigs.pilot import Pilot


def test_a_flying_card_says_when_it_strikes_and_when_it_lies_still():
    heard = []
    with Pilot(prefs=Prefs(telling=0, animation=1)) as pilot:
        sprite = CardSprite(7, 0, 0)
        sprite.goal = Pose(400, 300, 100)
        CardMotion(pilot.app, heard.append).fly(sprite, Pose(0, 0, 100), strikes=True)
        for _ in range(2 * SLAM // 16):
            pilot.now += 16
            pilot.app.event_lane.update(pilot.now)
    assert heard[0] == CardStruck(7)
    assert set(heard[:-1]) == {CardStruck(7)}
    assert heard[-1] == CardArrived()
    assert sprite.pose == sprite.goal
    assert not sprite.flying


def test_what_follows_from_a_message_is_shown_once_with_it_and_what_arrives_once_a_frame():
    shown = []

    def hear(message):
        if isinstance(message, MatchChanged):
            anew.post(ChoiceChanged())
            anew.post(ViewChanged())
            assert not shown, "the first one is still being heard"
        else:
            anew.because(message)

    anew = RefreshScheduler(hear, lambda: shown.append(1))
    anew.post(MatchChanged())
    assert shown == [1]
    for _ in range(3):
        anew.post(CardArrived())
    assert shown == [1]
    assert anew.tick()
    assert not anew.tick()
    assert shown == [1, 1]
    anew.because(ViewChanged())
    assert shown == [1, 1, 1], "nobody is waiting for more"


def test_what_the_match_refuses_is_said_in_one_sentence_and_changes_nothing():
    heard = []
    match = start(setup(seats=3), Instant(), 0)
    with Pilot() as pilot:
        commands = TableCommands(
            TableContext(pilot.app, match, match.shared, of_match(match), None, heard.append), lambda: 0
        )

        def refused():
            raise Refused("late", "Too late.")

        assert not commands.try_(refused)
        assert heard == [ChoiceChanged()]
        assert pilot.app.overlay.messages == ["Too late."]
        assert match.n == 0
        assert commands.try_(lambda: None)
        assert heard[1:] == [MatchChanged()]


def test_the_clock_of_a_match_stands_still_while_another_screen_lies_above():
    now = [1000.0]
    clock = MatchClock(lambda: now[0], None)
    assert clock.now == 0
    clock.go()
    now[0] += 50
    assert clock.now == 1050
    clock.stop()
    now[0] += 400
    assert clock.now == 1050
    clock.go()
    now[0] += 5
    assert clock.now == 1055


def test_settings_that_are_changed_from_the_table_hold_at_once():
    """How long nobody has to be there before the curtain falls, for one."""
    services = rig.services()
    with Sitting(seats=2, services=services) as sitting:
        sitting.wait()
        assert sitting.match.shared.privacy.idle_ms == services.settings.curtain_idle_seconds * 1000 > 0
        services.settings.curtain_idle_seconds = 0
        sitting.pilot.tick(32)
        assert sitting.match.shared.privacy.idle_ms == 0
