"""What an attack or a Bone would come to, before it is chosen (section 11)."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.core.presentation import OptionPreview
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import SCORE
from tabletop.games.austin.rules.queries import ATTACK, THROW
from tabletop.games.austin.rules.select import role_of
from tabletop.games.austin.rules.table import FIGHT, HAND, STEP, Austin, Fight
from tabletop.games.austin.rules.values import vibes
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import attempt, vibe_list


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
    mine, theirs = SCORE[s.kind[card]], SCORE[s.kind[target]]
    line = tr("preview-attack", mine=mine, theirs=theirs, kind=attempt(role_of(s, card)))
    forces = (_force(s, s.owner[card], "preview-you"), _force(s, s.owner[target], "preview-foe"))
    return OptionPreview(target, line, forces)


def _force(s: Austin, seat: int, message: str) -> str:
    """What a seat can fight with, as everybody can see it."""
    return tr(message, vibes=vibe_list(vibes(s, seat)) or "none", held=len(s.zones[HAND + STEP * seat]))


def _bone(s: Austin, card: int, fight: Fight) -> OptionPreview:
    """AP-70: the losing side throws, and is winning then, or the winning side adds one; what it would score (AP-83)."""
    side = fight.last if fight.done else 1 - fight.last
    stake = sum(SCORE[s.kind[c]] for c in (fight.cards[side], *s.zones[FIGHT + side], card))
    bone = tr("preview-bone", score=SCORE[s.kind[card]])
    return OptionPreview(fight.cards[side], tr("preview-stake", stake=stake), (bone,))
