"""`tabletop` and `python -m tabletop`.

The plain start goes straight to the menu: reading the command line with a library would take longer than the window.
Nothing is imported up here that Python has not loaded by itself, not even `__future__`: see `_close_current_folder`.
"""

import os
import sys


def main() -> int:
    """Run the program; the process's exit status."""
    if len(sys.argv) == 1:
        from tabletop.ui.program import Opening, run  # noqa: PLC0415 - only what this start needs

        return run(None, Opening())
    from tabletop.cli import app  # noqa: PLC0415 - only what this start needs

    return int(app(prog_name="tabletop") or 0)


def _close_current_folder() -> None:
    """`python -m` looks in the current folder first: what lies there, a `queue.py` among downloads, must not be run as ours."""
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - pathlib would come from there
    if not sys.flags.safe_path and sys.path[0] != home:
        del sys.path[0]


if __name__ == "__main__":
    _close_current_folder()
    sys.exit(main())
