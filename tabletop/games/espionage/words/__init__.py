"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden title (ES-132)."""

from tabletop.games.espionage.words.labels import label
from tabletop.games.espionage.words.prompts import prompt
from tabletop.games.espionage.words.story import narrate, outcome

__all__ = ["label", "narrate", "outcome", "prompt"]
