"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden card (RG-186)."""

from tabletop.games.rpgget.words.labels import label
from tabletop.games.rpgget.words.log import narrate, outcome
from tabletop.games.rpgget.words.prompts import prompt

__all__ = ["label", "narrate", "outcome", "prompt"]
