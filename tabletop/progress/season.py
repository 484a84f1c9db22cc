"""A season: ten evenings of one person at changing tables among the same regulars, with a standing.

It is kept as one note of its person. It lists no results: a match names its season and its evening (`TableSetup.run`),
and the standing is read from the matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from tabletop.bots import levels
from tabletop.core.dice import Dice
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest
from tabletop.i18n import per_language, tr
from tabletop.match.seats import COLOURS, Level, Pace, Seat, TableSetup, bot
from tabletop.progress import campaign
from tabletop.progress.game_data import PracticeFile
from tabletop.progress.league import WIN
from tabletop.storage.schema import ABANDONED, FINISHED

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import Definition
    from tabletop.storage import SavedMatch, Store

KIND: Literal["season"] = "season"
EVENINGS = 10
COMPANY, DEALS = 821, 823  # salts


class SeasonOpponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom one meets again: a personality of the bots, and how well it plays."""

    personality: str
    level: Level


class SeasonTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of the season. `seats`: how many sit there, the person included."""

    name: str
    text: str
    seats: int
    options: dict[str, str] = {}


class SeasonCalendar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`shared`: the points of a win that several share; alone it has three."""

    title: str
    regular: tuple[SeasonOpponent, ...]
    evening: tuple[SeasonTable, ...]
    shared: int = 1


class SavedSeason(msgspec.Struct, kw_only=True):
    """A season as it lies in the store. `ended`: Unix seconds, 0 while it goes on; then `place` and `points` are the result."""

    game: str
    seed: int
    person: Seat
    began: int = 0
    ended: int = 0
    place: int = 0
    points: int = 0


class SeasonMatch(NamedTuple):
    """One match of a season; `shares`: what part of the win each seat of its table has, None while it goes on."""

    match: int
    evening: int
    shares: tuple[float, ...] | None


class StandingRow(NamedTuple):
    """A line of the standing: `who` is a number of a regular, ME for the person; ranked by points for each evening there."""

    who: int
    place: int
    evenings: int
    points: int

    @property
    def average(self) -> float:
        return self.points / self.evenings if self.evenings else 0.0


ME = -1


def has(game: str) -> bool:
    """Whether a game has a season."""
    return FILE.there(game)


@per_language
def calendar(game: str) -> SeasonCalendar:
    """The season of a game. Raises LookupError and DataFileError as `PracticeFile.load`."""
    return FILE.load(game)


def _mistakes(found: SeasonCalendar, definition: Definition) -> Iterator[str]:
    people = {one.id for one in levels.book().personality}
    if len(found.evening) != EVENINGS:
        yield tr("progress-evenings", most=EVENINGS, count=len(found.evening))
    for one in found.regular:
        if one.personality not in people:
            wrong = tr("progress-no-personality", place="regular", word=shown(one.personality))
            yield f"{wrong}{nearest(one.personality, people)}"
    low, high = definition.players
    for evening in found.evening:
        place = f"evening {shown(evening.name)}"
        if not low <= evening.seats <= min(high, len(found.regular) + 1):
            regulars = len(found.regular)
            yield tr("progress-evening-seats", place=place, seats=evening.seats, count=regulars)
        try:
            if wrong := definition.unfit(evening.seats, definition.check_options(evening.options)):
                yield f"{place}: {wrong}"
        except ValueError as error:
            yield f"{place}, options: {error}"


FILE = PracticeFile("season.toml", "progress-what-season", SeasonCalendar, _mistakes)


def all_of(store: Store, game: str, profile: int) -> dict[int, SavedSeason]:
    """All seasons of a person in a game by number, oldest first. Raises StoreError."""
    return campaign.all_of(store, KIND, SavedSeason, game, profile)


class Season:
    """Nothing is kept before `begin`. `number` names it: any that is not taken. Raises StoreError as the store does."""

    def __init__(  # the store, the game's two halves, what is kept of it, and the clock
        self,
        store: Store,
        definition: Definition,
        plan: SeasonCalendar,
        number: int,
        saved: SavedSeason,
        now: Callable[[], float],
    ) -> None:
        self.store, self.definition, self.plan = store, definition, plan
        self.number, self.saved, self._now = number, saved, now
        self.played: list[SeasonMatch] = []
        self.look()

    @property
    def profile(self) -> int:
        return self.saved.person.profile or 0

    def begin(self) -> None:
        """From here on it is kept."""
        self.saved.began = int(self._now())
        self._save()

    def look(self) -> None:
        """Read what has been played; the last evening ends it."""
        self.played = [_played(match) for match in self._matches()]
        if self.saved.began and not self.saved.ended and self.next is None:
            mine = next(row for row in self.standing() if row.who == ME)
            self.saved.ended, self.saved.place, self.saved.points = int(self._now()), mine.place, mine.points
            self._save()

    def _matches(self) -> list[SavedMatch]:
        mine = [KIND, self.number]
        return [
            match for match in self.store.matches_of(self.saved.game) if (match.options.get("run") or [])[:2] == mine
        ]

    def _save(self) -> None:
        self.store.notes.put(KIND, str(self.number), self.saved, profile=self.profile, now=int(self._now()))

    # How far it is

    @property
    def next(self) -> int | None:
        """The evening to be played; None after the last one."""
        done = {one.evening for one in self.played if one.shares is not None}
        return next((evening for evening in range(EVENINGS) if evening not in done), None)

    @property
    def open_match(self) -> int | None:
        """The match that was begun and goes on."""
        return next((one.match for one in self.played if one.shares is None), None)

    def points(self, evening: int) -> int | None:
        """What the person has won on an evening; None before its end."""
        shares = next((one.shares for one in self.played if one.evening == evening), None)
        return None if shares is None else self._worth(shares[self.company(evening).index(ME)])

    def _worth(self, share: float) -> int:
        return WIN if share == 1 else self.plan.shared if share else 0

    def standing(self) -> list[StandingRow]:
        """Everybody, the best first: by points for each evening at the table, then by points, and as many share a place."""
        evenings, points = dict.fromkeys(self._everybody, 0), dict.fromkeys(self._everybody, 0)
        for one in self.played:
            for share, who in zip(one.shares or (), self.company(one.evening), strict=False):
                evenings[who] += 1
                points[who] += self._worth(share)
        rows = [StandingRow(who, 0, evenings[who], points[who]) for who in self._everybody]
        rows.sort(key=lambda row: (-row.average, -row.points, row.who))
        found: list[StandingRow] = []
        for i, row in enumerate(rows):
            level = bool(found) and (found[-1].average, found[-1].points) == (row.average, row.points)
            found.append(row._replace(place=found[-1].place if level else i + 1))
        return found

    @property
    def _everybody(self) -> list[int]:
        return [ME, *range(len(self.plan.regular))]

    # Tables

    def company(self, evening: int) -> tuple[int, ...]:
        """Who sits where on an evening: those come who have come least often, and somebody else begins each time."""
        dice = Dice(self.saved.seed, COMPANY)
        came = dict.fromkeys(range(len(self.plan.regular)), 0)
        here: list[int] = []
        for n in range(evening + 1):
            order = dice.some(came, len(came))
            here = sorted(order, key=came.__getitem__)[: self.plan.evening[n].seats - 1]
            for who in here:
                came[who] += 1
        here.insert(dice.roll(len(here) + 1), ME)
        return tuple(here)

    def seats(self, evening: int) -> tuple[Seat, ...]:
        """The same as seats of a table."""
        return tuple(self._seat(who, place) for place, who in enumerate(self.company(evening)))

    def _seat(self, who: int, place: int) -> Seat:
        if who == ME:
            return msgspec.structs.replace(self.saved.person, colour=COLOURS[place])
        regular = self.plan.regular[who]
        return bot(place, regular.level, regular.personality)

    def table(self, evening: int, pace: Pace = "normal") -> TableSetup:
        """The table of an evening; its deal follows from the season's seed."""
        dice = Dice(self.saved.seed, DEALS + evening)
        return TableSetup(
            game=self.saved.game, seats=self.seats(evening), seed=dice.roll(1 << 31) << 31 | dice.roll(1 << 31),
            options=self.plan.evening[evening].options, pace=pace, rotate=False, run=(KIND, self.number, evening),
        )  # fmt: skip


def _played(match: SavedMatch) -> SeasonMatch:
    evening = match.options["run"][2]
    if match.state == ABANDONED:  # an evening that somebody has left brings nobody anything
        return SeasonMatch(match.id, evening, (0.0,) * len(match.seats))
    return SeasonMatch(match.id, evening, match.shares if match.state == FINISHED else None)
