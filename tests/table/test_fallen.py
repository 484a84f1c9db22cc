"""Who is out can look on: faster, to the end, with all hands open."""

from __future__ import annotations

import pytest

from tabletop.core.ask import PASS, UNKNOWN
from tabletop.table.hud import ButtonFacts
from tests.crossing import every_nth
from tests.saying import said
from tests.table.rig import Sitting, mine, turn


def out(sitting):
    """The only person concedes in the first turn of the own."""
    while True:
        sitting.wait()
        if sitting.screen.view.query == "turn":
            break
        sitting.screen.commands.give(0)
    acts = sitting.match.definition.acts
    options = sitting.screen.view.options
    sitting.screen.commands.give(next(i for i, o in enumerate(options) if o != PASS and acts[o[0]].grave))
    sitting.pilot.tick(100)
    assert sitting.screen.player_view.fallen


def labels(sitting):
    return [fact.text for fact in sitting.screen.hud.buttons.row.facts]


def test_the_fallen_may_look_into_every_hand():
    """When no person is left from whom a hand has to be kept."""
    with Sitting(seed=3) as sitting:
        out(sitting)
        assert labels(sitting) == [said("hud-to-the-end"), "Faster", said("hud-see-all-hands")]
        assert UNKNOWN in sitting.screen.view.table.kind
        sitting.pilot.key("f6")
        sitting.pilot.tick(100)
        hands = [z for z, zone in enumerate(sitting.match.game.table.layout.zones) if zone.group == "hand"]
        kinds, zones = sitting.screen.view.table.kind, sitting.screen.view.table.zones
        assert all(kinds[card] != UNKNOWN for zone in hands for card in zones[zone])
        assert labels(sitting) == [said("hud-to-the-end"), "Faster"]


@pytest.mark.parametrize("key", every_nth(2, ["f5", "f8"]))
def test_the_others_play_on_faster(key):
    """More of the match passes in the same time; to the end it takes a moment."""
    done = []
    for pressed in ("", key):
        with Sitting(seed=3) as sitting:
            out(sitting)
            if pressed:
                sitting.pilot.key(pressed)
            before = sitting.screen.now
            for _ in range(40):
                sitting.pilot.tick(16)
            done.append(sitting.screen.now - before)
    assert done[1] > 2 * done[0]


def test_no_button_comes_under_the_mouse_when_another_is_gone():
    """What stays keeps its place and its key, and a gap is left: a second click there hits nothing."""
    with Sitting(seed=3) as sitting:
        out(sitting)
        row = sitting.screen.hud.buttons.row
        before = {button.text: (button.rect.copy(), button.key) for button in row.children}
        place = sitting.pilot.find("button watch").rect.center
        assert (
            before[said("hud-to-the-end")][0].x == before["Faster"][0].right - before[said("hud-to-the-end")][0].width
        ), "one above the other"
        sitting.pilot.click("button watch")
        sitting.pilot.tick(100)
        assert {button.text: (button.rect, button.key) for button in row.children} == {
            text: before[text] for text in (said("hud-to-the-end"), "Faster")
        }
        assert sitting.screen.widget_at(place) not in row.children


def test_when_a_card_is_put_down_the_main_button_is_back_in_its_corner():
    """Many buttons of a card are laid out in the middle where there is little room: to hold another one is another question."""
    main, *more = (ButtonFacts(str(i), f"Attack {i}", "secondary" if i else "primary") for i in range(6))
    with Sitting(seed=3) as sitting:
        mine(sitting, turn)
        hud, choosing = sitting.screen.hud, sitting.screen.drag_and_drop.choosing
        hud.buttons.slim = True
        hud.facts.buttons = lambda _, choosing: [main, *more] if choosing.held >= 0 else [main]
        places = []
        for hold in (choosing.release, lambda: choosing.hold(next(iter(choosing.sources))), choosing.release):
            hold()
            hud.show(hud.shown)
            places.append(hud.buttons.row.children[0].rect.copy())
        assert places[0] == places[2]
        assert not places[0].colliderect(places[1])
