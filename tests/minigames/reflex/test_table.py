"""What a table needs for races: whose keys, how wide ties are, how exact times."""

from __future__ import annotations

import pytest

from tabletop.games.austin.definition import DEFINITION
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.seats import pad_buttons, race_keys, usual
from tabletop.minigames.reflex.key_test_screen import combination, error_of, keys_to_test
from tabletop.table.extensions.minigames import minigames_of
from tests.minigames.reflex.sitting import Bots

(RACES,) = minigames_of("austin")


def setup(*seats, **options):
    return TableSetup(game="austin", seats=seats or (person(0), person(1), bot(2)), seed=1, options=options)


@pytest.mark.rule("AP-167")
def test_usual_keys_and_chosen_ones():
    """All race with their key of React, whoever has chosen a key keeps it, and nobody else gets it."""
    eight = tuple(person(i) for i in range(8))
    assert race_keys(eight) == {i: seat.react for i, seat in enumerate(eight)}
    chosen = (person(0, race_key="p"), person(1), bot(2), person(3, race_key="q"))
    assert race_keys(chosen) == {0: "p", 3: "q", 1: "o"}


@pytest.mark.rule("AP-167", "AP-168")
def test_keys_and_gamepads_are_tested():
    """Everybody who presses something of the own; one person alone cannot be blocked."""
    assert keys_to_test(setup()) == {0: "q", 1: "o"}
    assert keys_to_test(setup(person(0, pad=0), person(1), bot(2))) == {0: "pad 0", 1: "o"}
    assert keys_to_test(setup(person(0, pad=0), bot(1), bot(2))) == {}
    assert combination({3: "q", 1: "b"}) == "b+q"


@pytest.mark.rule("AP-168")
def test_two_seats_share_a_pad_by_its_bumpers():
    """The left one is of the lower seat, whoever races just now."""
    seats = (person(0, pad=2), bot(1, pad=2), person(2, pad=0), person(3, pad=2))
    assert pad_buttons(seats) == {0: "pad 2 left", 2: "pad 0", 3: "pad 2 right"}


@pytest.mark.rule("AP-97", "AP-156")
def test_where_there_are_races():
    """Not in calm mode, not for two, not in games without reflexes."""
    assert RACES.races(setup(), DEFINITION)
    assert not RACES.races(setup(reaction_mode="calm"), DEFINITION)
    assert not RACES.races(setup(person(0), person(1)), DEFINITION)
    assert minigames_of("espionage") == ()


@pytest.mark.rule("AP-163")
@pytest.mark.parametrize(
    ("error", "margin"), [(8, None), (25, None), (26, "75"), (40, "100"), (60, "150"), (90, "150")]
)
def test_ties_are_twice_as_wide_as_times_are_wrong(error, margin):
    """At least 50 ms; the next value the table knows; a table that says something else keeps it."""
    assert RACES.prepared(setup(), DEFINITION, error).options.get("tie_margin") == margin
    assert RACES.prepared(setup(tie_margin="50"), DEFINITION, error).options["tie_margin"] == "50"


def test_the_error_counts_keyboard_and_computer():
    """The keyboard's own steps and the longest usual pause between two looks at the input."""
    assert error_of([]) == 9
    assert error_of([1.0] * 99 + [40.0]) == 9
    assert error_of([1.0] * 50 + [12.0] * 50) == 20


@pytest.mark.rule("AP-169", "AP-170")
def test_who_has_only_a_mouse_has_no_key():
    """The key of that place is free for others, and the keyboard need not be able to tell it."""
    seats = (person(0, mouse=True), person(1), person(2, race_key="q"))
    assert race_keys(seats) == {1: "o", 2: "q"}
    assert keys_to_test(setup(person(0, mouse=True), person(1), bot(2))) == {}


@pytest.mark.rule("AP-170", "AP-173")
def test_several_people_with_only_a_mouse_race_one_by_one_and_help_calmly():
    """That is the default there and at no other table; a table that says something else is obeyed."""
    mice = person(0, mouse=True), person(1, mouse=True), bot(2)
    assert usual(DEFINITION, mice) == {"race_input": "one_by_one", "help_style": "calm"}
    for seats in ((mice[0], person(1), bot(2)), (person(0), person(1), bot(2)), (mice[0], bot(1), bot(2))):
        assert usual(DEFINITION, seats) == {}
    assert usual(ESPIONAGE, mice) == {}
    match = start(setup(*mice), Bots(), 0)
    assert (match.record.options["race_input"], match.record.options["help_style"]) == ("one_by_one", "calm")
    assert match.rematch().options.keys().isdisjoint({"race_input", "help_style"}), "other seats, other defaults"
    match = start(setup(*mice, race_input="shared", help_style="buzz"), Bots(), 0)
    assert (match.record.options["race_input"], match.record.options["help_style"]) == ("shared", "buzz")
    assert match.rematch().options["help_style"] == "buzz"
