"""What cards an effect asks for, in words: "Shagette", "female Shagger", "Agent worth 7 or less"; and what it waits for."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import Line, SeatRef
from tabletop.games.austin.rules.ops import Touch
from tabletop.games.austin.rules.select import OTHER, Filter, If

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


UNMET = {  # a condition does not hold for a seat whose name stands before it, or for nobody's
    "table": "has too few lasting Swingers",
    "behind": "no opponent has more points",
    "outnumbered": "no opponent has more Agents",
    "helper": "it is no help for somebody else",
}


def wanted(which: Touch) -> str:
    """One of the cards that an operation means."""
    return _noun(which.filter, USUAL.get(which.op, "Agent" if which.filter.said.sex else "card"))


def why_not(cond: If, seat: int) -> Line:
    """Why a condition of a card of this seat does not hold."""
    if cond.test != "active":
        return (SeatRef(seat), f" {UNMET[cond.test]}") if cond.test == "table" else (UNMET[cond.test],)
    other = "other " if cond.filter.which == OTHER else ""
    noun = f"{other}active {_noun(cond.filter, 'Agent')}"
    none = f"no {noun}" if cond.least == 1 else f"fewer than {cond.least} {noun}s"
    return (f"on all tables there is {none}",) if cond.everyone else (SeatRef(seat), f" has {none}")


def _noun(which: Filter, usual: str) -> str:
    said = which.said
    noun = said.persona or TRAITS.get(said.trait) or ROLES.get(said.role) or TYPES.get(said.type) or usual
    worth = f" worth {said.max_score} or less" if said.max_score < UNKNOWN else ""
    return f"{SEXES[said.sex]}{noun}{worth}"
