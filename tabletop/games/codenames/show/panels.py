"""The panels of Codenames, by query: all that Directors are asked of the key, or of a clue before it is out."""

from tabletop.games.codenames.show.choicepanels import CoverPanel, RulingPanel
from tabletop.games.codenames.show.cluepanel import CluePanel

PANELS = {
    "give_clue": CluePanel,
    "rule_on_word": RulingPanel,
    "allow_clue": RulingPanel,
    "cover_rival": CoverPanel,
    "cover_own": CoverPanel,
}
