"""What a language lacks or has wrong, against English: messages, their arguments, data (`tabletop lint de`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabletop import games
from tabletop.core.overlays import mistakes as overlay_mistakes
from tabletop.core.toml_loader import DataFileError, parse
from tabletop.i18n import ENGLISH, FOLDER, PROGRAM

DERIVED = ("-person", "-seen", "-count", "-is")  # what a message can choose by beside the argument itself


class MessageShape(NamedTuple):
    """One message: the file that has it, the arguments it names, the other messages it names, its words."""

    file: str
    arguments: frozenset[str]
    named: frozenset[str]
    words: int


class Coverage(NamedTuple):
    """How much of a package a language says: `messages` and `said` of them; `fields` of data and `told` of them."""

    messages: int
    said: int
    fields: int
    told: int


def packages() -> tuple[str, ...]:
    """The program, and every game that is here."""
    return PROGRAM, *(plugin.package for plugin in games.found().games.values())


def mistakes(package: str, code: str) -> Iterator[str]:
    """What is wrong with a language of a package, one sentence each: file, message, and what it should have."""
    texts = files(package) / FOLDER
    english, found = shapes(package, ENGLISH), shapes(package, code)
    for folder in {ENGLISH, code}:
        yield from junk(texts / folder)
    for key, shape in found.items():
        place = f"{package}, {code}/{shape.file}, {key}"
        if key not in english:
            yield f"{place}: English has no such message"
        elif strange := _plain(shape.arguments) - _told(english, key):
            yield f"{place}: English has no argument ${min(strange)}"
    for path, data in data_of(texts / code):
        yield from _of_data(package, code, path, data)


def missing(package: str, code: str) -> list[str]:
    """The ids that a language does not say, in the order of English."""
    said = shapes(package, code)
    return [key for key in shapes(package, ENGLISH) if key not in said]


def coverage(package: str, code: str) -> Coverage:
    """How much of a package a language says; of its data, against all that any language says of it."""
    texts = files(package) / FOLDER
    english, said = shapes(package, ENGLISH), shapes(package, code)
    fields = {
        (path, *field)
        for entry in (texts.iterdir() if texts.is_dir() else ())
        for path, place in data_of(entry)
        for field in _fields(parse(place.read_bytes(), path))
    }
    told = {
        (path, *field) for path, place in data_of(texts / code) for field in _fields(parse(place.read_bytes(), path))
    }
    return Coverage(len(english), len(english.keys() & said.keys()), len(fields), len(fields & told))


@cache
def shapes(package: str, code: str) -> dict[str, MessageShape]:
    """The messages of a language of a package, by id."""
    found: dict[str, MessageShape] = {}
    for name, entries in _parsed(files(package) / FOLDER / code):
        for entry in entries:
            if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                look = _Look()
                look.visit(entry)
                found[entry.id.name] = MessageShape(name, frozenset(look.arguments), frozenset(look.named), look.words)
    return found


def junk(folder: Traversable) -> Iterator[str]:
    """What of a language's files is no message, and ids that are there twice."""
    seen: dict[str, str] = {}
    for name, entries in _parsed(folder):
        for entry in entries:
            if isinstance(entry, ast.Junk):
                what = entry.annotations[0].message if entry.annotations else "no message"
                yield f"{folder.name}/{name}: {what}: {(entry.content or '').strip().splitlines()[0][:60]}"
            elif isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in seen:
                    yield f"{folder.name}/{name}: {entry.id.name} is in {seen[entry.id.name]}, too"
                seen[entry.id.name] = name


def data_of(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    """The data that a language says otherwise: paths in the package, and files."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from data_of(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(".toml"):
            yield above + entry.name, entry


def _parsed(folder: Traversable) -> Iterator[tuple[str, list[Any]]]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            yield file.name, FluentParser().parse(file.read_text("utf-8")).body


class _Look(Visitor):
    """What one entry names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.named: set[str] = set()
        self.words = 0

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as the library calls it
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.named.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as above
        self.words += len(node.value.split())


def _told(shapes: dict[str, MessageShape], key: str, above: frozenset[str] = frozenset()) -> set[str]:
    """What a message is told: the arguments that it names, and those of the messages that it names."""
    inside = (name for name in shapes[key].named if name in shapes and name not in above)
    return _plain(shapes[key].arguments).union(*(_told(shapes, name, above | {key}) for name in inside))


def _plain(arguments: frozenset[str]) -> set[str]:
    """The arguments themselves, for those that a message only chooses by."""
    return {next((one.removesuffix(end) for end in DERIVED if one.endswith(end)), one) for one in arguments}


def _fields(over: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if isinstance(over, dict):
        for key, value in over.items():
            yield from _fields(value, (*path, key))
    else:
        yield path


def _of_data(package: str, code: str, path: str, place: Traversable) -> Iterator[str]:
    original = files(package).joinpath(*path.split("/"))
    if not original.is_file():
        yield f"{package}, {code}/{path}: there is no such file of data"
        return
    try:
        tables, over = parse(original.read_bytes(), path), parse(place.read_bytes(), f"{code}/{path}")
    except DataFileError as error:
        yield str(error)
        return
    yield from overlay_mistakes(tables, over, f"{package}, {code}/{path}")
