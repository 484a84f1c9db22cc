"""What one screen for two costs: presses, holds and seconds of a turn, by the number of cards that are played in it.

python -m tools.hotseat                              every game with windows, and every way to pass ahead for a turn
python -m tools.hotseat espionage --matches 8

Two people at the real table, as in tools/minutes.py. A strip is a window in which they press Pass or React, a hold lifts a
curtain; presses are those of all strips, holds and answers. Of the seconds of a turn: what is told, what the two think and
do, and what remains, in which they wait for windows. Passing ahead is what the one whose turn it is not has chosen for it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple

from tabletop import games
from tools.rigs.company import BEAT, THINKS, Company

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.core.definition import Definition
    from tabletop.match.reaction_window import AutoPass

MANY = 5  # cards, or more


class Turn(NamedTuple):
    """`done`: decisions of both people by kind; `ms`: all of it, `told`: of that the telling."""

    cards: int
    strips: int
    done: Counter[str]
    ms: float
    told: float

    @property
    def thought(self) -> float:
        """Whoever presses at a strip does so at the same time."""
        alone = self.done - Counter(press=self.done["press"])
        return sum(THINKS[kind] * count for kind, count in alone.items()) + THINKS["press"] * self.strips


class Two(Company):
    """Two people, and a note of each turn of theirs. `passing`: how the one whose turn it is not passes ahead."""

    def __init__(self, game: str, seed: int, passing: AutoPass = "always_ask") -> None:
        super().__init__(game, games.load(game).seats_near(2), 2, seed)
        self.passing, self.noted = passing, list[Turn]()
        self._cards = self._strips = 0
        self._told = self._since = 0.0
        self._before: Counter[str] = Counter()

    def _look(self) -> None:
        seat = self._seat
        self._told += BEAT * self.screen.sequencer.busy
        super()._look()
        if self._seat != seat:
            self._note()
        if self._seat not in self.match.setup.humans:
            return
        other = 1 - self._seat
        if self.match.passing.of(other) != self.passing and not self.match.game.over:
            self.match.auto_pass(other, self.passing, self.screen.now, own_key=True)

    def _note(self) -> None:
        """A turn is over; what it came to is told in the next one."""
        if sum(self.turns.values()) > 1:
            self.noted.append(
                Turn(self._cards, self._strips, self.done - self._before, self.pilot.now - self._since, self._told)
            )
        self._before, self._since = self.done.copy(), self.pilot.now
        self._cards, self._strips, self._told = 0, 0, 0.0

    def _thought(self, kind: str, about: object, people: int = 1) -> bool:
        ready = super()._thought(kind, about, people)
        self._strips += ready and kind == "press"
        return ready

    def _answer(self, seat: int) -> None:
        before, zones = self.match.game.table.at[:], self.screen.places.zones
        super()._answer(seat)
        table = self.match.game.table
        gone = [card for card, zone in enumerate(before) if zone != table.at[card] and zones[zone].look.kind == "hand"]
        self._cards += any(zones[before[card]].seat == seat for card in gone) and seat == self._seat


def ways(definition: Definition) -> tuple[AutoPass, ...]:
    """How one passes in another one's turn."""
    ahead: AutoPass = "this_turn" if definition.pacing.quiet else "until_my_turn"
    return "always_ask", "only_when_aimed", ahead


def rows(game: str, passing: AutoPass, matches: int, seed: int) -> Iterator[str]:
    found: list[Turn] = []
    for number in range(matches):
        two = Two(game, seed + number, passing)
        two.play()
        found += two.noted
    for cards in range(MANY + 1):
        turns = [turn for turn in found if min(turn.cards, MANY) == cards]
        if turns:
            yield f"{game:10} {passing:14} {row(cards, turns)}"


def row(cards: int, turns: list[Turn]) -> str:
    """What turns with so many cards come to."""
    strips, holds = mean(turn.strips for turn in turns), mean(turn.done["curtain"] for turn in turns)
    presses = mean(turn.done.total() for turn in turns)
    ms, told, thought = (mean(getattr(turn, name) for turn in turns) / 1000 for name in ("ms", "told", "thought"))
    return (
        f"{cards}{'+' if cards == MANY else ' '} {len(turns):6} {strips:7.1f} {holds:6.1f} {presses:8.1f}"
        f" {ms:8.1f} {told:6.1f} {thought:8.1f} {ms - told - thought:7.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = [game for game in games.built() if games.load(game).pacing.windows]
    parser.add_argument("game", nargs="*", help=f"default: {', '.join(known)}")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not {*args.game} <= {*known}:
        sys.exit(f"Games with windows are {', '.join(known)}.")
    print(f"{'game':10} {'passing':14} cards  turns  strips  holds  presses  seconds   told  thought  waited")
    for game in args.game or known:
        for passing in ways(games.load(game)):
            for line in rows(game, passing, args.matches, args.seed):
                print(line, flush=True)


if __name__ == "__main__":
    main()
