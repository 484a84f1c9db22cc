"""From the moment in which it is told who wins nobody is on turn, and no bot thinks; and whose colour words have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop import games
from tabletop.games.espionage.rules.events import Over, Turn
from tabletop.table.model import cues
from tabletop.table.model.selection import Selection
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting


@pytest.mark.parametrize("game", games.ours())
def test_every_game_of_ours_says_who_wins(game):
    assert any("winning" in cue.voices for cue in cues.load(game).values())


def test_a_told_win_ends_the_turn():
    with Sitting(seats=3, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        screen, badges = sitting.screen, sitting.screen.hud.badges
        screen.hud.recount()
        assert [badge.facts.turn for badge in badges].count(True) == 1
        screen.sequencer._tell(("say", "turn", Turn(1), -1))
        assert badges[1].facts.turn
        screen.sequencer._tell(("say", "over", Over((1,)), -1))
        assert not any(badge.facts.turn or badge.facts.pips_of for badge in badges)


def test_nobody_thinks_when_the_game_is_over():
    with Sitting(seats=3, seed=5, prefs=Prefs()) as sitting:
        sitting.wait()
        hud, waiting = sitting.screen.hud, sitting.screen.view._replace(left=(1,))
        assert hud.facts.badge(1, waiting, (), Selection(), {}).thinking
        sitting.match.game.ask = None
        assert not hud.facts.badge(1, waiting, (), Selection(), {}).thinking


def test_what_nobody_does_has_the_colour_of_no_seat():
    with Sitting(seats=4, seed=5) as sitting:
        sitting.wait()
        hud = sitting.screen.hud
        playback = hud.shown.playback._replace(words=("Nobody answers.",))
        hud.shown = replace(hud.shown, playback=playback)
        color = hud.kit.color(hud.facts.told(hud.shown.playback).color)
        assert color not in [hud.kit.color(person.colour) for person in hud.constants.who]
        assert hud.facts.told(hud.shown.playback).color != "gold"


def test_who_has_answered_does_not_think_any_more_while_that_is_told():
    """Others act meanwhile, as far as has been told."""
    with Sitting(seats=3, seed=5) as sitting:
        sitting.wait()
        facts = sitting.screen.hud.facts
        waiting = sitting.screen.view._replace(left=(1,))
        assert facts.badge(1, waiting, (), Selection(), {}).thinking
        assert not facts.badge(1, waiting, (Over((1,)),), Selection(), {}).thinking
