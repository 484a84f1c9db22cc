"""That what is told can be followed: nothing jumps that is read, arrows turn when aims do, and what is laid open is seen."""

from __future__ import annotations

import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.core.layout import ALL_EYES
from tabletop.games.espionage.rules.events import Names, Redirects, Steals
from tabletop.match import TableSetup, person
from tabletop.match.scripted_bots import ScriptedMove
from tabletop.table.playback.floating_text import _box
from tests.pages.rig import services
from tests.table.rig import Sitting, still
from tools.rigs import table as rigs
from tools.rigs.pilot import Pilot


def test_cards_that_are_left_in_a_fan_keep_their_places():
    """A Detective's three cards: the place of the one that is taken stays free."""
    places = (ArrangedZone("hand", ("detective", "target"), 0),)
    match = rigs.Sitting(
        TableSetup(game="espionage", seats=rigs.seats(2), seed=3), {0: [ScriptedMove("play", "detective")]}, places, 0
    ).until(lambda s: s.asked("pick_looked"))
    with Pilot((1280, 720), still()) as pilot:
        screen = match.show(pilot, services())
        (zone,) = screen.scene.fanned()
        before = {sprite: sprite.goal for sprite in screen.scene.laid_out(zone)}
        assert len(before) == 3
        screen.commands.give(0)
        pilot.tick(200)
        left = screen.scene.laid_out(zone)
        assert len(left) == 2
        assert all(sprite.goal == before[sprite] for sprite in left)


def test_a_fan_keeps_no_places_of_the_last_one():
    """After a Hacker has seen the whole pile, three cards of it lie side by side, whatever lay where then."""
    with Sitting(seats=2, seed=3) as table:
        scene, looked = table.screen.scene, table.screen.constants.kernel.find("looked")
        pile = scene.zones[table.screen.constants.kernel.find("draw_pile")]

        def lay(cards):
            for kind, sprite in enumerate(cards):
                sprite.kind, sprite.zone = kind, looked
                pile.remove(sprite)
                scene.zones[looked].append(sprite)
            scene.arrange(at_once=True)
            laid = [sprite.goal for sprite in scene.laid_out(looked)]
            pile.extend(scene.zones[looked])
            scene.zones[looked].clear()
            scene.arrange(at_once=True)
            return laid

        three = pile[:3]
        alone = lay(list(three))
        lay(list(three) + pile[3:20])
        assert lay(list(three)) == alone


def test_the_arrow_of_a_card_turns_when_it_is_told_to_aim_elsewhere():
    with Sitting(seats=3, seed=5) as table:
        scene, cue_player = table.screen.scene, table.screen.cue_player
        card = scene.zones[table.screen.constants.kernel.find("draw_pile")][-1].card
        cue_player.said(Redirects(1, card, 0, 2, 0))
        assert scene.aims == {card: 2}
        scene.settle(table.screen.view)
        assert scene.aims == {}


def test_a_hand_that_is_shown_to_all_is_turned_over_as_long_as_that_is_told():
    with Sitting(seats=3, seed=5) as table:
        scene, kernel = table.screen.scene, table.screen.constants.kernel
        hand = scene.zones[kernel.find("hand", 1)]
        cards = [sprite.card for sprite in hand]
        scene.show(cards, [0] * len(cards))
        assert all(sprite.veiled for sprite in hand), "only I have looked"
        table.screen.sequencer._tell(("show", cards, [0] * len(cards), ALL_EYES))
        assert not any(sprite.veiled for sprite in hand)
        scene.settle(table.screen.view)
        assert all(sprite.veiled for sprite in hand)


def test_words_at_an_upper_badge_never_climb_over_it():
    with Sitting(seats=4, seed=5) as table:
        cue_player, badge = table.screen.cue_player, table.screen.hud.badges[2].rect
        for _ in range(3):
            cue_player._strike(cue_player.cues["names"], Names(0, 2, 3, True), 0)
        boxes = [_box(pop) for pop in cue_player.floating_text._pops if pop.words == "has it!"]
        assert len(boxes) == 3
        assert all(box.left > badge.right and box.centery >= badge.centery for box in boxes), "on the backs beside it"


def test_nothing_is_no_number_of_cards():
    with Sitting(seats=4, seed=5) as table:
        cue_player = table.screen.cue_player
        cue_player._strike(cue_player.cues["steals"], Steals(0, 2, ()), 0)
        assert cue_player.floating_text._pops == []


def test_a_message_leaves_the_badge_at_the_upper_edge_in_sight():
    with Sitting(seats=4, seed=5) as table:
        table.pilot.app.toast("What happens is told at a calm pace.")
        table.pilot.tick(600)
        (box,) = table.pilot.app.overlay.boxes
        assert not any(box.colliderect(badge.rect) for badge in table.screen.hud.badges)


@pytest.mark.rule("AP-167")
def test_a_key_of_somebody_does_nothing_else_at_that_table():
    with Sitting(seats=2, seed=5) as table:
        called = []
        keys = table.screen.input.keys
        keys.post = called.append
        table.pilot.key("y")
        assert len(called) == 1, "do again"
        seat = person(0, "Ann", react="y")
        table.match.setup = table.match.setup.with_seat(0, seat)
        table.pilot.key("y")
        assert len(called) == 1
