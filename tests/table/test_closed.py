"""A card that lies face down at somebody else's shows its back with an eye, also to those who happen to know it."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.rpgget.rules.cards import KIND
from tabletop.games.rpgget.rules.table import BANK, STEP
from tests.table.test_states import shown


def test_a_known_bank_card_of_somebody_else_looks_as_it_lies():
    with shown("table-rpgget-2") as pilot:
        table = pilot.app.top
        scene, fronts, marks = table.scene, table.cards.fronts, table.cards.marks
        sprite = scene.zones[BANK + STEP][-1]
        sprite.kind = UNKNOWN
        assert fronts.face(sprite) is None
        assert marks.on(sprite) == []
        sprite.kind = KIND["saber"]
        assert fronts.face(sprite) is None
        assert marks.on(sprite), "its eye"
        fronts.shown.playback.reached.table.up[sprite.card] = 1
        assert fronts.face(sprite) is not None
        own = scene.zones[BANK]
        assert all(fronts.face(card) is not None for card in own)
