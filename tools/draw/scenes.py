"""Contact sheets: how the story of every game is told, to look at before and after a change.

A scene is the moment in a match at which a fact is said for the n-th time. The match plays itself up to there; the
sheet's nine pictures are what somebody at the table sees from there on, evenly over the scene's seconds.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from tabletop.core.toml_loader import read_toml
from tabletop.match import TableSetup
from tools.draw.camera import Camera, play, sheet, sit, small
from tools.rigs.table import Sitting, seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.events import Fact
    from tabletop.table.table_screen import TableScreen

SCENES = Path(__file__).with_suffix(".toml")
SIZE, SCALE, PICTURES = (1280, 720), 0.3125, 9


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`fact`: its word, as in the game's cues.toml; `time`: said so often; `lead`: the film begins so many answers
    before; `seat`: that of the person.
    """

    game: str
    name: str
    fact: str
    time: int = 1
    seats: int = 2
    seat: int = 0
    seed: int = 5
    lead: int = 1
    seconds: float = 9
    options: dict[str, str] = {}

    @property
    def label(self) -> str:
        return f"{self.game}/{self.name}"

    @property
    def setup(self) -> TableSetup:
        person, *others = seats(self.seats)
        people = (*others[: self.seat], person, *others[self.seat :])
        return TableSetup(game=self.game, seats=people, seed=self.seed, options=self.options)


class Scenes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scene: tuple[Scene, ...]


def wanted(labels: Sequence[str]) -> list[Scene]:
    """Those of a game or of a label, all without any; exits with a sentence when there is none."""
    scenes = read_toml(SCENES.read_bytes(), Scenes, SCENES.name).scene
    found = [scene for scene in scenes if not labels or {scene.game, scene.label} & {*labels}]
    if not found:
        sys.exit(f"There is no such scene (known: {', '.join(scene.label for scene in scenes)}).")
    return found


def shoot(scene: Scene, out: Path) -> None:
    """Exits with a sentence when the last picture is taken before the fact has been told."""
    with Camera(SIZE, round(scene.seconds * 1000 / PICTURES)) as camera:
        heard = listen(camera, sit(camera, scene.setup, begins_at(scene)))
        play(camera, scene.seconds)
        pictures = [small(picture, SCALE) for picture in camera.pictures[:PICTURES]]
    if scene.fact not in heard:
        sys.exit(f"{scene.label}: the fact {scene.fact!r} is not told within its {scene.seconds:g} seconds.")
    sheet(pictures, across=3).save(out, quality=45, method=6)


def listen(camera: Camera, table: TableScreen) -> set[str]:
    """The words of all facts that the table tells from now on and before the last picture."""
    heard, say = set[str](), table.cue_player.said

    def said(fact: Fact) -> None:
        if len(camera.pictures) < PICTURES:
            heard.add(fact.word)
        say(fact)

    table.cue_player.said = said  # type: ignore[method-assign]  # the table is looked at this once
    return heard


def begins_at(scene: Scene) -> int:
    """The number of the answer after which the film begins: `lead` before the one that leads to the fact, or earlier where
    several come at one moment.
    """
    heard, count, at = 0, 0, -1
    moments: list[int] = []  # the numbers at which a film can begin

    def said(sitting: Sitting) -> bool:
        nonlocal heard, count, at
        match = sitting.match
        for update in match.updates.since(heard, match.n):
            heard = update.number
            count += sum(event[0] == "say" and event[1] == scene.fact for event in update.events)
            if count >= scene.time and at < 0:
                at = update.n
        moments.append(match.n)
        return at >= 0 or match.game.over

    Sitting(scene.setup).until(said)
    if at < 0:
        sys.exit(f"{scene.label}: the fact {scene.fact!r} is not said so often with this seed.")
    return max((n for n in moments if n <= at - scene.lead), default=0)
