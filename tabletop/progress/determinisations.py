"""What may come of an answer for all that a seat knows: every card that is hidden from it stays open until it shows.

A game in here stands for all games that its seat cannot tell apart. Whatever is done in it is done once for each kind that
somebody else may hold, and again for each kind that a card may turn out to be; results that look the same to the seat are one.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

from tabletop.core.game import Game
from tabletop.core.table import Table

GLANCES = 8  # throws of the dice that are tried to see whether they matter to the seat at all
THROWS = 80  # those that stand for all throws where they do


class OutOfBudgetError(Exception):
    """More steps than were allowed."""


class StepBudget:
    """How often the rules may still run."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, number: int = 1) -> None:
        """Raises OutOfBudgetError."""
        self.left -= number
        if self.left < 0:
            raise OutOfBudgetError


class Determinisations:
    """What `seat` may meet. `steps`: how often the rules may run; `diced`: a result that was listed hung on dice."""

    def __init__(self, seat: int, steps: int) -> None:
        self.seat, self.bit, self.steps, self.diced = seat, 1 << seat, steps, False

    def after(self, game: Game, index: int) -> Iterator[Game]:
        """Every game that may follow when the seat that is asked takes this option, the likeliest to be the true one first.
        Raises OutOfBudgetError.
        """
        option, mine = game.options[index], game.seat == self.seat  # type: ignore[index]
        pinned = frozenset({option[1]}) if not mine and single(option) else frozenset()
        known = set[Hashable]()
        for world in self._hands(game, option):
            for after in self._run(world, index, pinned):
                looks = self.looks(after)
                if looks not in known:
                    known.add(looks)
                    yield after

    # -- what the others may hold
    def _hands(self, game: Game, option: tuple[int, int, int]) -> Iterator[Game]:
        """The game itself, and for each other seat and each kind that it may hold a game in which it does."""
        yield game
        table = game.table
        for seat in range(table.seats):
            if seat == self.seat or not table.alive[seat]:
                continue
            held = [card for card in self.hidden(table) if table.seen[card] & 1 << seat and card != option[1]]
            for owner in {table.owner[card] for card in held}:
                yield from self._held(game, [card for card in held if table.owner[card] == owner], option)

    def _held(self, game: Game, held: list[int], option: tuple[int, int, int]) -> Iterator[Game]:
        table = game.table
        have, pool = {table.kind[card] for card in held}, self._pool(table, held[0], {option[1]})
        for kind, other in pool.items():
            card = next((c for c in held if fits(table, c, kind) and fits(table, other, table.kind[c])), None)
            if kind not in have and card is not None:
                yield swapped(game, card, other)

    def hidden(self, table: Table) -> list[int]:
        """The cards that the seat does not know."""
        return [card for card, eyes in enumerate(table.seen) if not eyes & self.bit]

    def _pool(self, table: Table, card: int, pinned: set[int] | frozenset[int]) -> dict[int, int]:
        """Which kinds a hidden card may be: kind -> a hidden card of the same back that is one."""
        owner = table.owner[card]
        return {table.kind[c]: c for c in self.hidden(table) if table.owner[c] == owner and c not in pinned}

    # -- what may come to light
    def _run(self, world: Game, index: int, pinned: frozenset[int]) -> Iterator[Game]:
        after = self.step(world, index)
        if after.table.rng != world.table.rng:
            yield from self._throw(world, index, pinned)
            return
        card = self._revealed(world.table, after.table, pinned)
        if card is None:
            yield after
            return
        table = world.table
        for kind, other in self._pool(table, card, pinned).items():
            if kind == table.kind[card]:
                yield from self._run(world, index, pinned | {card})
            elif fits(table, card, kind) and fits(table, other, table.kind[card]):
                yield from self._run(swapped(world, card, other), index, pinned | {card})

    def _revealed(self, before: Table, after: Table, pinned: frozenset[int]) -> int | None:
        """A card that the seat has come to know."""
        bit = self.bit
        return next(
            (
                card
                for card, (a, b) in enumerate(zip(before.seen, after.seen, strict=True))
                if b & bit and not a & bit and card not in pinned
            ),
            None,
        )

    def _throw(self, world: Game, index: int, pinned: frozenset[int]) -> Iterator[Game]:
        """Dice fell: a shuffle that shows nothing has one result, all else as many as a number of throws find."""
        known = set[Hashable]()
        rand = Random(world.no)
        for number in range(THROWS):
            if number == GLANCES and len(known) == 1:
                return
            after = self.step(self._dealt(world, pinned, rand), index)
            looks = self.looks(after)
            if looks not in known:
                known.add(looks)
                self.diced = self.diced or len(known) > 1
                yield after

    def _dealt(self, world: Game, pinned: frozenset[int], rand: Random) -> Game:
        """The same for the seat, with other dice and other cards where it does not see them; who holds what may answer it
        stays, so that its options do.
        """
        game = world.clone()
        table = game.table
        table.rng, table.memo = rand.getrandbits(64), table.layout.empty[:]
        for owner in set(table.owner):
            free = [
                c
                for c in self.hidden(table)
                if table.owner[c] == owner and c not in pinned and not table.layout.sight[table.at[c]]
                and table.at[c] not in table.layout.fits
            ]  # fmt: skip
            kinds = [table.kind[c] for c in free]
            rand.shuffle(kinds)
            for card, kind in zip(free, kinds, strict=True):
                table.kind[card] = kind
        return game

    def step(self, game: Game, index: int) -> Game:
        """A copy of the game after this option."""
        self.steps -= 1
        if self.steps < 0:
            raise OutOfBudgetError
        after = game.clone()
        after.step(index)
        return after

    def looks(self, game: Game) -> Hashable:
        """The same for two games that the seat cannot tell apart, and in which whoever is asked may answer the same."""
        table, bit = game.table, self.bit
        kinds = bytes([k if b & bit else 255 for k, b in zip(table.kind, table.seen, strict=True)])
        columns = [str(getattr(table, c)) for c in table.columns() if c not in {"kind", "rng", "memo"}]
        stack = str([frame[:4] for frame in game.stack])
        options = game.options or ()
        theirs = [(o, table.kind[o[1]] if single(o) else 0) for o in options] if game.seat != self.seat else ()
        return kinds, *columns, stack, game.no, game.seat, str(theirs)


def single(option: object) -> bool:
    """Whether it is an option about a card, not a value that is worth telling."""
    return isinstance(option, tuple) and isinstance(option[1], int) and option[1] >= 0


def fits(table: Table, card: int, kind: int) -> bool:
    """Whether a card of this kind may lie where that card lies."""
    test = table.layout.fits.get(table.at[card])
    return test is None or bool(test[kind])


def swapped(game: Game, card: int, other: int) -> Game:
    """A copy in which two cards have changed what they are; the open question keeps its options, and so their indexes."""
    after = game.clone()
    table = after.table
    table.kind[card], table.kind[other] = table.kind[other], table.kind[card]
    table.memo = table.layout.empty[:]
    return after
