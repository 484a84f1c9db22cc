"""What may be answered: the options of every ask, and what they are made of. Nothing here changes the table."""

from __future__ import annotations

from typing import Any

from tabletop.core.ask import PASS, Option
from tabletop.core.definition import Act
from tabletop.core.rules import Rules
from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import (
    A_CHOICE,
    A_DISCARD,
    A_GIFT,
    A_TARGET,
    ABILITIES,
    ALL_TITLES,
    ANSWERED,
    AS_ANSWER,
    AS_MISSION,
    AS_REACTION,
    AT_YOU,
    BY_OPPONENT,
    CLAIMABLE,
    CLAIMS,
    COPIERS,
    ENTRY_OF,
    FROM_DISCARDS,
    GAME,
    LACKING_MATTERS,
    MISSIONS,
    OWN_ENTRY,
    RARITY,
    REACTIONS,
    RETURNS,
    SPARE,
    WANTS,
)
from tabletop.games.espionage.rules.options import CONCEDE_ALLOWED, END_ONLY
from tabletop.games.espionage.rules.table import (
    DISCARD,
    DRAW,
    EXPOSED,
    HAND,
    LOOKED,
    OTHER_HANDS,
    STACK,
    STEP,
    Item,
    Spies,
)
from tabletop.games.espionage.texts import tr

rules = Rules("espionage")
MISSIONS_A_TURN = GAME.missions_per_turn
PLAY, CLAIM, CONCEDE, REACT, ANSWER, AIM, NAME, CHOOSE, TAKE, GIVE, PUT, GIVE_UP, DONE, BEGIN = range(14)

ACTS = (
    Act("play", "zone", tr("act-play")),
    Act("claim", "none", tr("act-claim")),
    Act("concede", "none", tr("act-concede"), grave=tr("act-concede-match")),
    Act("react", "card", tr("act-react")),
    Act("answer", "card", tr("act-answer")),
    Act("aim", "seat", tr("act-aim")),
    Act("name", "kind", tr("act-name")),
    Act("choose", "zone", tr("act-choose")),
    Act("take", "zone", tr("act-take")),
    Act("give", "seat", tr("act-give")),
    Act("put", "zone", tr("act-put")),
    Act("give_up", "zone", tr("act-give-up")),
    Act("done", "none", tr("act-done")),
    Act("begin", "seat", tr("act-begin")),
)


# -- may a text be announced? (ES-27) ----------------------------------------------------------------------------------
def lacking(s: Spies, seat: int) -> int:
    """What announced choices may need and a seat has not, as WANTS bits; the card to be played is still in the hand."""
    zones, lack = s.zones, 0
    for zone in OTHER_HANDS[s.alive, seat]:
        if zones[zone]:
            break
    else:
        lack = A_TARGET
    if len(zones[HAND + STEP * seat]) < 2:
        lack |= A_GIFT
    if not zones[DISCARD]:
        return lack | A_DISCARD | A_CHOICE
    kind = s.kind
    for card in zones[DISCARD]:
        if not SPARE >> kind[card] & 1:
            return lack
    return lack | A_CHOICE


def as_mission(s: Spies, ability: int, lack: int) -> int:
    """The text that this ability has when it is played as a Mission now, -1 when it cannot be."""
    if ability == FROM_DISCARDS:  # a Mercenary copies the topmost Mission of the discard pile (ES-87)
        card = top_discarded_mission(s)
        if card < 0:
            return -1
        ability = AS_MISSION[s.kind[card]]
    return -1 if WANTS[ability] & lack else ability


# -- what may be answered by whom (ES-37, ES-39) -----------------------------------------------------------------------
def exposure_mask(s: Spies, seat: int) -> int:
    """Kinds that may answer the open exposure for a seat: the entries decide (ES-72, ES-84)."""
    zones, kind, mask = s.zones, s.kind, 0
    for zone in range(EXPOSED, len(zones), STEP):
        for card in zones[zone]:
            bit = 1 << kind[card]
            if zone == EXPOSED + STEP * seat and not bit & RETURNS:
                mask |= OWN_ENTRY
            for entry, kinds in ENTRY_OF:
                if bit & entry:
                    mask |= kinds
    return mask


def chain_masks(s: Spies, seat: int, lack: int) -> list[tuple[int, int]]:
    """The newest chain, newest first: each item's card (an exposure's is its attack) and the kinds that may answer it.

    A copier may answer what it could announce itself (ES-47); a Reaction's text needs an item that fits it (ES-48).
    """
    found, entries = [], exposure_mask(s, seat) if s.exposing >= 0 else 0
    fitting, items = entries, s.items[s.base :]
    items.reverse()
    for item in items:
        mask = ANSWERED[item.about | (item.seat != seat) * BY_OPPONENT | (item.aim == seat) * AT_YOU]
        found.append((item.card, mask))
        fitting |= mask
    for n, item in enumerate(items):
        if WANTS[item.ability] & lack or AS_ANSWER[item.ability] & ~fitting:
            found[n] = found[n][0], found[n][1] & ~COPIERS
    if entries:
        found.append((s.exposing, entries))
    return found


# -- asks of the turn and the window -----------------------------------------------------------------------------------
@rules.query
def first_player(s: Spies, _seat: int) -> list[Option]:
    """ES-5: one option a seat."""
    return [(BEGIN, -1, x) for x in range(s.seats)]


@rules.query
def turn(s: Spies, seat: int) -> list[Option]:
    """ES-13: play a Mission, claim, or end the turn; PASS is end_turn."""
    out, kind = [PASS], s.kind
    hand = s.zones[HAND + STEP * seat]
    if s.missions < MISSIONS_A_TURN and hand:
        lack = lacking(s, seat)
        for card in hand:
            ability = AS_MISSION[kind[card]]
            if ability >= 0 and not WANTS[ability] & lack:
                if ability == FROM_DISCARDS and as_mission(s, ability, lack) < 0:
                    continue
                out.append((PLAY, card, STACK))
    held = s.digest(HAND + STEP * seat)
    if held & CLAIMABLE and not s.house & END_ONLY:
        for title, _, least, without in CLAIMS:
            if held >> title & 1 and not held & without and len(hand) >= least:
                out.append((CLAIM, next(c for c in hand if kind[c] == title), -1))
    if s.house & CONCEDE_ALLOWED:
        out.append((CONCEDE, -1, -1))
    return out


@rules.query
def reactions(s: Spies, seat: int) -> list[Option]:
    """ES-33, ES-37: each Reaction in hand with each item of the newest chain that its trigger fits."""
    out = [PASS]
    held, kind = s.digest(HAND + STEP * seat), s.kind
    if held & REACTIONS:
        lack = lacking(s, seat) if held & LACKING_MATTERS else 0
        masks = chain_masks(s, seat, lack)
        for card in s.zones[HAND + STEP * seat]:
            ability = AS_REACTION[kind[card]]
            if ability >= 0 and not WANTS[ability] & lack:
                for item, mask in masks:
                    if mask >> kind[card] & 1:
                        out.append((REACT, card, item))
    return out


@rules.first_for(reactions)
def first_reaction(s: Spies, seats: tuple[int, ...]) -> tuple[int, list[Option]] | None:
    """Most seats hold no kind that could fit at all: see that from what they hold."""
    memo, digest, could = s.memo, s.digest, 0
    for item in s.items[s.base :]:
        could |= ANSWERED[item.about | BY_OPPONENT | AT_YOU]
    if s.exposing >= 0:
        could |= ANY_ENTRY
    for i, seat in enumerate(seats):
        held = memo[HAND + STEP * seat] or digest(HAND + STEP * seat)
        if held & could:
            options = reactions(s, seat)
            if len(options) > 1:
                return i, options
    return None


ANY_ENTRY = OWN_ENTRY | sum({kinds for _, kinds in ENTRY_OF})


# -- asks while a card is announced (ES-25): `card` is the one that is being played ------------------------------------
@rules.query
def answered(s: Spies, seat: int, card: int, ability: int) -> list[Option]:
    """ES-48: which item the copied Reaction is about."""
    bit = 1 << ABILITIES[ability].kind
    return [(ANSWER, card, item) for item, mask in chain_masks(s, seat, lacking(s, seat)) if mask & bit]


@rules.query
def aims(s: Spies, seat: int, card: int, ability: int) -> list[Option]:
    """ES-28: an opponent with enough cards for the text that the card has, its own or a copied one."""
    least = ABILITIES[ability].aim
    return [(AIM, card, x) for x in OPPONENTS[s.alive, seat] if len(s.zones[HAND + STEP * x]) >= least]


@rules.query
def titles(_s: Spies, _seat: int, card: int) -> list[Option]:
    """ES-74: any of the titles."""
    return [(NAME, card, kind) for kind in ALL_TITLES]


@rules.query
def discards(s: Spies, seat: int, _card: int, ability: int, chosen: tuple[int, ...]) -> list[Option]:
    """ES-78: cards of the discard pile, none twice, none of the barred title."""
    spare = ABILITIES[ability].spare
    return [
        (CHOOSE, c, HAND + STEP * seat) for c in reversed(s.zones[DISCARD]) if s.kind[c] != spare and c not in chosen
    ]


# -- asks while a card resolves (ES-26): choices among hidden cards ----------------------------------------------------
@rules.query
def pick_card(s: Spies, seat: int, aim: int) -> list[Option]:
    """ES-77: a card of the hand that was looked at."""
    return [(TAKE, c, HAND + STEP * seat) for c in s.zones[HAND + STEP * aim]]


@rules.query
def give_card(s: Spies, seat: int, aim: int, taken: int) -> list[Option]:
    """ES-77, ES-81: an own card, not the one just taken."""
    return [(GIVE, c, aim) for c in s.zones[HAND + STEP * seat] if c != taken]


@rules.query
def pick_looked(s: Spies, seat: int, rarity: str) -> list[Option]:
    """ES-79, ES-80: a card of those looked at, sorted by title."""
    kind, fits = s.kind, RARITY[rarity]
    cards = sorted([c for c in s.zones[LOOKED] if fits >> kind[c] & 1], key=lambda c: (kind[c], c))
    return [(TAKE, c, HAND + STEP * seat) for c in cards]


@rules.query
def order_looked(s: Spies, _seat: int) -> list[Option]:
    """ES-79: the next card to lie on top; the last one is the top."""
    return [(PUT, c, DRAW) for c in s.zones[LOOKED]]


@rules.query
def give_up_card(s: Spies, seat: int) -> list[Option]:
    """ES-88, ES-67: an own card, not the Bomb."""
    kind = s.kind
    return [(GIVE_UP, c, EXPOSED + STEP * seat) for c in s.zones[HAND + STEP * seat] if not RETURNS >> kind[c] & 1]


@rules.query
def done_looking(_s: Spies, _seat: int, _aim: int) -> list[Option]:
    """ES-82: nothing to choose; the look lasts until its owner is done."""
    return [(DONE, -1, -1)]


# -- public facts, also of a veiled table --------------------------------------------------------------------------------
def hand_size(s: Spies, seat: int) -> int:
    """Exposed cards still count (rules, section 3)."""
    return len(s.zones[HAND + STEP * seat]) + len(s.zones[EXPOSED + STEP * seat])


def scores(s: Any) -> tuple[int, ...]:
    return tuple(hand_size(s, seat) for seat in range(s.seats))


def pile_size(s: Spies) -> int:
    """Cards under a private look still belong to the pile."""
    return len(s.zones[DRAW]) + len(s.zones[LOOKED])


def turns_left(s: Spies) -> int:
    return (pile_size(s) + GAME.draw_per_turn - 1) // GAME.draw_per_turn


def missions_left(s: Spies) -> int:
    return GAME.missions_per_turn - s.missions


def chain(s: Spies) -> tuple[Item, ...]:
    """The items of the newest chain, oldest first; an open exposure below them is `s.exposing`."""
    return tuple(s.items[s.base :])


def concerns(shown: ViewOf[Spies], seat: int) -> bool:
    """ES-122: the seat is aimed at, or a Terrorist is about, or a card of its own lies open."""
    s = shown.table
    if s.zones[EXPOSED + STEP * seat]:
        return True
    return any(
        item.aim == seat or (ABILITIES[item.ability].opponents and item.seat != seat) for item in s.items[s.base :]
    )


def top_discarded_mission(s: Spies) -> int:
    """The card that a Mercenary played as a Mission copies now: the topmost printed Mission, or -1."""
    kind = s.kind
    for card in reversed(s.zones[DISCARD]):
        if MISSIONS >> kind[card] & 1:
            return card
    return -1
