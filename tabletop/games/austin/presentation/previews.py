"""What an attack or a Bone would come to, before it is chosen (section 11)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.presentation import OptionPreview
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import SCORE, SHAG
from tabletop.games.austin.rules.queries import ATTACK, THROW
from tabletop.games.austin.rules.select import role_of
from tabletop.games.austin.rules.table import FIGHT, HAND, STEP, Austin, Fight
from tabletop.games.austin.rules.values import vibes
from tabletop.games.austin.words.common import some, vibe_list

KINDS = ("Shag", "Assassination")


def preview(view: ViewOf[Austin], option: Option) -> tuple[OptionPreview, ...]:
    """An attack: what both sides have at stake and to fight with, against each Agent that this one may attack.

    A Bone in a fight: what the own side is worth with it.
    """
    s = view.table
    act, card, _ = option
    if act == ATTACK:
        return tuple(_attack(s, card, other[2]) for other in view.options if other[:2] == (ATTACK, card))
    if act == THROW and s.fight:
        return (_bone(s, card, s.fight),)
    return ()


def _attack(s: Austin, card: int, target: int) -> OptionPreview:
    """AP-81 to AP-83: each side scores its own Agent and Bones, or loses them."""
    line = f"{SCORE[s.kind[card]]} against {SCORE[s.kind[target]]}: {KINDS[role_of(s, card) != SHAG]}"
    return OptionPreview(
        target, line, (f"You: {_force(s, s.owner[card])}", f"Against you: {_force(s, s.owner[target])}")
    )


def _force(s: Austin, seat: int) -> str:
    """What a seat can fight with, as everybody can see it."""
    return f"{vibe_list(vibes(s, seat)) or 'no vibes'}, {some(len(s.zones[HAND + STEP * seat]), 'card')} in hand"


def _bone(s: Austin, card: int, fight: Fight) -> OptionPreview:
    """AP-70: the losing side throws, and is winning then, or the winning side adds one; what it would score (AP-83)."""
    side = fight.last if fight.done else 1 - fight.last
    stake = sum(SCORE[s.kind[c]] for c in (fight.cards[side], *s.zones[FIGHT + side], card))
    return OptionPreview(
        fight.cards[side], f"{stake}: at stake on this side", (f"{SCORE[s.kind[card]]} for this Bone",)
    )
