"""The verbs of a Bean Attack, from announcement to end (MB-75 to MB-89), and those of Shoot for Loot (MB-98 to MB-111)."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import WORLD
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.beanz.rules import queries, verbs
from tabletop.games.beanz.rules.acts import DECLINE
from tabletop.games.beanz.rules.cards import (
    ACTION_CARD,
    BLITZ,
    SHARPSHOOT,
    SNEAK,
    THROWS_BACK,
    TYPE,
    W_ATTACK,
    W_TARGET,
)
from tabletop.games.beanz.rules.changes import domino, leave, turn_bean
from tabletop.games.beanz.rules.events import Attacks, FallsToo, Fight, Returns, Succeeds, Summand, Target
from tabletop.games.beanz.rules.ops import ON_SUCCESS, possible
from tabletop.games.beanz.rules.options import BOOSTS_LOST, DOMINO
from tabletop.games.beanz.rules.queries import HIT, OUTCOMES, mode_of, party_cost
from tabletop.games.beanz.rules.select import Doer, across, mirror
from tabletop.games.beanz.rules.table import (
    BOTTOMZ_UP,
    DISCARD,
    HAND,
    LOOT,
    OPPOSITE_LOOT,
    RING,
    SIDEWAYZ,
    Attack,
    Beanz,
    Thing,
    rules,
)
from tabletop.games.beanz.rules.values import FAILS, TOPPLES, Comparison, Term, fight

MIDDLE, ROUNDS = 1, 5  # of a shoot-off (MB-111)


@verb
def is_blitz(s: Beanz, card: int) -> bool:
    return bool(mode_of(s, card) & BLITZ)


@verb
def announce_attack(s: Beanz, seat: int, cards: tuple[int, ...]) -> int:
    """Everything is paid and what waited is taken over (MB-76); the mode of the attack."""
    s.points -= party_cost(s, seat, cards)
    mode = mode_of(s, cards[0])
    s.attack = Attack(seat, cards, mode, s.pending, s.attacks == 0)
    s.off_spin, s.pending = 0, ()
    s.attacks += 1
    s.things += (Thing(W_ATTACK, seat, cards[0], -1),)
    if s.events is not None:
        s.say(Attacks(seat, mode & (SHARPSHOOT | SNEAK), s.kinds(cards), s.at[cards[0]]))
    return mode


@verb
def spin_attackers(s: Beanz) -> None:
    """In any case (MB-76)."""
    for card in s.attack[1]:  # type: ignore[misc]
        turn_bean(s, card, BOTTOMZ_UP)


@verb
def slip(s: Beanz) -> None:
    """MB-55: Actions that boosted a slipped attack go back to the hand."""
    attack = open_attack(s)
    for boost in attack.boosts:
        card = boost.card
        if TYPE[s.kind[card]] == ACTION_CARD and not s.house & BOOSTS_LOST and s.at[card] == DISCARD + attack.seat:
            s.move(card, HAND + attack.seat)
            s.say(Returns(attack.seat, s.kind[card]))
    s.attack, s.things = (), s.things[:-1]


@verb
def faced_by(_s: Beanz, zone: int) -> int:
    """A slot of the attackers' mat in the Galaxy of this Space Loot (MB-87)."""
    return OPPOSITE_LOOT.index(zone)


@verb
def slot_of(s: Beanz, card: int) -> int:
    return s.at[card]


@verb
def set_target(s: Beanz, card: int, by: int) -> None:
    attack, ring = open_attack(s), s.at[card]
    first = attack.target < 0 and by != attack.seat and s.events is not None
    only = first and len(across(s, mirror(ring))) == 1
    s.attack = attack._replace(target=card, ring=ring)
    s.things = tuple([x._replace(window=W_TARGET) if x.window == W_ATTACK else x for x in s.things])
    s.say(Target(1 - attack.seat, card, s.kind[card], by, ring, only))


@verb
def topple_if_failed(s: Beanz) -> None:
    s.attack = open_attack(s)._replace(topple=open_attack(s).topple | 2)


@verb
def compare(s: Beanz) -> tuple[bool, int, tuple[tuple[int, int], ...]]:
    """MB-79 to MB-84: result and dominoes. Whether it has failed, the slot of the target, and what the attackers do after a
    success as (card, number of a program), in announced order.
    """
    attack = open_attack(s)
    found = fight(s, attack)
    if found.result == TOPPLES:  # before it is said: the target falls while that is read
        s.attack = attack._replace(topple=attack.topple | 4)
    if s.events is not None:
        say_fight(s, found)
    if found.result == FAILS:
        return True, attack.ring, ()
    if found.result == TOPPLES:
        turn_bean(s, attack.target, SIDEWAYZ)
        if s.house & DOMINO:
            domino(s, attack.ring)
    else:
        leave(s, attack.target)
    numbers = [(card, ON_SUCCESS[s.kind[card]]) for card in attack.cards]
    after = tuple([row for row in numbers if row[1] >= 0])
    for card, number in after:
        if possible(s, Doer(attack.seat, card, attack.ring), number):
            s.say(Succeeds(card, s.kind[card], s.owner[card]))
    return False, attack.ring, after


def say_fight(s: Beanz, found: Comparison) -> None:
    """The arithmetic for the log."""
    gains, losses = _summands(s, found.attack), _summands(s, found.defence)
    target = open_attack(s).target
    kind, owner = s.kind[target], s.owner[target]
    s.say(Fight(kind, found.result, found.total, found.against, found.doubles, gains, losses, target, owner))


def _summands(s: Beanz, terms: tuple[Term, ...]) -> tuple[Summand, ...]:
    return tuple([Summand(term.label, term.amount, s.kind[term.card]) for term in terms])


@verb
def end_attack(s: Beanz, failed: bool) -> None:
    """MB-57, MB-84: now attackers fall, if an Instant says so; no domino comes from that."""
    attack = open_attack(s)
    if attack.topple & 1 or (failed and attack.topple & 2):
        for card in attack.cards:
            if s.at[card] < RING and s.pos[card] != SIDEWAYZ:
                s.say(FallsToo(card, s.kind[card], s.owner[card], thrown_back_by(s, 1 - attack.seat)))
                turn_bean(s, card, SIDEWAYZ)
    s.attack, s.things = (), s.things[:-1]


def thrown_back_by(s: Beanz, seat: int) -> int:
    """The kind of the Instant that a seat has answered the attack with: the newest such one in its discard pile."""
    return next((s.kind[card] for card in reversed(s.zones[DISCARD + seat]) if THROWS_BACK[s.kind[card]]), -1)


def open_attack(s: Beanz) -> Attack:
    assert s.attack, "no attack is going on"
    return s.attack


def stop(t: Handle[Beanz]) -> Asking[Any]:
    """The game is over, or a shoot-off has to say for whom."""
    if verbs.tied(t):
        yield t.call(shoot_off, -1)
    yield t.cut()


@rules.script
def the_end(t: Handle[Beanz], _: int) -> Asking[Any]:
    yield from stop(t)


# -- Shoot for Loot (MB-98 to MB-107) ----------------------------------------------------------------------------------
@rules.script
def shooting(t: Handle[Beanz], seat: int, full: tuple[tuple[int, int], ...]) -> Asking[Any]:
    """Every noted half, in the order you like; a captured last card ends the game (MB-105)."""
    while full:
        option = yield t.choose(seat, queries.loot_half, full)
        half = (option[2] - LOOT) % 3
        left = flicks = dict(full)[half]
        while left:
            left -= 1
            option = yield t.choose(seat, queries.shoot, half, left, flicks)
            if option[0] == DECLINE:
                verbs.declined(t, seat, half)
                continue
            outcome = yield from flicked(t, seat, half, flicks - left, flicks)
            if verbs.shot(t, seat, half, outcome):
                yield t.cut()
            if outcome == HIT:
                break
        full = tuple([row for row in full if row[0] != half])


def flicked(t: Handle[Beanz], seat: int, half: int, attempt: int, attempts: int) -> Asking[Any]:
    """By lot, or as the world says: it hears which attempt of how many this is."""
    outcome = verbs.by_lot(t, seat, half, attempt, attempts)
    if outcome < 0:
        outcome = OUTCOMES[(yield t.tell(WORLD, queries.flick, seat, half, attempt, attempts))]
    return outcome


@rules.script
def shoot_off(t: Handle[Beanz], _: int) -> Asking[Any]:
    """MB-111: one flick each at the middle hole; the first round with exactly one hit wins."""
    for _round in range(ROUNDS):
        hits = []
        for seat in range(2):
            outcome = yield from flicked(t, seat, MIDDLE, 1, 1)
            verbs.shot_off(t, seat, outcome)
            if outcome == HIT:
                hits.append(seat)
        if len(hits) == 1:
            verbs.settle_tie(t, (hits[0],))
            return
    verbs.settle_tie(t, (0, 1))
