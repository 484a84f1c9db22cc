"""What a badge says to whoever rests on it, and in which colours it shines."""

from __future__ import annotations

from tabletop.table.widgets.panel_facts import BadgeFacts
from tests.table.rig import Sitting


def test_a_golden_number_of_cards_says_why_it_is_golden():
    with Sitting(seats=3, seed=5) as sitting:
        badge, gold = sitting.screen.hud.badges[1], sitting.screen.constants.look.gold
        facts = badge.facts
        badge.update(facts._replace(hand=gold.cards, gold=gold.means))
        assert badge.tooltip.endswith(gold.means)
        assert "Package" in badge.tooltip
        badge.update(facts._replace(gold=""))
        assert gold.means not in badge.tooltip


def test_a_seat_that_may_be_chosen_does_not_look_like_one_that_is_aimed_at():
    with Sitting(seats=3, seed=5) as sitting:
        badge = sitting.screen.hud.badges[1]
        badge.update(BadgeFacts(hand=5, aimed=1))
        aimed = badge._tone()
        badge.update(BadgeFacts(hand=5, aimed=1, target=True))
        assert badge._tone() != aimed
