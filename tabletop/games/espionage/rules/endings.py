"""Knock-outs, the reveal, and who has won (ES-95 to ES-112)."""

from __future__ import annotations

from tabletop.core.layout import ALL_EYES
from tabletop.core.seats import clockwise
from tabletop.games.espionage.rules.cards import AT_REVEAL, LOSES, RETURNS
from tabletop.games.espionage.rules.events import Falls, HandAway, Loses, Over, Reveals, TooFew
from tabletop.games.espionage.rules.options import FIRST_BLOOD, MOST_CARDS, TARGET_FIRST, TO_CAPTOR, TO_DISCARD
from tabletop.games.espionage.rules.table import DISCARD, DRAW, HAND, STEP, Spies


def knock_out(s: Spies, lost: tuple[tuple[int, int], ...], credit: int) -> None:
    """Seats with the kind that was their end (-1: another reason) leave together; `credit` is -1 for nobody."""
    out = {seat for seat, _ in lost}
    s.alive = tuple([alive and seat not in out for seat, alive in enumerate(s.alive)])
    for seat, end in lost:
        s.fallen += ((seat, end, credit),)
        s.say(Falls(seat, end, credit))
        hand_away(s, seat, credit)
    living = tuple([seat for seat in range(s.seats) if s.alive[seat]])
    if s.house & FIRST_BLOOD:
        finish(s, "knock-out", (credit,) if credit in living else living)
    elif len(living) == 1:
        finish(s, "knock-out", living)


def hand_away(s: Spies, seat: int, credit: int) -> None:
    """ES-96: where a fallen hand goes; nobody is shown it unless it is laid open."""
    zone = HAND + STEP * seat
    if not s.zones[zone]:
        return
    if s.house & TO_CAPTOR and credit >= 0 and s.alive[credit]:
        s.lose_track(zone, 1 << seat | 1 << credit)
        for card in s.zones[zone]:
            s.move(card, HAND + STEP * credit)
        s.say(HandAway(seat, credit, 0))
        return
    if s.house & TO_DISCARD:
        for card in s.zones[zone]:
            if not RETURNS >> s.kind[card] & 1:
                s.move(card, DISCARD)
    if s.zones[zone]:
        s.pour(zone, DRAW, len(s.zones[zone]))
        s.shuffle(DRAW)
    s.say(HandAway(seat, -1, int(bool(s.house & TO_DISCARD))))


def finish(s: Spies, ending: str, winners: tuple[int, ...]) -> None:
    s.ending, s.winners = ending, winners
    s.say(Over(winners))


def say_who_cannot_win(s: Spies, living: tuple[int, ...], held: dict[int, int]) -> None:
    """Of all hands that have been shown, by the kinds held in each: the Bomb, and else a prize with too few cards."""
    for seat in living:
        lost = held[seat] & LOSES
        if lost:
            s.say(Loses(seat, lost.bit_length() - 1))
        count = len(s.zones[HAND + STEP * seat])
        for prize in AT_REVEAL if not lost else ():
            if held[seat] >> prize.kind & 1 and count < prize.min:
                s.say(TooFew(seat, prize.kind, count, prize.min))


def reveal(s: Spies) -> None:
    """ES-106 to ES-111: hands are shown; the Bomb's holder loses; then Package and Target; else the others share."""
    living = tuple([seat for seat in clockwise(s.seats, s.turn) if s.alive[seat]])
    held = {}
    for seat in living:
        cards = s.zones[HAND + STEP * seat]
        s.show(ALL_EYES, cards)
        s.say(Reveals(seat, s.kinds(cards)))
        held[seat] = sum(1 << kind for kind in {s.kind[card] for card in cards})
    safe = [seat for seat in living if not held[seat] & LOSES]
    say_who_cannot_win(s, living, held)
    for prize in sorted(AT_REVEAL, key=lambda p: p.ending, reverse=bool(s.house & TARGET_FIRST)):
        for seat in safe:
            enough = len(s.zones[HAND + STEP * seat]) >= prize.min
            if held[seat] >> prize.kind & 1 and not held[seat] & prize.without and enough:
                finish(s, prize.ending, (seat,))
                return
    most = max(len(s.zones[HAND + STEP * seat]) for seat in safe) if s.house & MOST_CARDS else 0
    finish(s, "bomb", tuple(sorted(seat for seat in safe if len(s.zones[HAND + STEP * seat]) >= most)))
