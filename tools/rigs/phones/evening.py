"""An evening of all games at which four people have phones and one has none, in a process of its own.

python -m tools.rigs.phones.evening FOLDER --calm 20

FOLDER/told.json says where it listens and what is played. It waits for four phones, then each game is played once; whoever sits
at the table answers by chance, and after `calm` seconds of a match gives up where the rules let people do so.
"""

from __future__ import annotations

import argparse
import logging
import os
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import games
from tabletop.core.ask import NOBODY, TELL, Refused
from tabletop.desktop.phone_table import PhonesPage
from tabletop.desktop.program import FirstScreen
from tabletop.match import HOLD_MS
from tabletop.minigames.reflex.key_test_screen import KeyTestScreen
from tabletop.minigames.reflex.race_screen import RaceScreen
from tabletop.pages.evening.evening_page import EveningScreen
from tabletop.storage import Store, database_file
from tabletop.toolkit.theme import Prefs
from tools.rigs.phones.table import FRAME, LOG, REST, SIZE, Table, table_of, tell
from tools.rigs.phones.table import TELL as TELL_S
from tools.rigs.pilot import Pilot
from tools.rigs.screens.evening import begun

if TYPE_CHECKING:
    from tabletop.match import Match, TableSetup
    from tabletop.table.table_screen import TableScreen

GUESTS, PHONES, MINUTES = 5, 4, 600
SHORT = {"elimination": "first_blood", "window_close": "all_answered", "concede": "yes", "reaction_mode": "timed"}
STAY = 3.0  # seconds that the end of a match is shown


class ShortGames(Table):
    """Its matches have house rules that make them short."""

    def play(self, setup: TableSetup) -> None:
        rules = {rule.id: rule.values for rule in games.load(setup.game).house_rules}
        short = {rule: value for rule, value in SHORT.items() if value in rules.get(rule, ())}
        super().play(msgspec.structs.replace(setup, options={**setup.options, **short}, pace="quick"))


class AtTable:
    """Whoever has no phone, at the table's window."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def act(self, match: Match, now: int, *, hurry: bool) -> None:
        for seat in set(match.setup.humans) - set(match.setup.at_phones):
            try:
                self._answer(match, seat, now, hurry=hurry)
            except Refused:
                continue  # somebody else was first

    def _answer(self, match: Match, seat: int, now: int, *, hurry: bool) -> None:
        view, window = match.shared, match.window_facts
        if match.game.over or match.votes.vote is not None:
            return
        view.privacy.peek(seat, view.asked == seat)
        if view.privacy.curtain is not None:
            match.lift(view.privacy.curtain.seat, HOLD_MS, now)
        if window is not None and window.serving is None and window.shown:
            match.press(seat, "pass", now)
        elif view.deciding == seat:
            options = match.game.options_of(seat) or []
            if match.game.ask[0] == TELL:
                match.tell(match.game.no, seat, self.random.choice(options), now)
                return
            acts = [match.definition.act(option) for option in options]
            grave = [i for i, act in enumerate(acts) if act is not None and act.grave]
            usual = [i for i in range(len(options)) if i not in grave]
            match.answer(match.game.no, seat, self.random.choice(grave if hurry and grave else usual or grave), now)


class Evening:
    """Goes from match to match."""

    def __init__(self, program: ShortGames, pilot: Pilot, calm: float) -> None:
        self.program, self.pilot, self.calm = program, pilot, calm
        evening = begun(program.services, MINUTES, here=GUESTS)
        self.page = EveningScreen(program.services, evening)
        pilot.app.push(self.page)
        program.page_phones(self.page, invite=True)
        program.joined.switch(on=True)
        self.person, self.since = AtTable(1), 0.0
        self.table: Match | None = None
        self.played, self.over = list[str](), 0.0  # when the match was over

    def step(self) -> bool:
        """Once a picture; False when all games have been played."""
        top, table = self.pilot.app.top, table_of(self.pilot)
        if table is not None:
            self._follow(table)
        if (isinstance(top, PhonesPage) and (table is not None or self._joined)) or isinstance(top, KeyTestScreen):
            top.close(None)
        elif isinstance(top, RaceScreen) and top.phase == "proof":
            self.pilot.key("return")
        elif top is self.page and self._joined:
            return self._deal()
        return True

    @property
    def _joined(self) -> bool:
        hub = self.program.joined.hub
        return hub is not None and len(hub.here) == PHONES

    def _deal(self) -> bool:
        evening = self.page.evening
        evening.saved.games = tuple(game for game in evening.saved.games if game not in self.played)
        if not evening.saved.games:
            return False
        self.page.fill_all()
        if self.page.items:
            self.pilot.click("go")
        return True

    def _follow(self, table: TableScreen) -> None:
        match = table.match
        if table.match is not self.table:
            self.table, self.since = match, time.monotonic()
            self.played.append(match.definition.id)
        gone = time.monotonic() - self.since
        if not table.sequencer.busy and not match.game.over:
            self.person.act(match, table.now, hurry=gone > self.calm)
            self._end(match, table.now, gone)
        if match.game.over and not table.sequencer.busy:
            self.over = self.over or time.monotonic()
            if time.monotonic() - self.over > STAY:
                self.over = 0.0
                self.pilot.app.top.close("night")  # as the button of the end page does

    def _end(self, match: Match, now: int, gone: float) -> None:
        """Where nobody may give up, all people end the match by a vote."""
        grave = "concede" in {rule.id for rule in match.definition.house_rules}
        if gone > self.calm and not grave and match.votes.can_end and match.votes.vote is None:
            match.votes.end(match.setup.humans[0], now)
        vote = match.votes.vote
        if vote is not None:
            for seat in set(vote.voters) - set(match.setup.at_phones) - vote.agreed:
                match.votes.agree(seat, now)

    @property
    def told(self) -> dict[str, Any]:
        match, phones = self.table, self.program.joined
        return {
            "url": phones.server.url if phones.server is not None else "",
            "code": phones.admission.code,
            "played": self.played,
            "n": match.n if match is not None else 0,
            "top": self.pilot.app.top.label,
            "asked": match.game.ask[2] if match is not None and not match.game.over else "",
            "hurry": match is not None and time.monotonic() - self.since > self.calm,
            "at_phones": len(match.setup.at_phones) if match is not None else 0,
            "nobody": match is not None and match.shared.deciding == NOBODY,
        }


def run(folder: Path, calm: float) -> None:
    store = Store(database_file(folder))
    program, pilot = ShortGames(store), Pilot(SIZE, Prefs(animation=0.25, shake=False))
    program.services.resume_offered = True
    program.begin(pilot.app, FirstScreen())
    evening, told, parent, going = Evening(program, pilot, calm), 0.0, os.getppid(), True
    while going and os.getppid() == parent:
        going = evening.step()
        pilot.tick(FRAME)
        time.sleep(REST)
        if time.monotonic() - told > TELL_S:
            told = time.monotonic()
            tell(folder, over=False, **evening.told)
    points = {evening.page.evening.saved.guests[row.guest].name: row.points for row in evening.page.evening.standing()}
    tell(folder, over=True, standing=points, **evening.told)
    program.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--calm", type=float, default=20.0)
    args = parser.parse_args()
    logging.basicConfig(filename=args.folder / LOG, level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
    run(args.folder, args.calm)


if __name__ == "__main__":
    main()
