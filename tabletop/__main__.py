"""`tabletop` and `python -m tabletop`.

The plain start goes straight to the menu: reading the command line with a library would take longer than the window.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program; the process's exit status."""
    if len(sys.argv) == 1:
        from tabletop.ui.program import Opening, run  # noqa: PLC0415 - only what this start needs

        return run(None, Opening())
    from tabletop.cli import app  # noqa: PLC0415 - only what this start needs

    return int(app(prog_name="tabletop") or 0)


if __name__ == "__main__":
    sys.exit(main())
