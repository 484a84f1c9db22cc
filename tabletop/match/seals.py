"""Two chains of digests over a match that was fairly dealt, one of its answers and one of its dice, made while it is played.

What is written down at the end tells a record that was changed later, and where; and a program whose dice fell otherwise than
the seed says gives itself away, since `fair_check` makes both chains again from seed and answers (FAIR.md).
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tabletop.core.definition import Outcome
from tabletop.core.game import Game
from tabletop.core.record import Answer, Record
from tabletop.core.table import Table
from tabletop.match.fair_deal import digest
from tabletop.match.history.command_log import AppliedAnswer
from tabletop.match.seats import TableSetup

LINK = 4  # digits that are kept of each digest of a chain: they say where, the seal says whether


class DealSeal(msgspec.Struct, frozen=True, kw_only=True):
    """What the result of a match keeps: both chains from the deal on, and the seal over their ends and who has won."""

    answers: str
    dice: str
    seal: str

    @property
    def links(self) -> tuple[list[str], list[str]]:
        return _cut(self.answers), _cut(self.dice)


class Seals:
    """Listens to every answer of a fairly dealt match, and not to others. `bot_dice` by number of the request and seat: the
    seed that a bot there was given.
    """

    def __init__(self, setup: TableSetup, record: Record, bot_dice: Callable[[int, int], int]) -> None:
        """`record`: before its first answer."""
        self.record, self.bot_dice, self.fair = record, bot_dice, setup.fair is not None
        mark, table = setup.fair.mark if setup.fair is not None else "", record.game.table
        self.whole = (
            self.fair
        )  # False where answers were not played again: rules that have changed do not lead through them
        self.answers = [digest("match", mark, setup.game, sorted(setup.options.items()), len(setup.seats))]
        self.dice = [digest("dealt", mark, table.rng, table.kind.hex(), table.zones)]

    def add(self, applied: AppliedAnswer, game: Game) -> None:
        if applied.n != len(self.answers):
            self.whole = False
        if self.fair:
            self.heard(applied.answer, game.table)

    def cut(self, n: int) -> None:
        """Forget what came after `n` answers."""
        del self.answers[n + 1 :], self.dice[n + 1 :]

    def heard(self, answer: Answer, table: Table) -> None:
        """One more link of each chain; `table` stands after the answer."""
        self.answers.append(digest("answer", self.answers[-1], answer))
        self.dice.append(digest("dice", self.dice[-1], table.rng, self.bot_dice(answer.no, answer.seat)))

    def sealed(self, outcome: Outcome | None) -> DealSeal | None:
        """What is kept of a match that has ended so, also when its last answer has not been heard of yet."""
        n, answers = len(self.answers) - 1, self.record.answers
        if not self.whole or outcome is None or n < len(answers) - 1:
            return None
        for answer in answers[n:]:
            self.heard(answer, self.record.game.table)
        found = DealSeal(
            answers="".join(link[:LINK] for link in self.answers),
            dice="".join(link[:LINK] for link in self.dice),
            seal=digest("seal", self.answers[-1], self.dice[-1], outcome.winners, outcome.ending),
        )
        self.cut(n)
        return found


def _cut(chain: str) -> list[str]:
    return [chain[at : at + LINK] for at in range(0, len(chain), LINK)]
