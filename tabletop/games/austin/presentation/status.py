"""What badges count and the middle of the table shows: scores, vibes, who fights for what, signs, icons (section 11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tabletop.core.presentation import CardSign, Combatant, CombatStatus, SeatCounter, SeatStatus
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import (
    BONE,
    KILL,
    NEED,
    SCORE,
    SHAG,
    SIDES,
    SWING_NEED,
    SWINGER,
    TYPE,
    VIBE_NAMES,
    VIBES,
)
from tabletop.games.austin.rules.queries import alone
from tabletop.games.austin.rules.table import (
    AGENTS,
    BONES,
    DISCOUNT,
    EMIT,
    FIGHT,
    FORBID,
    FORBID_ATTACK,
    FORBID_BONES,
    FORBID_HELP,
    GOAL,
    HAND,
    NO_LIMIT,
    ROLE_AS,
    SLUG,
    STEP,
    Austin,
    Brawl,
    Fight,
    Lasting,
    points,
    swingers,
)
from tabletop.games.austin.rules.values import is_muted, lacking, vibes
from tabletop.games.austin.texts import tr
from tabletop.games.austin.words.common import UNTIL, title
from tabletop.games.austin.words.common import VIBES as VIBE_WORDS

# What holds for a seat for a while, as the notes on its badge (section 11: active effects).

FORBIDDEN = {
    FORBID_HELP: tr("note-no-help"),
    FORBID_BONES: tr("note-no-bones"),
    FORBID_ATTACK: tr("note-no-attack"),
}
ROLES = ("note-shagger", "note-assassin")


def notes(s: Austin, seat: int) -> tuple[str, ...]:
    """One line for each effect that touches the seat or an Agent of its; muted Agents say so themselves."""
    lasting = [row for row in s.lasting if row.seat == seat]
    found = [tr("note-until", note=note, until=UNTIL[row.until]) for row in lasting for note in _note(s, row)]
    if s.limits[seat] != NO_LIMIT:
        found.append(tr("note-next-turn", count=s.limits[seat]))  # AP-151
    return tuple(found)


def _note(s: Austin, row: Lasting) -> Iterator[str]:
    if row.op == EMIT:
        yield tr("note-vibes", change=f"{row.n:+d}", vibe=VIBE_WORDS[row.what])
    elif row.op == DISCOUNT:
        yield tr("note-bones-need" if row.what == BONES else "note-swingers-need", count=row.n)
    elif row.op == FORBID:
        yield FORBIDDEN[row.what]
    elif row.op == ROLE_AS:
        yield tr(ROLES[row.what], card=title(s.kind[row.card]))


UNITS = (tr("unit-good"), tr("unit-evil"))
BACKS = ("back_good", "back_evil")
KINDS = (tr("attempt-shag"), tr("attempt-kill"))
NEEDS = ("need_shag", "need_kill")
ACTIONS = 2
THROWING = ("fight", "pad", "help_throw", "help_offer", "slug_step")
LOST, WON, OUT = tr("note-loses"), tr("note-wins"), tr("note-out")
WINNING, LOSING, HELPED = tr("note-winning"), tr("note-losing"), tr("note-helped")

ICONS = {
    "play_agent": "play",
    "play_free": "play",
    "attack": "sword",
    "swinger": "star",
    "happening": "bullhorn",
    "card_action": "bolt",
    "concede": "flag",
    "throw": "hand",
    "ask_help": "bullhorn",
    "ship": "play",
    "press": "hand",
    "target": "target",
    "straw": "hand",
    "fighter": "sword",
    "discard": "delete",
    "begin": "seat",
    "mulligan": "shuffle",
    "seat": "target",
    "pick": "check",
    "choose": "check",
    "do": "check",
    "top": "arrow-up",
    "bottom": "arrow-down",
    "seen": "eye",
}


# -- badges ------------------------------------------------------------------------------------------------------------
def seat_status(view: ViewOf[Austin]) -> tuple[SeatStatus, ...]:
    """One a seat: side, score to 100, vibes with effects, actions left, the free ship, the Daddy pants."""
    s = view.table
    return tuple([_status(s, seat, playing=bool(view.query)) for seat in range(s.seats)])


def _status(s: Austin, seat: int, *, playing: bool) -> SeatStatus:
    side, on_turn = s.sides[seat], playing and s.turn == seat
    muted = [VIBES[s.kind[card]] for card in s.zones[AGENTS + STEP * seat] if is_muted(s, card)]
    tallies = [
        SeatCounter(f"vibe_{name}", number, name, sum(row[vibe] for row in muted))
        for vibe, (name, number) in enumerate(zip(VIBE_NAMES, vibes(s, seat), strict=True))
    ]
    tokens = []
    if on_turn and not s.ship_used:
        tokens.append(("ship", tr("ship-free")))
    if seat in (s.winners or (s.wearer,)):  # AP-36
        tokens.append(("daddy_pants", tr("wears-pants")))
    return SeatStatus(
        f"side_{SIDES[side]}",
        points(s, seat),
        GOAL,
        UNITS[side],
        tuple(tallies),
        left=s.actions if on_turn else 0,
        of=max(ACTIONS, s.actions) if on_turn else 0,
        tokens=tuple(tokens),
        back=BACKS[side],
        notes=notes(s, seat),
    )


# -- fights ------------------------------------------------------------------------------------------------------------
def combat(view: ViewOf[Austin]) -> CombatStatus | None:
    """The attack or the slugfest that is going on (AP-59, AP-130)."""
    s = view.table
    found = _attack(s, s.fight) if s.fight else _slugfest(view, s.brawl) if s.brawl else None
    return _stopped(s, found) if found is not None and not view.query else found


def _stopped(s: Austin, found: CombatStatus) -> CombatStatus:
    """AP-143: the game has ended in the middle of it; what is not scored stays where it lies, and is at stake no more. Who has
    lost has still lost.
    """
    fighters = tuple(
        one._replace(stake=-1, losing=False, winning=False, note=one.note if one.note == LOST else "", shares=())
        for one in found.combatants
    )
    gone = frozenset(one.card for one in fighters if s.at[one.card] != AGENTS + STEP * one.seat)
    return CombatStatus("", fighters, gone=gone)


def _attack(s: Austin, fight: Fight) -> CombatStatus:
    """AP-70: the side that has to act is the one that is losing, until it is done; then the other one has won, and nothing is
    to be had for the first.
    """
    fighters = []
    for side in range(2):
        behind = fight.last != side
        note = LOSING if behind else HELPED if fight.asked[side] else WINNING
        if fight.done:
            note = LOST if behind else WON
        losing = behind and not fight.done
        one = _fighter(s, fight.seats[side], fight.cards[side], FIGHT + side, losing=losing, note=note)
        if fight.done:
            one = one._replace(stake=-1, shares=()) if behind else one._replace(winning=True)
        fighters.append(one)
    return CombatStatus(KINDS[fight.kind], _numbered(s, fighters, fight.thrown), idle=(NEEDS[1 - fight.kind],))


def _slugfest(view: ViewOf[Austin], brawl: Brawl) -> CombatStatus:
    """AP-133, AP-136: clockwise from the card's seat; who is out stays until the end, and has nothing more to get. Whoever has
    thrown last is winning, and has won once all others are out; whoever has to throw now and is not is losing.
    """
    s = view.table
    leader = s.owner[brawl.thrown[-1]] if brawl.thrown else -1
    leads = WON if alone(s) else WINNING
    acting = view.left[0] if view.query == "slug_step" and not alone(s) else -1
    fighters = []
    for seat in [(brawl.seat + i) % s.seats for i in range(s.seats)]:
        card = brawl.cards[seat]
        if card >= 0:
            note = leads if seat == leader else OUT if brawl.out[seat] else ""
            losing = acting == seat != leader
            one = _fighter(s, seat, card, SLUG + STEP * seat, losing=losing, note=note)
            if brawl.out[seat]:
                one = one._replace(stake=-1, shares=())
            fighters.append(one._replace(winning=seat == leader))
    return CombatStatus(tr("slugfest-title"), _numbered(s, fighters, brawl.thrown), idle=(NEEDS[SHAG],))  # AP-134


def _fighter(s: Austin, seat: int, card: int, stack: int, *, losing: bool, note: str) -> Combatant:
    """AP-83: what its side would score, and who: everybody scores their own cards."""
    cards = (card, *s.zones[stack])
    shares = dict.fromkeys((s.owner[other] for other in cards), 0)
    for other in cards:
        shares[s.owner[other]] += SCORE[s.kind[other]]
    owners = tuple(s.owner[other] for other in s.zones[stack])
    return Combatant(seat, card, stack, sum(shares.values()), losing, note, owners, tuple(shares.items()))


def _numbered(s: Austin, fighters: list[Combatant], thrown: tuple[int, ...]) -> tuple[Combatant, ...]:
    """What lies in the fight is counted through all sides, in the order in which it has landed (AP-84)."""
    when = {card: n for n, card in enumerate(thrown)}
    lying = sorted((card for one in fighters for card in s.zones[one.stack]), key=lambda card: when.get(card, -1))
    number = {card: n for n, card in enumerate(lying, 1)}
    return tuple([one._replace(numbers=tuple([number[card] for card in s.zones[one.stack]])) for one in fighters])


# -- signs -------------------------------------------------------------------------------------------------------------
def signs(view: ViewOf[Austin]) -> tuple[CardSign, ...]:
    """On cards: muted Agents, the box in force of lasting Swingers, and for whoever is asked what his cards lack."""
    s = view.table
    own = (*_lacks(view), *_chosen(view)) if view.options else ()
    return (*_muted(s), *_boxes(s), *own)


def _chosen(view: ViewOf[Austin]) -> Iterator[CardSign]:
    """AP-112: what is going to be discarded, as long as nobody else sees it."""
    if view.query in ("free_discard", "even_up"):
        for card in view.args[0]:
            yield CardSign("card", card, tr("sign-out"), "bad", "delete")


def _muted(s: Austin) -> Iterator[CardSign]:
    for seat in range(s.seats):
        for card in s.zones[AGENTS + STEP * seat]:
            if is_muted(s, card):
                yield CardSign("card", card, tr("sign-no-vibes"), "bad", "volume-off")


def _boxes(s: Austin) -> Iterator[CardSign]:
    """AP-91: only the chosen box is in force."""
    for seat in range(s.seats):
        for card in swingers(s, seat):
            yield CardSign("card", card, tr("sign-vibes") if s.box[card] else tr("sign-free"), "plain")


def _lacks(view: ViewOf[Austin]) -> Iterator[CardSign]:
    """AP-67, AP-89: where Bones are thrown, the vibes that one in the own hand lacks in this fight; in the own turn those of
    a Swinger's box, which keep nobody from using the free one.
    """
    s, seat = view.table, view.seat
    attack = s.fight.kind if s.fight else KILL
    for card in s.zones[HAND + STEP * seat]:
        kind = s.kind[card]
        if TYPE[kind] == BONE and view.query in THROWING:
            yield from _missing(card, NEED[attack][kind], vibes(s, seat), "bad")
        elif TYPE[kind] == SWINGER and view.query == "main":
            yield from _missing(card, SWING_NEED[kind], vibes(s, seat), "plain" if s.actions else "bad")


def _missing(
    card: int, need: tuple[int, int, int, int], have: tuple[int, int, int, int], tone: Literal["plain", "bad"]
) -> Iterator[CardSign]:
    for vibe, number in enumerate(lacking(need, have)):
        if number:
            yield CardSign("card", card, f"-{number}", tone, f"vibe_{VIBE_NAMES[vibe]}")
