"""Who is on which side, and who directs (CN-3 to CN-6, CN-103 to CN-112)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.core.seats import Memo
from tabletop.games.codenames.rules.cards import HYDRA, SHIELD
from tabletop.games.codenames.rules.options import AUTO
from tabletop.games.codenames.texts import tr

VERSUS, COOP, SHARED = "versus", "coop", "shared_agent"
LETTERS = "SH"
BOTH = 2  # the side of an Agent who guesses for both


class Seating(NamedTuple):
    """sides: by seat, SHIELD, HYDRA or BOTH; directors: by side, a seat, or -1 for the simulated rival."""

    mode: str
    sides: tuple[int, ...]
    directors: tuple[int, int]


class SeatingError(ValueError):
    """`code` is a stable word; the text is one sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


NAMES = ("mode", "roles", "lead", "own_side", "team_size_gap")  # of the house rules that say who sits where


def seating(seats: int, options: Mapping[str, str]) -> Seating:
    """Where everybody sits by the house rules; SeatingError when they do not fit together."""
    found: Seating = _SEATINGS[seats, *(options[name] for name in NAMES)]
    return found


def _seated(seats: int, *values: str) -> Seating:
    options = dict(zip(NAMES, values, strict=True))
    mode = options["mode"]
    if mode == AUTO:
        mode = VERSUS if seats >= 4 else COOP
    if mode == SHARED:
        if seats != 3:
            raise SeatingError("team_size", tr("seating-three", count=seats))
        return _shared(int(options["lead"]))
    if mode == COOP:
        own = SHIELD if options["own_side"] == "shield" else HYDRA
        return _together(seats, own, _letters(options["roles"], seats), int(options["lead"]))
    if seats < 4:
        raise SeatingError("team_size", tr("seating-two-teams"))
    return _versus(seats, options)


def _letters(roles: str, seats: int) -> str:
    """One letter a seat, "" when the seats follow each other; a ready pattern is cut to the table."""
    if roles == AUTO:
        return ""
    if len(roles) < seats:
        raise SeatingError("team_size", tr("seating-roles", named=len(roles), count=seats))
    return roles[:seats]


def _shared(lead: int) -> Seating:
    agent = (2 + lead) % 3
    first, second = (agent + 1) % 3, (agent + 2) % 3
    sides = {agent: BOTH, first: SHIELD, second: HYDRA}
    return Seating(SHARED, tuple(sides[seat] for seat in range(3)), (first, second))


def _together(seats: int, own: int, letters: str, lead: int) -> Seating:
    """All are on one side, whatever the letters say; the first capital one is Director (CN-103)."""
    director = next((seat for seat, letter in enumerate(letters) if letter.isupper()), 0)
    director = (director + lead) % seats
    return Seating(COOP, (own,) * seats, (director, -1) if own == SHIELD else (-1, director))


def _versus(seats: int, options: Mapping[str, str]) -> Seating:
    letters = _letters(options["roles"], seats) or "".join(
        "SHsh"[seat if seat < 2 else 2 + seat % 2] for seat in range(seats)
    )
    sides = tuple(LETTERS.lower().index(letter.lower()) for letter in letters)
    teams = [[seat for seat in range(seats) if sides[seat] == side] for side in (SHIELD, HYDRA)]
    sizes = sorted(map(len, teams))
    if sizes[0] < 2:
        raise SeatingError("team_size", tr("seating-agents"))
    if options["team_size_gap"] == "1" and sizes[1] - sizes[0] > 1:
        raise SeatingError("team_size", tr("seating-sizes", one=sizes[0], other=sizes[1]))
    found = []
    for team, letter in zip(teams, LETTERS, strict=True):
        if letters.count(letter) != 1:
            raise SeatingError("one_director", tr("seating-one-director"))
        place = team.index(letters.index(letter)) + int(options["lead"])
        found.append(team[place % len(team)])
    return Seating(VERSUS, sides, (found[0], found[1]))


_SEATINGS = Memo(_seated)
