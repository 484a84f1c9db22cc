"""The page of a review: how far it is, how the chances went, and the decisions that mattered."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.i18n import tr
from tabletop.match.save_reader import ReadMatch, ResumeError, replay
from tabletop.pages.end.charts import ChanceChart, lines, watching
from tabletop.pages.end.key_decisions import ICONS, answered, sentence
from tabletop.progress.review import KeyDecision, mattered
from tabletop.toolkit import plain_words, rects, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.lists import ListRow
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.progress.review import Review
    from tabletop.table.end_facts import EndFacts

# A moment of a match as a row of the end screen.


class MomentRow(ListRow):
    """A key moment as rich text over as many lines as it needs; without `on_press` it is only told."""

    def __init__(self, source: str, on_press: Callable[[], None] | None, *, label: str, icon: str = "history") -> None:
        super().__init__("", on_press or (lambda: None), label=label)
        self.icon = icon
        self.focusable = on_press is not None
        self.tooltip = tr("end-see-again") if on_press else ""
        self.source = source

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.kit.rich(self.source, "small", max(1, width - self.u(76))).size[1] + self.u(24)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_hover" if self.hovered else "row")
        icon = kit.icon(self.icon, 24, "gold")
        target.blit(icon, icon.get_rect(center=(self.rect.x + kit.u(28), self.rect.centery)))
        text = kit.rich(self.source, "small", self.rect.width - kit.u(76), "text")
        text.draw(target, (self.rect.x + kit.u(56), self.rect.centery - text.size[1] // 2))


REVIEW = "Review"  # the id of its tab
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

    def __init__(self, services: AppServices, facts: EndFacts, look: Callable[[KeyDecision], None]) -> None:
        super().__init__(REVIEW)
        self.services, self.facts, self.look = services, facts, look
        self.curve = ChanceChart(len(facts.answers), facts.begun)
        self.left = self.add(Panel(self.curve, pad=26))
        self.words = RichLabel(tr("end-review-about"), "small", label="state")
        self.bar = ReviewProgress()
        self.button = Button(
            tr("end-review"), self.press, label="review", style="secondary", icon="play", role="strong"
        )
        self.rows = Column(gap=8)
        self.list = ScrollPanel(self.rows, label="decisions")
        self.right = self.add(Panel(pad=20))
        self.page = Button(tr("end-save-page"), self.save, label="page", style="ghost", icon="save", role="strong",
                           tooltip=tr("end-save-page-tip"))  # fmt: skip
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
                past = replay(ReadMatch(facts.definition, facts.setup, list(facts.answers)))
            except ResumeError:
                return None
            self._review = self.services.reviewing.of(facts.match, past, facts.setup.humans)
        return self._review

    def begin(self) -> None:
        """Let it run, if there is anything left to look at."""
        review = self.review
        if review is not None and not review.over and self.host is not None:
            self.services.reviewing.begin(self.app, review)

    def press(self) -> None:
        """Stop, or go on."""
        review = self.review
        if review is not None and review.running:
            review.stop()
        elif review is not None:
            self.services.reviewing.begin(self.app, review)
        self.think()

    def save(self) -> None:
        """As one page that can be shown to anybody."""
        if self.review is not None:
            routes.export_page(self.app, self.services, self.facts, self.review)

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
        self.button.text = tr("end-stop" if review.running else "end-go-on" if review.done else "end-review-it")
        self.button.icon = "stop" if review.running else "play"
        found = mattered(review.looks)
        marks = [(one.look.n, one.look.best.middle) for one in found]
        self.curve.update(lines(self.facts, review), marks, watching(self.facts, review))
        self._list(review, found)
        if self.rect.width:
            self.layout()
        self.refresh()

    def _list(self, review: Review, found: list[KeyDecision]) -> None:
        several, names = len(self.facts.setup.humans) > 1, [seat.name for seat in self.facts.setup.seats]
        self.rows.clear()
        for number, one in enumerate(found, 1):
            who = escape(names[one.look.seat]) if several else ""
            source = f"**{number}.** {sentence(one, answered(review.past, one.look, names), who)}"
            self.rows.add(MomentRow(source, partial(self.look, one), label=f"decision {number}", icon=ICONS[one.kind]))
        if not found and review.over:
            self.rows.add(RichLabel(tr("end-nothing-stands-out"), "small", label="quiet"))

    def _state(self, review: Review) -> str:
        if review.trouble:
            return f"[coral]{escape(review.trouble)}[/]"
        if review.over and review.lack:
            return f"[coral]{escape(review.lack)}[/]"
        if review.over and not review.total:
            return tr("end-nothing-to-decide")
        if review.over:
            return tr("end-reviewed", count=review.total, who=self._who)
        if review.done or review.running:
            return tr("end-reviewing", done=review.done, count=review.total, who=self._who)
        return tr("end-review-about")

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
