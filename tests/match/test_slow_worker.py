"""Neither a worker that is slow nor one that never answers tells what a bot holds, in no window of any game.

Two worlds that are one for the person at the screen: in one of them a bot has something to decide, in the other it has not.
"""

from __future__ import annotations

from random import Random

import pytest

from tabletop import games
from tabletop.match import TableSetup, WindowRules, bot, person, start
from tabletop.match.bot_players import LATE_MS, SLACK_MS
from tests.driving import other_world
from tests.match.table import FRAME, Instant, Player, Silent
from tests.match.test_leaks import picture

EYE = 0  # the person at the screen
SEATS = {"espionage": 4, "beanz": 2, "austin": 4}
ORDINARY = [("espionage", 1), ("espionage", 3), ("beanz", 1), ("austin", 1), ("austin", 3)]


class Slow(Instant):
    """Bots that pass, each after the same number of frames, one after the other as a single worker answers."""

    def __init__(self, frames):
        super().__init__(passive=True)
        self.frames, self.waited = frames, 0

    def poll(self):
        self.waited += 1
        if not self.replies or self.waited < self.frames:
            return []
        self.waited = 0
        return [self.replies.pop(0)]


def choices(match):
    """By bot that is asked: whether it has something to decide."""
    game = match.game
    return {seat: len(game.options_of(seat)) > 1 for seat in game.left if not match.human(seat)}


class Found:
    """A window in two worlds that differ in whether a bot has a choice; `before`: the round of claims that it goes on with."""

    def __init__(self, name, people, settled):
        for seed in range(30):
            self.play(name, people, seed)
            for _ in range(3000):
                self.before, last = self.match.buzzer._round, self.match.window
                self.player.step()
                window = self.match.window
                if self.match.game.over:
                    break
                if window is None or window is last or not window.collecting:
                    continue
                if (window._settled_ms is not None) == settled and self.differ(seed):
                    return
        raise AssertionError("no such window")

    def play(self, name, people, seed):
        seats = [person(i) for i in range(people)] + [bot(i) for i in range(people, SEATS[name])]
        options = {"reaction_mode": "timed"} if name == "austin" else {}
        setup = TableSetup(game=name, seats=tuple(seats), seed=seed, window=WindowRules(), options=options)
        self.match = start(setup, Instant(), 0, definition=games.load(name))
        self.player = Player(self.match, seed)

    def differ(self, seed):
        mine = choices(self.match)
        for n in range(8):
            other = other_world(self.match.game, EYE, Random(seed + n))
            self.worlds, self.match.record.game = (self.match.game, other), other
            if choices(self.match) != mine:
                return True
            self.match.record.game = self.worlds[0]
        return False

    def film(self, world, thinker):
        """What the screen shows until the first answer to the window, which is then not given; and how long that takes."""
        match, now = self.match, self.player.now
        match.record.game = self.worlds[world].clone()
        match.bots.thinker, match.buzzer._round = thinker, self.before
        match.shared.share(match.setup.humans)  # as if nobody had looked since
        match.ask_again(now)
        pictures = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(match.answers, "give", lambda *_, **__: False)
            while match.window.collecting:
                pictures.append(picture(match, now))
                now += FRAME
                match.tick(now)
        return pictures, now - self.player.now


@pytest.fixture(
    scope="module", params=[*((*case, False) for case in ORDINARY), ("austin", 1, True), ("austin", 3, True)]
)
def found(request):
    return Found(*request.param)


@pytest.mark.rule("ES-124", "ES-133", "AP-174")
@pytest.mark.parametrize("frames", [0, 20, 100])
def test_a_window_looks_and_lasts_the_same_however_slow_the_worker_is(found, frames):
    films = [found.film(world, Slow(frames)) for world in (0, 1)]
    assert films[0] == films[1]


@pytest.mark.rule("ES-124", "ES-133", "AP-174")
def test_a_worker_that_never_answers_ends_every_window_at_the_same_moment(found):
    films = [found.film(world, Silent()) for world in (0, 1)]
    assert films[0] == films[1]
    assert films[0][1] - LATE_MS in range(FRAME)


@pytest.mark.rule("ES-124", "AP-174")
def test_no_window_is_over_before_a_thought_would_be(found):
    """However little there is to think about: the shortest time is the time of thinking and more."""
    thinker = Instant(passive=True)
    _, lasted = found.film(0, thinker)
    asked = thinker.requests[:]
    assert asked
    assert sum(ms for _, _, _, ms, _ in asked) <= lasted - SLACK_MS
