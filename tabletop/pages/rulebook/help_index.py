"""The help pages of a game as data, and the search in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tabletop import games
from tabletop.toolkit.markup import escape

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


class Hit(NamedTuple):
    """A rule that fits a search, with its chapter."""

    chapter: int
    rule: RuleLike


def load(game: str) -> HelpPages:
    """Return the help pages of a game."""
    return games.plugin(game).help()


def chapter_of(book: HelpPages, rule: str) -> int:
    """Return the index of the chapter with a rule, -1 when there is none of this id."""
    return next((i for i, chapter in enumerate(book.chapter) if any(entry.id == rule for entry in chapter.rules)), -1)


def search(book: HelpPages, words: str) -> list[Hit]:
    """Return the rules with all words of a search; those with a word in the title come first."""
    wanted = words.casefold().split()
    found = []
    for number, chapter in enumerate(book.chapter):
        for rule in chapter.rules:
            title = f"{rule.id} {rule.title}".casefold()
            if all(word in f"{title} {rule.text.casefold()}" for word in wanted):
                found.append((not any(word in title for word in wanted), Hit(number, rule)))
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
