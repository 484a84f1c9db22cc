"""What has helped people stands in the result of a match, and in the statistics."""

from __future__ import annotations

import msgspec
import pytest

from tabletop import games
from tabletop.match import Match, bot, person, resume
from tabletop.match.help_used import HelpUsed
from tabletop.match.seats import TableSetup
from tabletop.match.transfer import export_match, import_match
from tabletop.storage import Store
from tests.match.table import DEFINITION, Instant, Player, begin, setup
from tests.match.test_undo import found, free


def taken_back(match: Match) -> int:
    return match.setup.seats[0].taken_back


def until_learnt(player):
    """To a moment at which somebody has learnt something from the last decision of the person."""
    player.until(lambda match: match.undo.target is not None and not match.undo.free_for(0))


def test_taking_back_what_somebody_has_learnt_from_is_a_help_and_stays_one():
    """Counted once for each time, kept over a resume, and carried with the match."""
    store = Store(None)
    match = begin(setup(people=1, bots=2, seed=3), store=store)
    player = Player(match)
    for times in (1, 2):
        until_learnt(player)
        match.undo.request(0, player.now)
        assert taken_back(match) == times
    number = match.autosave.number
    match.close()
    again = resume(store, number, Instant(), 0, definition=DEFINITION)
    assert taken_back(again) == 2
    Player(again, now=player.now).to_the_end()
    assert store.match(number).result["help"] == {"0": {"taken_back": 2}}
    assert store.match(import_match(store, export_match(store, number))).result["help"] == {"0": {"taken_back": 2}}
    assert all(seat.taken_back == 0 for seat in again.rematch().seats)


def test_taking_back_what_nobody_has_learnt_from_is_none():
    match, now = found(free, people=3, bots=0)
    seat = match.record.answers[match.undo.target].seat
    match.undo.request(seat, now)
    assert [person.taken_back for person in match.setup.seats] == [0, 0, 0]


def test_taking_back_the_end_is_a_help_whatever_came_last():
    """All hands lay open."""
    match = begin(setup(people=1, bots=2, seed=24))
    player = Player(match)
    player.to_the_end()
    assert match.undo.free_for(0)
    match.undo.request(0, player.now)
    assert taken_back(match) == 1


def test_what_has_helped_is_told_of_each_person():
    """Open hands where several sit there, a chosen deal, a help that house rules are, hints that were counted."""
    beanz = games.load("beanz")
    table = TableSetup(game="beanz", seats=(person(0), person(1)), seed=1, privacy="open", chosen_seed=True,
                       options={"flick_assist_1": "3", "steady_hand_1": "0", "flick_assist_0": "0"})  # fmt: skip
    assert HelpUsed(beanz, {0: 2}).at(table, ()) == {
        "0": {"hints": 2, "open_hands": 1, "chosen_deal": 1},
        "1": {"open_hands": 1, "chosen_deal": 1, "easier": 2},
    }
    alone = msgspec.structs.replace(table, seats=(person(0), bot(1)), chosen_seed=False, options={})
    assert HelpUsed(beanz).at(alone, ()) == {"0": {}}


@pytest.mark.parametrize(
    ("result", "known", "unaided"),
    [({"help": {"0": {}}}, 1, 1), ({"help": {"0": {"hints": 1}}}, 1, 0), ({"help": {"0": {}, "1": {"hints": 3}}}, 1, 1),
     ({}, 0, 0)],
)  # fmt: skip
def test_a_win_without_help_is_told_from_others_and_older_ones_are_unknown(result, known, unaided):
    store = Store(None)
    profile = store.profiles.create("Ann", colour="", avatar="", now=1).id
    match = store.create_match(game="x", seed=1, options={}, seats=[{"profile": profile}, {}], program="0", now=1)
    store.finish(match, {"winners": [0], **result}, now=2)
    found = store.statistics(profile)
    assert (found.won, found.known, found.unaided) == (1, known, unaided)


def test_a_match_that_began_in_the_middle_counts_for_nothing():
    """Else whoever likes wins from where a match is won."""
    store = Store(None)
    profile = store.profiles.create("Ann", colour="", avatar="", now=1).id
    for options in ({"begun": {"n": 3, "anew": False, "state": {}}}, {"begun": None}, {}):
        match = store.create_match(game="x", seed=1, options=options, seats=[{"profile": profile}], program="0", now=1)
        store.finish(match, {"winners": [0]}, now=2)
    assert store.statistics(profile).played == 2
    assert len(store.finished_matches("x")) == 2
    assert len(store.matches(9)) == 3
