"""The scripted moments of the table: each can be shown, and shows what its name says."""

from __future__ import annotations

import pytest

from tabletop import games
from tests.crossing import every_nth
from tests.pages import rig
from tools.rigs.pilot import Pilot, unseen

STATES = {
    name: show
    for game in games.names()
    for name, show in (games.plugin(game).part("presentation.tables", "STATES") or {}).items()
}
SIZES = ((1024, 720), (3840, 2160))


def shown(name, size=(1280, 720)):
    services = rig.services()
    pilot = Pilot(size, services.prefs())
    with unseen(pilot.app):
        STATES[name](pilot, services)
        pilot.tick(200)
    return pilot


def test_a_moment_is_always_the_same():
    """Two pictures of the same moment are equal to the last pixel."""
    with shown("table-stack") as one:
        first = one.pixels()
    with shown("table-stack") as two:
        assert two.pixels() == first


CHECKS = {
    "table-2": lambda s: len(s.match.setup.seats) == 2 and s.view.query == "turn",
    "table-4": lambda s: len(s.match.setup.seats) == 4 and all(s.match.game.table.alive),
    "table-6": lambda s: len(s.match.setup.seats) == 6 and s.match.shared.viewer == 0,
    "table-window": lambda s: s.hud.reactions.bar.visible,
    "table-serving": lambda s: s.hud.reactions.prompt.visible and s.match.shared.viewer == 1,
    "table-curtain": lambda s: s.hud.reactions.curtain.closed,
    "table-stack": lambda s: len(s.match.game.table.items) == 4,
    "table-exposure": lambda s: any(item.cancelled for item in s.match.game.table.items),
    "table-private": lambda s: s.view.query == "pick_looked",
    "table-search": lambda s: s.view.args == ("common",) and not s.match.game.table.zones[0],
    "table-end": lambda s: s.match.game.over and all(s.match.game.table.alive),
    "table-out": lambda s: not all(s.match.game.table.alive),
    "table-bighand": lambda s: len(s.places.zones) and s.hud.facts.hand(0) >= 12,
    "table-hint": lambda s: "the Target that you saw with" in s.table_hints.panel.facts.words,
    "table-lookback": lambda s: s.hud.time_travel_bar.visible,
    "table-codenames": lambda s: s.view.query == "guess" and len(s.match.setup.seats) == 4,
    "table-codenames-2": lambda s: s.view.query == "guess" and len(s.match.setup.seats) == 2,
    "table-codenames-shared": lambda s: s.view.query == "guess" and s.match.setup.options["mode"] == "shared_agent",
    "table-codenames-8": lambda s: s.view.query == "guess" and len(s.match.setup.seats) == 8,
    "table-codenames-pictures": lambda s: s.view.query == "guess" and s.match.setup.options["sides"] == "pictures",
    "table-codenames-end": lambda s: s.match.game.over,
    "end-codenames": lambda s: s.label == "end" and s.tabs.value == "Turn by turn",
    "end-codenames-teach": lambda s: s.label == "end" and s.tabs.value == "Teach the bots",
    "table-codenames-key": lambda s: s.map.visible and not s.note,
    "table-rpgget-2": lambda s: s.view.query == "play_action" and s.match.game.table.rounds[0] > 2,
    "table-rpgget-4": lambda s: s.view.query == "party_attack" and len(s.match.setup.seats) == 4,
    "table-rpgget-mat": lambda s: s.hud.floating.mat.seat == s.time_travel.larger == s.match.game.table.turn,
    "table-beanz": lambda s: s.match.definition.id == "beanz" and s.view.query == "main" and s.match.shared.viewer == 0,
    "table-beanz-light": lambda s: s.stage.style == "ring",
    "table-beanz-bare": lambda s: s.stage.style == "bare" and s.match.game.table.pending,
    "table-beanz-attack": lambda s: (
        len(s.match.game.table.pending) == 2 and len(s.input.outcome_previews._forecast()) > 3
    ),
    "table-beanz-window": lambda s: s.hud.reactions.bar.visible and s.match.definition.id == "beanz",
    "table-beanz-curtain": lambda s: s.hud.reactions.curtain.closed and s.match.definition.id == "beanz",
    "table-beanz-flick": lambda s: s.label == "flick" and s.aiming and s.picker.visible,
    "table-austin-2": lambda s: len(s.scene.fight.combatants) == 2 and s.view.query == "fight",
    "table-austin-4": lambda s: len(s.match.setup.seats) == 4 and s.view.query == "fight",
    "table-austin-6": lambda s: len(s.match.setup.seats) == 6 and s.view.query == "fight",
    "table-applause": lambda s: s.hud.applause_overlay.visible and s.match.applause.open.claps[2] == 3,
    "table-slugfest": lambda s: len(s.scene.fight.combatants) > 2 and s.view.query == "slug_step",
    "demo": lambda s: s.commentary.visible,
    "tutorial-beanz": lambda s: s.teacher.visible and s.game == "beanz",
    "pause-people": lambda s: s.label == "pause" and len(s.rows) == 9,
    "table-unsaved": lambda s: s.hud.unsaved.visible and "disk is full" in s.hud.unsaved.tooltip,
    "table-leave": lambda s: s.label == "Who plays on?",
    "table-repair": lambda s: s.form is s.number_form and not s.go.enabled,
    "table-agree": lambda s: s.hud.floating.vote.visible and s.match.votes.vote.matter == "end",
    "tutorial": lambda s: s.teacher.visible and s.lesson.step.do is not None,
}


@pytest.mark.parametrize("name", every_nth(4, CHECKS))
def test_a_moment_is_what_it_is_called_and_fits_into_the_window(name):
    """The name of a picture tells no lies. In the smallest window nothing lies outside, nor in the largest when it has grown
    to that.
    """
    with shown(name, SIZES[0]) as pilot:
        assert CHECKS[name](pilot.app.top)
        assert pilot.overflowing() == []
        with unseen(pilot.app):
            pilot.resize(SIZES[1])
        assert pilot.overflowing() == []


def test_every_moment_is_checked():
    """A new one comes with its check."""
    assert set(CHECKS) == set(STATES)
