"""Puzzles of a game that finds them itself, on tables as they are dealt."""

from __future__ import annotations

from collections import Counter

from tabletop import games
from tabletop.progress import match_position
from tabletop.progress.puzzle_generator import BOARDS
from tabletop.progress.puzzles import Puzzle
from tools.puzzles.harvest import Crop


def boards(game: str, seats: int, seed: int) -> Crop:
    """What one deal gives."""
    deal = match_position.MatchDeal(games.load(game), seats, seed, {})
    fields = list(games.plugin(game).part(*BOARDS)(deal.begin(auto=True)))
    found = [
        Puzzle(**{"id": f"{one['task']}-{seed}-{one['number']}", "seats": seats, "seed": seed, "answers": (), **one})
        for one in fields
    ]
    return Crop(found[seed % 2 :: 2], Counter({"no single word": 2}) if not found else Counter(), 1)
