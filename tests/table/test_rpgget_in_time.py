"""Marks and counts of RPG Get! change with the fact that says so: neither a moment later, when the answer is told to its end,
nor before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tabletop.games.rpgget.presentation.status import RANK_ICONS
from tabletop.games.rpgget.rules.cards import AILMENTS, HP
from tabletop.games.rpgget.rules.events import Counters, Enters, Pays, Step
from tabletop.games.rpgget.rules.fight_events import Ails, Cures, GetsOver, Hits, Ranks
from tabletop.games.rpgget.rules.table import MISSION
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tools.rigs.company import BEAT, Company
from tools.rigs.pilot import Pilot, unseen

if TYPE_CHECKING:
    from tabletop.core.events import Fact
    from tabletop.table.playback.event_sequencer import ScheduledEvent

MINUTES = 12  # of a match of three
WANTED = Ails, Counters, Enters, Hits, Pays, Ranks, Step


class Watched:
    """A match whose table is looked at right before and right after each fact is told."""

    def __init__(self) -> None:
        self.company = Company("rpgget", 3, 1, 42)
        self.late: list[Fact] = []
        self.early: list[Fact] = []
        self.seen: set[type[Fact]] = set()

    def play(self) -> None:
        company = self.company
        with Pilot((1280, 720), Prefs(shake=False)) as pilot, unseen(pilot.app):
            company.pilot, company.screen = pilot, TableScreen(company.match)
            self.screen = company.screen
            pilot.app.push(self.screen)
            self.tell, self.screen.sequencer._told = self.screen.sequencer._told, self._told
            while pilot.now < MINUTES * 60_000 and not company.match.game.over:
                pilot.now += BEAT
                pilot.app.step([])
                company._look()
                if not self.screen.sequencer.busy:
                    company._act()

    def _told(self, cue: ScheduledEvent) -> float:
        fact = cue.event[2] if cue.event[0] == "say" else None
        before = self._says(fact)
        rest: float = self.tell(cue)
        after = self._says(fact)
        if after is not None:
            self.seen.add(type(fact))
            self.late += [fact] * (not after)
            self.early += [fact] * bool(before and self._changes(fact))
        return rest

    def _says(self, fact: Fact | None) -> bool | None:
        """Whether the table already shows what this fact says; None for what no mark shows."""
        marks = {(sign.where, sign.icon): sign.text for sign in self.screen.cards.signs.signs() if sign.on == "card"}
        match fact:
            case Ails():
                return any(
                    (fact.card, f"ail_{name}") in marks for n, name in enumerate(AILMENTS) if fact.ailment >> n & 1
                )
            case Cures() | GetsOver():
                return not any((fact.card, f"ail_{name}") in marks for name in AILMENTS)
            case Ranks():
                worn = {icon for icon in RANK_ICONS.values() if (fact.card, icon) in marks}
                return worn == ({RANK_ICONS[fact.rank]} if fact.rank in RANK_ICONS else set())
            case Hits():
                return marks[fact.card, "hp"] == f"{fact.left}/{HP[fact.kind]}"
            case Step():
                return self.screen.time_travel.reached.table.step == fact.step
            case Enters():
                mission = self.screen.time_travel.reached.table.zones[MISSION][0]
                return marks[mission, "ep"] == f"{fact.left} left"
            case Counters() | Pays():
                return self.screen.cards.counters.seats[fact.seat].tallies[0].number == fact.total
        return None

    @staticmethod
    def _changes(fact: Fact) -> bool:
        """It cannot have been so before."""
        match fact:
            case Hits():
                return fact.n > 0
            case Enters():
                return False  # an enemy may be of size 0
            case Counters():
                return fact.n != 0
            case Pays():
                return fact.cost > 0
        return isinstance(fact, Ranks)


@pytest.mark.long
def test_marks_and_counts_change_with_the_words():
    watched = Watched()
    watched.play()
    assert watched.late == []
    assert watched.early == []
    assert {*WANTED} <= watched.seen
