"""Where a frozen program begins: with the menu, a command, or, as `-P -m MODULE`, one of our own worker processes."""

from __future__ import annotations

import runpy
import sys

if sys.argv[1:3] == ["-P", "-m"]:
    sys.argv[1:] = sys.argv[3:]
    runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
else:
    from tabletop.__main__ import main

    sys.exit(main())
