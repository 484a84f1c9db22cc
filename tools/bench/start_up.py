"""From the start of the process to the first menu that can be used: median over fresh processes, warm files.

    python -m tools.bench.start_up [--rounds N]

Needs a display (or SDL_VIDEODRIVER=dummy). The menu is usable when its first picture is shown: input is handled from then on.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time

CHILD = """
import os, sys, time
from pathlib import Path
from tabletop.app import runner
draw = runner.Runner.draw
def first(self):
    draw(self)
    print(time.time() - float(sys.argv[1]), flush=True)
    os._exit(0)
runner.Runner.draw = first
from tabletop.desktop.program import FirstScreen, run
run(Path(sys.argv[2]), FirstScreen())
"""


def once(folder: str) -> float:
    """Milliseconds until the first frame was shown."""
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(time.time()), folder], capture_output=True, text=True, check=True
    )
    return 1000 * float(done.stdout.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder:
        once(folder)
        times = sorted(once(folder) for _ in range(rounds))
    print(
        f"first usable menu: {statistics.median(times):.0f} ms (from {times[0]:.0f} to {times[-1]:.0f}, {rounds} starts)"
    )


if __name__ == "__main__":
    main()
