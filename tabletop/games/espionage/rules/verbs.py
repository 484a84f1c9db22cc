"""The coarse verbs of the turn, the stack and the hands: they change the table and never ask."""

from __future__ import annotations

from tabletop.core.handle import verb
from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import ROUND
from tabletop.core.view import View
from tabletop.games.espionage.rules.cards import (
    ABILITIES,
    AS_MISSION,
    AS_REACTION,
    BY_MISSION,
    BY_REACTION,
    CLAIMS,
    COPIERS,
    GAME,
    MISSION,
    RARITY,
)
from tabletop.games.espionage.rules.endings import finish, knock_out, reveal
from tabletop.games.espionage.rules.events import (
    Begins,
    Claims,
    Concedes,
    Draws,
    Gives,
    KeepsLooked,
    NoMission,
    Plays,
    PutsBack,
    RanOut,
    Steals,
    Turn,
)
from tabletop.games.espionage.rules.options import CHOSEN_FIRST, FINISH_TURN
from tabletop.games.espionage.rules.queries import as_mission
from tabletop.games.espionage.rules.table import DISCARD, DRAW, HAND, LOOKED, STACK, STEP, Item, Spies


# -- the turn ----------------------------------------------------------------------------------------------------------
@verb
def chosen_first(s: Spies) -> bool:
    return bool(s.house & CHOSEN_FIRST)


def by_dice(view: View) -> Begins | None:
    """Who begins, when the dice have decided it (ES-5)."""
    s = view.table
    return None if s.house & CHOSEN_FIRST else Begins(s.turn)


@verb
def let_begin(s: Spies, seat: int) -> None:
    s.turn = seat
    s.say(Begins(seat))


@verb
def on_turn(s: Spies) -> int:
    """The seat that acts next with the stack empty: a turn goes on, or the next one begins with its draw (ES-11 to ES-21).

    -1 when the pile has run out and the hands have been revealed (ES-104, ES-105).
    """
    stop = s.ran_out and not s.house & FINISH_TURN  # no more plays
    if s.acting and s.alive[s.turn] and not stop:
        return s.turn
    if s.turns:
        if s.ran_out:
            reveal(s)
            return -1
        s.turn = ROUND[s.alive, s.turn][0]
    s.acting, s.missions, s.turns = True, 0, s.turns + 1
    s.say(Turn(s.turn))
    draw_cards(s, s.turn, GAME.draw_per_turn)
    if s.ran_out and not s.house & FINISH_TURN:
        reveal(s)
        return -1
    return s.turn


@verb
def end_turn(s: Spies) -> None:
    """A turn in which nothing was played would end unseen (ES-132)."""
    s.acting = False
    if not s.missions:
        s.say(NoMission(s.turn))


def draw_cards(s: Spies, seat: int, count: int) -> None:
    """From the top, as many as there are (ES-90)."""
    cards = s.zones[DRAW][-count:]
    s.pour(DRAW, HAND + STEP * seat, count)
    if s.events is not None:
        s.tell(Draws(seat, s.kinds(cards)), eyes=1 << seat)
    check_pile(s)


def check_pile(s: Spies) -> None:
    """ES-104: the moment the pile is empty the end is fixed. Cards under a look are still in the pile."""
    if not s.zones[DRAW] and not s.zones[LOOKED] and not s.ran_out:
        s.ran_out = True
        s.say(RanOut(bool(s.house & FINISH_TURN)))


@verb
def claim(s: Spies, seat: int, card: int) -> None:
    """ES-102: the Package and the number of cards are shown."""
    kind = s.kind[card]
    s.show(ALL_EYES, (card,))
    s.say(Claims(seat, kind, len(s.zones[HAND + STEP * seat])))
    finish(s, next(prize.ending for prize in CLAIMS if prize.kind == kind), (seat,))


@verb
def concede(s: Spies, seat: int) -> bool:
    """ES-112: out without credit. True when that ends the game."""
    s.say(Concedes(seat))
    knock_out(s, ((seat, -1),), -1)
    return bool(s.ending)


# -- playing a card ----------------------------------------------------------------------------------------------------
@verb
def text_of(s: Spies, card: int, use: int, answered: int) -> tuple[int, int, int]:
    """What a card does when it is put down: (ability, item answered, item copied), -1 for none (ES-46, ES-50)."""
    kind = s.kind[card]
    if use == MISSION:
        return as_mission(s, AS_MISSION[kind], 0), -1, -1
    if COPIERS >> kind & 1:
        return s.items[find(s, answered)].ability, -1, answered
    return AS_REACTION[kind], answered, -1


@verb
def choosable(s: Spies, ability: int) -> int:
    """How many discards a text could choose (ES-78)."""
    return sum(s.kind[card] != ABILITIES[ability].spare for card in s.zones[DISCARD])


@verb
def put_down(
    s: Spies,
    seat: int,
    card: int,
    use: int,
    ability: int,
    answered: int,
    copied: int,
    aim: int,
    title: int,
    chosen: tuple[int, ...],
) -> None:
    """The card goes on top of the stack with everything that was announced (ES-25)."""
    triggers = (BY_MISSION if ABILITIES[ability].use == MISSION else 0) | (0 if use == MISSION else BY_REACTION)
    s.move(card, STACK)
    s.items.append(Item(card, seat, use, ability, answered, copied, aim, title, chosen, seat, False, triggers))
    if use == MISSION:
        s.missions += 1
    if s.events is not None:
        target = -1 if answered < 0 or answered == s.exposing else s.kind[answered]
        kinds, text = s.kinds(chosen), ABILITIES[ability].kind
        text = -1 if text == s.kind[card] else text
        owner = s.items[find(s, answered)].seat if target >= 0 else -1
        s.say(Plays(seat, card, s.kind[card], use, ability, answered, copied, aim, title, target, kinds, text, owner))


def find(s: Spies, card: int) -> int:
    """Place of a card on the stack, -1 when it is gone or settled (ES-38)."""
    for n, item in enumerate(s.items):
        if item.card == card:
            return n
    return -1


# -- cards between hands (ES-129) and under a look ---------------------------------------------------------------------
def both(seat: int, aim: int) -> int:
    return 1 << seat | 1 << aim


@verb
def ready_to_swap(s: Spies, seat: int, aim: int) -> bool:
    """Third seats lose track of both hands, before one card goes each way. False when there is nothing to take."""
    s.lose_track(HAND + STEP * aim, both(seat, aim))
    s.lose_track(HAND + STEP * seat, both(seat, aim))
    if not s.zones[HAND + STEP * aim]:
        s.say(Steals(seat, aim, ()))
    return bool(s.zones[HAND + STEP * aim])


@verb
def take_from(s: Spies, seat: int, aim: int, card: int) -> None:
    s.move(card, HAND + STEP * seat)
    s.tell(Steals(seat, aim, (s.kind[card],)), eyes=both(seat, aim))


@verb
def ready_to_give(s: Spies, seat: int, aim: int, taken: int) -> bool:
    """As `ready_to_swap`, which has been called if a card was taken: to conceal again would lose that card's id."""
    if taken < 0:
        s.lose_track(HAND + STEP * seat, both(seat, aim))
    able = len(s.zones[HAND + STEP * seat]) > (taken >= 0)
    if not able:
        s.say(Gives(seat, aim, ()))
    return able


@verb
def give_to(s: Spies, seat: int, aim: int, card: int) -> None:
    s.move(card, HAND + STEP * aim)
    s.tell(Gives(seat, aim, (s.kind[card],)), eyes=both(seat, aim))


def set_aside(s: Spies, seat: int, count: int) -> None:
    """The top cards under a private look. They change ids: none tells which one is taken, or how the others return."""
    s.pour(DRAW, LOOKED, count)
    s.conceal(LOOKED, 1 << seat)
    s.look(seat, s.zones[LOOKED])


@verb
def looked(s: Spies) -> int:
    return len(s.zones[LOOKED])


@verb
def may_keep(s: Spies, rarity: str) -> bool:
    return any(RARITY[rarity] >> s.kind[card] & 1 for card in s.zones[LOOKED])


@verb
def keep_looked(s: Spies, seat: int, card: int) -> None:
    s.move(card, HAND + STEP * seat)
    s.tell(KeepsLooked(seat, s.kind[card]), eyes=1 << seat)
    check_pile(s)


@verb
def put_back(s: Spies, card: int) -> None:
    s.move(card, DRAW)


@verb
def put_back_rest(s: Spies) -> None:
    if s.zones[LOOKED]:
        s.say(PutsBack(s.items[-1].seat))
    s.pour(LOOKED, DRAW, len(s.zones[LOOKED]))
