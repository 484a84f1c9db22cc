"""Effects of what happens: sounds, sparks, shakes, banners. Which event has which is data (moments.toml)."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, Literal

import pygame
from msgspec import Meta, Struct

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.core.pack import read_toml
from tabletop.ui.particles import Particles
from tabletop.ui.table.tale.flyby import Flybys
from tabletop.ui.table.tale.pops import Pops
from tabletop.ui.table.tale.shouts import Shouts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match import Match
    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.layers import Blit
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.cards.parts import CardParts
    from tabletop.ui.table.panels.furniture import Furniture
    from tabletop.ui.table.shown import Shown

NAME = "moments.toml"
SWELL = 620  # ms that a card is swollen
Ms = Annotated[int, Meta(ge=0, le=5000)]


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of one event; see moments.toml."""

    rest: Ms = 0
    sound: str = ""
    shake: Annotated[float, Meta(ge=0, le=40)] = 0
    burst: Literal["", "spark", "dust", "star", "win", "confetti"] = ""
    color: str = "gold"
    at: Literal["centre", "seat", "card"] = "centre"
    banner: str = ""
    icon: str = ""
    picture: str = ""
    symbol: str = ""
    sounds: tuple[str, ...] = ()
    by: Annotated[int, Meta(ge=0)] = 0
    lost_sound: str = ""
    own_sound: str = ""
    own_banner: str = ""
    card: Annotated[int, Meta(ge=0)] | None = None
    shout: str = ""
    hush: str = ""
    landing: bool = False
    swells: bool = False
    meets: tuple[int, ...] = ()
    joins: bool = False
    counts: Annotated[int, Meta(ge=0)] | None = None
    close_sound: str = ""
    fly: str = ""
    marked: dict[str, str] = {}


NONE = Effect()


@cache
def load(game: str) -> dict[str, Effect]:
    """Return the effects of a game by word, none when it has no such file. Raises PackError."""
    plugin = games.found().games.get(game)
    data = plugin.data("show", NAME) if plugin is not None else None
    return read_toml(data, dict[str, Effect], f"{game}/show/{NAME}") if data is not None else {}


class Moments:
    """Plays the effects of one table."""

    shown: Shown
    window: pygame.Rect

    def __init__(
        self, app: App, match: Match, basics: Basics, kit: Kit, *, cards: CardParts, panels: Furniture
    ) -> None:
        self.app, self.match, self.basics, self.panels = app, match, basics, panels
        self.scene, self.gauging, self.figures = cards.scene, cards.gauging, cards.figures
        self.effects = load(basics.game)
        self.particles = Particles(kit)
        self.shouts, self.flybys, self.pops = Shouts(app, kit), Flybys(app, kit, basics.game), Pops(app, kit)
        self._due: dict[int, list[Callable[[], None]]] = {}  # by card: what waits until it has arrived

    def show(self, shown: Shown) -> None:
        self.shown = shown

    def place(self, window: pygame.Rect) -> None:
        """Effects stay in the window; bubbles do not lie under the strip."""
        self.window, strip = window, self.panels.strip
        self.shouts.place(window, strip.box.top if strip.visible else None)
        self.flybys.place(window)
        self.pops.place(window)

    def rest(self, word: str, about: tuple[int, ...]) -> float:
        """How long the story rests on an event, in ms."""
        return self._effect(word, about).rest

    def _effect(self, word: str, about: tuple[int, ...]) -> Effect:
        """The effect of an event; its card may have a mark for which there is another one."""
        effect = self.effects.get(word, NONE)
        if not effect.marked or effect.card is None:
            return effect
        sprite = self.scene.sprites.get(about[effect.card])
        marks = dict(self.basics.texts[sprite.kind].marks) if sprite is not None and sprite.kind != UNKNOWN else {}
        return next((self.effects[other] for mark, other in effect.marked.items() if mark in marks), effect)

    def moved(self, source: int, to: int) -> None:
        """A card leaves its zone."""
        place = self.shown.places.zones[source]
        drawn = place.look.kind == "pile" and source != to
        self.app.sound("card_draw" if drawn else "card_slide")
        self.panels.recount()

    def struck(self, card: int) -> None:
        """A card has arrived where it flew to: what is felt there happens now."""
        for strike in self._due.pop(card, ()):
            strike()

    def forget(self) -> None:
        """The table is shown anew: nothing arrives any more."""
        self._due.clear()

    def said(self, word: str, about: tuple[int, ...]) -> None:
        """A public event."""
        effect = self._effect(word, about)
        seat = about[0] if about else -1
        sprite = self.scene.sprites.get(about[effect.card]) if effect.card is not None else None
        if effect.landing and sprite is not None and sprite.flying:
            self._due.setdefault(sprite.card, []).append(partial(self._strike, effect, about, seat))
        else:
            self._strike(effect, about, seat)
        if effect.fly and not self.app.prefs.reduced_motion:
            self.flybys.fly(effect.fly, self._at(effect, about))
        self._fights(effect, about)
        if effect.shout and not self._hushed(effect.hush):
            self._shout(effect, about, seat)
        banner = effect.own_banner if self._own(effect, seat) and effect.own_banner else effect.banner
        if banner:
            self._banner(effect, banner, seat)

    def _own(self, effect: Effect, seat: int) -> bool:
        return seat >= 0 and seat == self.match.viewer and effect.at != "card"

    def _strike(self, effect: Effect, about: tuple[int, ...], seat: int) -> None:
        """Sound, shake, sparks, and a score that has grown."""
        sound = self._sound(effect, about, own=self._own(effect, seat))
        if sound:
            self.app.sound(sound)
        if effect.shake:
            self.app.shake.start(effect.shake)
        if effect.burst and not self.app.prefs.reduced_motion:
            for place in self._sources(effect, about):
                self.particles.burst(effect.burst, place, effect.color, self.app.clock())
        if effect.swells and effect.card is not None:
            self._swell(about[effect.card])
        if effect.counts is not None:
            self._count(effect, about[0], about[effect.counts])

    def _hushed(self, hush: str) -> bool:
        """True when a house rule of this table ("rule=value") keeps the bubble away."""
        rule, _, value = hush.partition("=")
        return bool(rule) and self.match.record.options.get(rule) == value

    def _fights(self, effect: Effect, about: tuple[int, ...]) -> None:
        """Cards step into the ring; who is losing may have changed."""
        fight = self.scene.fight
        if fight is None:
            return
        if effect.meets:
            self.scene.meet([about[i] for i in effect.meets])
        if effect.joins and effect.card is not None:
            self.scene.join(about[effect.card])
        if fight.fighters:
            self.gauging.fought(self.match.view())

    def _swell(self, card: int) -> None:
        """A card grows for a moment and shines."""
        sprite, app = self.scene.sprites.get(card), self.app
        if sprite is None or app.prefs.reduced_motion:
            return

        def step(part: float) -> None:
            sprite.raised = math.sin(math.pi * part)

        app.story.run(app.ms(SWELL), step, key=("swell", card), ease="out_cubic", done=lambda: step(0.0))

    def _count(self, effect: Effect, seat: int, score: int) -> None:
        """The score of a seat grows, and the gain leaps up at its plate, or at the own figures."""
        gain = score - self.gauging.counted(seat, score)
        if gain > 0:
            self.pops.add(f"+{gain}", self.figures.at(seat), "gold_light")
        if effect.close_sound and self.gauging.close(seat):
            self.app.sound(effect.close_sound)

    def _shout(self, effect: Effect, about: tuple[int, ...], seat: int) -> None:
        """A bubble at the card that the event is about, else at the seat."""
        who = self.basics.who
        sprite = self.scene.sprites.get(about[effect.card]) if effect.card is not None else None
        words, speaker = effect.shout, ""
        at: Callable[[], tuple[float, float]] = partial(self._at, effect, about)  # a plate may move meanwhile
        if sprite is not None:
            if sprite.kind == UNKNOWN:
                return
            face = self.basics.texts[sprite.kind]
            words = words.replace("{card}", face.name).replace("{text}", next(iter(face.text), ""))
            speaker = dict(face.marks).get("speaker", "")
            point = (sprite.goal.x, sprite.goal.y - sprite.goal.height * 0.3)
            at = partial(_same, point)
        color = who[seat].colour if 0 <= seat < len(who) else effect.color
        self.shouts.say(words, at, color, speaker)

    def _sound(self, effect: Effect, about: tuple[int, ...], *, own: bool) -> str:
        """The sound of an event: by who hears it, by one of its numbers, or always the same."""
        people = self.match.setup.humans
        if effect.lost_sound and len(people) == 1 and people[0] not in about:
            return effect.lost_sound
        if effect.sounds and effect.by < len(about):
            return effect.sounds[min(about[effect.by], len(effect.sounds) - 1)]
        return effect.own_sound if own and effect.own_sound else effect.sound

    def _banner(self, effect: Effect, text: str, seat: int) -> None:
        who = self.basics.who
        person = who[seat] if 0 <= seat < len(who) and effect.at == "seat" else None
        title = text.replace("{seat}", person.name if person is not None else "")
        color = person.colour if person is not None and effect.own_banner else effect.color
        picture: tuple[str, ...] = ("ui", effect.picture) if effect.picture else ()
        if effect.symbol:
            picture = (self.basics.game, "symbols", f"{effect.symbol}.webp")
        self.panels.banner.show(title, color=color, icon=effect.icon, picture=picture, person=person)

    def _sources(self, effect: Effect, about: tuple[int, ...]) -> list[tuple[float, float]]:
        """Where particles come from: paper is thrown up from both lower corners."""
        if effect.burst == "confetti":
            low = self.window
            return [(low.width * 0.16, float(low.bottom)), (low.width * 0.84, float(low.bottom))]
        return [self._at(effect, about)]

    def _at(self, effect: Effect, about: tuple[int, ...]) -> tuple[float, float]:
        """Where it happens: at the card that the event is about, at its seat, or in the middle."""
        first = about[0] if about else -1
        badges = self.panels.badges
        sprite = self.scene.sprites.get(first if effect.card is None else about[effect.card])
        if effect.at == "card" and sprite is not None:
            return sprite.goal.x, sprite.goal.y
        if effect.at == "seat" and 0 <= first < len(badges):
            return badges[first].heart
        return self.shown.places.areas.centre.center

    def tick(self, _now: float) -> bool:
        return self.particles.busy or self.shouts.busy or self.flybys.busy or self.pops.busy

    def blits(self) -> list[Blit]:
        dust = self.particles.blits(self.app.clock()) if self.particles.busy else []
        return [*dust, *self.flybys.blits(), *self.shouts.blits(), *self.pops.blits()]


def _same(point: tuple[float, float]) -> tuple[float, float]:
    """A place that does not move."""
    return point
