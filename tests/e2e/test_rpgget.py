"""RPG Get! with four seats in a real window: two people and two bots, from the set-up to ten Victory Points."""

from __future__ import annotations

import pytest

from tabletop.match import TableSetup, bot, person
from tests.e2e.bold import Bold
from tests.e2e.real import prepare, until

pytestmark = [pytest.mark.window, pytest.mark.long, pytest.mark.timeout(1800)]
PEOPLE = range(2)
SEED = 102  # of a short game
GOAL = 10  # RG-20


class Sensible(Bold):
    """Ruby plays by mouse, clicking and dragging in turns, Oskar by keys; both do what the heuristics say."""

    pace = 4

    def decide(self, seat):
        return self.shadow.advice(seat)

    def way(self, turn):
        return "keys" if self.screen.get("viewer") == 1 else ("click", "drag")[turn % 2]


@pytest.mark.rule("RG-20")
def test_two_people_and_two_bots_play_to_ten_points(display, tmp_path):
    """Nobody gives up; a curtain is lifted before each person's cards, and no other hand is ever open. A second game, led by
    nothing but the answers on the disk, offers the same throughout and has the same end.
    """
    seats = (person(0, "Ruby"), person(1, "Oskar"), bot(2), bot(3))
    table = TableSetup(game="rpgget", seats=seats, seed=0, pace="quick")
    prepare(tmp_path, last_table=table.plain(), last_game="rpgget", bot_pace="quick",
            tutorials_done=["espionage", "rpgget"])  # fmt: skip
    asked = {seat: set() for seat in PEOPLE}
    with Sensible(display, tmp_path) as two:
        two.sit(SEED, "mouse")
        turn, found = 0, {}
        while not found.get("over"):
            turn += 1
            found = two.step(PEOPLE, two.way(turn))
            if found.get("options"):
                asked[found["viewer"]].add(found["query"])
        two.shadow.follow(found["n"])
        outcome = two.shadow.definition.outcome(two.shadow.game.table)
        assert two.ask("outcome") == [outcome.ending, list(outcome.winners)]
        assert outcome.ending == "goal"
        assert max(two.ask("points")) >= GOAL
        until(lambda: two.screen["top"] == "end", "the end screen")
        assert two.match().state == "finished"
        assert two.lifted == set(PEOPLE)
        assert two.close() == 0
    assert all({"choose_mission", "party_attack", "slot"} <= queries for queries in asked.values()), asked
