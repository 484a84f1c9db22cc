"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden card (rules, section 7)."""

from tabletop.games.austin.words.common import explain, label
from tabletop.games.austin.words.log import narrate, outcome
from tabletop.games.austin.words.prompts import prompt

__all__ = ["explain", "label", "narrate", "outcome", "prompt"]
