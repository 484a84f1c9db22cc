"""What is said of a choice that goes against the own side, before it is given (RG-133)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.harm import OTHERS_HELP, OWN_ATTACK, OWN_COMBO, OWN_HARM, harm
from tabletop.games.rpgget.rules.table import RpgGet

SENTENCES = {
    "": "",
    OWN_ATTACK: "This Attack is aimed at your own side.",
    OWN_COMBO: "All that it would hit again is on your own side.",
    OWN_HARM: "It does harm, and this one is on your own side.",
    OTHERS_HELP: "It does good, and this one is on the other side.",
}


def warning(view: ViewOf[RpgGet], option: Option) -> str:
    """How an option goes against the side of who chooses it, in a sentence; "" where it does not."""
    return SENTENCES[harm(view, option)]
