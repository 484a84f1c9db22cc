"""Play random games by the thousand and count what happened.

python -m tools.longrun --games 20000            all games, with as many seats as each allows, random house rules
python -m tools.longrun --game espionage --first 500 --games 100
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from tabletop import games
from tabletop.core.ask import ANY, TELL, Option
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.jobs import Job, JobError, progress_bar

STALL = 20_000  # answers after which a random game is taken to have no end
PIECE = 100  # games of a job
COUNTS = ("endings", "seats", "acts", "cards", "values")


def drawn_options(definition: Definition, random: Random, seats: int) -> dict[str, str]:
    """House rules by chance that go with so many seats, the default ones twice as often: some others make games short."""
    while True:
        options = {rule.id: random.choice([rule.default, *rule.values]) for rule in definition.house_rules}
        if not definition.unfit(seats, options):
            return options


class Tally:
    """Counts over random games: endings, seats, acts and cards of the chosen options, values of the house rules."""

    def __init__(self, definition: Definition, *, paranoid: bool = False) -> None:
        self.definition, self.paranoid = definition, paranoid
        self.endings: Counter[str] = Counter()
        self.seats: Counter[int] = Counter()
        self.acts: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.values: Counter[str] = Counter()
        self.decisions = 0

    def run(self, seeds: Iterable[int]) -> None:
        for seed in seeds:
            self.play(seed)

    def play(self, seed: int) -> None:
        """One random game; AssertionError names seed, seats and options when a card is lost or no end comes."""
        definition, random = self.definition, Random(seed)
        low, high = definition.players
        seats = random.randint(low, high)
        options = drawn_options(definition, random, seats)
        self.seats[seats] += 1
        self.values.update(map("=".join, options.items()))
        auto = seed % 4 > 0  # now and then forced answers are pressed too
        game = definition.start(seats, seed, options, auto=auto, paranoid=self.paranoid)
        cards, n = sorted(game.table.kind), 0
        while not game.over:
            assert game.options, f"{definition.id} seed {seed}: an ask without options"
            self._answer(game, random)
            n += 1
            assert n < STALL, f"{definition.id} seed {seed}, {seats} seats, {options}: no end"
            self._check(game, seed)
        assert sorted(game.table.kind) == cards, f"{definition.id} seed {seed}: a card became another"
        outcome = definition.outcome(game.table)
        assert outcome, f"{definition.id} seed {seed}: over without an outcome"
        self.endings[outcome.ending] += 1
        self.decisions += n

    def _answer(self, game: Game, random: Random) -> None:
        """Any option of the seat that is asked; where several may answer for all, of any of them."""
        if game.ask[0] == ANY:
            seat = random.choice(game.left)
            options: Sequence[Option] = game.options_of(seat) or ()
            index = int(random.random() * len(options))
            self._count(game, options[index])
            game.answer(game.no, seat, index)
            return
        options = game.options or ()
        index = int(random.random() * len(options))
        if game.ask[0] != TELL:  # a value that is told is no act and no card
            self._count(game, options[index])
        game.step(index)

    def _count(self, game: Game, option: Option) -> None:
        act = self.definition.act(option)
        if act is None:
            return
        self.acts[act.name] += 1
        if option[1] >= 0:
            self.cards[self.definition.cards[game.table.kind[option[1]]].name] += 1

    def _check(self, game: Game, seed: int) -> None:
        table = game.table
        at = bytearray(b"\xff") * len(table.kind)
        for zone, ids in enumerate(table.zones):
            for card in ids:
                at[card] = zone
        whole = sum(map(len, table.zones)) == len(table.kind)
        assert whole, f"{self.definition.id} seed {seed}: cards lost or doubled"
        assert at == table.at, f"{self.definition.id} seed {seed}: a card is not where it says"

    def report(self) -> str:
        """The counts as text, commonest first."""
        lines = [f"{self.definition.name}: {sum(self.endings.values())} games, {self.decisions} answers"]
        for name in COUNTS:
            counts: Counter[object] = getattr(self, name)
            lines.append(f"  {name}: {', '.join(f'{what} {n}' for what, n in counts.most_common())}")
        unused = {face.name for face in self.definition.cards} - set(self.cards)
        return "\n".join([*lines, f"  never chosen: {', '.join(sorted(unused)) or 'none'}"])


def piece(game: str, games_: int, seed: int, *, paranoid: bool) -> dict[str, dict[str, int]]:
    """So many games from `seed` on, as a job: the counts by their names."""
    tally = Tally(games.load(game), paranoid=paranoid)
    tally.run(range(seed, seed + games_))
    return {name: getattr(tally, name) for name in COUNTS} | {"decisions": {"": tally.decisions}}


def run(game: str, args: argparse.Namespace) -> Tally:
    """The counts over all pieces. JobError names the game that went wrong."""
    starts = range(args.first, args.first + args.games, PIECE)
    sizes = [min(PIECE, starts.stop - start) for start in starts]
    jobs = [
        Job("tools.longrun:piece", {"game": game, "games_": size, "paranoid": args.paranoid}, start)
        for start, size in zip(starts, sizes, strict=True)
    ]
    tally = Tally(games.load(game))
    for counts in progress_bar.results(
        jobs, dict[str, dict[str, int]], progress_bar.JobOptions(args.jobs, args.cluster, args.so_far), game
    ):
        for name in COUNTS:
            getattr(tally, name).update(counts[name])
        tally.decisions += counts["decisions"][""]
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=games.built(), action="append", help="default: all")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--paranoid", action="store_true", help="rebuild every script before every step")
    progress_bar.add_means(parser)
    args = parser.parse_args()
    for name in args.game or games.built():
        began = time.perf_counter()
        try:
            print(f"{run(name, args).report()}\n  {time.perf_counter() - began:.0f} s")
        except JobError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
