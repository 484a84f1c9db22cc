"""The printed actions of the cards as numbered blocks, and which card has which: the numbers stand in options' meaning only."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.operations import Row
from tabletop.games.rpgget.rules.cards import CARDS, KEYS, KINDS, ailments, keys
from tabletop.games.rpgget.rules.pack import Block

ATTACKS, SUPPORTS, DEFENCES, RECOVERIES, ABILITIES = (1 << i for i in range(5))
ACTION_KINDS = {
    "attack": ATTACKS,
    "support": SUPPORTS,
    "defence": DEFENCES,
    "recovery": RECOVERIES,
    "ability": ABILITIES,
}
TURN_START, ANNOUNCED, ENEMY_STEP, ENEMIES_SET, DECLARED_ATTACK, DECLARED_CARD, ATTEMPT_END, PLAY_PHASE, PARTY_STEP = (
    range(9)
)
MOMENTS = {
    "turn_start": TURN_START,
    "mission_announced": ANNOUNCED,
    "enemy_step": ENEMY_STEP,
    "enemies_set": ENEMIES_SET,
    "attack_declared": DECLARED_ATTACK,
    "card_declared": DECLARED_CARD,
    "attempt_end": ATTEMPT_END,
    "play_phase": PLAY_PHASE,
    "party_attack": PARTY_STEP,
}
OWN, OTHER, ANYBODY = range(3)
WHOSE = {"own": OWN, "other": OTHER, "any": ANYBODY, "": ANYBODY}
NONE = -1
# what a Recovery needs to do something: hurt members, somebody to wake, an active member; ailments stand above these bits
NEED_HURT, NEED_FALLEN, NEED_ACTIVE = 1, 2, 4
NEED_AIL = 3  # how far the ailments are moved up
NEED_ENEMY = 1 << 10  # a hurt enemy


@dataclass(frozen=True, slots=True)
class Printing:
    """One printed action. what: its kind as a bit; keys: its keywords; ban: those and its card's, for what forbids them.

    x, y, star: of an Attack, X(Y) and the fixed 0; rows: what it does besides; need: see NEED_HURT and so on, 0: anything.
    """

    what: int
    name: str
    keys: int
    ban: int
    when: int
    whose: int
    limit: str
    price: int
    x: int
    y: int
    star: bool
    rows: tuple[Row, ...]
    need: int


def _needs(rows: tuple[Row, ...]) -> int:
    found = 0
    for row in rows:
        op, who = row["op"], row.get("who", "")
        if op == "heal":
            found |= NEED_ENEMY if who == "targets" else NEED_HURT
        elif op == "cure":
            found |= ailments(row["names"]) << NEED_AIL
        elif op == "resurrect":
            found |= NEED_FALLEN
        elif op == "withdraw":
            found |= NEED_ACTIVE
        elif op == "choose":
            for branch in row["options"]:
                found |= _needs(tuple(branch))
    return found


def _printing(kind: int, block: Block) -> Printing:
    rows, first = block.do, block.do[0] if block.do else {}
    hit = first if first.get("op") == "damage" else {}
    own = keys(block.keywords)
    return Printing(
        ACTION_KINDS.get(block.kind, 0),
        block.name or CARDS[kind].name,
        own,
        own | KEYS[kind],
        MOMENTS.get(block.when, NONE),
        WHOSE[block.whose],
        block.limit,
        block.price.counters,
        hit.get("x", 0),
        hit.get("y", 0),
        bool(hit.get("star")),
        rows[1:] if hit else rows,
        _needs(rows) if block.kind == "recovery" else 0,
    )


PRINTED: list[Printing] = []  # by number
PLACE: list[int] = []  # by number of a block: the kind of its card
OF: list[dict[str, tuple[int, ...]]] = []  # by kind: kind of block -> numbers
for _kind in KINDS:
    _found: dict[str, tuple[int, ...]] = {}
    for _block in CARDS[_kind].effects:
        _found[_block.kind] = (*_found.get(_block.kind, ()), len(PRINTED))
        PRINTED.append(_printing(_kind, _block))
        PLACE.append(_kind)
    OF.append(_found)


def _first(what: str) -> tuple[int, ...]:
    return tuple(OF[kind].get(what, (NONE,))[0] for kind in KINDS)


ATTACK_OF = tuple(OF[kind].get("attack", ()) for kind in KINDS)  # an enemy may print two
SUPPORT_OF, DEFENCE_OF, RECOVERY_OF, ABILITY_OF = map(_first, ("support", "defence", "recovery", "ability"))
EVENT_OF, ROADBLOCK_OF = map(_first, ("event", "roadblock"))
EVENT_WHEN = tuple(PRINTED[n].when if n >= 0 else NONE for n in EVENT_OF)
EVENT_WHOSE = tuple(PRINTED[n].whose if n >= 0 else NONE for n in EVENT_OF)
ABILITY_WHEN = tuple(PRINTED[n].when if n >= 0 else NONE for n in ABILITY_OF)


# As bits, by moment: another's, the own.
OCCASIONS = [(1 << 2 * moment, 2 << 2 * moment) for moment in sorted(MOMENTS.values())]


def _occasions(block: int) -> int:
    """When an Event may be played."""
    said = PRINTED[block]
    if said.when == NONE:
        return 0
    other, own = OCCASIONS[said.when]
    return {OTHER: other, OWN: own, ANYBODY: other | own}[said.whose]


EVENT_OCCASIONS = tuple(_occasions(n) if n >= 0 else 0 for n in EVENT_OF)  # by kind: when an Event may be played
