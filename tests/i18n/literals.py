"""English that stands in code: literals of three words or more that a person might read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

WORD = re.compile(r"[A-Za-z][A-Za-z']+")
LEAST = 3
NO_SENTENCE = re.compile(
    r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WHERE|PRAGMA|WITH|DROP)\b|[<{]|.*=\"|[a-z_]+(, [a-z_]+)+$"
)
# What is no sentence for a player: patterns, the log file, what only a programmer sees.
QUIET_CALLS = {"debug", "info", "warning", "exception", "compile", "execute", "executemany", "executescript"}
QUIET_ERRORS = {"AssertionError", "TypeError", "ImportError", "KeyError", "RuntimeError", "NotImplementedError"}


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """Line and text of each literal of a file that holds so many words; an f-string counts as one."""
    tree = ast.parse(path.read_text("utf-8"), str(path))
    quiet = set(_docstrings(tree))
    for node in ast.walk(tree):
        if _is_quiet(node):
            quiet |= {id(inner) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in quiet:
            continue
        if isinstance(node, ast.JoinedStr):
            quiet |= {id(value) for value in node.values}
            text = " ".join(value.value for value in node.values if isinstance(value, ast.Constant))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if " " in text and len(WORD.findall(text)) >= LEAST and not NO_SENTENCE.match(text):
            yield node.lineno, text


def _docstrings(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant | ast.JoinedStr):
            yield from (id(inner) for inner in ast.walk(node.value))


def _is_quiet(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name in QUIET_CALLS
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return getattr(node.exc.func, "id", "") in QUIET_ERRORS
    return isinstance(node, ast.Assert)
