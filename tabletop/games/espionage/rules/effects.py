"""The steps of the card file, each one small function (see `ops`). Plain ones change the table, generators ask.

You = the controller of the item, for a copy the copier. After a redirect to yourself look, take and give do nothing (ES-44).
"""

from __future__ import annotations

from typing import Any, Literal

from tabletop.core.handle import Asking, Handle
from tabletop.games.espionage.rules import chain, endings, queries, verbs
from tabletop.games.espionage.rules.cards import RETURNS
from tabletop.games.espionage.rules.chain import Card, Doer, Rarity, op
from tabletop.games.espionage.rules.endings import OVER, WINDOW
from tabletop.games.espionage.rules.events import (
    Cancels,
    Catches,
    Keeps,
    LooksAtHand,
    LooksAtPile,
    Redirects,
    Searches,
    Shuffles,
    Steals,
    Takes,
)
from tabletop.games.espionage.rules.table import DISCARD, DRAW, EXPOSED, HAND, LOOKED, STEP, Item, Spies
from tabletop.games.espionage.rules.verbs import draw_cards, find, set_aside

Whose = Literal["aim", "opponents"]
Pick = Literal["random", "named", "victim"]


# -- attacks -----------------------------------------------------------------------------------------------------------
@op
def expose(t: Handle[Spies], me: Doer, whose: Whose, pick: Pick, count: int = 1) -> Asking[Any]:
    """ES-55: cards are laid open, ES-56: and then discarded; between the two a window if a fatal one is there."""
    given = -1
    if pick == "victim" and endings.can_give_up(t, me.aim):
        option = yield t.choose(me.aim, queries.give_up_card)
        given = option[1]
    outcome = endings.lay_out(t, whose, pick, count, given)
    if outcome == WINDOW:
        yield t.call(chain.exposure, me.seat)
        outcome = endings.discard_exposed(t)
    if outcome == OVER:
        yield t.cut()


# -- defences and counters ---------------------------------------------------------------------------------------------
@op
def cancel(s: Spies, item: Item) -> None:
    """ES-40: it stays on the stack and will do nothing."""
    n = find(s, item.answered)
    if n >= 0:
        s.items[n] = s.items[n]._replace(cancelled=True)
        s.say(Cancels(item.seat, s.kind[item.card], item.answered, s.kind[item.answered], s.items[n].seat))


@op
def redirect(s: Spies, item: Item) -> None:
    """ES-43, ES-45: the answered item gets the new aim, if it still aims at you and the new aim is somebody else."""
    n = find(s, item.answered)
    if n >= 0 and not s.items[n].cancelled and s.items[n].aim == item.seat != item.aim:
        s.items[n] = s.items[n]._replace(aim=item.aim, credit=item.seat)
        s.say(Redirects(item.seat, item.answered, s.kind[item.answered], item.aim, s.items[n].seat))


@op
def keep_entries(s: Spies, item: Item) -> None:
    """ES-84: all your open entries are kept, the Bomb never (ES-67)."""
    for card in s.zones[EXPOSED + STEP * item.seat]:
        if not RETURNS >> s.kind[card] & 1:
            s.move(card, HAND + STEP * item.seat)
            s.say(Keeps(item.seat, s.kind[card]))


@op
def catch(s: Spies, item: Item, title: Card) -> None:
    """ES-72: every open entry of that title, from any hand, goes to your hand."""
    for zone in range(EXPOSED, len(s.zones), STEP):
        for card in s.zones[zone]:
            if s.kind[card] == title:
                s.move(card, HAND + STEP * item.seat)
                s.say(Catches(item.seat, s.kind[card], (zone - EXPOSED) // STEP))


# -- taking ------------------------------------------------------------------------------------------------------------
@op
def steal(s: Spies, item: Item, count: int) -> None:
    """ES-76: random cards of the aim's hand, face down (ES-129)."""
    if item.aim == item.seat:
        s.say(Steals(item.seat, item.seat, ()))
        return
    source, eyes = HAND + STEP * item.aim, 1 << item.seat | 1 << item.aim
    s.lose_track(source, eyes)
    stolen: tuple[int, ...] = ()
    for _ in range(min(count, len(s.zones[source]))):
        hand = s.zones[source]
        card = hand[s.rand(len(hand))]
        s.move(card, HAND + STEP * item.seat)
        stolen += (card,)
    s.tell(Steals(item.seat, item.aim, s.kinds(stolen)), eyes=eyes)


@op
def recover(s: Spies, item: Item) -> None:
    """ES-78: the announced discards that are still there."""
    there = tuple([card for card in item.chosen if s.at[card] == DISCARD])
    take_discards(s, item.seat, there, len(item.chosen) - len(there))


@op
def salvage(s: Spies, item: Item, count: int) -> None:
    """ES-81, ES-85: from the top of the discard pile."""
    take_discards(s, item.seat, s.zones[DISCARD][: -count - 1 : -1])


def take_discards(s: Spies, seat: int, cards: tuple[int, ...], gone: int = 0) -> None:
    for card in cards:
        s.move(card, HAND + STEP * seat)
    s.say(Takes(seat, s.kinds(cards), gone))


@op
def draw(s: Spies, item: Item, count: int) -> None:
    draw_cards(s, item.seat, count)


# -- looking, choosing, giving -----------------------------------------------------------------------------------------
@op
def look_at_hand(s: Spies, item: Item) -> None:
    if item.aim == item.seat:
        s.say(LooksAtHand(item.seat, item.seat, ()))
        return
    cards = s.zones[HAND + STEP * item.aim]
    s.look(item.seat, cards)
    s.tell(LooksAtHand(item.seat, item.aim, s.kinds(cards)), eyes=1 << item.seat)


@op
def done_looking(t: Handle[Spies], me: Doer) -> Asking[Any]:
    """A pause in which only the looker sees the hand."""
    if me.aim != me.seat:
        yield t.choose(me.seat, queries.done_looking, me.aim)


@op
def pick_card(t: Handle[Spies], me: Doer) -> Asking[Any]:
    """ES-77: a card of the aim's hand, of your choice."""
    if me.aim != me.seat and verbs.ready_to_swap(t, me.seat, me.aim):
        option = yield t.choose(me.seat, queries.pick_card, me.aim)
        me.taken = option[1]
        verbs.take_from(t, me.seat, me.aim, me.taken)


@op
def give(t: Handle[Spies], me: Doer, other_than_taken: bool = False) -> Asking[Any]:
    """ES-77, ES-81: a card of your choice to the aim; with no card nothing."""
    kept = me.taken if other_than_taken else -1
    if me.aim != me.seat and verbs.ready_to_give(t, me.seat, me.aim, kept):
        option = yield t.choose(me.seat, queries.give_card, me.aim, kept)
        verbs.give_to(t, me.seat, me.aim, option[1])


@op
def look_at_pile(s: Spies, item: Item, count: int) -> None:
    """ES-79: the top cards of the draw pile, told sorted as they lie in the row: where each of them lay is lost."""
    set_aside(s, item.seat, count)
    s.tell(LooksAtPile(item.seat, tuple(sorted(s.kinds(s.zones[LOOKED])))), eyes=1 << item.seat)


@op
def search_pile(s: Spies, item: Item) -> None:
    """ES-80: the whole draw pile."""
    set_aside(s, item.seat, len(s.kind))
    s.say(Searches(item.seat))


@op
def keep(t: Handle[Spies], me: Doer, rarity: Rarity = "") -> Asking[Any]:
    """ES-79, ES-80: one of the looked cards; where none fits it was only a look."""
    if verbs.may_keep(t, rarity):
        option = yield t.choose(me.seat, queries.pick_looked, rarity)
        verbs.keep_looked(t, me.seat, option[1])
    elif verbs.looked(t):
        yield t.choose(me.seat, queries.done_looking, -1)


@op
def put_on_top(t: Handle[Spies], me: Doer) -> Asking[Any]:
    """ES-79: the rest goes back one by one, the last one is the top."""
    while verbs.looked(t) > 1:
        option = yield t.choose(me.seat, queries.order_looked)
        verbs.put_back(t, option[1])
    verbs.put_back_rest(t)


@op
def shuffle_back(s: Spies, item: Item) -> None:
    """ES-91: after a search the pile is shuffled, always."""
    s.pour(LOOKED, DRAW, len(s.zones[LOOKED]))
    s.shuffle(DRAW)
    s.say(Shuffles(item.seat))
