"""A key moment is told again at the table, as it was told then, and leads back to where it was pressed."""

from __future__ import annotations

from contextlib import contextmanager

import msgspec
import pytest

from tabletop.app import routes
from tabletop.core.definition import Outcome
from tabletop.games.espionage.rules.events import Plays
from tabletop.match.autosave import copied
from tabletop.minigames.flick.flick_facts import note
from tabletop.minigames.flick.flick_screen import FlickScreen
from tabletop.minigames.flick.physics import Shot, hole_scene, simulate
from tabletop.table.guided.replay_screen import ReplayScreen
from tabletop.table.model.cues import load, opens
from tests.toolkit.rig import look_away
from tools.rigs.pilot import Pilot
from tools.rigs.screens import kept

from .rig import services


@contextmanager
def story(answers=None):
    """The story of a kept match of Mighty Beanz. Gives what turns a word into the row of its first moment, and the pilot."""
    made = services()
    setup, played = kept.played("beanz", 2)
    number = copied(made.store, setup, list(answers or played), Outcome((0,), "x", ""), kept.EVENING)
    with Pilot((1280, 720), made.prefs()) as pilot:
        look_away(pilot.app)
        routes.look_back(pilot.app, made, number)
        pilot.tick(100)
        end = pilot.app.top

        def row(word):
            n = next(moment.n for moment in end.facts.moments if moment.word == word)
            at = [at for at, _ in end.facts.highlights].index(n)
            return n, pilot.find(f"moment {at + 1}")

        yield pilot, end, row


def to_the_end(pilot, table, most=120):
    for _ in range(most):
        pilot.tick(250)
        if not table.playing and not table.sequencer.busy:
            return
    pytest.fail("it never comes to the end of the moment")


def test_an_attack_is_told_from_its_announcement_on():
    """With its dash and all that was said, up to what it came to and no further; then once more, and back to the story."""
    with story() as (pilot, end, row):
        n, pressed = row("fight")
        pressed.on_press()
        table = pilot.app.top
        assert isinstance(table, ReplayScreen)
        told, dashed = [], []
        said, dash = table.cue_player.said, table.cue_player.attack_animations.dash
        table.cue_player.said = lambda fact: (told.append(fact.word), said(fact))
        table.cue_player.attack_animations.dash = lambda card, struck: (
            dashed.append(len(table.cue_player.attack_animations.attackers)),
            dash(card, struck),
        )
        to_the_end(pilot, table)
        assert (told[0], told[-1], table.match.n) == ("attacks", "fight", n)
        assert dashed == [1]
        assert table.player.reached.words == pressed.source
        pilot.click("once more")
        to_the_end(pilot, table)
        assert told[: len(told) // 2] == told[len(told) // 2 :]
        pilot.key("escape")
        assert pilot.app.top is end


def test_a_flick_flies_again_before_the_table_tells_of_it():
    _, answers = kept.played("beanz", 2)
    verdict = simulate(hole_scene(0), Shot(17, 0, 0.60, 0, 0)).verdict
    with story() as (_, _, row):
        n, _ = row("shot")
    flown = [*answers[: n - 1], answers[n - 1]._replace(note=note(verdict)), *answers[n:]]
    with story(flown) as (pilot, end, row):
        row("shot")[1].on_press()
        table = pilot.app.top
        pilot.tick(2000)
        assert isinstance(pilot.app.top, FlickScreen)
        assert pilot.app.top.facts.recorded == verdict
        assert not table.sequencer.busy
        while isinstance(pilot.app.top, FlickScreen):  # it leaves by itself, as a bot's does
            pilot.tick(250)
        assert table.sequencer.busy
        assert table.match.n == n
        to_the_end(pilot, table)
        pilot.key("escape")
        assert pilot.app.top is end


def test_a_reaction_belongs_to_the_action_that_it_answers():
    """What comes of a stack is told from the Mission on that opened it."""
    effects, mission = load("espionage"), Plays(*[0] * len(Plays.__struct_fields__))
    assert opens(effects, mission)
    assert not opens(effects, msgspec.structs.replace(mission, use=1))
