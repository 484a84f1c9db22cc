"""Sheets of cards above the table: a pile fanned out, newest first, and the grid of titles with type-to-search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_sprites import HOVER, REST, SpriteSpec
from tabletop.card_art.compositor import RATIO, height
from tabletop.i18n import tr
from tabletop.table.hud import spoken_words
from tabletop.table.hud.spoken_words import joined
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_style import ModalPanel
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import BAR, Panel, ScrollPanel, Tiles
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame.event import Event

    from tabletop.card_art.card_sprites import State
    from tabletop.table.widgets.panel_facts import ListedCard
    from tabletop.toolkit.actions import Action


CHOOSABLE = ("playable", "target")


class CardTile(Widget):
    """`on_choose(card)`, `on_look(card, place)` on hover and focus (None when it ends), `on_letter(letter)` while typing."""

    focusable = pressable = True

    def __init__(
        self,
        game: str,
        card: ListedCard,
        on_choose: Callable[[ListedCard], None],
        on_look: Callable[[ListedCard | None, pygame.Rect], None],
        on_letter: Callable[[str], bool],
    ) -> None:
        name = card.text.name if card.text is not None else "a card"
        super().__init__(f"{name} {card.id}", tooltip=card.note)
        self.game = game
        self.card = card
        self.on_choose = on_choose
        self.on_look = on_look
        self.on_letter = on_letter

    @property
    def spoken(self) -> str:
        return joined(spoken_words.card(self.card.text), self.card.note)

    def measure(self, width: int) -> tuple[int, int]:
        return width, height(self.game, width)

    def on_hover(self, inside: bool) -> None:
        super().on_hover(inside)
        self.on_look(self.card if inside else None, self.rect)

    def on_focus(self, here: bool) -> None:
        super().on_focus(here)
        if self.app.keyboard:
            self.on_look(self.card if here else None, self.rect)

    def on_pointer(self, event: Pointer) -> bool:
        return event.kind == "down" and event.button == 1 and self.on_action("accept")

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        if self.card.state in CHOOSABLE:
            self.app.sound("card_pick")
            self.on_choose(self.card)
        elif self.card.state == "drained":
            self.app.sound("error_soft")
        return True

    def on_key(self, event: Event) -> bool:
        letter = getattr(event, "unicode", "")
        return bool(letter) and letter.isalpha() and self.on_letter(letter)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.kit.ring(target, self.rect, radius=10)

    def draw(self, target: pygame.Surface) -> None:
        lit = self.hovered or (self.focused and self.app.keyboard)
        state: State = "drained" if self.card.state == "drained" else "normal"
        if self.card.state in CHOOSABLE:
            state = "hover" if lit else "playable" if self.card.state == "playable" else "target"
        raised = lit and not self.app.prefs.reduced_motion
        look = SpriteSpec(self.game, self.card.text, self.rect.width, state, lift=HOVER if raised else REST)
        sprite = self.app.cards.get(look)
        lift = self.u(8) if raised else 0
        target.blit(sprite, sprite.get_rect(center=(self.rect.centerx, self.rect.centery - lift)))


if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.table.widgets.panel_facts import ListedCard

    OnZoom = Callable[[ListedCard | None, pygame.Rect], None]

HEAD, FIND = 70, 66
GAP = 22
AIR = 18
WIDTHS = (150, 132, 116, 100)  # units of a card: the first at which all fit without scrolling


class _Air(Panel):
    """Room round the cards, so that their glow is not cut at the edge of the scroll panel."""

    def __init__(self, child: Tiles) -> None:
        super().__init__(child, pad=AIR)

    def draw(self, target: pygame.Surface) -> None:
        for child in self.children:
            child.draw(target)


class PileViewer(ModalPanel):
    """`on_choose(id)` for a card that can be chosen; `on_close` when left without a choice.

    `on_zoom(card | None, place)` shows what the mouse or the focus rests on.
    """

    veil = 130
    search = False

    name = "pile viewer"

    def __init__(
        self, game: str, on_choose: Callable[[int], None], on_close: Callable[[], None], on_zoom: OnZoom | None = None
    ) -> None:
        super().__init__(self.name)
        self.game = game
        self.on_choose = on_choose
        self.on_close = on_close
        self.on_zoom = on_zoom if on_zoom is not None else _nowhere
        self.title = self.hint = ""
        self.cards: tuple[ListedCard, ...] = ()
        self.grid = Tiles(ratio=RATIO, gap=GAP, label="cards")
        self.scroll = self.add(ScrollPanel(_Air(self.grid), label="sheet scroll"))
        self.find = self.add(TextEntry(label="search", kept=False, hint=tr("hud-type-a-name"), icon="magnify",
            on_enter=self._take_first,                                    on_change=self._sift))  # fmt: skip
        self.cross = self.add(Button("", self.dismiss, label="close sheet", style="ghost", icon="close", key="escape"))
        self.cross.tooltip = tr("hud-close")

    @property
    def spoken(self) -> str:
        return f"{escape(self.title)}\n{self.hint}"

    def open(self, title: str, cards: Sequence[ListedCard], *, hint: str = "") -> None:
        """Show these cards in this order, with a title and one line of help."""
        self.title, self.hint, self.cards = title, hint, tuple(cards)
        self.find.visible = self.search
        self.find.text, self.find.caret = "", 0
        self._fill(self.cards)
        tiles = [tile for tile in self.grid.children if isinstance(tile, CardTile) and tile.card.state in CHOOSABLE]
        first = self.find if self.search else tiles[0] if tiles else self.cross
        self.rise(first)

    def close(self) -> None:
        """Hide the sheet."""
        self.on_zoom(None, self.rect)
        self.sink()

    def dismiss(self) -> None:
        self.close()
        self.on_close()

    # --- contents
    def _fill(self, cards: Sequence[ListedCard]) -> None:
        self.grid.clear()
        for card in cards:
            self.grid.add(CardTile(self.game, card, self._choose, self._zoom, self._letter))
        self.scroll.offset = 0
        if self.rect.width:
            self.layout()
        self.refresh()

    def _choose(self, card: ListedCard) -> None:
        self.close()
        self.on_choose(card.id)

    def _zoom(self, card: ListedCard | None, place: pygame.Rect) -> None:
        self.on_zoom(card, place)

    def _letter(self, letter: str) -> bool:
        """A letter typed on a card goes to the search."""
        if not self.search or self.host is None:
            return False
        self.host.set_focus(self.find)
        return self.find.on_text(letter)

    def matching(self) -> list[ListedCard]:
        """Return the cards whose name has a word that begins with what was typed, else those that contain it."""
        typed = self.find.text.strip().lower()
        named = [(card, card.text.name.lower() if card.text is not None else "") for card in self.cards]
        begins = [card for card, name in named if any(word.startswith(typed) for word in (name, *name.split()))]
        return begins or [card for card, name in named if typed in name]

    def _sift(self, _typed: str) -> None:
        self._fill(self.matching())

    def _take_first(self, _typed: str) -> None:
        first = next((card for card in self.matching() if card.state in CHOOSABLE), None)
        if first is not None and self.find.text.strip():
            self._choose(first)

    # --- place
    def layout(self) -> None:
        if not self.visible or not self.rect.width:
            return
        room = rects.inset(self.rect, self.u(60), self.u(36))
        number = max(1, len(self.cards))
        pad = self.u(34)
        wish = number * self.u(WIDTHS[0] + GAP) + 2 * pad + self.u(BAR + 10 + 2 * AIR)
        wide = min(room.width, self.u(1320), max(self.u(760), wish))
        head = self.u(HEAD) + (self.u(FIND) if self.search else 0)
        inner = wide - 2 * pad
        for units in WIDTHS:
            self.grid.least = units
            full = self._grid_height(inner, number)
            if full + head + self.u(AIR) <= room.height:
                break
        self.box = rects.center(room, wide, min(room.height, head + full + self.u(AIR)))
        if self.search:  # beside it there is room for the card that is looked at
            self.box.x = room.x
        inside = rects.inset(self.box, pad, 0)
        top, rest = rects.cut_top(inside, self.u(HEAD))
        cross = self.cross.measure(top.width)[0]
        self.cross.place(pygame.Rect(top.right - cross, top.centery - self.u(24), cross, self.u(52)))
        if self.search:
            place, rest = rects.cut_top(rest, self.u(56), self.u(FIND - 56))
            self.find.place(rects.cut_left(place, min(place.width, self.u(560)))[0])
        self.scroll.place(rects.cut_bottom(rest, self.u(AIR))[1])

    def _grid_height(self, inner: int, number: int) -> int:
        room = inner - self.u(BAR + 10 + 2 * AIR)
        across, gap = self.grid.across(room), self.u(GAP)
        high = round((room - gap * (across - 1)) / across * RATIO)
        return -(-number // across) * (high + gap) - gap + 2 * self.u(AIR)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        target.fill((255 - self.veil,) * 3, self.rect, special_flags=pygame.BLEND_RGB_MULT)
        panel_style.panel(target, kit, self.box, "sheet")
        head = rects.inset(rects.cut_top(self.box, kit.u(HEAD))[0], kit.u(34), 0)
        head.width -= self.cross.rect.width + kit.u(16)
        wide = min(head.width, kit.measure(self.title, "title", 48))
        place, rest = rects.cut_left(head, wide + 2, kit.u(24))
        kit.write(target, self.title, "title", place, "gold_light", size=48)
        words = kit.rich(self.hint or escape(tr("hud-cards", count=len(self.cards))), "small", max(1, rest.width))
        words.draw(target, (rest.x, rest.centery - words.size[1] // 2 + kit.u(2)))
        for child in self.children:
            if child.visible:
                child.draw(target)


class TitleGrid(PileViewer):
    """All titles of the game to name one of them: letters search, Enter takes the first."""

    search = True
    name = "title grid"


def _nowhere(_card: ListedCard | None, _place: pygame.Rect) -> None:
    """Nobody shows cards large."""
