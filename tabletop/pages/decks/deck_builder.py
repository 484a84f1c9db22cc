"""The deck builder: all cards on the left, the deck on the right; every change is kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages.card_views import FOOT, CardCache, CardDetail, CardGrid
from tabletop.pages.decks import deck_cards, personal_page
from tabletop.pages.decks.deck_model import DeckModel
from tabletop.pages.decks.deck_panel import CardPreview, DeckPanel, DeckRow, ToolButton, place_tools
from tabletop.pages.decks.deck_sharing import export_deck
from tabletop.pages.decks.draggable_card import CardStock, PickCell
from tabletop.pages.decks.personal_page import FilterBar, SearchPage
from tabletop.pages.decks.sample_hand import SampleHandScreen
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import CONTROL, command, place_of, step_meant
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.keycap import draw_keycap, keycap_width
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.pages.card_views import CardCache
    from tabletop.pages.decks.deck_model import CardSource
    from tabletop.storage import SavedDeck
    from tabletop.toolkit.app import App
    from tabletop.toolkit.widgets.widget import Widget


HEIGHT = 34  # units
GAP = (8, 22)  # units: between a key and its words, and behind them


class KeyLegend(Widget):
    """`entries`: pairs of keys (with spaces between them) and words; those that have no room are left out."""

    def __init__(self, entries: Sequence[tuple[str, str]]) -> None:
        super().__init__("keys")
        self.entries = list(entries)

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(HEIGHT)

    def draw(self, target: pygame.Surface) -> None:
        kit, x = self.kit, self.rect.x
        for keys, words in self.entries:
            caps = keys.split()
            wide = sum(keycap_width(kit, key) + kit.u(GAP[0]) for key in caps) + kit.measure(words, "caption")
            if x + wide > self.rect.right:
                break
            for key in caps:
                draw_keycap(target, kit, key, (x, self.rect.centery))
                x += keycap_width(kit, key) + kit.u(GAP[0])
            box = pygame.Rect(x, self.rect.y, kit.measure(words, "caption") + 2, self.rect.height)
            kit.write(target, words, "caption", box)
            x = box.right + kit.u(GAP[1])


FLIGHT_MS = 240


class CardFlights:
    def __init__(self, app: App, shelf: CardCache) -> None:
        self.app = app
        self.shelf = shelf
        self._count = 0
        self._flying: dict[int, tuple[int, pygame.Rect]] = {}

    def start(self, kind: int, start: pygame.Rect, end: pygame.Rect) -> None:
        """Let a card fly; with little motion it is there at once."""
        if self.app.prefs.reduced_motion or self.app.prefs.animation <= 0:
            return
        self._count += 1
        me, small = self._count, end.height

        def step(part: float) -> None:
            wide = round(start.width + (small - start.width) * part)
            x = start.centerx + (end.x + end.width // 3 - start.centerx) * part
            y = start.centery + (end.centery - start.centery) * part
            place = pygame.Rect(0, 0, max(8, wide), max(8, wide))
            place.center = (round(x), round(y))
            self._flying[me] = (kind, place)

        def landed() -> None:
            self._flying.pop(me, None)

        self.app.touch.run(self.app.ms(FLIGHT_MS), step, ease="in_out", done=landed)

    def draw(self, target: pygame.Surface) -> None:
        for kind, place in self._flying.values():
            whole = self.shelf.sprite(kind, self.app.kit.u(190))
            share = place.width / self.app.kit.u(190)
            sprite = pygame.transform.smoothscale_by(whole, max(0.05, share))
            target.blit(sprite, sprite.get_rect(center=place.center))


KEYS = (("Enter", "decks-key-take"), ("-", "decks-key-back"), ("Z", "decks-key-look"), ("D", "decks-key-deck"))
SHOWN = (("all", "decks-shown-all"), ("out", "decks-shown-out"), ("in", "decks-shown-in"))
CELL = 226  # units: the least width of a card with its air
PANEL = 540  # units


class BuilderScreen(SearchPage):
    """Builds one deck of one person."""

    def __init__(self, services: AppServices, collection: CardSource, deck: SavedDeck) -> None:
        super().__init__(services)
        self.title = self.title or tr("decks-builder")
        self.deck_model = self.make_bench(collection, deck)
        self.kicker = self.deck_model.definition.name
        self.ground = self.deck_model.definition.id
        self.kinds: list[int] = []
        self.carried: tuple[int, tuple[int, int], Widget] | None = None
        self._last_cell = ""

    def make_bench(self, collection: CardSource, deck: SavedDeck) -> DeckModel:
        """The logic below: by the house rules of the family, kept in the store."""
        options = personal_page.house_rules(self.services, collection.definition)
        return DeckModel(self.services.store, collection, deck, self.services.now, options)

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.deck_model.definition, self.app.cards)
        self.flights = CardFlights(self.app, self.shelf)
        self.preview = CardPreview(self, self.shelf)
        self.words = TextEntry("", self.search_words, label="search", kept=False, hint=tr("pages-search"), icon="magnify",
                               limit=40, key="f", on_enter=lambda _: self.to_cards())  # fmt: skip
        self.in_head(self.words, 360)
        self.lock = Button("", self.toggle_lock, label="unlock", style="ghost", key="l")
        self.in_head(self.lock, 270)
        self.part = DropDown([(part, tr(word)) for part, word in SHOWN], "all", self.show_part, label="part")
        self.filters = self.add(FilterBar(self.deck_model.rules.facets, self.filter_facets, (self.part,)))
        self.wall = self.add(CardGrid(CELL, (CELL * 1.4 + FOOT - 8) / CELL, 4, self.show_all))
        self.panel = self.add(DeckPanel(self))
        self.tools = [self.add(button) for button in self._tools()]
        self.legend = self.add(KeyLegend([(keys, tr(word)) for keys, word in KEYS]))
        self._show_lock()
        self._show_tools()
        self.panel.show()
        self.find()

    def _tools(self) -> list[Button]:
        self.back_step = ToolButton("undo", "undo", self.undo, tr("decks-undo"), "u")
        self.next_step = ToolButton("redo", "redo", self.redo, tr("decks-redo"), "y")
        return [
            Button(tr("decks-auto-fill"), self.auto_fill, label="Auto-fill", style="primary", icon="flash", role="strong",
                   key="a", tooltip=tr("decks-auto-fill-tip")),
            ToolButton("sample hand", "hand", self.sample, tr("decks-draw-hand"), "s"),
            ToolButton("export", "content-copy", self.export, tr("decks-as-text-too"), "e"),
            self.back_step,
            self.next_step,
            ToolButton("clear", "delete", self.clear, tr("decks-clear"), "c"),
        ]  # fmt: skip

    # --- what is shown
    def _wanted(self, kind: int) -> bool:
        used = self.deck_model.copies(self.deck_model.definition.cards[kind].id) > 0
        return {"all": True, "out": not used, "in": used}[self.part.value]

    def find(self) -> None:
        """Show the cards that fit. One that is taken stays where it is until something else is looked for."""
        self.kinds = [
            kind for kind in deck_cards.fitting(self.deck_model.definition, self.search) if self._wanted(kind)
        ]
        self.wall.fill(PickCell(kind, self.shelf, self) for kind in self.kinds)
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _changed(self, glowing: str = "") -> None:
        """The deck is another one now: show it, and keep the focus near where it was."""
        old = self.focus.label if self.focus else ""
        place = self.focus.rect.copy() if self.focus else None
        self.panel.show(glowing)
        self._show_tools()
        if old.startswith("row ") and place is not None:
            rows = self.panel.rows.children
            same = [row for row in rows if row.label == old]
            near = sorted(rows, key=lambda row: abs(row.rect.centery - place.centery))
            self.set_focus(next(iter([*same, *near]), self.tools[0]))
        self.refresh()

    def _show_tools(self) -> None:
        self.back_step.enabled, self.next_step.enabled = self.deck_model.can_undo, self.deck_model.can_redo
        self.tools[0].enabled = not self.deck_model.full
        self.tools[0].style = "secondary" if self.deck_model.full else "primary"

    # --- hands on cards
    def stock(self, card: str) -> CardStock:
        return CardStock(self.deck_model.copies(card), self.deck_model.owned(card))

    def add_card(self, kind: int, start: pygame.Rect) -> None:
        card = self.deck_model.definition.cards[kind]
        if self.deck_model.owned(card.id) == 0:
            self._refuse(tr("decks-not-yours", card=card.name))
            return
        try:
            wrong = self.deck_model.add(card.id)
        except StoreError as error:
            wrong = str(error)
        if wrong:
            self._refuse(wrong)
            return
        self.app.sound("card_play")
        self._changed(card.id)
        line = self.panel.line(card.id)
        if line is not None and start.height > line.rect.height:  # from the grid, not from a line or a drop
            seen = line.rect.clip(self.panel.list.rect)
            self.flights.start(kind, start, seen if seen.height else self.panel.list.rect)

    def remove_card(self, card: str) -> None:
        if self._kept(lambda: self.deck_model.remove(card)):
            self.app.sound("card_drop_back")
            self._changed()

    def look_at(self, kind: int) -> None:

        kinds = self.kinds if kind in self.kinds else [kind]
        self.app.push(CardDetail(self.deck_model.definition, kinds, kinds.index(kind), self.app.cards))

    def carry(self, kind: int, pos: tuple[int, int], source: Widget) -> None:
        if self.carried is None:
            self.app.sound("card_pick")
        self.carried = (kind, pos, source)
        self.refresh()

    def drop(self, kind: int, pos: tuple[int, int], source: Widget) -> None:
        self.carried = None
        inside, from_grid = self.panel.rect.collidepoint(pos), isinstance(source, PickCell)
        if from_grid and inside:
            self.add_card(kind, pygame.Rect(pos, (0, 0)))
        elif not from_grid and not inside and pos[0] >= 0:
            self.remove_card(self.deck_model.definition.cards[kind].id)
        self.refresh()

    @property
    def catches(self) -> bool:
        """Whether a card is held over the deck."""
        carried = self.carried
        return carried is not None and isinstance(carried[2], PickCell) and self.panel.rect.collidepoint(carried[1])

    def _refuse(self, sentence: str) -> None:
        self.app.sound("error_soft")
        sorry(self.app, sentence)

    def _kept(self, change: Callable[[], object]) -> bool:
        """Do something that is kept in the store; False when there was nothing to do or it went wrong."""
        try:
            return bool(change())
        except StoreError as error:
            self._refuse(str(error))
            return False

    # --- tools
    def rename(self, name: str) -> None:
        self._kept(lambda: self.deck_model.rename(name))

    def set_format(self, form: str) -> None:
        self._kept(lambda: self.deck_model.set_format(form))
        self._changed()

    def auto_fill(self) -> None:
        if self._kept(lambda: self.deck_model.fill(self.services.seed())):
            self.app.sound("shuffle")
            self._changed()
        else:
            self._refuse(self.deck_model.why_not_filled)

    def clear(self) -> None:
        self._kept(self.deck_model.clear)
        self.app.sound("discard")
        self._changed()
        self.app.toast(tr("decks-cleared"), "undo")

    def undo(self) -> None:
        if self._kept(self.deck_model.undo):
            self.app.sound("undo")
            self._changed()

    def redo(self) -> None:
        if self._kept(self.deck_model.redo):
            self._changed()

    def sample(self) -> None:

        cards = self.deck_model.cards()
        if cards:
            self.app.push(SampleHandScreen(cards, self.deck_model.rules.hand, self.shelf, self.services.seed()))
        else:
            self._refuse(tr("decks-no-cards"))

    def export(self) -> None:

        deck = self.deck_model.deck
        export_deck(self.app, self.services, self.deck_model.definition, deck.name, deck.format, deck.cards)

    def toggle_lock(self) -> None:
        self._kept(lambda: self.deck_model.lock(self.deck_model.pool is None))
        self._show_lock()
        self._changed()

    def _show_lock(self) -> None:
        mine = self.deck_model.pool is not None
        self.lock.text = tr("decks-my-cards" if mine else "decks-all-cards")
        self.lock.icon = "lock" if mine else "lock-open"
        self.lock.tooltip = tr("decks-my-cards-tip" if mine else "decks-all-cards-tip")

    # --- input
    def on_key(self, event: Event) -> bool:
        if getattr(event, "mod", 0) & CONTROL:
            shortcut = step_meant(event) or command(event)
            press = {"undo": self.undo, "redo": self.redo, "e": self.export}.get(shortcut)
            if shortcut == "f":
                self.set_focus(self.words)
                return True
            if press is not None:
                press()
            return press is not None
        if place_of(event) == "d":
            self.to_cards() if isinstance(self.focus, DeckRow) else self.to_deck()
            return True
        return super().on_key(event)

    def to_cards(self) -> None:
        """The focus goes to the card that had it last, else to the first one."""
        cells = self.wall.cells
        self.set_focus(
            next((cell for cell in cells if cell.label == self._last_cell), cells[0] if cells else self.words)
        )

    def to_deck(self) -> None:
        """The focus goes to the first line of the deck, or to auto-fill while it is empty."""
        self._last_cell = self.focus.label if isinstance(self.focus, PickCell) else ""
        self.set_focus(next(iter(self.panel.rows.children), self.tools[0]))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, min(self.u(PANEL), body.width * 42 // 100), self.u(22))
        foot, deck = rects.cut_bottom(right, self.u(64), self.u(12))
        self.panel.place(deck)
        place_tools(foot, self.tools[0], self.tools[1:])
        legend, left = rects.cut_bottom(left, self.u(34), self.u(6))
        self.legend.place(legend)
        top, rest = rects.cut_top(left, self.filters.measure(left.width)[1], self.u(12))
        self.filters.place(top)
        self.wall.place(rest)

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.preview.draw(target)
        self.flights.draw(target)
        if self.carried is not None:
            kind, pos, _ = self.carried
            sprite = self.shelf.raised(kind, self.u(190))
            target.blit(sprite, sprite.get_rect(center=pos))

    def update(self, now: float) -> bool:
        return self.preview.update(now)
