"""The page of a review: how far it is, how the chances went, and the decisions that mattered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.match.save_reader import Reading, ResumeError, replay
from tabletop.pages.end.chance_chart import ChanceChart, lines, watching
from tabletop.pages.end.key_decisions import ICONS, answered, sentence
from tabletop.pages.end.moment_row import MomentRow
from tabletop.progress.review import Mattered, mattered
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel
from tabletop.toolkit.widgets.label import RichLabel
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.progress.review import Review
    from tabletop.table.end_facts import EndFacts

QUIET = "Nothing stands out: what you chose was as good as anything else, as far as that can be told."
WHAT = (
    "Every decision is looked at again from what its seat knew then: what each answer was worth, and what would have been "
    "better. It goes on in the background while you play."
)
FIRST_MS = 1500  # after a match, before its review begins


class ReviewProgress(Widget):
    """How much is done."""

    def __init__(self) -> None:
        super().__init__("progress")
        self.done, self.total = 0, 1

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(14)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "inset")
        wide = round(self.rect.width * self.done / max(1, self.total))
        if wide >= self.rect.height:
            size, tint = (wide, self.rect.height), kit.color("gold")
            target.blit(shapes.filled(size, self.rect.height // 2, kit.color("gold_light"), tint), self.rect)


class ReviewPage(Widget):
    """`look(mattered)` shows the table at a decision."""

    title = "Review"

    def __init__(self, desk: AppServices, facts: EndFacts, look: Callable[[Mattered], None]) -> None:
        super().__init__(self.title)
        self.desk, self.facts, self.look = desk, facts, look
        self.curve = ChanceChart(len(facts.answers), facts.begun)
        self.left = self.add(Panel(self.curve, pad=26))
        self.words = RichLabel(WHAT, "small", label="state")
        self.bar = ReviewProgress()
        self.button = Button("Review", self.press, label="review", style="secondary", icon="play", role="strong")
        self.rows = Column(gap=8)
        self.list = ScrollPanel(self.rows, label="decisions")
        self.right = self.add(Panel(pad=20))
        self.page = Button("Save as a page", self.save, label="page", style="ghost", icon="save", role="strong",
                           tooltip="One HTML file with pictures of the table")  # fmt: skip
        for widget in (self.words, self.bar, self.button, self.list, self.page):
            self.right.add(widget)
        self._shown: tuple[object, ...] = ()
        self._review: Review | None = None

    @property
    def review(self) -> Review | None:
        """None where the match is not kept, or today's rules do not lead to its end."""
        facts = self.facts
        if self._review is None and facts.match is not None:
            try:
                past = replay(Reading(facts.definition, facts.setup, list(facts.answers)))
            except ResumeError:
                return None
            self._review = self.desk.reviewing.of(facts.match, past, facts.setup.humans)
        return self._review

    def begin(self) -> None:
        """Let it run, if there is anything left to look at."""
        review = self.review
        if review is not None and not review.over and self.host is not None:
            self.desk.reviewing.begin(self.app, review)

    def press(self) -> None:
        """Stop, or go on."""
        review = self.review
        if review is not None and review.running:
            review.stop()
        elif review is not None:
            self.desk.reviewing.begin(self.app, review)
        self.think()

    def save(self) -> None:
        """As one page that can be shown to anybody."""
        if self.review is not None:
            routes.export_page(self.app, self.desk, self.facts, self.review)

    def think(self) -> bool:
        """Every frame: True when there is something new to be seen."""
        review = self.review
        if review is None:
            return False
        shown = (review.done, review.running, review.trouble, review.lack)
        if shown == self._shown:
            return False
        self._shown = shown
        self._tell(review)
        return True

    # --- what is told
    def _tell(self, review: Review) -> None:
        self.bar.done, self.bar.total = review.done, review.total
        self.bar.visible = not review.over or review.running
        self.words.source = self._state(review)
        self.page.visible = bool(review.looks)
        self.button.visible = not review.over or bool(review.lack)
        self.button.text = "Stop" if review.running else "Go on" if review.done else "Review it"
        self.button.icon = "stop" if review.running else "play"
        found = mattered(review.looks)
        marks = [(one.look.n, one.look.best.middle) for one in found]
        self.curve.update(lines(self.facts, review), marks, watching(self.facts, review))
        self._list(review, found)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _list(self, review: Review, found: list[Mattered]) -> None:
        several, names = len(self.facts.setup.humans) > 1, [seat.name for seat in self.facts.setup.seats]
        self.rows.clear()
        for number, one in enumerate(found, 1):
            who = escape(names[one.look.seat]) if several else ""
            source = f"**{number}.** {sentence(one, answered(review.past, one.look, names), who)}"
            self.rows.add(MomentRow(source, partial(self.look, one), label=f"decision {number}", icon=ICONS[one.kind]))
        if not found and review.over:
            self.rows.add(RichLabel(QUIET, "small", label="quiet"))

    def _state(self, review: Review) -> str:
        if review.trouble:
            return f"[coral]{escape(review.trouble)}[/]"
        if review.over:
            done = (
                f"All {review.total} decisions of {self._who} were looked at again, each from what its seat knew then."
            )
            return (
                f"[coral]{escape(review.lack)}[/]"
                if review.lack
                else done
                if review.total
                else "There was nothing to decide."
            )
        done = f"{review.done} of {review.total} decisions of {self._who} looked at again."
        return done if review.done or review.running else WHAT

    @property
    def _who(self) -> str:
        """Those whose decisions are looked at: not all that the match has had."""
        return escape(plain_words.listed([self.facts.setup.seats[seat].name for seat in self.facts.setup.humans]))

    # --- place
    def layout(self) -> None:
        right, left = rects.cut_right(self.rect, self.rect.width * 46 // 100, self.u(24))
        self.left.place(left)
        self.right.rect = right
        rest = rects.inset(right, self.u(22), self.u(18))
        high = max(self.words.measure(rest.width - self.u(220))[1], self.u(56 if self.button.visible else 30))
        head, rest = rects.cut_top(rest, high, self.u(12))
        if self.button.visible:
            place, head = rects.cut_right(head, self.u(190), self.u(20))
            self.button.place(rects.center(place, place.width, self.u(56)))
        words = self.words.measure(head.width)[1]
        self.words.place(rects.center(head, head.width, words))
        if self.bar.visible:
            line, rest = rects.cut_top(rest, self.u(14), self.u(14))
            self.bar.place(line)
        if self.page.visible:
            foot, rest = rects.cut_bottom(rest, self.u(56), self.u(10))
            self.page.place(rects.center(foot, self.u(280), self.u(56)))
        self.list.place(rest)
