"""The verbs that effects use while they ask: one small change each."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.handle import verb
from tabletop.games.beanz.rules.changes import check_deck, leave, to_hand, turn_bean
from tabletop.games.beanz.rules.events import (
    Bounce,
    ClearCosmos,
    Digs,
    Discards,
    Knockdown,
    KnockOff,
    Moves,
    OfOwner,
    Recovers,
    Recycles,
    Stand,
    Studies,
    Swaps,
    Takes,
    TurnOver,
)
from tabletop.games.beanz.rules.ops import OVER, possible
from tabletop.games.beanz.rules.select import SELECTS, Doer, empty_slots, rings_for
from tabletop.games.beanz.rules.sources import from_source, holding, other_targets
from tabletop.games.beanz.rules.table import (
    BOTTOMZ_UP,
    COSMOS,
    DECK,
    DISCARD,
    GALAXY,
    HAND,
    HEADZ_UP,
    LOOT,
    OPPOSITE_LOOT,
    SIDEWAYZ,
    Beanz,
)

# What is said of a card, its kind and its owner when the operation touches it.
TOUCHES: dict[str, Callable[[int, int, int], OfOwner]] = {
    "knockdown": Knockdown,
    "knock_off": KnockOff,
    "turn_over": TurnOver,
    "stand": Stand,
    "bounce": Bounce,
    "clear_cosmos": ClearCosmos,
}


# -- Beans -------------------------------------------------------------------------------------------------------------
@verb
def has_choice(s: Beanz, number: int, seat: int, card: int, target: int, galaxy: int) -> bool:
    return bool(rings_for(s, Doer(seat, card, target), SELECTS[number], galaxy))


@verb
def galaxy_at(_s: Beanz, zone: int) -> int:
    """The physical Galaxy of a Space Loot zone."""
    return GALAXY[OPPOSITE_LOOT.index(zone)]


@verb
def touch_all(s: Beanz, number: int, seat: int, card: int, target: int, galaxy: int) -> None:
    which = SELECTS[number]
    layer = COSMOS if which.op == "clear_cosmos" else 0
    for ring in rings_for(s, Doer(seat, card, target), which, galaxy):
        change(s, which.op, s.zones[layer + ring][0])


@verb
def touch(s: Beanz, number: int, card: int) -> None:
    change(s, SELECTS[number].op, card)


def change(s: Beanz, op: str, card: int) -> None:
    """What the operation of that name does to one card on a mat (MB-60, MB-61)."""
    s.say(TOUCHES[op](card, s.kind[card], s.owner[card]))
    if op == "knockdown":
        turn_bean(s, card, SIDEWAYZ)
    elif op == "turn_over":
        turn_bean(s, card, BOTTOMZ_UP)
    elif op == "stand":
        turn_bean(s, card, HEADZ_UP)
    elif op == "knock_off":
        leave(s, card)
    elif op == "bounce":
        to_hand(s, card)
    else:
        s.move(card, DISCARD + s.owner[card])


@verb
def move_bean(s: Beanz, card: int, zone: int) -> None:
    s.say(Moves(card, s.kind[card], s.owner[card], zone))
    s.move(card, zone)


@verb
def has_pair(s: Beanz, number: int, seat: int, card: int, target: int) -> bool:
    return len(rings_for(s, Doer(seat, card, target), SELECTS[number])) > 1


@verb
def swap_beans(s: Beanz, a: int, b: int) -> None:
    at_a, at_b = s.at[a], s.at[b]
    s.say(Swaps(a, s.kind[a], s.owner[a], b, s.kind[b], s.owner[b]))
    s.move(a, at_b)
    s.move(b, at_a)


@verb
def may_enter(s: Beanz, seat: int, card: int, source: str, max_rank: str) -> bool:
    """Is there anything to ask? Of a hand only whether it is empty, so that the question tells nothing."""
    if not empty_slots(s, seat):
        return False
    if source != "discard" and s.zones[HAND + seat]:
        return True
    return bool(from_source(s, Doer(seat, card), "discard", "bean", max_rank)) and source != "hand"


@verb
def may_place(s: Beanz, seat: int, card: int, source: str) -> bool:
    if source != "discard" and s.zones[HAND + seat]:
        return True
    return bool(from_source(s, Doer(seat, card), "discard", "cosmos"))


# -- cards -------------------------------------------------------------------------------------------------------------
@verb
def has_discard(s: Beanz, seat: int, kind: str, card: int) -> bool:
    return bool(from_source(s, Doer(seat, card), "discard", kind))  # type: ignore[arg-type]


@verb
def recover(s: Beanz, seat: int, card: int) -> None:
    s.move(card, HAND + seat)
    s.say(Recovers(seat, s.kind[card]))


@verb
def has_more(s: Beanz, seat: int, card: int, chosen: tuple[int, ...]) -> bool:
    return len(from_source(s, Doer(seat, card), "discard", "")) > len(chosen)


@verb
def recycle(s: Beanz, seat: int, cards: tuple[int, ...]) -> None:
    if s.events is not None:
        s.say(Recycles(seat, s.kinds(cards)))
    for card in cards:
        s.move(card, DECK + seat)
    if cards:
        s.shuffle(DECK + seat)


@verb
def look_at_top(s: Beanz, seat: int, count: int) -> int:
    """The number of cards that were there (MB-143)."""
    cards = s.zones[DECK + seat][:count]
    s.look(seat, cards)
    if s.events is not None:
        s.tell(Digs(seat, s.kinds(cards)), eyes=1 << seat)
    return len(cards)


@verb
def take_looked(s: Beanz, seat: int, card: int) -> None:
    s.move(card, HAND + seat)
    s.tell(Takes(seat, s.kind[card]), eyes=1 << seat)


@verb
def put_under(s: Beanz, seat: int, count: int) -> int:
    """The rest goes under the deck in the order in which it was looked at; OVER when nothing is left (MB-109)."""
    for card in s.zones[DECK + seat][:count]:
        s.move(card, DECK + seat)
    return OVER if check_deck(s, seat) else 0


@verb
def hand_size(s: Beanz, seat: int) -> int:
    return len(s.zones[HAND + seat])


@verb
def throw(s: Beanz, seat: int, card: int) -> None:
    """A hand card to the discard pile; -1: a random one by the state's dice (MB-144)."""
    if card < 0:
        hand = s.zones[HAND + seat]
        card = hand[s.rand(len(hand))]
    s.move(card, DISCARD + seat)
    s.say(Discards(seat, s.kind[card]))


@verb
def study_loot(s: Beanz, seat: int, card: int) -> None:
    """MB-145: the card comes to the hand for a moment, and the other seat loses track of the hand: whichever goes back then
    is any of them.
    """
    s.tell(Studies(seat, (s.at[card] - LOOT) % 3, s.kind[card]), eyes=1 << seat)
    s.move(card, HAND + seat)
    s.conceal(HAND + seat, 1 << seat)


@verb
def put_loot(s: Beanz, card: int, zone: int) -> None:
    s.move(card, zone)


# -- answers and flow --------------------------------------------------------------------------------------------------
@verb
def has_other_target(s: Beanz) -> bool:
    return bool(other_targets(s))


@verb
def has_branch(s: Beanz, branches: tuple[int, ...], seat: int, card: int, target: int) -> bool:
    return any(possible(s, Doer(seat, card, target), number) for number in branches)


@verb
def holds(s: Beanz, test: str, seat: int) -> bool:
    return holding(s, test, seat)
