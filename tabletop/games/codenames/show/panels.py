"""The panels of Codenames, by the query that they answer."""

from tabletop.games.codenames.show.cluepanel import CluePanel

PANELS = {"give_clue": CluePanel}
