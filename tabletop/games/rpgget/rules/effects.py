"""All operations, registered, and the card file compiled with them."""

from __future__ import annotations

from typing import Any, Literal

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules import effects_fight, effects_flow
from tabletop.games.rpgget.rules.acts import PICK, PLAY_ENEMY, THROW, TOP
from tabletop.games.rpgget.rules.cards import COST, STATIC
from tabletop.games.rpgget.rules.changes import discard as discard_card
from tabletop.games.rpgget.rules.changes import draw as draw_cards
from tabletop.games.rpgget.rules.changes import gain, reveal
from tabletop.games.rpgget.rules.entering import enter, legal_enemy
from tabletop.games.rpgget.rules.events import (
    Breaks,
    Changes,
    Equips,
    Finds,
    Looks,
    NoFind,
    NoRecruit,
    Recruits,
    Salvages,
    Sees,
)
from tabletop.games.rpgget.rules.ops import WANTED, Doer, Kinds, Player, compile_all, op, players
from tabletop.games.rpgget.rules.options import MAY_DECLINE
from tabletop.games.rpgget.rules.perform import bank_discard, is_full, make_room
from tabletop.games.rpgget.rules.table import (
    BANK,
    DECK,
    DISCARD,
    ENEMY_SLOTS,
    HAND,
    IN_USE,
    INVENTORY,
    STEP,
    RpgGet,
    rules,
)

# Operations on cards: hands, decks, banks, inventories, discard piles, counters, the mission's values, Recruit.

NOTHING = [PASS]
LOST_FROM = {HAND: "hand", BANK: "bank", INVENTORY: "inventory"}


@op
def draw(s: RpgGet, me: Doer, who: Player, n: int) -> None:
    for seat in players(s, me, who):
        draw_cards(s, seat, n)


@op
def counters(s: RpgGet, me: Doer, who: Player, n: int) -> None:
    for seat in players(s, me, who):
        gain(s, seat, n, s.kind[me.card])


@op
def mission(s: RpgGet, me: Doer, pp: int = 0, ep: int = 0, rp: int = 0) -> None:  # noqa: ARG001 - steps of one shape
    """Values never go below 0, EP never below what is spent (section 12)."""
    before = s.pp, s.ep, s.rp
    s.pp, s.ep, s.rp = max(0, s.pp + pp), max(s.spent, s.ep + ep), max(0, s.rp + rp)
    s.say(Changes(s.turn, s.pp, s.ep, s.rp, (s.pp - before[0], s.ep - before[1], s.rp - before[2])))


# -- discarding --------------------------------------------------------------------------------------------------------
@op
def discard(t: Handle[RpgGet], me: Doer, who: Player, n: int, how: Literal["choose", "random"]) -> Asking[Any]:
    """Out of the hand; the discarding player chooses."""
    for seat in concerned(t, me, who):
        if how == "random":
            drop_random(t, seat, HAND, n)
            continue
        for _ in range(n):
            option = yield t.choose(seat, pick_throw, me.card)
            if option != PASS:
                drop(t, seat, option[1])


@op
def destroy(
    t: Handle[RpgGet],
    me: Doer,
    who: Player,
    zone: Literal["bank", "inventory"],
    how: Literal["choose", "random"],
    n: int,
) -> Asking[Any]:
    """Rewards to the discard pile: of a bank by lot (RG-164), of an inventory the owner chooses."""
    place = BANK if zone == "bank" else INVENTORY
    for seat in concerned(t, me, who):
        if how == "random":
            drop_random(t, seat, place, n)
            continue
        for _ in range(n):
            option = yield t.choose(seat, pick_break, me.card, place)
            if option != PASS:
                drop(t, seat, option[1])


@verb
def concerned(s: RpgGet, me: Doer, who: str) -> tuple[int, ...]:
    return players(s, me, who)


@verb
def drop(s: RpgGet, seat: int, card: int) -> None:
    _drop(s, seat, card, lot=False)


def _drop(s: RpgGet, seat: int, card: int, *, lot: bool) -> None:
    lost = LOST_FROM[(s.at[card] - DECK) % STEP + DECK]
    discard_card(s, card)
    if s.events is not None:
        s.say(Breaks(seat, s.kind[card], lost, lot))


@verb
def drop_random(s: RpgGet, seat: int, place: int, n: int) -> None:
    zone = place + STEP * seat
    for _ in range(n):
        if s.zones[zone]:
            _drop(s, seat, s.zones[zone][s.rand(len(s.zones[zone]))], lot=True)


@rules.query
def pick_throw(s: RpgGet, seat: int, _source: int) -> list[Option]:
    """A card of the own hand."""
    return [(THROW, card, -1) for card in s.zones[HAND + STEP * seat]] or NOTHING


@rules.query
def pick_break(s: RpgGet, seat: int, _source: int, place: int) -> list[Option]:
    """A Reward of the own inventory or bank."""
    return [(THROW, card, -1) for card in s.zones[place + STEP * seat]] or NOTHING


# -- finding -----------------------------------------------------------------------------------------------------------
@op
def search(t: Handle[RpgGet], me: Doer, match: Kinds) -> Asking[Any]:
    """The own deck to the hand, shown; then it is shuffled."""
    see_deck(t, me.seat)
    option = yield t.choose(me.seat, pick_find, me.card, match)
    found(t, me.seat, option[1])


@verb
def see_deck(s: RpgGet, seat: int) -> None:
    s.look(seat, s.zones[DECK + STEP * seat])
    s.say(Looks(seat, len(s.zones[DECK + STEP * seat]), search=True))


@verb
def found(s: RpgGet, seat: int, card: int) -> None:
    """card: -1 for none."""
    if card >= 0:
        reveal(s, (card,))
        s.say(Finds(seat, s.kind[card]))
        s.move(card, HAND + STEP * seat)
    else:
        s.say(NoFind(seat))
    s.shuffle(DECK + STEP * seat)


@rules.query
def pick_find(s: RpgGet, seat: int, _source: int, wanted: int) -> list[Option]:
    """One card of each kind that fits, or none (a search of a hidden pile may fail)."""
    return [PASS, *one_each(s, [card for card in s.zones[DECK + STEP * seat] if WANTED[wanted].kinds[s.kind[card]]])]


def one_each(s: RpgGet, cards: list[int]) -> list[Option]:
    return [(PICK, card, -1) for card in {s.kind[card]: card for card in cards}.values()]


@op
def salvage(t: Handle[RpgGet], me: Doer, match: Kinds, to: Literal["hand", "bank"]) -> Asking[Any]:
    """Out of the own discard pile; a full bank makes room first (RG-38)."""
    option = yield t.choose(me.seat, pick_salvage, me.card, match)
    if option != PASS:
        if to == "bank" and is_full(t, me.seat):
            thrown = yield t.choose(me.seat, bank_discard)
            make_room(t, me.seat, thrown[1])
        bring_back(t, me.seat, option[1], to)


@verb
def bring_back(s: RpgGet, seat: int, card: int, to: str) -> None:
    s.say(Salvages(seat, s.kind[card], to == "bank"))
    s.move(card, (BANK if to == "bank" else HAND) + STEP * seat)


@rules.query
def pick_salvage(s: RpgGet, seat: int, _source: int, wanted: int) -> list[Option]:
    return (
        one_each(s, [card for card in s.zones[DISCARD + STEP * seat] if WANTED[wanted].kinds[s.kind[card]]]) or NOTHING
    )


@op
def equip(t: Handle[RpgGet], me: Doer, max_cost: int) -> Asking[Any]:
    """The own bank to the own inventory without paying. It is asked whenever a bank holds cards, so that it tells nothing."""
    option = yield t.choose(me.seat, pick_equip, me.card, max_cost)
    if option != PASS:
        take_up(t, me.seat, option[1])


@verb
def take_up(s: RpgGet, seat: int, card: int) -> None:
    s.up[card] = 0
    s.move(card, INVENTORY + STEP * seat)
    s.say(Equips(seat, s.kind[card], card))


@rules.query
def pick_equip(s: RpgGet, seat: int, _source: int, most: int) -> list[Option]:
    return [PASS, *((PICK, c, -1) for c in s.zones[BANK + STEP * seat] if COST[s.kind[c]] <= most)]


# -- looking -----------------------------------------------------------------------------------------------------------
@op
def look(t: Handle[RpgGet], me: Doer, who: Player, zone: Literal["deck"], n: int) -> Asking[Any]:  # noqa: ARG001
    """The top n, put back in any order: the last one chosen is the topmost."""
    count = see_top(t, me.seat, n)
    for k in range(count - 1, 0, -1):
        option = yield t.choose(me.seat, pick_top, me.card, k + 1, count)
        put_under(t, me.seat, option[1], k)


@verb
def see_top(s: RpgGet, seat: int, n: int) -> int:
    cards = s.zones[DECK + STEP * seat][:n]
    s.look(seat, cards)
    s.say(Looks(seat, len(cards), search=False))
    s.say(Sees(seat, s.kinds(cards)), eyes=1 << seat)
    return len(cards)


@verb
def put_under(s: RpgGet, seat: int, card: int, place: int) -> None:
    """The card chosen comes to lie in this place from the top, under those chosen after it; ids change what they are."""
    ids = s.zones[DECK + STEP * seat][: place + 1]
    kinds = [s.kind[other] for other in ids if other != card]
    for other, kind in zip(ids, (*kinds, s.kind[card]), strict=True):
        s.kind[other] = kind


@rules.query
def pick_top(s: RpgGet, seat: int, _source: int, count: int, _of: int) -> list[Option]:
    """Which of the first `count` cards lies lowest of them."""
    return [(TOP, card, -1) for card in s.zones[DECK + STEP * seat][:count]] or NOTHING


# -- Recruit -----------------------------------------------------------------------------------------------------------
@op
def recruit(t: Handle[RpgGet], me: Doer, match: Kinds, n: int) -> Asking[Any]:
    """RG-64: only in the Enemy step; n times."""
    for more in range(n - 1, -1, -1):
        if not recruiting(t, me.seat):
            return
        option = yield t.choose(me.seat, pick_recruit, me.card, match)
        card = recruited(t, me.seat, option[1], more)
        if card >= 0:
            yield from enter(t, me.seat, card)


@verb
def recruiting(s: RpgGet, seat: int) -> bool:
    if s.step != ENEMY_SLOTS or not s.alive[seat]:
        return False
    s.look(seat, s.zones[DECK + STEP * seat])
    return True


@verb
def recruited(s: RpgGet, seat: int, card: int, more: int) -> int:
    """Shown, taken out, and the deck shuffled; -1 for none. more: searches that are still to come."""
    if card < 0:
        s.say(NoRecruit(seat, more))
    else:
        reveal(s, (card,))
        s.say(Recruits(seat, s.kind[card]))
        s.move(card, IN_USE + STEP * seat)
    s.shuffle(DECK + STEP * seat)
    return card


@rules.query
def pick_recruit(s: RpgGet, seat: int, _source: int, wanted: int) -> list[Option]:
    """A legal enemy must be taken when there is one (house rule: may)."""
    cards = [c for c in s.zones[DECK + STEP * seat] if WANTED[wanted].kinds[s.kind[c]] and legal_enemy(s, s.kind[c])]
    found = [(PLAY_ENEMY, card, -1) for card in {s.kind[card]: card for card in cards}.values()]
    return [PASS, *found] if not found or s.house & MAY_DECLINE else found


__all__ = ["effects_fight", "effects_flow"]
WORDS = frozenset({*STATIC, "redirect"})  # operations that are read, not carried out
compile_all(WORDS)
