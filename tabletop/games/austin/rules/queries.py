"""The asks of the rules themselves: what may be done now. Nothing here changes the table. Those of effects are in `choices`."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option, ValueRefusal
from tabletop.core.definition import Act
from tabletop.core.seats import OPPONENTS, Memo
from tabletop.games.austin.rules.cards import AGENT as AN_AGENT
from tabletop.games.austin.rules.cards import FREE, KILL, PACK, SHIP, SWING, TYPE, TYPES, VIBE_NAMES
from tabletop.games.austin.rules.ops import ON_ACTION, ON_BEFORE, Doer, possible
from tabletop.games.austin.rules.options import CONCEDE_ALLOWED, HELP_ONCE, NO_TURN_LIMIT, RELAXED, SEATS, TURN_LIMIT
from tabletop.games.austin.rules.statics import FREE_ITSELF
from tabletop.games.austin.rules.table import (
    AGENTS,
    FORBID,
    FORBID_BONES,
    FORBID_HELP,
    HAND,
    STEP,
    SWINGERS,
    Austin,
    Fight,
    rules,
    swingers,
)
from tabletop.games.austin.rules.values import (
    ALWAYS_FREE,
    BY_KILL,
    PAID,
    bones_that_fit,
    crews_of,
    free_way,
    hits,
    may_attack,
    swing_fits,
    vibes,
)
from tabletop.games.austin.texts import tr

ACTS = (
    Act("play_agent", "none", tr("act-play")),
    Act("play_free", "none", tr("act-play-free")),
    Act("attack", "card", tr("act-attack")),
    Act("swinger", "none", tr("act-use")),  # the third number is the box
    Act("happening", "none", tr("act-use")),  # the third number is what is named: a card type, 4 + a vibe, -1 nothing
    Act("card_action", "none", tr("act-action")),
    Act("concede", "none", tr("act-concede"), grave=tr("act-concede-match")),
    Act("throw", "none", tr("act-throw")),
    Act("ask_help", "none", tr("act-call")),
    Act("ship", "none", tr("act-answer")),
    Act("press", "none", tr("act-copies"), retired=True),  # the world tells a value instead
    Act("target", "seat", tr("act-name")),
    Act("straw", "none", tr("act-straw")),
    Act("fighter", "none", tr("act-send")),
    Act("discard", "none", tr("act-discard")),
    Act("begin", "seat", tr("act-begins")),
    Act("mulligan", "none", tr("act-new-hand")),
    Act("seat", "seat", tr("act-choose")),
    Act("pick", "none", tr("act-choose")),
    Act("choose", "none", tr("act-choose")),  # the third number is the index of what is chosen
    Act("do", "none", tr("act-do")),
    Act("top", "none", tr("act-top")),
    Act("bottom", "none", tr("act-bottom")),
    Act("seen", "none", tr("act-seen")),
)
PLAY_AGENT, PLAY_FREE, ATTACK, USE_SWINGER, USE_HAPPENING, CARD_ACTION, CONCEDE, THROW, ASK_HELP, SHIP_REPLY = range(10)
PRESS, TARGET, STRAW, FIGHTER, DISCARD_CARD, BEGIN, MULLIGAN, SEAT, PICK, CHOOSE, DO, TOP, BOTTOM, SEEN = range(10, 24)

NOTHING = [PASS]  # shared: options are never changed in place
RACE_MS, SILENT_MS = 5000, 99_999  # AP-160; relaxed three times as long (AP-156)
RELAXED_TIMES = 3
MAYBE_FREE = tuple(bool(free) or ship for free, ship in zip(FREE_ITSELF, SHIP, strict=True))

# Options that come up again and again: by box, or by act, and by card
EVERY_CARD = range(SEATS * PACK.meta.deck_size)
BOXES = [[(USE_SWINGER, card, box) for card in EVERY_CARD] for box in (FREE, SWING)]
PLAYS, FREE_PLAYS, ACTIONS, THROWS, REPLIES, DISCARDS = [
    [(act, card, -1) for card in EVERY_CARD]
    for act in (PLAY_AGENT, PLAY_FREE, CARD_ACTION, THROW, SHIP_REPLY, DISCARD_CARD)
]
NAMES = {"": (-1,), "type": range(len(TYPES)), "vibe": range(len(TYPES), len(TYPES) + len(VIBE_NAMES))}
NAMING = Memo(
    lambda card, what: [(USE_HAPPENING, card, name) for name in NAMES[what]]
)  # AP-95: named with the use itself


# -- before the first turn ---------------------------------------------------------------------------------------------
@rules.query
def first_player(s: Austin, _seat: int) -> list[Option]:
    """AP-23: one option a seat."""
    return [(BEGIN, -1, x) for x in range(s.seats)]


@rules.query
def mulligan(s: Austin, seat: int) -> list[Option]:
    """AP-25: a hand without an Agent may be changed. Everybody is asked, so that the question tells nothing."""
    if any(TYPE[s.kind[card]] == AN_AGENT for card in s.zones[HAND + STEP * seat]):
        return NOTHING
    return [PASS, (MULLIGAN, -1, -1)]


# -- the turn (AP-41 to AP-47) -----------------------------------------------------------------------------------------
@rules.query
def main(s: Austin, seat: int) -> list[Option]:
    """PASS ends the actions of the turn; without actions left only free plays are legal."""
    if s.plays >= TURN_LIMIT and not s.house & NO_TURN_LIMIT:
        return NOTHING  # AP-109
    out: list[Option] = [PASS]
    mine, paying = STEP * seat, s.actions > 0
    held = s.memo[HAND + mine] or s.digest(HAND + mine)
    if held.agents:
        kind, lasting = s.kind, s.zones[SWINGERS + mine]
        for card in held.agents:
            way = free_way(s, seat, card) if lasting or MAYBE_FREE[kind[card]] else PAID
            if way != PAID:
                out.append(FREE_PLAYS[card])
            if paying and way != ALWAYS_FREE:
                out.append(PLAYS[card])
    if paying:
        if s.zones[AGENTS + mine]:
            attacks(s, seat, out)
        if held.swingers:
            have = vibes(s, seat)
            for card in held.swingers:
                out.append(BOXES[FREE][card])
                if swing_fits(s, seat, card, have):
                    out.append(BOXES[SWING][card])
        for card in held.happenings:
            out += NAMING[card, ON_BEFORE[s.kind[card]]]
        card_actions(s, seat, out)
    if s.house & CONCEDE_ALLOWED:
        out.append((CONCEDE, -1, -1))
    return out


def attacks(s: Austin, seat: int, out: list[Option]) -> None:
    """AP-59: every own Agent with every legal target, added to `out`."""
    if s.lasting and not may_attack(s, seat):
        return
    crews, rule = crews_of(s)
    found: dict[int, list[int]] = {}
    cards = crews[seat].cards
    for place, way in enumerate(crews[seat].cast.ways[rule]):
        goals = found.get(way)
        if goals is None:
            goals = found[way] = hits(s, crews, rule, seat, way)
        if goals:
            card = cards[place]
            out += [(ATTACK, card, goal) for goal in goals]


def card_actions(s: Austin, seat: int, out: list[Option]) -> None:
    """AP-43, AP-91, AP-104: printed actions of the own Agents and lasting Swingers that can do something."""
    crew, lasting = s.memo[AGENTS + STEP * seat] or s.digest(AGENTS + STEP * seat), s.zones[SWINGERS + STEP * seat]
    if not (crew.cast.actions or lasting):
        return
    kind, box, cards = s.kind, s.box, crew.cards
    programs = [(cards[i], ON_ACTION[FREE][kind[cards[i]]]) for i in crew.cast.actions]
    if lasting:
        programs += [(c, ON_ACTION[box[c]][kind[c]]) for c in swingers(s, seat)]
    for card, number in programs:
        if number >= 0 and possible(s, Doer(seat, card), number):
            out.append(ACTIONS[card])


# -- attacks (AP-65 to AP-80) ------------------------------------------------------------------------------------------
def forbidden(s: Austin, seat: int, what: int) -> bool:
    """Whether an effect keeps the seat from something for now; what: one of the FORBID words of `table`."""
    return any(row.op == FORBID and row.seat == seat and row.what == what for row in s.lasting)


def throws(s: Austin, seat: int, attack: int, *, helping: bool = False) -> list[Option]:
    """The Bones of a seat that may land now; attack: SHAG or KILL."""
    held = s.memo[HAND + STEP * seat] or s.digest(HAND + STEP * seat)
    if not held.bones or (s.lasting and forbidden(s, seat, FORBID_BONES)):
        return []
    return [THROWS[card] for card in bones_that_fit(s, seat, held.bones, attack, helping=helping)]


def help_stands(s: Austin, fight: Fight, side: int) -> bool:
    """AP-79: this side has called before, and that call holds for the rest of the attack."""
    return fight.asked[side] and not s.house & HELP_ONCE


@rules.query
def fight(s: Austin, seat: int, side: int) -> list[Option]:
    """AP-69, AP-73, AP-74: a Bone, the call for help, or leave it. With two players there is nobody to call (AP-75)."""
    now: Fight = s.fight  # type: ignore[assignment]
    out = NOTHING if now.asked[side] else [PASS, *throws(s, seat, now.kind)]
    if len(OPPONENTS[s.alive, seat]) == 1:
        return out
    if s.lasting and forbidden(s, seat, FORBID_HELP) and not help_stands(s, now, side):
        return out
    return [*out, (ASK_HELP, -1, -1)]


@rules.query
def pad(s: Austin, seat: int, side: int) -> list[Option]:
    """AP-70: the same for the winning side, which nobody answers any more."""
    return fight(s, seat, side)


@rules.query
def help_throw(s: Austin, seat: int, _side: int, _asker: int) -> list[Option]:
    """AP-76, AP-80: only Bones whose need the helper meets can land. Everybody else may only stay silent."""
    return [PASS, *throws(s, seat, s.fight[2], helping=True)]  # type: ignore[misc]


@rules.query
def help_offer(s: Austin, seat: int, _side: int, _asker: int) -> list[Option]:
    """AP-177: the same without a clock, seat after seat."""
    return [PASS, *throws(s, seat, s.fight[2], helping=True)]  # type: ignore[misc]


# -- ships (AP-122 to AP-129) ------------------------------------------------------------------------------------------
def ships(s: Austin, seat: int) -> list[Option]:
    kind, held = s.kind, s.memo[HAND + STEP * seat] or s.digest(HAND + STEP * seat)
    return [PASS, *[REPLIES[card] for card in held.agents if SHIP[kind[card]]]]


@rules.query
def ship_reply(s: Austin, seat: int, _user: int) -> list[Option]:
    """AP-124: a claim window for all who have not replied in this round."""
    return ships(s, seat)


@rules.first_for(ship_reply)
def first_reply(s: Austin, seats: tuple[int, ...], _user: int) -> tuple[int, list[Option]] | None:
    """Most seats hold no ship."""
    kind, memo, digest = s.kind, s.memo, s.digest
    for i, seat in enumerate(seats):
        for card in (memo[HAND + STEP * seat] or digest(HAND + STEP * seat)).agents:
            if SHIP[kind[card]]:
                return i, ships(s, seat)
    return None


@rules.query
def ship_turn(s: Austin, seat: int, _user: int) -> list[Option]:
    """AP-178: the same, one seat after the other."""
    return ships(s, seat)


@rules.query
def ship_again(s: Austin, seat: int) -> list[Option]:
    """AP-127: asked also without a ship."""
    return ships(s, seat)


# -- Happenings (AP-96 to AP-98, AP-176) -------------------------------------------------------------------------------
USUAL_TIMES = [*range(200, 1000, 40), SILENT_MS]


@rules.query
def press_time(_s: Austin, _world: int, _user: int, _seat: int) -> list[int]:
    """AP-157, AP-160: the world says how long a seat took, in ms after its handicap; SILENT_MS: it stayed silent."""
    return USUAL_TIMES


def race_ms(s: Austin) -> int:
    """How long a race is open (AP-156, AP-160)."""
    return RACE_MS * (RELAXED_TIMES if s.house & RELAXED else 1)


@rules.check(press_time)
def is_time(s: Austin, _world: int, value: object, *_about: int) -> ValueRefusal | None:
    if isinstance(value, int) and (0 <= value <= race_ms(s) or value == SILENT_MS):
        return None
    return ValueRefusal("no_such_time", tr("no-such-time", most=race_ms(s), silent=SILENT_MS), "AP-160")


@rules.once_listed(press_time)
def listed_time(s: Austin, index: int) -> int:
    return index if index <= race_ms(s) else SILENT_MS


@rules.query
def pick_target(_s: Austin, _seat: int, tied: tuple[int, ...]) -> list[Option]:
    """AP-98."""
    return [(TARGET, -1, seat) for seat in tied]


@rules.query
def draw_straw(_s: Austin, _seat: int, left: tuple[int, ...]) -> list[Option]:
    """AP-176: which one is short is found out when all are drawn."""
    return [(STRAW, -1, number) for number in left]


# -- slugfests (AP-130 to AP-139) --------------------------------------------------------------------------------------
def assassins(s: Austin, seat: int) -> list[int]:
    """Who can fight; effects on roles count."""
    crews, rule = crews_of(s)
    return crews[seat].fighters(rule, BY_KILL)


@rules.query
def slug_fighter(s: Austin, seat: int) -> list[Option]:
    """AP-132: one of them must."""
    return [(FIGHTER, card, -1) for card in assassins(s, seat)]


@rules.query
def slug_step(s: Austin, seat: int) -> list[Option]:
    """AP-133, AP-134."""
    return [PASS, *throws(s, seat, KILL)]


def alone(s: Austin) -> bool:
    """AP-136: all but one fighter of the slugfest are out."""
    assert s.brawl, "no slugfest is going on"
    return s.brawl.out.count(False) == 1


# -- the end of the turn (AP-110 to AP-112) ----------------------------------------------------------------------------
@rules.query
def free_discard(s: Austin, seat: int, chosen: tuple[int, ...]) -> list[Option]:
    """Any subset, one card after the other; they become public together."""
    return [PASS, *[DISCARDS[card] for card in s.zones[HAND + STEP * seat] if card not in chosen]]


@rules.query
def even_up(s: Austin, seat: int, chosen: tuple[int, ...], _more: int) -> list[Option]:
    """Exactly as many as are too many."""
    return [DISCARDS[card] for card in s.zones[HAND + STEP * seat] if card not in chosen]
