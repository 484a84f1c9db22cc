"""What a frame of a table costs, game by game: alone, while hints are thought about, and while bots play a deal again.

python -m tools.bench.frames                                    every game at both sizes; some minutes
python -m tools.bench.frames --game austin --size 1280x720 --beside hint

Bots play in a window; the program's clock is driven, a frame every 16 ms of its own time. Each frame that draws a picture
counts, with the milliseconds of the processor that its thread took (median, 99th percentile, longest) and those of the
clock. What bots think, which the program leaves to a process of its own, is taken off.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.bots.bot import Choice
from tabletop.bots.heuristics import BotStyle
from tabletop.bots.inline import InlineBots
from tabletop.core.game import Game
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, bot, person
from tabletop.match.hint_service import EFFORT
from tabletop.storage import Store
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.window import Window
from tools.rigs.measure.memory import SEATS
from tools.rigs.screens.score import played

FRAME = 16.0  # ms of the program's clock
WARM = 200  # frames that do not count: the table is laid
SIZES = ("1280x720", "1920x1080")
BESIDE = ("nothing", "hint", "deals")


class Took(NamedTuple):
    """Milliseconds of one frame: of the thread's processor, and of the clock."""

    processor: float
    clock: float


class Aside(InlineBots):
    """Bots whose thinking is counted by itself."""

    spent = Took(0.0, 0.0)

    def choose(self, known: Game, seat: int, style: BotStyle, seed: int) -> Choice:
        used, begun = time.thread_time(), time.perf_counter()
        try:
            return super().choose(known, seat, style, seed)
        finally:
            took = Took((time.thread_time() - used) * 1000, (time.perf_counter() - begun) * 1000)
            self.spent = Took(self.spent.processor + took.processor, self.spent.clock + took.clock)


class Measured(Program):
    """Its bots are `bots`."""

    def __init__(self) -> None:
        super().__init__(Store(None))
        self.bots = Aside()
        self.services.first_evening = False

    def _thinker(self) -> Aside:  # type: ignore[override]  # a thinker that needs no process
        return self.bots


def frames(game: str, size: tuple[int, int], beside: str, count: int) -> Iterator[Took]:
    """What each frame took that drew a picture."""
    now = [0.0]
    program = Measured()
    window = Window("Tabletop", size)
    app = Runner(window, program.services.prefs(), clock=lambda: now[0])
    program.begin(app, FirstScreen())
    seats = tuple(bot(i) for i in range(games.load(game).seats_near(SEATS)))
    program.play(TableSetup(game=game, seats=seats, seed=1))
    work = {"nothing": lambda: None, "hint": hints(program, app), "deals": deals(program, app, game)}[beside]
    done = -WARM
    while done < count and any(isinstance(screen, TableScreen) for screen in app.screens):
        now[0] += FRAME
        drawn, program.bots.spent = app.frames, Took(0.0, 0.0)
        used, begun = time.thread_time(), time.perf_counter()
        work()
        app.step([])
        took = Took((time.thread_time() - used) * 1000, (time.perf_counter() - begun) * 1000)
        done += 1
        if done > 0 and app.frames > drawn:
            yield Took(took.processor - program.bots.spent.processor, took.clock - program.bots.spent.clock)
    program.end()
    window.close()


def hints(program: Program, app: Runner) -> Callable[[], None]:
    """A process always looks at what a seat could answer, and is looked at every frame, as for a hint."""
    asked = [0]

    def work() -> None:
        table = next(screen for screen in app.screens if isinstance(screen, TableScreen))
        game, analyst = table.match.game, program.services.analyst()
        if asked[0] and analyst.poll() is None:
            return
        seat = next((seat for seat in range(len(table.match.setup.seats)) if game.options_of(seat)), None)
        if seat is not None and not game.over:
            asked[0] += 1
            analyst.request(asked[0], game.knowledge(seat), seat, EFFORT, seed=Random(asked[0]).getrandbits(32))

    return work


def deals(program: Program, app: Runner, game: str) -> Callable[[], None]:
    """A process always plays the deal of a match again."""
    fewest = games.load(game).players[0]

    def work() -> None:
        if not program.services.dealt.left:
            setup = TableSetup(game=game, seats=(person(0, "Ann"), *(bot(i) for i in range(1, fewest))), seed=2)
            program.services.dealt.later(app, [played(program.services, setup, 0)])

    return work


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games.names(), action="append", help="default: all")
    parser.add_argument("--size", action="append", help="default: both")
    parser.add_argument("--beside", choices=BESIDE, action="append", help="default: all")
    parser.add_argument("--frames", type=int, default=1500)
    args = parser.parse_args()
    print(
        f"{'game':10} {'size':10} {'beside':8} {'frames':>6} {'median':>7} {'99 %':>7} {'longest':>7}  (ms)  by clock"
    )
    for game in args.game or games.names():
        for size in args.size or SIZES:
            width, height = map(int, size.split("x"))
            for beside in args.beside or BESIDE:
                took = list(frames(game, (width, height), beside, args.frames))
                used, clock = (sorted(each) for each in zip(*took, strict=True))
                late = len(took) * 99 // 100
                print(
                    f"{game:10} {size:10} {beside:8} {len(took):6} {statistics.median(used):7.2f} {used[late]:7.2f}"
                    f" {used[-1]:7.2f}        {statistics.median(clock):6.2f} {clock[late]:6.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
