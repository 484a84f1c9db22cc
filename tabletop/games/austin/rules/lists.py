"""Open deck lists, a house rule: before the first turn everybody hears what is in every deck (AP-18)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.austin.rules.acts import SEEN
from tabletop.games.austin.rules.events import Deck
from tabletop.games.austin.rules.options import OPEN_LISTS
from tabletop.games.austin.rules.table import Austin, rules


@verb
def lists_open(s: Austin) -> bool:
    return bool(s.house & OPEN_LISTS)


@verb
def tell_lists(s: Austin) -> None:
    """By kind, so that the order tells nothing of the shuffled decks."""
    for seat in range(s.seats):
        s.say(Deck(seat, tuple(sorted([k for k, owner in zip(s.kind, s.owner, strict=True) if owner == seat]))))


@rules.query
def deck_lists(_s: Austin, _seat: int) -> list[Option]:
    """Somebody says that they may be read out: what is told before the first question is told to nobody."""
    return [(SEEN, -1, -1)]


def read_out(t: Handle[Austin]) -> Asking[Any]:
    if lists_open(t):
        yield t.choose(0, deck_lists)
        tell_lists(t)
