"""Banner moments: a broad ribbon sweeps over the table and says what matters; a click hurries it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from tabletop.table.widgets.panel_facts import SeatPerson

COME, STAY, GO = 260, 980, 240  # ms
WHOLE = COME + STAY + GO
HIGH = 210
UP, GAP = 60, 12  # units: so far above the middle it lies, and so far from what is to stay free


class BannerText(NamedTuple):
    """A moment, with a portrait, a picture of sprites/, an icon, or only words. It stands open for `stay` ms, and covers not
    what lies in `free`.
    """

    title: str
    text: str = ""
    color: str = "gold"
    icon: str = ""
    picture: tuple[str, ...] = ()
    person: SeatPerson | None = None
    stay: int = STAY
    free: pygame.Rect | None = None

    @property
    def whole(self) -> float:
        return COME + self.stay + GO


class Banner(Widget):
    """Give it the whole screen. Several moments are shown one after the other, on the event lane."""

    def __init__(self) -> None:
        super().__init__("banner")
        self.visible = False
        self._queue: list[BannerText] = []
        self._age = 0.0  # ms of the moment that is shown

    @property
    def moment(self) -> BannerText | None:
        return self._queue[0] if self._queue else None

    @property
    def left(self) -> float:
        """How long what is shown now still lies over the table, in ms."""
        return self.app.ms(self.moment.whole - self._age) if self.moment is not None else 0.0

    def show(self, moment: BannerText) -> None:
        """Show a moment after those that wait."""
        self._queue.append(moment)
        if len(self._queue) == 1:
            self._begin()

    def clear_moments(self) -> None:
        """Drop what is shown and what waits: the table has jumped."""
        self._queue.clear()
        self.visible = False
        self.app.event_lane.cancel("banner")
        self.refresh()

    def _begin(self) -> None:
        self.visible, self._age = True, 0.0
        self._run(self.app.ms(self._queue[0].whole) or self._queue[0].stay)

    def _run(self, ms: float) -> None:
        """From its present age to its end."""
        begun, whole = self._age, self._queue[0].whole

        def step(part: float) -> None:
            self._age = begun + part * (whole - begun)

        self.app.event_lane.run(ms, step, ease="linear", key="banner", done=self._next)

    def leave(self) -> None:
        """Somebody is asked something that lies below: what was only a glance goes at once."""
        moment = self.moment
        if moment is not None and self._age < moment.whole - GO:
            del self._queue[1:]
            self._age = moment.whole - GO
            self._run(self.app.ms(GO))

    def _next(self) -> None:
        del self._queue[:1]
        self.visible = bool(self._queue)
        if self._queue:
            self._begin()
        self.refresh()

    def hears_pointer(self) -> bool:
        return False

    # --- picture
    def _openness(self, moment: BannerText) -> float:
        """How far the ribbon is open, 0 to 1."""
        if self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return 1.0
        coming, left = self._age / COME, (moment.whole - self._age) / GO
        return 1 - (1 - max(0.0, min(1.0, coming, left))) ** 3

    @property
    def ribbon(self) -> pygame.Rect:
        """Where it lies when it is open."""
        return self._opened(1.0)

    def _opened(self, share: float) -> pygame.Rect:
        high = max(2, round(self.kit.u(HIGH) * share))
        return pygame.Rect(self.rect.x, self._middle() - high // 2, self.rect.width, high)

    def _middle(self) -> int:
        """How high it lies: above or below what is to stay free, if there is room."""
        usual, half = self.rect.centery - self.kit.u(UP), self.kit.u(HIGH) // 2
        free, far = self.moment.free if self.moment is not None else None, half + self.kit.u(GAP)
        if free is None or usual + half < free.top or usual - half > free.bottom:
            return usual
        beside = [
            y for y in (free.top - far, free.bottom + far) if self.rect.top <= y - half and y + half <= self.rect.bottom
        ]
        return min(beside, key=lambda y: abs(y - usual), default=usual)

    def draw(self, target: pygame.Surface) -> None:
        moment, kit = self.moment, self.kit
        if moment is None:
            return
        share = self._openness(moment)
        box = self._opened(share)
        self._draw_ribbon(target, box, moment.color)
        if share < 0.35:
            return
        clip = target.get_clip()
        target.set_clip(box.clip(clip) if share < 1 else clip)  # accents may reach beyond it
        slide = 0 if share >= 1 else round((1 - share) * kit.u(140)) * (-1 if self._age < COME else 1)
        self._draw_words(target, box, moment, slide)
        target.set_clip(clip)

    def _draw_ribbon(self, target: pygame.Surface, box: pygame.Rect, color: str) -> None:
        kit = self.kit
        tint = kit.color(color)
        dark = kit.color("night").lerp(tint, 0.16)
        ends, middle = pygame.Color(dark), pygame.Color(dark)
        ends.a, middle.a = 150, 242
        # two rows: of a single one smoothscale reads one more than there is
        band = pygame.Surface((3, 2), pygame.SRCALPHA)
        for x, ink in enumerate((ends, middle, ends)):
            band.fill(ink, (x, 0, 1, 2))
        target.blit(pygame.transform.smoothscale(band, box.size), box)
        line = max(2, kit.u(4))
        edge = pygame.Surface((3, 2), pygame.SRCALPHA)
        for x, alpha in enumerate((0, 255, 0)):
            edge.fill((tint.r, tint.g, tint.b, alpha), (x, 0, 1, 2))
        edge = pygame.transform.smoothscale(edge, (box.width, line))
        target.blit(edge, (box.x, box.y))
        target.blit(edge, (box.x, box.bottom - line))

    def _draw_words(self, target: pygame.Surface, box: pygame.Rect, moment: BannerText, slide: int) -> None:
        kit = self.kit
        side = kit.u(150) if moment.person or moment.picture or moment.icon else 0
        room = box.width - side - kit.u(160)
        size = kit.fit(moment.title, "display", max(1, room), 0.5)
        wide = max(kit.measure(moment.title, "display", size), min(room, kit.measure(moment.text, "subheading")))
        left = box.centerx - (wide + side + (kit.u(36) if side else 0)) // 2 + slide
        if side:
            self._draw_sign(target, pygame.Rect(left, box.centery - side // 2, side, side), moment)
            left += side + kit.u(36)
        top = box.centery - (kit.u(58) if moment.text else kit.u(48))
        title = pygame.Rect(left, top, wide + 4, kit.u(80 if moment.text else 96))
        kit.write(target, moment.title, "display", title.move(0, kit.u(4)), "black", size=size)
        kit.write(target, moment.title, "display", title, "white", size=size)
        if moment.text:
            line = pygame.Rect(left, title.bottom + kit.u(6), max(wide, room) + 4, kit.u(36))
            for ink, down in (("black", 2), (moment.color, 0)):  # what lies below shines through the ribbon's ends
                kit.write(target, moment.text, "subheading", line.move(0, kit.u(down)), ink)

    def _draw_sign(self, target: pygame.Surface, box: pygame.Rect, moment: BannerText) -> None:
        kit = self.kit
        if moment.person is not None:
            person = moment.person
            draw_avatar(target, kit, box, person.name, person.colour, picture=avatars.picture(person.avatar))
        if moment.picture:
            place = box
            if moment.person is not None and "symbols" in moment.picture:  # a sign of the game beside the face
                place = pygame.Rect(0, 0, box.width * 6 // 10, box.width * 6 // 10)
                place.bottomright = (box.right + kit.u(18), box.bottom + kit.u(6))
            picture = pictures.contain(moment.picture, place.size)
            target.blit(picture, picture.get_rect(center=place.center))
        elif moment.icon:
            place = box
            if moment.person is not None:
                place = pygame.Rect(0, 0, box.width * 4 // 10, box.width * 4 // 10)
                place.bottomright = (box.right + kit.u(8), box.bottom)
            tint = kit.color(moment.color)
            target.blit(shapes.disc(place.width, tint.lerp(pygame.Color("white"), 0.4), tint), place)
            icon = kit.icon(moment.icon, place.width * 0.58 / kit.scale, "ink")
            target.blit(icon, icon.get_rect(center=place.center))
