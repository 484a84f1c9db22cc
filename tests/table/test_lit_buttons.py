"""The lit buttons of people who may use something at any time: pressed by mouse and by key while others are at it (RG-177)."""

from __future__ import annotations

import pygame
import pytest

from tabletop.table.table_screen import TableScreen
from tests.games.rpgget.test_lit_buttons import fences, redrawn, struck
from tests.match.table import Silent
from tests.pages import rig
from tests.saying import said
from tests.table.rig import still
from tools.rigs.pilot import Pilot, unseen

pytestmark = pytest.mark.rule("RG-177")


class Table:
    """A table at which somebody else acts."""

    def __init__(self, sitting, size=(1280, 720)):
        self.match, self.pilot = sitting.match, Pilot(size, still())
        self.screen = TableScreen(sitting.match, rig.services(), on_end=lambda _: None, now=sitting.now)
        self.pilot.app.push(self.screen)
        self.pilot.tick(16)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    @property
    def lit(self):
        """The words of the buttons, by seat."""
        row = self.screen.hud.buttons.claims
        return {int(fact.id): fact.text for fact in row.facts}

    @property
    def button(self):
        (button,) = self.screen.hud.buttons.claims.children
        return button

    def until(self, query, most=20_000):
        end = self.pilot.now + most
        with unseen(self.pilot.app):
            while self.match.game.ask[2] != query:
                assert self.pilot.now < end, self.match.game.ask
                self.pilot.tick(16)


def test_no_two_of_what_can_be_pressed_go_by_one_label():
    """Whoever asks for a main button by its label gets no lit one."""
    with Table(fences(thinker=Silent())) as table:
        labels = [widget.label for widget in table.screen.walk() if widget.focusable]
        assert "claim 0" in labels
        assert len(labels) == len(set(labels)), sorted(labels)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_a_press_counts_and_can_be_taken_back(way):
    with Table(fences(thinker=Silent())) as table:
        press = (lambda: table.pilot.click(table.button)) if way == "mouse" else lambda: table.pilot.key("i")
        assert table.lit == {0: "Elena 1: Heal"}
        press()
        assert table.match.claims.pressed(0)
        assert table.lit == {0: said("hud-claim-made", action="Elena 1: Heal")}
        assert table.button.chosen
        press()
        assert not table.match.claims.pressed(0)


def test_it_is_not_what_comes_next():
    """Space, which goes on with everything else, does not press it."""
    with Table(fences(thinker=Silent())) as table:
        for _ in range(3):
            table.pilot.key("space")
        assert not table.match.claims.pressed(0)
        assert table.lit


def test_it_goes_when_nothing_can_be_used_any_more():
    """Play goes past the whole slot, and no question was seen on the way."""
    with Table(fences("booma", ["enemy booma"])) as table:
        seen = set()
        while table.match.game.ask[2] != "party_attack":
            table.pilot.tick(16)
            facts = table.screen.hud.buttons.row.facts
            seen |= {fact.text for fact in facts}
        assert "Go on" not in seen
        table.pilot.tick(200)
        assert table.lit == {}, "its card is lit among what may be chosen"


def test_it_is_not_there_while_somebody_looks_back():
    with Table(fences()) as table:
        table.until("react")
        table.screen.time_travel.go(0)
        table.pilot.tick(16)
        assert table.lit == {}


def test_several_people_have_their_own_key():
    with Table(struck("blue-rogues", "geohounds")) as table:
        table.pilot.tick(16)
        assert list(table.lit) == [0]
        assert table.lit[0].startswith("Player 1: ")
        table.pilot.key(table.match.setup.seats[0].react)
        assert table.match.claims.pressed(0)


def test_where_several_could_have_been_meant_it_is_said():
    """To whoever looks, who has claimed."""
    with Table(redrawn("vyse-1:damage=1 aika-1")) as table:
        table.pilot.tick(200)
        assert table.match.shared.viewer == 1
        assert any(said("hud-claim-unclear") in text for text in table.pilot.app.overlay.messages)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920), (1000, 1000)])
def test_it_lies_in_the_window_and_on_no_other_button(size):
    with Table(fences(thinker=Silent()), size) as table:
        box = table.button.rect
        assert table.pilot.window.surface.get_rect().contains(box)
        assert not any(child.rect.colliderect(box) for child in table.screen.hud.buttons.row.children)
        assert not pygame.Rect(table.screen.hud.corner.rect).colliderect(box)
