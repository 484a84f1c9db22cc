"""The decisions that mattered, each in one sentence with its range."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.core.ask import NO_CHOICE, Option
from tabletop.core.view import View, view
from tabletop.i18n import tr
from tabletop.table.widgets.game_text import named
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.record import Record
    from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange
    from tabletop.progress.review import KeyDecision


class ComparedAnswers(NamedTuple):
    """The answer that was given and the best one: words, and the options where they are some. `seen`: what the seat saw."""

    given: str
    best: str
    options: tuple[Option | None, Option | None]
    seen: View


def answered(past: Record, look: AnalysedDecision, names: Sequence[str]) -> ComparedAnswers:
    """The two answers of a decision; names: of the seats."""
    game, answer = past.at(look.n), past.answers[look.n]
    seen = view(game, look.seat)
    options = game.options_of(look.seat) or []
    given, best = _option(options, answer.choice), _option(options, look.choice)
    label = past.definition.label
    return ComparedAnswers(
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


def percent(share: float) -> str:
    return tr("end-percent", number=round(100 * share))


def ends(low: float, high: float) -> str:
    """The ends of a range in hundredths, the smaller one first."""
    small, large = sorted((round(100 * low), round(100 * high)))
    return tr("end-from-to", low=small, high=large)


def span(low: float, high: float) -> str:
    """A range of chances."""
    return tr("end-percent", number=ends(low, high))


def between(chance: ShareRange) -> str:
    """A chance with its range."""
    return f"{percent(chance.middle)} [muted]({span(chance.low, chance.high)})[/]"


def sentence(one: KeyDecision, said: ComparedAnswers, who: str) -> str:
    """Rich text: what it was, by whom ("" where only one person played), what was answered, what was better."""
    look, size, alone = one.look, percent(abs(one.size)), "no" if who else "yes"
    given, best = f"**{escape(said.given)}**", f"**{escape(said.best)}**"
    sure = "yes" if one.sure else "no"
    low, high = sorted((abs(one.low), abs(one.high)))
    low = 0.0 if one.low < 0 < one.high else low
    noise = f"[muted]({span(low, high)})[/]"
    if one.kind == "cost":
        left, better = percent(look.given.middle), percent(look.best.middle)
        return tr("end-cost", alone=alone, who=who, sure=sure, size=size, noise=noise, given=given, left=left, best=best,
                  better=better)  # fmt: skip
    if one.kind == "found":
        left = between(look.given)
        return tr("end-well-found", alone=alone, who=who, sure=sure, size=size, noise=noise, given=given, left=left)
    way = "up" if one.size > 0 else "down"
    points = round(100 * abs(one.size))  # not a part of what it was
    noise = f"[muted]({ends(low, high)})[/]"  # whatever the answer itself was worth
    return tr("end-turning", alone=alone, who=who, sure=sure, given=given, way=way, points=points, noise=noise)
