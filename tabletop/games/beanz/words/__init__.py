"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden card (rules, section 7)."""

from tabletop.games.beanz.words.labels import label
from tabletop.games.beanz.words.prompts import prompt
from tabletop.games.beanz.words.story import narrate, outcome

__all__ = ["label", "narrate", "outcome", "prompt"]
