"""An evening over several games: who is here, what was dealt, one standing, and the programme of what is left.

It is kept as one note of the house after every step. It lists no results: a match names its evening and its number in it
(`TableSetup.run`), and what it brought is read from the matches. Time passes only while the program runs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from tabletop import games
from tabletop.core.ask import NOBODY
from tabletop.core.dice import Dice
from tabletop.core.winning import teams
from tabletop.i18n import per_language, tr
from tabletop.match.seats import COLOURS, Level, Pace, Seat, TableSetup, bot, person, usual
from tabletop.progress import programme
from tabletop.progress.programme import BOT, Attendee, EveningState, ProgrammeItem, TableForm
from tabletop.storage.schema import ABANDONED, FINISHED, OPEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.storage import SavedMatch, Store

# One standing over matches of different games: what a match brings, so that no game and no size of a table is worth
# more.
#
# Everybody begins the evening with 100 points. Where `n` sides play, whoever plays no better than the others has 1/n of
# the win, and it spreads round that by sqrt((1/n) * (1 - 1/n)). A match brings ten times the distance from 1/n in units
# of this spread: with two sides a win brings 10 and a defeat costs 10; with four a win brings 17.3 and a defeat costs
# 5.8; with six 22.4 and 4.5. So equals win nothing and lose nothing in the long run, wherever they sit, all tables make
# the standing as wide, and whoever misses a match loses nothing by it. Bots count as sides, not in the standing. A win
# that several share is divided among them. Where all play together nobody gets ahead. The final counts twice.

START = 100.0
SPREAD = 10.0  # points
FINAL = 2  # times as much


def scale_in_words() -> str:
    """The scale in a few sentences."""
    return tr("progress-scale")


def worth(share: float, sides: int) -> float:
    """What a part of the win brings where so many sides play."""
    if sides < 2:  # there is nobody to be ahead of
        return 0.0
    usual = 1 / sides
    return SPREAD * (share - usual) / sqrt(usual * (1 - usual))


def brought(shares: Sequence[float], sides: Sequence[int] = (), *, final: bool = False) -> tuple[float, ...]:
    """What a match brings each seat: its shares of the win, and on which side it plays, () for everybody alone."""
    count, times = len(teams(len(shares), sides)), FINAL if final else 1
    return tuple(
        0.0 if sides and sides[seat] == NOBODY else times * worth(share, count) for seat, share in enumerate(shares)
    )


KIND: Literal["evening"] = "evening"
DEALS = 1019  # a salt
USUAL_MINUTES = 15.0  # of a match of which nothing is known
SEED = 1 << 31
TINY = 1e-6  # points


class EveningGuest(msgspec.Struct, kw_only=True):
    """Somebody who has come. `likes`: ids of games, () for all; `missed`: matches that a late comer is held to have played;
    `phone`: the id of the phone that this person plays with, match after match, "" for none.
    """

    profile: int
    name: str
    avatar: str = ""
    likes: tuple[str, ...] = ()
    team: int = 0
    here: bool = True
    missed: float = 0.0
    phone: str = ""


class DealtMatch(msgspec.Struct, kw_only=True):
    """A match of the evening as it was dealt. `seats`: numbers of guests, BOT for a bot; `minutes`: as any company takes;
    `at`: minutes of the evening when it was dealt.
    """

    game: str
    seats: tuple[int, ...]
    minutes: float
    final: bool = False
    at: float = 0.0


class SavedEvening(msgspec.Struct, kw_only=True):
    """An evening as it lies in the store. `phones`: people may join with their phones.

    `spent`, `rested`: minutes, up to now and up to the end of the last break; `stamp`:
    Unix seconds up to which time is counted; `began`, `ended`: Unix seconds, 0 for not yet.
    """

    seed: int
    minutes: float
    games: tuple[str, ...]
    guests: list[EveningGuest] = []
    dealt: list[DealtMatch] = []
    in_teams: bool = False
    bots: Level = "normal"
    began: int = 0
    ended: int = 0
    spent: float = 0.0
    rested: float = 0.0
    stamp: float = 0.0
    phones: bool = False


class EveningMatch(NamedTuple):
    """A match of the evening that was begun. `points` by seat, None while it goes on; `minutes`: how long it took."""

    number: int
    match: int
    dealt: DealtMatch
    points: tuple[float, ...] | None
    shares: tuple[float, ...]
    minutes: float
    given_up: bool = False


class EveningRow(NamedTuple):
    """A line of the standing: a guest's number, place, points, matches, and parts of wins."""

    guest: int
    place: int
    points: float
    played: int
    won: float


class Award(NamedTuple):
    """A prize of the evening: in which game ("" for the whole evening), whose, and how many points are behind it."""

    game: str
    guests: tuple[int, ...]
    points: float


def expected(about: games.About, seats: int) -> float:
    """How many minutes a match takes: measured, or between two tables that were; else the middle of what the menu says."""
    known = sorted(about.measured_minutes)
    if not known:
        said = [float(word) for word in about.minutes.split() if word.isdecimal()]
        return sum(said) / len(said) if said else USUAL_MINUTES
    under = max((one for one in known if one[0] <= seats), default=known[0])
    over = min((one for one in known if one[0] >= seats), default=known[-1])
    part = (seats - under[0]) / (over[0] - under[0]) if over[0] > under[0] else 0.0
    return under[1] + part * (over[1] - under[1])


@per_language
def forms(game: str) -> tuple[TableForm, ...]:
    """All tables of a game that people can sit down at."""
    definition, about = games.load(game), games.plugin(game).about
    found = []
    for seats in range(definition.players[0], min(definition.players[1], len(COLOURS)) + 1):
        options = definition.check_options(usual(definition, tuple(person(place) for place in range(seats))))
        if not definition.unfit(seats, options):
            sides = definition.sides(definition.start(seats, 1, options).table)
            found.append(TableForm(game, seats, expected(about, seats), sides))
    return tuple(found)


class Evening:
    """Nothing is kept before `begin`. `number` names it: any that is not taken. Raises StoreError as the store does."""

    def __init__(self, store: Store, number: int, saved: SavedEvening, now: Callable[[], float]) -> None:
        self.store, self.number, self.saved, self._now = store, number, saved, now
        self.played: list[EveningMatch] = []
        if saved.began:
            self._went_on()
        saved.stamp = now()
        self.look()

    def _went_on(self) -> None:
        """What was played after the last step that was kept counts; the time in which nobody was here does not."""
        last = max((match.updated for match in self._matches()), default=0)
        self.saved.spent += max(0.0, last - self.saved.stamp) / 60

    # Steps, each of which is kept

    def begin(self) -> None:
        self.saved.began, self.saved.stamp = int(self._now()), self._now()
        self.save()

    def save(self) -> None:
        """Count the time up to now, and keep everything."""
        if self.saved.began and not self.saved.ended:
            self._count()
            self._keep()

    def _count(self) -> None:
        now = self._now()
        self.saved.spent += max(0.0, now - self.saved.stamp) / 60
        self.saved.stamp = now

    def _keep(self) -> None:
        self.store.notes.put(KIND, str(self.number), self.saved, now=int(self._now()))

    def come(self, guest: EveningGuest) -> int:
        """Somebody new is here, or somebody who has gone is back. Returns the number."""
        known = next((i for i, one in enumerate(self.saved.guests) if one.profile == guest.profile), None)
        others = [i for i, one in enumerate(self.saved.guests) if one.here and i != known]
        least = min((self._plays(i) for i in others), default=0.0)
        if known is None:
            sizes = Counter(one.team for one in self.saved.guests if one.here)
            guest = msgspec.structs.replace(guest, missed=least, team=int(sizes[1] < sizes[0]), here=True)
            self.saved.guests.append(guest)
            known = len(self.saved.guests) - 1
        else:
            back = self.saved.guests[known]
            back.here, back.missed = True, max(back.missed, least - self._plays(known) + back.missed)
        self.save()
        return known

    def go(self, guest: int) -> None:
        self.saved.guests[guest].here = False
        self.save()

    def lengthen(self, minutes: float) -> None:
        """The evening ends so much later, or earlier."""
        self.saved.minutes = max(self.spent, self.saved.minutes + minutes)
        self.save()

    def rest(self) -> None:
        """The break is over, or there was none."""
        self._count()
        self.saved.rested = self.saved.spent
        self.save()

    def deal(self, item: ProgrammeItem, pace: Pace = "normal") -> TableSetup:
        """Set the table of the next match."""
        assert item.form is not None, "a break has no table"
        final = item.kind == "final"
        self.saved.dealt.append(
            DealtMatch(game=item.form.game, seats=item.seats, minutes=item.form.minutes, final=final, at=self.spent)
        )
        self.save()
        return self.table(len(self.saved.dealt) - 1, pace)

    def finish(self) -> None:
        """The standing is final. A match that goes on is given up."""
        self._count()
        for match in self._matches():
            if match.state == OPEN:
                self.store.abandon(match.id, now=int(self._now()))
        self.saved.ended = int(self._now())
        self._keep()
        self.look()

    # Phones

    def let_phones_join(self, on: bool) -> None:
        """Whether people may join with their phones; without, nobody has one any more."""
        self.saved.phones = on
        if not on:
            for guest in self.saved.guests:
                guest.phone = ""
        self.save()

    def hand_over(self, guest: int, phone: str) -> None:
        """A guest plays with this phone from now on, or at the table."""
        self.saved.guests[guest].phone = phone
        self.save()

    def note_phones(self, setup: TableSetup) -> None:
        """Who plays a match of this evening with which phone plays the next ones with it, too."""
        for place, guest in self.guests_at(setup).items():
            guest.phone = setup.seats[place].phone
        self.let_phones_join(setup.phones)

    def guests_at(self, setup: TableSetup) -> dict[int, EveningGuest]:
        """By place, who of the guests sits at a table; not whose place somebody else plays by now."""
        number = setup.run[2] if setup.run is not None else 0
        dealt = self.saved.dealt[number].seats if number < len(self.saved.dealt) else ()
        known = {place: self.saved.guests[who] for place, who in enumerate(dealt) if who != BOT}
        seats = setup.seats
        return {at: guest for at, guest in known.items() if seats[at].human and seats[at].name == guest.name}

    def resting(self, setup: TableSetup) -> frozenset[str]:
        """The phones of guests who have no seat at this table."""
        playing = {seat.phone for seat in setup.seats}
        return frozenset(one.phone for one in self.saved.guests if one.phone and one.phone not in playing)

    # How it stands

    def look(self) -> None:
        """Read what has been played. A match that was never begun was not dealt; the final ends the evening."""
        known = {match.options["run"][2]: match for match in self._matches()} if self.saved.began else {}
        while self.saved.dealt and len(self.saved.dealt) - 1 not in known:
            self.saved.dealt.pop()
        self.played = [_played(i, known[i], one) for i, one in enumerate(self.saved.dealt) if i in known]
        if self.saved.began and not self.saved.ended and self._final_played:
            self._count()
            self.saved.ended = int(self._now())
            self._keep()

    @property
    def _final_played(self) -> bool:
        return any(one.dealt.final and one.points is not None for one in self.played)

    def _matches(self) -> list[SavedMatch]:
        mine = [KIND, self.number]
        names = dict.fromkeys([*self.saved.games, *(one.game for one in self.saved.dealt)])
        return [
            match for game in names for match in self.store.matches_of(game)
            if (match.options.get("run") or [])[:2] == mine
        ]  # fmt: skip

    @property
    def spent(self) -> float:
        """Minutes up to now."""
        return self.saved.spent + (0 if self.saved.ended else max(0.0, self._now() - self.saved.stamp) / 60)

    @property
    def open_match(self) -> int | None:
        """The match that was begun and goes on."""
        return next((one.match for one in self.played if one.points is None), None)

    @property
    def pace(self) -> float:
        """How long this company takes, against what is expected."""
        over = (one for one in self.played if one.minutes and one.points is not None)
        return programme.pace((one.dealt.minutes, one.minutes) for one in over)

    @property
    def pending(self) -> float:
        """Minutes until the match that goes on will be over; 0 without one."""
        dealt = next((one.dealt for one in self.played if one.points is None), None)
        if dealt is None:
            return 0.0
        return max(0.0, dealt.minutes * self.pace - (self.spent - dealt.at)) + programme.CHANGE

    @property
    def items(self) -> list[ProgrammeItem]:
        """What is to come."""
        return [] if self.saved.ended or not self.saved.began else programme.programme(self.state)

    @property
    def preview(self) -> list[ProgrammeItem]:
        """What would come, before it is begun."""
        return programme.programme(self.state) if self.saved.guests else []  # the games are loaded when they are wanted

    @property
    def state(self) -> EveningState:
        saved, done = self.saved, self.played
        rows = {row.guest: row for row in self._rows()}
        people = []
        for i, guest in enumerate(saved.guests):
            mine = [one for one in done if i in one.dealt.seats]
            first = sum(one.dealt.seats[0] == i for one in mine)
            last = max((one.number for one in mine), default=-1)
            people.append(
                Attendee(guest.here, frozenset(guest.likes), guest.team, len(mine) + guest.missed, last, first,
                         rows[i].points)
            )  # fmt: skip
        spent = self.spent + self.pending if saved.began else 0.0
        return EveningState(
            people=tuple(people), forms=tuple(form for game in saved.games for form in forms(game)),
            left=saved.minutes - spent, whole=saved.minutes, seed=saved.seed, rested=spent - saved.rested,
            dealt=len(saved.dealt), games=Counter(one.dealt.game for one in done),
            pace=self.pace, in_teams=saved.in_teams,
        )  # fmt: skip

    def _plays(self, guest: int) -> float:
        return self.saved.guests[guest].missed + sum(guest in one.dealt.seats for one in self.played)

    def standing(self) -> list[EveningRow]:
        """Everybody who has come, the best first; who cannot be told apart shares a place."""
        rows = sorted(self._rows(), key=lambda row: (-round(row.points, 6), row.guest))
        found: list[EveningRow] = []
        for i, row in enumerate(rows):
            level = bool(found) and round(found[-1].points, 6) == round(row.points, 6)
            found.append(row._replace(place=found[-1].place if level else i + 1))
        return found

    def _rows(self) -> list[EveningRow]:
        found = []
        for i in range(len(self.saved.guests)):
            mine = [(one, one.dealt.seats.index(i)) for one in self.played if one.points and i in one.dealt.seats]
            points = START + sum(self._brought(one, i) for one, _ in mine)
            found.append(EveningRow(i, 0, points, len(mine), sum(one.shares[seat] for one, seat in mine)))
        return found

    def teams(self) -> tuple[float, float]:
        """How the two teams stand: the mean of their people."""
        rows, sums = self._rows(), []
        for team in (0, 1):
            points = [row.points for row in rows if self.saved.guests[row.guest].team == team]
            sums.append(sum(points) / len(points) if points else START)
        return sums[0], sums[1]

    def awards(self) -> list[Award]:
        """Prizes of the evening: the best of all, the best of each game; who cannot be told apart shares one."""
        rows = self.standing()
        best = max((row.points for row in rows), default=START)
        found = (
            [Award("", tuple(row.guest for row in rows if row.place == 1), best - START)] if best > START + TINY else []
        )
        for game in dict.fromkeys(one.dealt.game for one in self.played):
            of_game = [one for one in self.played if one.dealt.game == game]
            sums = {row.guest: sum(self._brought(one, row.guest) for one in of_game) for row in rows}
            most = max(sums.values(), default=0.0)
            if most > 0:
                found.append(Award(game, tuple(who for who, points in sums.items() if points > most - TINY), most))
        return found

    def _brought(self, one: EveningMatch, guest: int) -> float:
        """What a match has brought somebody."""
        return one.points[one.dealt.seats.index(guest)] if one.points and guest in one.dealt.seats else 0.0

    # Tables

    def table(self, number: int, pace: Pace = "normal") -> TableSetup:
        """The table of a match that was dealt; its cards follow from the evening's seed."""
        dealt, dice = self.saved.dealt[number], Dice(self.saved.seed, DEALS + number)
        seats = self.seats(dealt.seats)
        return TableSetup(
            game=dealt.game, seats=seats, seed=dice.roll(SEED) << 31 | dice.roll(SEED), pace=pace, rotate=False,
            options=usual(games.load(dealt.game), seats), privacy="peek" if _several(dealt.seats) else "curtain",
            run=(KIND, self.number, number), phones=self.saved.phones,
        )  # fmt: skip

    def seats(self, guests: tuple[int, ...]) -> tuple[Seat, ...]:
        """These guests and bots as seats of a table."""
        return tuple(self._seat(place, who) for place, who in enumerate(guests))

    def _seat(self, place: int, who: int) -> Seat:
        if who == BOT:
            return bot(place, self.saved.bots)
        guest = self.saved.guests[who]
        return person(place, guest.name, avatar=guest.avatar, profile=guest.profile, phone=guest.phone)


def _several(seats: Sequence[int]) -> bool:
    return sum(who != BOT for who in seats) > 1


def _played(number: int, match: SavedMatch, dealt: DealtMatch) -> EveningMatch:
    count = len(dealt.seats)
    minutes = float((match.result or {}).get("seconds") or 0) / 60
    if match.state == ABANDONED or len(match.seats) != count:  # a match that was left brings nobody anything
        return EveningMatch(number, match.id, dealt, (0.0,) * count, (0.0,) * count, minutes, given_up=True)
    if match.state != FINISHED:
        return EveningMatch(number, match.id, dealt, None, match.shares, minutes)
    points = brought(match.shares, match.sides, final=dealt.final)
    return EveningMatch(number, match.id, dealt, points, match.shares, minutes)


def all_of(store: Store) -> dict[int, SavedEvening]:
    """All evenings by number, oldest first. Raises StoreError."""
    return {int(key): saved for key, saved in store.notes.all(KIND, SavedEvening).items()}


def waiting(store: Store) -> int | None:
    """The number of the evening that goes on, None when all have ended."""
    return next((number for number, saved in all_of(store).items() if not saved.ended), None)
