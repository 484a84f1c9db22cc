"""Reading data written by people: TOML against a msgspec type, with errors that name the place and the nearest word."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from itertools import islice
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import inspect

from tabletop.core.ask import UNKNOWN
from tabletop.core.sanitizing import LONGEST, brief, shown
from tabletop.i18n import tr

T = TypeVar("T")
PLAIN: dict[type, Any] = {
    inspect.StrType: str,
    inspect.IntType: int,
    inspect.BoolType: bool,
    inspect.FloatType: (int, float),
}
LIMIT = 500_000  # bytes of a file: what is longer holds no cards, and reading it would take memory and time
DOTS = 300  # in a line: the time for a name of n parts grows with n times n
COMPARED, LISTED = 1000, 200  # valid words that a wrong one is compared with, and that are told
STEP = re.compile(r"([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]")  # of msgspec's paths: `$.card[3].effects[0].op`
UNKNOWN_FIELD = re.compile(r"unknown field `(.*)`")
WRONG_VALUE = re.compile(r"[Vv]alue '(.*)'$")
UNFIT = (  # how msgspec says what does not fit, and the messages that say the same
    (re.compile(r"Invalid enum value (?P<value>.*)"), "core-enum-value"),
    (re.compile(r"Invalid value (?P<value>.*)"), "core-other-value"),
    (re.compile(r"Expected (?P<wanted>`[^`]*`), got (?P<found>`[^`]*`)"), "core-expected"),
    (re.compile(r"Object contains unknown field (?P<field>`.*`)"), "core-extra-field"),
    (re.compile(r"Object missing required field (?P<field>`.*`)"), "core-lacks-field"),
)


class DataFileError(ValueError):
    """One sentence: file, entry, field, what is wrong, the nearest valid word."""


def unfit(what: str) -> str:
    """What msgspec says of a value that does not fit, in the language that is chosen."""
    for pattern, message in UNFIT:
        if found := pattern.fullmatch(what):
            return brief(tr(message, **found.groupdict()))
    return brief(what)


def nearest(word: str, words: Iterable[str]) -> str:
    """' (did you mean x?)' for the valid word closest to `word`, or all of them when none is close (of many the first)."""
    known = sorted(islice(words, COMPARED))
    close = get_close_matches(word[:LONGEST], known, 1, 0.6)
    if close:
        return tr("core-did-you-mean", word=shown(close[0]))
    listed = [brief(word, LONGEST) for word in known[:LISTED]]
    return tr("core-known-words", words=", ".join([*listed, "..."] if len(known) > LISTED else listed))


def stray(value: Any, words: Collection[str]) -> str:
    """A value that is none of these words (lists and tables never are), with the nearest one; "" for one of them."""
    return "" if isinstance(value, str) and value in words else f"{shown(value)}{nearest(str(value), words)}"


def read_toml(data: bytes, kind: type[T], name: str) -> T:
    """Decode the text of a TOML file called `name`; DataFileError when it is not TOML or does not fit `kind`."""
    return fit(parse(data, name), kind, name)


def parse(data: bytes, name: str) -> dict[str, Any]:
    """The tables of a TOML file called `name`; DataFileError when it is not TOML, longer than LIMIT, or would take too long."""
    if len(data) > LIMIT:
        raise DataFileError(tr("core-file-too-long", file=name, most=LIMIT // 1000))
    for number, line in enumerate(data.split(b"\n"), 1):
        if line.count(b".") > DOTS:
            raise DataFileError(tr("core-too-many-dots", file=name, line=number, most=DOTS))
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except ValueError as error:  # not UTF-8, not TOML, or a number with thousands of digits
        raise DataFileError(f"{name}: {brief(str(error))}") from error
    except RecursionError as error:
        raise DataFileError(tr("core-too-deep", file=name)) from error


def fit(raw: dict[str, Any], kind: type[T], name: str) -> T:
    """The tables of the file `name` as a value; DataFileError when they do not fit `kind`."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise DataFileError(f"{name}: {_place(raw, kind, str(error))}") from error


def read_cards(data: bytes, kind: type[T], name: str) -> T:
    """As `read_toml`, of a game's set of cards."""
    return fit_cards(parse(data, name), kind, name)


def fit_cards(raw: dict[str, Any], kind: type[T], name: str) -> T:
    """As `fit`, of a set of cards; DataFileError for more cards than views can tell from one that is not seen."""
    cards = raw.get("card")
    if isinstance(cards, list) and len(cards) > UNKNOWN:
        raise DataFileError(tr("core-too-many-kinds", file=name, most=UNKNOWN, count=len(cards)))
    return fit(raw, kind, name)


def field_mistakes(raw: Any, kind: type, place: str, inner: tuple[str, ...] = ()) -> Iterator[str]:
    """Unknown, missing and wrong fields of one table, all of them; `inner` tables are looked at elsewhere."""
    if not isinstance(raw, dict):
        yield tr("core-no-table", place=place, value=shown(raw))
        return
    fields = _fields(kind)
    for key, value in raw.items():
        if key not in fields:
            yield tr("core-unknown-field", place=place, field=f"{shown(key)}{nearest(key, fields)}")
        elif key not in inner:
            try:
                msgspec.convert(value, fields[key].type)
            except msgspec.ValidationError as error:
                words = [word for word in get_args(fields[key].type) if isinstance(word, str) and word]
                yield f"{place}, {key}: {unfit(str(error))}{nearest(str(value), words) if words else ''}"
    for key, field in fields.items():
        if field.required and key not in raw:
            yield tr("core-missing-field", place=place, field=repr(key))


@cache
def _fields(kind: type) -> dict[str, msgspec.structs.FieldInfo]:
    """By name; each look evaluates all annotations anew."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _place(raw: object, kind: type, message: str) -> str:
    """Msgspec's "... - at `$.card[3].kind`" with the entry's own id in it, and the nearest valid word behind it."""
    what, _, path = message.partition(" - at `$")
    names: list[str] = []
    tags: list[str] = []
    here, types = raw, list(_flat(inspect.type_info(kind)))
    for key, index in STEP.findall(path):
        tags = [str(t.tag) for t in types if isinstance(t, inspect.StructType) and t.tag_field == key]
        types = [inner for t in _chosen(types, here) for inner in _inside(t, key)]
        if key:
            here = here.get(key) if isinstance(here, dict) else None
            names.append(key)
        elif index == "...":  # a value of a table by name: the first that does not fit
            name, here = _unfit(here, types)
            names[-1:] = [f"{names[-1]} {shown(name)}" if names else shown(name)] if name else names[-1:]
        elif index.isdigit():
            here = here[int(index)] if isinstance(here, list) and int(index) < len(here) else None
            label = here.get("id") or here.get("op") if isinstance(here, dict) else None
            names[-1:] = (
                [f"{names[-1]} {shown(label)}" if label else f"{names[-1]}[{index}]"] if names else [f"[{index}]"]
            )
    return ": ".join(filter(None, (", ".join(names), unfit(what) + _hint(what, tags, types, here))))


def _unfit(here: object, types: list[Any]) -> tuple[str, object]:
    """The first entry of a table that fits none of these types: its name and value; "" when it cannot be told."""
    entries = here.items() if isinstance(here, dict) and types else ()
    return next(((str(name), value) for name, value in entries if not _fits(value, types)), ("", None))


def _fits(value: object, types: Iterable[Any]) -> bool:
    """Whether a value is of one of these types, as far as they are structs, lists or plain."""
    return any(_of(value, info) for info in types)


def _of(value: object, info: Any) -> bool:
    if isinstance(info, inspect.StructType):
        try:
            msgspec.convert(value, info.cls)
        except msgspec.ValidationError:
            return False
        return True
    if item := getattr(info, "item_type", None):
        return isinstance(value, list) and all(_fits(inner, _flat(item)) for inner in value)
    return isinstance(value, PLAIN.get(type(info), object))


def _hint(what: str, tags: list[str], types: list[Any], here: object) -> str:
    """The nearest valid word, when msgspec complains about a word."""
    if field := UNKNOWN_FIELD.search(what):
        fields = {f.encode_name for t in _chosen(types, here) if isinstance(t, inspect.StructType) for f in t.fields}
        return nearest(field[1], fields)
    if value := WRONG_VALUE.search(what):
        return nearest(value[1], {*tags, *(str(v) for t in types for v in getattr(t, "values", ()))})
    return ""


def _flat(info: inspect.Type) -> Iterator[Any]:
    return iter(info.types if isinstance(info, inspect.UnionType) else (info,))


def _chosen(types: list[Any], here: object) -> list[Any]:
    """Of several tagged structs the one that the entry says it is; all of them when it says nothing known."""
    if not isinstance(here, dict):
        return types
    fits = [t for t in types if getattr(t, "tag", None) is not None and t.tag == here.get(t.tag_field)]
    return fits or types


def _inside(info: Any, key: str) -> Iterator[Any]:
    """The types that a field, or without a key an entry, of this type can have."""
    if key and isinstance(info, inspect.StructType):
        return (inner for field in info.fields if field.encode_name == key for inner in _flat(field.type))
    inner = getattr(info, "item_type", None) or getattr(info, "value_type", None)
    return _flat(inner) if inner and not key else iter(())
