"""All that Pass the Card says to people: messages of its catalogues (`i18n/<language>/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.core.definition import Outcome, Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import ViewOf

from .rules.events import Falls
from .rules.table import HAND, PILE, Circle
from .texts import line, tr

if TYPE_CHECKING:
    from tabletop.core.ask import Option

KINDS = ("feather", "lantern", "crown", "storm")
NAMES = tuple(map(tr, KINDS))


def prompt(view: ViewOf[Circle]) -> Prompt:
    if not view.query:
        return Prompt(line("over"), tr("over-why"), "PC-6")
    return Prompt(line("asked", seat=SeatRef(view.table.turn)), tr("asked-why"), "PC-3")


def label(view: ViewOf[Circle], option: Option) -> str:
    return tr("pass-on", card=NAMES[view.table.kind[option[1]]])


def narrate(_view: ViewOf[Circle], event: Event) -> tuple[Line, ...]:
    if event[0] == "say":
        return (line("falls", seat=SeatRef(event[2].seat)),) if isinstance(event[2], Falls) else ()
    if event[0] != "move" or event[3] < HAND:
        return ()
    _, card, a, b, kind = event
    if a == PILE:
        return (line("draws", seat=SeatRef(b - HAND), card=CardRef(kind, card)),)
    return (line("passes", seat=SeatRef(a - HAND), card=CardRef(kind, card), to=SeatRef(b - HAND)),)


def outcome(s: Any) -> Outcome | None:
    if not s.winners:
        return None
    ending = "last" if sum(s.alive) == 1 else "counted"
    return Outcome(s.winners, ending, tr(f"ending-{ending}"))
