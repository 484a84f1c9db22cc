"""An ordinary rating of wins for everybody who has played: people by their profiles, bots by their levels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from tabletop.core.winning import teams
from tabletop.storage import SavedMatch

Player: TypeAlias = int | str  # a profile, or the level of a bot; GUEST for people without a name
GUEST = ""
SURE = 2  # deviations within which a rating lies nearly always


class PlayerRating(NamedTuple):
    """`rating` is 25 for whoever has not played; `doubt`: its standard deviation."""

    player: Player
    matches: int
    rating: float
    doubt: float

    @property
    def low(self) -> float:
        return self.rating - SURE * self.doubt

    @property
    def high(self) -> float:
        return self.rating + SURE * self.doubt


def ratings(matches: Iterable[SavedMatch]) -> list[PlayerRating]:
    """Of finished matches, oldest first; the best first. They are rated anew from the first one, so each counts exactly once,
    also when one was taken back and played on.
    """
    model, known, played = PlackettLuce(), dict[Player, PlackettLuceRating](), dict[Player, int]()
    for match in matches:
        won = match.shares
        players = [_player(seat) for seat in match.seats]
        for player in dict.fromkeys(players):  # in the order of seats, which decides between equal ratings
            played[player] = played.get(player, 0) + 1
            known.setdefault(player, model.rating())
        sides = teams(len(players), match.sides)
        if len({won[side[0]] for side in sides}) > 1:  # else nobody was better than anybody
            _rate(model, known, players, sides, [1 - won[side[0]] for side in sides])
    found = [PlayerRating(player, played[player], rating.mu, rating.sigma) for player, rating in known.items()]
    return sorted(found, key=lambda rated: -rated.rating)


def _player(seat: dict[str, object]) -> Player:
    if bot := seat.get("bot"):
        return str(bot)
    profile = seat.get("profile")
    return profile if isinstance(profile, int) else GUEST


def _rate(
    model: PlackettLuce,
    known: dict[Player, PlackettLuceRating],
    players: list[Player],
    sides: list[tuple[int, ...]],
    ranks: list[float],
) -> None:
    """A side is rated as one. Whoever sits in several places, as a level of bots does, moves by the mean of them."""
    after = model.rate([[known[players[seat]] for seat in side] for side in sides], ranks=ranks)
    moved: dict[Player, list[PlackettLuceRating]] = {}
    for side, rated in zip(sides, after, strict=True):
        for seat, one in zip(side, rated, strict=True):
            moved.setdefault(players[seat], []).append(one)
    for player, mine in moved.items():
        mu, sigma = (sum(getattr(one, name) for one in mine) / len(mine) for name in ("mu", "sigma"))
        known[player] = model.rating(mu=mu, sigma=sigma)
