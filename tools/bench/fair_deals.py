"""Whether the check of fair deals takes honest matches for honest, and says of changed ones what was changed.

    python -m tools.bench.fair_deals [GAME ...] [--matches 1000] [--seed 1]

Each match is played by bots, written to a text as `tabletop export` does, read again and checked; then once more with one thing
changed, in turn all of `CHANGES`: the text's checksum fits again. `CHEATS` are played by a program that deals otherwise.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from tabletop import games
from tabletop.core.definition import Definition
from tabletop.core.table import Table
from tabletop.match import TableSetup, bot
from tabletop.match.fair_check import FairVerdict, Fault, verify
from tabletop.match.fair_deal import drawn
from tabletop.match.seals import LINK
from tabletop.match.transfer import ImportedMatch, export_match, read_export
from tabletop.storage import Store
from tools.rigs.table import Sitting

Cheat = Callable[[Definition, int, int, dict[str, str]], Table]
WORDS = "heron marble"


class Change(NamedTuple):
    """`faults`: of these the check has to find one."""

    make: Callable[[ImportedMatch, Random], ImportedMatch]
    faults: tuple[Fault, ...]


def played(game: str, cheat: Cheat | None = None) -> str:
    """A fairly dealt match of bots as text; `cheat`: the program deals, or throws its dice, otherwise than the seed says."""
    store, definition = Store(None), games.load(game)
    if cheat is not None:
        definition = replace(definition, new=partial(cheat, definition))
    seats = tuple(bot(i, ("easy", "normal")[i % 2]) for i in range(definition.seats_near(3)))
    setup = TableSetup(game=game, seats=seats, seed=0, pace="quick").fairly_dealt(drawn().with_words(WORDS))
    match = Sitting(setup, store=store, definition=definition).until(lambda now: now.match.game.over).match
    return export_match(store, match.autosave.number) if match.autosave is not None else ""


def checked(text: str) -> FairVerdict:
    return verify(*_of(read_export(text)))


def written(carried: ImportedMatch) -> str:
    """The text of a match, with a checksum that fits."""
    store = Store(None)
    return export_match(store, store.insert_match(carried.saved, carried.answers, carried.moment))


def _of(carried: ImportedMatch) -> tuple[Any, Any, str]:
    return carried.saved, carried.answers, carried.states


def _saved(carried: ImportedMatch, **fields: Any) -> ImportedMatch:
    return carried._replace(saved=msgspec.structs.replace(carried.saved, **fields))


def _deal(carried: ImportedMatch, **fields: Any) -> ImportedMatch:
    options = carried.saved.options
    return _saved(carried, options={**options, "fair": {**options["fair"], **fields}})


def _result(carried: ImportedMatch, **fields: Any) -> ImportedMatch:
    return _saved(carried, result={**(carried.saved.result or {}), **fields})


def _sealed(carried: ImportedMatch, **fields: Any) -> ImportedMatch:
    return _result(carried, fair={**(carried.saved.result or {})["fair"], **fields})


def _die(carried: ImportedMatch, dice: Random) -> ImportedMatch:
    """Another die in the chain that was written down."""
    chain = (carried.saved.result or {})["fair"]["dice"]
    at = dice.randrange(len(chain))
    return _sealed(carried, dice=chain[:at] + format(int(chain[at], 16) ^ 1, "x") + chain[at + 1 :])


def _answer(carried: ImportedMatch, dice: Random) -> ImportedMatch:
    at = dice.randrange(len(carried.answers))
    answers = carried.answers[:]
    answers[at] = answers[at]._replace(option=answers[at].option + 1)
    return carried._replace(answers=answers)


def _cut(carried: ImportedMatch, dice: Random) -> ImportedMatch:
    answers = carried.answers[: dice.randrange(len(carried.answers))]
    return _saved(carried, answers=len(answers))._replace(answers=answers)


def _cut_well(carried: ImportedMatch, dice: Random) -> ImportedMatch:
    """The chains end where the answers end."""
    cut, fair = _cut(carried, dice), (carried.saved.result or {})["fair"]
    end = (len(cut.answers) + 1) * LINK
    return _sealed(cut, answers=fair["answers"][:end], dice=fair["dice"][:end])


def _winner(carried: ImportedMatch, _dice: Random) -> ImportedMatch:
    winners = (carried.saved.result or {})["winners"]
    others = [seat for seat in range(len(carried.saved.seats)) if seat not in winners]
    return _result(carried, winners=others)


def _bare(carried: ImportedMatch, _dice: Random) -> ImportedMatch:
    """Nothing says any more that the deal was fixed."""
    return _saved(carried, options={key: value for key, value in carried.saved.options.items() if key != "fair"})


CHANGES: dict[str, Change] = {
    "die": Change(_die, ("die",)),
    "seed": Change(lambda match, dice: _deal(match, seed=dice.getrandbits(62)), ("commitment",)),
    "salt": Change(lambda match, dice: _deal(match, salt=f"{dice.getrandbits(128):032x}"), ("commitment",)),
    "dealt": Change(lambda match, dice: _saved(match, seed=dice.getrandbits(62)), ("seed",)),
    "words": Change(lambda match, _dice: _deal(match, words=WORDS.split()[::-1]), ("words",)),
    "commitment": Change(lambda match, dice: _deal(match, commitment=f"{dice.getrandbits(256):064x}"), ("commitment",)),
    "answer": Change(_answer, ("answer",)),
    "cut": Change(_cut, ("cut",)),
    "cut with its chains": Change(_cut_well, ("cut",)),
    "seal": Change(lambda match, dice: _sealed(match, seal=f"{dice.getrandbits(256):064x}"), ("seal",)),
    "winner": Change(_winner, ("result",)),
    "no commitment": Change(_bare, ("commitment",)),
}


def _stacked(definition: Definition, seats: int, seed: int, options: dict[str, str]) -> Table:
    return definition.new(seats, seed ^ 1, options)


def _loaded(definition: Definition, seats: int, seed: int, options: dict[str, str]) -> Table:
    """The cards are those of the seed, and what falls later is not."""
    table = definition.new(seats, seed, options)
    table.rng ^= 1 << 40
    return table


CHEATS: dict[str, Cheat] = {"stacked deal": _stacked, "loaded dice": _loaded}


def changed(text: str, name: str, dice: Random) -> str:
    return written(CHANGES[name].make(read_export(text), dice))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    names, dice = given.games or games.names(), Random(given.seed)
    honest, told, kinds, wrong, spent = 0, Counter[str](), Counter[str](), list[str](), 0.0
    for number in range(given.matches):
        game = names[number % len(names)]
        text, began = played(game), time.perf_counter()
        verdict = checked(text)
        spent += time.perf_counter() - began
        honest += verdict.kind == "fair"
        if verdict.kind != "fair":
            wrong.append(f"match {number} of {game}, as it was played: {verdict.text}")
        name = (*CHANGES, *CHEATS)[number // len(names) % (len(CHANGES) + len(CHEATS))]
        faults = ("die",) if name in CHEATS else CHANGES[name].faults
        verdict = checked(played(game, CHEATS[name]) if name in CHEATS else changed(text, name, dice))
        kinds[name] += 1
        if verdict.kind == "false" and set(faults) & set(verdict.faults):
            told[name] += 1
        else:
            wrong.append(f"match {number} of {game}, {name}: {verdict.kind}, {verdict.text}")
    print(
        f"{honest} of {given.matches} honest matches are taken for honest, {1000 * spent / given.matches:.1f} ms each"
    )
    print(f"{told.total()} of {kinds.total()} changed ones are told, with what was changed:")
    for name, count in kinds.items():
        print(f"  {name:22} {told[name]:5} of {count}")
    print(*wrong, sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
