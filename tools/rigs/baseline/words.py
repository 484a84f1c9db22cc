"""All that people read of a game that is played by chance: questions, options, reasons, signs, the log, its end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.core.ask import NOBODY, SINGLE, TELL, UNKNOWN
from tabletop.core.messages import CardRef, SeatRef, said_to
from tabletop.core.record import Answer, Record
from tabletop.core.view import redact, view
from tabletop.match.save_reader import ReadMatch
from tabletop.match.seats import TableSetup, person
from tabletop.table.end_facts import played
from tools.longrun import drawn_options
from tools.playthrough import by_chance
from tools.rigs.baseline.record import Entry, entry, plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.core.definition import Definition
    from tabletop.core.messages import Line
    from tabletop.core.table import Event
    from tabletop.core.view import View

ENDS = 5  # of every so many games it is read what the end screen says


def printed(game: str, seed: int = 0) -> Entry:  # noqa: ARG001  # every job has a seed
    """What a game says before anybody plays it."""
    definition = games.load(game)
    rules = [(rule.id, rule.name, rule.rule, rule.text, *rule.values.items()) for rule in definition.house_rules]
    icons = definition.looks.icons
    acts = [(act.name, act.spot, act.label, icons.get(act.name, "")) for act in definition.acts]
    says = [definition.name, definition.score_name, *definition.looks.teams]
    return entry(f"{game}, printed", map(plain, (*says, *definition.cards, *rules, *acts)))


def told(game: str, seats: int, seed: int) -> Entry:
    """One game by chance, with house rules that follow from the seed."""
    return entry(f"{game}, {seats} seats, seed {seed}", Reader(games.load(game), seats, seed).lines())


class Reader:
    """Plays a game and reads all that is to be read, for each seat and for whoever looks on."""

    def __init__(self, definition: Definition, seats: int, seed: int) -> None:
        self.definition, self.seats, self.seed = definition, seats, seed
        self.dice = Random(seed)
        self.names = [card.name for card in definition.cards]
        self.options = drawn_options(definition, Random(f"{definition.id} {seats} {seed}"), seats)
        self.record = Record(definition, seats, seed, self.options, auto=False)
        self.game = self.record.game
        self._views: dict[int, View] = {}  # by seat, of the present state

    def _view(self, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = view(self.game, seat)
        return self._views[seat]

    def lines(self) -> Iterator[str]:
        yield plain([*self.options.items()])
        while not self.game.over:
            yield from self._asked()
            yield from self._answered()
        yield from self._end()

    def _asked(self) -> Iterator[str]:
        """What is asked, as each seat that has not answered yet reads it, and what is seen on the table meanwhile."""
        game, looks = self.game, self.definition.looks
        seats: tuple[int, ...] = (game.ask[1],) if game.ask[0] in SINGLE else game.left
        yield f"#{game.no}"
        for seat in (NOBODY, *seats):
            own = self._view(seat)
            prompt = self.definition.prompt(own)
            labels = " / ".join(self.definition.label(own, option) for option in own.options)
            yield f"{seat} is asked: {self._said(prompt.line)} [{prompt.why} {prompt.rule}] {labels}"
            for reason in sorted(game.reasons(seat).items() if seat >= 0 else ()):
                yield f"  cannot: {plain(reason)}"
            yield from self._previews(own)
        public = self._view(NOBODY)
        seen = [look(public) for look in (looks.signs, looks.seat_status, looks.combat) if look is not None]
        yield f"seen: {plain(seen)}"
        own = self._view(seats[0])
        if looks.signs is not None and seats[0] >= 0 and (signs := looks.signs(own)) != seen[0]:
            yield f"{seats[0]} sees: {plain(signs)}"

    def _previews(self, own: View) -> Iterator[str]:
        preview = self.definition.looks.preview
        for option in own.options if preview is not None else ():
            if preview is not None and (found := preview(own, option)):
                yield f"  {plain(option)} would: {plain(found)}"

    def _answered(self) -> Iterator[str]:
        """A seat that is asked answers by chance, and the log says what has happened."""
        game = self.game
        seat = game.ask[1] if game.ask[0] in SINGLE else self.dice.choice(game.left)
        options = game.options_of(seat) or []
        random = (
            self.dice.randrange(len(options)) if game.ask[0] == TELL else by_chance(self.definition, options, self.dice)
        )
        happened = self.record.answer(Answer(game.no, seat, random, len(self.record.answers) * 2600))
        self._views.clear()
        for event in happened:
            yield from self._narrated(event)

    def _narrated(self, event: Event) -> Iterator[str]:
        """The lines about an event, once for all that read the same; and as those read them who are named."""
        heard: dict[str, list[int]] = {}
        for seat in range(NOBODY, self.seats):
            for line in self.definition.narrate(self._view(seat), redact(event, seat)):
                heard.setdefault(self._said(line), []).append(seat)
                if SeatRef(seat) in line:
                    heard.setdefault(self._said(said_to(line, seat)), []).append(seat)
        yield from (f"* {','.join(map(str, seats))}: {words}" for words, seats in heard.items())

    def _end(self) -> Iterator[str]:
        table = self.game.table
        outcome = self.definition.outcome(table)
        yield f"the end: {plain(outcome)} {plain(self.definition.scores(table))}"
        if self.seed % ENDS:
            return
        people = tuple(map(person, range(self.seats)))
        setup = TableSetup(game=self.definition.id, seats=people, seed=self.seed, options=self.options)
        facts = played(ReadMatch(self.definition, setup, list(self.record.answers)), None)
        if facts is None:
            return
        yield f"{facts.headline}; {facts.score_words}"
        yield from (f"{n}: {self._said(line)}" for n, line in facts.highlights)
        yield from (f"fell: {self._said(fall.by)} {self._said(fall.line)}" for fall in facts.falls)

    def _said(self, line: Line) -> str:
        return "".join(map(self._part, line))

    def _part(self, part: str | SeatRef | CardRef) -> str:
        if isinstance(part, SeatRef):
            return f"player {part.seat}"
        if isinstance(part, CardRef):
            return "a card" if part.kind == UNKNOWN else self.names[part.kind]
        return part
