"""What an Attack does to a target in one fixed order (RG-123), for blow and forecast; Defences (RG-115)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tabletop.core.ask import PASS, Option
from tabletop.core.handle import Asking, Handle, verb
from tabletop.games.rpgget.rules.acts import DEFEND, REWARD_DEFENCE
from tabletop.games.rpgget.rules.cards import (
    ARMOR,
    AURAS,
    BACK,
    BLOCK,
    CAP,
    DEFENCE_OF,
    FRONT,
    MELEE,
    MIDDLE,
    NO_CAP,
    NONE,
    PARALYSIS,
    PRINTED,
    SLEEP,
    WEAK,
    Aura,
    full_name,
)
from tabletop.games.rpgget.rules.fight_events import Defends
from tabletop.games.rpgget.rules.ops import PROGRAM_OF, Doer, run
from tabletop.games.rpgget.rules.options import FRONT_ON_HEADS, OWN_SIDE
from tabletop.games.rpgget.rules.perform import goes_home, perform
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    ENEMIES,
    FIELD,
    IN_USE,
    INVENTORY,
    MISSION,
    STEP,
    USED_DEFENCE,
    RpgGet,
    Strike,
    rules,
)
from tabletop.games.rpgget.rules.values import can_handle, evaluation, keyword_names, mark_of
from tabletop.games.rpgget.rules.windows import rights
from tabletop.games.rpgget.texts import all_of, tr

NO_SHIELD = (0, 0, 0)
NO_AURA = (0, 0)

ONLY_EFFECT = tr("effect-only")  # short: it stands on a card


class Expected(NamedTuple):
    """What an Attack would do to one target: from `low` to `high` as coins fall. why: a word when it can only be 0."""

    low: int
    high: int
    why: str = ""


def auras(s: RpgGet, unit: int) -> tuple[int, int]:
    """What others of its side give a unit: attacks +x, less taken (RG-158: sleepers give nothing), while it is there."""
    x = armor = 0
    zone, kind = s.at[unit], s.kind[unit]
    if zone not in FIELD:
        return NO_AURA
    sources = (s.memo[zone] or s.digest(zone)).auras
    if not sources and zone == ACTIVE:
        return NO_AURA
    for source, rows in sources:
        if source != unit and evaluation(s, source):
            for row in rows:
                if row.kinds[kind]:
                    x += row.x
                    armor += row.armor
    if zone == ENEMIES and s.zones[MISSION]:
        for row in AURAS[s.kind[s.zones[MISSION][0]]]:
            if row.kinds[kind]:
                x += row.x
                armor += row.armor
    return x, armor


def flips_to_hit(s: RpgGet, actor: int, block: int) -> bool:
    """RG-148: a Melee attack from Front flips a coin."""
    said = PRINTED[block]
    return s.rank[actor] == FRONT and bool(said.keys & MELEE) and not said.star


def force(s: RpgGet, actor: int, block: int, extra: int, heads: bool) -> int:
    """A of RG-123: before any target is looked at. extra: boosts of this use; heads: of the flip in Front."""
    said = PRINTED[block]
    if said.star:
        return 0
    a = said.x + (mark_of(s, actor).boost if s.marks else 0) + extra + auras(s, actor)[0]
    if said.keys & MELEE:
        rank = s.rank[actor]
        if rank == BACK:
            a -= 1
        elif rank == FRONT and heads:
            a += 1
    return max(a, 0)


def taken(
    s: RpgGet,
    target: int,
    block: int,
    a: int,
    shield: tuple[int, int, int],
    heads: bool,
    front: bool = True,
    *,
    capped: bool = True,
) -> int:
    """What of A a target takes. shield: reduction and halves of its Defences, evaded; heads: of the flip in Back;
    front: of that which some tables make in Front; capped: no more than its cap.
    """
    said = PRINTED[block]
    if said.star or shield[2]:
        return 0
    kind, rank, guard = s.kind[target], s.rank[target], mark_of(s, target).guard if s.marks else 0
    works = s.at[target] != ENEMIES or not s.ail[target] & PARALYSIS  # RG-154
    t = a - guard if guard < 0 else a
    if rank == FRONT and front:
        t += 1
    if works and WEAK[kind]:
        t += sum([n for n, vs in WEAK[kind] if not vs or vs & said.keys])
    if shield is not NO_SHIELD:
        for _ in range(shield[1]):
            t = (t + 1) // 2
        t -= shield[0]
    t -= auras(s, target)[1]
    if guard > 0:
        t -= guard
    if rank == BACK and heads:
        t -= 1
    if works:
        if ARMOR[kind]:
            t -= sum([n for n, vs in ARMOR[kind] if not vs or vs & said.keys])
        if capped and CAP[kind] != NO_CAP:
            t = min(t, CAP[kind])
    return max(t, 0)


def capped(s: RpgGet, actor: int, block: int, target: int, extra: int) -> bool:
    """The target's cap would take something off the Attack at its strongest."""
    cap = CAP[s.kind[target]]
    if cap == NO_CAP:
        return False
    return taken(s, target, block, force(s, actor, block, extra, True), NO_SHIELD, False, capped=False) > cap


def next_boost(s: RpgGet, actor: int) -> int:
    """What a unit's next Attack gets beside the boosts of the attempt."""
    return mark_of(s, actor).once


def foresee(s: RpgGet, actor: int, block: int, target: int, extra: int | None = None) -> Expected:
    """The exact damage of an Attack on one target, before Defences: its range where coins decide, and why it is 0.

    extra: boosts of this use; None: those that wait for the unit's next Attack.
    """
    more = next_boost(s, actor) if extra is None else extra
    weak = strong = force(s, actor, block, more, False)
    if flips_to_hit(s, actor, block):
        strong = force(s, actor, block, more, True)
    high = low = taken(s, target, block, strong, NO_SHIELD, False)
    if weak != strong or s.rank[target] != MIDDLE:  # else no coin falls
        low = taken(s, target, block, weak, NO_SHIELD, True, front=not s.house & FRONT_ON_HEADS)
    if high:
        return Expected(low, high)
    return Expected(0, 0, "star" if PRINTED[block].star else "weak" if not strong else "armor")


class Terms(NamedTuple):
    """What is known to be added to an Attack before coins fall and targets are looked at. boost: by cards of
    before; rank: -1 from Back; sources: kinds of the cards that each add as much as `more` says.
    """

    boost: int = 0
    rank: int = 0
    sources: tuple[int, ...] = ()
    more: tuple[int, ...] = ()


def terms(s: RpgGet, strike: Strike) -> Terms:
    actor = strike.actor
    helpers = [(kind, aura.x) for kind, aura in _auras(s, actor) if aura.x]
    helpers += [(kind, x) for what, x, kind in strike.back if what == "boost"]
    sources, more = zip(*helpers, strict=True) if helpers else ((), ())
    rank = -1 if s.rank[actor] == BACK and PRINTED[strike.block].keys & MELEE else 0
    return Terms(mark_of(s, actor).boost + strike.next, rank, sources, more)


def modifiers(s: RpgGet, actor: int, block: int, target: int, extra: int) -> list[str]:
    """What neither ranks nor Defences come to. extra: boosts of this use."""
    said, kind = PRINTED[block], s.kind[target]
    boost, mark = mark_of(s, actor).boost + extra, mark_of(s, target)
    guard = mark.guard
    led, covered = auras(s, actor)[0], auras(s, target)[1]
    out = [tr("more-boost" if boost > 0 else "more-weakened", n=f"{boost:+}")] if boost else []
    out += [tr("more-by", n=f"{led:+}", names=_helpers(s, actor, "x"))] if led else []
    if _works(s, target):
        out += [_against(WEAKNESS, n, vs & said.keys) for n, vs in WEAK[kind] if not vs or vs & said.keys]
        out += [_against(ARMOUR, n, vs & said.keys) for n, vs in ARMOR[kind] if not vs or vs & said.keys]
    out += [tr("more-by", n=f"{-covered:+}", names=_helpers(s, target, "armor"))] if covered else []
    return out + [_shield(guard, _names(mark.by))] * bool(guard)


WEAKNESS = ("more-weakness", "more-weakness-to")  # to every attack, to some
ARMOUR = ("less-armour", "less-armour-against")


def _against(keys: tuple[str, str], n: int, keywords: int) -> str:
    """What a target takes more or less of the attacks that it is about."""
    every, some = keys
    return tr(some, n=n, keywords=keyword_names(keywords)) if keywords else tr(every, n=n)


def _shield(guard: int, names: str) -> str:
    n = f"{-guard:+}"
    if names:
        return tr("more-by", n=n, names=names)
    return tr("more-shield" if guard > 0 else "more-shield-broken", n=n)


def _helpers(s: RpgGet, unit: int, what: str) -> str:
    """Who gives a unit more force ("x") or "armor": others of its side, of an enemy also the mission (see `auras`)."""
    return _names([source for source, aura in _auras(s, unit) if getattr(aura, what)])


def _auras(s: RpgGet, unit: int) -> list[tuple[int, Aura]]:
    """All that hold for a unit, each with the kind of its source."""
    zone, kind = s.at[unit], s.kind[unit]
    if zone not in FIELD:
        return []
    found = [
        (s.kind[source], rows) for source, rows in s.digest(zone).auras if source != unit and evaluation(s, source)
    ]
    if zone == ENEMIES:
        found += [(s.kind[card], AURAS[s.kind[card]]) for card in s.zones[MISSION][:1]]
    return [(source, row) for source, rows in found for row in rows if row.kinds[kind]]


def _names(kinds: Sequence[int]) -> str:
    """Each once."""
    return all_of(dict.fromkeys(full_name(kind) for kind in kinds))


def account(
    s: RpgGet,
    actor: int,
    block: int,
    target: int,
    a: int,
    *,
    extra: int,
    shield: tuple[int, int, int],
    coins: tuple[bool, bool, bool],
) -> str:
    """Of a blow of A that falls, without what has changed nothing. shield: reduction and halves of Defences; coins: heads of
    the attacker's Front, heads of the target's Back, and whether the target's Front counts.
    """
    said = PRINTED[block]
    if said.star:
        return ONLY_EFFECT
    struck_from_front, drawn_back, forward = coins
    out = modifiers(s, actor, block, target, extra)
    out += [tr("more-from-front")] * struck_from_front
    out += [tr("less-from-back")] * (s.rank[actor] == BACK and bool(said.keys & MELEE))
    out += [tr("more-in-front")] * (forward and s.rank[target] == FRONT)
    out += [tr("less-in-back")] * drawn_back
    less, halves, evaded = shield
    n = taken(s, target, block, a, shield, drawn_back, forward)
    halved = halves and taken(s, target, block, a, (less, 0, evaded), drawn_back, forward) > n
    out += [tr("blow-halved")] * bool(halved) + [tr("less-defence", n=less)] * bool(less)
    capped = taken(s, target, block, a, shield, drawn_back, forward, capped=False) > n
    out += [tr("blow-capped")] * capped  # how many, the line says itself
    return ", ".join(out)


def _works(s: RpgGet, unit: int) -> bool:
    """Its own text does (RG-154)."""
    return s.at[unit] != ENEMIES or not s.ail[unit] & PARALYSIS


def defences(t: Handle[RpgGet], targets: tuple[int, ...]) -> Asking[Any]:
    """Several cards may defend one target, each once (RG-115); the target's player may also use a Recovery then (RG-118)."""
    for target in targets:
        while (seat := defender(t, target)) >= 0:
            option = yield t.choose(seat, defend, target)
            if option == PASS:
                break
            act, card, _ = option
            if act in {DEFEND, REWARD_DEFENCE}:
                number = raise_shield(t, seat, act, card, target)
                yield from run(t, Doer(seat, card, target), number)
                if act == REWARD_DEFENCE:
                    yield from goes_home(t, seat, card)
            else:
                yield from perform(t, seat, option)


def _defences(s: RpgGet, target: int) -> list[Option]:
    """The Defences that may be used for a target now."""
    strike = s.strike
    if not strike or s.ail[target] & SLEEP:
        return []
    if s.at[target] == s.at[strike.actor] and not s.house & OWN_SIDE:
        return []
    return ways_to_defend(s, target)


def ways_to_defend(s: RpgGet, target: int) -> list[Option]:
    """The Defences that are printed for a target, and not used up or forbidden."""
    zone = s.at[target]
    out: list[Option] = []
    block = DEFENCE_OF[s.kind[target]]
    if block != NONE and not s.used[target] & USED_DEFENCE:
        blocked = s.ail[target] & BLOCK if zone == ENEMIES else PRINTED[block].ban & s.forbidden
        if not blocked:
            out.append((DEFEND, target, -1))
    if zone == ACTIVE:
        base = INVENTORY + STEP * s.turn
        if s.zones[base]:
            out += [
                (REWARD_DEFENCE, card, target)
                for card in (s.memo[base] or s.digest(base)).defences
                if not PRINTED[DEFENCE_OF[s.kind[card]]].ban & s.forbidden and can_handle(s, target, card)
            ]
    return out


def guarded(s: RpgGet) -> tuple[int, ...]:
    """The targets that have a Defence, in the order in which they are asked; of one that is gone `defender` asks nobody."""
    strike = s.strike
    if not strike:
        return ()
    found: list[int] = []
    for card in strike.targets:
        if _defences(s, card):
            found.append(card)
    if len(found) > 1:
        place = {seat: n for n, seat in enumerate(s.order())}
        found.sort(key=lambda card: place[s.owner[card]])
    return tuple(found)


@verb
def defender(s: RpgGet, target: int) -> int:
    """Who is asked for this target; -1 when nothing more can be used for it, or it is gone."""
    if s.at[target] not in FIELD or not _defences(s, target):
        return -1
    return s.owner[target]


@verb
def raise_shield(s: RpgGet, seat: int, act: int, card: int, target: int) -> int:
    """Once per card and attempt; the program of the Defence."""
    block = DEFENCE_OF[s.kind[card]]
    if act == REWARD_DEFENCE:
        s.move(card, IN_USE + STEP * seat)
    else:
        s.used[card] |= USED_DEFENCE
    if s.events is not None:
        s.say(Defends(seat, s.kind[card], card, block, target, s.kind[target]))
    return PROGRAM_OF[block]


@rules.query
def defend(s: RpgGet, seat: int, target: int) -> list[Option]:
    """RG-115; also what it may use at any time (RG-118)."""
    return [PASS, *_defences(s, target), *rights(s, seat)]
