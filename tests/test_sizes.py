"""How long files and functions are, how many things a function takes, and how much two central classes hold."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from statistics import median

from tabletop.match import Match
from tests.test_layers import FILES, PACKAGE, ROOT, functions, short, tree


def test_files_and_functions_are_short():
    """No file over 500 lines, tests and tools among them; no function of the program over 50, half of its files under 150."""
    everywhere = [path for folder in (PACKAGE, ROOT / "tests", ROOT / "tools") for path in folder.rglob("*.py")]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in everywhere}
    assert {path.relative_to(ROOT).as_posix(): n for path, n in lengths.items() if n > 500} == {}
    assert median(lengths[path] for path in FILES) < 150
    long = {
        f"{short(path)}:{function.name}": function.end_lineno - function.lineno + 1
        for path in FILES
        for function in functions(path)
        if function.end_lineno - function.lineno + 1 > 50
    }
    assert long == {}


KNOWN = 25  # classes of ours that a class names
HUBS = {
    "match/match.py:Match": 28,  # it makes every part of a match, and does nothing else
    "pages/sealed/phone_builders.py:SealedPhoneHub": 26,  # the messages of a protocol, one after another
    "pages/sealed/sealed_page.py:SealedScreen": 26,
}


def collaborators(path: Path) -> dict[str, set[str]]:
    """By class of a file: the classes of ours that its body names, annotations among them."""
    module = tree(path)
    ours = {node.name for node in module.body if isinstance(node, ast.ClassDef)}
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("tabletop")):
            names = {alias.asname or alias.name for alias in node.names}
            ours |= {name for name in names if name[0].isupper() and not name.isupper()}
    return {
        node.name: {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} & ours - {node.name}
        for node in module.body
        if isinstance(node, ast.ClassDef)
    }


def test_no_class_knows_too_many_others():
    found = {f"{short(path)}:{name}": len(known) for path in FILES for name, known in collaborators(path).items()}
    assert {name: count for name, count in found.items() if count > HUBS.get(name, KNOWN)} == {}
    assert {name for name in HUBS if found[name] <= KNOWN} == set(), "a reason that is none any more"


MOST = 6  # parameters of a function
MANY = {
    "toolkit/widgets/button.py:__init__",  # the options of a widget, each with a usual value and named at every call
    "toolkit/widgets/text_entry.py:__init__",
    "toolkit/draw_context.py:write",  # a line of text: where, in which role, colour and size; called 300 times
    "toolkit/draw_context.py:write_rows",
    "toolkit/draw_context.py:_rich",
}


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many things a call may give; the instance is none of them."""
    args = function.args
    named = [arg.arg for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs) if arg.arg not in ("self", "cls")]
    return len(named) + bool(args.vararg) + bool(args.kwarg)


def is_command(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Its parameters are the options of a command line: they are written in a terminal, not in code."""
    calls = [node for node in function.decorator_list if isinstance(node, ast.Call)]
    return any(isinstance(call.func, ast.Attribute) and call.func.attr == "command" for call in calls)


def test_a_function_takes_few_things():
    """What travels together is one; scripts and verbs of the rules take what was announced."""
    found = {
        f"{short(path)}:{function.name}"
        for path in FILES
        if not fnmatch(short(path), "games/*/rules/*")
        for function in functions(path)
        if parameters(function) > MOST and not is_command(function)
    }
    assert found == MANY


def test_a_definition_is_small_and_each_of_its_fields_is_described():
    """At most 23 fields; below each stands what it is given, what it answers, who calls it, and when."""
    [body] = [
        node.body for node in tree(PACKAGE / "core/definition.py").body if getattr(node, "name", "") == "Definition"
    ]
    named = [node.target.id for node in body if isinstance(node, ast.AnnAssign)]
    told = [
        node.target.id
        for node, words in pairwise(body)
        if isinstance(node, ast.AnnAssign) and isinstance(getattr(words, "value", None), ast.Constant)
    ]
    assert 0 < len(named) <= 23
    assert told == named


def test_a_match_wires_its_parts_and_is_short_for_it():
    """What is done to one is a method of the part that does it; `Match` itself has twenty at most, inherited ones counted."""
    assert len((PACKAGE / "match/match.py").read_text("utf-8").splitlines()) <= 250
    assert len([name for name in dir(Match) if not name.startswith("_")]) <= 20
