"""Effects of what happens: sounds, sparks, shakes, banners. Which event has which is data (cues.toml)."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import seats_of, zones_of
from tabletop.core.layout import ALL_EYES
from tabletop.table.cards.card_motion import FLIGHT
from tabletop.table.cards.relevance import Relevance
from tabletop.table.hud.banner import WHOLE
from tabletop.table.model.cues import chosen, load, ruled
from tabletop.table.playback.attack_animation import AttackAnimations, Projectiles
from tabletop.table.playback.banner_cues import BannerCues
from tabletop.table.playback.barks import Barks
from tabletop.table.playback.card_spotlight import CardSpotlight
from tabletop.table.playback.danger_overlay import DangerOverlay, Tension
from tabletop.table.playback.floating_outcomes import FloatingOutcomes
from tabletop.table.playback.floating_text import FloatingText
from tabletop.table.playback.random_pick import SPIN, ChanceAnimations
from tabletop.table.playback.reading_time import GLANCE, PASSING
from tabletop.table.playback.speech_bubbles import BubbleSpeaker, FreeSpace, SpeechBubbles
from tabletop.toolkit.particles import Particles

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.events import Fact
    from tabletop.core.table import Event
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.cues import Cue, TensionCue
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.toolkit.layers import Blit

SWELL = 620  # ms that a card is swollen at least


class CuePlayer:
    """Plays the effects of one table."""

    shown: ViewState
    window: pygame.Rect

    def __init__(self, context: TableContext, *, cards: CardParts, panels: Hud, aloud: bool) -> None:
        app, self.match, self.player_view, constants, kit, self.post = context
        self.app, self.constants, self.panels = app, constants, panels
        self.scene, self.counters, self.figures = cards.scene, cards.counters, cards.score_counter
        self.counter, self.free = cards.step_counter, FreeSpace(constants, cards, panels)
        free = self.free
        self.cues, self.longest = ruled(load(constants.game), context.match.record.options), constants.look.longest
        self.particles = Particles(kit)
        self.bubbles, self.projectiles, self.floating_text = (
            SpeechBubbles(app, kit, free.taken, free.homes, free.above),
            Projectiles(app, kit, constants.game),
            FloatingText(app, kit),
        )
        self.relevance = Relevance(context, self.scene)
        self.card_spotlight = CardSpotlight(context, panels.badges, self.cue, self.relevance, self._matters)
        self.tension = Tension(self.scene, self.counters, constants.sides)
        self.chance = ChanceAnimations(app, kit, panels.badges)
        self.danger_overlay = DangerOverlay(app, kit)
        self.attack_animations = AttackAnimations(app, kit, self.scene, self.post)
        self.stamps, self.floats = cards.stamps, FloatingOutcomes(context, cards, self.floating_text, self._told)
        self.banners = BannerCues(context, self.scene, panels, self.chance.picks, self.floats.fill)
        self.barks = Barks(context, panels.badges, self.bubbles, aloud=aloud)
        self._due: dict[int, list[Callable[[], None]]] = {}  # by card: what waits until it has arrived
        self._coming = 0.0  # ms until a line is over that waits for its card

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        self.free.show(shown)
        self.relevance.show(shown)
        self.banners.shown = shown

    def place(self, window: pygame.Rect) -> None:
        """Effects stay in the window; bubbles do not lie under the reaction bar."""
        self.window, strip = window, self.panels.reactions.bar
        self.bubbles.place(window, strip.box.top if strip.visible else None, self.panels.prompt.rect)
        self.projectiles.place(window)
        self.chance.straws.place(window)
        self.card_spotlight.place(window, self.panels.prompt.rect)
        self.floats.place(window, self.panels.corner.rect, *(log.rect for log in (self.panels.log,) if log.visible))
        self.danger_overlay.place(window)
        self.floating_text.place(window)

    def _told(self) -> pygame.Rect:
        prompt = self.panels.prompt
        return prompt.box if prompt.visible else pygame.Rect(0, 0, 0, 0)

    def cue(self, fact: Fact) -> Cue:
        """The effect of an event; for its card, or for a mark of its card, there may be another one."""
        cue = chosen(self.cues, fact, self.constants.texts)
        if not cue.instead.marked:
            return cue
        sprite = self._sprite(cue, fact)
        marks = dict(self.constants.texts[sprite.kind].marks) if sprite is not None and sprite.kind != UNKNOWN else {}
        return next((self.cues[other] for mark, other in cue.instead.marked.items() if mark in marks), cue)

    def share(self, fact: Fact) -> float:
        """How much of its words' reading time it is worth: less if it happens in every turn, or between others, or was done
        by whoever looks; nothing if it is seen on the table. Life and death is read by all.
        """
        cue = self.cue(fact)
        if cue.silent:
            return 0.0
        if not (cue.danger or cue.everybody) and self.relevance.between_others(fact):
            return PASSING
        if cue.glance:
            return PASSING if self.relevance.own(fact) else GLANCE
        return 1

    def covered(self, fact: Fact) -> float:
        """For how many ms more the table lies under what a fact has had written over it; nothing happens below it."""
        if self.cue(fact).glance:
            return 0.0
        picks = self.chance.picks  # then the banner names whom it has hit
        drawn = picks.left + self.app.ms(WHOLE) if picks.busy else 0.0
        return max(self.panels.banner.left, self.panels.applause_overlay.left, drawn, self._coming)

    def veiled(self, fact: Fact) -> float:
        """For how many ms it should wait, because it is to be read and a banner hides where it happens."""
        cue = self.cue(fact)
        return 0.0 if cue.silent or cue.glance else self.panels.banner.left

    def _matters(self, fact: Fact) -> list[pygame.Rect]:
        """Where the card of a fact goes, who fights meanwhile, and the counter on which it is paid."""
        places, sprites = self.shown.places, self.scene.sprites
        fighting = [*self.attack_animations.attackers, *filter(None, (sprites.get(self.floats.focus),))]
        to = [place.area for place in (places.zones[n] for n in zones_of(fact) if n >= 0) if place.look.kind == "slot"]
        paid = filter(None, (self.counter.box(),))
        return [*to, *paid, *(sprite.goal.box for sprite in fighting if self.attack_animations.waiting)]

    def about(self, fact: Fact) -> CardSprite | None:
        """The card that a fact is about, if its effect names one."""
        return self._sprite(self.cue(fact), fact)

    def _sprite(self, cue: Cue, fact: Fact) -> CardSprite | None:
        """The card that the event is about."""
        return self.scene.sprites.get(getattr(fact, cue.card)) if cue.card else None

    def toss(self, fact: Fact) -> float:
        """The coin or die of a fact is thrown, if it has one; ms until it lies."""
        cue = self.cue(fact)
        if not cue.motion.tosses:
            return 0.0
        self.chance.tosses.toss(self._at(cue, fact), getattr(fact, cue.motion.tosses))
        return self.app.ms(SPIN)

    def begin(self) -> None:
        """Something is told from now on."""
        self.scene.behind = True

    def play(self, event: Event) -> None:
        """What happens to the cards at a table is seen and heard; a fact besides."""
        match event[0]:
            case "move":
                _, card, source, to, kind = event[:5]
                self.scene.move(card, source, to, kind)
                self.moved(source, to)
            case "show":
                self.scene.show(event[1], event[2], to_all=event[3] == ALL_EYES)
                if any(kind != UNKNOWN for kind in event[2]):
                    self.app.sound("card_flip")
            case "turn":
                self.scene.turn(event[1], event[2])
                self.app.sound("card_flip")
            case "shuffle":
                self.scene.shuffle(event[1])
                self.app.sound("shuffle")
            case "say":
                self.said(event[2])

    def feature(self, card: int, zone: int, kind: int) -> float:
        """A card is shown large before it goes on; how long that takes, in ms."""
        self.scene.feature(card, zone, kind, self.card_spotlight.pose())
        return self.card_spotlight.show(kind)

    def moved(self, source: int, to: int) -> None:
        """A card leaves its zone."""
        place = self.shown.places.zones[source]
        drawn = place.look.kind == "pile" and source != to
        if not self.danger_overlay.busy:  # everybody holds their breath
            self.app.sound("card_draw" if drawn else "card_slide")
        self.panels.recount()
        fight = self.scene.fight
        if fight is not None and fight.kernel.zones[source].group in (fight.look.stacks, fight.look.brawl):
            self.counters.fought(self.player_view.view())  # what has left it counts no more

    def struck(self, card: int) -> None:
        """A card has arrived where it flew to: what is felt there happens now."""
        for strike in self._due.pop(card, ()):
            strike()

    def forget(self) -> None:
        """The table is shown anew: nothing arrives any more."""
        self.scene.resolving = False
        self.attack_animations.arrow.forget()
        self.stamps.clear()
        self._due.clear()
        self._coming = 0.0

    def end(self) -> None:
        """All has been told: a banner that was only a glance does not lie over what is asked now."""
        self.scene.behind = False
        if not self.player_view.bot_is_next:
            self.panels.banner.leave()

    def said(self, fact: Fact) -> None:
        """A public event."""
        cue = self.cue(fact)
        seat = _seat(fact)
        if seat not in (NOBODY, self.scene.looker):  # what they look at lies at their badge
            self.scene.looker = seat
            self.scene.arrange()
        self.scene.unfeature()
        self.scene.settled = False
        self._aim(cue, fact)
        sprite = self._sprite(cue, fact)
        if cue.motion.landing and sprite is not None and sprite.flying:
            self._due.setdefault(sprite.card, []).append(partial(self._strike, cue, fact, seat))
        elif cue.motion.strikes:
            self.attack_animations.dash(self.floats.focus, partial(self._strike, cue, fact, seat))
        else:
            self._strike(cue, fact, seat)
        if cue.motion.fly and not self.app.prefs.reduced_motion:
            self.projectiles.fly(cue.motion.fly, self._at(cue, fact))
        self._fights(cue, fact)
        if cue.focus.resolves is not None:
            self.scene.resolving = cue.focus.resolves
        self._light(cue, fact)
        if cue.bubble.text and not self.banners.ruled(cue.bubble.hush):
            self._shout(cue, fact, seat)
        if (
            self.banners.ruled(cue.bubble.applause)
            and sprite is not None
            and sprite.kind != UNKNOWN
            and self.shown.time_travel is None
        ):
            text = self.constants.texts[sprite.kind]
            self.panels.applause_overlay.begin(seat, text.id, text.name)
        if cue.motion.straw:
            self.chance.straws.show(seat, short=getattr(fact, cue.motion.straw))
        if cue.motion.attackers:
            self.attack_animations.announce(seat, getattr(fact, cue.motion.attackers), zones_of(fact))
        if cue.danger:
            self.danger_overlay.start()
        self.banners.show(cue, fact, seat)
        self.barks.on_cue(cue, fact)
        self._stake(cue, fact)

    def _light(self, cue: Cue, fact: Fact) -> None:
        """Who is on turn, and who is aimed at, from now on."""
        if cue.focus.turns:
            self.scene.aims[getattr(fact, cue.card)] = getattr(fact, cue.focus.turns)
        if cue.focus.passes:
            self.scene.mover = getattr(fact, cue.focus.passes)
        if cue.focus.turns or cue.focus.passes or cue.verdicts or "winning" in cue.voices:
            self.panels.recount()

    def _aim(self, cue: Cue, fact: Fact) -> None:
        """Arrows lead to what is aimed at, until something else is told; what follows is about the card that it names."""
        if cue.focus.names:
            self.floats.focus = getattr(fact, cue.focus.names)
        if cue.focus.aims:
            self.attack_animations.arrow.point(getattr(fact, cue.card), getattr(fact, cue.focus.aims))
        elif cue.rest or not cue.silent:
            self.attack_animations.arrow.forget()

    def _stake(self, cue: Cue, fact: Fact) -> None:
        """What is at stake is said when its card lies: the line would hide that, and the count."""
        stake, sprite = self.tension.of(cue, fact), self._sprite(cue, fact)
        if stake is not None and sprite is not None and sprite.card in self._due:
            self._due[sprite.card].append(partial(self._staked, stake, fact))
            self._coming = self.app.ms(FLIGHT + WHOLE)
        elif stake is not None:
            self._staked(stake, fact)

    def _staked(self, stake: TensionCue, fact: Fact) -> None:
        """All is at stake for somebody, who is told so in the second person."""
        seat = getattr(fact, stake.whose)
        self._coming = 0.0
        self.danger_overlay.start(good=self.tension.good(stake, seat, self.player_view.seats))
        if stake.sound:
            self.app.sound(stake.sound)
        if stake.line:
            own = self.tension.own(seat, self.player_view.seats)
            self.banners.stake(stake, self.cue(fact), fact, own=own, color=self.danger_overlay.color)

    def _strike(self, cue: Cue, fact: Fact, seat: int) -> None:
        """Sound, shake, sparks, what it comes to, and a score that has grown."""
        self.floats.show(cue, fact)
        sound = self._sound(cue, fact, own=self.banners.own(seat))
        if sound:
            self.app.sound(sound)
        if cue.shake:
            self.app.shake.start(cue.shake)
        if cue.burst and not self.app.prefs.reduced_motion:
            for place in self._sources(cue, fact):
                self.particles.burst(cue.burst, place, cue.color, self.app.clock())
        if cue.motion.swells:
            self._swell(getattr(fact, cue.card), max(SWELL, cue.rest * max(GLANCE, self.share(fact))))
        if cue.score.counts:
            self._count(cue, seat, getattr(fact, cue.score.counts))
        if cue.score.loses:
            self._lose(getattr(fact, cue.score.loses))

    def _fights(self, cue: Cue, fact: Fact) -> None:
        """Cards step into the ring; who is losing may have changed."""
        fight = self.scene.fight
        if fight is None:
            return
        if cue.motion.meets:
            self.scene.meet([getattr(fact, card) for card in cue.motion.meets])
        if cue.motion.joins:
            self.scene.join(getattr(fact, cue.card))
        if fight.combatants:
            self.counters.fought(self.player_view.view())

    def _swell(self, card: int, ms: float) -> None:
        """A card grows for a moment, as long as the playback rests."""
        sprite, app = self.scene.sprites.get(card), self.app
        if sprite is None or app.prefs.reduced_motion:
            return

        def step(part: float) -> None:
            sprite.raised = math.sin(math.pi * part)

        app.event_lane.run(app.ms(ms), step, key=("swell", card), ease="out_cubic", done=lambda: step(0.0))

    def _count(self, cue: Cue, seat: int, score: int) -> None:
        """The score of a seat grows, and the gain leaps up at its plate, or at the own figures."""
        gain = score - self.counters.counted(seat, score)
        if gain > 0:
            self.floating_text.add(f"+{gain}", self.figures.at(seat), "gold_light")
        if cue.score.near and self.counters.close(seat):
            self.app.sound(cue.score.near)

    def _lose(self, seat: int) -> None:
        """The score of a seat falls: by how much leaps up where a gain does."""
        lost = self.counters.lost(seat, self.player_view.view())
        if lost:
            self.floating_text.add(f"-{lost}", self.figures.at(seat), "coral")

    def _shout(self, cue: Cue, fact: Fact, seat: int) -> None:
        """A bubble at the card that the event is about, else at the seat."""
        who = self.constants.who
        sprite = self._sprite(cue, fact)
        words, speaker = cue.bubble.text, ""
        at: Callable[[], pygame.Rect] = partial(self._end, cue, fact)  # a plate may move meanwhile
        if sprite is not None:
            if sprite.kind == UNKNOWN:
                return
            face = self.constants.texts[sprite.kind]
            words = words.replace("{card}", face.name).replace("{text}", next(iter(face.text), ""))
            speaker = dict(face.marks).get("speaker", "")
            box = sprite.goal.box
            at = partial(pygame.Rect, box.inflate(0, -round(box.height * 0.4)))
        color = who[seat].colour if 0 <= seat < len(who) else cue.color
        self.bubbles.say(words, at, BubbleSpeaker(color, speaker, seat))

    def _sound(self, cue: Cue, fact: Fact, *, own: bool) -> str:
        """The sound of an event: by who hears it, by one of its fields, or always the same."""
        people = self.match.setup.humans
        if cue.sounds.lost and len(people) == 1 and people[0] not in seats_of(fact):
            return cue.sounds.lost
        if cue.sounds.each:
            place: int = getattr(fact, cue.sounds.by)
            return cue.sounds.each[min(place, len(cue.sounds.each) - 1)]
        return cue.sounds.own if own and cue.sounds.own else cue.sound

    def _sources(self, cue: Cue, fact: Fact) -> list[tuple[float, float]]:
        """Where particles come from: paper is thrown up from both lower corners."""
        if cue.burst == "confetti":
            low = self.window
            return [(low.width * 0.16, float(low.bottom)), (low.width * 0.84, float(low.bottom))]
        return [self._at(cue, fact)]

    def _end(self, cue: Cue, fact: Fact) -> pygame.Rect:
        """What the tail of a bubble points to that is at no card."""
        seat = _seat(fact)
        if cue.at == "seat" and 0 <= seat < len(self.panels.badges):
            return self.panels.badges[seat].portrait
        return pygame.Rect(self._at(cue, fact), (0, 0))

    def _at(self, cue: Cue, fact: Fact) -> tuple[float, float]:
        """Where it happens: at the card that the event is about, at its seat, where its zone is, or in the middle."""
        seat, badges = _seat(fact), self.panels.badges
        sprite = self._sprite(cue, fact)
        if cue.at == "card" and sprite is not None:
            return sprite.goal.x, sprite.goal.y
        if cue.at == "seat" and 0 <= seat < len(badges):
            return badges[seat].heart
        if cue.at == "zone":
            return self.shown.places.heart(next(iter(zones_of(fact))))
        return self.shown.places.areas.centre.center

    def tick(self, _now: float) -> bool:
        self.danger_overlay.tick()
        parts = (
            self.particles,
            self.bubbles,
            self.projectiles,
            self.floating_text,
            self.danger_overlay,
            self.chance,
        )
        return any(part.busy for part in parts)

    def blits(self) -> list[Blit]:
        dust = self.particles.blits(self.app.clock()) if self.particles.busy else []
        return [
            *(
                self.attack_animations.arrow.blits() if self.scene.featured is None else ()
            ),  # what is read is not crossed
            *self.chance.blits(),
            *self.stamps.moving(),
            *dust,
            *self.danger_overlay.blits(),
            *self.projectiles.blits(),
            *self.bubbles.blits(),
            *self.floating_text.blits(),
        ]


def _seat(fact: Fact) -> int:
    """Whose event it is, -1 when it is nobody's."""
    return next(iter(seats_of(fact)), -1)
