"""The plain changes that verbs and effects are made of: drawing, leaving the table, scoring, the refilled deck."""

from __future__ import annotations

from operator import itemgetter

from tabletop.games.austin.rules.cards import SCORE
from tabletop.games.austin.rules.events import Draws, EndDraws, Over, Refills, Scores
from tabletop.games.austin.rules.options import SEATS
from tabletop.games.austin.rules.table import AGENTS, DECK, DISCARD, GOAL, HAND, SCORED, STEP, SWINGERS, Austin, points
from tabletop.games.austin.rules.values import refresh_auras

PLACES = 2  # zones before those of the seats


# The group of each zone: DECK, HAND and so on of the seats; below PLACES for a fight stack
GROUP = tuple(zone if zone < PLACES else PLACES + (zone - PLACES) % STEP for zone in range(PLACES + STEP * SEATS))
# By number of seats, what looks at all draw decks
ALL_DECKS = {seats: itemgetter(*[DECK + STEP * seat for seat in range(seats)]) for seats in range(2, SEATS + 1)}


def relocate(s: Austin, card: int, to: int) -> None:
    """Move a card and forget what only held while it lay where it was."""
    left, came = GROUP[s.at[card]], GROUP[to]
    if s.lasting and left == AGENTS:
        s.lasting = tuple([row for row in s.lasting if row.card != card])
    s.move(card, to)
    if SCORED in (came, left):
        s.quiet = 0  # AP-34
    if left == SWINGERS:
        s.box[card] = s.used[card] = 0
        refresh_auras(s)


def discard(s: Austin, card: int) -> None:
    """Onto its owner's discard pile."""
    relocate(s, card, DISCARD + STEP * s.owner[card])


def to_hand(s: Austin, card: int) -> None:
    """Into its owner's hand."""
    relocate(s, card, HAND + STEP * s.owner[card])


def score(s: Austin, card: int) -> bool:
    """Onto its owner's score pile; True when that wins the game (AP-28)."""
    seat = s.owner[card]
    total, pile = points(s, seat) + SCORE[s.kind[card]], SCORED + STEP * seat
    relocate(s, card, pile)
    s.memo[pile] = total  # instead of adding up the pile once more
    s.say(Scores(seat, card, total, s.kind[card]))
    if total >= GOAL and not s.ending:
        s.ending, s.winners = "goal", (seat,)
        s.say(Over((seat,)))
    return bool(s.ending)


def draw(s: Austin, seat: int, count: int, *, cause: int = -1, ending: bool = False) -> int:
    """From the top, with a refilled deck in between if need be (AP-113); how many there were (AP-114). ending: of the turn."""
    deck, hand = DECK + STEP * seat, HAND + STEP * seat
    cards = s.pour(deck, hand, count)
    if len(cards) < count and refill(s, seat, drawing=True, cause=cause):
        cards += s.pour(deck, hand, count - len(cards))
    if s.events is not None and ending and cards:
        s.tell(EndDraws(seat, count, s.kinds(cards)), eyes=1 << seat)
    elif s.events is not None and count and not ending:
        s.tell(Draws(seat, count, s.kinds(cards), cause), eyes=1 << seat)
    return len(cards)


def refill(s: Austin, seat: int, *, drawing: bool = False, cause: int = -1) -> bool:
    """An empty draw deck and a discard pile: that becomes the new deck. False when the deck stays empty (AP-113, AP-114)."""
    deck, pile = DECK + STEP * seat, DISCARD + STEP * seat
    if s.zones[deck] or not s.zones[pile]:
        return bool(s.zones[deck])
    s.say(Refills(seat, len(s.zones[pile]), drawing, cause))
    s.pour(pile, deck, len(s.zones[pile]))
    s.shuffle(deck)
    return True


def checkpoint(s: Austin) -> None:
    """AP-113, after every finished instruction."""
    if not all(ALL_DECKS[s.seats](s.zones)):
        for seat in range(s.seats):
            refill(s, seat)
