"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.definition import Prompt
from tabletop.core.messages import SeatRef, seats
from tabletop.core.sanitizing import capitals
from tabletop.core.view import ViewOf
from tabletop.games.codenames.rules.options import CLICKS
from tabletop.games.codenames.rules.queries import agents
from tabletop.games.codenames.rules.table import Board, other
from tabletop.games.codenames.words.common import OBJECTIONS, guesses, number_word, side_name

THINKING = {"give_clue", "rule_on_word", "allow_clue"}  # for all others the same: the Director is still thinking


def prompt(view: ViewOf[Board]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing of the key or of drafts."""
    if not view.query:
        return Prompt(("The game is over.",), "", "CN-102")
    if view.seat in view.left:
        return OWN[view.query](view)
    return _waiting(view)


def _waiting(view: ViewOf[Board]) -> Prompt:
    table = view.table
    if view.query in THINKING:
        # the curtain says it, too, in the colour of the person and not of the team
        line = (SeatRef(table.turn), f" gives {side_name(table.side)}'s clue.")
        return Prompt(line, "One word and one number.", "CN-35")
    if view.query == "guess":
        who = agents(table)
        return Prompt((*seats(who), " guess." if len(who) > 1 else " guesses."), _clue(table), "CN-75")
    if view.query == "answer_objection":
        return Prompt((SeatRef(table.turn), " hears an objection."), "The clue may be taken back.", "CN-68")
    return Prompt((*seats(view.left), " covers an asset."), "It counts as found.", _covering(view))


def _covering(view: ViewOf[Board]) -> str:
    return "CN-107" if view.query == "cover_rival" else "CN-54"


def _clue(table: Board) -> str:
    *_, word, number, _ = table.clues[-1]
    left = f"{guesses(table.limit - table.guesses)} left" if table.limit else "no limit on guesses"
    return f"{capitals(word)}: {number_word(number)}; {left}." if word else f"{number_word(number)}; {left}."


def _give_clue(view: ViewOf[Board]) -> Prompt:
    side = side_name(view.table.side)
    return Prompt((f"Give {side} one word and one number.",), "It points at assets of your own side.", "CN-35")


def _rule(view: ViewOf[Board]) -> Prompt:
    return Prompt((f"Does {capitals(view.args[0])} count as one word?",), "The rival Director asks in secret.", "CN-52")


def _allow(view: ViewOf[Board]) -> Prompt:
    word, number = view.args
    said = f"{capitals(word)} {number_word(number)}"
    return Prompt(("May ", SeatRef(view.table.turn), f" say {said}?"), "Only what breaks a rule is stopped.", "CN-68")


def _guess(view: ViewOf[Board]) -> Prompt:
    if view.seat in view.table.directors:
        clue = f"{side_name(view.table.side)}'s clue"  # both Directors may sit at one screen
        line = (SeatRef(view.seat), f" may object to {clue}, or let it stand: the first guess accepts it.")
        return Prompt(line, "Nobody else can object.", "CN-68")
    table = view.table
    one = "another one" if table.guesses else "an asset"
    how = f"Lock {one}" if table.house & CLICKS else f"Hold {one} down to lock it"  # CN-77
    return Prompt((f"{how}{', or stop' if table.guesses else ''}.",), _clue(table), "CN-76")


def _answer(view: ViewOf[Board]) -> Prompt:
    return Prompt(("Will you take your clue back?",), f"The objection: {OBJECTIONS[view.args[0]]}.", "CN-68")


def _cover_rival(view: ViewOf[Board]) -> Prompt:
    return Prompt(
        (f"The simulated rival finds one: cover a {side_name(other(view.table.side))} asset.",),
        "It finds one after each of your turns.",
        "CN-107",
    )


def _cover_own(_view: ViewOf[Board]) -> Prompt:
    return Prompt(("For the clue taken back: cover an asset of your own side.",), "It counts as found.", "CN-54")


OWN: dict[str, Callable[[ViewOf[Board]], Prompt]] = {
    "give_clue": _give_clue,
    "rule_on_word": _rule,
    "allow_clue": _allow,
    "guess": _guess,
    "answer_objection": _answer,
    "cover_rival": _cover_rival,
    "cover_own": _cover_own,
}
