"""Keys on paper: the printed page, what Directors are told of it, and clues without a curtain."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tabletop.cli import app
from tabletop.games.codenames import paper
from tabletop.games.codenames.presentation.keymap import key_name
from tabletop.games.codenames.rules.cards import CELLS, KEYS, LETTERS, TOKEN
from tests.games.codenames.scene import KEY, Scene
from tests.games.codenames.table import Grid
from tests.pages.rig import services
from tests.saying import said, says


@pytest.mark.rule("CN-128", "CN-26")
def test_the_page_has_every_key_with_its_letters_and_four_sides():
    cards = re.findall(r"<svg.*?</svg>", paper.page(), re.DOTALL)
    assert len(cards) == len(KEYS) == 40
    for card, turns in zip(cards, KEYS, strict=True):
        assert re.findall(r">([SHNX])</text>", card) == [LETTERS[owner] for owner in turns[0]]
        assert re.findall(r"SIDE (\d)", card) == ["1", "2", "3", "4"]


def test_the_page_is_written_and_games_without_paper_say_so(tmp_path):
    out = tmp_path / "keys.html"
    runner = CliRunner()
    assert runner.invoke(app, ["print", "codenames", "--out", str(out)]).exit_code == 0
    assert out.read_text("utf-8") == paper.page()
    nothing = runner.invoke(app, ["print", "espionage"])
    assert (nothing.exit_code, said("command-no-paper", game="ESPIONAGE") in nothing.output) == (2, True)
    assert runner.invoke(app, ["print", "codenames", "--out", str(tmp_path / "no" / "keys.html")]).exit_code == 2


def test_directors_hear_which_key_it_is_and_which_side_lies_up():
    table = Scene(key=KEY).table
    assert key_name(table) == "Key 2, side 1"
    table.kind[CELLS:] = bytes(TOKEN + owner for owner in KEYS[16][3])
    assert key_name(table) == "Key 17, side 4"


def to_the_third_clue(grid):
    """Each Director has looked once, and heard which key it is."""
    for word in ("hammer", "umbrella"):
        grid.until("give_clue")
        assert "KEY" in grid.panel._title()
        grid.say(word, 1)
        grid.until("guess")
        grid.hold(grid.open_cells(2)[0])
    while grid.query != "give_clue" or grid.screen.sequencer.busy:
        grid.pilot.tick(48)
    grid.pilot.tick(96)


@pytest.mark.rule("CN-128", "CN-137")
def test_after_the_first_clue_of_each_director_there_is_no_curtain():
    """The first visit tells which key it is; then a clue is typed before everybody's eyes, and nothing shows the key."""
    with Grid(people=(0, 1, 2, 3), privacy="paper", clue_entry="spoken") as grid:
        to_the_third_clue(grid)
        assert grid.match.shared.privacy.curtain is None
        assert grid.panel is None, "the table stays in view until somebody wants to type"
        assert grid.match.shared.viewer == -1
        grid.pilot.click("button panel")
        grid.pilot.tick(96)
        assert not grid.panel.keyed
        grid.panel.look(True)
        grid.panel.tick_cell(grid.open_cells(grid.table.side)[0])
        assert (grid.panel.map.open, grid.panel.map.meant) == (False, ())
        grid.say("moon", 2)
        assert grid.table.clues[-1][3:5] == ("moon", 2)


@pytest.mark.rule("CN-128", "CN-135")
def test_before_all_eyes_neither_the_coach_nor_a_hint_speaks_of_the_key():
    with Grid(people=(0, 1, 2, 3), services=services(), hints="free", privacy="paper", coach="on") as grid:
        to_the_third_clue(grid)
        grid.pilot.click("corner hint")
        assert says(grid.pilot.app.overlay.messages[-1], "input-others-look")
        assert not grid.screen.table_hints.panel.visible
        grid.pilot.click("button panel")
        grid.pilot.tick(96)
        grid.pilot.text("green")
        assert grid.panel._said()[0] == said("codenames/panel-fine")
