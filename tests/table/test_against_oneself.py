"""What goes against the own side is asked once more, however and whenever its target is chosen (RG-133)."""

from __future__ import annotations

import pytest

from tabletop.table.table_screen import TableScreen
from tests.games.rpgget.scene import NUMBER
from tests.games.rpgget.test_actions import fight
from tests.games.rpgget.test_lit_buttons import Sitting
from tests.pages import rig
from tests.table.rig import still
from tools.rigs.pilot import Pilot

pytestmark = pytest.mark.rule("RG-133")


def staged(scene, pilot):
    """The scene at a table, whoever is asked at its screen."""
    sitting = Sitting(scene, {})
    screen = TableScreen(sitting.match, rig.services(), on_end=lambda _: None, now=sitting.now)
    pilot.app.push(screen)
    pilot.tick(32)
    return screen


def index(screen, act, name):
    """The option with that act that is aimed at that card."""
    view, cards = screen.view, screen.match.definition.cards
    aimed = [(i, spot if spot >= 0 else card) for i, (a, card, spot) in enumerate(view.options) if a == NUMBER[act]]
    return next(i for i, card in aimed if cards[view.table.kind[card]].id == name)


SCENES = {
    "a hero's attack": ("attack", lambda: fight("vyse-1 aika-1", "booma")),
    "its second target": ("target", lambda: fight("millenia-1 aika-1", "booma gobooma").attack("millenia-1", "booma")),
    "a Reward": (
        "target",
        lambda: fight("humar-1 aika-1 | inv: saber", "booma").pick("reward_attack", "saber", "humar-1"),
    ),
}


@pytest.mark.parametrize("what", SCENES)
def test_whoever_is_hit_by_the_own_side(what):
    act, scene = SCENES[what]
    with Pilot((1280, 720), still()) as pilot:
        screen = staged(scene(), pilot)
        before, own = screen.match.n, index(screen, act, "aika-1")
        screen.commands.answer(own)
        pilot.tick(100)
        assert (pilot.app.top is screen, screen.match.n) == (False, before)
        pilot.key("escape")
        pilot.tick(100)
        assert (pilot.app.top is screen, screen.match.n) == (True, before)
        screen.commands.answer(own)
        pilot.click("Do it")
        assert screen.match.n > before


@pytest.mark.parametrize("what", SCENES)
def test_whoever_hits_a_foe_is_not_asked(what):
    act, scene = SCENES[what]
    with Pilot((1280, 720), still()) as pilot:
        screen = staged(scene(), pilot)
        before = screen.match.n
        screen.commands.answer(index(screen, act, "gobooma" if "second" in what else "booma"))
        assert screen.match.n > before
        assert pilot.app.top is screen
