"""House rules of the table that the match itself keeps: turns that end by themselves, who hides the bean in a rematch."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop.core.ask import PASS
from tabletop.match import TableSetup, bot, person, start
from tests.table.rig import Instant


def table(seats=None, **options):
    return TableSetup(
        game="beanz", seats=seats or (person(0, "Ann"), bot(1)), seed=3, pace="quick", privacy="open",
        options={"first_player": "seat0", "shoot_mode": "odds_66", **options},
    )  # fmt: skip


def turns(match, most=4):
    """Play without buying; how often End turn was the only thing left when the person was asked, and how many turns began."""
    now = only = 0
    while not match.game.over and match.game.table.turns < most and now < 400_000:
        now += 200
        match.tick(now)
        if match.shared.asked == 0:
            options = match.game.options_of(0)
            grave = [o for o in options if o != PASS and match.definition.acts[o[0]].grave]
            only += match.game.ask[2] == "main" and len(options) - len(grave) == 1
            index = next((i for i, o in enumerate(options) if o != PASS and o not in grave), 0)
            match.answer(match.game.no, 0, index, now)
    return only, match.game.table.turns


@pytest.mark.rule("MB-20")
def test_a_turn_with_nothing_left_may_end_by_itself():
    """Only where the table says so; conceding, which can always be done, does not count."""
    waits = start(table(), Instant(), 0)
    assert turns(waits)[0] > 0
    ends = start(table(auto_end_turn="on"), Instant(), 0)
    assert turns(ends) == (0, 4)
    again = ends.record.at(len(ends.record.answers))
    assert again.table.zones == ends.game.table.zones


PEOPLE = (person(0, "Ann"), person(1, "Ruby"))


@pytest.mark.rule("MB-13")
@pytest.mark.parametrize(("hider", "winner"), list(product(("seat0", "seat1"), (0, 1))))
def test_who_hides_the_bean_in_a_rematch(hider, winner):
    """In turns, always the first seat, or the loser: the person counts, not the place, which everybody leaves."""
    hid = int(hider == "seat1")
    expected = {"alternate": PEOPLE[1 - hid].name, "last_loser": PEOPLE[1 - winner].name}
    for how in ("alternate", "seat0", "last_loser"):
        options = {"first_player": "hand_guess", "hider": hider, "next_hider": how}
        match = start(table(PEOPLE, **options), Instant(), 0)
        match.game.table.ending, match.game.table.winners = "concede", (winner,)
        setup = match.rematch()
        seat = int(setup.options["hider"][-1])
        if how == "seat0":
            assert seat == 0
        else:
            assert setup.seats[seat].name == expected[how]
        assert setup.seats[0].name == "Ruby"
        assert setup.options["next_hider"] == how


def test_a_match_that_has_not_ended_decides_nothing():
    """Then the rematch is the same table, one place further."""
    match = start(table(PEOPLE), Instant(), 0)
    assert match.rematch() == match.setup.rematch()
