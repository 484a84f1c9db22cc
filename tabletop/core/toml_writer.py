"""Plain data as the text of a TOML file: what `toml_loader` reads again is the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def written(tables: Mapping[str, Any]) -> str:
    """A table of plain data, every value on a line of its own or, inside a list, in one line."""
    lines = [f"{_key(key)} = {_value(value)}" for key, value in tables.items() if not _rows(value)]
    for key, value in tables.items():
        for row in value if _rows(value) else ():
            lines += ["", f"[[{_key(key)}]]", *(f"{_key(name)} = {_value(inner)}" for name, inner in row.items())]
    return "\n".join([*lines, ""])


def _rows(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _key(key: str) -> str:
    return _value(key)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value).lower() if isinstance(value, bool) else repr(value)
