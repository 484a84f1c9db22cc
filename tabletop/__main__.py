"""`tabletop` and `python -m tabletop`.

The plain start goes straight to the menu: reading the command line with a library would take longer than the window.
Nothing is imported up here that Python has not loaded by itself, not even `__future__`: see `_close_current_folder`.
"""

import os
import sys

DEBUG = "TABLETOP_DEBUG"  # set to anything: an unexpected error shows its traceback


def main() -> int:
    """Run the program; the process's exit status. An unexpected error is one sentence on stderr and status 1."""
    try:
        return _run()
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        print(f"tabletop: {_sentence(error)}", file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return 1


def _run() -> int:
    if len(sys.argv) == 1:
        from tabletop.desktop.program import FirstScreen, run

        return run(None, FirstScreen())
    from tabletop.cli import app

    return int(app(prog_name="tabletop") or 0)


def _sentence(error: Exception) -> str:
    """Name the kind and the place of an error, and not its words: they may hold anything."""
    from traceback import extract_tb

    from tabletop.i18n import tr

    last = extract_tb(error.__traceback__)[-1]
    file = os.path.basename(last.filename)  # noqa: PTH119 - no more imports
    where = tr("command-mistake-where", kind=type(error).__name__, file=file, line=str(last.lineno))
    return tr("command-mistake", where=where, switch=DEBUG)


def _close_current_folder() -> None:
    """`python -m` looks in the current folder first: what lies there, a `queue.py` among downloads, must not be run as ours."""
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 - pathlib would come from there
    if not sys.flags.safe_path and sys.path[0] != home:
        del sys.path[0]


if __name__ == "__main__":
    _close_current_folder()
    sys.exit(main())
