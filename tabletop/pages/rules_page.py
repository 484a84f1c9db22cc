"""The rules: chapters on the left, their rules on the right, a search above in all that is written there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from tabletop import games
from tabletop.app import routes
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel
from tabletop.toolkit.widgets.display import Label
from tabletop.toolkit.widgets.lists import ListBox, ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.rich_text import RichText

RULE_ID = re.compile(r"\b[A-Z]{2,3}-\d+\b")


class RuleLike(Protocol):
    """One numbered rule in the words of players."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...


class PartLike(Protocol):
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...


class ChapterLike(Protocol):
    @property
    def title(self) -> str: ...
    @property
    def rules(self) -> Sequence[RuleLike]: ...


class SummaryLike(Protocol):
    @property
    def title(self) -> str: ...
    @property
    def part(self) -> Sequence[PartLike]: ...


class HelpPages(Protocol):
    """The help of one game (games/<g>/help.toml)."""

    @property
    def summary(self) -> SummaryLike: ...
    @property
    def chapter(self) -> Sequence[ChapterLike]: ...


class SearchHit(NamedTuple):
    """A rule that fits a search, with its chapter."""

    chapter: int
    rule: RuleLike


def load(game: str) -> HelpPages:
    """Return the help pages of a game."""
    return games.plugin(game).help()


def chapter_of(book: HelpPages, rule: str) -> int:
    """Return the index of the chapter with a rule, -1 when there is none of this id."""
    return next((i for i, chapter in enumerate(book.chapter) if any(entry.id == rule for entry in chapter.rules)), -1)


def search(book: HelpPages, words: str) -> list[SearchHit]:
    """Return the rules with all words of a search; those with a word in the title come first."""
    wanted = words.casefold().split()
    found = []
    for number, chapter in enumerate(book.chapter):
        for rule in chapter.rules:
            title = f"{rule.id} {rule.title}".casefold()
            if all(word in f"{title} {rule.text.casefold()}" for word in wanted):
                found.append((not any(word in title for word in wanted), SearchHit(number, rule)))
    return [hit for _, hit in sorted(found, key=lambda entry: entry[0])]


def marked(text: str, words: str, *, bold: bool = True) -> str:
    """Return plain text as rich text: what was searched for is lit (and `bold`), ids of rules are links."""
    strong = "**" if bold else ""
    wanted = [re.escape(word) for word in words.split()]
    pattern = re.compile("|".join([*sorted(wanted, key=len, reverse=True), RULE_ID.pattern]), re.IGNORECASE)
    out, at = "", 0
    for found in pattern.finditer(text):
        piece = escape(found[0])
        out += escape(text[at : found.start()])
        link = RULE_ID.fullmatch(found[0])
        out += f"[@{found[0]}][blue]{piece}[/][/]" if link else f"[gold]{strong}{piece}{strong}[/]"
        at = found.end()
    return out + escape(text[at:])


ICONS = ("target", "cards-playing", "flash", "crown", "flag", "star")
ID = 104  # units: the column of the ids


class RuleBlock(Widget):
    """One rule: its id, its title, its text. `lit` marks the one that was asked for."""

    def __init__(self, rule: RuleLike, words: str, on_link: Callable[[str], None], *, lit: bool = False) -> None:
        super().__init__(f"rule {rule.id}")
        self.rule = rule
        self.lit = lit
        self.on_link = on_link
        self.head = marked(rule.title, words, bold=False)
        self.source = marked(rule.text, words)

    def _texts(self, width: int) -> tuple[RichText, RichText]:
        wide = max(1, width - self.u(ID) - self.u(44))
        return self.kit.rich(f"**{self.head}**", "body", wide), self.kit.rich(self.source, "body", wide, "#D9D3F2")

    def measure(self, width: int) -> tuple[int, int]:
        head, text = self._texts(width)
        return width, head.size[1] + text.size[1] + self.u(34)

    def hears_pointer(self) -> bool:
        return True

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind != "down":
            return False
        head, text = self._texts(self.rect.width)
        x, y = self._corner
        link = text.link_at((event.pos[0] - x, event.pos[1] - y - head.size[1]))
        if link:
            self.on_link(link)
        return bool(link)

    @property
    def _corner(self) -> tuple[int, int]:
        return self.rect.x + self.u(ID) + self.u(22), self.rect.y + self.u(16)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row_chosen" if self.lit else "row")
        head, text = self._texts(self.rect.width)
        x, y = self._corner
        pill = pygame.Rect(self.rect.x + kit.u(16), y - kit.u(1), kit.u(ID - 12), kit.u(34))
        kit.panel(target, pill, "inset")
        kit.write(target, self.rule.id, "label", pill, "gold", align="center", size=15)
        head.draw(target, (x, y))
        text.draw(target, (x, y + head.size[1]))


class PartBlock(Widget):
    """A part of the summary with a large sign."""

    def __init__(self, number: int, title: str, text: str) -> None:
        super().__init__(f"part {title}")
        self.icon = ICONS[number % len(ICONS)]
        self.title = title
        self.source = marked(text, "")

    def _text(self, width: int) -> RichText:
        return self.kit.rich(self.source, "body", max(1, width - self.u(150)), "#D9D3F2")

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(86) + self._text(width).size[1]

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "row")
        sign, words = rects.cut_left(rects.inset(self.rect, kit.u(26), kit.u(20)), kit.u(64), kit.u(26))
        icon = kit.icon(self.icon, 58, "gold")
        target.blit(icon, icon.get_rect(center=sign.center))
        head, rest = rects.cut_top(words, kit.u(36), kit.u(6))
        size = min(30, kit.fit(self.title, "heading", head.width))
        kit.write(target, self.title, "heading", head, "gold_light", size=size)
        self._text(self.rect.width).draw(target, rest.topleft)


SUMMARY = -1
MOST = 40  # hits shown
ROW = 0.85  # of their size: the least letters of a row


class RulesScreen(Page[None]):
    """Opened with a rule's id it shows that rule; an id that is not in the book opens the summary."""

    def __init__(self, services: AppServices, game: str, rule: str = "") -> None:
        super().__init__(services)
        self.title = tr("rulebook-title")
        self.game = game
        self.kicker = services.title(game)
        self.book = load(game)
        self.rule = rule
        self.words = ""
        self.chapter = chapter_of(self.book, rule) if rule else SUMMARY

    def fill(self) -> None:
        self.search = TextEntry(
            "", self.find, label="search", kept=False, hint=tr("rulebook-search"), icon="magnify", limit=40
        )
        self.in_head(self.search, 420)
        self.add_switch(self.services.ready, self.game, routes.rules)
        rows = [ListRow(tr("rulebook-summary"), lambda: None, icon="clock", label="chapter summary")]
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
        chapter = chapter_of(self.book, rule)
        if chapter < 0:
            self.app.toast(tr("rulebook-no-rule", rule=rule), "help")
            return
        self.app.sound("button_click")
        self.show(chapter, rule)

    def find(self, words: str) -> None:
        """Show the rules that fit a search; without words the chapter again."""
        if not words.strip():
            self.show(self.chapter, self.rule)
            return
        self.words = words
        hits = search(self.book, words)
        self.page.clear()
        found = tr("rulebook-hits", count=len(hits), words=words.strip())
        self.page.add(Label(found, "heading", color="gold_light", label="hits"))
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
    def _divide(self, body: pygame.Rect, wide: int) -> None:
        left, right = rects.cut_left(body, wide, self.u(26))
        self.left.place(left)
        self.right.place(right)

    def _lacking(self) -> int:
        """By how many pixels the list is too narrow for its longest title."""
        kit = self.kit
        small = kit.style("strong").role.size * ROW
        return max(
            kit.measure(row.text, "strong", small)
            + (kit.measure(row.detail, "caption") + self.u(16) if row.detail else self.u(44))
            + self.u(34)
            - row.rect.width
            for row in self.list.rows
        )

    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(36)
        wide = min(self.u(430), body.width * 30 // 100)
        self._divide(body, wide)
        if (lacking := self._lacking()) > 0:
            self._divide(body, min(wide + lacking, body.width * 45 // 100))
        lit = next((block for block in self.page.children if isinstance(block, RuleBlock) and block.lit), None)
        if lit is not None and not self.scroll.offset:
            self.scroll.scroll_to(lit.rect.y - self.scroll.rect.y - self.u(12))
