"""A trade at the table: two shelves side by side, what each person gives above, and both must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.card_views import CardCache, CardDetail
from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_panel import CardPreview, DeckRow
from tabletop.pages.decks.draggable_card import CardStock
from tabletop.progress.collection import Collection
from tabletop.storage import StoreError
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, ScrollPanel
from tabletop.toolkit.widgets.display import Avatar, Label, RichLabel
from tabletop.toolkit.widgets.value_controls import DropDown
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tabletop.app.services import AppServices
    from tabletop.progress.collection import Collection
    from tabletop.storage import Profile, SavedDeck


class TradeOffer:
    """One side: the cards somebody gives. Every change takes back the agreement of both (see Barter)."""

    def __init__(self, collection: Collection, decks: list[SavedDeck]) -> None:
        self.collection = collection
        self.decks = decks
        self.owned = collection.owned()
        self.gives: dict[str, int] = {}
        self.agreed = False

    def left(self) -> dict[str, int]:
        """What stays: card -> copies."""
        kept = {card: copies - self.gives.get(card, 0) for card, copies in self.owned.items()}
        return {card: copies for card, copies in kept.items() if copies}

    def broken(self) -> list[str]:
        """The names of the decks that would miss a card they have now (AP-9)."""
        left = self.left()
        return [
            deck.name
            for deck in self.decks
            if any(left.get(card, 0) < need <= self.owned.get(card, 0) for card, need in deck.cards.items())
        ]


class Trade:
    """Raises StoreError as the store does."""

    def __init__(self, one: TradeOffer, other: TradeOffer) -> None:
        self.offers = (one, other)

    def give(self, side: int, card: str) -> bool:
        """Offer one copy more; False when there is none left."""
        offer = self.offers[side]
        if offer.gives.get(card, 0) >= offer.owned.get(card, 0):
            return False
        offer.gives[card] = offer.gives.get(card, 0) + 1
        self._changed()
        return True

    def take_back(self, side: int, card: str) -> bool:
        """Offer one copy less."""
        gives = self.offers[side].gives
        if card not in gives:
            return False
        gives[card] -= 1
        if not gives[card]:
            del gives[card]
        self._changed()
        return True

    @property
    def empty(self) -> bool:
        return not any(offer.gives for offer in self.offers)

    def agree(self, side: int) -> bool:
        """One person agrees, or no longer; True when that made the trade."""
        offer = self.offers[side]
        offer.agreed = not offer.agreed and not self.empty
        if not all(each.agreed for each in self.offers):
            return False
        one, other = self.offers
        one.collection.trade(one.gives, other.collection, other.gives)
        for each in self.offers:
            each.owned, each.gives = each.collection.owned(), {}
        self._changed()
        return True

    def _changed(self) -> None:
        for offer in self.offers:
            offer.agreed = False


PAD = 22  # units


class TradeRow(DeckRow):
    """A card that is offered or taken back when it is pressed."""

    def __init__(self, row: deck_cards.DeckRowData, half: TradeHalf, *, offered: bool) -> None:
        super().__init__(row, half.screen.shelf, half)
        self.label = f"{'gives' if offered else 'has'} {half.side + 1} {row.card}"
        self.half = half
        self.offered = offered

    def press(self) -> None:
        self.half.move(self.card, back=self.offered)


class TradeHalf(Widget):
    """One person's side of the trade; also the hands of its rows."""

    def __init__(self, screen: TradeScreen, side: int, person: Profile) -> None:
        super().__init__(f"half {side + 1}")
        self.screen = screen
        self.side = side
        self.face = self.add(
            Avatar(person.name, person.colour, avatars.picture(person.avatar) if person.avatar else (), size=64)
        )
        self.gives, self.has = Column(gap=2), Column(gap=2)
        self.upper = self.add(ScrollPanel(self.gives, label=f"gives {side + 1}"))
        self.lower = self.add(ScrollPanel(self.has, label=f"has {side + 1}"))
        self.note = self.add(RichLabel("", "small", color="orange", label=f"note {side + 1}"))
        self.name = person.name
        self.title = self.add(Label(person.name, "heading", color=person.colour))
        self.given = self.add(Label(tr("collection-gives-nothing"), "label", color="gold"))
        self.owned = self.add(Label(tr("collection-has"), "label", color="gold"))
        self.agree = self.add(
            Button(tr("collection-agree"), self._agree, style="secondary", icon="thumb-up", label=f"agree {side + 1}")
        )

    @property
    def offer(self) -> TradeOffer:
        return self.screen.trade.offers[self.side]

    def show(self) -> None:
        """Read the offer again."""
        offer, screen = self.offer, self.screen
        left = offer.left()
        shown = {card: copies for card, copies in left.items() if copies > 1 or not screen.doubles}
        self._rows(self.gives, offer.gives, offered=True)
        self._rows(self.has, shown, offered=False)
        broken = offer.broken()
        self.note.source = f"{{alert}} {tr('collection-breaks', decks=escape(listed(broken[:3])))}" if broken else ""
        count = sum(offer.gives.values())
        self.given.text = tr("collection-gives", count=count) if count else tr("collection-gives-nothing")
        self.owned.text = tr("collection-has-doubles" if screen.doubles else "collection-has")
        self.agree.text = tr("collection-agreed" if offer.agreed else "collection-agree")
        self.agree.style = "accept" if offer.agreed else "secondary"
        self.agree.enabled = not screen.trade.empty
        if self.rect.width:
            self.layout()

    def _rows(self, column: Column, cards: Mapping[str, int], *, offered: bool) -> None:
        column.clear()
        for row in deck_cards.rows(self.screen.definition, cards):
            column.add(TradeRow(row, self, offered=offered))

    def move(self, card: str, *, back: bool) -> None:
        """Offer a copy, or take it back."""
        trade = self.screen.trade
        if trade.take_back(self.side, card) if back else trade.give(self.side, card):
            self.app.sound("card_slide")
            self.screen.refill()

    def _agree(self) -> None:
        self.screen.agree(self.side)

    # --- hands on cards
    def stock(self, card: str) -> CardStock:
        return CardStock(self.offer.gives.get(card, 0), self.offer.owned.get(card, 0))

    def add_card(self, kind: int, start: pygame.Rect) -> None:  # noqa: ARG002  # nothing flies here
        self.move(self.screen.definition.cards[kind].id, back=False)

    def remove_card(self, card: str) -> None:
        self.move(card, back=True)

    def look_at(self, kind: int) -> None:

        self.app.push(CardDetail(self.screen.definition, [kind], 0, self.app.cards))

    def carry(self, kind: int, pos: tuple[int, int], source: Widget) -> None:
        self.screen.carried = (kind, pos, source)
        self.refresh()

    def drop(self, kind: int, pos: tuple[int, int], source: Widget) -> None:
        self.screen.carried = None
        card, offered = self.screen.definition.cards[kind].id, isinstance(source, TradeRow) and source.offered
        goal = self.lower if offered else self.upper
        if goal.rect.collidepoint(pos) or (not offered and not self.rect.collidepoint(pos) and pos[0] >= 0):
            self.move(card, back=offered)
        self.refresh()

    # --- place and picture
    def layout(self) -> None:
        u, box = self.u, rects.inset(self.rect, self.u(PAD))
        head, box = rects.cut_top(box, u(64), u(12))
        face, head = rects.cut_left(head, u(64), u(16))
        self.face.place(face)
        wide = max(self.agree.measure(head.width)[0], u(190))
        agree, name = rects.cut_right(head, min(wide, head.width // 2), u(12))
        self.agree.place(agree)
        self.title.place(name)
        note, box = rects.cut_bottom(box, u(30), u(8))
        self.note.place(note)
        label, box = rects.cut_top(box, u(24), u(6))
        self.given.place(label)
        upper, box = rects.cut_top(box, box.height * 36 // 100, u(14))
        self.upper.place(upper)
        label, box = rects.cut_top(box, u(24), u(6))
        self.owned.place(label)
        self.lower.place(box)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.panel(target, self.rect, "panel")
        self.kit.panel(target, self.upper.rect.inflate(self.u(12), self.u(8)), "inset")
        super().draw(target)
        if not self.gives.children:
            self._hint(target, self.upper.rect, tr("collection-offer"))
        if not self.has.children:
            empty = "collection-no-doubles" if self.screen.doubles else "collection-nothing-left"
            self._hint(target, self.lower.rect, tr(empty))

    def _hint(self, target: pygame.Surface, box: pygame.Rect, words: str) -> None:
        text = self.kit.rich(words, "small", max(1, box.width - self.u(40)), align="center")
        if text.size[1] <= box.height:
            text.draw(target, (box.x + self.u(20), box.centery - text.size[1] // 2))


class TradeScreen(Page[None]):
    def __init__(self, services: AppServices, game: str, person: int) -> None:
        super().__init__(services)
        self.title = tr("collection-trade")
        self.definition = services.game(game)
        self.kicker = self.definition.name
        self.ground = self.definition.id
        self.people = services.profiles()
        self.one = person
        self.other = next(who.id for who in self.people if who.id != person)
        self.doubles = True
        self.carried: tuple[int, tuple[int, int], Widget] | None = None
        self.trade = self._new()

    def _new(self) -> Trade:
        return Trade(self._offer(self.one), self._offer(self.other))

    def _offer(self, person: int) -> TradeOffer:
        decks = self.services.store.decks.all(person, self.definition.id).decks
        mine = Collection(self.services.store, self.definition, person, self.services.now, self.services.seed)
        return TradeOffer(mine, decks)

    # --- widgets
    def fill(self) -> None:
        self.shelf = CardCache(self.definition, self.app.cards)
        self.preview = CardPreview(self, self.shelf)
        others = [(who.id, tr("collection-with", name=who.name)) for who in self.people if who.id != self.one]
        self.in_head(DropDown(others, self.other, self._with, label="other"), 320)
        self.which = Button("", self._toggle, label="doubles", style="ghost", icon="filter", role="strong",
                            tooltip=tr("collection-doubles-tip"))  # fmt: skip
        self.in_head(self.which, 240)
        self.halves: list[TradeHalf] = []
        self._halve()

    def _halve(self) -> None:
        for half in self.halves:
            self.remove(half)
        known = {who.id: who for who in self.people}
        self.halves = [self.add(TradeHalf(self, i, known[who])) for i, who in enumerate((self.one, self.other))]
        self.refill()

    def refill(self) -> None:
        """Show both sides again."""
        old = self.focus.label if self.focus else ""
        self.which.text = tr("collection-doubles-only" if self.doubles else "collection-all-cards")
        for half in self.halves:
            half.show()
        if self.rect.width:
            self.layout()
        self.refocus(old)
        self.refresh()

    def _with(self, other: int) -> None:
        self.other = other
        self.trade = self._new()
        self._halve()

    def _toggle(self) -> None:
        self.doubles = not self.doubles
        self.refill()

    def agree(self, side: int) -> None:
        """One of the two agrees; when both do, the cards change hands."""
        try:
            traded = self.trade.agree(side)
        except StoreError as error:
            sorry(self.app, error)
            self.trade = self._new()
            traded = False
        if traded:
            self.app.sound("share")
            done(self.app, tr("collection-traded"), "handshake")
        self.refill()

    # --- place and picture
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        for half, place in zip(self.halves, rects.columns(body, [1, 1], self.u(24)), strict=True):
            half.place(place)

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        self.preview.draw(target)
        if self.carried is not None:
            sprite = self.shelf.raised(self.carried[0], self.u(170))
            target.blit(sprite, sprite.get_rect(center=self.carried[1]))

    def update(self, now: float) -> bool:
        return self.preview.update(now)
