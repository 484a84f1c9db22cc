"""A small game that turns to poison on demand: its verb hangs, raises or kills the process, but only where POISON says so.

Every seat holds three numbers; in turn each plays one or passes; the highest sum wins. As a script it is a worker
process: `python poison.py hang` (or raise, die, babble, none).
"""

from __future__ import annotations

import os
import sys

from tabletop.bots import worker
from tabletop.core.ask import PASS
from tabletop.core.definition import Act, Definition, Outcome, Prompt
from tabletop.core.handle import verb
from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Table

POISON = [""]
KINDS = bytes(range(1, 10))
rules = Rules("poison")


class Sums(Table):
    pass


@verb
def put(table, seat, card):
    if POISON[0] == "hang":
        while True:
            pass
    if POISON[0] == "raise":
        raise RuntimeError("poisoned")
    if POISON[0] == "die":
        os._exit(3)
    table.move(card, table.layout.find("row", seat))


@rules.query
def plays(table, seat):
    return [PASS, *[(0, card, -1) for card in table.zones[table.layout.find("hand", seat)]]]


@rules.script
def rounds(t, seat, turn=0):
    if turn == 12:
        return None
    _, card, _ = yield t.choose(turn % 2, plays)
    if card >= 0:
        put(t, turn % 2, card)
    yield t.call(rounds, seat, turn + 1)
    return None


def layout(seats):
    zones = [Zone("hand", seat, "owner") for seat in range(seats)] + [Zone("row", seat, "all") for seat in range(seats)]
    return Layout(seats, [*zones, Zone("rest", None, "none")])


def new(seats, seed, _options):
    table = Sums(layout(seats), KINDS, 2 * seats, seed)
    table.shuffle(2 * seats)
    for seat in range(seats):
        for card in table.zones[2 * seats][:3]:
            table.move(card, seat)
    return table


def outcome(table):
    sums = [sum(table.kind[card] for card in table.zones[2 + seat]) for seat in range(2)]
    return Outcome(tuple(seat for seat in range(2) if sums[seat] == max(sums)), "sum", "The highest sum wins.")


DEFINITION = Definition(
    id="poison",
    name="Poison",
    players=(2, 2),
    rules=rules,
    root="rounds",
    table=Sums,
    layout=layout,
    new=new,
    acts=(Act("play", "none", "Play"),),
    cards=(),
    house_rules=(),
    outcome=outcome,
    scores=lambda table: (0,) * table.seats,
    score_name="sum",
    prompt=lambda _view: Prompt((), "", ""),
    label=lambda _view, _option: "",
    narrate=lambda _view, _event: (),
)


def main():
    POISON[0] = sys.argv[1]
    if POISON[0] == "babble":
        worker.think = lambda *_: 99
    worker.main(lambda _name: DEFINITION)


if __name__ == "__main__":
    main()
