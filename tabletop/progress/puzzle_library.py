"""The puzzles of a game: those that come with it, and people's own in the data folder."""

from __future__ import annotations

from functools import lru_cache
from os import SEEK_END
from pathlib import Path

from tabletop import games
from tabletop.core.sanitizing import shown
from tabletop.progress import puzzles
from tabletop.progress.determinisations import Steps
from tabletop.progress.puzzle_solver import STEPS
from tabletop.progress.puzzles import Puzzle, Read
from tabletop.storage import file_permissions

FILE = "puzzles.jsonl"
LONGEST = 1 << 20  # bytes of people's own that are read; a long one has two thousand
MOST_STEPS = 100_000  # runs of the rules that their check may take in all; a long one takes some hundreds


def own_file(folder: Path, game: str) -> Path:
    """Where the puzzles lie that people have made of their own matches."""
    return folder / "puzzles" / f"{game}.jsonl"


def shelf(game: str, folder: Path | None = None) -> Read:
    """All puzzles of a game, the easiest first, and a sentence for each that is left out.

    Those of the program are proved by its tests; people's own are played here, and wrong ones are left out.
    """
    data = games.plugin(game).data("practice", FILE)
    ours = puzzles.read(data, FILE) if data is not None else Read((), ())
    mine = _own(game, folder) if folder is not None else Read((), ())
    known = {puzzle.id for puzzle in ours.puzzles}
    return Read(
        (*ours.puzzles, *(puzzle for puzzle in mine.puzzles if puzzle.id not in known)), ours.troubles + mine.troubles
    )


def _own(game: str, folder: Path) -> Read:
    file = own_file(folder, game)
    try:
        data = _beginning(file) if file.exists() else b""
    except OSError as error:
        return Read((), (f"Your own puzzles cannot be read: {error.strerror}.",))
    found, wrong = puzzles.read(data[:LONGEST], file.name), _wrong(game, data[:LONGEST])
    troubles = [*found.troubles, *(f"{file.name}: {text}." for text in wrong.values() if text)]
    if len(data) > LONGEST:
        troubles.append(f"{file.name} has more than {LONGEST:,} bytes: what lies behind them is not read.")
    return Read(tuple(puzzle for puzzle in found.puzzles if not wrong[puzzle.id]), tuple(troubles))


def _beginning(file: Path) -> bytes:
    """A byte more than is read of it, where there is one."""
    with file.open("rb") as source:
        return source.read(LONGEST + 1)


@lru_cache(maxsize=8)
def _wrong(game: str, data: bytes) -> dict[str, str]:
    """What is wrong with each puzzle of a file, "" for nothing."""
    definition, left, found = games.load(game), MOST_STEPS, dict[str, str]()
    for puzzle in puzzles.read(data, "").puzzles:
        steps = Steps(given := min(STEPS, left))
        found[puzzle.id] = puzzles.check(definition, puzzle, steps)
        left -= given - max(0, steps.left)
        if found[puzzle.id] and not left:
            found[puzzle.id] = (
                f"{shown(puzzle.id)} comes too late in the file: the check of those before it takes long enough"
            )
    return found


def keep(folder: Path, game: str, puzzle: Puzzle) -> None:
    """Add a puzzle of one's own, on a line of its own whatever was torn off before it. Raises OSError."""
    file = own_file(folder, game)
    file.parent.mkdir(file_permissions.FOLDER, parents=True, exist_ok=True)
    file_permissions.make(file)
    with file.open("r+b") as out:
        torn = out.seek(0, SEEK_END) > 0 and out.seek(-1, SEEK_END) >= 0 and out.read() != b"\n"
        out.write(b"\n" * torn + puzzles.write([puzzle]))
