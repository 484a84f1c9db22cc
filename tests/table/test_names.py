"""A small card on which no name is printed shows one where there is room for it."""

from __future__ import annotations

import pytest

from tabletop.games.austin.presentation import status
from tabletop.table.cards.name_plates import LETTERS, ROLE
from tabletop.toolkit import rich_text
from tests.table.spies import Mats
from tests.table.test_covered_values import crowd
from tests.table.test_states import shown

READ = 11  # pixels: smaller letters are not read
SIZES = [(1280, 720), (1920, 1080)]


def told(parts):
    """By card: the name that is written, and where."""
    return parts.names._told()


def test_agents_of_others_and_bones_of_a_slugfest_show_a_name():
    with shown("table-slugfest") as pilot:
        table = pilot.app.top
        found = told(table.cards)
        texts, sprites = table.constants.texts, table.scene.sprites
        thrown = [table.scene.zones[fighter.stack][-1].card for fighter in table.scene.fight.combatants[1:]]
        agents = [
            s for seat in range(1, 6) for s in table.scene.zones[table.constants.kernel.find("table_agents", seat)]
        ]
        rest = [sprite.card for sprite in agents if sprite.card not in table.scene.fight.cards]
        assert set(found) == {*thrown, *rest}
        for card, (name, line) in found.items():
            assert texts[sprites[card].kind].name.startswith(name.removesuffix(rich_text.ELLIPSIS))
            assert sprites[card].pose.box.contains(line)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "count"), [(4, 2), (6, 4), (6, 5), (6, 9)])
def test_names_are_read_and_no_card_lies_on_one(size, seats, count):
    with Mats(size=size, seats=seats, seed=6, places=crowd(seats, count), first_side="good") as mats:
        mats.wait()
        scene, kit = mats.screen.scene, mats.screen.cards.names.kit
        plates = list(mats.screen.cards.values.plates().values())
        for card, (name, line) in told(mats.screen.cards).items():
            assert kit.style(ROLE, line.height / kit.scale).pixels >= READ
            assert len(name) > LETTERS or not name.endswith(rich_text.ELLIPSIS)
            assert kit.measure(name, ROLE, line.height / kit.scale) <= line.width
            row = scene.zones[scene.sprites[card].zone]
            over = row[row.index(scene.sprites[card]) + 1 :]
            assert not [sprite for sprite in over if sprite.pose.box.colliderect(line)]
            assert line.collidelist(plates) < 0


def test_marks_lie_above_names(monkeypatch):
    monkeypatch.setattr(status, "is_muted", lambda _table, _card: True)
    with Mats(seats=6, seed=6, places=crowd(6, 4), first_side="good") as mats:
        mats.wait()
        parts = mats.screen.cards
        marks = [mark.get_rect(topleft=place) for mark, place in parts.signs.above()]
        lines = list(parts.names.lines().values())
        assert lines
        assert not [mark for mark in marks if mark.collidelist(lines) >= 0]
