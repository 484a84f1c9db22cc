"""The plain changes that verbs and effects are made of: cards that come and go, HP, ailments, counters."""

from __future__ import annotations

from tabletop.core.layout import ALL_EYES
from tabletop.games.rpgget.rules.cards import EVENT, HP, IMMUNE, PARALYSIS, SLEEP, TO_BANK, TYPE
from tabletop.games.rpgget.rules.events import Counters, Discards, Draws, GoesHome, Suffers
from tabletop.games.rpgget.rules.fight_events import Ails, Heals, Immune, Loses, Ranks, Wakes
from tabletop.games.rpgget.rules.options import FRONT_ON_HEADS
from tabletop.games.rpgget.rules.table import BANK, BANK_SIZE, DECK, DISCARD, ENEMIES, HAND, ROUND_MARKS, STEP, RpgGet
from tabletop.games.rpgget.rules.values import unmark


# -- cards -------------------------------------------------------------------------------------------------------------
def wash(s: RpgGet, card: int, keep: int = 0) -> None:
    """All marks go; keep: bits of `used` that stay."""
    s.damage[card] = s.ail[card] = s.up[card] = s.rank[card] = 0
    s.used[card] &= keep
    if s.marks:
        unmark(s, card)


def clean(s: RpgGet, card: int, keep: int = ROUND_MARKS) -> None:
    """What only an attempt is about: rank, marks, boosts and guards."""
    s.rank[card] = 0
    s.used[card] &= keep
    if s.marks:
        unmark(s, card)


def discard(s: RpgGet, card: int) -> None:
    """Onto its owner's discard pile; what was worked out of its Events still holds, unless one more has come."""
    wash(s, card)
    pile = DISCARD + STEP * s.owner[card]
    known = s.memo[pile] if TYPE[s.kind[card]] != EVENT else None
    s.move(card, pile)
    s.memo[pile] = known


def throw_away(s: RpgGet, seat: int, cards: tuple[int, ...]) -> None:
    """Chosen cards of a hand or a bank, face up."""
    if s.events is not None:
        s.say(Discards(seat, len(cards), s.kinds(cards)))
    for card in cards:
        discard(s, card)


def draw(s: RpgGet, seat: int, count: int) -> int:
    """From the top, as many as there are (RG-97); how many that were."""
    deck = s.zones[DECK + STEP * seat]
    cards = deck[:count]
    if cards:
        s.lay(cards, DECK + STEP * seat, deck[count:], HAND + STEP * seat)
        s.stir = True  # RG-27
        if s.events is not None:
            s.tell(Draws(seat, s.kinds(cards)), eyes=1 << seat)
    return len(cards)


def bank_full(s: RpgGet, seat: int) -> bool:
    """RG-38."""
    return len(s.zones[BANK + STEP * seat]) >= BANK_SIZE


def hide(s: RpgGet, card: int, seat: int) -> None:
    """Into the bank, face down: whoever does not know the hand does not know which card it was (RG-35, RG-164)."""
    hand, kind = HAND + STEP * seat, s.kind[card]
    if s.lose_track(
        hand, 1 << seat
    ):  # ids have changed what they are: the first one is made the card, whatever the hand is
        first, there = s.zones[hand][0], next(c for c in s.zones[hand] if s.kind[c] == kind)
        s.kind[first], s.kind[there], card = kind, s.kind[first], first
    s.move(card, BANK + STEP * seat)


def go_home(s: RpgGet, seat: int, card: int) -> None:
    """A used Reward: back to the bank, which has room, or onto the discard pile (RG-141)."""
    bank = TO_BANK[s.kind[card]]
    if s.events is not None:
        s.say(GoesHome(seat, s.kind[card], card, bank))
    s.move(card, (BANK if bank else DISCARD) + STEP * s.owner[card])


def reveal(s: RpgGet, cards: tuple[int, ...]) -> None:
    """Everybody sees cards."""
    s.show(ALL_EYES, cards)


# -- counters, HP, ailments --------------------------------------------------------------------------------------------
def gain(s: RpgGet, seat: int, n: int, source: int) -> None:
    """Counters; nobody has fewer than none. source: the kind of the card that gives or costs them."""
    n = count(s, seat, n)
    if n and s.events is not None:
        s.say(Counters(seat, n, s.counters[seat], source))


def count(s: RpgGet, seat: int, n: int) -> int:
    """Counters come or go, which somebody else says; how many those were."""
    have = s.counters[seat]
    n = max(n, -have)
    if n:
        s.counters = (*s.counters[:seat], have + n, *s.counters[seat + 1 :])
    return n


def hurt(s: RpgGet, unit: int, n: int) -> int:
    """A unit loses HP, to 0 at the least; how many those were."""
    lost = min(n, HP[s.kind[unit]] - s.damage[unit])
    s.damage[unit] += lost
    if s.damage[unit] >= HP[s.kind[unit]]:
        s.due = True
    return lost


def lose(s: RpgGet, unit: int, n: int, source: int) -> None:
    """HP lost by no attack. source: the kind of the card that does it."""
    lost = hurt(s, unit, n)
    if lost and s.events is not None:
        s.say(Loses(s.kind[unit], unit, lost, source))


def mend(s: RpgGet, unit: int, n: int, *, drained: bool = False, shared: bool = False) -> None:
    """A unit gets HP back. drained: those that its attack has taken, which may save it; shared: others get some, too."""
    healed, saved = min(n, s.damage[unit]), s.damage[unit] >= HP[s.kind[unit]]
    if healed:
        s.damage[unit] -= healed
        if s.events is not None:
            s.say(Heals(s.kind[unit], unit, healed, drained, saved, shared))


def poison(s: RpgGet, unit: int) -> None:
    """It takes 1 HP (RG-47, RG-82)."""
    lost = hurt(s, unit, 1)
    if lost and s.events is not None:
        s.say(Suffers(s.owner[unit], s.kind[unit], unit, lost, HP[s.kind[unit]] - s.damage[unit]))


def inflict(s: RpgGet, unit: int, ailment: int) -> None:
    """RG-153 to RG-159: an immune unit does not get it, unless Paralysis has made it forget."""
    kind = s.kind[unit]
    immune = IMMUNE[kind] & ailment and not (s.at[unit] == ENEMIES and s.ail[unit] & PARALYSIS)
    again = bool(s.ail[unit] & ailment)
    if not immune:
        s.ail[unit] |= ailment
    if s.events is not None:  # also of a unit at 0 HP: it may yet be spared (RG-28), or drain some back
        s.say(Immune(kind, unit, ailment) if immune else Ails(kind, unit, ailment, again))


def wake(s: RpgGet, unit: int) -> None:
    """A sleeper is awake again (RG-83, RG-85)."""
    s.ail[unit] &= ~SLEEP
    if s.events is not None:
        s.say(Wakes(s.kind[unit], unit, enemy=s.at[unit] == ENEMIES))


def set_rank(s: RpgGet, unit: int, rank: int, *, shared: bool = False) -> None:
    """RG-147: the latest change counts. shared: it is not the first one that goes there now."""
    if s.rank[unit] != rank:
        s.rank[unit] = rank
        if s.events is not None:
            s.say(Ranks(s.kind[unit], unit, rank, bool(s.house & FRONT_ON_HEADS), shared))
