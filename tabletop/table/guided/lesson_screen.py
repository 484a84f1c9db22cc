"""The first lesson: a real match with an arranged deal and bots that follow a script; a teacher says what to do, and why.

    TutorialScreen(services, game)
    TutorialScreen(services, game, "lesson_director.toml")  # where a game has several

It waits for the right move and refuses others kindly; Skip makes the move itself; Esc leaves. At its end the game counts as
learnt (`settings.tutorials_done`) and a button leads to a real table. It knows no rule: all words and moves are data.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.core import ask as core
from tabletop.core.arrange import arranged
from tabletop.core.ask import NOBODY, plain
from tabletop.core.view import redact
from tabletop.i18n import tr
from tabletop.match import TableSetup, bot, person, start
from tabletop.match.player_profiles import seated
from tabletop.match.scripted_bots import ScriptedBots
from tabletop.table.guided import lesson
from tabletop.table.guided.demo import CommentarySequencer
from tabletop.table.guided.lesson_callout import CalloutTarget, CalloutText, LessonCallout
from tabletop.table.model.commands import TableCommands
from tabletop.table.model.messages import ChoiceChanged, CommandCalled, Message
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.dialog import Confirmation, confirm

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.app.services import AppServices
    from tabletop.core.table import Event
    from tabletop.match.seats import Level
    from tabletop.table.guided.lesson import Lesson, LessonTexts
    from tabletop.table.model.messages import Message
    from tabletop.table.model.view_state import TableContext
    from tabletop.table.playback.event_sequencer import PlaybackTools
    from tabletop.table.widgets.panel_facts import SeatPerson
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.widgets.widget import Widget


LEVEL: Level = "easy"  # of the bots, here and at the table afterwards
SIGHT_MS = 900  # how long a thing that was told is looked at


class TutorialScreen(TableScreen):
    """See the module."""

    ends = aloud = helps = False

    def __init__(self, services: AppServices, game: str, name: str = lesson.NAME) -> None:
        self.home, self.game = services, game
        definition = services.game(game)
        self.file = file = lesson.load(definition, name)
        count = 1 + len(file.bot)
        self.talk = file.talk
        pupil = person(0, file.talk.pupil, avatar=avatars.people()[0])
        pupil = next((seated(pupil, who) for who in services.profiles()), pupil)
        self.lesson_state = pupil.name
        seats = (pupil, *(bot(i, LEVEL) for i in range(1, count)))
        setup = TableSetup(game=game, seats=seats, seed=file.seed, options=file.options, pace="quick")
        dealt = arranged(definition, file.places, 0) if file.place else definition
        self.lesson = lesson.Lesson(dealt, file.step)
        moves = {robot.seat: robot.moves for robot in file.bot}
        match = start(setup, ScriptedBots(dealt, moves), 0, definition=dealt)
        match.claims.live = False  # the teacher's words are about what is asked
        super().__init__(match, services, on_end=lambda _: None, now=0)

    # --- life
    def build(self) -> None:
        super().build()
        self.teacher = self.add(LessonCallout(self._read, self._skip))
        self.subject = CalloutTarget(self.constants, self.cards, self.hud)

    def make_sequencer(self, means: PlaybackTools) -> CommentarySequencer:
        return CommentarySequencer(means, self._heard)

    def make_commands(self, context: TableContext) -> LessonCommands:
        return LessonCommands(context, lambda: self.now, LessonState(self.lesson, self.talk, self._said))

    def layout(self) -> None:
        super().layout()
        areas = self.places.areas
        self.hud.log.visible = False
        corner = areas.log.copy()
        lowest = areas.buttons.top - self.u(8)
        beside = areas.log.right < areas.buttons.left
        corner.bottom = lowest if beside else max(areas.log.bottom, lowest)
        corner.right = max(areas.log.right, areas.buttons.right)
        self.teacher.corner = corner
        self.teacher.place(self.rect)

    def _heard(self, event: Event) -> float:
        view, heard = self.player_view.view(), redact(event, 0)
        if heard[0] == "say":
            self.lesson.told[heard[1]] = heard[2]
        for line in self.match.definition.narrate(view, heard):
            self.lesson.on_event(event[1], line)
        return SIGHT_MS

    # --- time
    def update(self, now: float) -> bool:
        """Bots go on only while the teacher is silent, with nothing to say at once, and everything has been told."""
        silent = not self.lesson.on and self.lesson.due(self.time_travel.view, self.player_view.deciding >= 0) < 0
        runs = silent and not self.sequencer.busy and self.app.top is self and self.time_travel.at is None
        if runs and not self.clock.runs:
            self.clock.go()
        elif not runs and self.clock.runs:
            self.clock.stop()
        moved = super().update(now)
        asked = self.player_view.deciding >= 0
        if (
            not self.sequencer.busy
            and self.time_travel.at is None
            and self.lesson.try_begin(self.time_travel.view, asked)
        ):
            self._teach()
            return True
        return any([moved, self._point(), self.teacher.breathe(now)])

    # --- the teacher
    def _teach(self) -> None:
        """Say the text of the step."""
        step, last = self.lesson.step, self.lesson.last
        teacher = self.teacher
        teacher.skip.visible = step.do is not None or last
        teacher.skip.text = tr("guided-to-menu") if last else tr("hud-skip")
        count = "" if last else f"{self.lesson.at + 1} / {len(self.lesson.steps)}"
        teacher.kept, teacher.later = self.subject.kept(), self._later()
        following = step.next or tr("hud-next") if step.do is None else ""
        teacher.show(self._said(step.text), self._anchor(), step=count, next=following)
        teacher.go()
        self.set_focus(teacher.next if step.do is None else None)
        if last and self.game not in self.home.settings.tutorials_done:
            self.home.change(self.app, tutorials_done=[*self.home.settings.tutorials_done, self.game])
        self.on_message(ChoiceChanged())

    def _later(self) -> tuple[CalloutText, ...]:
        """What can be read on with Next, as far as it is known: without its numbers, and about what lies there now."""
        steps = list(takewhile(lambda step: step.do is None, self.lesson.steps[self.lesson.at :]))[1:]
        texts = [lesson.FIGURE.sub("00", named(step.text, self.constants.who)) for step in steps]
        return tuple(
            CalloutText(text, self.subject.anchor(step.at, "")) for text, step in zip(texts, steps, strict=True)
        )

    def _said(self, text: str) -> str:
        """With the names of the seats and the numbers of the table."""
        return lesson.filled(
            named(text, self.constants.who), self.match.definition, self.time_travel.view, self.lesson.told
        )

    def show(self) -> None:
        """Buttons come, cards are laid out: the teacher gives way."""
        super().show()
        self._follow(self.subject.kept())

    def _point(self) -> bool:
        """Every frame: stay with what the step is about, which may still move. True when the picture changed."""
        return self._follow(self.teacher.kept)

    def _follow(self, kept: tuple[pygame.Rect, ...]) -> bool:
        teacher = self.teacher
        if not (self.lesson.on and teacher.visible):
            return False
        anchor = self._anchor()
        moved = teacher.follow(teacher.anchor if anchor is None else anchor, kept)
        said = teacher.said()
        recap, hover = self.hud.recap, self.input.hover
        if hover.clear != said:
            hover.clear = said
            hover.again()
        if recap.visible and teacher.box not in recap.taken:
            recap.taken = [*recap.taken, teacher.box]
            recap.layout()
        return moved

    @property
    def read(self) -> Sequence[pygame.Rect]:
        """Also what the teacher says, and what it is about."""
        return [*super().read, *(self.teacher.said() if self.teacher.visible else [])]

    @property
    def covering(self) -> Sequence[pygame.Rect]:
        return [*super().covering, *([self.teacher.box] if self.teacher.visible else [])]

    def _anchor(self) -> pygame.Rect | None:
        """What the step is about, in pixels."""
        return self.subject.anchor(self.lesson.step.at, str(self.lesson.wanted(self.time_travel.view)))

    def _read(self) -> None:
        """Next."""
        if self.lesson.last:
            self._play()
            return
        self.teacher.stay()
        self.lesson.go_on()
        self.teacher.hide()
        self.set_focus(None)

    def _skip(self) -> None:
        """The teacher makes the move."""
        if self.lesson.last:
            self._leave()
            return
        self.teacher.stay()
        telling, wanted = self.lesson.telling, self.lesson.wanted(self.time_travel.view)
        if telling is not None:
            self.player_view.call()
            self.commands.tell(plain(telling.tell))
        elif wanted >= 0:
            self.drag_and_drop.let_go()
            self.commands.answer(wanted)

    # --- answers
    def on_message(self, message: Message) -> None:
        if isinstance(message, LessonRefused):
            self.drag_and_drop.let_go()
        elif isinstance(message, StepFollowed):
            self.teacher.hide()
        elif isinstance(message, CommandCalled) and message.name in ("menu", "pause"):
            self._ask_to_leave()
        elif isinstance(message, CommandCalled) and message.name == "log":
            self.app.toast(tr("guided-no-log"), "notebook", about="log")
        else:
            super().on_message(message)

    # --- leaving
    def _ask_to_leave(self) -> None:
        title, yes, no = tr("guided-leave-lesson"), tr("guided-leave"), tr("guided-stay")
        confirm(self, Confirmation(title, self.talk.leave, yes, no=no, icon="school"), self._leave)

    def _leave(self) -> None:
        self.let_go()
        self.close("menu")

    def _play(self) -> None:
        """A real table, in place of the lesson."""
        seats = (self.match.setup.seats[0], *(bot(i, LEVEL) for i in range(1, 1 + self.file.bots)))
        self._leave()
        options = self.file.table
        self.home.routes.play(TableSetup(game=self.game, seats=seats, seed=int(self.home.now()), options=options))

    # --- input
    def focus_order(self) -> list[Widget]:
        if self.teacher.visible and self.teacher.next.visible:
            return [button for button in (self.teacher.next, self.teacher.skip) if button.visible]
        return super().focus_order()

    def starting(self, order: Sequence[Widget]) -> Widget | None:
        """On what the teacher wants: it shines as if the focus were on it."""
        return self.input.digits.starting(order, self.lesson.wanted(self.time_travel.view)) or super().starting(order)

    @property
    def foremost(self) -> Widget | None:
        return super().foremost or (None if self.hud.floating.open else self.teacher.waiting)

    def on_action(self, action: Action) -> bool:
        free = (
            self.drag_and_drop.dragging is None and self.drag_and_drop.choosing.held < 0 and self.time_travel.at is None
        )
        if action == "back" and free and not self.hud.floating.open:
            self._ask_to_leave()
            return True
        return super().on_action(action)


@dataclass(frozen=True, slots=True)
class LessonRefused(Message):
    """The learner has tried something else than what the step asks for."""


@dataclass(frozen=True, slots=True)
class StepFollowed(Message):
    """The learner has done what the step asks for."""


class LessonState(NamedTuple):
    """How far the learner is, and what is said; `said` fills in names and numbers."""

    lesson: Lesson
    talk: LessonTexts
    said: Callable[[str], str]


def named(text: str, who: Sequence[SeatPerson]) -> str:
    """Put the names of the seats into a text of the lesson."""
    for one in who:
        text = text.replace(f"{{{one.seat}}}", one.name)
    return text


class LessonCommands(TableCommands):
    """Whatever else is tried is refused with a kind word."""

    def __init__(self, context: TableContext, now: Callable[[], int], pupil: LessonState) -> None:
        super().__init__(context, now)
        self.lesson_state = pupil

    def allows(self, index: int) -> bool:
        view = self.shown.view
        return self.lesson_state.lesson.allows(view, view.options[index])

    def answer(self, index: int) -> None:
        view, lesson, before = self.shown.view, self.lesson_state.lesson, self.match.n
        if not self.allows(index):
            self.app.sound("error_soft")
            self.app.toast(self.lesson_state.said(lesson.refusal(view, view.options[index])), "school", "gold")
            self.post(LessonRefused())
            return
        step, at, on = lesson.doing(view, view.options[index]), lesson.at, lesson.on
        if step >= 0:
            lesson.go_on(step)  # before the answer: what it sets off already belongs to the next step
        super().answer(index)
        if self.match.n > before:
            self.post(StepFollowed())
        elif step >= 0:
            lesson.go_back(at, on=on)

    def may_tell(self) -> bool:
        return self.lesson_state.lesson.telling is not None

    def advice(self) -> str:
        return self.lesson_state.said(self.lesson_state.lesson.step.text)

    def tell(self, value: object, note: str = "") -> core.Refused | None:
        """What the step wants to be told; anything else is refused where it was typed."""
        lesson = self.lesson_state.lesson
        wanted, at = lesson.telling, lesson.at
        if wanted is None or not wanted.says(value):
            return core.Refused("lesson", self.lesson_state.said(lesson.step.no))
        lesson.go_on()
        wrong = super().tell(value, note)
        if wrong is None:
            self.post(StepFollowed())
        else:
            lesson.go_back(at, on=True)
        return wrong

    def take_back(self, seat: int = NOBODY) -> None:  # noqa: ARG002  # whoever asks
        self.complain(self.lesson_state.talk.undo)
