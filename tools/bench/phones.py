"""What phones may do to a table: lines that drop, a table that is killed, garbage on the socket. On loopback.

python -m tools.bench.phones joins --count 2000        eight phones that drop and come back while they play
python -m tools.bench.phones kills --count 50          the table is killed, and goes on under the same address
python -m tools.bench.phones garbage --minutes 10      eight phones play beside those who send what no phone sends
python -m tools.bench.phones frames                    what pictures take with the same seats, without phones and with them

Matches are dealt until there is enough. Each line of the output is a match; faults are printed as they are found, and there
should be none: no answer lost or doubled, nothing in the log, memory and pictures as before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tabletop import games
from tabletop.phones.addresses import LOOPBACK, VARIABLE
from tabletop.storage import database_file
from tools.rigs.phones.garbage import Vandals
from tools.rigs.phones.lines import JoinFacts, Player, account
from tools.rigs.phones.table import LOG, TOLD

ROOT = Path(__file__).resolve().parents[2]
PHONES = 8
START = 120.0  # seconds for a table to be there
STALL = 180.0  # seconds without an answer, after which a match is given up


class Figures(NamedTuple):
    """Of one match. `told`: what its process has said last."""

    game: str
    seconds: float
    told: dict[str, Any]
    faults: list[str]
    counts: Counter[str]

    def __str__(self) -> str:
        told = self.told
        used = ", ".join(f"{name} {told.get(f'used_{name}', 0):.2f}" for name in ("median", "99", "most"))
        rest = ", ".join(f"{name} {count}" for name, count in sorted(self.counts.items()))
        return f"{self.game}: {self.seconds:.0f} s, {told['n']} answers, {told['memory']:.1f} MiB, pictures {used} ms; {rest}"


class Table:
    """The process of a table, and what it tells."""

    def __init__(self, folder: Path, game: str, seats: int, seed: int) -> None:
        self.folder, self.seats, self.game, self.seed = folder, seats, game, seed
        self.kills = 0

    def start(self, *words: str) -> None:
        (self.folder / TOLD).unlink(missing_ok=True)
        command = [sys.executable, "-m", "tools.rigs.phones.table", str(self.folder), self.game]
        command += ["--seats", str(self.seats), "--seed", str(self.seed), *words]
        with (self.folder / "output.txt").open("a") as out:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | {VARIABLE: LOOPBACK}, stdout=out, stderr=out
            )

    @property
    def told(self) -> dict[str, Any]:
        place = self.folder / TOLD
        found: dict[str, Any] = json.loads(place.read_text("utf-8")) if place.exists() else {}
        return found

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    async def join(self) -> JoinFacts:
        """When it can be reached."""
        end = time.monotonic() + START
        while time.monotonic() < end and self.alive:
            told = self.told
            if told.get("url"):
                return JoinFacts(told["url"], told["code"], self.seats)
            await asyncio.sleep(0.1)
        raise RuntimeError((self.folder / "output.txt").read_text("utf-8"))

    def kill(self) -> None:
        self.kills += 1
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> None:
        if self.alive:
            self.process.kill()  # a window takes a polite request for a press
        self.process.wait()

    def rows(self) -> list[tuple[int, int, int]]:
        with closing(sqlite3.connect(f"file:{database_file(self.folder)}?mode=ro", uri=True, timeout=5)) as database:
            return database.execute("SELECT ask, seat, option FROM answers ORDER BY n").fetchall()

    def faults(self) -> list[str]:
        """What was logged that should not be, and how the process has ended."""
        log = (self.folder / LOG).read_text("utf-8", "replace").splitlines()
        found = [line for line in log if line.startswith(("ERROR", "CRITICAL", "Traceback"))]
        output = (self.folder / "output.txt").read_text("utf-8")
        found += ["output: " + output] if "Traceback" in output else []
        return found + ([f"ended with {self.process.returncode}"] if self.process.returncode not in (0, -9) else [])


class Trial:
    """One match with eight phones. `more`: whether there is still something to try; `beside`: what else is done meanwhile."""

    def __init__(self, table: Table, random: Random, more: Callable[[], bool]) -> None:
        self.table, self.random, self.more = table, random, more
        self.players = list[Player]()
        self.counts = Counter[str]()
        self._n, self._moved = -1, time.monotonic()

    async def play(self, beside: Callable[[Trial], Any] | None = None) -> Figures:
        begun = time.monotonic()
        self.table.start(*CALM.get(self.table.game, ()))
        try:
            join = await self.table.join()
            self.players = [Player(i, join, Random(self.random.random())) for i in range(PHONES)]
            work = [player.run(self.stop) for player in self.players]
            if beside is not None:
                work.append(beside(self))
            await asyncio.gather(*work)
            await asyncio.sleep(1)
            told = self.table.told
        finally:
            self.table.end()
        faults = account(self.players, self.table.rows()) + self.table.faults()
        for player in self.players:
            self.counts += player.told
            self.counts += Counter(joins=player.joins, drops=player.drops, states=player.states, bytes=player.bytes)
        self.counts["kills"] = self.table.kills
        return Figures(self.table.game, time.monotonic() - begun, told, faults, self.counts)

    def stop(self) -> bool:
        """The match is over, there is nothing more to try, or nothing moves."""
        told = self.table.told
        if told.get("n", self._n) != self._n:
            self._n, self._moved = told.get("n", self._n), time.monotonic()
        if time.monotonic() - self._moved > STALL:
            self.counts["STALLED"] = 1
            return True
        return bool(told.get("over")) or not self.more()


CALM = {"austin": ("--option", "reaction_mode=calm")}


async def dropping(trial: Trial, rest: list[int], pace: float = 0.12) -> None:
    """One phone after another loses its line."""
    while not trial.stop():
        player = trial.random.choice(trial.players)
        if player.line is not None and not player.dropping:
            player.dropping = True
            rest[0] -= 1
        await asyncio.sleep(pace)


async def killing(trial: Trial, rest: list[int]) -> None:
    """The table is killed at any moment, and started again; phones have to find it where it was."""
    table = trial.table
    while not trial.stop():
        await asyncio.sleep(trial.random.uniform(0.5, 5))
        if trial.stop():
            return
        table.kill()
        rest[0] -= 1
        before, found = trial.players[0].join, len(table.rows())
        table.start()
        join = await table.join()
        if join.url != before.url:
            trial.players[0].faults.append(f"another address: {join.url}")
        if len(table.rows()) < found:
            trial.players[0].faults.append("answers are gone")
        for player in trial.players:
            player.join = join
        await asyncio.sleep(1)


async def vandalising(trial: Trial) -> None:
    vandals = Vandals(trial.players, trial.random)
    await vandals.run(trial.stop)
    trial.counts += vandals.counts


def fitting(wanted: Sequence[str]) -> list[tuple[str, int]]:
    """Games with as many of the eight phones at their seats as have room; the others look on."""
    return [(game, min(PHONES, games.load(game).players[1])) for game in wanted]


async def trials(args: argparse.Namespace) -> int:
    rest, end = [args.count], time.monotonic() + 60 * args.minutes

    def more() -> bool:
        return bool(time.monotonic() < end if args.what == "garbage" else rest[0] > 0)

    beside: Callable[[Trial], Any] = {
        "joins": lambda trial: dropping(trial, rest),
        "kills": lambda trial: killing(trial, rest),
        "garbage": vandalising,
    }[args.what]
    faults, total, random = 0, Counter[str](), Random(args.seed)
    for number, (game, seats) in enumerate(cycle(fitting(args.game or games.ours()))):
        if not more():
            break
        with tempfile.TemporaryDirectory() as place:
            found = await Trial(Table(Path(place), game, seats, args.seed + number), random, more).play(beside)
        print(found, flush=True)
        for fault in found.faults:
            print("  FAULT", fault, flush=True)
        faults += len(found.faults)
        total += found.counts
    print(f"in all: {dict(total)}; {faults} faults")
    return faults


async def frames(args: argparse.Namespace) -> int:
    """The same match by people whose answers come from here, and by phones."""
    for game, seats in fitting(args.game or games.ours()):
        with tempfile.TemporaryDirectory() as place:
            table = Table(Path(place), game, seats, args.seed)
            table.start("--without", *CALM.get(game, ()))
            begun = time.monotonic()
            while table.alive and time.monotonic() - begun < 10 * STALL:  # noqa: ASYNC110  # it is a process
                await asyncio.sleep(0.2)  # it is a process
            print("without", Figures(game, time.monotonic() - begun, table.told, [], Counter()), flush=True)
        with tempfile.TemporaryDirectory() as place:
            found = await Trial(Table(Path(place), game, seats, args.seed), Random(1), lambda: True).play()
            print("with", found, flush=True)
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("joins", "kills", "garbage", "frames"))
    parser.add_argument("--game", choices=games.names(), action="append", help="default: all in turn")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sys.exit(bool(asyncio.run(frames(args) if args.what == "frames" else trials(args))))


if __name__ == "__main__":
    main()
