"""People of a sealed night who open their packs and build their decks on their phones, each for themselves and all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.player_profiles import nameless
from tabletop.pages.decks import deck_cards
from tabletop.pages.decks.deck_model import DeckModel
from tabletop.pages.decks.pool_builder import PoolDraft
from tabletop.pages.sealed.sealed_builder import SealedDeckModel, SealedPackQueue, begun, deck_model_of
from tabletop.phones.lines import PhoneLines
from tabletop.phones.protocol import (
    BuildShown,
    DeckNote,
    DeckReady,
    FillDeck,
    HeldCard,
    HeldZone,
    LobbySeat,
    OpenPack,
    PoolCard,
    PutCard,
    SeatLine,
    SeatState,
    TimeLeft,
)
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.match.seats import Seat
    from tabletop.pages.sealed.sealed_page import SealedScreen
    from tabletop.phones.guests import JoinCode
    from tabletop.phones.lines import PhoneServerPort
    from tabletop.phones.protocol import Order, Pull


class SealedPhoneHub(PhoneLines):
    """Phones at a sealed night. `screen`: its page at the table, which shows how far everybody is and no card."""

    def __init__(
        self,
        screen: SealedScreen,
        wire: PhoneServerPort,
        admission: JoinCode,
        on_change: Callable[[str, bool], None] = lambda _, __: None,
    ) -> None:
        super().__init__(wire, admission, on_change)
        self.screen, self.evening, self.night = screen, screen.evening, screen.evening.night
        self.definition = self.night.definition
        self._kinds = {card.id: kind for kind, card in enumerate(self.definition.cards)}
        self._benches: dict[int, DeckModel] = {}
        self._pools: dict[int, SealedDeckModel] = {}
        self._then: int | None = None
        self._done = 0  # orders

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.night.setup.seats

    @property
    def title(self) -> str:
        return self.definition.name

    @property
    def cards(self) -> str:
        return self.definition.id

    # --- who sits where
    def _free(self) -> tuple[LobbySeat, ...]:
        phones, busy = self.at_phones, self.screen.sitting
        return tuple(
            LobbySeat(index, seat.name, "free" if seat.human and index not in phones and index != busy else "taken")
            for index, seat in enumerate(self.seats)
        )

    def _called(self, place: LobbySeat, name: str) -> str:
        return name if nameless(place.name) else place.name

    def _sit_down(self, place: LobbySeat, phone_id: str, name: str, now: int) -> None:
        del now
        seat = self.seats[place.seat]
        if name != seat.name:
            seat = msgspec.structs.replace(seat, name=name, profile=None)
        self._reseat(place.seat, msgspec.structs.replace(seat, phone=phone_id))

    def _hand_back(self, seat: int, now: int) -> None:
        del now
        self._reseat(seat, msgspec.structs.replace(self.seats[seat], phone=""))

    def _reseat(self, index: int, seat: Seat) -> None:
        self._benches.pop(index, None)
        try:
            self.evening.reseat(self.night.setup.with_seat(index, seat))
        except StoreError as error:
            raise Refused("not_kept", str(error)) from error

    # --- time
    def tick(self, now: int, *, running: bool, stands: bool = False) -> None:
        """The clock of each who builds runs, whoever else does."""
        passed, self._then = now - (self._then if self._then is not None else now), now
        left = self.evening.left
        for seat in self.at_phones:
            if seat in left and running and self._builds(seat):
                left[seat] -= passed
                if left[seat] <= 0:
                    self._settle(seat)
        super().tick(now, running=running, stands=stands)

    def _builds(self, seat: int) -> bool:
        return self.night.opened[seat] >= self.night.packs and seat not in self.night.decks

    # --- what phones want
    def _pulled(self, seat: int, pull: Pull) -> None:
        """There is no sling."""

    def _do(self, seat: int, order: Order, now: int, *, running: bool, age: float) -> None:
        del now, running, age
        if seat == NOBODY:
            raise Refused("no_seat", tr("phones-no-seat"))
        if seat in self.night.decks:
            raise Refused("stale_ask", tr("core-not-open"))
        self._done += 1
        try:
            if isinstance(order, OpenPack):
                self._open(seat, order)
            elif not self._builds(seat):
                raise Refused("stale_ask", tr("core-not-open"))
            elif isinstance(order, PutCard):
                self._put(seat, order)
            elif isinstance(order, FillDeck):
                self._fill(seat)
            elif isinstance(order, DeckReady):
                self._ready(seat, mend=order.mend)
            else:
                raise Refused("stale_ask", tr("core-not-open"))
        except StoreError as error:
            raise Refused("not_kept", str(error)) from error

    def _open(self, seat: int, order: OpenPack) -> None:
        pile = SealedPackQueue(self.evening, seat, self.screen.collection(seat))
        if order.no != self.night.opened[seat] or not pile.count:
            raise Refused("stale_ask", tr("core-not-open"))
        if order.all:
            pile.finish()
        else:
            pile.open()

    def _put(self, seat: int, order: PutCard) -> None:
        deck_model = self._bench(seat)
        card = self.definition.cards[order.card].id if order.card < len(self.definition.cards) else ""
        more = order.copies - deck_model.copies(card)
        if more < 0:
            deck_model.remove(card, -more)
        for _ in range(more):
            wrong = deck_model.add(card)
            if wrong:
                raise Refused("unfit", wrong)

    def _fill(self, seat: int) -> None:
        deck_model = self._bench(seat)
        if not deck_model.fill(self.screen.services.seed()):
            raise Refused("unfit", deck_model.why_not_filled)

    def _ready(self, seat: int, *, mend: bool) -> None:
        if not mend and self._mend(self._bench(seat)):
            raise Refused("unfit", tr("decks-mend-about"))
        self._settle(seat)

    def _settle(self, seat: int) -> None:
        self.night.settle(seat, self._bench(seat).deck.cards)
        self._benches.pop(seat, None)
        self._done += 1
        self.evening.save()

    def _bench(self, seat: int) -> DeckModel:
        """The same as at the table's page, without a page."""
        if seat not in self._benches:
            evening, night = self.evening, self.night

            def keep(cards: dict[str, int]) -> None:
                evening.drafts[seat] = cards
                evening.save()

            pool = self._pools[seat] = deck_model_of(evening, seat)
            self._benches[seat] = DeckModel(
                PoolDraft(keep), pool, begun(evening, seat), self.screen.services.now, night.options
            )
        return self._benches[seat]

    # --- what phones show
    def _changing(self) -> object:
        return self.seats, self.here, self.admission.open, self._done, self.screen.sitting, self.screen.phase

    def _state(self, seat: int, now: int, *, running: bool, stands: bool) -> SeatState:
        del now, running, stands
        seats = tuple(self._line(index) for index in range(len(self.seats)))
        if seat == NOBODY or seat in self.night.decks:
            others = self.screen.phase == "build"
            waits = tr("sealed-phones-others") if others else tr("phones-look-at-table")
            return SeatState(seat, seats, waits=waits, held=() if seat == NOBODY else (self._deck(seat),))
        build = self._build(seat)
        left = self.evening.left.get(seat) if not build.sealed else None
        time = (
            TimeLeft(max(0, round(left)), self.evening.plan.minutes * 60_000, hard=True) if left is not None else None
        )
        return SeatState(seat, seats, build=build, time=time)

    def _line(self, seat: int) -> SeatLine:
        """What the page at the table shows of a player, too."""
        who, stand = self.seats[seat], self.screen.stand(seat)
        phone = seat in self.at_phones
        return SeatLine(
            who.name,
            who.colour,
            bot=not who.human,
            turn=stand.turn,
            score=stand.state,
            phone=phone,
            here=seat in self.here,
        )

    def _deck(self, seat: int) -> HeldZone:
        rows = deck_cards.rows(self.definition, self.night.decks[seat].cards)
        cards = tuple(HeldCard(row.kind) for row in rows for _ in range(row.copies))
        return HeldZone(tr("sealed-phones-deck"), cards)

    def _build(self, seat: int) -> BuildShown:
        night = self.night
        opened, sealed = night.opened[seat], night.packs - night.opened[seat]
        fresh = night.pack(seat, opened - 1) if opened and not self.evening.drafts.get(seat) else ()
        if sealed:
            return BuildShown(tr("sealed-packs-of", name=self.seats[seat].name), opened, sealed=sealed, fresh=fresh)
        deck_model = self._bench(seat)
        wrong = deck_model.mistakes()
        about = {one.card: one.text for one in reversed(wrong) if one.card}
        rows = deck_cards.rows(self.definition, {**deck_model.deck.cards, **(deck_model.pool or {})})
        return BuildShown(
            tr("sealed-build"),
            opened,
            " ".join(filter(None, self._pools[seat].told())),
            fresh=fresh,
            pool=tuple(
                PoolCard(
                    row.kind, deck_model.owned(row.card) or 0, deck_model.copies(row.card), about.get(row.card, "")
                )
                for row in rows
                if row.kind >= 0
            ),
            cards=deck_model.total,
            size=deck_model.format.size,
            notes=tuple(
                DeckNote(one.text, one.rule, one.warning) for one in sorted(wrong, key=lambda one: one.warning)
            ),
            mend=self._mend(deck_model),
        )

    @staticmethod
    def _mend(deck_model: DeckModel) -> str:
        return tr("decks-mend-about") if any(not one.warning for one in deck_model.mistakes()) else ""
