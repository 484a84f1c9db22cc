"""Games by chance use all that was printed."""

from __future__ import annotations

from random import Random

from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules import ops
from tabletop.games.rpgget.rules.cards import CARDS

GAMES = 24
SURPRISES = {f"deck_{seat}": "surprise" for seat in range(4)}


class Read(list):
    """The programs, and the numbers of those that were carried out."""

    def __init__(self, programs):
        super().__init__(programs)
        self.numbers = set()

    def __getitem__(self, number):
        self.numbers.add(number)
        return super().__getitem__(number)


def test_every_card_is_used_and_every_operation_is_run(monkeypatch):
    programs = Read(ops.PROGRAMS)
    monkeypatch.setattr(ops, "PROGRAMS", programs)
    known = {name for number in range(len(programs)) for name in ops.OPS_OF[number]}
    programs.numbers.clear()
    used = set()
    for seed in range(GAMES):
        game, rand = RPG.start(2 + seed % 3, seed, SURPRISES), Random(seed)
        while not game.over:
            index = rand.randrange(len(game.options))
            used.add(game.table.kind[game.options[index][1]] if game.options[index][1] >= 0 else -1)
            game.step(index)
    assert [CARDS[kind].id for kind in range(len(CARDS)) if kind not in used] == []
    run = set(programs.numbers)
    assert known - {name for number in run for name in ops.OPS_OF[number]} == set()
    assert len(known) > 30
