"""What a pupil may do at the table of a lesson: what the teacher asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tabletop.core import ask as core
from tabletop.core.ask import NOBODY
from tabletop.table.model.commands import Commands
from tabletop.table.model.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.guided.lesson import Lesson, Talk
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.widgets.panel_facts import Person


@dataclass(frozen=True, slots=True)
class LessonRefused(Message):
    """The pupil has tried something else than what the step asks for."""


@dataclass(frozen=True, slots=True)
class Followed(Message):
    """The pupil has done what the step asks for."""


class Pupil(NamedTuple):
    """How far the pupil is, and what is said; `said` fills in names and numbers."""

    lesson: Lesson
    talk: Talk
    said: Callable[[str], str]


def named(text: str, who: Sequence[Person]) -> str:
    """Put the names of the seats into a text of the lesson."""
    for person in who:
        text = text.replace(f"{{{person.seat}}}", person.name)
    return text


class PupilDeeds(Commands):
    """Whatever else is tried is refused with a kind word."""

    def __init__(self, given: TableContext, now: Callable[[], int], pupil: Pupil) -> None:
        super().__init__(given, now)
        self.pupil = pupil

    def allows(self, index: int) -> bool:
        view = self.shown.view
        return self.pupil.lesson.allows(view, view.options[index])

    def answer(self, index: int) -> None:
        view, lesson, before = self.shown.view, self.pupil.lesson, self.match.n
        if not self.allows(index):
            self.app.sound("error_soft")
            self.app.toast(self.pupil.said(lesson.refusal(view, view.options[index])), "school", "gold")
            self.post(LessonRefused())
            return
        step, at, on = lesson.doing(view, view.options[index]), lesson.at, lesson.on
        if step >= 0:
            lesson.go_on(step)  # before the answer: what it sets off already belongs to the next step
        super().answer(index)
        if self.match.n > before:
            self.post(Followed())
        elif step >= 0:
            lesson.go_back(at, on=on)

    def may_tell(self) -> bool:
        return self.pupil.lesson.telling is not None

    def advice(self) -> str:
        return self.pupil.said(self.pupil.lesson.step.text)

    def tell(self, value: object, note: str = "") -> core.Refused | None:
        """What the step wants to be told; anything else is refused where it was typed."""
        lesson = self.pupil.lesson
        wanted, at = lesson.telling, lesson.at
        if wanted is None or not wanted.says(value):
            return core.Refused("lesson", self.pupil.said(lesson.step.no))
        lesson.go_on()
        wrong = super().tell(value, note)
        if wrong is None:
            self.post(Followed())
        else:
            lesson.go_back(at, on=True)
        return wrong

    def take_back(self, seat: int = NOBODY) -> None:  # noqa: ARG002  # whoever asks
        self.complain(self.pupil.talk.undo)
