"""The decisions that mattered, each in one sentence with its range."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.ask import NO_CHOICE, Option
from tabletop.core.view import View, view
from tabletop.table.widgets.game_text import named
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.record import Record
    from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange
    from tabletop.progress.review import Mattered


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


ICONS = {"cost": "alert", "found": "star", "turning": "flash"}
TITLES = {"cost": "cost about {}", "found": "well found, worth about {}", "turning": "turning point"}


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def ends(low: float, high: float) -> str:
    """The ends of a range in hundredths, the smaller one first."""
    small, large = sorted((round(100 * low), round(100 * high)))
    return f"{small} to {large}"


def span(low: float, high: float) -> str:
    """A range of chances."""
    return f"{ends(low, high)} %"


def between(chance: ShareRange) -> str:
    """A chance with its range."""
    return f"{percent(chance.middle)} [muted]({span(chance.low, chance.high)})[/]"


def sentence(one: Mattered, said: Answered, who: str) -> str:
    """Rich text: what it was, by whom ("" where only one person played), what was answered, what was better."""
    look, name = one.look, f"{who}, " if who else ""
    given, best = f"**{escape(said.given)}**", f"**{escape(said.best)}**"
    title = ("" if one.sure else "perhaps ") + TITLES[one.kind].format(percent(abs(one.size)))
    head = f"{name}[gold_light]{title if name else title.capitalize()}[/]"
    low, high = sorted((abs(one.low), abs(one.high)))
    low = 0.0 if one.low < 0 < one.high else low
    noise = f"[muted]({span(low, high)})[/]"
    if one.kind == "cost":
        left, better = percent(look.given.middle), percent(look.best.middle)
        return f"{head} {noise}. {given} left {left}, {best} would have left {better}."
    if one.kind == "found":
        return f"{head} {noise}. {given} left {between(look.given)}."
    way = "rose" if one.size > 0 else "fell"
    points = round(100 * abs(one.size))  # not a part of what it was
    whose = f"{who}'s" if who else "your"
    by = f"{whose} chance {way} by {points} points [muted]({ends(low, high)})[/]"
    return f"{head}. After {given}, by what the others did or by luck, {by}."  # whatever the answer itself was worth
