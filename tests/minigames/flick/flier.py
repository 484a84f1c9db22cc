"""The program in a process of its own that goes on with a saved match, says when a Bean flies, and lets it fly on."""

from __future__ import annotations

import sys
from pathlib import Path

from tabletop.desktop.program import FirstScreen, Program
from tabletop.storage import Store, database_file
from tools.rigs.pilot import Pilot

MOST = 4000  # frames


def main(folder: Path) -> None:
    with Pilot((1024, 720)) as pilot:
        program = Program(Store(database_file(folder)))
        program.services.resume_offered = True
        program.begin(pilot.app, FirstScreen())
        program.resume(1)
        for _ in range(MOST):
            pilot.tick()
            if pilot.app.top.label == "flick" and pilot.app.top.phase == "fly":
                break
        pilot.tick(100)
        print(pilot.app.top.phase, flush=True)  # noqa: T201  # whoever ends this process reads it
        sys.stdin.read()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
