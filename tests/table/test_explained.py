"""A button that only names a choice says beside it what is printed of it, and so does the question."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.core.ask import PASS
from tabletop.games.austin.rules.cards import CARDS
from tabletop.games.austin.rules.queries import USE_SWINGER
from tabletop.match import TableSetup
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, seats


def both_boxes(sitting):
    """A Swinger of which either box can be used now, -1 for none."""
    if not sitting.mine:
        return -1
    options = sitting.match.shared.view().options
    ways = Counter(card for act, card, _ in options if (act, card) != PASS[:2] and act == USE_SWINGER)
    return next((card for card, count in ways.items() if count == 2), -1)


@pytest.mark.rule("AP-88", "AP-89")
@pytest.mark.parametrize("seed", [4, 5])
def test_the_boxes_of_a_swinger_are_told_by_their_texts(seed):
    with Pilot((1280, 720), Prefs(shake=False)) as pilot:
        sitting = Sitting(TableSetup(game="austin", seats=seats(3), seed=seed)).until(
            lambda found: both_boxes(found) >= 0
        )
        card = both_boxes(sitting)
        screen = sitting.show(pilot, None)
        pilot.settle()
        pilot.click(f"card {card}")
        pilot.settle()
        swinger = CARDS[screen.view.table.kind[card]]
        boxes = [
            (str(i), spot) for i, (act, of, spot) in enumerate(screen.view.options) if (act, of) == (USE_SWINGER, card)
        ]
        assert len(boxes) == 2
        for number, spot in boxes:
            text = (swinger.text, swinger.swing_text)[spot]
            pilot.move(f"button {number}")
            pilot.tick(600)
            assert pilot.app.overlay.tip is pilot.find(f"button {number}")
            assert pilot.app.overlay.tip.tooltip == text
            assert text in screen.hud.prompt.facts.why
