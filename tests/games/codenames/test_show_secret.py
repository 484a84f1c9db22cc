"""What Agents see and hear depends on the key only where it has been uncovered: two worlds that differ in two owners."""

from __future__ import annotations

from zlib import crc32

import pytest

from tabletop.games.codenames.rules.acts import LOCK, MARK
from tabletop.games.codenames.rules.cards import CELLS
from tabletop.match import HOLD_MS
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tests.games.codenames.table import Grid

PEOPLE = (0, 1, 2, 3)


class World(Grid):
    """Four people, and the owners of two cells exchanged, if they are given."""

    def __init__(self, swapped=(), **more):
        super().__init__(people=PEOPLE, seats=4, seed=8, prefs=Prefs(), **more)
        kind = self.table.kind
        for one, other in [swapped] if swapped else []:
            kind[CELLS + one], kind[CELLS + other] = kind[CELLS + other], kind[CELLS + one]

    def publish(self, word, number):
        """A clue as the Director's panel gives it, without a look at the panel itself."""
        self.until("give_clue")
        self.pilot.tick(400)
        assert self.panel is not None
        self.say(word, number)

    def watched(self, ms):
        """Every frame and every sound of a while."""
        frames = []
        for _ in range(ms // 32):
            self.pilot.tick(32)
            frames.append(crc32(self.pilot.pixels()))
        return frames, list(self.pilot.heard.names)


def cells():
    """A cell of the side that begins, and two of others that are exchanged: a neutral one and one of the rivals."""
    with Grid(people=PEOPLE, seats=4, seed=8) as first:
        side = first.table.side
        return first.open_cells(side)[0], (first.open_cells(2)[0], first.open_cells(1 - side)[0])


@pytest.mark.rule("CN-129")
@pytest.mark.rule("CN-132")
@pytest.mark.long
def test_agents_see_and_hear_the_same_in_both_worlds():
    """From the clue on: marks, presses that are let go, the touch, its pause and its cover; every frame, every sound."""
    own, swapped = cells()
    seen = []
    for exchanged in ((), swapped):
        with World(exchanged) as world:
            world.publish("moon", 2)
            found = [world.watched(1200)]
            world.pilot.click(f"card {swapped[0]}", 3)
            found.append(world.watched(320))
            world.hold(swapped[1], HOLD_MS // 2)
            found.append(world.watched(320))
            world.hold(own)
            found.append(world.watched(4800))
            options = [o for o in world.screen.view.options if o[0] in (LOCK, MARK)]
            seen.append((found, options, world.table.guessed))
    assert seen[0][1:] == seen[1][1:]
    for (frames, sounds), (others, heard) in zip(seen[0][0], seen[1][0], strict=True):
        assert sounds == heard
        assert [i for i, (a, b) in enumerate(zip(frames, others, strict=True)) if a != b] == []


@pytest.mark.long
@pytest.mark.rule("CN-129")
def test_a_lock_waits_the_same_time_for_every_owner():
    """The picture does not change between the touch and the cover, and that takes as long whoever owns the cell."""
    spans = []
    for owner in (0, 1, 2, 3):
        with Grid(people=PEOPLE, seats=4, seed=8, prefs=Prefs()) as grid:
            grid.until("give_clue")
            grid.pilot.tick(400)
            grid.say("moon", 3)
            grid.until("guess")
            grid.pilot.tick(3000)
            cell = grid.open_cells(owner)[0]
            grid.hold(cell)
            ticks = 0
            while grid.screen.scene.sprites[CELLS + cell].zone != 2:
                grid.pilot.tick(16)
                ticks += 1
            spans.append(ticks)
    assert len(set(spans)) == 1
    assert spans[0] > 60


@pytest.mark.rule("CN-107")
@pytest.mark.rule("CN-121")
def test_a_curtain_falls_when_the_director_comes_back():
    """Also when the same Director looked last: Agents have been at the screen since. Rival step and clue are one visit."""
    with Grid(people=(0, 1), seats=2) as grid:
        grid.until("give_clue")
        grid.pilot.tick(96)
        grid.say("moon", 1)
        grid.until("guess")
        grid.hold(grid.open_cells(2)[0])
        grid.pilot.tick(96)
        assert grid.query == "cover_rival"
        assert grid.match.shared.privacy.curtain is not None
        assert grid.panel is None
        grid.lift()
        grid.pilot.tick(64)
        assert grid.screen.view.options == (), "nothing of it is on the table"
        grid.until("cover_rival")
        grid.cover(1 - grid.table.side)
        grid.pilot.tick(96)
        assert grid.query == "give_clue"
        assert grid.panel is not None


@pytest.mark.rule("CN-125")
def test_no_owner_is_on_the_table_before_its_cover():
    """While Agents decide the screen knows no owner, and nobody can open the key."""
    with Grid(people=PEOPLE, seats=4) as grid:
        grid.until("give_clue")
        grid.pilot.tick(96)
        grid.say("moon", 2)
        grid.until("guess")
        kinds = {grid.screen.view.table.kind[card] for card in grid.table.zones[1]}
        assert kinds == {255}
        assert all(sprite.kind == 255 for sprite in grid.screen.scene.zones[1])
        assert "panel" not in grid.pilot.labels()
        assert grid.panel is None


@pytest.mark.rule("CN-107", "CN-122")
def test_which_assets_may_be_covered_is_seen_only_while_the_key_is_held():
    """Any cell can be ticked; the picture of the closed panel is the same in both worlds, and so is the table after Esc."""
    seen = []
    _, swapped = cells_together()
    for exchanged in ((), swapped):
        with Grid(people=(0, 1), seats=2, seed=8) as grid:
            kind = grid.table.kind
            for one, other in [exchanged] if exchanged else []:
                kind[CELLS + one], kind[CELLS + other] = kind[CELLS + other], kind[CELLS + one]
            grid.until("give_clue")
            grid.say("moon", 1)
            grid.until("guess")
            grid.hold(next(cell for cell in grid.open_cells(2) if cell not in swapped))
            grid.until("cover_rival")
            grid.pilot.click(grid.panel.map.cells[swapped[0]])
            grid.pilot.tick(64)
            closed = grid.pilot.pixels()
            grid.panel.look(True)
            grid.pilot.tick(64)
            opened = grid.pilot.pixels()
            grid.panel.look(False)
            grid.pilot.key("escape")
            grid.pilot.tick(64)
            seen.append((closed, grid.pilot.pixels(), opened))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


def cells_together():
    with Grid(people=(0, 1), seats=2, seed=8) as first:
        side = first.table.side
        return first.open_cells(side)[0], (first.open_cells(2)[0], first.open_cells(1 - side)[0])


@pytest.mark.rule("CN-68")
def test_a_clue_that_is_not_allowed_yet_is_read_only_while_the_key_is_held():
    """Two clues of the same length: nothing on the screen tells them apart before the rival Director holds the key."""
    seen = []
    for word in ("bite", "moon"):
        with Grid(people=PEOPLE, seats=4, seed=8, challenge="before_publication") as grid:
            grid.until("give_clue")
            grid.say(word, 2)
            grid.until("allow_clue")
            closed = grid.pilot.pixels()
            grid.panel.look(True)
            grid.pilot.tick(64)
            opened = grid.pilot.pixels()
            grid.panel.look(False)
            grid.pilot.key("escape")
            grid.pilot.tick(64)
            seen.append((closed, grid.pilot.pixels(), opened))
    assert seen[0][:2] == seen[1][:2]
    assert seen[0][2] != seen[1][2]


@pytest.mark.rule("CN-123")
def test_a_dialog_above_the_key_hides_it_for_good():
    """The key that is still held when somebody closes the window shows nothing below the question, nor after it."""
    with Grid(people=(0, 1), seats=2, prefs=Prefs()) as grid:
        grid.until("give_clue")
        grid.panel.look(True)
        grid.pilot.tick(64)
        panel = grid.panel
        confirm(panel, Confirmation("Close?", "", "Close"), lambda: None)
        assert not panel.map.open
        assert grid.pilot.app.fade._ghost is None
        grid.pilot.tick(400)
        grid.pilot.key("escape")
        grid.pilot.tick(400)
        assert grid.panel is panel
        assert not panel.map.open
