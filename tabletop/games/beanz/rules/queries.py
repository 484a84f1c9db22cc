"""The asks of a turn and of the windows: what may be done now. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.ask import PASS, Option, ValueRefusal
from tabletop.core.seats import Memo
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import ATTACK as ATTACK_WITH
from tabletop.games.beanz.rules.acts import (
    BUY,
    CONCEDE,
    DECLINE,
    FLICK,
    GUESS,
    HIDE,
    JOIN,
    MULLIGAN,
    PLAY_ACTION,
    PLAY_BEAN,
    PLAY_COSMOS,
    RESPOND,
    SHOOT,
    SPIN,
    STAND,
    THROW,
)
from tabletop.games.beanz.rules.cards import (
    ATTACK,
    BEAN,
    BLITZ,
    CARDS,
    CHEAPER,
    COST,
    MORE_BUYS,
    MORE_HAND,
    OFF_FIRST_BEAN,
    OFF_STAND,
    OFF_UPKEEP,
    RETARGETS,
    SHARPSHOOT,
    TYPE,
    effects,
)
from tabletop.games.beanz.rules.ops import ALWAYS, ON_ANSWER, ON_PLAY, ON_SPIN, SPINS, possible
from tabletop.games.beanz.rules.options import CONCEDE_ALLOWED
from tabletop.games.beanz.rules.select import Doer, can_attack, retargetable, sharpshoot_targets
from tabletop.games.beanz.rules.table import (
    ACROSS,
    BUYS,
    COSMOS,
    DISCARD,
    HAND,
    HAND_LIMIT,
    HEADZ_UP,
    LOOT,
    OPPOSITE_LOOT,
    SLOTS,
    STACK,
    Beanz,
    rules,
)
from tabletop.games.beanz.texts import tr

MODE = bytes(power.mode if power else 0 for power in ATTACK)
BITS = tuple(1 << slot for slot in range(SLOTS))
NOTHING = [PASS]  # shared: options are never changed in place
MISS, HIT = range(2)
OUTCOMES = {"hit": HIT, "graze": MISS, "miss": MISS, "declined": MISS, "clock": MISS}  # a bean that only wobbles stands

# Lists of options by card and free slots: the same ones come up again and again
INTO_SLOTS = Memo(lambda card, seat, free: [(PLAY_BEAN, card, SLOTS * seat + i) for i in range(SLOTS) if free >> i & 1])
ONTO_SLOTS = Memo(lambda card, seat: [(PLAY_COSMOS, card, COSMOS + SLOTS * seat + i) for i in range(SLOTS)])


# -- costs (MB-25, MB-29) ----------------------------------------------------------------------------------------------
def powers(s: Beanz, seat: int, column: tuple[int, ...]) -> int:
    """The sum of a number over the seat's Headz-up Beans."""
    kind, pos, found = s.kind, s.pos, 0
    for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS]:
        if zone and pos[zone[0]] == HEADZ_UP:
            found += column[kind[zone[0]]]
    return found


def bean_cost(s: Beanz, seat: int, card: int) -> int:
    off = s.off_bean if s.beans_played else s.off_bean + powers(s, seat, OFF_FIRST_BEAN)
    return max(0, COST[s.kind[card]] - off)


def stand_cost(s: Beanz, seat: int, card: int) -> int:
    """MB-43, MB-44: without upkeep."""
    return max(0, COST[s.kind[card]] - powers(s, seat, OFF_STAND))


def upkeep(s: Beanz, seat: int, ring: int) -> int:
    """MB-70."""
    under = s.zones[COSMOS + ring]
    return max(0, COST[s.kind[under[0]]] - powers(s, seat, OFF_UPKEEP)) if under else 0


def spin_cost(s: Beanz, seat: int, card: int, *, discounted: bool = True) -> int:
    """Cost of a spin power with upkeep (MB-41, MB-70)."""
    off = s.off_spin if discounted else 0
    return max(0, COST[s.kind[card]] + upkeep(s, seat, s.at[card]) - off)


def party_cost(s: Beanz, seat: int, cards: tuple[int, ...]) -> int:
    """MB-86: all of them; a discount is for the Bean that was named first."""
    return sum([spin_cost(s, seat, card, discounted=n == 0) for n, card in enumerate(cards)])


def buys_left(s: Beanz, seat: int) -> int:
    """MB-26, MB-27."""
    return BUYS + powers(s, seat, MORE_BUYS) - s.bought


def hand_limit(s: Beanz, seat: int) -> int:
    """MB-22, MB-142."""
    return HAND_LIMIT + powers(s, seat, MORE_HAND)


# -- attacks (MB-76) ---------------------------------------------------------------------------------------------------
def mode_of(s: Beanz, card: int) -> int:
    """The modes that an attack by this Bean would have, with those that wait (MB-89)."""
    mode = MODE[s.kind[card]]
    for boost in s.pending:
        mode |= boost.mode
    return mode


def has_target(s: Beanz, card: int) -> bool:
    """MB-75: whether an enemy Bean is in this Bean's Galaxy."""
    zones = s.zones
    for ring in ACROSS[s.at[card]]:  # noqa: SIM110 - any() costs a generator, and this is asked at every step
        if zones[ring]:
            return True
    return False


def may_attack(s: Beanz, seat: int, card: int) -> bool:
    """Whether there is a possible target, if need be one that only partners in a Blitz can reach."""
    mode = mode_of(s, card) if s.pending else MODE[s.kind[card]]
    if mode & SHARPSHOOT:
        return bool(sharpshoot_targets(s, seat))
    return has_target(s, card) or bool(mode & BLITZ and any(has_target(s, c) for c in partners(s, seat, (card,))))


def partners(s: Beanz, seat: int, cards: tuple[int, ...]) -> list[int]:
    """Who else could join a Bean Blitz and be paid for (MB-86)."""
    points = s.points - party_cost(s, seat, cards)
    return [
        zone[0]
        for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS]
        if zone
        and zone[0] not in cards
        and can_attack(s, zone[0])
        and spin_cost(s, seat, zone[0], discounted=False) <= points
    ]


# -- before the first turn ---------------------------------------------------------------------------------------------
@rules.query
def mulligan(s: Beanz, seat: int) -> list[Option]:
    """MB-11: a hand without a Bean may be changed. Everybody is asked, so that the question tells nothing."""
    if any(TYPE[s.kind[card]] == BEAN for card in s.zones[HAND + seat]):
        return NOTHING
    return [PASS, (MULLIGAN, -1, -1)]


@rules.query
def fists(_s: Beanz, seat: int, hider: int) -> list[Option]:
    """MB-13, MB-14: left or right; both answer before either is known."""
    act = HIDE if seat == hider else GUESS
    return [(act, -1, 0), (act, -1, 1)]


# -- Shoot for Loot ----------------------------------------------------------------------------------------------------
@rules.query
def loot_half(_s: Beanz, seat: int, halves: tuple[tuple[int, int], ...]) -> list[Option]:
    """MB-99: in the order you like."""
    return [(SHOOT, -1, LOOT + 3 * seat + half) for half, _ in halves]


@rules.query
def shoot(_s: Beanz, _seat: int, _half: int, _left: int, _flicks: int = 0) -> list[Option]:
    """MB-103: missing on purpose is allowed. `_left` of `_flicks` come after this one; 0: not told, in older matches."""
    return [(FLICK, -1, -1), (DECLINE, -1, -1)]


@rules.query
def flick(_s: Beanz, _world: int, _seat: int, _half: int, _attempt: int, _attempts: int) -> list[str]:
    """What happened on the table: the world says it (MB-100)."""
    return ["miss", "hit"]


@rules.check(flick)
def is_outcome(_s: Beanz, _world: int, value: object, *_about: int) -> ValueRefusal | None:
    if value in OUTCOMES:
        return None
    return ValueRefusal("no_such_outcome", tr("flick-outcomes", outcomes=", ".join(OUTCOMES)), "MB-100")


@rules.once_listed(flick)
def listed_outcome(_s: Beanz, index: int) -> str:
    return ("miss", "hit")[index]


# -- the turn (MB-18) --------------------------------------------------------------------------------------------------
@rules.query
def main(s: Beanz, seat: int) -> list[Option]:
    points, base = s.points, SLOTS * seat
    held = s.memo[HAND + seat] or s.digest(HAND + seat)
    row = s.zones[base : base + SLOTS]
    mine = [zone[0] for zone in row if zone]
    out = [PASS]
    buys, off_bean = mat_options(s, seat, mine, out)
    if held.beans and len(mine) < SLOTS:
        free = 0
        for bit, zone in zip(BITS, row, strict=True):
            if not zone:
                free |= bit
        for card, cost in held.beans:
            if cost <= points + off_bean:
                out += INTO_SLOTS[card, seat, free]
    for card, k, cost in held.actions:
        if cost <= points:
            number = ON_PLAY[k]
            if ALWAYS[number] or possible(s, Doer(seat, card), number):
                out.append((PLAY_ACTION, card, STACK))
    for card, cost in held.cosmos:
        if cost <= points:
            out += ONTO_SLOTS[card, seat]
    if buys > 0 and points > 0:
        out.append((BUY, -1, -1))
    if s.house & CONCEDE_ALLOWED:
        out.append((CONCEDE, -1, -1))
    return out


def mat_options(s: Beanz, seat: int, mine: list[int], out: list[Option]) -> tuple[int, int]:
    """What the own Beans may do, added to `out`; how many cards may be bought, and what the next Bean costs less."""
    zones, kind, pos, points = s.zones, s.kind, s.pos, s.points
    off_bean, off_stand, off_upkeep, buys = s.off_bean, 0, 0, BUYS - s.bought
    for card in mine:
        k = kind[card]
        if CHEAPER[k] and pos[card] == HEADZ_UP:
            if not s.beans_played:
                off_bean += OFF_FIRST_BEAN[k]
            off_stand += OFF_STAND[k]
            off_upkeep += OFF_UPKEEP[k]
            buys += MORE_BUYS[k]
    for card in mine:
        k = kind[card]
        if pos[card] != HEADZ_UP:
            if COST[k] - off_stand <= points:
                out.append((STAND, card, -1))
        elif SPINS[k]:
            ring, cost = s.at[card], COST[k] - s.off_spin
            if under := zones[COSMOS + ring]:
                cost += max(0, COST[kind[under[0]]] - off_upkeep)
            if cost > points:
                continue
            number = ON_SPIN[k]
            if number < 0:
                if may_attack(s, seat, card):
                    out.append((ATTACK_WITH, card, OPPOSITE_LOOT[ring]))
            elif ALWAYS[number] or possible(s, Doer(seat, card), number):
                out.append((SPIN, card, -1))
    return buys, off_bean


@rules.query
def discard_cards(s: Beanz, seat: int, _more: int) -> list[Option]:
    """MB-22: your choice."""
    return [(THROW, card, DISCARD + seat) for card in s.zones[HAND + seat]]


# -- windows (MB-62) ---------------------------------------------------------------------------------------------------
@rules.query
def respond(s: Beanz, seat: int, window: int, about: int) -> list[Option]:
    """MB-63: one Instant or pass."""
    rows = (s.memo[HAND + seat] or s.digest(HAND + seat)).instants
    if not rows:
        return NOTHING
    out = [PASS]
    for card, fits in rows:
        if fits == window and (not RETARGETS[s.kind[card]] or _useful(s, card)):
            out.append((RESPOND, card, about))
    return out


def _useful(s: Beanz, card: int) -> bool:
    """MB-146: a new target must be there, unless the card does more than that."""
    return retargetable(s) or ALWAYS[ON_ANSWER[s.kind[card]]]


# -- a Blitz (MB-86) ---------------------------------------------------------------------------------------------------
@rules.query
def blitz_party(s: Beanz, seat: int, cards: tuple[int, ...]) -> list[Option]:
    """Done only when somebody has a target; or when nobody else could join."""
    more = [(JOIN, card, -1) for card in partners(s, seat, cards)]
    ready = mode_of(s, cards[0]) & SHARPSHOOT or any(has_target(s, card) for card in cards)
    if ready:
        return [PASS, *more]
    first = [option for option in more if has_target(s, option[1])]
    return first or [PASS]


# What may be played, but is lost: a boost after which no Bean can attack any more this turn, or reach anybody. Nothing
# shines for it.

BOOSTS = {"attack_add", "attack_double", "attack_mode"}


def _rows(kind: int) -> list[dict[str, Any]]:
    return [*effects(kind, "play"), *effects(kind, "spin")]


def _only_boosts(kind: int) -> bool:
    rows = _rows(kind)
    return bool(rows) and all(row["op"] in BOOSTS for row in rows)


ONLY_BOOSTS = tuple(
    map(_only_boosts, range(len(CARDS)))
)  # by kind: it is good for an attack of this turn alone (MB-89)


def minor(view: ViewOf[Beanz], option: Option) -> bool:
    """A boost for no attack."""
    if option == PASS:
        return False
    s, (act, card, _) = view.table, option
    boost = act in {PLAY_ACTION, SPIN} and ONLY_BOOSTS[s.kind[card]]
    return boost and not attack_may_follow(s, view.seat, card)


def attack_may_follow(s: Beanz, seat: int, card: int) -> bool:
    """Whether after this card there are points for an attack by a Bean that lies on the own mat, if need be after it has stood
    up, or by one that comes from the hand, and somebody whom it reaches.
    """
    if not any(_row(s, 1 - seat)):
        return False
    points = s.points - (COST[s.kind[card]] if s.at[card] == HAND + seat else spin_cost(s, seat, card))
    return any(cost <= points for cost in _prices(s, seat, card))


def _row(s: Beanz, seat: int) -> list[tuple[int, ...]]:
    """The slots of a mat."""
    return s.zones[SLOTS * seat : SLOTS * seat + SLOTS]


def _reaches(s: Beanz, seat: int, bean: int, slot: int, booster: int) -> bool:
    """Somebody lies across from this slot; or its attack may go elsewhere, or have partners from elsewhere."""
    far = mode_of(s, bean) & (SHARPSHOOT | BLITZ) or any(row["op"] == "attack_mode" for row in _rows(s.kind[booster]))
    return any(_row(s, 1 - seat)) if far else any(s.zones[ring] for ring in ACROSS[slot])


def _prices(s: Beanz, seat: int, booster: int) -> Iterator[int]:
    """Points for an attack by each Bean that has one; the booster itself lies upside down by then."""
    row = _row(s, seat)
    for card in (zone[0] for zone in row if zone):
        if ATTACK[s.kind[card]] is not None and _reaches(s, seat, card, s.at[card], booster):
            up = s.pos[card] == HEADZ_UP and card != booster
            yield spin_cost(s, seat, card) + (0 if up else stand_cost(s, seat, card))
    free = [SLOTS * seat + i for i, zone in enumerate(row) if not zone]
    for card in s.zones[HAND + seat]:
        fights = TYPE[s.kind[card]] == BEAN and ATTACK[s.kind[card]] is not None
        if fights and any(_reaches(s, seat, card, slot, booster) for slot in free):
            yield bean_cost(s, seat, card) + COST[s.kind[card]]
