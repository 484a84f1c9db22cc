"""What is worked out for a person, and when bots answer, follows from what that person may know: pairs of worlds that differ
only in what is hidden from the seat that looks.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from tabletop import games
from tabletop.bots.card_probabilities import counts
from tabletop.core.ask import ANY, CHOOSE, TELL
from tabletop.core.record import Answer
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.hint_service import HintService
from tabletop.progress.decision_analysis import EFFORT as REVIEW
from tabletop.progress.decision_analysis import TakenDecision, job
from tests.driving import other_world, saved
from tests.generic.tables import press
from tests.match.table import Instant, Silent

EVERY, STEPS = 3, 250  # questions to bots that are looked at, and answers of a game


class Spy:
    """Stands for whoever thinks about hints."""

    def request(self, id, known, seat, effort, *, seed):  # noqa: A002 - the word of all thinkers
        self.asked = id, saved(known), seat, effort, seed

    def cancel(self):
        """Nothing goes on."""


class Timed(Instant):
    """Bots by chance, and what a worker was asked by: all but what the bot knows."""

    def request(self, id, known, seat, brief):  # noqa: A002
        super().request(id, known, seat, brief)
        self.asked = [*getattr(self, "asked", []), (seat, *brief)]


def hint(match, eye):
    """What whoever thinks about a hint is told."""
    spy = Spy()
    HintService(match, spy).ask(eye)
    return spy.asked


def review(match, eye):
    """The job of looking at this decision again."""
    past = SimpleNamespace(
        definition=match.definition,
        at=lambda _n: match.game,
        answers={match.n: Answer(match.game.no, eye, 0, 0, "", None)},
    )
    return job(past, TakenDecision(match.n, eye), REVIEW, match.setup.seed)


def bots(match):
    """Who is asked, when each may answer at the earliest, and with how much time to think."""
    thinker = Timed()
    kept, match.bots.thinker = match.bots.thinker, thinker
    last, match.bots._last, before = match.bots._last, 0, match.buzzer._round
    match.bots.cancel()
    match.request.open(0)
    found = match.bots.dues, getattr(thinker, "asked", []), match.bots.held
    match.bots.cancel()
    match.bots.thinker, match.bots._last, match.buzzer._round = kept, last, before
    return found


def compared(name, seeds):
    """How many pairs of worlds were compared at questions to the person and to bots, and how many differed in a card."""
    found, definition = Counter(), games.load(name)
    count = max(definition.players[0], min(4, definition.players[1]))
    for seed in seeds:
        eye = (0, count - 1)[seed % 2]
        seats = tuple(person(i) if i == eye else bot(i) for i in range(count))
        match = start(TableSetup(game=name, seats=seats, seed=seed, hints="free"), Silent(), 0, definition=definition)
        game, random = definition.start(count, seed, auto=False), Random(seed)
        for step in range(STEPS):
            if game.over:
                break
            mine = game.ask[0] in (CHOOSE, TELL, ANY) and game.options_of(eye) is not None
            if mine or step % EVERY == 0:
                worlds = game, other_world(game, eye, random)
                seen = [looked(match, world, eye, mine=mine) for world in worlds]
                assert seen[0] == seen[1], game.ask
                found["person" if mine else "bots"] += 1
                found["differed"] += worlds[0].table.kind != worlds[1].table.kind
            press(game, random)
    return found


def looked(match, world, eye, *, mine):
    """All of it in one world."""
    match.record.game = world
    return [counts(world.knowledge(eye), eye), *([hint(match, eye), review(match, eye)] if mine else [bots(match)])]


@pytest.mark.parametrize("name", games.built())
def test_hints_odds_reviews_and_bots_times_are_blind_to_what_is_hidden(name):
    found = compared(name, range(4))
    assert found["person"] > 5
    assert found["bots"] > 5
    assert found["differed"] > 10
