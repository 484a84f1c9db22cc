"""The card that is shown large: what it must leave free, and when it goes."""

from __future__ import annotations

import pytest

from tabletop.core.arrange import ArrangedZone
from tabletop.match import HOLD_MS
from tabletop.table.hud.banner import BannerText
from tabletop.table.widgets.panel_facts import PromptFacts
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting, mine, own, turn
from tests.table.ring import Ring
from tests.table.spies import Mats
from tests.table.test_pressing import aimed
from tests.table.test_states import shown


def test_the_large_card_covers_no_button():
    """Whoever looks at a card can still press the main button beside the hand."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        screen = sitting.screen
        for sprite in list(own(sitting)):
            sitting.pilot.move(sitting.free(f"card {sprite.card}"))
            sitting.pilot.key("z")
            assert screen.hud.floating.zoom.visible
            assert not any(screen.hud.floating.zoom.box.colliderect(b.rect) for b in screen.hud.buttons.row.children)


def test_the_large_card_leaves_free_whose_turn_it_is():
    """Also the lowest card of a broad hand with a note below it, in a small window."""
    with shown("table-bighand", (1280, 720)) as pilot:
        table = pilot.app.top
        zoom, badge, texts = table.hud.floating.zoom, table.hud.badges[0], table.constants.texts
        assert badge.tab is not None
        hand = [sprite for sprite in table.scene.sprites.values() if table.places.zones[sprite.zone].own]
        hover = table.input.hover
        for sprite in sorted(hand, key=lambda sprite: sprite.goal.x)[:5]:
            hover.card = sprite
            hover.zoom()
            assert zoom.text == texts[sprite.kind]
            assert not zoom.box.colliderect(badge.tab), zoom.box


def test_the_large_card_goes_with_the_card():
    """A card that is played from under the mouse is not shown large any more."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        screen, pilot = sitting.screen, sitting.pilot
        card = next(iter(screen.drag_and_drop.choosing.sources))
        pilot.click(sitting.free(f"card {card}"))
        pilot.key("z")
        assert screen.hud.floating.zoom.visible
        screen.commands.give(next(i for i, option in enumerate(screen.view.options) if option[1] == card))
        pilot.tick(400)
        assert screen.input.hover.card is None or screen.input.hover.card.card != card
        assert not screen.hud.floating.zoom.visible


def test_the_large_card_covers_no_seat_of_a_window():
    """While all look at a card that was played, everybody can still press React or Pass."""
    with Sitting(seats=6, humans=6, seed=5) as sitting:
        match, screen, pilot = sitting.match, sitting.screen, sitting.pilot
        for _ in range(60):
            if match.window is not None and match.window.collecting:
                break
            if match.shared.privacy.curtain is not None:
                match.lift(match.shared.privacy.curtain.seat, HOLD_MS, screen.now)
            elif match.shared.asked >= 0:
                screen.commands.give(1 if len(screen.view.options) > 1 else 0)
            pilot.tick(64)
        pilot.tick(300)
        assert screen.hud.reactions.bar.visible
        stacked = next(s for s in screen.scene.sprites.values() if screen.places.zones[s.zone].look.kind == "stairs")
        pilot.move(sitting.free(f"card {stacked.card}"))
        pilot.key("z")
        assert screen.hud.floating.zoom.visible
        assert not screen.hud.floating.zoom.box.colliderect(screen.hud.reactions.bar.box)


def test_the_announced_card_does_not_cover_its_question():
    """It lies in the middle of the table: the mouse, which has just dropped it there, does not raise it over the words."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, lambda screen: screen.view.query == "aims")
        screen = sitting.screen
        sprite = screen.scene.sprites[screen.drag_and_drop.choosing.announced]
        sitting.pilot.move(sitting.free(f"card {sprite.card}"))
        sitting.pilot.tick(400)
        assert screen.input.hover.card is sprite
        assert not screen.scene.pose(sprite).box.colliderect(screen.hud.prompt.rect)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_card_that_is_played_covers_nobody_above_it(seats):
    """It is shown beside whoever plays it, below the plates at the upper edge, and never over the words about it."""
    with Mats(seats=seats) as mats:
        card_spotlight, hud = mats.screen.cue_player.card_spotlight, mats.screen.hud
        for badge in hud.badges[1:]:
            box = card_spotlight._pose(badge.rect).box
            assert not any(box.colliderect(other.rect) for other in hud.badges)
            assert not box.colliderect(hud.prompt.rect)
            assert mats.screen.rect.contains(box)


def test_a_card_that_a_banner_has_uncovered_is_shown_large_when_the_mouse_moves():
    """Whoever rests there has not asked for it; the next banner would lie under it."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        screen, pilot = sitting.screen, sitting.pilot
        x, y = sitting.free(f"card {own(sitting)[0].card}")
        screen.hud.banner.show(BannerText("A banner", stay=600))
        pilot.tick(32)
        pilot.move((x, y))
        for _ in range(100):
            pilot.tick(32)
        assert not screen.hud.banner.visible
        assert not screen.hud.floating.zoom.visible
        pilot.move((x + 1, y))
        for _ in range(60):
            pilot.tick(32)
        assert screen.hud.floating.zoom.visible


def test_a_card_that_slides_under_a_resting_mouse_is_shown_large_when_the_mouse_moves():
    """As the next one of a hand when one was played: nobody looked for it, and a question may be asked there."""
    with Sitting(seats=4, seed=7) as sitting:
        mine(sitting, turn)
        screen, pilot = sitting.screen, sitting.pilot
        played = 35  # it needs no victim
        assert played in screen.drag_and_drop.choosing.sources
        box = pilot.find(f"card {played}").rect
        x, y = box.left + box.width // 4, box.centery
        pilot.move((x, y))
        screen.commands.give(next(i for i, option in enumerate(screen.view.options) if option[1] == played))
        pilot.tick(4000)
        assert screen.input.hover.card not in (None, screen.scene.sprites[played])
        assert not screen.hud.floating.zoom.visible
        pilot.move((x, y + 1))
        pilot.tick(2000)
        assert screen.hud.floating.zoom.visible


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["table-private", "table-search"])
def test_the_large_card_covers_neither_a_question_nor_the_cards_to_choose_from(name, size):
    """Whichever card is looked at while cards lie fanned out in the middle."""
    with shown(name, size) as pilot:
        table = pilot.app.top
        zoom, hover, scene = table.hud.floating.zoom, table.input.hover, table.scene
        fanned = [sprite for zone in scene.fanned() for sprite in scene.zones[zone]]
        assert fanned
        for sprite in scene.sprites.values():
            hover.card = sprite
            zoom.hide()
            hover.zoom()
            kept = [table.hud.prompt.box, *(other.goal.box for other in fanned if other is not sprite)]
            assert not zoom.visible or zoom.box.collidelist(kept) < 0, sprite.card


def test_the_large_card_goes_when_its_card_is_taken_up():
    """What was read before the click must not lie over where the card may go."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        screen, pilot = sitting.screen, sitting.pilot
        place = sitting.free(f"card {next(iter(screen.drag_and_drop.choosing.sources))}")
        pilot.move(place)
        pilot.tick(2000)
        assert screen.hud.floating.zoom.visible
        pilot.click(place)
        pilot.tick(2000)
        assert screen.drag_and_drop.choosing.held >= 0
        assert not screen.hud.floating.zoom.visible


def test_nothing_large_lies_over_a_target_while_one_is_wanted():
    places = ArrangedZone("hand", ("upsy-bean",), 0), *(ArrangedZone(f"bean{n}", ("lion",), 0) for n in range(3))
    with Ring(seed=2, first_player="seat0", places=places) as ring:
        mine(ring, lambda screen: screen.view.query == "main")
        screen, pilot = ring.screen, ring.pilot
        source = next(iter(screen.drag_and_drop.choosing.sources))
        pilot.click(ring.free(f"card {source}"))
        for sprite in list(screen.scene.sprites.values()):
            if f"card {sprite.card}" in pilot.labels() and sprite.card != source:
                pilot.move(ring.free(f"card {sprite.card}"))
                pilot.tick(2000)
                zoom = screen.hud.floating.zoom
                assert not zoom.visible or zoom.box.collidelist(screen.input.hover._lit()) < 0


@pytest.mark.long
def test_on_a_page_of_names_the_large_card_covers_none_of_them():
    with Sitting(seats=2, seed=5) as sitting:
        mine(sitting, lambda screen: screen.hud.floating.title_grid.visible)
        tiles = sitting.screen.hud.floating.title_grid.grid.children
        for tile in tiles:
            sitting.pilot.move(tile)
            sitting.pilot.tick(64)
            zoom = sitting.screen.hud.floating.zoom
            assert zoom.visible
            assert zoom.box.collidelist([other.rect for other in tiles]) < 0


def test_a_page_of_names_goes_when_somebody_else_has_answered():
    """As a clock or a bot that takes over: what comes of it is told at the table below."""
    with Sitting(seats=2, seed=5, prefs=Prefs(shake=False)) as sitting:
        mine(sitting, lambda screen: screen.hud.floating.title_grid.visible)
        match, screen = sitting.match, sitting.screen
        match.answer(match.game.no, 0, 0, screen.now)
        while not screen.sequencer.busy:
            sitting.pilot.tick(16)
        assert not screen.hud.floating.title_grid.visible


SIZES = ((1280, 720), (1920, 1080), (1024, 720))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", [Sitting, Mats, Ring])
def test_a_card_of_the_hand_rises_below_the_prompt(kind, size):
    """What is asked, or wanted of the card, stays in sight while the mouse is on it."""
    with kind(size=size, seed=5) as table:
        mine(table, lambda screen: screen.view.query in ("turn", "main"))
        scene, areas = table.screen.scene, table.screen.places.areas
        for sprite in own(table):
            assert scene.risen(sprite).box.top >= areas.prompt.bottom - 1
            assert scene.risen(sprite).box.width >= sprite.pose.box.width - 1


@pytest.mark.parametrize("kind", [Sitting, Mats, Ring])
def test_a_prompt_of_many_lines_leaves_the_hand_free(kind):
    with kind(seed=5) as table:
        mine(table, lambda screen: screen.view.query in ("turn", "main"))
        prompt, hand = table.screen.hud.prompt, table.screen.places.areas.hand
        words = "Somebody plays something at somebody, naming something that nobody has heard of before. " * 2
        prompt.update(PromptFacts((words,), "Every card that is played may be answered by any living agent."))
        assert prompt.box.bottom <= hand.top


def test_what_is_being_played_is_not_shown_large_over_the_question_about_it():
    """The mouse lies on it, for it has brought it there."""
    with Sitting(seats=4, seed=5, size=(1152, 720), prefs=Prefs()) as sitting:
        mine(sitting, lambda screen: turn(screen) and bool(aimed(screen)))
        screen, (card, *_) = sitting.screen, aimed(sitting.screen)
        sitting.pilot.drag(sitting.free(f"card {card}"), screen.places.areas.centre.center)
        sitting.pilot.settle()
        sitting.pilot.move(screen.scene.sprites[card].pose.box.center)
        for _ in range(100):
            sitting.pilot.tick(16)
        assert screen.view.query == "aims"
        assert screen.input.hover.card.card == card
        assert not screen.hud.floating.zoom.visible
