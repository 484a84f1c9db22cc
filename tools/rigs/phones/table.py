"""A table that phones reach, in a process of its own: the real program in a window that nobody sees.

python -m tools.rigs.phones.table FOLDER GAME --seats 6            deal a match, or go on with the one that lies in FOLDER
python -m tools.rigs.phones.table FOLDER GAME --seats 6 --without  the same seats, answered here: no server, no lines

FOLDER/told.json is written anew four times a second: where it listens, the code of the room, what frames took, memory. The
process ends with its match; FOLDER/log.txt has what the program and the server have logged.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import statistics
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop.bots.inline import InlineBots
from tabletop.core.ask import NOBODY, Refused
from tabletop.desktop.phone_table import Phones, PhonesPage
from tabletop.desktop.program import FirstScreen, Program
from tabletop.match import TableSetup, person
from tabletop.minigames.reflex.key_test_screen import KeyTestScreen
from tabletop.phones.hub import PhoneHub
from tabletop.storage import Store, database_file
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tools.rigs.measure.memory import resident
from tools.rigs.pilot import Pilot

if TYPE_CHECKING:
    from tabletop.match import Match

FRAME = 40.0  # ms of the program's clock from one picture to the next
REST = 0.004  # seconds after each, in which the server has the processor
TELL = 0.25  # seconds
WARM = 30  # frames that do not count: the table is laid
SIZE = (1280, 720)
TOLD, LOG = "told.json", "log.txt"


class Table(Program):
    """Opens the newest match of its store, or deals one."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.services.first_evening = False

    def _thinker(self) -> InlineBots:  # type: ignore[override]  # a thinker that needs no process
        return InlineBots()

    @property
    def joined(self) -> Phones:
        """The phones of the table, once there are any."""
        if self._phones is None:
            self._phones = Phones(self.app)
        return self._phones


class Frames:
    """What each picture took in ms: of the thread's processor and of the clock. It begins anew with each telling."""

    def __init__(self) -> None:
        self.count, self.used, self.clock = 0, list[float](), list[float]()

    def step(self, pilot: Pilot) -> None:
        drawn, used, begun = pilot.app.frames, time.thread_time(), time.perf_counter()
        pilot.tick(FRAME)
        self.count += 1
        if self.count > WARM and pilot.app.frames > drawn:
            self.used.append(1000 * (time.thread_time() - used))
            self.clock.append(1000 * (time.perf_counter() - begun))

    @property
    def told(self) -> dict[str, float]:
        """Median, 99th percentile and longest."""
        found: dict[str, float] = {"frames": self.count, "pictures": len(self.used)}
        for name, each in (("used", sorted(self.used)), ("clock", sorted(self.clock))):
            if each:
                late = each[len(each) * 99 // 100]
                found |= {f"{name}_median": statistics.median(each), f"{name}_99": late, f"{name}_most": each[-1]}
        return found


class Inside:
    """People whose seats are at phones, without any phone: what they answer is done to the match at once."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match, self.random = match, Random(seed)
        match.seating.admit_phones(True, 0)
        for seat in match.setup.humans:
            match.seating.hand_over(seat, f"{seat:032}", 0)

    def act(self, now: int) -> None:
        match = self.match
        for seat in match.setup.at_phones:
            player_view, window = match.seating.phones[seat], match.window_facts
            try:
                if match.game.over:
                    return
                if player_view.deciding == seat:
                    match.answer(match.game.no, seat, self.random.randrange(len(player_view.view().options)), now)
                elif window is not None and window.serving is None and window.shown:
                    mine = next((strip for strip in window.strips if strip.seat == seat), None)
                    if mine is not None and mine.blink < 0:
                        match.press(seat, self.random.choice(("react", "pass", "pass")), now)
            except Refused:
                continue  # the window has closed by an answer of this frame


def tell(folder: Path, **facts: Any) -> None:
    """Whole, or as it was before."""
    new = folder / "told.new"
    new.write_text(json.dumps(facts), "utf-8")
    new.rename(folder / TOLD)


def table_of(pilot: Pilot) -> TableScreen | None:
    return next((screen for screen in pilot.app.screens if isinstance(screen, TableScreen)), None)


def join_facts(program: Table) -> dict[str, Any]:
    phones = program.joined
    hub = phones.hub
    if phones.server is None or not isinstance(hub, PhoneHub):
        return {"url": ""}
    return {
        "url": phones.server.url,
        "code": phones.admission.code,
        "here": sorted(hub.here),
        "lines": len(hub.lines),
        "kept": len(hub._outcomes),  # noqa: SLF001  # what must not grow
    }


def run(folder: Path, setup: TableSetup, without: bool) -> None:
    store = Store(database_file(folder))
    going = next((saved.id for saved in store.open_matches()), None)
    program = Table(store)
    pilot = Pilot(SIZE, Prefs(animation=0.25, shake=False))
    program.begin(pilot.app, FirstScreen())
    if going is None:
        program.play(setup)
    else:
        program.resume(going)
    frames, told, inside = Frames(), 0.0, None
    table = table_of(pilot)
    assert table is not None
    match = table.match
    if without:
        inside = Inside(match, setup.seed)
    parent = os.getppid()
    while (not match.game.over or time.monotonic() - told < 2) and os.getppid() == parent:
        top = pilot.app.top
        if isinstance(top, PhonesPage | KeyTestScreen):  # they lie over a table that has just been opened
            top.close(None)
        frames.step(pilot)
        if inside is not None:
            table = table_of(pilot)
            if table is not None and not table.sequencer.busy:
                inside.act(table.now)
        time.sleep(REST)
        if time.monotonic() - told > TELL and not match.game.over:
            told = time.monotonic()
            tell(
                folder,
                n=match.n,
                over=False,
                memory=resident(),
                top=top.label,
                asked=match.game.ask[2],
                nobody=match.shared.deciding == NOBODY,
                **join_facts(program),
                **frames.told,
            )
    tell(folder, n=match.n, over=True, memory=resident(), url="", **frames.told)
    program.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without", action="store_true")
    parser.add_argument("--option", action="append", default=[], metavar="RULE=VALUE")
    args = parser.parse_args()
    logging.basicConfig(filename=args.folder / LOG, level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
    seats = tuple(person(i, f"Guest {i}") for i in range(args.seats))
    options = dict(each.split("=") for each in args.option)
    setup = TableSetup(
        game=args.game, seats=seats, seed=args.seed, options=options, pace="quick", phones=not args.without
    )
    run(args.folder, setup, args.without)


if __name__ == "__main__":
    main()
