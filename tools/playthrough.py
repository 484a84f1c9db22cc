"""Write golden transcripts: whole games as text, with every ask, every option in words and what each seat saw. And what a short
match of each game says, in each language (`tools.told`).

python -m tools.playthrough            write those of the list below again; review the difference like code
python -m tools.playthrough --check    say which differ
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from tabletop import games
from tabletop.core.ask import ALL, ANY, CHOOSE, CLOCK, NOBODY, OFFER, PASS, RACE, SINGLE, TELL, UNKNOWN, WORLD, Option
from tabletop.core.definition import Definition
from tabletop.core.events import values
from tabletop.core.game import Game
from tabletop.core.messages import Line
from tabletop.core.table import Event
from tabletop.core.view import View, redact, view
from tabletop.i18n import languages
from tabletop.match.transcript import namer, plain

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
KINDS = {CHOOSE: "ask", OFFER: "offer", ALL: "all", RACE: "race", TELL: "tell", ANY: "any"}


class Script(NamedTuple):
    """One transcript: game, seats, seed and the house rules that differ from the default; of a long game so many turns."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    turns: int = 1000

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.seats}-{self.seed}.txt"


SCRIPTS = (
    Script("espionage", 2, 1, {}),
    Script("espionage", 4, 2, {}),
    Script("espionage", 3, 3, {"loss_window": "always", "fallen_hand": "captor", "pile_end": "finish_turn"}),
    Script("beanz", 2, 3, {}),
    Script("austin", 2, 1, {}, turns=16),
    Script("austin", 4, 19, {}, turns=12),
    Script("austin", 5, 4, {"reaction_mode": "calm"}, turns=12),
    Script("codenames", 2, 3, {"clue_zero": "on"}, turns=4),
    Script("codenames", 4, 2, {"invalid_clue_penalty": "lose_turn_and_cover"}, turns=4),
    Script("rpgget", 2, 1, {}, turns=6),
    Script("rpgget", 3, 2, {}, turns=4),
)


class Transcript:
    """Plays a game by chance and writes down what is asked, answered, seen and said."""

    def __init__(self, definition: Definition, script: Script) -> None:
        self.definition = definition
        self.names = [card.name for card in definition.cards]
        self.name = namer([*map(name_of, range(script.seats))], definition.cards)
        self.game: Game = definition.start(script.seats, script.seed, script.options, auto=False, paranoid=True)
        self.seats, self.random, self.turns = script.seats, Random(script.seed), script.turns
        rules = definition.check_options(script.options)
        self.lines = [f"{definition.name}, {script.seats} seats, seed {script.seed}", f"house rules: {words_of(rules)}"]

    def text(self) -> str:
        game, turn = self.game, -1
        while not game.over:
            if game.table.turn != turn:
                if not self.turns:
                    return "\n".join([*self.lines, "", "== and so on"]) + "\n"
                turn = game.table.turn
                self.turns -= 1
                self.lines += ["", f"== turn of seat {turn}", *self.player_views()]
            self.lines += self.asked()
            self.answer()
        outcome = self.definition.outcome(game.table)
        assert outcome is not None, "over without an outcome"
        self.lines += [
            "",
            "== the end",
            *self.player_views(),
            f"{outcome.ending}: winners {list(outcome.winners)}. {outcome.text}",
        ]
        self.lines.append(f"scores ({self.definition.score_name}): {list(self.definition.scores(game.table))}")
        return "\n".join(self.lines) + "\n"

    def card(self, kind: int) -> str:
        return "?" if kind == UNKNOWN else self.names[kind]

    def zone(self, index: int) -> str:
        zone = self.game.table.layout.zones[index]
        return zone.group if zone.seat is None else f"{zone.group}[{zone.seat}]"

    def player_views(self) -> Iterator[str]:
        """What each seat, and an onlooker, sees of every zone that is not empty: unseen cards are counted."""
        for seat in range(NOBODY, self.seats):
            table = view(self.game, seat).table
            zones = []
            for index, ids in enumerate(table.zones):
                known = [self.card(table.kind[c]) for c in ids if table.kind[c] != UNKNOWN]
                hidden = len(ids) - len(known)
                if ids:
                    zones.append(f"{self.zone(index)}: {', '.join(known + [f'{hidden} hidden'] * (hidden > 0))}")
            yield f"{name_of(seat)} sees {'; '.join(zones)}"

    def asked(self) -> Iterator[str]:
        """The open ask, when it has just been put: what everybody reads, then the options of each seat."""
        game = self.game
        seats: tuple[int, ...] = (game.ask[1],) if game.ask[0] in SINGLE else game.ask[1]
        if game.ask[0] not in SINGLE and game.left != seats:
            return
        prompt = self.definition.prompt(view(game, NOBODY))
        yield f"#{game.no} {KINDS[game.ask[0]]} {game.ask[2]} {', '.join(map(name_of, seats))} | {self.said(prompt.line)}"
        for seat in seats:
            own = view(game, seat)
            prompt = self.definition.prompt(own)
            options = " / ".join(self.labels(own))
            yield f"  {name_of(seat)} [{self.said(prompt.line)} {prompt.rule}] {options}".rstrip()
            for card, (code, _, rule) in sorted(game.reasons(seat).items()):
                yield f"    not {self.card(own.table.kind[card])}: {code} {rule}"

    def labels(self, own: View) -> Iterator[str]:
        """Every option in words; a question that is told has none."""
        for option in own.options:
            yield self.definition.label(own, option)

    def answer(self) -> None:
        """A seat that is asked, in any order, answers by chance."""
        game = self.game
        seat = game.ask[1] if game.ask[0] in SINGLE else self.random.choice(game.left)
        options = game.options_of(seat) or []
        telling = game.ask[0] == TELL
        index = self.random.randrange(len(options)) if telling else by_chance(self.definition, options, self.random)
        label = str(options[index]) if telling else self.definition.label(view(game, seat), options[index])
        self.lines.append(f"  -> {name_of(seat)}: {label}")
        game.table.events = []
        game.answer(game.no, seat, index)
        for event in game.take_events():
            self.lines += self.happened(event)

    def happened(self, event: Event) -> Iterator[str]:
        """An event as each group of seats hears it, with the lines that the log shows them."""
        heard: dict[str, list[int]] = {}
        for seat in range(NOBODY, self.seats):
            own = redact(event, seat)
            told = self.definition.narrate(view(self.game, seat), own)
            heard.setdefault(" | ".join([self.event(own), *map(self.said, told)]), []).append(seat)
        for text, seats in heard.items():
            who = "" if len(heard) == 1 else f"{', '.join(map(name_of, seats))}: "
            yield f"     * {who}{text}"

    def event(self, event: Event) -> str:
        if event[0] == "move":
            return f"{self.card(event[4])} #{event[1]} {self.zone(event[2])} > {self.zone(event[3])}"
        if event[0] == "show":
            cards = ", ".join(f"{self.card(kind)} #{card}" for card, kind in zip(event[1], event[2], strict=True))
            return f"show {cards} to {', '.join(str(x) for x in range(self.seats) if event[3] >> x & 1)}"
        if event[0] in {"shuffle", "conceal"}:
            return f"{event[0]} {self.zone(event[1])}"
        if event[0] == "say":
            return f"say {event[1]} {values(event[2])}"
        return " ".join(map(str, event))

    def said(self, line: Line) -> str:
        return plain(line, self.name)


def by_chance(definition: Definition, options: Sequence[Option], random: Random) -> int:
    """Pass now and then; else any option but giving up, which would make a short story."""
    index = random.randrange(len(options))
    act = definition.act(options[index])
    if act is not None and act.name == "concede":
        return 0
    return 0 if options[0] == PASS and random.random() < 0.2 else index


def name_of(seat: int) -> str:
    return {NOBODY: "onlooker", CLOCK: "clock", WORLD: "world"}.get(seat, f"seat {seat}")


def words_of(rules: dict[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in rules.items())


def transcript(script: Script, definition: Definition | None = None) -> str:
    """The text of one transcript; the same every time."""
    return Transcript(definition or games.load(script.game), script).text()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing, say which differ")
    check, wrong = parser.parse_args().check, 0
    for path, text in written():
        same = path.exists() and path.read_text("utf-8") == text
        wrong += not same
        print(f"{path.name}: {len(text) // 1000} kB, {'unchanged' if same else 'differs' if check else 'written'}")
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
    return int(check and wrong > 0)


def written() -> Iterator[tuple[Path, str]]:
    """Each golden file, and what stands in it."""
    from tools.told import MATCHES, place, told  # noqa: PLC0415 - it plays as this module does

    yield from ((script.path, transcript(script)) for script in SCRIPTS)
    yield from ((place(script, code), told(script, code)) for code in languages() for script in MATCHES)


if __name__ == "__main__":
    sys.exit(main())
