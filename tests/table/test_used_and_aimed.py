"""A Reward that one hero alone may use is aimed at once: that hero need not be chosen before (RG-138)."""

from __future__ import annotations

import pytest

from tabletop.table.model.selection import OptionTarget, wanted
from tests.games.rpgget.scene import NUMBER
from tests.games.rpgget.test_actions import fight
from tests.saying import said
from tests.table.rig import still
from tests.table.test_against_oneself import staged
from tools.rigs.pilot import Pilot

pytestmark = pytest.mark.rule("RG-138")
ONE = "humar-1 aika-1 | inv: saber"  # aika-1 cannot handle a Saber
TWO = "humar-1 ryudo-1 | inv: saber"


class Fight:
    def __init__(self, *sides):
        self.pilot = Pilot((1280, 720), still())
        self.screen = staged(fight(*sides), self.pilot)
        self.match, self.before = self.screen.match, self.screen.match.n

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pilot.__exit__(None, None, None)

    def card(self, name):
        table, cards = self.screen.view.table, self.match.definition.cards
        where = [(table.layout.zones[table.at[card]].group, card) for card in range(len(table.kind))]
        rows = {"active", "enemies", "inventory"}
        return next(card for zone, card in where if zone in rows and cards[table.kind[card]].id == name)

    def click(self, name):
        spot = next(spot for spot in self.screen.walk() if spot.label == f"card {self.card(name)}")
        self.pilot.click(spot)
        self.pilot.tick(32)

    @property
    def given(self):
        """Act and card of what has been answered."""
        record, found = self.match.record, []
        for n in range(self.before, len(record.answers)):
            answer, game = record.answers[n], record.at(n)
            act, card, _ = game.options_of(answer.seat)[answer.choice]
            found.append((act, self.match.definition.cards[game.table.kind[card]].id))
        return found


def test_two_clicks_are_enough():
    with Fight(ONE, "booma gobooma") as table:
        table.click("saber")
        hand = table.screen.drag_and_drop
        assert hand.choosing.victims == {OptionTarget("card", table.card(name)) for name in ("booma", "gobooma")}
        assert wanted(hand.look, hand.choosing).startswith(said("table-choose-target"))
        table.click("gobooma")
        assert table.given == [(NUMBER["reward_attack"], "saber"), (NUMBER["target"], "gobooma")]


def test_a_drop_on_the_target_is_enough():
    with Fight(ONE, "booma gobooma") as table:
        start, goal = (
            next(spot for spot in table.screen.walk() if spot.label == f"card {table.card(name)}").rect.center
            for name in ("saber", "booma")
        )
        table.pilot.drag(start, goal)
        table.pilot.tick(32)
        assert table.given == [(NUMBER["reward_attack"], "saber"), (NUMBER["target"], "booma")]


def test_whoever_uses_it_may_be_chosen_all_the_same():
    with Fight(ONE, "booma gobooma") as table:
        table.click("saber")
        table.click("humar-1")
        assert table.given == [(NUMBER["reward_attack"], "saber")]
        assert table.screen.view.query == "choose_target"


def test_the_own_side_is_no_target_at_once():
    with Fight(ONE, "booma gobooma") as table:
        table.click("saber")
        table.click("aika-1")
        assert table.given == []


def test_of_two_who_may_use_it_one_is_chosen_first():
    """And the question says so."""
    with Fight(TWO, "booma gobooma") as table:
        table.click("saber")
        hand = table.screen.drag_and_drop
        assert hand.choosing.victims == frozenset()
        assert wanted(hand.look, hand.choosing).startswith(hand.look.act["reward_attack"].whom)
        table.click("humar-1")
        assert table.given == [(NUMBER["reward_attack"], "saber")]


def test_a_heal_finds_whom_it_heals():
    """Whoever is the only one to use it, and is hurt: the same press says both."""
    with Fight("vyse-1:damage=1 | inv: monomate", "booma gobooma") as table:
        table.click("monomate")
        table.click("vyse-1")
        assert table.given[0] == (NUMBER["reward_recovery"], "monomate")
        assert table.match.game.table.damage[table.card("vyse-1")] == 0


def test_to_use_it_up_for_nothing_has_a_button():
    """It shares the hero with what the Reward does, and does not come first."""
    with Fight(TWO, "booma gobooma") as table:
        table.click("saber")
        texts = [fact.text for fact in table.screen.hud.buttons.row.facts]
        assert any("for nothing" in text for text in texts), texts
