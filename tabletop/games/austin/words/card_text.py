"""The words that are printed on a card, and parts of them that the log repeats."""

from __future__ import annotations

from tabletop.games.austin.rules.pack import Agent, Bone, Card, Swinger
from tabletop.games.austin.texts import tr

SHIP_RULE = tr("ship-rule")
ACTION = tr("action-mark")
CROWDS = {"Shagettes", "Henchmen"}  # who speaks with one voice: English has an article there


def said(card: Agent) -> str:
    """The line of a ship Agent; the next one finishes it (AP-122)."""
    return tr("ship-says", line=card.ship_line.removesuffix("-"))


def action_text(card: Card) -> str:
    """What the action of a card does, of a Swinger that of the box which has one (AP-43, AP-91); "" where none is printed."""
    found = next((text for text in printed_text(card) if ACTION in text), "").partition(ACTION)[2]
    return f"{found[:1].upper()}{found[1:]}"


def printed_text(card: Card) -> tuple[str, ...]:
    """A Swinger: its free box, then that with vibes; a ship Agent: its line, then the rule; a plain Bone: whose voice."""
    if isinstance(card, Swinger):
        return card.text, card.swing_text
    if isinstance(card, Agent) and card.ship:
        return said(card), SHIP_RULE
    if isinstance(card, Bone) and not card.text:
        return (tr("voices" if card.speaker in CROWDS else "voice", speaker=card.speaker),)
    return (card.text,)
