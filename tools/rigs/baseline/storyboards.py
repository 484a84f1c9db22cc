"""What a table plays when, while people and bots play by themselves under a clock that is told: a storyboard a match.

Whoever plays is `tools/rigs/company.py`, so the same seed is the same match. Nothing of the table knows that it is listened to.
"""

from __future__ import annotations

import hashlib
from contextlib import contextmanager, suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop import games
from tabletop.app.runner import Runner
from tabletop.table.cards.scene import Scene
from tabletop.table.cards.stamps import Stamps
from tabletop.table.end_facts import of_match
from tabletop.table.hud.applause_overlay import ApplauseOverlay
from tabletop.table.hud.banner import Banner, BannerText
from tabletop.table.playback.attack_animation import AimingArrow, AttackAnimations, Projectiles
from tabletop.table.playback.cue_player import CuePlayer
from tabletop.table.playback.danger_overlay import DangerOverlay
from tabletop.table.playback.floating_text import FloatingText, LeapStyle
from tabletop.table.playback.random_pick import RandomPicks, StrawPictures, Tosses
from tabletop.table.playback.reading_time import PACES
from tabletop.table.playback.speech_bubbles import BubbleSpeaker, SpeechBubbles
from tabletop.toolkit.particles import Particles
from tabletop.toolkit.screen_effects import Shake
from tabletop.toolkit.widgets.overlay import Overlay
from tools.rigs.baseline.record import Entry, entry, plain
from tools.rigs.company import THINKS, Company
from tools.rigs.pilot import Heard

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tabletop.match.settings import Telling

    Says = Callable[..., tuple[object, ...]]

HURRY = 0.25  # of the time that people usually think: it is the telling that is looked at
LIE, DRAW = 2_000, 40_000  # ms from one look at where all cards lie, and at the whole picture, to the next
WHOLE, PART = 5, 120_000  # of so many matches of a table one is told to its end; ms of the others
SPENT = 480  # ms after which what is over is taken away, as it is when it is drawn
MOST = 4  # seats


class Ear(NamedTuple):
    """A public method that makes something seen or heard, the verb that it is recorded under, and what of its arguments."""

    owner: type
    method: Callable[..., Any]
    verb: str
    says: Says


def _first(many: int) -> Says:
    """The first arguments, which are plain."""
    return lambda _, *args, **more: (*args[:many], *more.values())


def _shown(_: object, moment: BannerText) -> tuple[object, ...]:
    said = moment._asdict()
    title, text, person, free = (said.pop(key) for key in ("title", "text", "person", "free"))
    more = (f"{key}={plain(said[key])}" for key in sorted(said))
    return title, text, *more, person and person.name, free and tuple(free)


def _leapt(_: object, words: str, place: object, color: str, how: LeapStyle | None = None) -> tuple[object, ...]:
    more = how._asdict() if how is not None else {}
    card = more.pop("card", None)
    return words, place, color, *(f"{key}={plain(more[key])}" for key in sorted(more)), card and card.sprite.card


def _called(_: object, words: str, at: Callable[[], Any], by: BubbleSpeaker, **more: Any) -> tuple[object, ...]:
    return words, tuple(at()), *by, *(f"{key}={plain(more[key])}" for key in sorted(more))


EARS = (
    Ear(Heard, Heard.play, "sound", _first(2)),
    Ear(Banner, Banner.show, "banner", _shown),
    Ear(FloatingText, FloatingText.add, "float", _leapt),
    Ear(SpeechBubbles, SpeechBubbles.say, "bubble", _called),
    Ear(Overlay, Overlay.toast, "toast", _first(4)),
    Ear(ApplauseOverlay, ApplauseOverlay.begin, "applause", _first(3)),
    Ear(
        Stamps,
        Stamps.put,
        "stamp",
        lambda _, card, v: (card, v.words, v.color, v.at(), v.struck, v.since(), v.seat),
    ),
    Ear(CuePlayer, CuePlayer.feature, "spotlight", _first(3)),
    Ear(RandomPicks, RandomPicks.draw_for, "lot", _first(1)),
    Ear(StrawPictures, StrawPictures.show, "straw", _first(1)),
    Ear(Tosses, Tosses.toss, "toss", _first(2)),
    Ear(Projectiles, Projectiles.fly, "fly", _first(2)),
    Ear(Particles, Particles.burst, "burst", _first(3)),
    Ear(Shake, Shake.start, "shake", _first(1)),
    Ear(AttackAnimations, AttackAnimations.announce, "attack", lambda _, seat, kinds, *__: (seat, list(kinds))),
    Ear(AttackAnimations, AttackAnimations.dash, "lunge", _first(1)),
    Ear(AimingArrow, AimingArrow.point, "arrow", lambda _, card, targets: (card, list(targets))),
    Ear(DangerOverlay, DangerOverlay.start, "danger", _first(0)),
    Ear(Scene, Scene.move, "move", _first(4)),
    Ear(Scene, Scene.show, "show", _first(2)),
    Ear(Scene, Scene.turn, "turn", _first(2)),
    Ear(Scene, Scene.shuffle, "shuffle", _first(1)),
    Ear(Scene, Scene.meet, "meet", _first(1)),
    Ear(Scene, Scene.join, "join", _first(1)),
)


@contextmanager
def listening(hear: Callable[[str, tuple[object, ...]], None]) -> Iterator[None]:
    """Meanwhile `hear(verb, arguments)` is called before each of these is done."""
    kept = [(ear, ear.method.__name__) for ear in EARS]
    for ear, name in kept:
        setattr(ear.owner, name, _heard(ear, hear))
    try:
        yield
    finally:
        for ear, name in kept:
            setattr(ear.owner, name, ear.method)


def _heard(ear: Ear, hear: Callable[[str, tuple[object, ...]], None]) -> Callable[..., Any]:
    def call(*args: Any, **more: Any) -> Any:
        hear(ear.verb, ear.says(*args, **more))
        return ear.method(*args, **more)

    return call


class EnoughError(Exception):
    """The match has been looked at for as long as was wanted."""


class Listened(Company):
    """A match that writes its storyboard, up to `most` ms. What stands there until it changes is looked at in every frame."""

    thinks: Mapping[str, float] = MappingProxyType({kind: ms * HURRY for kind, ms in THINKS.items()})

    def __init__(self, game: str, seats: int, people: int, seed: int, telling: Telling, most: float) -> None:
        super().__init__(game, seats, people, seed, telling)
        self.most = most
        self.lines: list[str] = []
        self._stands: dict[str, object] = {}
        self._due = {"cards": 0.0, "picture": 0.0, "spent": 0.0}

    def board(self) -> list[str]:
        with listening(self._note), suppress(EnoughError):
            self.play()
        log = [f"log {self.screen.hud.words.plain(line.line)}" for line in self.match.shared.log]
        facts = of_match(self.match)
        ends = [facts.headline, *(facts.words.plain(line) for _, line in facts.highlights)] if facts is not None else []
        return [*self.lines, *log, *(f"end {line}" for line in ends)]

    def _note(self, verb: str, says: tuple[object, ...]) -> None:
        self.lines.append(f"{self.pilot.now:.0f} {verb} {' | '.join(map(plain, says))}".replace("\n", " "))

    def _look(self) -> None:
        super()._look()
        if self.pilot.now > self.most:
            raise EnoughError
        screen, panels = self.screen, self.screen.hud
        sequencer, moment = screen.sequencer, panels.banner.moment
        self._stand("words", panels.words.plain(sequencer.words) if sequencer.words is not None else "")
        self._stand("prompt", panels.prompt.text.source if panels.prompt.visible else "")
        self._stand("ribbon", moment.title if moment is not None else "")
        self._stand("music", plain(self.pilot.heard.music))
        self._stand("curtain", plain(self.match.shared.privacy.curtain))
        self._stand("telling", plain(sequencer.busy))
        if self._time("spent", SPENT):
            screen.cue_player.blits()
        if self._time("cards", LIE):
            lie = {sprite.card: (sprite.kind, *sprite.pose, sprite.raised) for sprite in screen.scene.sprites.values()}
            self._stand("cards", _digest(plain(sorted(lie.items())).encode()))
        if self._time("picture", DRAW):
            Runner.draw(self.pilot.app)  # nobody sees the others
            self._stand("picture", _digest(pygame.image.tobytes(self.pilot.window.surface, "RGB")))

    def _stand(self, what: str, now: str) -> None:
        if self._stands.get(what, "") != now:
            self._stands[what] = now
            self._note(what, (now,))

    def _time(self, what: str, ms: int) -> bool:
        due = self.pilot.now >= self._due[what]
        self._due[what] += ms if due else 0
        return due


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def told(game: str, seats: int, people: int, telling: Telling, seed: int, *, whole: bool) -> Entry:
    """The storyboard of one match."""
    most = float("inf") if whole else PART
    board = Listened(game, seats, people, seed, telling, most).board()
    return entry(f"{game}, {seats} seats, {people} people, {telling}, seed {seed}", board)


def tables(matches: int) -> Iterator[tuple[dict[str, Any], int]]:
    """So many matches, by turns of each game, its numbers of seats, one person and two, and all paces, with their seeds."""
    built, paces = games.built(), list(PACES)
    for n in range(matches):
        game, turn = built[n % len(built)], n // len(built)
        low, high = games.load(game).players
        most = min(max(low, MOST), high)
        seats, people = low + turn % (most - low + 1), 1 + turn // (most - low + 1) % 2
        table = {"game": game, "seats": seats, "people": min(people, seats), "telling": paces[turn % len(paces)]}
        yield {**table, "whole": turn % WHOLE == 0}, n
