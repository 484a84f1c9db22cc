"""What lies round the grid follows what is told: counts and clue change with the cover, the side with its turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.games.codenames.presentation import decorations
from tabletop.games.codenames.presentation.course import course
from tabletop.games.codenames.presentation.decorations import Clue, Sides
from tabletop.games.codenames.presentation.input_panels import CluePanel
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.cards import ASSETS, CELLS
from tabletop.table.widgets.hint_panel import HintFacts, HintRow
from tabletop.toolkit.theme import Prefs
from tests.games.codenames.table import Grid
from tests.saying import said, says

HYDRA = 1


@pytest.mark.rule("CN-21")
def test_the_table_says_which_side_begins_and_why_before_anybody_is_asked():
    with Grid(people=(0, 1, 2, 3), prefs=Prefs()) as grid:
        side, screen = grid.table.starter, grid.screen
        name = ("S.H.I.E.L.D.", "HYDRA")[side]
        assert screen.hud.banner.moment.title == f"{name} begins"
        assert screen.sequencer.busy
        assert grid.panel is None
        assert says(screen.sequencer.means.plain(screen.sequencer.words), "codenames/starts", side=name)
        grid.until("give_clue")
        grid.pilot.tick(400)
        assert grid.panel is not None


@pytest.mark.rule("CN-16", "CN-81")
def test_counts_and_clue_change_when_it_is_told():
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        table = grid.table
    mine = table.side
    left, before = table.left, course(table, (), over=False)
    assert (before.side, before.clue, before.left) == (mine, None, left)
    said = [events.Clue(0, mine, "MOON", 2, 3)]
    assert course(table, said, over=False).clue[3:5] == ("MOON", 2)
    said += [events.Locks(2, mine, 5, 5, 0), events.Reveals(2, mine, 5, 5, mine, 0, 0, -1)]
    now = course(table, said, over=False)
    assert (now.left[mine], now.left[1 - mine], now.guesses, now.fresh) == (left[mine] - 1, left[1 - mine], 1, 1)
    said += [events.Reveals(2, mine, 6, 6, 2, 2, 0, 0)]
    now = course(table, said, over=False)
    assert (now.done, now.guesses) == (True, 1)  # a wrong guess is no dot, and none is left
    said += [events.Turn(1, 1 - mine, 20)]
    now = course(table, said, over=False)
    assert not now.done
    assert (now.side, now.clue, now.neutrals, now.fresh, now.winner) == (1 - mine, None, 1, 1, None)
    assert course(table, [*said, events.Wins(HYDRA, "assassin", (1, 3))], over=False).winner == HYDRA


@pytest.mark.rule("CN-85")
def test_what_the_table_has_already_is_not_told_twice():
    """Others begin to look at the table while the clue of a Director at the same screen is told."""
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        grid.until("give_clue")
        grid.pilot.tick(64)
        grid.say("moon", 2)
        table, seat = grid.table, grid.table.turn
        side = table.side
        now = course(table, [events.Clue(seat, side, table.clues[-1][3], 2, 3)], over=False)
        assert now.clues == table.clues
        assert now.clue == table.clues[-1]
        grid.until("guess")
        grid.hold(grid.open_cells(side)[0])
        left, [row] = table.left, table.guessed
        fact = events.Reveals(row[2], side, 0, row[3], side, 0, 0, -1)
        now = course(table, [fact], over=False)
        assert (now.left, now.guesses) == (left, 1)


@pytest.mark.rule("CN-100")
def test_after_the_last_asset_of_a_side_no_guess_is_left():
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        table = grid.table
    mine = table.side
    said = [events.Clue(0, mine, "MOON", 9, 10)]
    said += [events.Reveals(2, mine, n, n, mine, 0, 0, -1) for n in range(table.left[mine] - 1)]
    assert not course(table, said, over=False).done
    now = course(table, [*said, events.Reveals(2, mine, 9, 9, mine, 0, 0, -1)], over=False)
    assert (now.done, now.final) == (True, True)


@pytest.mark.rule("CN-96")
def test_after_a_wrong_guess_the_turn_ends_and_after_the_assassin_the_game():
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        table = grid.table
    mine = table.side
    said = [events.Clue(0, mine, "MOON", 2, 3)]
    wrong = course(table, [*said, events.Reveals(2, mine, 9, 9, 2, 2, 0, 0)], over=False)
    assert (wrong.done, wrong.final) == (True, False)
    end = course(table, [*said, events.Reveals(2, mine, 9, 9, 3, 3, 0, 0, 1)], over=False)
    assert (end.done, end.final) == (True, True)


@pytest.mark.rule("CN-107")
def test_while_a_director_covers_an_asset_the_turn_is_over_and_a_wrong_guess_is_no_dot():
    """The question comes after the guesses: nothing says that one is left."""
    with Grid(people=(0, 1), seats=2) as grid:
        side = grid.table.side
        grid.until("give_clue")
        grid.pilot.tick(64)
        grid.say("moon", 2)
        grid.until("guess")
        grid.hold(grid.open_cells(2)[0])
        grid.until("cover_rival")
        [head] = [piece for piece in grid.screen.cards.pieces if isinstance(piece, Clue)]
        assert (head.now.done, head.now.guesses, head.now.limit) == (True, 0, 3)
        assert says(grid.panel.said()[0], "codenames/cover-rival")
        grid.cover(1 - side)
        grid.until("give_clue")
        assert not head.now.done


@pytest.mark.parametrize("unknown", [0, 3])
def test_a_bot_says_once_of_how_many_words_it_knows_nothing(unknown, monkeypatch):
    """A list of words from elsewhere may be in any language; of our own assets bots know all."""
    with Grid(people=(2,)) as grid:
        foreign = set(grid.table.kind[:unknown])
        assets = [replace(asset, tags={}) if kind in foreign else asset for kind, asset in enumerate(ASSETS)]
        monkeypatch.setattr(decorations, "ASSETS", assets)
        grid.until("guess")
        bot = grid.screen.constants.who[grid.table.clues[0][2]].name
        told = said("codenames/table-few-words", name=bot, known=CELLS - unknown, count=CELLS)
        assert (told in grid.pilot.app.overlay.messages) == (unknown > 0)


def test_who_has_won_is_written_over_the_table():
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        banner = grid.screen.hud.banner
        for side, title in ((0, "S.H.I.E.L.D. wins"), (1, "HYDRA wins"), (-1, "The simulated rival wins")):
            banner.clear_moments()
            grid.screen.cue_player.said(events.Wins(side, "all_found", ()))
            assert banner.moment.title == title


def test_what_any_team_does_is_read_by_both():
    """A guess between three bots is as much the Director's business as anybody's."""
    with Grid(people=(0,), seats=6) as grid:
        for fact in (events.Reveals(3, 1, 5, 5, 1, 0, 0, -1), events.Clue(1, 1, "MOON", 2, 3)):
            assert grid.screen.cue_player.share(fact) == 1


@pytest.mark.rule("CN-75")
def test_who_speaks_for_all_has_a_ring():
    """Where several people sit here; the turn is seen at all who guess."""
    with Grid(people=(2,), seats=6) as grid:
        grid.until("guess")
        sides = next(piece for piece in grid.screen.cards.pieces if isinstance(piece, Sides))
        assert sides.speaker == -1
    with Grid(people=(2, 3, 4), seats=6) as grid:
        grid.until("guess")
        sides = next(piece for piece in grid.screen.cards.pieces if isinstance(piece, Sides))
        assert sides.speaker == grid.screen.view.seat


def test_a_hint_covers_nothing_of_the_panel():
    with Grid(people=(0,), seats=4) as grid:
        grid.until("give_clue")
        grid.pilot.tick(96)
        panel = grid.panel
        assert isinstance(panel, CluePanel)
        panel.publish()
        assert panel.note == said("codenames/panel-type-word")
        row = HintRow(1, "MOON 2", 0.5, 0.4, 0.6)
        panel.hints.update(HintFacts((row, row, row), "Words below it.", "And a foot.", "More"))
        panel.layout()
        shown = panel.hints.box
        keys = panel.letters.children or [panel.letters]
        others = [*panel.numbers.values(), *keys, panel.publish_button, panel.hint_button, panel.map]
        assert not any(shown.colliderect(other.rect) for other in others)
        assert not shown.colliderect(panel.hint), "what is refused is said above it"
        assert min(key.rect.height for key in keys) > 30


def test_nothing_can_be_passed_ahead_where_nobody_is_offered_to_react():
    with Grid(people=(0, 1, 2, 3), seats=4) as grid:
        assert [grid.match.shared.passing_shown(seat) for seat in range(4)] == [""] * 4
        assert not any(badge.disc.visible for badge in grid.screen.hud.badges)
