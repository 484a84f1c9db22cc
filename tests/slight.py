"""Valid files with slight changes, as a slip of the hand or another version makes them: most pass a first check."""

from __future__ import annotations

import json
import re

TOKEN = re.compile(r'"[^"\n]*"|(?<![\w".-])-?\d+(?![\w".])|\btrue\b|\bfalse\b')
EDGES = (0, -1, 1, 2, 255, 2**31, 2**63, 2**64)
WORDS = ("", " ", "0", "all", "x" * 300, "\u202e", "\u00c4")


def toml(text, rand):
    """One to three values of a TOML file changed for values of the same type, most of them for one that stands elsewhere in it,
    or a line doubled or left out; comments stay.
    """
    lines = text.splitlines()
    at = [n for n, line in enumerate(lines) if TOKEN.search(line) and not line.startswith("#")]
    for _ in range(rand.randint(1, 3)):
        n = rand.choice(at)
        kind = rand.random()
        if kind < 0.05:
            lines[n] = ""
        elif kind < 0.08:
            lines[n] = f"{lines[n]}\n{lines[n]}"
        elif found := list(TOKEN.finditer(lines[n])):
            said = rand.choice(found)
            key = lines[n].partition("=")[0]
            others = [lines[m] for m in at if lines[m].partition("=")[0] == key]
            lines[n] = lines[n][: said.start()] + _other(said[0], others, rand) + lines[n][said.end() :]
    return "\n".join(lines)


def _other(token, others, rand):
    if token in ("true", "false"):
        return "false" if token == "true" else "true"
    if not token.startswith('"'):
        return str(rand.choice((int(token) + 1, int(token) - 1, 2 * int(token), rand.choice(EDGES))))
    alike = [said for line in others for said in TOKEN.findall(line) if said.startswith('"')]
    return rand.choice(alike) if rand.random() < 0.8 else json.dumps(rand.choice(WORDS))


def plain(value, rand):
    """One to three leaves or entries of plain data changed."""
    value = json.loads(json.dumps(value))
    for _ in range(rand.randint(1, 3)):
        _change(value, rand)
    return value


def _places(value):
    """Every container in it with its keys."""
    if isinstance(value, (dict, list)) and value:
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _places(inner)


def _change(value, rand):
    found = list(_places(value))
    where = rand.choice(found)
    key = rand.choice(list(where) if isinstance(where, dict) else range(len(where)))
    kind = rand.random()
    if kind < 0.1 and where is not value:
        del where[key]
    elif kind < 0.2 and isinstance(where, list):
        where.insert(key, where[key])
    elif kind < 0.3 and isinstance(where, dict) and where is not value:
        where[rand.choice([*WORDS[:4], *where])] = where.pop(key)
    else:
        where[key] = _leaf(where[key], rand)


def _leaf(old, rand):
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return rand.choice((old + 1, old - 1, 2 * old, rand.choice(EDGES)))
    if isinstance(old, str):
        return rand.choice((rand.choice(WORDS), old + " ", old[:-1], old.upper()))
    if isinstance(old, dict):
        return {} if rand.random() < 0.5 else {**old, rand.choice(WORDS): {}}
    return [] if rand.random() < 0.3 else old
