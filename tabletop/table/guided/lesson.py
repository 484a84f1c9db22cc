"""A lesson: data of the game (lesson.toml), and how far the learner has come. It knows no rule and no screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from tabletop import games
from tabletop.core.arrange import ArrangedZone
from tabletop.core.events import fields
from tabletop.core.messages import CardRef
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.i18n import tr
from tabletop.match.scripted_bots import ScriptedMove, fits, index_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tabletop.core.ask import Option
    from tabletop.core.definition import Definition
    from tabletop.core.events import Fact
    from tabletop.core.messages import Line
    from tabletop.core.view import View


FIGURE = re.compile(r"\{([a-z0-9][^{}]* [^{}]*)\}")
SIGN = re.compile(r" ([+-]) ")


def filled(text: str, definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    """The text with its numbers; `told`: the last fact of each word. LookupError when the table does not show one of them."""
    return FIGURE.sub(lambda found: _worth(found[1], definition, seen, told), text)


def terms(text: str) -> Iterator[list[str]]:
    """The words of each number that is read in a text."""
    for inside in FIGURE.findall(text):
        yield from (term.split() for term in SIGN.split(inside)[::2])


def wrong(term: list[str], definition: Definition, facts: Mapping[str, type[Fact]]) -> str:
    """What is not known of a card or a fact that a term names, "" when all is."""
    what, *where = term
    if what == "told":
        return "" if where[0] in facts and where[1] in fields(facts[where[0]]) else f"no fact says {' '.join(where)!r}"
    if what.isdecimal() or (what in READ and what != "printed"):
        return ""
    card = where[-1]
    return "" if any(face.id == card for face in definition.cards) else f"there is no card {card!r}"


def _worth(inside: str, definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    """One number as it stands there, or a sum."""
    first, *rest = SIGN.split(inside)
    if not rest:
        return _figure(first.split(), definition, seen, told)
    total = int(_figure(first.split(), definition, seen, told))
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        total += int(f"{sign}{_figure(term.split(), definition, seen, told)}")
    return str(total)


def _figure(term: list[str], definition: Definition, seen: View, told: Mapping[str, Fact]) -> str:
    what, *where = term
    if what.isdecimal():
        return what
    if what == "told":
        return str(getattr(told[where[0]], where[1]))
    if what in READ:
        return str(READ[what](definition, seen, *where))
    signs = definition.looks.signs(seen) if definition.looks.signs is not None else ()
    for sign in signs:
        if sign.on == "card" and sign.icon == what and definition.cards[seen.table.kind[sign.where]].id == where[0]:
            return sign.text
    raise LookupError(f"the table shows no {what} on {where[0]}")


def _score(definition: Definition, seen: View, seat: str) -> int:
    return definition.scores(seen.table)[int(seat)]


def _goal(definition: Definition, seen: View, seat: str) -> int:
    assert definition.looks.seat_status is not None, "its badges show a race"
    return definition.looks.seat_status(seen)[int(seat)].goal


def _tally(definition: Definition, seen: View, name: str, seat: str) -> int:
    assert definition.looks.seat_status is not None, "its badges count"
    tallies = definition.looks.seat_status(seen)[int(seat)].tallies
    return {tally.symbol: tally.number for tally in tallies}[name]


def _count(_definition: Definition, seen: View, group: str, seat: str = "") -> int:
    table = seen.table
    return len(table.zones[table.layout.find(group, int(seat) if seat else None)])


def _column(_definition: Definition, seen: View, name: str) -> int:
    return int(getattr(seen.table, name))


def _printed(definition: Definition, _seen: View, mark: str, card: str) -> str:
    return next(dict(face.marks)[mark] for face in definition.cards if face.id == card)


READ: dict[str, Callable[..., int | str]] = {
    "score": _score,
    "goal": _goal,
    "tally": _tally,
    "count": _count,
    "column": _column,
    "printed": _printed,
}


NAME = "lesson.toml"
ANCHOR = re.compile(r"|hand|buttons|counter|card [\w-]+|seat \d|zone [\w-]+( \d)?")


class DealtZone(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a zone, the topmost first."""

    zone: str
    cards: tuple[str, ...]
    seat: int | None = None


class LessonBot(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot does, in this order."""

    seat: Annotated[int, Meta(ge=1)]
    moves: tuple[ScriptedMove, ...]


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the teacher says; see lesson.toml."""

    text: str
    at: str = ""
    after: str = ""
    asked: str = ""
    do: ScriptedMove | None = None
    no: str = ""
    nos: dict[str, str] = {}
    next: str = ""  # on its button, "" for the usual word
    maybe: bool = False


class LessonTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said beside the steps: a name for who has none, when something shall be taken back, before leaving."""

    pupil: str
    undo: str
    leave: str


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. `options`: house rules; `seed`: of the deal; `bots`, `table`: the other seats and the house rules of
    the table that the last button leads to.
    """

    talk: LessonTexts
    bots: Annotated[int, Meta(ge=1)]
    bot: tuple[LessonBot, ...]
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    place: tuple[DealtZone, ...] = ()
    options: dict[str, str] = {}
    table: dict[str, str] = {}
    seed: int = 7

    @property
    def places(self) -> tuple[ArrangedZone, ...]:
        return tuple(ArrangedZone(entry.zone, entry.cards, entry.seat) for entry in self.place)


def load(definition: Definition, name: str = NAME) -> LessonFile:
    """Read a lesson of a game. DataFileError names a fact, a card, an act or an anchor that there is not."""
    plugin = games.plugin(definition.id)
    data, facts = plugin.data("presentation", name), plugin.facts()
    if data is None:
        raise DataFileError(f"{definition.id} has no presentation/{name}")
    name = f"{definition.id}/presentation/{name}"
    found = read_toml(data, LessonFile, name)
    cards = {card.id for card in definition.cards} | {""}
    for n, step in enumerate(found.step):
        where = f"{name}: step[{n}]"
        if not ANCHOR.fullmatch(step.at):
            raise DataFileError(f"{where}: at: {step.at!r} is no place")
        word, _, card = step.after.partition(" ")
        if word and word not in facts:
            raise DataFileError(f"{where}: after: there is no fact {word!r}{nearest(word, facts)}")
        named = {step.at.removeprefix("card ") if step.at.startswith("card ") else "", card}
        for card in named | {step.do.card if step.do is not None else ""}:
            if card not in cards:
                raise DataFileError(f"{where}: there is no card {card!r}{nearest(card, cards)}")
        for text in (step.text, step.no, *step.nos.values()):
            for amiss in filter(None, (wrong(term, definition, facts) for term in terms(text))):
                raise DataFileError(f"{where}: {amiss}")
        if step.asked and step.asked not in definition.rules.queries:
            raise DataFileError(
                f"{where}: asked: {step.asked!r} is never asked{nearest(step.asked, definition.rules.queries)}"
            )
        if step.do is not None:
            _check_move(step.do, definition, 1 + len(found.bot), f"{where}: do")
    if found.step[-1].do is not None:
        raise DataFileError(
            f"{name}: step[{len(found.step) - 1}]: do: the last step only speaks; its button leads to a real table"
        )
    for robot in found.bot:
        for move in robot.moves:
            _check_move(move, definition, 1 + len(found.bot), f"{name}: bot {robot.seat}")
    return found


def _check_move(move: ScriptedMove, definition: Definition, seats: int, where: str) -> None:
    """DataFileError when a move names an act, or something to do it to, that there is not."""
    acts = {act.name: act.spot for act in definition.acts} | {"pass": "none", "": "none"}
    if move.act not in acts:
        raise DataFileError(f"{where}: there is no act {move.act!r}{nearest(move.act, acts)}")
    spot, at = acts[move.act], move.at
    if at == "":
        return
    if isinstance(at, int):
        if spot in ("card", "kind") or (spot == "seat" and not 0 <= at < seats):
            raise DataFileError(f"{where}: at: {move.act!r} is done to a {spot}, which {at} is not")
        return
    known = {
        "card": [card.id for card in definition.cards],
        "kind": [card.id for card in definition.cards],
        "zone": list(definition.layout(seats).first),
    }
    if at not in known.get(spot, ()):
        raise DataFileError(f"{where}: at: there is no {spot} {at!r}{nearest(at, known.get(spot, ()))}")


class Lesson:
    """The way through the steps. A step waits until it is ready, then it is on (`active`), then it is done. `told`: the last
    fact of each word that has been told.
    """

    def __init__(self, definition: Definition, steps: tuple[LessonStep, ...]) -> None:
        self.definition, self.steps = definition, steps
        self.at = 0
        self.on = False
        self.told: dict[str, Fact] = {}
        self._heard: list[tuple[str, set[str]]] = []

    @property
    def step(self) -> LessonStep:
        return self.steps[self.at]

    @property
    def active(self) -> LessonStep | None:
        """The step that is on now."""
        return self.step if self.on else None

    @property
    def last(self) -> bool:
        return self.at == len(self.steps) - 1

    def on_event(self, word: str, line: Line) -> None:
        """Something has been told on the screen."""
        kinds = {part.kind for part in line if isinstance(part, CardRef) and part.kind < len(self.definition.cards)}
        self._heard.append((word, {self.definition.cards[kind].id for kind in kinds}))

    def try_begin(self, seen: View, asked: bool) -> bool:
        """Begin the step if its moment has come, or the next one behind steps that need not come. `asked`: the learner may
        answer now.
        """
        due = self.due(seen, asked)
        if due >= 0:
            self.at, self.on = due, True
        return due >= 0

    def due(self, seen: View, asked: bool) -> int:
        """The step that could begin now, -1 for none."""
        for at in range(self.at, len(self.steps)) if not self.on else ():
            if self._ready(self.steps[at], seen, asked):
                return at
            if not self.steps[at].maybe:
                break
        return -1

    def _ready(self, step: LessonStep, seen: View, asked: bool) -> bool:
        if not self._happened(step) or (step.asked and not (asked and seen.query == step.asked)):
            return False
        return step.do is None or (asked and self._possible(seen, step.do))

    def _possible(self, seen: View, do: ScriptedMove) -> bool:
        return seen.telling if do.tell else index_of(self.definition, seen, do) >= 0

    def _happened(self, step: LessonStep) -> bool:
        word, _, card = step.after.partition(" ")
        return not word or any(word == said and (not card or card in cards) for said, cards in self._heard)

    def wanted(self, seen: View) -> int:
        """The option that the step asks for, -1 when there is none (now)."""
        return index_of(self.definition, seen, self.step.do) if self.step.do is not None else -1

    def doing(self, seen: View, option: Option) -> int:
        """The step that this option does, -1 for none. A quick hand may do the next one before it has been said."""
        at = self.at if self.on else self.due(seen, asked=True)
        do = self.steps[at].do if at >= 0 else None
        return at if do is not None and fits(self.definition, seen, option, do) else -1

    def allows(self, seen: View, option: Option) -> bool:
        """May this be chosen now? Between two steps everything may that no step is about."""
        if self.doing(seen, option) >= 0:
            return True
        return not self.on and self.due(seen, asked=True) < 0 and not self._coming(seen)

    def _coming(self, seen: View) -> bool:
        """Whether what is asked now is what the next thing to do is about: it has to wait for its words."""
        coming = next((step.do for step in self.steps[self.at :] if step.do is not None), None)
        return coming is not None and self._possible(seen, coming)

    @property
    def telling(self) -> ScriptedMove | None:
        """What the step that is on wants to be told."""
        return self.step.do if self.on and self.step.do is not None and self.step.do.tell else None

    def refusal(self, seen: View, option: Option) -> str:
        """A kind word on why not."""
        step, card = self.step, option[1]
        if step.do is None:
            return tr("guided-still-talking")
        kind = seen.table.kind[card] if card >= 0 else -1
        name = self.definition.cards[kind].id if 0 <= kind < len(self.definition.cards) else ""
        return step.nos.get(name, step.no) or tr("guided-not-that")

    def go_on(self, done: int | None = None) -> None:
        """The step is done, or that one, which has not been said."""
        self.at = self.at if done is None else done
        self.on = False
        self._heard.clear()
        if not self.last:
            self.at += 1

    def go_back(self, step: int, *, on: bool) -> None:
        """The step was not done after all; `on`: it had been said."""
        self.at, self.on = step, on
