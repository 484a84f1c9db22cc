"""What the table shows of an attempt: the track of the turn, and who stands in which rank."""

from __future__ import annotations

import pytest
from pygame import Rect

from tabletop.core.view import view
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.cards import BACK, FRONT, MIDDLE
from tabletop.games.rpgget.rules.table import ACTIVE, BANK, ENEMIES, OPENING, RECONCILE, layout
from tabletop.games.rpgget.show.pieces import TRACK, stage
from tabletop.games.rpgget.words.common import STEPS
from tabletop.ui.layouts import load
from tabletop.ui.table.cards.scene import Scene as Cards
from tabletop.ui.table.hands.choosing import Choosing
from tabletop.ui.table.hands.fanning import spread
from tabletop.ui.table.place.places import lay_out
from tests.games.rpgget.scene import Scene
from tests.games.rpgget.test_actions import fight


def test_every_step_has_a_place_on_the_track():
    """In order, none left out; before the first turn there is none."""
    stages = [stage(step) for step in range(len(STEPS))]
    assert stages == sorted(stages)
    assert set(stages) == set(range(-1, len(TRACK)))
    assert (stages[OPENING], TRACK[stages[RECONCILE]][0]) == (-1, "Reconcile")


@pytest.mark.rule("RG-147")
def test_front_stands_nearer_to_the_other_side_and_back_farther():
    s = fight("vyse-1 aika-1 fina-1", "booma gobooma hildebear")
    for zone in (ACTIVE, ENEMIES):
        for card, rank in zip(s.table.zones[zone], (FRONT, MIDDLE, BACK), strict=True):
            s.table.rank[card] = rank
    cards = Cards(lambda *_: None)
    cards.place(lay_out(Rect(0, 0, 1280, 720), lambda units: round(units * 2 / 3), load("rpgget"), layout(2), 0))
    cards.rebuild(view(s.game, 0))
    party, enemies = ([cards.sprites[card].pose.y for card in s.table.zones[zone]] for zone in (ACTIVE, ENEMIES))
    assert party == sorted(party)
    assert enemies == sorted(enemies, reverse=True)
    assert len(set(party)) == len(set(enemies)) == 3
    assert min(party) > max(enemies)


def test_a_pile_is_fanned_out_only_where_more_than_its_top_card_is_meant():
    """A bank card that may be turned over lies on top: it is pressed there, and nothing covers the fight."""
    for bank, fanned in (("saber mag-companion", False), ("mag-companion saber", True)):
        s = Scene(f"vyse-1 | hand: garmia-tower | bank: {bank}", "fina-1 | hand: booma")
        s.attempt("garmia-tower", "vyse-1", slots=["booma"])
        seen = s.seen(0)
        assert s.choices("flip") == ["mag-companion"]
        found = spread(seen, Choosing(seen.options, RPG.acts), load("rpgget"), layout(2), 0)
        assert (BANK in found) == fanned
