"""Why no card of a hand can be played as a Mission now, in one short line: cards with the same reason together."""

from __future__ import annotations

from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.reasons import turn_reasons
from tabletop.games.espionage.rules.table import HAND, STEP, Spies
from tabletop.games.espionage.words.common import title

NAMED = 3  # more cards than these are counted
BECAUSE = {  # by the code of a reason: of one card, of several
    "held_card": ("is never played", "are never played"),
    "reaction_as_mission": ("only answers other cards", "only answer other cards"),
    "bad_aim": ("finds nobody with a card to aim at", "find nobody with a card to aim at"),
    "no_gift": ("needs another card to give away", "need another card to give away"),
    "no_discards": ("finds no discards to take", "find no discards to take"),
    "bad_discards": ("may take none of these discards", "may take none of these discards"),
    "not_copyable": ("finds no Mission to copy", "find no Mission to copy"),
    "claim_too_few": ("wins with ten cards in hand", ""),
    "claim_bomb": ("cannot win beside the Bomb", ""),
    "claim_not_now": ("counts only at the reveal", ""),
}


def unplayable(view: ViewOf[Spies]) -> str:
    """A sentence for the owner of the hand alone."""
    table, alike = view.table, dict[str, list[str]]()
    for card, (code, _, _) in sorted(turn_reasons(table, view.seat).items(), key=lambda found: table.kind[found[0]]):
        alike.setdefault(code, []).append(title(table.kind[card]))
    if not table.zones[HAND + STEP * view.seat]:
        return "Your hand is empty."
    return "; ".join(_of(code, names) for code, names in alike.items()) + "."


def _of(code: str, titles: list[str]) -> str:
    one, several = BECAUSE[code]
    names = list(dict.fromkeys(titles))
    if len(names) > NAMED:
        return f"{len(titles)} cards {several}"
    if len(names) == 1:
        return f"{names[0]} {one}"
    return f"{', '.join(names[:-1])} and {names[-1]} {several}"
