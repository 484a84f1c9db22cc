"""People at a real table who play by themselves: they think for a while and answer, lift curtains, press React or Pass."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.bots.bot import WAITS, Choice, ValueAnswer
from tabletop.bots.inline import InlineBots
from tabletop.core.ask import TELL
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.table.playback.reading_time import PACES
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tools.rigs.along import Along
from tools.rigs.pilot import Pilot, unseen

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.match.settings import Telling

BEAT = 48.0  # ms of the program's clock from one look to the next
ENDLESS = 6 * 3_600_000  # ms: no evening is longer
# How long people think, in ms from when a question can be answered. The short times are those of the keystroke-level model
# (Card, Moran and Newell 1983: 1.35 s to make up one's mind, 1.1 s to point, 0.2 s to click); the others are assumed.
THINKS = {
    "turn": 12_000,  # the first answer of an own turn: hand and table are looked over
    "choice": 6_000,  # later, or in another's turn, after what others have done
    "next": 2_650,  # what follows from the own last answer: with which card, at whom, how many
    "only": 1_300,  # there is one way to go on, and it is pressed
    "tell": 45_000,  # a word of one's own
    "press": 1_550,  # React or Pass in a window, by the own key, each person at the same time; a lit button costs none
    "curtain": 4_000,  # the screen goes to somebody else, who holds the button
}
HANDS = {"beanz": {"shoot_mode": "odds_66"}, "austin": {"reaction_mode": "calm"}}  # without flicks and races


class Length(msgspec.Struct):
    """One match: `rounds` by whoever had the most turns; `told`: ms of telling, `of_bots`: of that in the turns of bots, of
    which there were `bot_turns`; `lines`: told, `hurried`: those that the program itself did not let stay as long as they are
    read; `decisions`: of people, by kind.
    """

    rounds: int
    ms: float
    told: float
    of_bots: float
    bot_turns: int
    lines: int
    hurried: int
    decisions: dict[str, int]


class Company:
    """Sit at a table and answer after they have thought. Flicks and races are left out. `thinks`: for how long, by kind."""

    thinks: Mapping[str, float] = THINKS

    def __init__(self, game: str, seats: int, people: int, seed: int, telling: Telling = "brisk") -> None:
        who = (*(person(i) for i in range(people)), *(bot(i, "normal") for i in range(people, seats)))
        rules = {
            rule.id: rule.suggested for rule in games.load(game).house_rules if rule.suggested
        }  # as of a new table
        setup = TableSetup(game=game, seats=who, seed=seed, options=rules | HANDS.get(game, {}))
        self.match = start(setup, InlineBots(), 0)
        self.mind = levels.make(self.match.definition, levels.level("normal"))
        self.dice, self.telling = Random(seed), telling
        self.done: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self._seat, self._begun = -1, 0  # whose turn it is, and the number of the last one that a person has begun
        self._wait: tuple[object, float] = (None, 0.0)  # what is decided, and when that is ready
        self._weighed: dict[int, int] = {}  # by seat, at which question it has thought of its lit button

    def play(self, size: tuple[int, int] = (1280, 720)) -> Length:
        told = {True: 0.0, False: 0.0}  # ms by whether it is of a person's turn
        with Pilot(size, Prefs(shake=False, telling=PACES[self.telling])) as pilot, unseen(pilot.app):
            self.pilot, self.screen = pilot, TableScreen(self.match, None, on_end=lambda _: None)
            pilot.app.push(self.screen)
            along = Along(self.screen)
            while True:
                pilot.now += BEAT
                pilot.app.step([])
                along.look(BEAT)
                if self.screen.sequencer.busy:
                    told[self.match.human(self.screen.playback.state.view.table.turn)] += BEAT
                self._look()
                self._claim()
                if self.match.game.over and not self.screen.sequencer.busy:
                    break
                if not self.screen.sequencer.busy:
                    self._act()
                if pilot.now > ENDLESS:
                    raise RuntimeError(f"no end: {self.match.game.ask}")
            return self._length(told, along)

    def _length(self, told: dict[bool, float], along: Along) -> Length:
        turns, human = self.turns, self.match.human
        return Length(
            rounds=max(turns.values()),
            ms=self.pilot.now,
            told=sum(told.values()),
            of_bots=told[False],
            bot_turns=sum(count for seat, count in turns.items() if not human(seat)),
            lines=len(along.read),
            hurried=len(along.short(2 * BEAT)) + len(self.screen.sequencer.hurried),
            decisions=dict(self.done),
        )

    def _look(self) -> None:
        """The people are there, and see whose turn it is."""
        self.match.shared.privacy.touched(self.screen.now)
        if self.match.game.table.turn != self._seat:
            self._seat = self.match.game.table.turn
            self.turns[self._seat] += 1

    def _claim(self) -> None:
        """Whoever wants to use what may be used at any time presses the lit button while the others act."""
        match, game = self.match, self.match.game
        for seat in match.setup.humans if game.ask is not None else ():
            options, may = game.options_of(seat) or (), match.claims.may(seat)
            if not set(may).isdisjoint(options) and self._weighed.get(seat) != game.no:
                self._weighed[seat], choice = game.no, self._choice(seat)
                if not match.claims.pressed(seat) and isinstance(choice, int) and options[choice] in may:
                    match.claim(seat, self.screen.now)
                    self.done["press"] += 1

    def _act(self) -> None:
        """What the people at the screen do next, once they have thought about it."""
        match, player_view, now = self.match, self.match.shared, self.screen.now
        curtain, window, no = player_view.privacy.curtain, match.window, match.game.no
        if (
            curtain is not None and player_view.asked == curtain.seat and player_view.deciding < 0
        ):  # else only a hand is covered
            if self._thought("curtain", (no, curtain)):
                match.lift(curtain.seat, HOLD_MS, now)
        elif window is not None and window.collecting:
            seats = window.humans - window.auto if window.shown else frozenset()
            if seats and self._thought("press", (no, window), len(seats)):
                for seat in seats:
                    match.press(seat, "react" if self._choice(seat) else "pass", now)
        elif player_view.resting:
            player_view.call()
            match.tick(now)
        elif player_view.deciding >= 0 and self._thought(self._kind(player_view.deciding), (no, player_view.deciding)):
            self._answer(player_view.deciding)

    def _answer(self, seat: int) -> None:
        """As a normal bot would; where several may answer for all, whoever wants to, and if none of the people does, a bot."""
        match, choice = self.match, self._choice(seat)
        if choice == WAITS:
            seat, choice = next(
                ((other, found) for other in match.asked if (found := self._choice(other)) != WAITS), (seat, WAITS)
            )
        if choice == WAITS:
            return
        if isinstance(choice, ValueAnswer):
            match.tell(match.game.no, seat, choice.value, self.screen.now)
        else:
            match.answer(match.game.no, seat, choice, self.screen.now)

    def _choice(self, seat: int) -> Choice:
        return self.mind.choose(self.match.game.knowledge(seat), seat, self.dice)

    def _kind(self, seat: int) -> str:
        """Of a decision."""
        game, answers = self.match.game, self.match.record.answers
        if game.ask[0] == TELL:
            return "tell"
        if len(game.options_of(seat) or ()) == 1:
            return "only"
        if game.table.turn == seat and self._begun != self.turns.total():
            return "turn"
        return "next" if answers and answers[-1].seat == seat else "choice"

    def _thought(self, kind: str, about: object, people: int = 1) -> bool:
        """True once, when so many have had the time to think about this."""
        if self._wait[0] != about:
            self._wait = about, self.pilot.now + self.thinks[kind]
        if not 0 < self._wait[1] <= self.pilot.now:
            return False
        self._wait = about, 0.0
        self.done[kind] += people
        if kind == "turn":
            self._begun = self.turns.total()
        return True
