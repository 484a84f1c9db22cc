"""The words that are printed on a card, and parts of them that the log repeats."""

from __future__ import annotations

from tabletop.games.austin.rules.pack import Agent, Bone, Card, Swinger

SHIP_RULE = "Ship: one a turn is free, and opponents may answer."
CROWDS = {"Shagettes", "Henchmen"}  # who speaks with one voice


def said(card: Agent) -> str:
    """The line of a ship Agent; the next one finishes it (AP-122)."""
    return f"{card.ship_line.removesuffix('-')} ..."


def action_text(card: Card) -> str:
    """The text in which an action is printed, of a Swinger that of the box which has one (AP-43, AP-91)."""
    texts = printed_text(card)
    return next((text for text in texts if "Action: " in text), "")


def printed_text(card: Card) -> tuple[str, ...]:
    """A Swinger: its free box, then that with vibes; a ship Agent: its line, then the rule; a plain Bone: whose voice."""
    if isinstance(card, Swinger):
        return card.text, card.swing_text
    if isinstance(card, Agent) and card.ship:
        return said(card), SHIP_RULE
    if isinstance(card, Bone) and not card.text:
        return (f"In the voice of {'the ' if card.speaker in CROWDS else ''}{card.speaker}.",)
    return (card.text,)
