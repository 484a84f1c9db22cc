"""A table for tests of the match: the minigame, instant bots, a clock that is only ever told."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tabletop.core.ask import NOBODY, OFFER, PASS, RACE, WORLD
from tabletop.match import HOLD_MS, Match, TableSetup, WindowRules, bot, person, start
from tests.core.minigame import DEFINITION

FRAME = 50  # ms from tick to tick


class Reply(NamedTuple):
    id: int
    choice: int


class Instant:
    """Bots that answer by chance, at the next poll."""

    def __init__(self, passive=False):
        self.requests, self.replies, self.cancelled, self.passive = [], [], 0, passive

    def request(self, id, known, seat, brief):  # noqa: A002
        self.requests.append((id, seat, brief.level, brief.ms, known))
        size = len(known.queries[known.ask[2]](known.table, seat, *known.ask[3]))
        self.replies.append(Reply(id, 0 if self.passive else Random(brief.seed).randrange(size)))

    def poll(self):
        found, self.replies = self.replies, []
        return found

    def cancel(self):
        self.cancelled += 1
        self.replies = []


class Silent(Instant):
    """Bots that think for ever."""

    def poll(self):
        return []


def setup(people=1, bots=2, seed=1, **more):
    seats = [person(i) for i in range(people)] + [bot(people + i) for i in range(bots)]
    more.setdefault("window", WindowRules())
    return TableSetup(game="minigame", seats=tuple(seats), seed=seed, **more)


def begin(table=None, thinker=None, store=None, now=0, definition=DEFINITION, **more):
    return start(
        table or setup(**more),
        thinker or Instant(),
        now,
        store=store,
        unix=lambda: 1_700_000_000,
        definition=definition,
    )


class Player:
    """Plays a match by chance for all people and the world, as a screen would."""

    def __init__(self, match: Match, seed=0, now=0):
        self.match, self.now, self.random = match, now, Random(seed)

    def step(self):
        """One frame, and perhaps one thing that a person does."""
        match, game = self.match, self.match.game
        match.tick(self.now)
        if not game.over and (game.ask[0] == RACE or game.ask[1] == WORLD):
            self.odd()
        elif curtains := [
            player_view.privacy.curtain
            for player_view in match.seating.views
            if player_view.privacy.curtain is not None
        ]:
            match.lift(curtains[0].seat, HOLD_MS, self.now)
        elif match.window is not None and match.window.collecting and match.window_facts.shown:
            if self.random.random() < 0.1:
                seat = self.random.choice(sorted(match.window.humans))
                match.press(seat, self.random.choice(["react", "pass"]), self.now)
        elif asked := [player_view.asked for player_view in match.seating.views if player_view.asked != NOBODY]:
            self.decide(self.random.choice(asked) if len(asked) > 1 else asked[0])
        self.now += FRAME
        match.tick(self.now)

    def decide(self, seat):
        match = self.match
        options = self.open(match.shared.view(seat).options)
        if match.window is not None and len(options) > 1 and self.random.random() < 0.5:
            match.answer(match.game.no, seat, self.random.randrange(1, len(options)), self.now)
        elif match.game.ask[0] == OFFER:
            back = match.window.back_at
            self.now = max(self.now, back)
            match.withdraw(seat, self.now)
        else:
            match.answer(match.game.no, seat, self.random.randrange(len(options)), self.now)

    def open(self, options):
        """All but giving up, which would make a short match; it is always the last option."""
        acts = self.match.definition.acts
        return [option for option in options if option == PASS or not acts[option[0]].grave]

    def odd(self):
        match, game = self.match, self.match.game
        if game.ask[0] != RACE:
            values = game.options_of(WORLD)
            match.world(game.no, WORLD, values[game.no % len(values)], "a coin", self.now)
        elif match.window is None and self.random.random() < 0.1:
            seat = next((x for x in game.left if match.human(x)), None)
            if seat is not None:
                match.answer(game.no, seat, self.random.randrange(len(game.options_of(seat))), self.now)

    def until(self, done, steps=20_000):
        for _ in range(steps):
            if done(self.match):
                return self.match
            self.step()
        raise AssertionError(f"not after {steps} frames: {self.match.game.ask}")

    def to_the_end(self):
        return self.until(lambda match: match.game.over)
