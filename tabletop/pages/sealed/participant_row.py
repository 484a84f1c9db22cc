"""Who comes to a sealed night, and one of them as a row: on which side, how far they are, how they stand. All is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.app.setup_model import SetupModel
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.match.seats import KEYS, clashes
from tabletop.pages.boosters import sealed_pack
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.display import draw_avatar
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.match.seats import Seat
    from tabletop.storage import Profile
    from tabletop.toolkit.draw_context import DrawContext


DECK, TILT = 5, 4  # cards of a deck that are shown, degrees between them
TAG, HIGH = 84, 40  # units: size of the side
MEDALS = ("gold", "text", "orange")  # colours of the first places

GUESTS = 6  # with eight, a league at tables of two would have 28 matches
HERE, NEW, AWAY = "here", "new", "away"
BOTS = {"easy": "sealed-bot-easy", "normal": "sealed-bot-normal", "hard": "sealed-bot-hard"}
SEATED = {"easy": "sealed-bot-is-easy", "normal": "sealed-bot-is-normal", "hard": "sealed-bot-is-hard"}
GOOD = "good"  # the allegiance whose name is gold
KNOWN = "profile "


class ParticipantState(NamedTuple):
    """packs: how many are still sealed; state: in words; done: the deck is ready; turn: it is this seat's turn.

    place and points: in the standing, place 0 before anything was played; crowned: won the night; called: the side's name.
    """

    side: str
    packs: int
    state: str
    done: bool = False
    turn: bool = False
    place: int = 0
    points: int = 0
    crowned: bool = False
    called: str = ""


class SideTag(Button):
    """The side of a player, which a press turns into another one."""

    def __init__(self, index: int, on_press: Callable[[], None]) -> None:
        tip = tr("sealed-turn-side")
        super().__init__("", on_press, label=f"side {index + 1}", role="caption", tooltip=tip)
        self.good = False

    def draw(self, target: pygame.Surface) -> None:
        draw_side(target, self.kit, self.rect, self.text, good=self.good)
        self.kit.ring(target, self.rect, "gold_light" if self.hovered else "faint", HIGH // 2)


def draw_side(target: pygame.Surface, kit: DrawContext, box: pygame.Rect, side: str, *, good: bool) -> None:
    """A pill with the name of a side."""
    kit.panel(target, box, "pill")
    kit.write(target, side, "caption", box, "gold_light" if good else "violet", align="center")


class SeatControls(NamedTuple):
    """`choices`: who may sit here, as (value, words); `on_side` turns the side."""

    choices: Sequence[tuple[str, str]]
    chosen: str
    on_choose: Callable[[str], None]
    on_side: Callable[[], None]


class SeatRow(Widget):
    """Without `controls` it is only shown who sits here, on which side."""

    def __init__(
        self,
        seat: Seat,
        index: int,
        game: str,
        controls: SeatControls | None = None,
    ) -> None:
        super().__init__(f"seat {index + 1}")
        self.seat = seat
        self.game = game
        self.stand = ParticipantState("", 0, "")
        self.who: DropDown[str] | None = None
        self.side: SideTag | None = None
        if controls is not None:
            label, tip = f"who {index + 1}", tr("sealed-who-plays")
            who = DropDown(controls.choices, controls.chosen, controls.on_choose, label=label, tooltip=tip)
            self.who, self.side = self.add(who), self.add(SideTag(index, controls.on_side))

    # --- place
    def layout(self) -> None:
        if self.who is not None:
            upper, _ = self._texts()
            wide = min(upper.width - (self.u(TAG + 14) if self.stand.side else 0), self.u(390))
            box = pygame.Rect(upper.x, upper.y, wide, upper.height)
            self.who.place(rects.center(box, wide, min(upper.height, self.u(54))))
        if self.side is not None:
            self.side.visible, self.side.text = bool(self.stand.side), self.stand.called
            self.side.good = self.stand.side == GOOD
            self.side.place(self._tag(self.who.rect.right) if self.who else self.rect)

    def _tag(self, left: int) -> pygame.Rect:
        """The place of the side, to the right of who plays it."""
        upper, _ = self._texts()
        tag = pygame.Rect(left + self.u(14), 0, self.u(TAG), self.u(HIGH))
        tag.centery = upper.centery
        return tag

    def _boxes(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        """Portrait, words, cards, sign."""
        box = rects.inset(self.rect, self.u(20), self.u(12))
        face, box = rects.cut_left(box, min(box.height, self.u(150)), self.u(18))
        wide = self.u(130) if self.stand.place else self.u(46)
        sign, box = rects.cut_right(box, wide, self.u(12))
        share = 36 if self.stand.place or self.who else 43
        cards, words = rects.cut_right(box, box.width * share // 100, self.u(12))
        return face, words, cards, sign

    def _texts(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The name with its side, and below it the state."""
        _, words, _, _ = self._boxes()
        whole = rects.center(words, words.width, min(words.height, self.u(104 if self.who else 84)))
        upper, lower = rects.rows(whole, [1.3 if self.who else 1.15, 1])
        return upper, lower

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit, stand = self.kit, self.stand
        kit.panel(target, self.rect, "panel")
        if stand.turn or stand.crowned:
            kit.panel(target, self.rect, "row_chosen")
        face, _, cards, sign = self._boxes()
        side = min(face.width, face.height)
        face = rects.center(face, side, side)
        colour = self.seat.colour or "violet"
        draw_avatar(target, kit, face, self.seat.name, colour, picture=avatars.picture(self.seat.avatar))
        if stand.crowned:
            crown = pictures.contain(("ui", "crown.webp"), (side // 2, side // 2))
            target.blit(crown, crown.get_rect(midbottom=(face.centerx, face.y + side * 30 // 100)))
        if stand.done:
            self._draw_deck(target, cards)
        else:
            self._draw_packs(target, cards)
        if stand.place:
            self._draw_points(target, sign)
        elif stand.done:
            ready = shapes.disc(kit.u(44), kit.color("leaf"), kit.color("#1E7A46"))
            target.blit(ready, rects.center(sign, kit.u(44), kit.u(44)))
            icon = kit.icon("check", 30, "white")
            target.blit(icon, icon.get_rect(center=sign.center))
        self._draw_words(target)
        super().draw(target)

    def _draw_words(self, target: pygame.Surface) -> None:
        kit, stand = self.kit, self.stand
        upper, lower = self._texts()
        name, side = self.seat.name, stand.called
        if self.who is None:
            wide = min(kit.measure(name, "subheading"), upper.width - kit.u(90))
            size = kit.fit(name, "subheading", upper.width - kit.u(90), 0.5)
            kit.write(target, name, "subheading", upper, size=size)
            if side:
                draw_side(target, kit, self._tag(upper.x + wide), side, good=stand.side == GOOD)
        color = "gold_light" if stand.turn or stand.crowned else "muted"
        kit.write(target, stand.state, "caption", lower, color, size=kit.fit(stand.state, "caption", lower.width, 0.5))

    def _draw_points(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The place in the standing and the points."""
        kit, stand = self.kit, self.stand
        left, right = rects.columns(box, [1, 1.1], kit.u(6))
        color = MEDALS[stand.place - 1] if stand.place <= len(MEDALS) else "faint"
        kit.write(target, f"{stand.place}.", "number", left, color, align="right", size=30)
        whole = rects.center(right, right.width, min(right.height, kit.u(76)))
        upper, lower = rects.rows(whole, [1.6, 1])
        kit.write(target, str(stand.points), "number", upper, "gold_light", align="center", size=40)
        words = tr("sealed-points", count=stand.points)
        kit.write(target, words, "caption", lower, align="center", size=kit.fit(words, "caption", lower.width, 0.6))

    def _draw_packs(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The packs that are still sealed, one over the other."""
        high = box.height
        wide = round(high / sealed_pack.RATIO)
        picture = pictures.contain((self.game, "pack.webp"), (wide, high))
        step = min(wide + self.u(4), (box.width - wide) // max(1, self.stand.packs - 1)) if self.stand.packs > 1 else 0
        for i in range(self.stand.packs):
            target.blit(picture, picture.get_rect(midright=(box.right - i * step, box.centery)))

    def _draw_deck(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """The deck that was built, face down."""
        name = f"back_{self.stand.side}.webp" if self.stand.side else "back.webp"
        wide = round(box.height * 0.9 / RATIO)
        size = (wide, round(wide * RATIO))
        back = pictures.cover((self.game, name), size, max(2, wide // 18))
        for i in range(DECK):
            turned = pictures.turned(back, TILT * ((DECK - 1) / 2 - i))
            x = box.right - wide // 2 - self.u(16) - (DECK - 1 - i) * wide * 4 // 10
            target.blit(turned, turned.get_rect(center=(x, box.centery)))


class SealedSetup(SetupModel):
    """The players of a night: six of any game, more where its table has room for more."""

    @property
    def most(self) -> int:
        return max(GUESTS, super().most)

    def choices(self, index: int) -> list[tuple[str, str]]:
        """Who may sit there: (value, words). HERE is whoever does now, without being known or a bot."""
        seat = self.seats[index]
        taken = {other.profile for other in self._others(index)}
        found = [(f"{KNOWN}{who.id}", who.name) for who in self.profiles if who.id not in taken]
        if seat.human and seat.profile is None:
            found.insert(0, (HERE, seat.name))
        bots = [
            (level, tr(SEATED[level], name=seat.name) if seat.bot == level else tr(message))
            for level, message in BOTS.items()
        ]
        away = [(AWAY, tr("sealed-nobody"))] if len(self.seats) > self.least else []
        return [*found, (NEW, tr("sealed-somebody-new")), *bots, *away]

    def choice(self, index: int) -> str:
        """The value of whoever sits there."""
        seat = self.seats[index]
        return seat.bot or (HERE if seat.profile is None else f"{KNOWN}{seat.profile}")

    def choose(self, index: int, value: str) -> None:
        """Seat whom a value of `choices` stands for; NEW seats nobody."""
        if value == AWAY:
            self.remove(index)
        elif value in BOTS:
            self.set_kind(index, value)
        elif value.startswith(KNOWN):
            self.welcome(index, next(who for who in self.profiles if value == f"{KNOWN}{who.id}"))

    def welcome(self, index: int, who: Profile) -> None:
        """Seat a known person, with other keys than usual where somebody else has these."""
        if not self.seats[index].human:
            self.set_kind(index, "human")
        self.set_profile(index, who)
        if clashes(tuple(self.seats)):
            react, decline = KEYS[self._free_keys(index)]
            self.change(index, react=react, decline=decline)
