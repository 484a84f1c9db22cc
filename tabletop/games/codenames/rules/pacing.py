"""When a match waits for whom, people before bots (CN-133); and whose turn it is for all who look on."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import Option
from tabletop.core.events import Fact
from tabletop.core.pacing import Pacing
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules import events
from tabletop.games.codenames.rules.acts import LOCK, MARK
from tabletop.games.codenames.rules.queries import AGENTS, agents
from tabletop.games.codenames.rules.table import Board

OBJECTING_MS = 8_000  # that a person has to object before bots guess; the clue itself has been read by then
# A cover shows whose it is (CN-107), and a word that is ruled on is nothing for Agents yet (CN-52, CN-68).
ON_PAPER = {"give_clue", "answer_objection"}


def beside(view: ViewOf[Board], option: Option, people: tuple[int, ...], house: dict[str, str]) -> Option | None:
    """A bot beside human Agents marks what it would lock, and waits."""
    alone = not set(people) & set(agents(view.table))
    if alone or house["bot_agent_locks"] == "always":
        return option
    act, card, _ = option
    marked = view.table.marks[view.seat] >> card & 1 if card >= 0 else 1
    return (MARK, card, -1) if act == LOCK and not marked else None


def patience(view: ViewOf[Board], people: tuple[int, ...], all_people: tuple[int, ...]) -> int:
    """CN-68: bots guess at once, and a person may object until the first guess only. What a bot says breaks no rule."""
    objecting = view.query == "guess" and set(people) & set(view.table.directors)
    return OBJECTING_MS if objecting and view.table.turn in all_people else 0


def openly(view: ViewOf[Board], house: dict[str, str]) -> bool:
    """CN-128: Directors who have the key on paper need the screen once, to hear which one it is, and no curtain afterwards."""
    unpublished = view.query == "give_clue" and house["challenge"] == "before_publication"
    if house["privacy"] != "paper" or view.query not in ON_PAPER or unpublished:
        return False
    return any(side == view.table.side for _, side, *_ in view.table.clues)


def soft(view: ViewOf[Board], house: dict[str, str]) -> int:
    """CN-86: a soft timer is sound and colour only."""
    seconds = {"give_clue": "clue_seconds", "guess": "guess_seconds"}.get(view.query)
    return int(house[seconds]) * 1000 if seconds and house["timer"] == "soft" else 0


# CN-131: a clue and a guess are never taken back, nor is a cover that a Director has laid.
PACING = Pacing(
    windows=False,
    public=frozenset({"answer_objection"}),
    binding=frozenset({"clue", "locks", "rival_covers", "penalty"}),
    beside=beside,
    patience=patience,
    openly=openly,
    soft=soft,
)


def acting(view: ViewOf[Board], said: Sequence[Fact]) -> tuple[int, ...]:
    """By what all have been told since the view: what Directors ask each other before a clue is out tells nothing (CN-67)."""
    seats = _asked(view)
    for fact in said:
        seats = _after(view.table, seats, fact)
    return seats


def _asked(view: ViewOf[Board]) -> tuple[int, ...]:
    if not view.query:
        return ()
    if view.query == "guess":
        return _agents(view.table, view.table.side)
    return view.left if view.query == "cover_own" else (view.table.turn,)


def _agents(table: Board, side: int) -> tuple[int, ...]:
    found: tuple[int, ...] = AGENTS[table.sides, table.directors, side]
    return found


def _after(table: Board, seats: tuple[int, ...], fact: Fact) -> tuple[int, ...]:
    match fact:
        case events.Turn():
            return (fact.seat,)
        case events.Clue():
            return _agents(table, fact.side)
        case events.Objects():
            return (table.turn,)
        case events.Stands():
            return _agents(table, table.side)
        case events.Wins():
            return ()
    return seats
