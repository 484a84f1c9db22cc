"""Bots of Codenames say something: by what everybody has heard, and never to whose an asset is."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.rules.events import Clue, Wins
from tabletop.table.playback import barks
from tabletop.toolkit.theme import Prefs
from tests.driving import facts
from tests.games.codenames.scene import SHIELD_STARTS, Scene
from tests.games.codenames.table import Grid


class Heard(Grid):
    """A table of bots with voices, and what they say."""

    def __init__(self, **more):
        super().__init__(prefs=Prefs(), **more)
        self.said = []
        self.screen.cue_player.bubbles.say = lambda words, *_, **__: self.said.append(words)

    def tell(self, fact, times=40):
        """So often, with silence between; the words that were said."""
        self.said.clear()
        moments = self.screen.cue_player
        for n in range(times):
            self.pilot.now += barks.QUIET + 1
            moments.barks._dice = lambda *what, n=n: barks.Random(f"{n} {what}")
            moments.said(fact)
        return set(self.said)

    def of(self, seat, occasion):
        place = self.match.setup.seats[seat]
        return set(getattr(barks.load()[place.personality], occasion))


def test_who_gives_a_clue_may_say_so():
    with Heard(people=(0,)) as grid:
        assert grid.tell(Clue(1, 1, "MOON", 2, 3)) == grid.of(1, "playing")
        assert grid.tell(Clue(0, 0, "MOON", 2, 3)) == set()


@pytest.mark.rule("CN-129")
def test_a_wrong_guess_hits_the_director_whose_clue_it_was():
    """Seat 1 directs: nothing is said of a right guess, nor before it is seen whose the asset is."""
    right, wrong = (facts(Scene().clue("green", 2).lock(name).events) for name in ("Scorpion", "Asgard"))
    with Heard(people=(0,)) as grid:
        assert [grid.tell(fact) for fact in right[:2]] == [set(), set()]
        assert [fact.word for fact in wrong[:2]] == ["locks", "reveals"]
        assert grid.tell(wrong[0]) == set()
        assert grid.tell(wrong[1]) == grid.of(1, "hit")


def test_who_wins_and_who_loses_says_so():
    with Heard(people=(0,)) as grid:
        said = grid.tell(Wins(1, "all_found", (1, 3)), times=1)
        assert len(grid.said) == 3
        assert len(said & grid.of(2, "losing")) == 1
        assert len(said & grid.of(1, "winning")) == len(said & grid.of(3, "winning")) == 1


@pytest.mark.rule("CN-100", "CN-103")
def test_winners_are_all_of_a_side_and_none_of_a_simulated_rival():
    end = facts(Scene().clue("green", 1).lock("Ultron").events)[-1]
    assert (end.side, end.winners) == (0, (0, 2))
    alone = facts(Scene(2, key=SHIELD_STARTS).clue("green", 1).lock("Ultron").events)[-1]
    assert (alone.side, alone.winners) == (-1, ())
