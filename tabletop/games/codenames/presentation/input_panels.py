"""The panels of Codenames, by query: all that Directors are asked of the key, or of a clue before it is out."""

from tabletop.games.codenames.presentation.cluepanel import CluePanel
from tabletop.games.codenames.presentation.holdpanel import CoverPanel, RulingPanel

INPUT_PANELS = {
    "give_clue": CluePanel,
    "rule_on_word": RulingPanel,
    "allow_clue": RulingPanel,
    "cover_rival": CoverPanel,
    "cover_own": CoverPanel,
}
