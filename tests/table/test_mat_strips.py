"""Mats of others as strips: the attempter's is larger, all of it is seen by resting on it or by a key, nothing overlaps."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.games.rpgget.rules.table import layout
from tabletop.table import layout_schema
from tabletop.table.layout.zone_places import lay_out
from tabletop.toolkit.draw_context import DrawContext, ui_scale
from tests.table.test_states import shown

LOOK = layout_schema.load("rpgget")
SHOWN = ("party", "fallen", "inventory")


def laid(size, seats, bottom, larger):
    window, scale = pygame.Rect((0, 0), size), ui_scale(size, 1.0, (1820, 1024))
    return lay_out(window, lambda units: round(units * scale), LOOK, layout(seats), bottom, larger)


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize(("seats", "bottom", "larger"), [(3, 0, NOBODY), (4, 2, NOBODY), (4, 0, 2), (3, 1, 0)])
def test_nothing_of_the_strips_overlaps(size, seats, bottom, larger):
    """Badges, hands and rows lie apart and above the middle, which nobody's growing moves."""
    places = laid(size, seats, bottom, larger)
    others = [area for seat, area in enumerate(places.areas.seats) if seat != bottom]
    boxes = [box for area in others for box in (area.badge, area.hand, area.front)]
    assert all(places.window.contains(box) and not box.colliderect(places.areas.centre) for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
    assert places.areas.centre == laid(size, seats, bottom, NOBODY).areas.centre
    if larger != NOBODY:
        wide = [area.front.width for area in others]
        assert max(wide) == places.areas.seats[larger].front.width > 1.4 * min(wide)


@pytest.mark.parametrize("counts", [(0, 0, 0), (3, 0, 2), (7, 2, 6), (12, 4, 12)])
def test_the_cards_of_a_strip_share_it(counts):
    """Party, fallen and inventory lie side by side, however many they are, and never reach the next seat."""
    places, kernel = laid((1280, 720), 4, 0, NOBODY), layout(4)
    cards = [() for _ in kernel.zones]
    zones = [kernel.find(group, 1) for group in SHOWN]
    for zone, count in zip(zones, counts, strict=True):
        cards[zone] = tuple(range(count))
    rows = [
        [pose.box for pose in places.row(places.zones[zone], cards).poses(count)]
        for zone, count in zip(zones, counts, strict=True)
    ]
    boxes = [box for row in rows for box in row]
    assert all(places.areas.seats[1].front.inflate(4, 4).contains(box) for box in boxes)
    for row, following in combinations([row for row in rows if row], 2):
        assert max(box.right for box in row) <= min(box.left for box in following) + 2


def test_who_rests_on_a_strip_sees_the_whole_mat():
    """Until the mouse leaves; not where a card of the strip is under it, which is shown large itself."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        seat, mat = table.places.areas.seats[2], table.hud.floating.mat
        for spot, found in ((seat.badge.center, 2), (table.places.areas.centre.center, NOBODY)):
            pilot.move(spot)
            pilot.tick(600)
            assert mat.seat == found
        card = table.view.table.zones[table.constants.kernel.find("party", 2)][0]
        pilot.move(table.scene.sprites[card].pose.box.center)
        pilot.tick(600)
        assert mat.seat == NOBODY
        assert table.hud.floating.zoom.visible


def test_a_key_opens_the_mats_one_after_the_other():
    """And Escape closes the open one before it means a pause."""
    with shown("table-rpgget-4") as pilot:
        mat, found = pilot.app.top.hud.floating.mat, []
        for _ in range(5):
            pilot.key("f4")
            found.append(mat.seat)
        assert found == [1, 2, 3, NOBODY, 1]
        pilot.key("escape")
        assert (mat.seat, pilot.app.top.label) == (NOBODY, "table")
        assert not mat.visible


def test_a_card_that_is_known_face_down_is_read_on_the_mat(monkeypatch):
    """By whoever knows it; to everybody else it is a back."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        state, mat = table.match.game.table, table.hud.floating.mat
        bank = table.constants.kernel.find("bank", 1)
        card = next(card for card in state.zones[bank] if not state.up[card])
        name = table.constants.texts[state.kind[card]].name
        sprite, drawn, get = table.scene.sprites[card], [], type(pilot.app.cards).get
        monkeypatch.setattr(type(pilot.app.cards), "get", lambda self, look: drawn.append(look.text) or get(self, look))
        mat.open(1)
        for kind in (UNKNOWN, state.kind[card]):
            sprite.kind = kind
            drawn.clear()
            mat.draw(pilot.window.surface)
            assert (name in [text.name for text in drawn if text is not None]) == (kind != UNKNOWN)
            assert (None in drawn) == (kind == UNKNOWN)


def test_a_part_of_the_mat_has_one_name(monkeypatch):
    """Also where two zones share it, as the party and what it begins with."""
    with shown("table-rpgget-4") as pilot:
        mat, written = pilot.app.top.hud.floating.mat, []
        write = DrawContext.write

        def note(self, target, text, role, box, *more, **named):
            written.append(box.topleft)
            return write(self, target, text, role, box, *more, **named)

        monkeypatch.setattr(DrawContext, "write", note)
        monkeypatch.setattr(mat.cards.scene, "zones", [[] for _ in mat.cards.scene.zones])
        mat.open(1)
        mat.draw(pilot.window.surface)
        assert len(written[2:]) == len(set(written[2:]))


def test_what_lies_below_a_badge_stays_there_while_the_mat_grows():
    """A bank that nobody sees does not cross the badge on its way."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        scene, kernel, constants = table.scene, table.constants.kernel, table.places
        bank = kernel.find("bank", 1)
        assert bank in constants.hidden
        assert scene.zones[bank]
        grown = lay_out(constants.window, pilot.app.kit.u, LOOK, layout(4), constants.bottom, 1)
        scene.place(grown)
        scene.arrange()
        assert not any(sprite.flying for sprite in scene.zones[bank])
        assert all(grown.zones[bank].area.collidepoint(sprite.pose.x, sprite.pose.y) for sprite in scene.zones[bank])
        assert any(sprite.flying for sprite in scene.zones[kernel.find("party", 1)]), "what is seen goes there"


def test_a_hero_who_comes_home_stands_where_it_stood():
    with shown("table-rpgget-4") as pilot:
        scene, find = pilot.app.top.scene, pilot.app.top.constants.kernel.find
        party, away = find("party", 1), find("active")
        before = scene.laid_out(party)
        hero = before[0]
        for source, to in ((party, away), (away, party)):
            scene.move(hero.card, source, to, hero.kind)
        assert len(before) > 1
        assert scene.laid_out(party) == before
