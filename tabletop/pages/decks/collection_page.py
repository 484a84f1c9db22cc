"""The collection of one person: every card of the set, what is there, doubles, what is missing; packs and trades."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.match.settings import BoosterSource
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.card_views import FOOT, CardCache, CardCell, CardDetail, CardGrid
from tabletop.pages.decks import deck_cards, personal_page
from tabletop.pages.decks.personal_page import FilterBar, PersonalPage, SearchPage
from tabletop.pages.decks.trade_page import TradeScreen
from tabletop.progress.collection import OwnedPackQueue
from tabletop.storage import StoreError
from tabletop.toolkit import pictures, rects, shapes
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, Field, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Toggle
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.match.settings import BoosterSource
    from tabletop.pages.card_views import CardCache
    from tabletop.progress.collection import SetShare


class OwnedCell(CardCell):
    """Calls `on_press` when it is to be looked at, with either button of the mouse."""

    foot = FOOT
    mouse = (1, 3)

    def __init__(self, kind: int, shelf: CardCache, copies: int, on_press: Callable[[], None]) -> None:
        super().__init__(kind, shelf, on_press)
        self.copies = copies

    def draw(self, target: pygame.Surface) -> None:
        kit, foot = self.kit, self.foot_rect
        if not self.draw_card(target, drained=not self.copies):
            return
        if self.copies > 1:
            kit.panel(target, rects.center(foot, kit.u(74), foot.height), "pill")
            kit.write(target, f"{self.copies}x", "strong", foot, "gold_light", align="center", size=21)
        elif not self.copies:
            kit.write(target, tr("collection-is-missing"), "caption", foot, "faint", align="center")


TALLEST, LOWEST, MOST = 330, 230, 5  # units: of a pack; packs that are drawn
BEND, HIDDEN = 14, 46  # units: of air above them, and how far they may stand behind what lies below
TILT, RISE = 9, 6  # degrees between two, units that they rise under the mouse
PALE = 110  # of 255: a pack that has to be earned first


class PackFan(Pressable):
    """`count`: how many are sealed; without any one is shown, pale while it cannot be taken."""

    sound = "card_pick"

    def __init__(self, game: str, on_press: Callable[[], None]) -> None:
        super().__init__("pack fan", on_press, tooltip=tr("collection-open"))
        self.game = game
        self.count = 0

    def draw(self, target: pygame.Surface) -> None:
        kit, shown = self.kit, max(1, min(MOST, self.count))
        high = max(kit.u(LOWEST), min(kit.u(TALLEST), self.rect.height * 86 // 100))
        picture = pictures.contain((self.game, "pack.webp"), (round(high / sealed_pack.RATIO), high))
        lift = kit.u(RISE) if self.hovered and self.enabled else 0
        middle = max(self.rect.centery, self.rect.y + kit.u(BEND) + high // 2)
        clip = target.get_clip()
        target.set_clip(
            pygame.Rect(self.rect.x, self.rect.y - kit.u(BEND), self.rect.width, self.rect.height + kit.u(HIDDEN))
        )
        for i in range(shown):
            turn = i - (shown - 1) / 2
            turned = pictures.turned(picture, -TILT * turn)
            if not self.enabled:
                turned.set_alpha(PALE)
            x = self.rect.centerx + round(turn * picture.get_width() * 0.42)
            drop = round(abs(turn) ** 1.6 * high * 0.03)
            target.blit(turned, turned.get_rect(center=(x, middle + drop - lift)))
        target.set_clip(clip)
        if self.count > 1:
            badge = pygame.Rect(0, 0, kit.u(64), kit.u(36))
            badge.midleft = (x + picture.get_width() // 2, self.rect.bottom - kit.u(40))
            kit.panel(target, badge, "pill")
            kit.write(target, f"{self.count}x", "strong", badge, "gold_light", align="center", size=22)


PAD, LEAST = 26, 90  # units: round everything, and the room in which the packs are worth a picture
SOURCES: tuple[tuple[BoosterSource, str], ...] = (
    ("free", "collection-source-free"),
    ("per_finished_game", "collection-source-earned"),
)
COLOURS = ("blue", "green", "gold", "pink", "violet", "orange")


class SetProgressPanel(Widget):
    """The whole set as a large number, and each rarity as a bar."""

    def __init__(self) -> None:
        super().__init__("progress")
        self.rows: list[SetShare] = []

    def set(self, rows: Sequence[SetShare]) -> None:
        self.rows = list(rows)
        self.refresh()

    def measure(self, width: int) -> tuple[int, int]:
        return width, self.u(96) + len(self.rows) * self.u(58)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        have, whole = sum(row.have for row in self.rows), sum(row.of for row in self.rows)
        head, rest = rects.cut_top(self.rect, kit.u(84), kit.u(12))
        left, right = rects.columns(head, [1, 1.5], kit.u(12))
        share = f"{100 * have // max(1, whole)} %"
        kit.write(target, share, "title", left, "gold_light", size=kit.fit(share, "title", left.width))
        upper, lower = rects.rows(right, [1, 1])
        first = tr("collection-have", have=have, whole=whole)
        kit.write(target, first, "strong", upper, size=kit.fit(first, "strong", upper.width))
        second = tr("collection-with-doubles", count=sum(row.copies for row in self.rows))
        kit.write(target, second, "caption", lower, size=kit.fit(second, "caption", lower.width))
        for i, row in enumerate(self.rows):
            line, rest = rects.cut_top(rest, kit.u(46), kit.u(12))
            words, bar = rects.cut_top(line, kit.u(24), kit.u(4))
            said = f"{row.have} / {row.of}"
            number, words = rects.cut_right(words, kit.measure(said, "caption") + 2, kit.u(8))
            kit.write(target, row.words, "caption", words, "text", size=kit.fit(row.words, "caption", words.width))
            kit.write(target, said, "caption", number, align="right")
            kit.panel(target, bar, "inset")
            wide = round(bar.width * row.have / max(1, row.of))
            if wide > bar.height // 2:
                tint = kit.color(COLOURS[i % len(COLOURS)])
                size = (max(wide, bar.height), bar.height)
                target.blit(shapes.filled(size, bar.height // 2, tint.lerp(pygame.Color("white"), 0.35), tint), bar)


class CollectionPage(Protocol):
    """What is done here, by the page about it."""

    services: AppServices
    definition: Definition

    def set_source(self, source: BoosterSource) -> None: ...
    def unlock(self, on: bool) -> None: ...
    def open_pack(self) -> None: ...
    def trade(self) -> None: ...


class CollectionSidebar(Widget):
    def __init__(self, screen: CollectionPage) -> None:
        super().__init__("side")
        self.screen = screen
        self.progress = SetProgressPanel()
        source = screen.services.settings.booster_source
        sources = [(value, tr(word)) for value, word in SOURCES]
        self.source = Segmented(sources, source, screen.set_source, label="booster source",
                                tooltip=tr("collection-source-tip"))  # fmt: skip
        self.unlocked = Toggle(False, screen.unlock, label="unlocked")
        self.told = RichLabel("", "small", label="packs")
        body = Column(
            self.progress,
            Label(tr("collection-boosters"), "label", color="gold"),
            self.told,
            self.source,
            Label(tr("collection-building"), "label", color="gold"),
            Field(tr("collection-unlocked"), self.unlocked, hint=tr("collection-unlocked-about"), share=0.3),
            gap=16,
        )
        self.body = self.add(ScrollPanel(body, label="side body"))
        self.packs = self.add(PackFan(screen.definition.id, screen.open_pack))
        self.open = self.add(Button(tr("collection-open"), screen.open_pack, style="primary", icon="cards-playing"))
        self.trade = self.add(
            Button(tr("collection-trade"), screen.trade, label="Trade", style="secondary", icon="handshake")
        )

    def show(self, rows: Sequence[SetShare], packs: int, unlocked: bool) -> None:
        """Read everything again."""
        self.progress.set(rows)
        self.unlocked.on, self.unlocked._slide = unlocked, 1.0 if unlocked else 0.0  # noqa: SLF001  (no motion here)
        free = self.screen.services.settings.booster_source == "free"
        self.told.source = tr("collection-packs-free" if free else "collection-packs-earned", count=packs)
        self.packs.count = packs
        self.packs.enabled = self.open.enabled = free or packs > 0
        self.open.tooltip = "" if self.open.enabled else tr("collection-no-pack")
        if self.rect.width:
            self.layout()
        self.refresh()

    def layout(self) -> None:
        box = rects.inset(self.rect, self.u(PAD))
        foot, rest = rects.cut_bottom(box, self.u(64), self.u(16))
        right, left = rects.cut_right(foot, min(self.trade.measure(foot.width)[0], foot.width * 4 // 10), self.u(12))
        self.open.place(left)
        self.trade.place(right)
        wish = self.body.measure(rest.width)[1]
        self.packs.visible = rest.height - wish >= self.u(LEAST)
        if self.packs.visible:
            fan, rest = rects.cut_bottom(rest, rest.height - wish - self.u(12), self.u(12))
            self.packs.place(fan)
        self.body.place(rest)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, "panel")
        super().draw(target)


CELL, SIDE = 214, 500  # units: least width of a card with its air, width of the side
SHOWN = (
    ("all", "collection-shown-all"),
    ("owned", "collection-shown-owned"),
    ("doubles", "collection-shown-doubles"),
    ("missing", "collection-shown-missing"),
)


class CollectionScreen(PersonalPage, SearchPage):
    def __init__(self, services: AppServices, game: str, person: int = personal_page.NOBODY) -> None:
        super().__init__(services, game, person)
        self.title = tr("collection-title")
        self.owned: dict[str, int] = {}
        self.kinds: list[int] = []

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.add_chooser()
        self.words = TextEntry(
            "",
            self.search_words,
            label="search",
            kept=False,
            hint=tr("pages-search"),
            icon="magnify",
            limit=40,
            key="f",
        )
        self.in_head(self.words, 320)
        shown = self.services.packs.with_editions(self.services.collected)
        self.add_switch(
            shown,
            self.definition.id,
            partial(routes.collection, person=self.person),
        )
        rules = self.definition.collecting
        self.part = DropDown([(part, tr(word)) for part, word in SHOWN], "all", self.show_part, label="part")
        self.filters = self.add(FilterBar(rules.facets if rules else (), self.filter_facets, (self.part,)))
        self.wall = self.add(CardGrid(CELL, (CELL * 1.4 + FOOT - 8) / CELL, 4, self.show_all))
        self.side = self.add(CollectionSidebar(self))
        self.refill()

    def refill(self) -> None:
        """Read the collection again and show it."""
        self.owned = {}
        try:
            if self.person != personal_page.NOBODY:
                mine = self.collection
                self.owned = mine.owned()
                packs = mine.sealed(self.services.settings.booster_source)
                self.side.show(mine.progress(), len(packs), mine.unlocked)
        except StoreError as error:
            sorry(self.app, error)
        self.side.visible = self.person != personal_page.NOBODY
        self.find()

    # --- what is shown
    def _wanted(self, kind: int) -> bool:
        copies = self.owned.get(self.definition.cards[kind].id, 0)
        return {"all": True, "owned": copies > 0, "doubles": copies > 1, "missing": copies == 0}[self.part.value]

    def find(self) -> None:
        """Show the cards that fit."""
        self.kinds = [kind for kind in deck_cards.fitting(self.definition, self.search) if self._wanted(kind)]
        owned = [self.owned.get(self.definition.cards[kind].id, 0) for kind in self.kinds]
        self.wall.fill(
            OwnedCell(kind, self.shelf, copies, self._opener(at))
            for at, (kind, copies) in enumerate(zip(self.kinds, owned, strict=True))
        )
        if self.rect.width:
            self.layout()
        self.refocus()
        self.refresh()

    def _opener(self, at: int) -> Callable[[], None]:
        def look() -> None:

            self.app.push(CardDetail(self.definition, self.kinds, at, self.app.cards), self._looked)

        return look

    def _looked(self, kind: int | None) -> None:
        if kind in self.kinds:
            self.set_focus(self.wall.cells[self.kinds.index(kind)])

    # --- packs, trade
    def set_source(self, source: BoosterSource) -> None:
        self.services.change(self.app, booster_source=source)
        self.refill()

    def unlock(self, on: bool) -> None:
        try:
            self.collection.unlocked = on
        except StoreError as error:
            sorry(self.app, error)

    def open_pack(self) -> None:
        """Open sealed packs, or new ones where they are free."""
        source, options = (
            self.services.settings.booster_source,
            personal_page.house_rules(self.services, self.definition),
        )
        try:
            pile = OwnedPackQueue(self.collection, source, options)
        except StoreError as error:
            sorry(self.app, error)
            return
        self.app.push(routes.packs(self.services, pile), lambda _: self.refill())

    def trade(self) -> None:
        if len(self.people) < 2:
            sorry(self.app, tr("collection-trade-alone"))
            return

        self.app.push(TradeScreen(self.services, self.definition.id, self.person), lambda _: self.refill())

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, min(self.u(SIDE), body.width * 42 // 100), self.u(22))
        self.side.place(right)
        top, rest = rects.cut_top(left, self.filters.measure(left.width)[1], self.u(12))
        self.filters.place(top)
        self.wall.place(rest)
