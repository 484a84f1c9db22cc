"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.definition import Prompt
from tabletop.core.messages import SeatRef
from tabletop.core.sanitizing import capitals
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules.acts import REASONS
from tabletop.games.codenames.rules.options import CLICKS
from tabletop.games.codenames.rules.queries import agents
from tabletop.games.codenames.rules.table import Board, other
from tabletop.games.codenames.texts import line, tr
from tabletop.games.codenames.words.common import side_name, way_said

THINKING = {"give_clue", "rule_on_word", "allow_clue"}  # for all others the same: the Director is still thinking


def prompt(view: ViewOf[Board]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing of the key or of drafts."""
    if not view.query:
        return Prompt(line("over"), "", "CN-102")
    if view.seat in view.left:
        return OWN[view.query](view)
    return _waiting(view)


def _waiting(view: ViewOf[Board]) -> Prompt:
    table = view.table
    if view.query in THINKING:
        # the curtain says it, too, in the colour of the person and not of the team
        said = line("waits-clue", seat=SeatRef(table.turn), side=side_name(table.side))
        return Prompt(said, tr("waits-clue-why"), "CN-35")
    if view.query == "guess":
        who = [SeatRef(seat) for seat in agents(table)]
        return Prompt(line("waits-guess", agents=who), _clue(table), "CN-75")
    if view.query == "answer_objection":
        return Prompt(line("waits-objection", seat=SeatRef(table.turn)), tr("waits-objection-why"), "CN-68")
    seats = [SeatRef(seat) for seat in view.left]
    return Prompt(line("waits-cover", seats=seats), tr("counts-as-found"), _covering(view))


def _covering(view: ViewOf[Board]) -> str:
    return "CN-107" if view.query == "cover_rival" else "CN-54"


def _clue(table: Board) -> str:
    *_, word, number, _ = table.clues[-1]
    left = table.limit - table.guesses
    return tr("clue-left", said=way_said(word), word=capitals(word), number=number, limit=table.limit, left=left)


def _give_clue(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("give-clue", side=side_name(view.table.side)), tr("give-clue-why"), "CN-35")


def _rule(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("rule-on-word", word=capitals(view.args[0])), tr("rule-on-word-why"), "CN-52")


def _allow(view: ViewOf[Board]) -> Prompt:
    word, number = view.args
    said = line("allow-clue", seat=SeatRef(view.table.turn), word=capitals(word), number=number)
    return Prompt(said, tr("allow-clue-why"), "CN-68")


def _guess(view: ViewOf[Board]) -> Prompt:
    table = view.table
    if view.seat in table.directors:  # both may sit at one screen
        said = line("may-object", seat=SeatRef(view.seat), side=side_name(table.side))
        return Prompt(said, tr("may-object-why"), "CN-68")
    by, first = "click" if table.house & CLICKS else "hold", "no" if table.guesses else "yes"  # CN-77
    return Prompt(line("guess", by=by, first=first), _clue(table), "CN-76")


def _answer(view: ViewOf[Board]) -> Prompt:
    why = tr("answer-objection-why", reason=REASONS[view.args[0]])
    return Prompt(line("answer-objection"), why, "CN-68")


def _cover_rival(view: ViewOf[Board]) -> Prompt:
    return Prompt(line("cover-rival", other=side_name(other(view.table.side))), tr("cover-rival-why"), "CN-107")


def _cover_own(_view: ViewOf[Board]) -> Prompt:
    return Prompt(line("cover-own"), tr("counts-as-found"), "CN-54")


OWN: dict[str, Callable[[ViewOf[Board]], Prompt]] = {
    "give_clue": _give_clue,
    "rule_on_word": _rule,
    "allow_clue": _allow,
    "guess": _guess,
    "answer_objection": _answer,
    "cover_rival": _cover_rival,
    "cover_own": _cover_own,
}
