"""What the table says: prompts, labels of options, lines of the log, endings. Never an owner that is not covered yet."""

from tabletop.games.codenames.words.common import roles, teams
from tabletop.games.codenames.words.labels import label
from tabletop.games.codenames.words.prompts import prompt
from tabletop.games.codenames.words.story import narrate, outcome

__all__ = ["label", "narrate", "outcome", "prompt", "roles", "teams"]
