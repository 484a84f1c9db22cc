"""Sentences that tests assert: literals of three words or more in an assertion, a pattern of an error, a look-up.

What a message says is asked for by its id instead (`tests.saying`). Not counted is what no player reads: labels by which code
knows a widget, cards by their ids, code.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import tabletop
from tabletop import games
from tests.i18n.literals import LEAST, NO_SENTENCE

WORD = re.compile(r"[^\W\d_][\w']*")
LABELS = {"label", "labels", "find"}
LABEL = re.compile(r"(?:\blabel=|super\(\).__init__\(|Disc\(|^[A-Z]+ = )f?\"([^\"]+)\"", re.MULTILINE)
LOOK_UPS = {"find", "click", "press", "point", "has"}
HOLE = "{}"  # in place of what an f-string works out
CARD = re.compile(r"([a-z\d-]*[a-z\d])?-?([:@][\w=-]+)*|\w+:|[|]")


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of each sentence that a file of tests asserts; an f-string is one."""
    seen: set[int] = set()
    for place in _places(ast.parse(path.read_text("utf-8"), str(path))):
        for node in ast.walk(place):
            if id(node) in seen:
                continue
            seen.add(id(node))
            if isinstance(node, ast.JoinedStr):
                seen |= {id(part) for part in node.values}
            text = written(node)
            if is_sentence(text) and not _is_label(text, place):
                yield node.lineno, text  # type: ignore[attr-defined]  # a text has a line


def is_sentence(text: str) -> bool:
    """Whether it is words and neither code nor cards by their ids."""
    if (
        not (text[:1].isalpha() or text.startswith(HOLE))
        or " " not in text
        or len(WORD.findall(text)) < LEAST
        or NO_SENTENCE.match(text.replace(HOLE, ""))
    ):
        return False
    return not (_is_code(text) or _names_cards(text))


def written(node: ast.AST) -> str:
    """What a literal says, with HOLE for what is worked out; "" for anything else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _places(tree: ast.AST) -> Iterable[ast.AST]:
    """Where a test says what it expects: what it asserts, patterns of errors, what it looks up."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            yield node.test
        elif isinstance(node, ast.Call):
            yield from (word.value for word in node.keywords if word.arg == "match")
            if _name(node.func) in LOOK_UPS:
                yield node


def _is_label(text: str, place: ast.AST) -> bool:
    """Whether a widget is meant by its label."""
    names = {_name(node) for node in ast.walk(place)}
    return not names.isdisjoint(LABELS | LOOK_UPS) and any(label.fullmatch(text) for label in _labels())


def _name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_code(text: str) -> bool:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError):
        return False
    return True


def _names_cards(text: str) -> bool:
    """Places of a scene, as "hand: lion | deck: ant:S": a card may be named by a part of its id."""
    found = [CARD.fullmatch(word) for word in text.split()]
    return all(word is not None and (not word[1] or word[1].isdigit() or f"-{word[1]}" in _cards()) for word in found)


@cache
def _cards() -> str:
    """The ids of all cards, each between hyphens."""
    texts = (files(games.plugin(game).package).joinpath("cards.toml").read_text("utf-8") for game in games.ours())
    return " ".join(f"-{card['id']}-" for text in texts for card in tomllib.loads(text)["card"])


@cache
def _labels() -> tuple[re.Pattern[str], ...]:
    """The labels that widgets have in code, whatever language is spoken."""
    code = "".join(path.read_text("utf-8") for path in Path(tabletop.__file__).parent.rglob("*.py"))
    found = {re.sub(r"\{[^}]*\}", HOLE, text) for text in LABEL.findall(code)}
    return tuple(re.compile(re.escape(text).replace(re.escape(HOLE), ".+")) for text in found if text[:1].isalpha())
