"""The numbers of each level, from minds.toml, and how they blur what a bot sees of the weights of the table (section 11)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

from msgspec import Struct

from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest, read_toml
from tabletop.games.codenames.bots.understanding import Meaning, tag_values

FILE = "minds.toml"

IMAGINED = (1, 3)  # the weight of a tag that is wrongly seen


class Mind(Struct, frozen=True, forbid_unknown_fields=True):
    """What minds.toml says of a level; its head explains each number."""

    blur: float
    forget: float
    imagine: float
    bonus: float
    memory: int
    reach: int
    least: float
    neutral_margin: float
    rival_margin: float
    assassin_margin: float
    plans: bool


@cache
def minds() -> dict[str, Mind]:
    return read_toml(files(__package__).joinpath(FILE).read_bytes(), dict[str, Mind], FILE)


def mind(level: str) -> Mind:
    """LookupError for a level that has no numbers."""
    if level not in minds():
        raise LookupError(f"Codenames has no bot level {shown(level)}{nearest(level, minds())}.")
    return minds()[level]


class Sight:
    """What one seat makes of meanings. `game`: what tells this game from others, for everybody to see."""

    def __init__(self, mind: Mind, game: str, seat: int) -> None:
        self.mind, self.game, self.seat = mind, game, seat
        self.clear = not (mind.blur or mind.forget or mind.imagine)

    def again(self) -> Sight:
        """A second look by the same seat, with other noise."""
        return Sight(self.mind, f"{self.game} again", self.seat)

    def fit(self, meaning: Meaning, kind: int) -> float:
        """As `understanding.fit`, through the noise; names are seen as they are."""
        best = meaning.assets.get(kind, 0.0)
        for tag, much in meaning.tags.items():
            best = max(best, much * self._weight(tag, kind))
        return best

    def _weight(self, tag: str, kind: int) -> float:
        weight = tag_values()[tag].get(kind, 0.0)
        if self.clear:
            return weight
        dice = Random(f"{self.game} {self.seat} {tag} {kind}")
        if not weight:
            return dice.uniform(*IMAGINED) if dice.random() < self.mind.imagine else 0.0
        return 0.0 if dice.random() < self.mind.forget else max(0.0, weight + dice.uniform(-1, 1) * self.mind.blur)
