"""What a person has answered, and what would have been better, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.ask import NO_CHOICE, Option
from tabletop.core.view import View, view
from tabletop.table.widgets.game_text import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.record import Record
    from tabletop.progress.decision_analysis import AnalysedDecision


class Answered(NamedTuple):
    """The answer that was given and the best one: words, and the options where they are some. `seen`: what the seat saw."""

    given: str
    best: str
    options: tuple[Option | None, Option | None]
    seen: View


def answered(past: Record, look: AnalysedDecision, names: Sequence[str]) -> Answered:
    """The two answers of a decision; names: of the seats."""
    game, answer = past.at(look.n), past.answers[look.n]
    seen = view(game, look.seat)
    options = game.options_of(look.seat) or []
    given, best = _option(options, answer.choice), _option(options, look.choice)
    label = past.definition.label
    return Answered(
        named(label(seen, given), names) if given is not None else _told(answer.value),
        named(label(seen, best), names) if best is not None else _told(look.value),
        (given, best),
        seen,
    )


def _option(options: list[Any], index: int) -> Option | None:
    if index == NO_CHOICE or not 0 <= index < len(options):
        return None
    found: Option = options[index]
    return found


def _told(value: object) -> str:
    """A value that was told, as far as it is words and numbers; its first word says of which kind it is."""
    if not isinstance(value, (tuple, list)):
        return str(value)
    words = [str(part) for part in value if isinstance(part, (str, int))]
    return " ".join(words[1:] or words)
