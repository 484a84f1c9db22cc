"""The plain changes that verbs and effects are made of: turning, leaving, drawing, the end; and verbs of effects that ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.core.handle import verb
from tabletop.games.beanz.rules.cards import COMEBACK, SHARPSHOOT
from tabletop.games.beanz.rules.events import (
    Bounce,
    Captures,
    ClearCosmos,
    Comeback,
    DeckOut,
    Digs,
    Discards,
    Domino,
    DominoStops,
    Draws,
    Knockdown,
    KnockOff,
    Moves,
    OfOwner,
    Over,
    Recovers,
    Recycles,
    Spent,
    Stand,
    Studies,
    Swaps,
    Takes,
    TurnOver,
)
from tabletop.games.beanz.rules.ops import OVER, possible
from tabletop.games.beanz.rules.options import DOMINO, RIGHT_FIRST, SHOOT_OFF
from tabletop.games.beanz.rules.queries import has_target, mode_of
from tabletop.games.beanz.rules.select import (
    SELECTS,
    Doer,
    across,
    empty_slots,
    from_source,
    holding,
    other_targets,
    rings_for,
    sharpshoot_targets,
)
from tabletop.games.beanz.rules.table import (
    BOTTOMZ_UP,
    COSMOS,
    DECK,
    DISCARD,
    GALAXIES,
    GALAXY,
    HAND,
    HEADZ_UP,
    LOOT,
    OPPOSITE_LOOT,
    RING,
    SIDEWAYZ,
    SLOTS,
    Attack,
    Beanz,
    captured,
)
from tabletop.games.beanz.rules.values import TOPPLES, Comparison, fight, push_value, resist_value

DOMINO_OUT = 2  # a push of twice the resistance throws the Bean off (MB-119)

# What is said of a card, its kind and its owner when the operation touches it.
TOUCHES: dict[str, Callable[[int, int, int], OfOwner]] = {
    "knockdown": Knockdown,
    "knock_off": KnockOff,
    "turn_over": TurnOver,
    "stand": Stand,
    "bounce": Bounce,
    "clear_cosmos": ClearCosmos,
}


def turn_bean(s: Beanz, card: int, pos: int) -> None:
    """Give a Bean on the mat another position; the event is ("turn", card, position)."""
    s.pos[card] = pos
    if s.events is not None:
        s.events.append(("turn", card, pos))


def leave(s: Beanz, card: int) -> None:
    """Off the mat into the owner's discard pile, or by its own power into the hand (MB-46, MB-137). Cosmos cards stay."""
    back = comes_back(s, card)
    if back:
        s.say(Comeback(s.owner[card], card, s.kind[card]))
    s.pos[card] = s.once[card] = 0
    s.move(card, (HAND if back else DISCARD) + s.owner[card])


def comes_back(s: Beanz, card: int) -> bool:
    """MB-137: only a Headz-up power works."""
    return bool(COMEBACK[s.kind[card]]) and s.pos[card] == HEADZ_UP


def to_hand(s: Beanz, card: int) -> None:
    s.pos[card] = s.once[card] = 0
    s.move(card, HAND + s.owner[card])


def lay_cosmos(s: Beanz, card: int, zone: int) -> None:
    """A Cosmos card that already lies there goes to its owner's discard pile (MB-68)."""
    for old in s.zones[zone]:
        s.move(old, DISCARD + s.owner[old])
    s.move(card, zone)


def draw(s: Beanz, seat: int, count: int, *, bought: bool = False) -> bool:
    """From the top; True when the deck is empty and the game has ended (MB-109)."""
    deck = DECK + seat
    cards = s.zones[deck][:count]
    for card in cards:
        s.move(card, HAND + seat)
    if s.events is not None:
        s.tell(Draws(seat, s.kinds(cards), bought), eyes=1 << seat)
    return check_deck(s, seat)


def check_deck(s: Beanz, seat: int) -> bool:
    if s.zones[DECK + seat]:
        return False
    s.say(DeckOut(seat))
    end_by_loot(s, "deck_out")
    return True


# -- the end (MB-108 to MB-116) ----------------------------------------------------------------------------------------
def finish(s: Beanz, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


def end_by_loot(s: Beanz, ending: str) -> None:
    """More captured Space Loot wins; equal is a draw, or a shoot-off has to decide (MB-110, MB-111)."""
    mine, yours = captured(s, 0), captured(s, 1)
    if mine != yours:
        finish(s, ending, (0,) if mine > yours else (1,))
    elif s.house & SHOOT_OFF:
        s.tied = ending
    else:
        finish(s, ending, (0, 1))


def is_over(s: Beanz) -> bool:
    return bool(s.ending or s.tied)


def capture(s: Beanz, seat: int, half: int) -> bool:
    """MB-101: one Space Loot card to the hand, the half's Beans leave. True when it was the last one there: the game ends at
    once (MB-105), with the Galaxy that has won it as it lies.
    """
    zone = LOOT + 3 * seat + half
    s.move(s.zones[zone][-1], HAND + seat)
    s.say(Captures(seat, half, len(s.zones[zone]), 1 - seat, GALAXIES[half if seat == 0 else 2 - half]))
    if not s.zones[zone]:
        finish(s, "loot_cleared", (seat,))
        return True
    rings = range(SLOTS * seat, SLOTS * seat + SLOTS)
    beans = [card for ring in rings if HALF[ring] == half for card in s.zones[ring]]
    if s.events is not None and (spent := [card for card in beans if not comes_back(s, card)]):
        s.say(Spent(seat, half, s.kinds(tuple(spent))))
    for card in beans:
        leave(s, card)
    return False


HALF = (0, 0, 1, 1, 1, 2, 2) * 2


# -- Domino Effect (MB-117 to MB-125) ----------------------------------------------------------------------------------
def domino(s: Beanz, ring: int) -> tuple[int, ...]:
    """The ripples to both sides of a Bean that an attack has just toppled; the ring indexes that fell, in order."""
    fallen: list[int] = []
    affected = 1 << ring
    for step in (1, -1) if s.house & RIGHT_FIRST else (-1, 1):
        faller = ring
        while True:
            n = (faller + step) % RING
            if not s.zones[n] or affected >> n & 1:
                break
            push, resist, card = push_value(s, faller), resist_value(s, n), s.zones[n][0]
            if resist > push:
                s.say(DominoStops(card, s.kind[card], s.owner[card], push, resist))
                break
            affected |= 1 << n
            fallen.append(n)
            off = push >= DOMINO_OUT * resist or s.pos[card] == SIDEWAYZ
            s.say(Domino(card, s.kind[card], s.owner[card], push, resist, off))
            if off:
                leave(s, card)
                break
            turn_bean(s, card, SIDEWAYZ)
            faller = n
    return tuple(fallen)


def under(s: Beanz, ring: int) -> int:
    """The Cosmos card in a slot, -1 for none."""
    zone = s.zones[COSMOS + ring]
    return zone[0] if zone else -1


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


# What would happen: the numbers of an attack and the way of its dominoes, before anybody commits (MB-149).
#
# They work on what everybody sees, so a veiled table will do; the table is never changed.


class Forecast(NamedTuple):
    """An attack against one target: the numbers, and the Beans that dominoes would reach (card, is it knocked off)."""

    target: int
    fight: Comparison
    dominoes: tuple[tuple[int, bool], ...]


def forecast(table: Beanz, seat: int, cards: tuple[int, ...], target: int) -> Forecast:
    """What these attackers would do to a target now, with the boosts that wait."""
    s = table.copy()
    for card in cards:
        s.pos[card] = BOTTOMZ_UP
    attack = Attack(seat, cards, 0, s.pending, s.attacks == 0, target, s.at[target])
    found = fight(s, attack)
    return Forecast(target, found, ripples(s, attack) if found.result == TOPPLES else ())


def ripples(s: Beanz, attack: Attack) -> tuple[tuple[int, bool], ...]:
    """The dominoes after the target has fallen; `s` is a copy that may be spoilt."""
    if not s.house & DOMINO:
        return ()
    lying = [zone[0] if zone else -1 for zone in s.zones]
    s.pos[attack.target] = SIDEWAYZ
    return tuple([(lying[ring], not s.zones[ring]) for ring in domino(s, attack.ring)])


def forecasts(table: Beanz, seat: int, card: int) -> tuple[Forecast, ...]:
    """One for every Bean that this attacker alone could be made to hit now (MB-78, MB-85)."""
    if mode_of(table, card) & SHARPSHOOT:
        targets = sharpshoot_targets(table, seat)
    else:
        targets = across(table, table.at[card]) if has_target(table, card) else []
    return tuple([forecast(table, seat, (card,), target) for target in targets])
