"""What a window is about: the moments at which cards out of hands are played, in words that need no rulebook (RG-170)."""

from __future__ import annotations

from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.cards import (
    ANNOUNCED,
    ATTEMPT_END,
    DECLARED_ATTACK,
    DECLARED_CARD,
    ENEMIES_SET,
    TURN_START,
)
from tabletop.games.rpgget.rules.table import ANNOUNCING, MISSION, SETTING, START_OF_TURN, RpgGet
from tabletop.games.rpgget.texts import line

MOMENTS = {START_OF_TURN: TURN_START, ANNOUNCING: ANNOUNCED, SETTING: ENEMIES_SET}  # by step


def occasion(view: ViewOf[RpgGet]) -> Line:
    """What happens just now, by what lies open: everybody hears the same."""
    s = view.table
    if s.declared:
        return said(view, DECLARED_CARD, s.owner[s.declared[-1]], s.declared[-1])
    if s.strike:
        return said(view, DECLARED_ATTACK, s.strike.seat)
    return said(view, MOMENTS.get(s.step, ATTEMPT_END), s.turn)


def quiet(s: RpgGet) -> bool:
    """Nothing has been done that could be answered: a fight is about to begin, or an attempt is over."""
    return not s.declared and not s.strike and s.step not in {START_OF_TURN, ANNOUNCING}


def said(view: ViewOf[RpgGet], moment: int, subject: int, about: int = -1) -> Line:
    """The half of a sentence. subject: the seat whose moment it is; about: a declared card, -1 for none."""
    s = view.table
    if about >= 0:
        return line("occasion-plays", seat=SeatRef(subject), kind=CardRef(s.kind[about], about))
    if moment == DECLARED_ATTACK and s.strike:
        return line("occasion-attacks", kind=CardRef(s.kind[s.strike.actor], s.strike.actor))
    if moment == TURN_START:
        return line("occasion-own-turn") if subject == view.seat else line("occasion-turn", seat=SeatRef(subject))
    if moment == ANNOUNCED and s.zones[MISSION]:
        mission = s.zones[MISSION][-1]
        return line("occasion-attempts", seat=SeatRef(subject), kind=CardRef(s.kind[mission], mission))
    return line("occasion-fight") if moment == ENEMIES_SET else line("occasion-over")
