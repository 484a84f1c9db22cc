"""The opening ceremony: what is in a pack is fixed before it is torn, and every way to turn its cards works."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.pages.boosters import pack_card
from tabletop.pages.boosters.opening_page import PackScreen
from tabletop.pages.decks.collection_page import CollectionScreen
from tabletop.progress.collection import Collection, OwnedPackQueue, revealed
from tabletop.toolkit.theme import Prefs
from tests.saying import said
from tools.rigs.screens.packs import ceremony

from .rig import showing

GAMES = ("beanz", "austin")


def mine(services, game="beanz"):
    return Collection(services.store, services.game(game), services.profiles()[0].id, services.now, services.seed)


def opened(pilot, services, game="beanz", source="free") -> PackScreen:
    """A pack that is torn open, its cards lying face down."""
    screen = ceremony(pilot, services, game, source)
    pilot.key("return")
    pilot.tick(3500)
    assert screen.stage == "laid"
    return screen


@pytest.mark.parametrize("game", GAMES)
def test_a_torn_pack_adds_exactly_the_cards_it_was_made_of(game):
    with showing("menu") as (pilot, services, _):
        screen = ceremony(pilot, services, game)
        shelf = mine(services, game)
        pack, before = shelf.sealed("free")[0], shelf.owned()
        pilot.key("return")
        pilot.settle()
        kinds = [card.kind for card in screen.cards]
        assert tuple(kinds) == shelf.look(pack)
        ids = Counter(screen.definition.cards[kind].id for kind in kinds)
        assert Counter(shelf.owned()) == Counter(before) + ids
        assert [card.new for card in screen.cards] == [screen.definition.cards[k].id not in before for k in kinds]


def test_whoever_leaves_a_sealed_pack_finds_the_same_one_later():
    """Looking at a free pack takes it from the shop: there is no second try."""
    with showing("collection") as (pilot, services, _):
        pilot.click(said("collection-open"))
        pack = mine(services).sealed("free")
        before = mine(services).owned()
        pilot.key("escape")
        assert isinstance(pilot.app.top, CollectionScreen)
        assert mine(services).owned() == before
        pilot.click(said("collection-open"))
        assert mine(services).sealed("free") == pack
        pilot.click("Tear it open")
        pilot.settle()
        assert tuple(card.kind for card in pilot.app.top.cards) == mine(services).look(pack[0])
        pilot.key("escape")
        assert pilot.app.top.owned == mine(services).owned() != before


def test_a_long_drag_tears_the_pack_and_a_short_one_does_not():
    with showing("menu", still=False) as (pilot, services, _):
        screen = ceremony(pilot, services, "beanz")
        box = screen.pack.rect
        start = (box.x + 10, box.y + 40)
        pilot.drag(start, (start[0] + box.width // 5, start[1]))
        pilot.settle()
        assert screen.stage == "sealed"
        assert screen.pack.tear == 0
        pilot.drag((box.right - 10, box.y + 40), (box.x + 20, box.y + 40))
        assert screen.stage == "flying"
        assert "pack_rip" in pilot.heard.names


def test_a_pack_is_torn_by_holding_it():
    with showing("menu", still=False) as (pilot, services, _):
        screen = ceremony(pilot, services, "austin")
        pilot.press("pack")
        pilot.tick(600)
        assert 0 < screen.pack.tear < 1
        pilot.tick(900)
        assert screen.stage == "flying"
        pilot.release("pack")
        assert len(screen.cards) == 11


def test_a_click_hurries_the_flight_and_turns_nothing():
    with showing("menu", still=False) as (pilot, services, _):
        screen = ceremony(pilot, services, "beanz")
        pilot.click("Tear it open")
        pilot.tick(500)
        assert screen.stage == "flying"
        pilot.click((600, 300))
        assert screen.stage == "laid"
        assert not any(card.up for card in screen.cards)


def test_cards_are_turned_by_click_key_and_pad_and_told_when_all_lie_open():
    with showing("menu") as (pilot, services, _):
        screen = opened(pilot, services)
        pilot.click("pack card 2")
        pilot.settle()
        assert [card.up for card in screen.cards] == [i == 1 for i in range(9)]
        screen.set_focus(screen.cards[0])
        pilot.key("return", "right", "right")
        pilot.settle()
        assert screen.focus is screen.cards[2]
        pilot.pad(0)
        pilot.settle()
        assert [card.up for card in screen.cards] == [i < 3 for i in range(9)]
        assert "Next pack" not in pilot.labels()
        pilot.key("space")
        pilot.settle()
        assert screen.stage == "told"
        assert screen.tally.have == screen.tally.before + sum(card.new for card in screen.cards)
        pilot.key("return")
        assert screen.stage == "sealed"
        assert screen.cards == []


def test_taps_without_a_pause_turn_all_cards():
    """The first one turns them one after another, each further one does not begin that anew."""
    with showing("menu", still=False) as (pilot, services, _):
        screen = opened(pilot, services)
        pilot.key("space")
        pilot.key("space")
        pilot.tick(40)
        assert all(card.up for card in screen.cards)


def test_the_mouse_drawn_over_the_cards_turns_them():
    with showing("menu") as (pilot, services, _):
        screen = opened(pilot, services)
        row = [card for card in screen.cards if abs(card.rect.centery - screen.cards[0].rect.centery) < 40]
        pilot.drag(row[0].rect.center, row[-1].rect.center, steps=40)
        pilot.settle()
        assert [card for card in screen.cards if card.up] == row


def test_a_turned_card_is_looked_at():
    with showing("menu") as (pilot, services, _):
        screen = opened(pilot, services)
        pilot.click("pack card 1")
        pilot.settle()
        pilot.click("pack card 1")
        assert pilot.app.top is not screen
        pilot.key("escape")
        assert pilot.app.top is screen


def test_the_best_card_is_awaited_and_rings_louder():
    """A drum roll before the last card, whatever it is; a click ends the wait."""
    with showing("menu", still=False) as (pilot, services, _):
        screen = opened(pilot, services)
        best = screen.cards[-1]
        pilot.heard.names.clear()
        pilot.click(best)
        pilot.tick(300)
        assert "drum_roll" in pilot.heard.names
        assert best.turned == 0
        pilot.click(best)
        pilot.tick(400)
        assert best.turned == 1
        assert best.splendour.sound in pilot.heard.names
        assert best.splendour is not pack_card.LEVELS[0]


def test_without_motion_nothing_moves_and_nothing_is_lost():
    """The same cards, at once: no particles, no shake, no wait for the best card."""
    with showing("menu") as (pilot, services, _):
        screen = ceremony(pilot, services, "austin")
        pilot.key("return")
        pilot.tick(100)
        assert screen.stage == "laid"
        pilot.key("space")
        pilot.tick(100)
        assert screen.stage == "told"
        assert not screen.sparks.busy
        assert not pilot.app.shake.busy
        still = pilot.pixels()
        pilot.tick(500)
        assert pilot.pixels() == still


def test_packs_are_counted_down():
    with showing("menu") as (pilot, services, _):
        screen = opened(pilot, services, source="per_finished_game")
        for left in (3, 2, 1, 0):
            assert screen.pile.count == left
            pilot.key("space")
            pilot.settle()
            assert ("Next pack" in pilot.labels()) == (left > 0)
            if left:
                pilot.click("Next pack")
                pilot.key("return")
                pilot.settle()
        pilot.click("done")
        assert pilot.app.top is not screen


def test_two_equal_cards_in_a_pack_are_new_once():
    with showing("menu") as (_, services, _):
        definition = services.game("beanz")
        owned = {definition.cards[3].id: 2, definition.cards[5].id: 4}

        class Opened:
            kinds, new = (3, 5, 3), (True, False, True)

        found = revealed(definition, Opened, owned)
        assert found.new == (True, False, False)
        assert found.copies == (1, 4, 2)


@pytest.mark.parametrize("count", range(1, 13))
def test_all_cards_of_a_pack_fit_beside_each_other(count):
    import pygame  # noqa: PLC0415  # only here

    area = pygame.Rect(30, 120, 1200, 500)
    wide, poses = pack_card.card_width(area, count), pack_card.rest(area, count)
    assert len(poses) == count
    assert poses[-1].size == max(pose.size for pose in poses)
    for i, one in enumerate(poses):
        reach = wide * one.size / 2
        assert area.left <= one.x - reach
        assert one.x + reach <= area.right
        for other in poses[:i]:
            apart = abs(one.x - other.x) >= wide * 1.02 or abs(one.y - other.y) >= wide * 1.4
            assert apart, f"{one} lies on {other}"


@pytest.mark.parametrize("game", GAMES)
def test_rarer_cards_never_shine_less(game):
    with showing("menu") as (_, services, _):
        definition = services.game(game)
        levels = {
            pack_card.rank(definition, kind): pack_card.of(definition, kind) for kind in range(len(definition.cards))
        }
        ranks = [pack_card.LEVELS.index(levels[rank]) for rank in sorted(levels)]
        assert ranks == sorted(ranks)
        assert len(set(ranks)) > 2


def test_a_free_shelf_always_has_one_pack_ready():
    with showing("menu") as (pilot, services, _):
        ceremony(pilot, services, "beanz")
        pile = OwnedPackQueue(mine(services), "free", services.game("beanz").check_options({}))
        for _ in range(3):
            pile.open()
            assert len(mine(services).sealed("free")) == 1


def test_a_slow_hand_sees_the_pack_move_and_a_calm_one_does_not():
    with showing("menu", still=False) as (pilot, services, _):
        ceremony(pilot, services, "beanz")
        first = pilot.pixels()
        pilot.tick(500)
        assert pilot.pixels() != first
        pilot.app.prefs = Prefs(reduced_motion=True)
        pilot.tick(100)
        first = pilot.pixels()
        pilot.tick(500)
        assert pilot.pixels() == first


def test_all_faces_are_made_while_the_cards_still_fly():
    """Nobody turns a card and sees an empty frame: the pictures are made one a frame, before they are needed."""
    with showing("menu", still=False) as (pilot, services, _):
        screen = ceremony(pilot, services, "austin")
        pilot.app.loader.wait = True
        pilot.key("return")
        for _ in range(44):  # one by one: each makes one face
            pilot.tick()
        assert screen.stage == "flying"
        assert screen.sides.cold == []
