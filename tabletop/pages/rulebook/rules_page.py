"""The rules: chapters on the left, their rules on the right, a search above."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.pages.base_page import Page
from tabletop.pages.rulebook import help_index as help_book
from tabletop.pages.rulebook.rule_blocks import PartBlock, RuleBlock
from tabletop.toolkit import rects
from tabletop.toolkit.widgets.containers import Column, Panel
from tabletop.toolkit.widgets.label import Label
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.scroll import ScrollPanel
from tabletop.toolkit.widgets.text_entry import TextEntry

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.toolkit.actions import Action

SUMMARY = -1
MOST = 40  # hits shown


class RulesScreen(Page[None]):
    """Opened with a rule's id it shows that rule; an id that is not in the book opens the summary."""

    title = "Rules"

    def __init__(self, desk: AppServices, game: str, rule: str = "") -> None:
        super().__init__(desk)
        self.game = game
        self.kicker = desk.title(game)
        self.book = help_book.load(game)
        self.rule = rule
        self.words = ""
        self.chapter = help_book.chapter_of(self.book, rule) if rule else SUMMARY

    def fill(self) -> None:
        self.search = TextEntry(
            "", self.find, label="search", kept=False, hint="Search the rules", icon="magnify", limit=40
        )
        self.in_head(self.search, 420)
        self.add_switch(self.desk.ready, self.game, routes.rules)
        rows = [ListRow("In one minute", lambda: None, icon="clock", label="chapter summary")]
        rows += [
            ListRow(chapter.title, lambda: None, detail=str(len(chapter.rules)), label=f"chapter {number + 1}")
            for number, chapter in enumerate(self.book.chapter)
        ]
        self.list = ListBox(rows, lambda index: self.show(index - 1), label="chapters", chosen=self.chapter + 1)
        self.left = self.add(Panel(self.list, pad=16))
        self.page = Column(gap=12)
        self.scroll = ScrollPanel(self.page, label="page")
        self.right = self.add(Panel(self.scroll, pad=24))
        self.show(self.chapter, self.rule)

    # --- what is shown
    def show(self, chapter: int, rule: str = "") -> None:
        """Show a chapter from its start, or from one of its rules, which is lit; SUMMARY is the first page."""
        self.chapter, self.rule, self.words = chapter, rule, ""
        if self.search.text:
            self.search.text = ""
        self.page.clear()
        if chapter == SUMMARY:
            self._summary()
        else:
            self.page.add(Label(self.book.chapter[chapter].title, "heading", color="gold_light", label="chapter title"))
            for entry in self.book.chapter[chapter].rules:
                self.page.add(RuleBlock(entry, "", self.go, lit=entry.id == rule))
        self._mark(chapter)
        self._turn()

    def go(self, rule: str) -> None:
        """Jump to a rule by its id; an unknown one says so."""
        chapter = help_book.chapter_of(self.book, rule)
        if chapter < 0:
            self.app.toast(f"There is no rule {rule} in this book.", "help")
            return
        self.app.sound("button_click")
        self.show(chapter, rule)

    def find(self, words: str) -> None:
        """Show the rules that fit a search; without words the chapter again."""
        if not words.strip():
            self.show(self.chapter, self.rule)
            return
        self.words = words
        hits = help_book.search(self.book, words)
        self.page.clear()
        count = f"{len(hits)} rule{'s' * (len(hits) != 1)} with “{words.strip()}”"
        self.page.add(
            Label(count if hits else f"No rule with “{words.strip()}”", "heading", color="gold_light", label="hits")
        )
        for hit in hits[:MOST]:
            self.page.add(RuleBlock(hit.rule, words, self.go))
        self._mark(-2)
        self._turn()

    def _summary(self) -> None:
        self.page.add(Label(self.book.summary.title, "heading", color="gold_light", label="chapter title"))
        for number, part in enumerate(self.book.summary.part):
            self.page.add(PartBlock(number, part.title, part.text))

    def _mark(self, chapter: int) -> None:
        for index, row in enumerate(self.list.rows):
            row.chosen = index == chapter + 1

    def _turn(self) -> None:
        """Lay the new page out and show its start, or the lit rule."""
        self.scroll.offset = 0
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def on_action(self, action: Action) -> bool:
        if action in ("page_up", "page_down") and self.scroll.on_action(action):
            return True
        return super().on_action(action)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(36)
        left, right = rects.cut_left(body, min(self.u(430), body.width * 30 // 100), self.u(26))
        self.left.place(left)
        self.right.place(right)
        lit = next((block for block in self.page.children if isinstance(block, RuleBlock) and block.lit), None)
        if lit is not None and not self.scroll.offset:
            self.scroll.scroll_to(lit.rect.y - self.scroll.rect.y - self.u(12))
