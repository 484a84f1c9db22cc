"""Keys at the table: what digits choose is drawn on it and Enter goes on with it; what Space, T and early keys do."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tabletop.i18n import tr
from tabletop.table.model.selection import BARE, OptionTarget
from tabletop.toolkit.app import App
from tests.crossing import in_turn
from tests.pages.rig import showing
from tests.table.rig import Sitting, mine, turn
from tests.table.spies import Mats
from tests.table.test_austin import first, reach


def hand(sitting):
    """The own cards from the left."""
    scene, places = sitting.screen.scene, sitting.screen.places.zones
    own = next(zone for zone, place in enumerate(places) if place.own and place.look.kind == "hand")
    return [sprite.card for sprite in scene.laid_out(own)]


def test_enter_goes_on_with_the_card_that_a_digit_has_chosen():
    """Whatever had the focus before, as the button that takes the last move back."""
    with Mats(seats=2, seed=5) as mats:
        reach(mats, "main")
        card = mats.screen.view.options[first(mats, "play_agent")][1]
        mats.screen.set_focus(mats.pilot.find("corner rules"))
        mats.pilot.key(str(hand(mats).index(card) + 1))
        assert mats.screen.drag_and_drop.choosing.held == card
        assert mats.screen.focus is mats.screen.hit_widgets.of(BARE)
        before = mats.match.n
        mats.pilot.key("return")
        assert mats.match.n > before
        assert card not in hand(mats)


def test_a_card_that_cannot_be_used_has_the_focus_as_well():
    """So Enter says once more why not, and does nothing else."""
    with Mats(seats=2, seed=5) as mats:
        reach(mats, "main")
        idle = next(card for card in hand(mats) if card not in mats.screen.drag_and_drop.choosing.sources)
        mats.screen.set_focus(mats.pilot.find("corner rules"))
        mats.pilot.key(str(hand(mats).index(idle) + 1))
        assert mats.screen.focus is mats.screen.hit_widgets.of(OptionTarget("card", idle))


def test_the_keys_are_drawn_while_keys_are_used():
    """On each card of the hand, above its name, and not for the mouse."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        digits = sitting.screen.input.digits
        sitting.pilot.move((5, 5))
        assert digits.live() == []
        sitting.pilot.key("tab")
        laid = [sitting.screen.scene.sprites[card] for card in hand(sitting)]
        assert len(digits.live()) == len(laid)
        for (picture, place), sprite in zip(digits.live(), laid, strict=True):
            card, cap = sitting.screen.scene.pose(sprite).box, picture.get_rect(topleft=place)
            assert card.colliderect(cap)
            assert cap.bottom < card.bottom - card.height // 5, "the name at its foot is read"


def elsewhere(sitting) -> bool:
    """What can be chosen now are cards that do not lie in the own hand, each by itself."""
    choosing = sitting.screen.drag_and_drop.choosing
    return bool(choosing.sources) and choosing.active < 0 and choosing.sources.keys().isdisjoint(hand(sitting))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (2, 7)])
def test_digits_mean_the_cards_that_are_offered(seats, seed):
    """Not those of the hand, with which nothing can be done then; and the digit does what a click does."""
    with Sitting(seats=seats, seed=seed) as sitting:
        rand = Random(3)
        sitting.wait()
        while not elsewhere(sitting):
            assert not sitting.match.game.over, "such a question comes"
            sitting.choose(rand.randrange(len(sitting.screen.view.options)), "click")
            sitting.wait()
        sitting.pilot.key("tab")
        digits, choosing = sitting.screen.input.digits, sitting.screen.drag_and_drop.choosing
        own, before = digits.own(), sitting.match.n
        assert len(own) == min(9, len(choosing.sources)) == len(digits.live())
        assert set(own.values()) <= set(choosing.sources)
        index = choosing.only(own[1])
        sitting.pilot.key("1")
        answers = sitting.match.record.answers[before:]
        assert (answers[0].seat, answers[0].choice) == (0, index)


@pytest.mark.long
def test_no_digits_stand_on_a_hand_with_which_nothing_can_be_done():
    """As when a card is to be named, or only a button can be pressed."""
    none = 0
    for seed in (1, 2, 3):
        with Sitting(seats=2, seed=seed) as sitting:
            rand = Random(seed)
            sitting.wait()
            for _ in range(12):
                if sitting.match.game.over:
                    break
                choosing, means = sitting.screen.drag_and_drop.choosing, sitting.screen.input.digits.own()
                assert not means or not choosing.sources.keys().isdisjoint(means.values())
                none += not means and choosing.announced < 0
                sitting.choose(rand.randrange(len(sitting.screen.view.options)), "click")
                sitting.wait()
    assert none


@pytest.mark.parametrize(("key", "seed"), in_turn(["return", "tab", "left"], [1, 7]))
def test_the_focus_begins_at_what_is_offered(key, seed):
    """The first key that asks for it does not bring it to an idle card, whatever is asked."""
    with Sitting(seed=seed) as sitting:
        rand, met = Random(3), 0
        sitting.wait()
        while met < 8 and not sitting.match.game.over:
            choosing = sitting.screen.drag_and_drop.choosing
            sitting.screen.set_focus(None)
            sitting.pilot.key(key)
            offered = [sitting.screen.input.hit_widgets.of(target) for target in choosing.offered()]
            if any(widget in sitting.screen.focus_order() for widget in offered):
                met += 1
                assert sitting.screen.focus in offered
            sitting.choose(rand.randrange(len(sitting.screen.view.options)), "click")
            sitting.wait()
        assert met


# --- other keys
def test_the_button_of_the_held_card_shines_and_space_presses_it():
    """Not the one that ends the turn."""
    with Mats(seats=2, seed=5) as mats:
        reach(mats, "main")
        options, row = mats.screen.view.options, mats.screen.hud.buttons.row
        card = options[first(mats, "play_agent")][1]
        assert row.main.text == "I'm spent"
        mats.pilot.click(mats.free(f"card {card}"))
        bright = {int(fact.id) for fact in row.facts if fact.style == "primary"}
        assert bright
        assert {options[index][1] for index in bright} == {card}
        before = mats.match.n
        mats.pilot.key("space")
        assert mats.match.record.answers[before].choice in bright


def test_it_is_said_how_one_passes_from_now_on():
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        sitting.pilot.key("t", "t")
        (said,) = sitting.pilot.app.overlay.messages
        assert said.startswith("**Auto-pass: Always ask.**")


def test_a_key_that_comes_too_early_is_answered():
    """Once for several, and not when something can be done with it."""
    with Sitting(seats=4, seed=5) as sitting:
        mine(sitting, turn)
        sitting.pilot.key("j")
        assert sitting.pilot.app.overlay.messages == []
        hit_targets = sitting.screen.input.hit_targets
        hit_targets.shown = replace(hit_targets.shown, playback=hit_targets.shown.playback._replace(busy=True))
        sitting.pilot.key("j", "j")
        assert sitting.pilot.app.overlay.messages == [tr("input-early")]


def test_keys_that_can_do_nothing_now_say_why(monkeypatch):
    """Looking closely without a card, and the log in a lesson."""
    said = []
    monkeypatch.setattr(App, "toast", lambda _, text, *_a, **_k: said.append(text))
    with Sitting() as sitting:
        sitting.wait()
        sitting.pilot.key("z")
        assert said == [tr("table-point-at-card")]
    with showing("tutorial") as (pilot, _, _):
        pilot.key("l")
        assert said == [tr("table-point-at-card"), tr("guided-no-log")]
