"""Somebody who plays Austin Powers at random up to a question, with bots that answer at once: for tests of races."""

from __future__ import annotations

from random import Random

from tabletop.core.ask import OFFER, RACE, SINGLE, WORLD
from tabletop.games.austin.definition import DEFINITION
from tabletop.match import TableSetup, bot, person, start

STEP = 4  # ms


class Bots:
    """Bots that answer at once; `throw` says whether they have something to give in a race of answers."""

    def __init__(self, throw=False):
        self.throw, self.replies = throw, []

    def request(self, id, known, seat, brief):  # noqa: A002
        options = known.queries[known.ask[2]](known.table, seat, *known.ask[3])
        many = known.ask[0] == RACE
        choice = (len(options) - 1 if self.throw else 0) if many else Random(brief.seed).randrange(len(options))
        self.replies.append(type("Reply", (), {"id": id, "choice": choice})())

    def poll(self):
        found, self.replies = self.replies, []
        return found

    def cancel(self):
        self.replies = []


class Sitting:
    """Plays Austin Powers at random until a query is open."""

    def __init__(
        self, query, people=1, seats=4, throw=False, seed=1, privacy="curtain", able=(), store=None, **options
    ):
        who = [person(i) for i in range(people)]
        setup = TableSetup(
            game="austin",
            seats=(*who, *(bot(i) for i in range(people, seats))),
            seed=seed,
            privacy=privacy,
            options={"reaction_mode": "timed", **options},
        )
        self.now, self.dice = 0, Random(seed)
        self.bots = Bots(throw)
        self.match = start(setup, self.bots, 0, definition=DEFINITION, store=store)
        for _ in range(200_000):
            game = self.match.game
            assert not game.over, f"never asked: {query}"
            if game.ask[2] == query and all(len(game.options_of(seat) or ()) > 1 for seat in able):
                return
            self.on()
        raise AssertionError(f"never asked: {query}")

    def on(self):
        """One step of somebody who plays at random and calls for help whenever that is possible."""
        match, game = self.match, self.match.game
        if match.shared.privacy.curtain is not None:
            match.lift(match.shared.privacy.curtain.seat, 10_000, self.now)
        elif game.ask[0] in SINGLE and game.ask[1] == WORLD:
            match.world(game.no, WORLD, self.dice.randrange(300, 900), "", self.now)
        elif match.shared.asked >= 0 and match.shared.viewer == match.shared.asked and game.ask[0] in SINGLE:
            options = match.shared.view().options
            acts = [match.definition.act(option) for option in options]
            help_ = [i for i, act in enumerate(acts) if act is not None and act.name == "ask_help"]
            every = [i for i, act in enumerate(acts) if act is None or not act.grave]
            match.answer(game.no, match.shared.asked, (help_ or [self.dice.choice(every)])[0], self.now)
        elif match.shared.asked >= 0 and match.shared.viewer == match.shared.asked and game.ask[0] == OFFER:
            match.answer(game.no, match.shared.asked, 0, max(self.now, match.window.back_at))
        else:
            self.run(40)

    def run(self, ms):
        end = self.now + ms
        while self.now < end:
            self.now = min(end, self.now + STEP)
            self.match.tick(self.now)
