"""Flick puzzles: a table with walls and Beans, and what one flick has to do there. Data of this world (puzzles.toml)."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from tabletop.core.overlays import program_data
from tabletop.core.toml_loader import read_toml
from tabletop.i18n import per_language, tr
from tabletop.minigames.flick.physics import FlickScene, Shot
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.minigames.flick.physics import SimulatedShot

FILE = "puzzles.toml"
KIND = "flick_puzzle"  # of notes
STARS = ((2, 3), (6, 2))  # tries up to which a puzzle gives so many stars; after more it gives one


class FlickPuzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`fell`: the Bean that has to fall, by its place in `targets`, -1: none may, and the flicked one stays on the table;
    `touch`: Beans that it has to touch before that, `spare`: those that it may not; `banks`: so many walls at least;
    `ring`: (x, y, radius) in mm, where it has to come to rest. `ball`: where the inner ball rests. `solution`: one of the
    flicks that do it.
    """

    id: str
    title: str
    task: str
    grade: Annotated[int, Meta(ge=1, le=4)]
    targets: tuple[tuple[float, float], ...]
    walls: tuple[tuple[float, float, float, float], ...] = ()
    fell: int = -1
    touch: tuple[int, ...] = ()
    spare: tuple[int, ...] = ()
    banks: int = 0
    ring: tuple[float, float, float] | None = None
    ball: float = 0.0
    solution: Shot

    @property
    def scene(self) -> FlickScene:
        return FlickScene(self.targets, walls=self.walls)

    def fault(self, flight: SimulatedShot) -> str:
        """What was wrong with a flick, in a few words; "" when it has done the task."""
        verdict = flight.verdict
        touched = {contact.target for contact in flight.contacts if contact.step <= flight.decided}
        banks = sum(step <= flight.decided for step in flight.banks)
        hit = verdict.outcome == "hit"
        faults = (
            (bool(touched & {*self.spare}), "flick-fault-touched"),
            (hit and verdict.target != self.fell, "flick-fault-fell"),
            (verdict.why == "off_table", "flick-fault-off"),
            (not {*self.touch} <= touched, "flick-fault-first"),
            (self.fell >= 0 and not hit, "flick-fault-stands"),
            (banks < self.banks, "flick-fault-banks" if banks else "flick-fault-no-bank"),
            (self.ring is not None and not hit and not self._rings(flight), "flick-fault-ring"),
        )
        found = next((message for wrong, message in faults if wrong), "")
        return tr(found, banks=banks, least=self.banks) if found else ""

    def _rings(self, flight: SimulatedShot) -> bool:
        x, y, radius = self.ring or (0.0, 0.0, 0.0)
        pose = flight.pose(flight.decided)
        return hypot(pose.x - x, pose.y - y) <= radius


class PuzzleTries(Struct, frozen=True):
    """`best`: with which try it was solved, the fewest so far; 0: not yet."""

    best: int = 0

    @property
    def stars(self) -> int:
        return next((stars for most, stars in STARS if self.best <= most), 1) if self.best else 0


class FlickPuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: tuple[FlickPuzzle, ...]


@per_language
def puzzles() -> tuple[FlickPuzzle, ...]:
    """All of them, from easy to hard. DataFileError names entry, field and the nearest valid word."""
    return read_toml(program_data("minigames", "flick", FILE), FlickPuzzleFile, FILE).puzzle


def tried(services: AppServices) -> dict[str, PuzzleTries]:
    """By puzzle, how it went so far; what cannot be read is noted in the services' notices."""
    try:
        return services.store.notes.all(KIND, PuzzleTries)
    except StoreError as error:
        services.notices.append(str(error))
        return {}
