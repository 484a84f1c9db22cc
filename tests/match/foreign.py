"""A saved match whose fields can be damaged one by one, past all checks of the program."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import msgspec

from tabletop import games
from tabletop.core.decks import own
from tabletop.core.record import Answer, Record
from tabletop.match import TableSetup, bot, person
from tabletop.match.autosave import create
from tabletop.storage import Store, StoredAnswer

WRONG = ("nonsense", "", -1, 10**6, 1.5, None, [], {}, ["x"], "x" * 500, "\x00\x1b[2J")
ANSWERS = 60


@cache
def played(game):
    """A table with house rules of its own, and what was answered there by chance."""
    definition = games.load(game)
    options = {rule.id: list(rule.values)[-1] for rule in definition.house_rules if rule.scope == "table"}
    if definition.collecting is not None:
        options["deck_0"] = own(definition.collecting.ready[0].cards)
    seats = (person(0, "Ann"), *map(bot, range(1, definition.seats_near(2))))
    setup = TableSetup(game=game, seats=seats, seed=11, options=options, pace="quick")
    record, dice = Record(definition, len(seats), setup.seed, setup.options), Random(3)
    while len(record.answers) < ANSWERS and not record.game.over:
        record.answer(Answer(record.game.no, record.game.seat, dice.randrange(len(record.game.options)), 50))
    return setup, tuple(StoredAnswer(*answer) for answer in record.answers)


def saved(game="beanz", **changes):
    """A store with that match; `changes` of its set-up."""
    setup, answers = played(game)
    store = Store(None)
    number = create(store, msgspec.structs.replace(setup, **changes), 1_790_000_000)
    store.append(number, answers, now=1_790_000_100)
    return store, number


def rows(store):
    return [store._database.read(f"SELECT * FROM {name}") for name in ("matches", "answers")]


def leaves(value, path=()):
    """The path of every field of plain data, and of every list and table in it."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*path, index))


def put(value, path, new):
    """A copy of plain data with one field changed."""
    made = json.loads(json.dumps(value))
    inside = made
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = new
    return made


def change(store, path, new):
    """Write one field of the only match, past all checks."""
    column, *inside = path
    [(old,)] = store._database.read(f"SELECT {column} FROM matches")
    value = json.dumps(put(json.loads(old), inside, new)) if inside else new
    if isinstance(value, (list, dict)):
        value = json.dumps(value)
    with store._database.write() as sql:
        sql.execute(f"UPDATE matches SET {column} = ?", (value,))


def fields():
    setup = played("beanz")[0].plain()
    seats = setup.pop("seats")
    whole = {"options": setup, "seats": seats}
    plain = [(name,) for name in ("game", "seed", "program", "created", "updated")]
    return [*plain, *leaves(whole)]
