"""The verbs of start, turn and Shoot for Loot, and those that announce: they change the table and never ask."""

from __future__ import annotations

from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.games.beanz.rules import options
from tabletop.games.beanz.rules.cards import COST, FLICKS_ANYWHERE, FLICKS_HERE, W_ACTION, W_BEAN, W_COSMOS, W_SPIN
from tabletop.games.beanz.rules.changes import capture, draw, end_by_loot, finish, is_over, lay_cosmos, turn_bean
from tabletop.games.beanz.rules.events import (
    Begins,
    Buys,
    Concedes,
    Declines,
    EndsTurn,
    Guess,
    Mulligan,
    Plays,
    Shot,
    ShotOff,
    Spins,
    SpinsBack,
    Stands,
    Throws,
    Turn,
)
from tabletop.games.beanz.rules.ops import ON_ANSWER, ON_PLAY, ON_SPIN
from tabletop.games.beanz.rules.options import GUESS_FIRST, NO_CAP, POINTS, SECOND_HIDES
from tabletop.games.beanz.rules.queries import HIT, MISS, bean_cost, hand_limit, spin_cost, stand_cost
from tabletop.games.beanz.rules.table import (
    BOTTOMZ_UP,
    COSMOS,
    DECK,
    DISCARD,
    HAND,
    HAND_SIZE,
    HEADZ_UP,
    LOOT,
    RINGS,
    SLOTS,
    STACK,
    Beanz,
    Thing,
)

FLICKS, TURN_CAP, SIDES = 2, 100, 6  # SIDES: of the die that replaces a flick


# -- before the first turn ---------------------------------------------------------------------------------------------
@verb
def new_hand(s: Beanz, seat: int) -> None:
    """MB-11: shown, shuffled in, five new ones; Space Loot stays."""
    hand = s.zones[HAND + seat]
    s.show(ALL_EYES, hand)
    s.say(Mulligan(seat, s.kinds(hand)))
    for card in hand:
        s.move(card, DECK + seat)
    s.shuffle(DECK + seat)
    for _ in range(HAND_SIZE):
        s.move(s.zones[DECK + seat][0], HAND + seat)


@verb
def hider(s: Beanz) -> int:
    """Who hides the bean; -1 when it is settled otherwise who begins (MB-13)."""
    if not s.house & GUESS_FIRST:
        s.say(Begins(s.turn))
        return -1
    return int(bool(s.house & SECOND_HIDES))


@verb
def open_fist(s: Beanz, who: int, hidden: int, guessed: int) -> None:
    """Right: the guesser starts, wrong: the hider."""
    s.turn = 1 - who if hidden == guessed else who
    s.say(Guess(1 - who, who, hidden, guessed))
    s.say(Begins(s.turn))


# -- the turn ----------------------------------------------------------------------------------------------------------
@verb
def begin_turn(s: Beanz) -> tuple[int, tuple[tuple[int, int], ...]]:
    """MB-16, MB-98: spin back; the active seat and the full halves with the flicks for each. The points of the turn lie ready
    while it shoots.
    """
    seat = s.turn
    s.turns += 1
    s.say(Turn(seat, s.turns))
    pos = s.pos
    dizzy = tuple(
        [zone[0] for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS] if zone and pos[zone[0]] == BOTTOMZ_UP]
    )
    if s.events is not None and dizzy:
        s.say(SpinsBack(seat, s.kinds(dizzy)))
    for card in dizzy:
        turn_bean(s, card, HEADZ_UP)
    full = tuple([(half, flicks) for half in range(3) if (flicks := flicks_for(s, seat, half))])
    if full and s.lucky[seat]:
        s.lucky = (0, s.lucky[1]) if seat == 0 else (s.lucky[0], 0)
    s.points = turn_points(s, seat)
    return seat, full


def flicks_for(s: Beanz, seat: int, half: int) -> int:
    """How often a half may be shot for; 0 when it is not full of Headz-up Beans (MB-98, MB-99, MB-141)."""
    for ring in RINGS[seat, half]:
        zone = s.zones[ring]
        if not zone or s.pos[zone[0]] != HEADZ_UP:
            return 0
    flicks = FLICKS + s.lucky[seat]
    for ring in range(SLOTS * seat, SLOTS * seat + SLOTS):
        zone = s.zones[ring]
        if zone and s.pos[zone[0]] == HEADZ_UP:
            k = s.kind[zone[0]]
            flicks += FLICKS_ANYWHERE[k] + (FLICKS_HERE[k] if ring in RINGS[seat, half] else 0)
    return flicks


def turn_points(s: Beanz, seat: int) -> int:
    """MB-18, MB-23, MB-140."""
    return (s.first_points if s.turns == 1 else POINTS) - s.drained[seat]


@verb
def start_points(s: Beanz, seat: int) -> None:
    """The step begins in which they are used (MB-18)."""
    s.points = turn_points(s, seat)
    s.drained = (0, s.drained[1]) if seat == 0 else (s.drained[0], 0)
    s.bought = s.beans_played = s.attacks = 0
    if any(s.once):
        s.once = bytearray(len(s.once))


@verb
def excess(s: Beanz, seat: int) -> int:
    """MB-22: how many cards are too many at the end of the turn."""
    return max(0, len(s.zones[HAND + seat]) - hand_limit(s, seat))


@verb
def end_turn(s: Beanz) -> bool:
    """What waited ends with the turn (MB-89, MB-96); False when the last turn has been played (MB-24)."""
    s.say(EndsTurn(s.turn, s.points))
    s.pending, s.off_bean, s.off_spin, s.points = (), 0, 0, 0
    s.turn = 1 - s.turn
    if s.turns >= TURN_CAP and not s.house & NO_CAP:
        end_by_loot(s, "turn_cap")
    return not is_over(s)


@verb
def buy(s: Beanz, seat: int) -> bool:
    """MB-26: one point, one card. True when it was the last one of the deck."""
    s.points -= 1
    s.bought += 1
    s.say(Buys(seat))
    return draw(s, seat, 1, bought=True)


@verb
def stand_up(s: Beanz, seat: int, card: int) -> None:
    s.points -= stand_cost(s, seat, card)
    s.say(Stands(seat, card, s.kind[card]))
    turn_bean(s, card, HEADZ_UP)


@verb
def concede(s: Beanz, seat: int) -> None:
    s.say(Concedes(seat))
    finish(s, "concede", (1 - seat,))


# -- Shoot for Loot ----------------------------------------------------------------------------------------------------
@verb
def by_lot(s: Beanz, seat: int, half: int, attempt: int, attempts: int) -> int:
    """MB-107: HIT or MISS by the state's own dice, -1 when the bean is really flicked. All see a die with that many hits."""
    odds, least = options.by_lot(s.house)
    if not odds:
        return -1
    rolled = s.rand(100)
    outcome = HIT if rolled < odds else MISS
    hit, missed = least + rolled * (SIDES + 1 - least) // odds, 1 + (rolled - odds) * (least - 1) // (100 - odds)
    zone = LOOT + 3 * seat + half
    s.say(Throws(seat, zone, hit if outcome == HIT else missed, least, outcome, attempt, attempts))
    return outcome


@verb
def shot(s: Beanz, seat: int, half: int, outcome: int) -> bool:
    """MB-101, MB-102. True when that ends the game."""
    s.say(Shot(seat, half, outcome))
    return outcome == HIT and capture(s, seat, half)


@verb
def declined(s: Beanz, seat: int, half: int) -> None:
    s.say(Declines(seat, half))


@verb
def tied(s: Beanz) -> bool:
    return bool(s.tied)


@verb
def shot_off(s: Beanz, seat: int, outcome: int) -> None:
    s.say(ShotOff(seat, outcome))


@verb
def settle_tie(s: Beanz, winners: tuple[int, ...]) -> None:
    """MB-111."""
    finish(s, s.tied, winners)
    s.tied = ""


# -- announcing --------------------------------------------------------------------------------------------------------
@verb
def announce_bean(s: Beanz, seat: int, card: int, zone: int, paid: bool) -> None:
    """MB-37, MB-59: the Bean is about to enter."""
    if paid:
        s.points -= bean_cost(s, seat, card)
        s.off_bean = 0
        s.beans_played += 1
    s.move(card, STACK)
    s.things += (Thing(W_BEAN, seat, card, zone),)
    s.say(Plays(seat, s.kind[card], card, zone, free=not paid))


@verb
def enter(s: Beanz, card: int, zone: int) -> None:
    s.move(card, zone)
    s.things = s.things[:-1]


@verb
def send_away(s: Beanz, card: int) -> None:
    """MB-58: a Bean or Cosmos card that may not come goes to its owner's discard pile."""
    s.move(card, DISCARD + s.owner[card])
    s.things = s.things[:-1]


@verb
def announce_cosmos(s: Beanz, seat: int, card: int, zone: int, paid: bool) -> None:
    if paid:
        s.points -= COST[s.kind[card]]
    s.move(card, STACK)
    s.things += (Thing(W_COSMOS, seat, card, zone),)
    bean = s.zones[zone - COSMOS]
    s.say(Plays(seat, s.kind[card], card, zone, free=not paid, over=s.kind[bean[0]] if bean else -1))


@verb
def lay(s: Beanz, card: int, zone: int) -> None:
    lay_cosmos(s, card, zone)
    s.things = s.things[:-1]


@verb
def play_action(s: Beanz, seat: int, card: int) -> int:
    """MB-47: it lies in the discard pile while it resolves. The number of its program."""
    s.points -= COST[s.kind[card]]
    return put_down(s, seat, card, ON_PLAY[s.kind[card]], answer=False)


@verb
def play_instant(s: Beanz, seat: int, card: int) -> int:
    return put_down(s, seat, card, ON_ANSWER[s.kind[card]], answer=True)


def put_down(s: Beanz, seat: int, card: int, number: int, *, answer: bool) -> int:
    s.move(card, DISCARD + seat)
    s.things += (Thing(W_ACTION, seat, card, -1),)
    s.say(Plays(seat, s.kind[card], card, -1, free=False, answer=answer))
    return number


@verb
def spin(s: Beanz, seat: int, card: int) -> int:
    """MB-41: pay, turn Bottomz-up. The number of its program."""
    s.points -= spin_cost(s, seat, card)
    s.off_spin = 0
    s.things += (Thing(W_SPIN, seat, card, -1),)
    s.say(Spins(seat, card, s.kind[card]))
    turn_bean(s, card, BOTTOMZ_UP)
    return ON_SPIN[s.kind[card]]


@verb
def settle(s: Beanz) -> None:
    """The newest thing is done with."""
    s.things = s.things[:-1]
