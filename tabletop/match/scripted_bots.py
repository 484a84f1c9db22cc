"""Bots that do what a script says: for lessons, for pictures, for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tabletop.bots.bot import BotBrief, ValueAnswer
from tabletop.bots.inline import InlineAnswer
from tabletop.core.ask import NOBODY, PASS, UNKNOWN, Option
from tabletop.core.definition import Definition
from tabletop.core.game import Game
from tabletop.core.view import View, view
from tabletop.match.bot_players import BotRunner


class ScriptedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer in words. `act`: an act's name, "pass" for passing; `card`: the id of the card that is used; `at`: what the
    act's spot names: a seat's number, the id of a card, the group of a zone; of a spot "none", the number that the game gives
    such an option (a suit, say). Words that are left out fit everything, and of several options the first is meant. `tell`:
    the answer to a question that is told a value; then all else is left out.
    """

    act: str = ""
    card: str = ""
    at: str | int = ""
    tell: tuple[Any, ...] = ()

    def __post_init__(self) -> None:
        """ValueError for a move that is none, or two."""
        if bool(self.act) == bool(self.tell):
            raise ValueError("a move has either an act or something to tell")

    def says(self, value: object) -> bool:
        """Whether a told value is what is told here. Case counts nothing; what stands in a list is left to whoever tells."""
        if not isinstance(value, tuple) or len(value) != len(self.tell):
            return False
        return all(isinstance(want, list) or _alike(want, said) for want, said in zip(self.tell, value, strict=True))


def _alike(want: object, said: object) -> bool:
    if isinstance(want, str) and isinstance(said, str):
        return want.casefold() == said.strip().casefold()
    return want == said


def fits(definition: Definition, seen: View, option: Option, move: ScriptedMove) -> bool:
    """Is this option what the move says? `seen`: the view of the seat that is asked."""
    if option == PASS or move.act == "pass":
        return option == PASS and move.act == "pass"
    if move.tell:
        return False
    number, card, spot = option
    act, cards = definition.acts[number], definition.cards

    def named(kind: int, name: str | int) -> bool:
        return kind < UNKNOWN and cards[kind].id == name

    if act.name != move.act or (move.card and not (card >= 0 and named(seen.table.kind[card], move.card))):
        return False
    if move.at == "":
        return True
    if act.spot == "card":
        return named(seen.table.kind[spot], move.at)
    if act.spot == "zone" and isinstance(move.at, str):
        return spot >= 0 and seen.table.layout.zones[spot].group == move.at
    return named(spot, move.at) if act.spot == "kind" else spot == move.at


def index_of(definition: Definition, seen: View, move: ScriptedMove) -> int:
    """The first option that a move means, -1 when there is none."""
    return next((i for i, option in enumerate(seen.options) if fits(definition, seen, option, move)), NOBODY)


class ScriptedBots:
    """A thinker. Each seat has its moves in order: the next one is made as soon as it is possible (one seat's in one ask, so
    that none is lost in a window); until then the seat answers with its first option, or as `otherwise` thinks.
    """

    def __init__(
        self, definition: Definition, moves: Mapping[int, Sequence[ScriptedMove]], otherwise: BotRunner | None = None
    ) -> None:
        self.definition, self.otherwise = definition, otherwise
        self.moves = {seat: list(found) for seat, found in moves.items()}
        self._answers: list[InlineAnswer] = []
        self._moved = NOBODY  # the ask in which the last move was made

    def request(
        self,
        id: int,  # noqa: A002 - the word of all thinkers
        known: Game,
        seat: int,
        brief: BotBrief,
    ) -> None:
        waiting, seen = self.moves.get(seat, ()) if known.no != self._moved else (), view(known, seat)
        if waiting and waiting[0].tell and seen.telling:
            self._answers.append(InlineAnswer(id, ValueAnswer(self.moves[seat].pop(0).tell)))
            return
        index = index_of(self.definition, seen, waiting[0]) if waiting else NOBODY
        if index >= 0:
            if self.moves[seat].pop(0).act != "pass":
                self._moved = known.no
        elif self.otherwise is not None:
            self.otherwise.request(id, known, seat, brief)
            return
        self._answers.append(InlineAnswer(id, max(0, index)))

    def poll(self) -> list[InlineAnswer]:
        found, self._answers = self._answers, []
        if self.otherwise is not None:
            found += [InlineAnswer(reply.id, reply.choice) for reply in self.otherwise.poll()]
        return found

    def cancel(self) -> None:
        self._answers = []
        if self.otherwise is not None:
            self.otherwise.cancel()
