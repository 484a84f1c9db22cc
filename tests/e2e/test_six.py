"""Austin Powers with six seats in a real window: three people with a key each and three bots, from first card to last."""

from __future__ import annotations

import pytest

from tabletop.match import TableSetup, bot, person
from tabletop.minigames.reflex import from_note
from tests.e2e.bold import Bold, decks
from tests.e2e.real import prepare

pytestmark = [pytest.mark.window, pytest.mark.long, pytest.mark.timeout(900)]
NAMES = ("Ann", "Ruby", "Theo")
PEOPLE = range(3)
SEED = 123  # of a short game


class Reflexes(Bold):
    """Many windows close by themselves: there is time for hands on a busy machine. In a race the clock runs as at home."""

    pace = 2


def table():
    """Races are announced here: then no pause has to follow every action (AP-159)."""
    seats = (*(person(i, name) for i, name in enumerate(NAMES)), *(bot(i, "normal") for i in range(3, 6)))
    return TableSetup(game="austin", seats=seats, seed=0, pace="quick", options={"surprise": "off", **decks(PEOPLE)})


@pytest.mark.rule("AP-11", "AP-28", "AP-94", "AP-167", "AP-169")
def test_three_people_and_three_bots_play_with_real_keys(display, tmp_path):
    """A whole game by key presses alone, from the menu to 100 points: turns, fights, races, and curtains that each person's
    own key lifts. Nobody gives up. A second game without a screen, led by nothing but the answers on the disk, offers the
    same at every question of a person, and has the same end.
    """
    prepare(tmp_path, last_table=table().plain(), last_game="austin", bot_pace="quick", keys_tested=["c+o+q"],
            tutorials_done=["espionage", "austin"])  # fmt: skip
    with Reflexes(display, tmp_path) as three:
        three.sit(SEED, "keys")
        asked = three.finish(PEOPLE, "keys")
        three.agree()
        assert three.mouse_rests
        assert three.close() == 0
    marks = [mark for mark in map(from_note, three.shadow.notes) if mark is not None and not mark.bot]
    assert {mark.seat for mark in marks if mark.raw is not None and mark.raw >= 100} == set(PEOPLE)
    assert three.seen["race"] > 1
    assert all({"main", "fight"} <= found for found in asked.values()), asked
    assert three.lifted == set(PEOPLE)
    assert "concede" not in {option[0] for option in three.chosen}
