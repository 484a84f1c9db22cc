"""AP-175 at the table: nothing on the screen tells who passes ahead in Austin Powers."""

from __future__ import annotations

import pygame
import pytest

from tabletop.core.arrange import ArrangedZone
from tests.saying import said
from tests.table.spies import Mats

pytestmark = pytest.mark.rule("AP-175")
HAND = ArrangedZone("hand", ("johnson-radar-operator",), 0)


class Claim(Mats):
    """Three people and a bot; a ship of the first one has just been played."""

    def __init__(self):
        super().__init__(
            seats=4, humans=3, places=(HAND,), turn=0, seed=4, first_side="good", reaction_mode="timed", surprise="off"
        )
        while self.screen.view.query != "main":
            self.wait()
            if self.screen.view.query != "main":
                self.screen.commands.give(0)
        ship = next(i for i, o in enumerate(self.screen.view.options) if self.act(o) == "play_free")
        self.screen.commands.give(ship)
        self.pilot.tick(16)
        assert self.match.game.ask[2] == "ship_reply"

    def act(self, option):
        return self.match.definition.acts[option[0]].name

    def hold(self, name, ms):
        """Pictures while a key is held, and after it."""
        code, found = pygame.key.key_code(name), []
        for kind, wait in ((pygame.KEYDOWN, ms), (pygame.KEYUP, 2000 - ms)):
            self.pilot.send(kind, key=code, mod=0, unicode="", scancode=0)
            for _ in range(wait // 100):
                self.pilot.tick(100)
                found.append(self.pilot.pixels())
        return found


def test_the_own_key_held_says_it_unseen():
    """The Pass key held for a second passes this turn; every picture is the same as for a short press."""
    looks = []
    for ms, mode in ((200, "always_ask"), (1400, "this_turn")):
        with Claim() as table:
            assert table.screen.hud.reactions.bar.visible
            looks.append(table.hold(table.match.setup.seats[1].decline, ms))
            assert table.match.passing.of(1) == mode
            assert not table.screen.hud.floating.mode_menu.visible
    assert looks[0] == looks[1]


def test_the_disc_of_the_strip_says_it_unseen():
    """A press passes this turn, and what the strip shows stays the same; the discs of all people look the same."""
    with Claim() as table:
        strip = table.screen.hud.reactions.bar
        table.pilot.click("strip auto-pass 1")
        table.pilot.move((5, 5))
        table.pilot.tick(300)
        assert table.match.passing.of(1) == "this_turn"
        discs = [cell.disc for cell in strip.children if cell.person.human]
        assert {(disc.secret, disc.mode) for disc in discs} == {(True, "always_ask")}
        assert not table.screen.hud.floating.mode_menu.visible


def test_no_badge_has_a_disc_but_the_own_one():
    """Who has the screen alone sees the own disc, and nobody's else."""
    with Claim() as table:
        hud = table.screen.hud
        assert not any(badge.disc.visible for badge in hud.badges)
    with Mats(seats=4, humans=2) as table:
        table.wait()
        discs = [badge.disc.visible for badge in table.screen.hud.badges]
        assert discs == [seat == table.match.shared.viewer for seat in range(4)]


def test_the_person_at_the_screen_chooses_by_disc_or_key():
    with Mats(seats=4, humans=1) as table:
        table.wait()
        table.pilot.click(table.screen.hud.badges[0].disc)
        table.pilot.click(said("table-pass-turn"))
        assert table.match.passing.of(0) == "this_turn"
        table.pilot.key("t")
        assert table.match.passing.of(0) == "always_ask"
        table.pilot.key("t")
        assert table.match.passing.of(0) == "this_turn"
