"""The cover that is half blue and half red is named: in the log, over it when it is laid, and on it from then on."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.presentation import decorations
from tabletop.games.codenames.presentation.tables import STATES
from tabletop.table.model import cues
from tests.games.codenames.scene import Scene
from tests.games.codenames.test_examples import HYDRAS, SHIELDS
from tests.games.codenames.test_words import text
from tests.pages import rig
from tools.rigs.pilot import Pilot, unseen

NAMED = "The ninth cover of HYDRA is the Double Agent."


@pytest.mark.rule("CN-95")
def test_the_ninth_cover_of_the_side_that_began_is_named():
    scene = Scene(found=HYDRAS[1:]).clue("GREEN", 1).lock(HYDRAS[0])
    assert scene.said[-3:] == ["reveals", "double_agent", "wins"]
    assert NAMED in text(scene)


@pytest.mark.rule("CN-95")
def test_it_is_named_whoever_lays_it():
    """Also by a guess of the rivals."""
    scene = Scene(found=HYDRAS[1:]).turn("GREEN", 1, "Lockjaw").clue("GREEN", 1).lock(HYDRAS[0])
    assert NAMED in text(scene)


@pytest.mark.rule("CN-95")
def test_no_other_cover_is_the_double_agent():
    """Neither the eighth one, nor the last one of the side that has eight."""
    assert "double_agent" not in Scene(found=HYDRAS[2:]).clue("GREEN", 1).lock(HYDRAS[0]).said
    last = Scene(found=SHIELDS[1:]).clue("GREEN", 1).lock(SHIELDS[0])
    assert last.game.over
    assert "double_agent" not in last.said


def test_its_name_leaps_up_at_its_card():
    (words,) = cues.load("codenames")["double_agent"].floats
    assert (words.text.endswith("Double Agent"), words.to) == (True, "card")


def test_its_name_stays_on_it(monkeypatch):
    """HYDRA began here, and has won by its ninth asset."""
    drawn, lettered = [], decorations.lettered
    monkeypatch.setattr(decorations, "lettered", lambda words, *more: drawn.append(words) or lettered(words, *more))
    services = rig.services()
    with Pilot((1280, 720), services.prefs()) as pilot:
        with unseen(pilot.app):
            STATES["table-codenames-end"](pilot, services)
        drawn.clear()
        cells = next(piece for piece in pilot.app.top.cards.pieces if isinstance(piece, decorations.Cells))
        cells.draw(pilot.window.surface)
    assert drawn == ["DOUBLE AGENT"]
