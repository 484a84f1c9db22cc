"""Cards on pages: their pictures, a cell with one, and one in detail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art import back
from tabletop.card_art.card_index import meanings, printed, values
from tabletop.card_art.card_sprites import HOVER, REST, ZOOM, SpriteSpec
from tabletop.card_art.compositor import RATIO
from tabletop.i18n import tr
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.cache import SurfaceCache
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.screen import Screen
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from pygame.event import Event

    from tabletop.card_art import CardText
    from tabletop.card_art.card_sprites import State
    from tabletop.core.definition import Definition
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.app import CardPictures

# Card pictures of a screen that shows many at once: kept as long as the screen lives, so that scrolling stays smooth.

BACK = -1  # the kind of a card that lies face down
LIMIT = 64 << 20  # bytes: two screens full of cards at 3840 x 2160
MIDDLE = 0.37  # of a card's height: where the faces of most pictures are
WIDER = 1.24  # a card's width by that of a strip, so that its frame is outside


class CardCache:
    """Serves the cards of one game by kind."""

    def __init__(self, definition: Definition, sprites: CardPictures) -> None:
        self.definition = definition
        self.sprites = sprites
        self._kept = SurfaceCache(LIMIT)
        self._texts: dict[int, CardText] = {}

    def text(self, kind: int | str) -> CardText | None:
        """The printed words of a kind; None for BACK; a name is one of several backs."""
        if isinstance(kind, str):
            return back(kind)
        if kind == BACK:
            return None
        if kind not in self._texts:
            self._texts[kind] = printed(self.definition, kind)
        return self._texts[kind]

    def sprite(
        self, kind: int | str, width: int, state: State = "normal", lift: float = REST, angle: float = 0
    ) -> pygame.Surface:
        """A card with its shadow; blit its middle to the card's middle."""
        look = SpriteSpec(self.definition.id, self.text(kind), width, state, angle=angle, lift=lift)
        if look in self._kept:
            return self._kept.get(look, lambda: self.sprites.get(look))
        made = self.sprites.get(look)
        if self.sprites.faces.ready(look.game, look.text, look.width):
            self._kept.get(look, lambda: made)
        return made

    def raised(self, kind: int, width: int) -> pygame.Surface:
        """A card in the hand or under the mouse."""
        return self.sprite(kind, width, "hover", HOVER)

    def strip(self, kind: int, size: tuple[int, int], radius: int) -> pygame.Surface:
        """A piece of a card's picture that fades to the left, for a line of a list."""
        text = self.text(kind)
        width = round(size[0] * WIDER)
        if (kind, size, radius) in self._kept:
            return self._kept.get((kind, size, radius), lambda: shapes.blank(size))
        face = self.sprites.faces.get(self.definition.id, text, width)
        made = _strip(face, size, radius)
        if self.sprites.faces.ready(self.definition.id, text, width):
            self._kept.get((kind, size, radius), lambda: made)
        return made


def _strip(face: pygame.Surface, size: tuple[int, int], radius: int) -> pygame.Surface:
    wide, high = size
    middle, left = round(face.get_height() * MIDDLE), (face.get_width() - wide) // 2
    out = shapes.rounded(size, radius).copy()
    out.blit(
        face.subsurface((left, max(0, middle - high // 2), wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    fade = shapes.gradient((high, wide), pygame.Color(255, 255, 255, 0), pygame.Color("white"))
    fade = pygame.transform.rotate(fade, 90)  # what was above is left now
    out.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


AIR, FOOT = 14, 34  # units: round the card for its shadow, and below it for what is said about it
LEAST = 20  # pixels


class CardPicture(Widget):
    """Derive together with what is pressed or carried. `foot`: units for the line below the card."""

    foot = 0
    kind: int
    shelf: CardCache

    def on_hover(self, inside: bool) -> None:
        self.refresh()
        if inside:
            self.app.sound("card_hover")

    @property
    def card_rect(self) -> pygame.Rect:
        inside = rects.inset(self.rect, self.u(AIR))
        _, inside = rects.cut_bottom(inside, self.u(self.foot))
        wide = min(inside.width, round(inside.height / RATIO))
        return rects.center(inside, wide, round(wide * RATIO))

    @property
    def foot_rect(self) -> pygame.Rect:
        box = self.card_rect
        return pygame.Rect(box.x, box.bottom + self.u(6), box.width, self.u(self.foot))

    def draw_card(self, target: pygame.Surface, *, drained: bool = False, rise: float = 6) -> bool:
        """Draw the face, `rise` units higher under the mouse; False where there is no room for it."""
        box = self.card_rect
        if box.width < LEAST:
            return False
        lit = self.hovered and not drained
        if drained:
            sprite = self.shelf.sprite(self.kind, box.width, "drained")
        else:
            sprite = self.shelf.raised(self.kind, box.width) if lit else self.shelf.sprite(self.kind, box.width)
        target.blit(sprite, sprite.get_rect(center=(box.centerx, box.centery - (self.u(rise) if lit else 0))))
        return True

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.card_rect, radius=14)


class CardCell(CardPicture, Pressable):
    """Calls `on_press` when it is chosen."""

    sound = "card_pick"

    def __init__(self, kind: int, shelf: CardCache, on_press: Callable[[], None]) -> None:
        super().__init__(f"card {shelf.definition.cards[kind].id}", on_press)
        self.kind = kind
        self.shelf = shelf

    def draw(self, target: pygame.Surface) -> None:
        self.draw_card(target)


class CardGrid(ScrollPanel):
    """`least` units: the least width of a card with its air; `ratio`: its height by its width."""

    def __init__(self, least: float, ratio: float, gap: float, on_all: Callable[[], None]) -> None:
        self.grid = Tiles(least=least, ratio=ratio, gap=gap)
        self.nothing = Column(Label(tr("browser-nothing"), "heading", align="center"), align="center", gap=18)
        self.nothing.add(Button(tr("browser-show-all"), on_all, style="secondary", icon="restart"))
        super().__init__(Column(self.grid, self.nothing), label="cards")

    @property
    def cells(self) -> list[Widget]:
        return self.grid.children

    def fill(self, cells: Iterable[Widget]) -> None:
        """Show other cards, from the first one."""
        self.grid.clear()
        for cell in cells:
            self.grid.add(cell)
        self.grid.visible = bool(self.cells)
        self.nothing.visible = not self.cells
        self.offset = 0


# One card, large, beside everything that can be said about it.


class CardDetail(Screen[int]):
    """Shows one of `kinds`; the arrows go to its neighbours. Returns the kind that was shown last."""

    modal = True
    veil = 205

    def __init__(self, definition: Definition, kinds: Sequence[int], at: int, sprites: CardPictures) -> None:
        super().__init__("card")
        self.definition = definition
        self.kinds = list(kinds)
        self.at = at
        self.sprites = sprites

    def build(self) -> None:
        self.words = RichLabel("", "body", label="card text")
        self.scroll = self.add(ScrollPanel(self.words))
        self.before = self.add(Button("", lambda: self.step(-1), label="previous card", style="secondary",
                                      icon="chevron-left", tooltip=tr("browser-previous")))  # fmt: skip
        self.after = self.add(Button("", lambda: self.step(1), label="next card", style="secondary",
                                     icon="chevron-right", tooltip=tr("browser-next")))  # fmt: skip
        self.done = self.add(Button(tr("pages-close"), self.leave, label="Close", style="primary"))
        self.step(0)

    @property
    def kind(self) -> int:
        return self.kinds[self.at]

    def leave(self) -> None:
        self.close(self.kind)

    def step(self, by: int) -> None:
        """Show a neighbour, round the end."""
        self.at = (self.at + by) % len(self.kinds)
        self.words.source = story(self.definition, self.kind)
        self.scroll.offset = 0
        if by:
            self.app.sound("card_flip")
        if self.rect.width:
            self.layout()
        self.refresh()

    def on_key(self, event: Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return super().on_key(event)

    def on_action(self, action: Action) -> bool:
        if action == "back":
            self.leave()
            return True
        return super().on_action(action)

    def layout(self) -> None:
        box = rects.inset(self.rect, min(self.u(90), self.rect.width // 16), self.u(50))
        high = min(box.height, round(box.width * 0.42 * RATIO))
        wide, gap = round(high / RATIO), self.u(64)
        words = min(self.u(700), box.width - wide - gap)
        whole = pygame.Rect(0, 0, wide + gap + words, high)
        whole.center = box.center
        self.card = pygame.Rect(whole.x, whole.y, wide, high)
        column = pygame.Rect(self.card.right + gap, whole.y, words, high)
        pad, head, foot = self.u(40), self.u(122), self.u(96)
        wish = self.words.measure(words - 2 * pad - self.u(24))[1]
        self.panel = rects.center(column, words, min(high, 2 * pad + head + wish + foot))
        inside = rects.inset(self.panel, pad)
        self.head, rest = rects.cut_top(inside, head)
        foot_row, rest = rects.cut_bottom(rest, self.u(72), foot - self.u(72))
        side = self.u(76)
        left, foot_row = rects.cut_left(foot_row, side, self.u(12))
        right, foot_row = rects.cut_left(foot_row, side, self.u(12))
        done, _ = rects.cut_right(foot_row, min(foot_row.width, self.u(200)))
        for button, place in ((self.before, left), (self.after, right), (self.done, done)):
            button.place(place)
        self.scroll.place(rest)

    def paint(self, target: pygame.Surface) -> None:
        kit, card = self.kit, self.definition.cards[self.kind]
        kit.panel(target, self.panel, "window")
        name, line = rects.cut_top(self.head, self.u(66), self.u(8))
        size = kit.fit(card.name, "title", name.width, 0.4)
        kit.write(target, card.name, "title", name, "gold_light", size=size)
        line, _ = rects.cut_top(line, self.u(26))
        rarity = dict(values(self.definition, "rarity"))[card.rarity].lower()
        kit.write(target, f"{card.line}  ·  {rarity}  ·  {card.group}", "label", line, "muted")
        look = SpriteSpec(self.definition.id, printed(self.definition, self.kind), self.card.width, lift=ZOOM)
        sprite = self.sprites.get(look)
        target.blit(sprite, sprite.get_rect(center=self.card.center))


def story(definition: Definition, kind: int) -> str:
    """Return all that can be said about a kind of card as rich text."""
    card = definition.cards[kind]
    lines = ["\n\n".join(card.text), "", f"[muted]*{escape(card.flavour)}*[/]"]
    if card.terms:
        lines += ["", *meanings(card.terms)]
    if definition.collecting is None:  # else everybody has another deck
        deck = sum(face.copies for face in definition.cards)
        lines += ["", f"{{layers}} {tr('browser-copies', count=card.copies, deck=deck)}"]
    if card.copied:
        lines.append(f"{{content-copy}} {tr('browser-copied', text=card.copied)}")
    return "\n".join(lines)
