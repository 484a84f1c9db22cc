"""The tool that changes rules makes every kind of change it promises, one at a time, and nothing else."""

from __future__ import annotations

import ast
import importlib.util
import sys

import pytest

from tools.mutants.__main__ import found_at, is_of
from tools.mutants.changes import changed, changes
from tools.mutants.quick import recode

BODY = {
    "return x < 3": {"return x <= 3", "return x < 4"},
    "return x and y": {"return x or y", "return x", "return y"},
    "return not x": {"return x"},
    "return x + y": {"return x - y"},
    "return x if y else 0": {"return x if not y else 0", "return x if y else 1"},
    "return [n for n in x if n]": {"return [n for n in x]"},
    "x.append(y)": {"pass"},
    "x |= y": {"x &= y"},
    "if x:\n    return True": {"if not x:\n    return True", "if x:\n    return False"},
    "for n in x:\n    break": {"for n in x:\n    continue"},
    "return f'{x + 1} cards'": set(),
    "return 'a' + x": set(),
    "y: Literal[1] = x": set(),
}


def module(body):
    return "LEAST = 2\n\n\ndef ask(x: int = LEAST, y: Literal[3] = None) -> int:\n" + "".join(
        f"    {line}\n" for line in body.splitlines()
    )


@pytest.mark.parametrize(("body", "wanted"), BODY.items())
def test_each_kind_of_change_is_made_and_no_other(body, wanted):
    source = module(body)
    made = {ast.unparse(changed(source, change)) for change in changes(source)}
    assert made == {ast.unparse(ast.parse(module(other))) for other in wanted}


def test_a_change_knows_its_line():
    assert [change.line for change in changes(module("x.append(y)\nreturn x == y"))] == [5, 6]


def test_the_changes_of_a_line_can_be_asked_for(tmp_path):
    (tmp_path / "turns.py").write_text(module("x.append(y)\nreturn x == y"), "utf-8")
    found = found_at(tmp_path, ["turns.py:6"])
    assert [(file.name, change.line, change.says) for file, change in found] == [("turns.py", 6, "x == y  ->  x != y")]


def test_a_row_is_about_one_line_where_it_names_it(tmp_path):
    file = tmp_path / "turns.py"
    file.write_text(module("x = x + 1\ny = y + 1"), "utf-8")
    ones = [change for change in changes(file.read_text("utf-8")) if change.says == "1  ->  2"]
    row = {"file": "turns.py", "says": "1  ->  2", "why": ""}
    assert [is_of(row, file, change) for change in ones] == [True, True]
    assert [is_of({**row, "line": "y = y + 1"}, file, change) for change in ones] == [False, True]
    assert not is_of({**row, "file": "cards.py"}, file, ones[0])


def test_a_change_is_made_where_the_function_has_been_put(tmp_path, monkeypatch):
    """Under another name, and inside of what a decorator has made of it."""
    source = (
        "from functools import cache\n\ndef odd(x):\n    return any(x == y for y in (1, 3))\n\n"
        "@cache\ndef even(x):\n    return x in (2, 4)\n"
    )
    file = tmp_path / "numbers_of_a_test.py"
    file.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, file.stem, module)
    spec.loader.exec_module(module)
    kept = (module.odd, module.even)
    for line, answers in ((4, [True, True]), (8, [False, False])):
        recode(file.stem, changed(source, next(change for change in changes(source) if change.line == line)))
        assert [ask(2) for ask in kept] == answers
        module.even.cache_clear()
