"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden card (RG-186)."""

from tabletop.games.rpgget.words.labels import label
from tabletop.games.rpgget.words.prompts import prompt
from tabletop.games.rpgget.words.story import narrate, outcome

__all__ = ["label", "narrate", "outcome", "prompt"]
