"""What a game asks a flick, what its screen is told, and what it tells back: a verdict. The caller knows what it chooses."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tabletop.minigames.flick.mat_picture import FlickArt, LyingBeans, Picture
from tabletop.minigames.flick.physics import FlickScene, Shot, ShotVerdict
from tabletop.minigames.flick.physics.aim_assist import Assist
from tabletop.minigames.flick.physics.flight import Outcome, Why
from tabletop.minigames.flick.physics.model import MODEL
from tabletop.minigames.flick.physics.noise import ball_place


class FlickFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One attempt, in the pictures of `art`.

    `shooter`, `targets`: pictures of the beans below sprites/, a target each for `scene.targets`. `name`, `color`: of the
    seat that flicks. `seed`: of this attempt; where the ball rests and how the hand trembles follow from it.
    `steady`: share of hand noise (handicap). `seconds`: time to flick, None without a limit. `bot`: its level.
    `beans`: names of Beans that the person may flick instead, the nearest first; none: there is no choice.
    `phone`: whoever flicks does it with a phone, so that it goes on by itself.
    `galaxy` 0..2: which black hole is lit. `recorded`: the verdict of a log, to be shown instead of played.
    `before`: what became of the attempt before this one. `place`: the name of the Galaxy; `lying`: what lies on the mat.
    """

    scene: FlickScene
    art: FlickArt
    shooter: Picture
    targets: tuple[Picture, ...]
    name: str
    color: str = "seat0"
    seed: int = 0
    assist: Assist = 1
    steady: float = 1.0
    attempt: int = 1
    attempts: int = 2
    galaxy: int = 1
    may_decline: bool = True
    seconds: float | None = None
    bot: str = ""
    phone: bool = False
    beans: tuple[str, ...] = ()
    recorded: ShotVerdict | None = None
    before: ShotVerdict | None = None
    place: str = ""
    lying: LyingBeans = LyingBeans()

    def ball(self, shakes: int = 0) -> float:
        """Where the inner ball rests after so many shakes, -1..1."""
        return ball_place(self.seed, shakes)


def unplayed(scene: FlickScene, shot: Shot, outcome: Outcome) -> ShotVerdict:
    """The verdict of an attempt without a flick, so without a library: "declined" (MB-103) or "clock"."""
    why: Why = "time" if outcome == "clock" else "at_rest"
    return ShotVerdict(MODEL, "", shot.settled(scene), outcome, why, 0.0, 0.0, 0.0, 0, ())


def note(verdict: ShotVerdict) -> str:
    """A verdict as the JSON that goes into an answer's note."""
    return msgspec.json.encode(verdict).decode()


def from_note(text: str) -> ShotVerdict | None:
    """The verdict in an answer's note; None when the note is about something else."""
    try:
        return msgspec.json.decode(text, type=ShotVerdict)
    except msgspec.MsgspecError:
        return None


class FlickAsk(NamedTuple):
    """The physical shot that a question to the world is about.

    seat: who flicks; hole: 0 to 2 from left to right as that seat sees it; attempt, attempts: counted from 1; mat: False
    where there is only one hole; beans: words that name the pictures of the shot bean and of its target; own: those that the
    shooter could take from where he shoots; assist 0..3, steady 0..1, seconds or 0; place: what the hole is called; turned,
    slots, loot: what lies on the mat, as of `LyingBeans`.
    """

    seat: int
    hole: int
    attempt: int
    attempts: int
    mat: bool
    beans: tuple[str, str]
    own: tuple[str, ...]
    assist: int
    steady: float
    seconds: int
    place: str = ""
    turned: bool = False
    slots: tuple[tuple[str, int, int], ...] = ()
    loot: tuple[int, ...] = ()
