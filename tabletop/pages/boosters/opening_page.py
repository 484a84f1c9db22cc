"""The ceremony: a sealed pack is torn open, its cards fly out, are turned, and what they bring is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import pygame

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.boosters import pack_card, sealed_pack
from tabletop.pages.boosters.pack_card import CardSides, PackCard
from tabletop.pages.boosters.sealed_pack import PackWrapper
from tabletop.pages.card_views import CardDetail
from tabletop.storage import StoreError
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.keyboard import place_of
from tabletop.toolkit.particles import Particles
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.progress.collection import PackQueue, RevealedPack

GROW_MS = 900


class SetProgress(Widget):
    """`begin` before the pack is opened, `end` when its cards lie open. Numbers are (different cards, of how many)."""

    def __init__(self) -> None:
        super().__init__("tally")
        self.before = self.have = 0
        self.of = 1
        self.doubles = 0
        self._shown = 0.0

    def begin(self, progress: tuple[int, int]) -> None:
        self.before, self.of = progress

    def end(self, progress: tuple[int, int], found: RevealedPack) -> None:
        """Let the bar move to where the set has come."""
        self.have, self.of = progress
        self.doubles = len(found.new) - sum(found.new)

        def step(part: float) -> None:
            self._shown = self.before + (self.have - self.before) * part

        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(GROW_MS)
        self.app.touch.run(ms, step, ease="in_out", key="tally")

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        upper, lower = rects.rows(rects.inset(self.rect, 0, kit.u(6)), [1, 0.7])
        said = tr("boosters-different", have=self.have, of=self.of)
        more = tr("boosters-doubles", count=self.doubles)
        right, left = rects.cut_right(upper, kit.measure(more, "caption") + 2, kit.u(12))
        kit.write(target, said, "strong", left, "text", size=kit.fit(said, "strong", max(1, left.width), 0.5))
        if left.width > kit.u(120):
            kit.write(target, more, "caption", right, "muted", align="right")
        bar = rects.center(lower, lower.width, kit.u(18))
        kit.panel(target, bar, "inset")
        old, wide = (round(bar.width * part / max(1, self.of)) for part in (self.before, self._shown))
        if wide > bar.height // 2:
            gold, light = kit.color("gold"), kit.color("gold_light")
            size = (max(wide, bar.height), bar.height)
            target.blit(shapes.filled(size, bar.height // 2, light, gold), bar)
            if old > bar.height:
                tint = kit.color("blue")
                target.blit(shapes.filled((old, bar.height), bar.height // 2, tint.lerp("white", 0.35), tint), bar)


MOST = 3  # packs that are seen waiting
SMALL = 0.52  # of the width of the pack in front
GLOW, RAYS = "#FFC46B", "#FFDFA0"

_kept = SurfaceCache(4 << 20)


def draw_light(target: pygame.Surface, pack: PackWrapper, now: float | None) -> None:
    """Draw light behind the pack, with slow rays for those who like motion; None: for those who do not."""
    box = pack.rect
    side = box.height * 17 // 10
    shapes = [sealed_pack.spot(side, GLOW, 0.56 if pack.hovered else 0.42)]
    if now is not None:
        shapes.append(sealed_pack.rays(side, RAYS, now / 3400))
    for picture in shapes:
        target.blit(picture, picture.get_rect(center=box.center), special_flags=pygame.BLEND_RGB_ADD)


def draw_waiting(target: pygame.Surface, pack: PackWrapper, game: str, left: int, count: int | None) -> None:
    """Draw the packs behind the one in front, of `count` in all (None: any number), where there is room: from `left` on."""
    u, box = pack.u, pack.rect
    wide = round(box.width * SMALL)
    high = round(wide * sealed_pack.RATIO)
    x, y = box.x - u(150) - wide, box.centery + u(40)
    shown = MOST if count is None else min(MOST, count - 1)
    if x < left + u(10) or shown < 1:
        return
    for i in reversed(range(shown)):
        picture = _waiting(game, (wide, high), i)
        target.blit(picture, picture.get_rect(center=(x + wide // 2 + i * u(9), y - i * u(7))))
    if count is not None:
        words = tr("boosters-more", count=count - 1)
        place = pygame.Rect(x - u(60), y + high // 2 + u(16), wide + u(120), u(28))
        pack.kit.write(target, words, "strong", place, "text", align="center")


def _waiting(game: str, size: tuple[int, int], number: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        return pictures.turned(pictures.contain((game, "pack.webp"), size), 5 - 7 * number)

    return _kept.get((game, size, number), make)


Stage = Literal["sealed", "flying", "laid", "told"]

TALLEST, TOP = 720, 26  # units: of a sealed pack, and the room above it
RISE_MS, FAN_MS, DEAL_MS, DEAL_STEP_MS = 420, 360, 420, 45
ALL_STEP_MS = 130
BURST = ("#FFE59A", "#FF6BC1", "#5BE1E6")
DIM = 150  # of 255: how dark all else becomes when a card is awaited
AWAKE_MS = 20_000  # after the last key or click things rest


class CardGlide(NamedTuple):
    """One movement of a card, by name: how long and from when on in ms, and how its speed changes."""

    name: str
    ms: float
    delay: float
    ease: str


class PackScreen(Page[bool]):
    """Returns True when the person is done with the packs, None when they go back."""

    def __init__(self, services: AppServices, pile: PackQueue) -> None:
        super().__init__(services)
        self.pile = pile
        self.definition = pile.definition
        self.ground = self.definition.id
        self.title = pile.title
        self.kicker = self.definition.name
        self.stage: Stage = "sealed"
        self.cards: list[PackCard] = []
        self.found: RevealedPack | None = None
        self.wide = 24
        self.left = pile.count
        self._now = 0.0

    # --- widgets
    def fill(self) -> None:
        self.sides = CardSides(self.definition, self.app.cards)
        self.sparks = Particles(self.kit, 3)
        self.pack = self.add(PackWrapper(self.definition.id, self._torn))
        self.tally = self.add(SetProgress())
        self.tear = self.add(
            Button(tr("boosters-tear"), self._tear, style="primary", icon="gesture-tap", label="Tear it open")
        )
        self.all = self.add(
            Button(tr("boosters-turn-all"), self.turn_all, style="primary", icon="cards", key="space", label="Turn all")
        )
        self.again = self.add(
            Button(tr("boosters-next"), self.next_pack, style="secondary", icon="arrow-right", label="Next pack")
        )
        self.done = self.add(Button("", self._finish, label="done", style="primary", icon="check"))
        self._show("sealed")
        self.set_focus(self.pack)

    def _show(self, stage: Stage) -> None:
        self.stage = stage
        self.left = self.pile.count
        last = self.left == 0
        self.pack.visible = stage in ("sealed", "flying")
        self.tear.visible = stage == "sealed"
        self.all.visible = stage in ("flying", "laid")
        self.all.enabled = stage == "laid"
        self.again.visible = stage == "told" and not last
        self.done.visible = stage == "told"
        self.done.text = self.pile.done
        self.done.style = "primary" if last else "secondary"
        self.again.style = "primary"
        self.tally.visible = stage == "told"
        if self.rect.width:
            self.layout()
        self.refresh()

    @property
    def laid(self) -> bool:
        """The cards lie in their places."""
        return self.stage in ("laid", "told")

    def ms(self, normal: float) -> float:
        """A duration at this person's speed; 0 for those who want no motion."""
        return 0 if self.app.prefs.reduced_motion else self.app.ms(normal)

    # --- tearing
    def _tear(self) -> None:
        self.pack.finish()

    def _torn(self) -> None:
        """The pack comes open: its cards are owned from now on."""
        try:
            self.tally.begin(self.pile.progress())
            self.found = self.pile.open()
        except StoreError as error:
            sorry(self.app, error)
            self.close(None)
            return
        found = self.found
        if len(self.cards) != 0:
            self._clear()
        best = len(found.kinds) - 1
        for i, kind in enumerate(found.kinds):
            card = PackCard(self, i, kind, new=found.new[i], copies=found.copies[i], best=i == best)
            self.cards.append(self.add(card))
        self._show("flying")
        self._burst(self.pack.opening)
        self.app.shake.start(7)
        self.app.sound("reveal")
        self._fly()

    def _clear(self) -> None:
        for card in self.cards:
            self.remove(card)
        self.cards = []

    def _fly(self) -> None:
        """Out of the bag, into a fan, into their places: one movement after the other."""
        count = len(self.cards)
        area = self.table
        inside = self.pack.rect.width / self.wide * 0.8
        start = pack_card.stack(self.pack.rect.center, count, inside)
        above = pack_card.stack((area.centerx, area.centery - area.height // 12), count, 1.0)
        fan = pack_card.fan((area.centerx, area.centery - area.height // 10), self.wide, count)
        end = pack_card.rest(area, count)
        self.sides.expect([(card.kind, pose) for card, pose in zip(self.cards, end, strict=True)], self.wide)
        for i, card in enumerate(self.cards):
            card.move_to(start[i])
            self._glide(card, start[i], above[i], CardGlide("rise", RISE_MS, 60, "out_cubic"))
            self._glide(card, above[i], fan[i], CardGlide("fan", FAN_MS, 60 + RISE_MS, "in_out"))
            delay = 60 + RISE_MS + FAN_MS + 140 + i * DEAL_STEP_MS
            self._glide(card, fan[i], end[i], CardGlide("deal", DEAL_MS, delay, "out_back"))
            self.app.event_lane.run(0, lambda _: self.app.sound("card_slide"), delay=self.ms(delay), key=("slide", i))
        whole = 60 + RISE_MS + FAN_MS + 140 + count * DEAL_STEP_MS + DEAL_MS
        self.app.event_lane.run(0, lambda _: None, delay=self.ms(whole), key="laid", done=self._lay)

    def _glide(self, card: PackCard, start: pack_card.PackPose, end: pack_card.PackPose, how: CardGlide) -> None:
        def step(part: float) -> None:
            card.move_to(start.towards(end, part))

        self.app.event_lane.run(
            self.ms(how.ms), step, ease=how.ease, delay=self.ms(how.delay), key=(how.name, card.index)
        )

    def _lay(self) -> None:
        self._show("laid")
        self.set_focus(self.cards[0])
        self.app.pointing.moved(self.app.pointing.pos)

    # --- turning
    _turning: frozenset[PackCard] = frozenset()  # those that turn one after another

    def turn_all(self) -> None:
        """Turn all that lie face down, the best one last; at once where they are being turned already."""
        waiting = [card for card in self.cards if not card.up]
        if waiting and self._turning.issuperset(waiting):
            self.app.event_lane.hurry()
            return
        self._turning = frozenset(waiting)
        for i, card in enumerate(waiting):
            self.app.event_lane.run(
                0, lambda _: None, delay=self.ms(i * ALL_STEP_MS), key=("all", card.index), done=card.turn
            )

    def sweep(self, pos: tuple[int, int]) -> None:
        """The mouse is drawn over the cards: turn what it touches."""
        for card in self.cards:
            if self.laid and not card.up and card.rect.collidepoint(pos):
                card.turn()

    def revealed(self, card: PackCard) -> None:
        """A face can be seen for the first time."""
        self.app.sound(card.splendour.sound)
        if self.ms(1):
            for kind in card.splendour.sparks:
                self.sparks.burst(kind, card.middle, card.splendour.colour, self.app.clock())
            if card.splendour.rays:
                self.app.shake.start(4)

    def count_turned(self) -> None:
        """When all lie open it is told what they bring."""
        if self.stage == "laid" and all(card.turned >= 1 for card in self.cards):
            self.app.touch.run(0, lambda _: None, delay=self.ms(420), key="tell", done=self._tell)

    def _tell(self) -> None:
        if self.found is None or self.stage != "laid":
            return
        try:
            self.tally.end(self.pile.progress(), self.found)
        except StoreError as error:
            sorry(self.app, error)
        self._show("told")
        self.set_focus(self.again if self.again.visible else self.done)

    def look_at(self, card: PackCard) -> None:
        """Look at a card closely; to the left and right are those that lie open."""
        up = [each for each in self.cards if each.turned >= 1]
        self.app.push(CardDetail(self.definition, [each.kind for each in up], up.index(card), self.app.cards))

    # --- the next one
    def next_pack(self) -> None:
        """Put the cards away and show the next pack."""
        self._clear()
        self.sides.cold = []
        self.found = None
        self.pack.reset()
        self._show("sealed")
        self.set_focus(self.pack)
        self.app.sound("card_slide")

    def _finish(self) -> None:
        try:
            self.pile.finish()
        except StoreError as error:
            sorry(self.app, error)
        self.close(True)

    def close(self, result: bool | None = None) -> None:
        sealed_pack.forget()
        self.app.event_lane.hurry()
        super().close(result)

    # --- input
    def on_event(self, event: Event) -> bool:
        """A click while the cards fly hurries them."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.stage == "flying":
            self.app.event_lane.hurry()
            return True
        return False

    def on_key(self, event: Event) -> bool:
        if event.key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER) and self.stage == "flying":
            self.app.event_lane.hurry()
            return True
        if event.key == pygame.K_SPACE and self.stage == "laid":
            self.turn_all()
            return True
        if place_of(event) == "z" and isinstance(self.focus, PackCard) and self.focus.turned >= 1:
            self.look_at(self.focus)
            return True
        return super().on_key(event)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        u = self.u
        foot, rest = rects.cut_bottom(body, u(92), u(4))
        foot = rects.inset(foot, 0, u(12))
        self.table = rest
        whole = pygame.Rect(rest.x, self.rect.y + u(TOP), rest.width, rest.bottom - u(TOP + 38) - self.rect.y)
        high = min(u(TALLEST), whole.height)
        self.pack.place(rects.center(whole, round(high / sealed_pack.RATIO), high))
        shown = [button for button in (self.tear, self.all, self.again, self.done) if button.visible]
        wishes = [button.measure(foot.width // 2)[0] for button in shown]
        room = sum(wishes) + u(16) * max(0, len(shown) - 1)
        x = foot.right - room if self.tally.visible else foot.centerx - room // 2
        for button, wish in zip(shown, wishes, strict=True):
            button.place(pygame.Rect(x, foot.y, wish, foot.height))
            x += wish + u(16)
        self.tally.place(pygame.Rect(foot.x, foot.y, max(u(200), foot.width - room - u(40)), foot.height))
        self.hint = pygame.Rect(rest.x, min(self.pack.rect.bottom + u(20), foot.y - u(32)), rest.width, u(30))
        self._place_cards()

    def _place_cards(self) -> None:
        count = len(self.cards)
        if not count:
            return
        self.wide = pack_card.card_width(self.table, count)
        if self.laid:
            for card, pose in zip(self.cards, pack_card.rest(self.table, count), strict=True):
                card.move_to(pose)

    # --- picture
    def _burst(self, place: tuple[int, int]) -> None:
        if self.ms(1):
            for color in BURST:
                self.sparks.burst("star", place, color, self.app.clock())

    def update(self, now: float) -> bool:
        self._now = now
        if self.app.top is not self:
            return False
        self.sides.warm()
        moved = self.pack.tick(now)
        moves = self.stage in ("sealed", "flying") or any(card.splendour.rays for card in self.cards)
        return moved or self.sparks.busy or (moves and self.ms(1) > 0 and self.app.untouched < AWAKE_MS)

    def paint(self, target: pygame.Surface) -> None:
        self.title = self._heading()
        super().paint(target)

    def _heading(self) -> str:
        if self.stage == "told" and self.found is not None:
            fresh = sum(self.found.new)
            return tr("boosters-new-cards", count=fresh) if fresh else tr("boosters-nothing-new")
        return tr("boosters-turn-over") if self.laid else self.pile.title

    def draw(self, target: pygame.Surface) -> None:
        self.paint(target)
        if self.pack.visible:
            draw_light(target, self.pack, self._now if self.ms(1) else None)
        if self.stage == "sealed":
            draw_waiting(target, self.pack, self.definition.id, self.rect.x, self.left)
        front = [card for card in self.cards if card.awe or card.hovered or 0 < card.turned < 1]
        front.sort(key=lambda card: card.awe)
        if self.stage == "flying":
            self._draw_cards(target, [])
        for widget in (self.pack, self.back, self.tear, self.all, self.again, self.done, self.tally):
            if widget.visible:
                widget.draw(target)
        if self.laid:
            self._draw_cards(target, front)
        if self.stage == "sealed":
            self.kit.write(target, tr("boosters-how"), "strong", self.hint, "gold_light", align="center")
        blits = self.sparks.blits(self._now)
        if blits:
            target.fblits(blits)

    def _draw_cards(self, target: pygame.Surface, front: list[PackCard]) -> None:
        for card in self.cards:
            if card not in front:
                card.draw_behind(target, self._now)
        for card in self.cards:
            if card not in front:
                card.draw(target)
        if self.laid:
            for card in self.cards:
                card.draw_words(target)
        awe = max((card.awe for card in front), default=0.0)
        if awe:
            target.fill([round(255 - DIM * awe)] * 3, special_flags=pygame.BLEND_RGB_MULT)
        for card in front:
            card.draw_behind(target, self._now)
            card.draw(target)
            card.draw_words(target)
