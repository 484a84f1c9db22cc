"""Meanings that people have taught the bots after a game: data of a profile, carried to a table by its house rule `taught`.

As text: "emerald:green,gem;excalibur:ebony-blade" - a word, then the tags and assets that it means. Rules never read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest
from tabletop.games.codenames.rules.cards import ASSET
from tabletop.games.codenames.rules.lexicon import book
from tabletop.games.codenames.rules.options import NONE
from tabletop.games.codenames.rules.wording import bare, fault
from tabletop.games.codenames.texts import tr

Lessons = dict[str, tuple[str, ...]]  # by word as it is looked up: tags and ids of assets


class LessonError(ValueError):
    """One sentence that names the word and what is wrong with it."""


def read(text: str) -> Lessons:
    """The lessons of a text; LessonError for what is none."""
    lessons: Lessons = {}
    for part in text.split(";") if text and text != NONE else ():
        word, colon, targets = part.partition(":")
        if not colon:
            raise LessonError(tr("taught-no-lesson", part=shown(part)))
        lessons = teach(lessons, word, [target for target in targets.split(",") if target.strip()])
    return lessons


def write(lessons: Mapping[str, Iterable[str]]) -> str:
    """As `read` reads it; the text of no lesson is that of the house rule's default."""
    return ";".join(f"{word}:{','.join(targets)}" for word, targets in sorted(lessons.items())) or NONE


def teach(lessons: Mapping[str, tuple[str, ...]], word: str, targets: Iterable[str]) -> Lessons:
    """The lessons and one more (or, without targets, that word no longer); keep the old ones to undo it. LessonError."""
    if wrong := fault(word):
        raise LessonError(tr("taught-no-word", word=shown(word), why=wrong.text))
    meant = tuple(dict.fromkeys(target.strip() for target in targets))
    for target in meant:
        if target not in book().clues and target not in ASSET:
            near = nearest(target, [*book().clues, *ASSET])
            raise LessonError(tr("taught-no-meaning", word=shown(word), target=shown(target), near=near))
    rest = {known: what for known, what in lessons.items() if known != bare(word)}
    return rest | {bare(word): meant} if meant else rest
