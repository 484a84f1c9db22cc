"""Scripted scenes of Codenames: a grid by name, a key by letters, every answer written down.

Seats are letters; A and B are the Directors of S.H.I.E.L.D. and HYDRA, C and D Agents, unless a scene says otherwise. The game
runs paranoid and with auto off, so that every ask is seen.
"""

from __future__ import annotations

import pytest

from tabletop.core.ask import CLOCK, Refused
from tabletop.core.record import Answer
from tabletop.core.self_check import SelfCheckedGame
from tabletop.core.view import redact, view
from tabletop.games.codenames.definition import DEFINITION as CODENAMES
from tabletop.games.codenames.rules.acts import AGREE, ALLOW, COVER, LOCK, MARK, OBJECT, REASONS, REFUSE, STAND, STOP
from tabletop.games.codenames.rules.cards import ASSETS, CELLS, HYDRA, LETTERS, SHIELD, TOKEN
from tabletop.games.codenames.rules.table import UNLIMITED
from tests.driving import asked_seats, facts, invariants

SEATS = "ABCDEFGH"
KINDS = {asset.name: kind for kind, asset in enumerate(ASSETS)}
# Section 9 of the specification: key-02 unturned, HYDRA starts.
EXAMPLE = """She-Hulk, Lockjaw, Cassette Player, Ghost Rider, Captain America, Quinjet, Scorpion, Jotunheim, Nick Fury,
Ghost Rider's Chain, Arc Reactor, Asgard, Female Thor, The Thing, Loki's Scepter, Secret Identity, Baxter Building, Black Widow,
Ultron, Rhino, Kingpin, Cable, Latveria, Cyclops, Time Travel""".replace("\n", " ")
KEY = "HNNSS SHNNS HSHNH SSHXH HSHNN"
SHIELD_STARTS = "SNNHH HSNNH SHSNS HHSXS SHSNN"


class Scene:
    """`Scene(4, key=KEY, clue_zero="on")`; the first clue is awaited. `found`: names that are covered already."""

    def __init__(self, seats=4, *, grid=EXAMPLE, key=KEY, found=(), **options):
        self.options = CODENAMES.check_options(options)
        table = CODENAMES.new(seats, 1, self.options)
        names = [" ".join(name.split()) for name in grid.split(",")]
        letters = key.replace(" ", "")
        table.kind[:CELLS] = bytes(KINDS[name] for name in names)
        table.kind[CELLS:] = bytes(TOKEN + LETTERS.index(letter) for letter in letters)
        table.starter = SHIELD if letters.count("S") == 9 else HYDRA
        table.side, table.turn = table.starter, table.directors[table.starter]
        table.left = (letters.count("S"), letters.count("H"))
        self.names, table.events = names, []
        self.cell = {name: cell for cell, name in enumerate(names)}
        for name in found:
            self._lie(table, self.cell[name])
        self.game = SelfCheckedGame(CODENAMES.rules, table, CODENAMES.root, auto=False)
        self.events = self.game.take_events()
        self.start, self.answers = self.game.clone(), []

    def _lie(self, table, cell):
        owner = table.kind[CELLS + cell] - TOKEN
        table.move(CELLS + cell, 2)
        table.guessed += ((0, owner if owner < 2 else 0, 0, cell, owner),)
        if owner < 2:
            table.left = tuple(left - (side == owner) for side, left in enumerate(table.left))
        if owner == 2:
            table.neutrals = (table.neutrals[0] + 1, table.neutrals[1])

    # -- answers
    def _answer(self, seat, index, value=None):
        invariants(self.game.table)
        self.game.table.events = []
        self.answers.append(Answer(self.game.no, seat, index, value=value))
        self.game.answer(*self.answers[-1].meaning)
        self.events = self.game.take_events()
        return self

    def _act(self, act, cell=-1, spot=-1, seat=None):
        option = (act, cell, spot)
        for who in asked_seats(self.game) if seat is None else [SEATS.index(seat)]:
            if option in (self.game.options_of(who) or ()):
                return self._answer(who, self.game.options_of(who).index(option))
        raise Refused("no_such_option", f"Nobody may answer {option}.")

    def tell(self, *value, seat=None):
        return self._answer(self.game.seat if seat is None else SEATS.index(seat), -1, value)

    def clue(self, word, number=1, *meant, seat=None):
        return self.tell("clue", word, number, tuple(self.cell[name] for name in meant), seat=seat)

    def ask(self, word):
        return self.tell("ask", word)

    def lock(self, *names, seat=None):
        for name in names:
            self._act(LOCK, self.cell[name], seat=seat)
        return self

    def mark(self, name, seat=None):
        return self._act(MARK, self.cell[name], seat=seat)

    def stop(self, seat=None):
        return self._act(STOP, seat=seat)

    def object(self, reason="not_about_cards", seat=None):
        return self._act(OBJECT, spot=REASONS.index(reason), seat=seat)

    def agree(self):
        return self._act(AGREE)

    def stand(self):
        return self._act(STAND)

    def allow(self):
        return self._act(ALLOW)

    def refuse(self):
        return self._act(REFUSE)

    def cover(self, name, seat=None):
        return self._act(COVER, self.cell[name], seat=seat)

    def late(self):
        return self._answer(CLOCK, 0)

    def turn(self, word, number, *names):
        """A whole turn: a clue, guesses, and a stop if the Agents may still go on."""
        self.clue(word, number).lock(*names)
        return self.stop() if self.query == "guess" and self.table.guesses else self

    # -- what there is
    @property
    def table(self):
        return self.game.table

    @property
    def query(self):
        return self.game.ask[2] if not self.game.over else ""

    @property
    def asked(self):
        return "".join(SEATS[seat] for seat in asked_seats(self.game))

    @property
    def left(self):
        """(S.H.I.E.L.D., HYDRA, neutral) assets that are not covered."""
        return (*self.table.left, 7 - sum(self.table.neutrals))

    @property
    def said(self):
        return [fact.word for fact in facts(self.events)]

    def heard(self, seat):
        """The words of the facts that a seat hears of the last answer."""
        return [event[1] for event in (redact(e, SEATS.index(seat)) for e in self.events) if event[0] == "say"]

    @property
    def outcome(self):
        return CODENAMES.outcome(self.table)

    @property
    def locks(self):
        """Names that the Agents who are asked may lock."""
        seat = next(x for x in asked_seats(self.game) if x not in self.table.directors)
        return [self.names[card] for act, card, _ in self.game.options_of(seat) if act == LOCK]

    def view(self, seat):
        return view(self.game, SEATS.index(seat) if seat else -1)


def refused(code, act, *args, **keys):
    """The answer is refused with this code and nothing changes; the refusal."""
    scene = act.__self__
    before = scene.game.save()
    with pytest.raises(Refused) as error:
        act(*args, **keys)
    assert error.value.code == code, error.value
    assert error.value.text.endswith((".", "?"))
    assert scene.game.save() == before
    return error.value


__all__ = ["CODENAMES", "EXAMPLE", "KEY", "SHIELD_STARTS", "UNLIMITED", "Scene", "refused"]
