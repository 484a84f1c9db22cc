"""The log: what a seat may hear of an event, in words (ES-132 to ES-134); and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact, facts_in
from tabletop.core.messages import Line, SeatRef, told
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules import events
from tabletop.games.espionage.rules.options import MOST_CARDS
from tabletop.games.espionage.rules.table import Spies
from tabletop.games.espionage.texts import line, tr
from tabletop.games.espionage.words.common import answers, put_down


def narrate(_view: ViewOf[Spies], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    return (WORDS[type(event[2])](event[2]),) if event[0] == "say" else ()


def _told(fact: Fact) -> Line:
    return told(line, fact)


def _plays(fact: events.Plays) -> Line:
    answered = "card" if fact.target >= 0 else "discards" if fact.answered >= 0 else "nothing"
    return told(
        line, fact, **put_down(fact.kind, fact.card, fact.text, fact.use), **answers(answered, fact.owner, fact.aim)
    )


def _catches(fact: events.Catches) -> Line:
    return told(line, fact, own="yes" if fact.owner == fact.seat else "no")


def _falls(fact: events.Falls) -> Line:
    return told(line, fact, credit=SeatRef(fact.credit if fact.credit != fact.seat else NOBODY))


def _of_a_hand(fact: events.Steals | events.LooksAtHand) -> Line:
    """A card that was sent back to its player looks into the own hand, and steals from it (ES-44)."""
    return told(line, fact, own="yes" if fact.aim == fact.seat else "no")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    **dict.fromkeys(facts_in(events).values(), _told),
    events.Plays: _plays,
    events.Catches: _catches,
    events.Falls: _falls,
    events.Steals: _of_a_hand,
    events.LooksAtHand: _of_a_hand,
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    if not table.ending:
        return None
    return Outcome(table.winners, table.ending, _ended(table))


def _ended(table: Any) -> str:
    if table.ending == "bomb":
        return tr("ending-bomb", wins="most" if table.house & MOST_CARDS else "all")
    return tr(f"ending-{table.ending}")
