"""Whatever people do, in whatever order: the match stays whole, and what is on the disk is what is on the table."""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.core.ask import NOBODY, Refused
from tabletop.match import HOLD_MS, TableSetup, WindowRules, bot, person, resume, start
from tabletop.storage import Store
from tests.core.minigame import DEFINITION as MINIGAME
from tests.crossing import some_of
from tests.driving import invariants, random_options, whole
from tests.match.table import Instant, Player

EVERYDAY = ("vote_open", "stale_ask", "too_early", "curtain_down")
MODES = ("always_ask", "only_when_aimed", "this_chain", "until_my_turn")


class Chaos(Player):
    """As a player, and now and then something else."""

    def step(self):
        super().step()
        if self.random.random() < 0.08:
            try:
                self.random.choice(
                    (self.undo, self.redo, self.vote, self.modes, self.odd_answer, self.focus, self.seat)
                )()
            except Refused:
                return

    def people(self):
        return self.match.setup.humans or (0,)

    def undo(self):
        if self.random.random() < 0.3:
            self.match.undo.request(self.random.choice(self.people()), self.now)

    def redo(self):
        self.match.undo.redo(self.now)

    def vote(self):
        what = self.random.choice((self.match.votes.agree, self.match.votes.refuse))
        what(self.random.choice(self.people()), self.now)

    def modes(self):
        self.match.auto_pass(self.random.choice(self.people()), self.random.choice(MODES), self.now)

    def odd_answer(self):
        seat = self.random.randrange(len(self.match.setup.seats))
        self.match.answer(self.match.game.no + self.random.randrange(-1, 2), seat, self.random.randrange(9), self.now)

    def focus(self):
        self.match.shared.privacy.focus_lost()

    def seat(self):
        if self.random.random() < 0.2:
            place = self.random.randrange(len(self.match.setup.seats))
            self.match.seating.take_over(place, self.random.choice((person, bot))(place), self.now)


def table(name, random):
    count = random.choice((3, 4)) if name == "minigame" else random.randrange(2, 7)
    return TableSetup(
        game=name,
        seats=tuple(random.choice((person, bot))(i) for i in range(count)),
        seed=random.randrange(1 << 32),
        options=random_options(MINIGAME if name == "minigame" else games.load(name), random),
        privacy=random.choice(("curtain", "peek", "open")),
        window=WindowRules(seconds=random.choice((0, 3, 5)), close=random.choice(("full_time", "all_answered"))),
        pace=random.choice(("quick", "normal", "slow")),
    )


@pytest.mark.parametrize("name", ["minigame", "espionage"])
@pytest.mark.parametrize("seed", some_of(range(12), lambda seed: seed < 1))
def test_anything(name, seed):
    random = Random(f"{name} {seed}")
    definition = MINIGAME if name == "minigame" else games.load(name)
    store = Store(None)
    match = start(table(name, random), Instant(), 0, store=store, definition=definition)
    player, most = Chaos(match, seed), 0
    for frame in range(2500):
        vote = match.votes.vote
        if vote is not None:
            for seat in vote.voters:
                if match.votes.vote is not None and random.random() < 0.5:
                    match.votes.agree(seat, player.now)
            player.now += 50
            continue
        if match.game.over:
            break
        try:
            player.step()
        except Refused as refused:
            if refused.code not in EVERYDAY:
                raise
        if match.shared.viewer == NOBODY and match.shared.privacy.curtain is not None:
            match.lift(match.shared.privacy.curtain.seat, HOLD_MS, player.now)
        most = max(most, match.n)
        if frame % 50 == 0:
            check(match, store, definition)
    check(match, store, definition)
    assert most > 5 or match.game.over


def check(match, store, definition):
    invariants(match.game.table)
    stored = store.answers(1)
    assert stored == [tuple(answer) for answer in match.record.answers]
    assert whole(match.record.at(match.n)) == whole(match.game)
    assert len(match.shared.since(0)) <= match.n + 1
    if store.match(1).state == "open":
        back = resume(store, 1, Instant(), 0, definition=definition)
        assert whole(back.record.at(match.n)) == whole(match.game)
        for seat in (NOBODY, *range(len(match.setup.seats))):
            assert back.match_log.lines(seat)[: len(match.match_log.lines(seat))] == match.match_log.lines(seat)
        store.truncate(1, match.n, now=0)
