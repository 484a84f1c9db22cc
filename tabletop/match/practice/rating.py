"""An ordinary rating of wins for everybody who has played: people by their profiles, bots by their levels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from tabletop.match.store import SavedMatch

Player: TypeAlias = int | str  # a profile, or the level of a bot; GUEST for people without a name
GUEST = ""
SURE = 2  # deviations within which a rating lies nearly always


class Rated(NamedTuple):
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


def ratings(matches: Iterable[SavedMatch]) -> list[Rated]:
    """Of finished matches, oldest first; the best first. They are rated anew from the first one, so each counts exactly once,
    also when one was taken back and played on.
    """
    model, known, played = PlackettLuce(), dict[Player, PlackettLuceRating](), dict[Player, int]()
    for match in matches:
        winners = (match.result or {}).get("winners", [])
        players = [_player(seat) for seat in match.seats]
        for player in dict.fromkeys(players):  # in the order of seats, which decides between equal ratings
            played[player] = played.get(player, 0) + 1
            known.setdefault(player, model.rating())
        if 0 < len(winners) < len(players):  # else nobody was better than anybody
            _rate(model, known, players, winners)
    found = [Rated(player, played[player], rating.mu, rating.sigma) for player, rating in known.items()]
    return sorted(found, key=lambda rated: -rated.rating)


def _player(seat: dict[str, object]) -> Player:
    if bot := seat.get("bot"):
        return str(bot)
    profile = seat.get("profile")
    return profile if isinstance(profile, int) else GUEST


def _rate(
    model: PlackettLuce, known: dict[Player, PlackettLuceRating], players: list[Player], winners: list[int]
) -> None:
    """Whoever sits in several places, as a level of bots does, moves by the mean of them."""
    ranks = [0.0 if seat in winners else 1.0 for seat in range(len(players))]
    after = model.rate([[known[player]] for player in players], ranks=ranks)
    for player in set(players):
        mine = [team[0] for team, who in zip(after, players, strict=True) if who == player]
        mu, sigma = (sum(getattr(one, name) for one in mine) / len(mine) for name in ("mu", "sigma"))
        known[player] = model.rating(mu=mu, sigma=sigma)
