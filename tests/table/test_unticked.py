"""A second click on what was ticked takes the tick off again, in every game and whatever was ticked after it."""

from __future__ import annotations

import pytest

from tabletop.match import TableSetup
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, seats

TICKED = [  # game, question, seats, a seed with which it soon is asked, how many are ticked
    ("austin", "free_discard", 3, 1, 2),
    ("austin", "look_top", 2, 2, 1),
    ("rpgget", "choose_target", 2, 1, 1),
    ("espionage", "discards", 2, 2, 1),
]


def ticks(screen):
    view = screen.match.shared.view()
    return screen.match.definition.rules.chosen(view.query, view.args)


def tick(screen):
    """Choose the first card that is not chosen yet; which."""
    view = screen.match.shared.view()
    index, card = next((i, c) for i, (_, c, _) in enumerate(view.options) if c >= 0 and c not in ticks(screen))
    screen.match.answer(view.no, screen.match.shared.asked, index, screen.now)
    return card


@pytest.mark.parametrize(("game", "query", "count", "seed", "many"), TICKED)
@pytest.mark.parametrize("way", ["click", "keys"])
def test_a_second_click_takes_the_tick_off(game, query, count, seed, many, way):
    with Pilot((1280, 720), Prefs(shake=False, animation=0)) as pilot:
        sitting = Sitting(TableSetup(game=game, seats=seats(count), seed=seed))
        screen = sitting.until(lambda found: found.asked(query)).show(pilot, None)
        pilot.settle()
        before = [option[1] for option in screen.view.options]
        given = [tick(screen) for _ in range(many)]
        pilot.settle()
        assert ticks(screen) == tuple(given)
        spot = pilot.find(f"card {given[0]}")
        if way == "click":
            pilot.click(spot)
        else:
            pilot.key("right")
            screen.set_focus(spot)
            pilot.key("return")
        pilot.settle()
        assert screen.view.query == query
        assert ticks(screen) == tuple(given[1:])
        assert {option[1] for option in screen.view.options} == set(before) - set(given[1:])
