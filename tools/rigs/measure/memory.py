"""What a table keeps in memory: a process of its own shows six seats at 1920x1080 and lets bots play for a while.

    python -m tools.rigs.measure.memory GAME

prints the resident memory in MiB. It starts as the program does; what another measurement has left in memory would count
in its own process.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.bots.inline import InlineBots
from tabletop.match import TableSetup, bot, start
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tabletop.toolkit.window import Window
from tools.rigs.measure.figure import Figure

ROOT = Path(__file__).resolve().parents[3]
SIZE = (1920, 1080)
SEATS = 6  # or as many as the game has
FRAMES, BEAT = 3000, 33.0  # pictures, and ms of the table's clock from one to the next
KIB = 1024


def table_memory(game: str) -> Figure:
    """Measure a table of `game`; about half a minute. 0 where the system does not tell."""
    command = [sys.executable, "-m", __name__, game]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout  # this program
    return Figure("resident memory at the table", float(found.split()[-1]), "MiB", "<= 80")


def resident() -> float:
    """Resident memory of this process in MiB; 0 where the system does not tell."""
    if not sys.platform.startswith("linux"):
        return 0.0
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123  # a file of the kernel
        return int(file.read().split()[1]) * 4 / KIB


def show(game: str, frames: int = FRAMES) -> float:
    """Play in a window; resident memory in MiB at the end."""

    time = [0.0]
    app = Runner(Window("Tabletop", SIZE), Prefs(), clock=lambda: time[0])
    seats = tuple(bot(i) for i in range(games.load(game).seats_near(SEATS)))
    match = start(TableSetup(game=game, seats=seats, seed=1), InlineBots(), 0)
    table = TableScreen(match, on_end=lambda _match: None)
    app.push(table)
    done = 0
    while done < frames or (app.top is not table and done < 2 * frames):  # a race lies above the table for a while
        time[0] += BEAT
        app.step([])
        done += 1
    match.close()
    return resident()


if __name__ == "__main__":
    print(round(show(sys.argv[1]), 1))  # for the process that asked
