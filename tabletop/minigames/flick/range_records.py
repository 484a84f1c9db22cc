"""What the practice range remembers of a person: choices, best marks, and where the last shots went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from tabletop.i18n import tr
from tabletop.minigames.flick.physics import FlickScene, Shot, SimulatedShot
from tabletop.minigames.flick.physics.aim_assist import Assist
from tabletop.minigames.flick.physics.noise import levels
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices

KEY = "flick_range"  # in the settings of the store
MARKS = 240
LAST = 20
BESTS = 12

Ball = Literal["random", "fixed", "centred"]


class RangeMark(msgspec.Struct, frozen=True, array_like=True):
    """Where the shot bean's middle was, mm from the target, when they touched or were nearest; `hole` 0..2."""

    hole: int
    x: float
    y: float
    outcome: str


class BestHit(msgspec.Struct, frozen=True):
    """The hardest hit; `force` is its nearness (1 fells)."""

    shot: Shot
    scene: FlickScene
    force: float


class RangeRecords(msgspec.Struct, kw_only=True):
    """`hole` 3: targets at all black holes. `best`: for its ghost, by place and distance of the target."""

    bean: str = ""
    hole: int = 1
    distance: float = 1.0
    assist: Assist = 2
    ball: Ball = "random"
    tremble: bool = True
    slow: bool = False
    shots: int = 0
    hits: int = 0
    streak: int = 0
    best_streak: int = 0
    best: list[BestHit] = msgspec.field(default_factory=list)
    last: list[bool] = msgspec.field(default_factory=list)
    marks: list[RangeMark] = msgspec.field(default_factory=list)

    def add(self, flight: SimulatedShot, hole: int) -> None:
        """Count a shot at the target that stands at a black hole."""
        verdict = flight.verdict
        hit = verdict.outcome == "hit"
        self.shots += 1
        self.hits += hit
        self.streak = self.streak + 1 if hit else 0
        self.best_streak = max(self.best_streak, self.streak)
        if hit:
            self._best(BestHit(verdict.shot, flight.scene, round(verdict.nearness, 4)))
        self.last = [*self.last, hit][-LAST:]
        self.marks = [*self.marks, mark_of(flight, hole)][-MARKS:]

    def _best(self, found: BestHit) -> None:
        """Keep the better of two, for each scene that was used lately."""
        old = self.best_of(found.scene)
        if old is None or found.force > old.force:
            self.best = [*(best for best in self.best if best is not old), found][-BESTS:]

    def best_of(self, scene: FlickScene) -> BestHit | None:
        """The hardest hit of a scene."""
        return next((best for best in self.best if best.scene == scene), None)

    @property
    def rate(self) -> float:
        """Share of hits among the last shots."""
        return sum(self.last) / len(self.last) if self.last else 0.0

    def level(self) -> str:
        """The bot level that hits as often as the last twenty shots did, "" before there were twenty."""
        if len(self.last) < LAST:
            return ""
        return min(levels(), key=lambda name: abs(levels()[name].hits / 100 - self.rate))

    def advice(self) -> str:
        """One sentence on the last twenty shots."""
        level = self.level()
        if not level:
            return tr("flick-more-for-level", count=LAST - len(self.last))
        return tr("flick-level", level=level)


def mark_of(flight: SimulatedShot, hole: int) -> RangeMark:
    """Where the shot bean was at its first touch, or when it was nearest."""
    step = flight.contacts[0].step if flight.contacts else flight.decisive
    target = flight.contacts[0].target if flight.contacts else _nearest(flight, step)
    pose = flight.pose(step)
    x, y = flight.scene.targets[target]
    place = hole if len(flight.scene.targets) == 1 else target
    return RangeMark(place, round(pose.x - x, 1), round(pose.y - y, 1), flight.verdict.outcome)


def _nearest(flight: SimulatedShot, step: int) -> int:
    pose = flight.pose(step)
    spots = flight.scene.targets
    return min(range(len(spots)), key=lambda i: (spots[i][0] - pose.x) ** 2 + (spots[i][1] - pose.y) ** 2)


def load(services: AppServices) -> RangeRecords:
    """Read the records; what cannot be read begins anew, and the services note it."""
    try:
        stored = services.store.read_settings().get(KEY)
        return msgspec.json.decode(stored, type=RangeRecords) if stored else RangeRecords()
    except (StoreError, msgspec.MsgspecError) as error:
        services.notices.append(tr("flick-records-anew", error=str(error)))
        return RangeRecords()


def save(services: AppServices, records: RangeRecords) -> str:
    """Keep the records; a sentence when that did not work."""
    try:
        services.store.write_settings({KEY: msgspec.json.encode(records).decode()})
    except StoreError as error:
        return tr("flick-not-remembered", error=str(error))
    return ""
