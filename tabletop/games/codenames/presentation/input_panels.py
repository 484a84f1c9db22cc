"""The panels of Codenames, by query: all that Directors are asked of the key, or of a clue before it is out."""

from tabletop.games.codenames.presentation.choicepanels import CoverPanel, RulingPanel
from tabletop.games.codenames.presentation.cluepanel import CluePanel

INPUT_PANELS = {
    "give_clue": CluePanel,
    "rule_on_word": RulingPanel,
    "allow_clue": RulingPanel,
    "cover_rival": CoverPanel,
    "cover_own": CoverPanel,
}
