"""What changes the table of the minigame; drawing stands beside the deal."""

from __future__ import annotations

from tabletop.core.ask import NOBODY
from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tests.core.minigame.events import Fallen, Named
from tests.core.minigame.table import CHEST, DISCARD, HAND, HEART, MIDDLE, PAPER, PILE, VAULT, MiniTable, place


@verb
def begin_turn(s: MiniTable) -> int:
    """The next seat, or NOBODY when the pile is empty and the richest hands have won."""
    if not s.zones[PILE]:
        order = s.order()
        most = max(len(s.zones[place(x, HAND)]) for x in order)
        s.winners, s.ending = tuple(x for x in order if len(s.zones[place(x, HAND)]) == most), "rich"
        return NOBODY
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if s.alive[seat]:
            s.turn, s.played = seat, 0
            return seat


@verb
def lay(s: MiniTable, card: int, counts: int) -> int:
    s.played += counts
    s.move(card, MIDDLE)
    return s.kind[card]


@verb
def put_away(s: MiniTable, card: int) -> None:
    if s.at[card] == MIDDLE:
        s.move(card, DISCARD)


@verb
def sweep(s: MiniTable) -> None:
    for card in s.zones[MIDDLE]:
        s.move(card, DISCARD)


@verb
def strike(s: MiniTable, seat: int) -> None:
    """A random card of hand and chest is discarded; the heart (or, by a house rule, a paper) is fatal."""
    if not s.alive[seat]:
        return
    cards = s.zones[place(seat, HAND)] + s.zones[place(seat, CHEST)]
    card = cards[s.rand(len(cards))] if cards else -1
    if card < 0:
        return
    s.move(card, DISCARD)
    if s.kind[card] == HEART or (s.papers and s.kind[card] == PAPER):
        s.alive = tuple(alive and x != seat for x, alive in enumerate(s.alive))
        for group in (HAND, CHEST, VAULT):
            for other in s.zones[place(seat, group)]:
                s.move(other, DISCARD)
        s.say(Fallen(seat))


@verb
def hurt(s: MiniTable) -> int:
    """0: play goes on; 1: the turn is over; 2: the game is."""
    if sum(s.alive) == 1:
        s.winners, s.ending = (s.alive.index(True),), "last"
        return 2
    return int(not s.alive[s.turn])


@verb
def spy(s: MiniTable, seat: int, other: int) -> None:
    s.look(seat, s.zones[place(other, HAND)])
    s.marks[other] = (s.marks[other][0], s.marks[other][1] + 1)


@verb
def lose_track(s: MiniTable, seat: int) -> None:
    """Before a card leaves a hand face down third seats lose track of it; before it is chosen, since ids change."""
    s.conceal(place(seat, HAND), 1 << seat)


@verb
def hand_over(s: MiniTable, card: int, to: int) -> None:
    s.move(card, place(to, HAND))


@verb
def top(s: MiniTable, seat: int, n: int) -> tuple[int, ...]:
    cards = s.zones[PILE][-n:]
    s.look(seat, cards)
    return cards


@verb
def keep(s: MiniTable, seat: int, card: int) -> None:
    s.move(card, place(seat, HAND))


@verb
def put_rest(s: MiniTable, cards: tuple[int, ...], zone: int) -> None:
    """The rest goes on the discard pile, or back into a shuffled pile."""
    if zone == PILE:
        s.shuffle(PILE)
    else:
        for card in cards:
            s.move(card, zone)


@verb
def vote(s: MiniTable, seats: tuple[int, ...]) -> None:
    for seat in seats:
        s.marks[seat] = (s.marks[seat][0] + 1, s.marks[seat][1])


@verb
def open_vault(s: MiniTable, seat: int) -> None:
    for card in s.zones[place(seat, VAULT)]:
        s.move(card, place(seat, HAND))


@verb
def name(s: MiniTable, seat: int, kind: int) -> int:
    """Named right: the card on top of the pile is shown to all. The answer is public, so the journal may hold it."""
    card = s.zones[PILE][-1] if s.zones[PILE] else -1
    right = int(card >= 0 and s.kind[card] == kind)
    s.say(Named(seat, kind, bool(right)))
    if right:
        s.show(ALL_EYES, (card,))
    return right
