"""python -m tools.monkey --seed 7 --minutes 5 [--game beanz] [--size 1280x800] [--json]

The program runs as it is, in a real window, with its clock, its threads and its bots, on a data folder of its own that is
gone afterwards. The monkey sits in the same process and puts real events into SDL's queue at a hand's pace; other X
events than its own (resizes) come from the display. It goes through all pages and plays all games, and starts the program
again when it has left it. Ends with status 1 when an error was met or two pictures were more than two seconds apart; then
seed and the last actions are told. The same seed does the same again as far as machine and bots take the same time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import monotonic

import msgspec

from tabletop import games
from tabletop.desktop import program
from tabletop.match import settings as kept
from tabletop.storage import Store, database_file
from tabletop.toolkit import platforms
from tools.monkey.app import MonkeyApp
from tools.monkey.hands import Hands
from tools.monkey.mind import Mind
from tools.monkey.watch import Watch


def run(seed: int, seconds: float, actions: int, size: tuple[int, int] | None, game: str) -> tuple[Watch, Hands]:
    """Let a monkey use the program, for so long or for so many `actions`; what it met, and what its hands did."""
    watch, hands, until = Watch(), Hands(), monotonic() + seconds

    def over() -> bool:
        return monotonic() > until or watch.actions >= actions > 0

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if size is not None:
            _prefer(folder, size)
        mind = Mind(seed, hands, folder, game)
        program.TabletopApp = partial(MonkeyApp, watch=watch, mind=mind, over=over)  # type: ignore[assignment,misc]
        while not over():
            watch.starts += 1
            try:
                program.run(folder, program.FirstScreen())
            except Exception as error:  # noqa: BLE001  # it ends the program, and the monkey goes on
                watch.error(error)
            watch.away()
    return watch, hands


def _prefer(folder: Path, size: tuple[int, int]) -> None:
    """A window of this size from the start."""
    store = Store(database_file(folder))
    settings = kept.load(store).settings
    settings.window_size = size
    kept.save(store, settings)
    store.close()


def summary(seed: int, watch: Watch, hands: Hands) -> dict[str, object]:
    return {
        "seed": seed,
        "exceptions": watch.number("exception"),
        "stalls": watch.number("stall"),
        "longest": round(watch.longest, 2),
        "actions": watch.actions,
        "frames": watch.frames,
        "starts": watch.starts,
        **hands.counts,
        "screens": dict(watch.screens.most_common()),
        "faults": msgspec.to_builtins(watch.faults),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--actions", type=int, default=0, help="end after so many, too")
    parser.add_argument("--game", choices=games.names(), default="", help="default: all")
    parser.add_argument("--size", default="", help="of the window, WIDTHxHEIGHT")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    platforms.open_folder = lambda path: path is None  # else a file manager opens beside the window
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # nobody wants to hear it
    wide, _, high = args.size.partition("x")
    size = (int(wide), int(high)) if args.size else None
    watch, hands = run(args.seed, args.minutes * 60, args.actions, size, args.game)
    found = summary(args.seed, watch, hands)
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items() if name != "faults"))
    return 1 if watch.faults else 0


if __name__ == "__main__":
    sys.exit(main())
