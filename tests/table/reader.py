"""A table at which a golden match is played, and somebody who reads along."""

from __future__ import annotations

from random import Random

from tabletop import games
from tabletop.bots.bot import ValueAnswer
from tabletop.core.ask import TELL
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.table.playback.reading_time import PACES
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests.table.rig import NAMES, Instant, Reply, Sitting
from tools.playthrough import by_chance
from tools.rigs.along import Along
from tools.rigs.pilot import Pilot

FRAME = 40  # ms, at a brisk pace
NO_HANDS = {  # nothing that hands do outside the rules
    "beanz": {"first_player": "coin", "shoot_mode": "odds_66"},
    "austin": {"reaction_mode": "calm", "first_player": "chosen"},
}


class Chance(Instant):
    """Bots that answer as the golden transcripts do, at the next poll."""

    def __init__(self, definition):
        super().__init__()
        self.definition = definition

    def request(self, id, known, seat, brief):  # noqa: A002
        options, rand = known.queries[known.ask[2]](known.table, seat, *known.ask[3]), Random(brief.seed)
        told = known.ask[0] == TELL
        self.replies.append(
            Reply(id, ValueAnswer(rand.choice(options)) if told else by_chance(self.definition, options, rand))
        )


class Reader(Sitting):
    """One person among bots, at the deal, seats and house rules of a golden transcript; nobody hurries anything."""

    def __init__(self, script, pace):
        seats = (person(0, NAMES[0]), *(bot(i) for i in range(1, script.seats)))
        options = script.options | NO_HANDS.get(script.game, {})
        setup = TableSetup(game=script.game, seats=seats, seed=script.seed, pace="quick", options=options)
        self.match = start(setup, Chance(games.load(script.game)), 0)
        self.pilot = Pilot((1280, 720), Prefs(animation=1, shake=False))
        self.screen = TableScreen(self.match, None, on_end=lambda _: None)
        self.pilot.app.push(self.screen)
        self.pilot.app.prefs.telling = PACES[pace]
        self.frame = FRAME * PACES[pace]
        self.rand, self.along = Random(script.seed), Along(self.screen)

    def play(self, most):
        """To the end of the match, or until so many lines have been told."""
        end = self.pilot.now + 3_600_000
        while len(self.along.read) < most:
            assert self.pilot.now < end, f"nothing is told: {self.match.game.ask}"
            self.pilot.now += self.frame
            self.pilot.app.step([])
            self.along.look(self.frame)
            if not self.screen.sequencer.busy:
                if self.match.game.over:
                    return
                self.answer()

    def answer(self):
        match, now = self.match, self.screen.now
        if match.shared.privacy.curtain is not None:
            match.lift(match.shared.privacy.curtain.seat, HOLD_MS, now)
        seat = match.shared.deciding
        if seat < 0:
            return
        options = match.game.options_of(seat)
        if match.game.ask[0] == TELL:
            match.tell(match.game.no, seat, self.rand.choice(options), now)
        else:
            self.screen.commands.give(by_chance(match.definition, options, self.rand))
