"""A long evening in memory: bots play match after match in the real program, with every picture drawn.

python -m tools.soak                             all games in turn, two hours of the program's own time
python -m tools.soak --game beanz --minutes 20   one game, match after match

In the first ten minutes every game is at the table for two, so that what is loaded with a game is told apart from what grows;
then each match is played to its end. The program's clock is driven: a picture every 200 ms of its own time, as fast as this
machine draws them, and bots answer at once. Every minute of that time prints the resident memory in MiB.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.bots.inline import InlineBots
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, bot
from tabletop.pages.end.end_page import EndScreen
from tabletop.pages.menu import MenuScreen
from tabletop.storage import Store, database_file
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.window import Window
from tools.rigs.measure.memory import SEATS, resident

BEAT = 200.0  # ms of the program's clock from one picture to the next
LOOKED_AT = 10_000  # ms that the end of a match is shown
MINUTE = 60_000
SETTLED = 10  # minutes after which nothing should grow any more
TASTE = SETTLED * MINUTE  # shared by all games, in which none is played to its end


class Row(NamedTuple):
    """One minute of the program's time: the game at the table, the matches that are over, MiB now and at most since."""

    minute: int
    game: str
    matches: int
    memory: float
    most: float


class Evening(Program):
    """Plays `wanted` in turn, a match each, with as many bots as the tables of the measurements have."""

    def __init__(self, store: Store, wanted: Sequence[str]) -> None:
        super().__init__(store)
        self.wanted, self.taste = cycle(wanted), TASTE / len(wanted)
        self.seed, self.game = 0, ""
        self.services.first_evening = False

    def _thinker(self) -> InlineBots:  # type: ignore[override]  # a thinker that needs no process
        return InlineBots()

    def deal(self) -> None:
        self.seed, self.game = self.seed + 1, next(self.wanted)
        seats = tuple(bot(i) for i in range(games.load(self.game).seats_near(SEATS)))
        self.play(TableSetup(game=self.game, seats=seats, seed=self.seed))


def soak(wanted: Sequence[str], minutes: int, size: tuple[int, int]) -> Iterator[Row]:
    """Yield a row for every minute."""
    time = [0.0]
    with tempfile.TemporaryDirectory() as folder:
        store = Store(database_file(Path(folder)))
        evening = Evening(store, wanted)
        app = Runner(Window("Tabletop", size), evening.services.prefs(), clock=lambda: time[0])
        evening.begin(app, FirstScreen())
        dealt = ended = 0.0  # since when the match has been at the table, and its end on the screen
        for minute in range(1, minutes + 1):
            most = 0.0
            while time[0] < minute * MINUTE:
                time[0] += BEAT
                pygame.event.clear()  # nobody takes what is posted, and SDL would keep it
                app.step([])
                top, most = app.top, max(most, resident())
                if isinstance(top, MenuScreen):
                    evening.deal()
                    dealt = ended = time[0]
                elif minute <= SETTLED and time[0] - dealt > evening.taste and isinstance(top, TableScreen):
                    top.close("menu")
                elif not isinstance(top, EndScreen):
                    ended = time[0]
                elif time[0] - ended > LOOKED_AT:
                    top.close("menu")
            yield Row(minute, evening.game, evening.seed - 1, resident(), most)
        store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games.names(), action="append", help="default: all in turn")
    parser.add_argument("--minutes", type=int, default=120)
    parser.add_argument("--size", default="1920x1080")
    args = parser.parse_args()
    width, height = map(int, args.size.split("x"))
    rows = []
    print(f"{'minute':>6}  {'game':10} {'matches':>7} {'MiB':>6} {'most':>6}")
    for row in soak(args.game or games.names(), args.minutes, (width, height)):
        rows.append(row)
        print(f"{row.minute:6}  {row.game:10} {row.matches:7} {row.memory:6.1f} {row.most:6.1f}", flush=True)
    late = [row for row in rows if row.minute > SETTLED] or rows
    for game in dict.fromkeys(row.game for row in late):
        mine = [row for row in late if row.game == game]
        now = [row.memory for row in mine]
        print(
            f"{game}: {min(now):.1f} to {max(now):.1f} MiB, {now[0]:.1f} at first, {now[-1]:.1f} at last,"
            f" {max(row.most for row in mine):.1f} at most"
        )


if __name__ == "__main__":
    main()
