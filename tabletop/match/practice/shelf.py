"""The puzzles of a game: those that come with it, and people's own in the data folder."""

from __future__ import annotations

from pathlib import Path

from tabletop import games
from tabletop.match.practice import puzzles
from tabletop.match.practice.puzzles import Puzzle, Read

FILE = "puzzles.jsonl"


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
        data = file.read_bytes() if file.exists() else b""
    except OSError as error:
        return Read((), (f"Your own puzzles cannot be read: {error.strerror}.",))
    found, definition = puzzles.read(data, file.name), games.load(game)
    wrong = {puzzle.id: puzzles.check(definition, puzzle) for puzzle in found.puzzles}
    return Read(
        tuple(puzzle for puzzle in found.puzzles if not wrong[puzzle.id]),
        (*found.troubles, *(f"{file.name}: {text}." for text in wrong.values() if text)),
    )


def keep(folder: Path, game: str, puzzle: Puzzle) -> None:
    """Add a puzzle of one's own. Raises OSError."""
    file = own_file(folder, game)
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as out:
        out.write(puzzles.write([puzzle]))
