"""What the marks on units mean, in a sentence for whoever looks at a card closely (RG-153 to RG-158)."""

from __future__ import annotations

from tabletop.games.rpgget.rules.table import Mark

AILING = {  # of a Character, of an enemy
    "poison": ("It loses 1 HP in its owner's Status phase.", "It loses 1 HP in the Enemy Status step."),
    "paralysis": ("It can neither Attack nor Support.", "Its lasting traits do not work."),
    "stun": ("It uses no Abilities, also none on Rewards.", "It uses no Abilities."),
    "block": ("It uses no Rewards with Magic or Move.", "It has no Defence, Support or Recovery."),
    "confusion": ("Chance picks its targets among all, friends and itself included.",) * 2,
    "sleep": ("It does nothing until the Enemy Status step ends, but can be hit.",) * 2,
}
RANKED = {
    "front": "With a coin its Melee does 1 more; it takes 1 more itself.",
    "back": "Its Melee does 1 less; with a coin it takes 1 less itself.",
}
USED, DEFENDED = "Its Attack is used.", "Its Defence is used."
LEFT = "Its Attack is used; it may still do what is lit."
IMMUNE = "It does not get this Status."
LAST = "When it falls, its player has nobody left."
DOOMED = "It falls when the next attempt of anybody begins, unless it is healed before."  # RG-126


def boosted(mark: Mark) -> str:
    """Of the force that is added to a unit or taken off it."""
    way = "more" if mark.boost + mark.once > 0 else "less"
    return f"Its {'next Attack does' if not mark.boost else 'Attacks do'} so much {way}."


def guarded(guard: int) -> str:
    return f"It takes so much {'less' if guard > 0 else 'more'} of each Attack."


def rewards(count: int) -> str:
    """Of a hero whose Attack is used, with so many Rewards that it may use."""
    return f"Its Attack is used; it may still use {count} Reward{'s' * (count != 1)}."
