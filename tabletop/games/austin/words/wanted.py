"""What cards an effect asks for, in words: "Shagette", "female Shagger", "Agent worth 7 or less"; and what it waits for."""

from __future__ import annotations

from tabletop.core.ask import UNKNOWN
from tabletop.games.austin.rules.ops import Touch
from tabletop.games.austin.rules.select import OTHER, Filter, If
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import yes
from tabletop.i18n.catalogue import Value

USUAL = {  # what an operation picks where its filter names nothing
    "bounce": "agent",
    "discard_agent": "agent",
    "mute": "agent",
    "set_role": "agent",
    "play_free": "agent",
    "attack_now": "agent",
    "trash_table": "lasting",
    "strip_bone": "bone",
}


def wanted(which: Touch) -> str:
    """One of the cards that an operation means."""
    return tr("wanted", **meant(which))


def meant(which: Touch) -> dict[str, Value]:
    """The same for messages that have it inside."""
    return _noun(which.filter, USUAL.get(which.op, "agent" if which.filter.said.sex else "card"))


def condition(cond: If) -> dict[str, Value]:
    """What a message tells of a condition that does not hold."""
    return {
        "test": cond.test,
        "everyone": yes(cond.everyone),
        "least": cond.least,
        "other": yes(cond.filter.which == OTHER),
        **_noun(cond.filter, "agent"),
    }


def _noun(which: Filter, usual: str) -> dict[str, Value]:
    said = which.said
    return {
        "noun": "persona" if said.persona else said.trait or said.role or said.type or usual,
        "persona": said.persona,
        "sex": said.sex if said.sex in ("f", "m") else "any",
        "most": str(said.max_score) if said.max_score < UNKNOWN else "any",
    }
