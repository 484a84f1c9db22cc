"""The daily deal: three matches from the date, the same for everybody who has the same version of the program."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Literal, NamedTuple

from tabletop import __version__
from tabletop.bots import levels
from tabletop.core.definition import Definition
from tabletop.core.dice import Dice
from tabletop.i18n import localized, tr
from tabletop.match.seats import Level, Seat, TableSetup, bot
from tabletop.storage import SavedMatch, Store
from tabletop.storage.schema import OPEN

KIND: Literal["daily"] = "daily"
MATCHES = 3
ME = 0  # the person's seat
TABLES: tuple[tuple[Level, ...], ...] = (
    ("normal",),
    ("hard", "normal"),
    ("hard",),
)  # levels of the others, over and over
MOST_SEATS = 4
COMPANY, SEATS, RULES = 821, 823, 827  # salts
WON, LOST, SHARED, AHEAD = "+", "-", "=", "."  # signs that every font has


class DailyRound(NamedTuple):
    """One match of a day. `match`: None before it is begun; `share`: the part of the win, None while it goes on."""

    number: int
    match: int | None
    open: bool
    share: float | None


def seed_of(game: str, day: date, number: int) -> int:
    """The deal of one match of a day; it does not depend on the machine."""
    text = f"tabletop {__version__} {game} {day.isoformat()} {number}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 2


def table(definition: Definition, day: date, number: int, person: Seat) -> TableSetup:
    """The table of match `number` (0 to 2) of a day."""
    seed = seed_of(definition.id, day, number)
    low, high = definition.players
    seats = low + Dice(seed, SEATS).roll(max(1, min(high, MOST_SEATS) - low + 1))
    cast = levels.book().personality
    company = Dice(seed, COMPANY).some(range(len(cast)), seats - 1)
    words = TABLES[number]
    others = [bot(i + 1, words[i % len(words)], cast[who].id) for i, who in enumerate(company)]
    return TableSetup(
        game=definition.id, seats=(person, *others), seed=seed, options=_decks(definition, seats, seed), rotate=False,
        run=(KIND, day.toordinal(), number),
    )  # fmt: skip


def _decks(definition: Definition, seats: int, seed: int) -> dict[str, str]:
    """By lot, a ready deck for every seat, where a game has decks; those that do not go together are drawn again."""
    dice = Dice(seed, RULES)
    rules = [rule for rule in definition.house_rules if rule.id in {f"deck_{seat}" for seat in range(seats)}]
    for _ in range(100):
        drawn = {rule.id: list(rule.values)[dice.roll(len(rule.values))] for rule in rules}
        if not definition.unfit(seats, definition.check_options(drawn)):
            return drawn
    return {}


def rounds(store: Store, game: str, day: date, profile: int) -> list[DailyRound]:
    """How far somebody is with the matches of a day; of each number the first one that was begun counts. Raises StoreError."""
    begun: dict[int, SavedMatch] = {}
    for match in store.matches_of(game):
        run = match.options.get("run") or []
        if run[:2] == [KIND, day.toordinal()] and (match.seats[ME].get("profile") or 0) == profile:
            begun.setdefault(run[2], match)
    return [_round(number, begun.get(number)) for number in range(MATCHES)]


def _round(number: int, match: SavedMatch | None) -> DailyRound:
    if match is None:
        return DailyRound(number, None, open=False, share=None)
    if match.state == OPEN:
        return DailyRound(number, match.id, open=True, share=None)
    return DailyRound(number, match.id, open=False, share=match.shares[ME])


def result_line(title: str, day: date, found: list[DailyRound], beyond: float | None) -> str:
    """One line to copy. `beyond`: what was won beyond what a normal bot wins with the same cards, None while unknown."""
    signs = "".join(AHEAD if r.share is None else WON if r.share == 1 else SHARED if r.share else LOST for r in found)
    won = sum(r.share or 0.0 for r in found)
    told = {
        "version": __version__,
        "game": title,
        "date": day.isoformat(),
        "signs": signs,
        "won": localized(f"{won:g}"),
    }
    if beyond is None:
        return tr("progress-daily", **told, of=MATCHES)
    return tr("progress-daily-beyond", **told, of=MATCHES, beyond=f"{beyond:+z.2f}")
