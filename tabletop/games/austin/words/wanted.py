"""What cards an effect asks for, in words: "Shagette", "female Shagger", "Agent worth 7 or less"."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.rules.ops import Touch

TRAITS = {"shagette": "Shagette", "ministry": "Ministry Agent", "henchman": "Henchman"}
TYPES = {"agent": "Agent", "bone": "Bone", "swinger": "Swinger", "happening": "Happening"}
ROLES = {"shagger": "Shagger", "assassin": "Assassin"}
SEXES = {"f": "female ", "m": "male ", "none": "", "": ""}
USUAL = {  # what an operation picks where its filter names nothing
    "bounce": "Agent",
    "discard_agent": "Agent",
    "mute": "Agent",
    "set_role": "Agent",
    "play_free": "Agent",
    "attack_now": "Agent",
    "trash_table": "lasting Swinger",
    "strip_bone": "Bone",
}


def wanted(which: Touch) -> str:
    """One of the cards that an operation means."""
    said = which.filter.said
    usual = USUAL.get(which.op, "Agent" if said.sex else "card")
    noun = said.persona or TRAITS.get(said.trait) or ROLES.get(said.role) or TYPES.get(said.type) or usual
    worth = f" worth {said.max_score} or less" if said.max_score < UNKNOWN else ""
    return f"{SEXES[said.sex]}{noun}{worth}"
