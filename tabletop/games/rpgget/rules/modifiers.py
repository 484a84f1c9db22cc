"""What is added to the printed damage of an Attack and taken off it (RG-123), in words: before the blow and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.rpgget.rules.blocks import PRINTED
from tabletop.games.rpgget.rules.cards import BACK, FRONT, KEY_BIT, MELEE, PARALYSIS, full_name
from tabletop.games.rpgget.rules.damage import auras, taken
from tabletop.games.rpgget.rules.marks import mark_of
from tabletop.games.rpgget.rules.statics import ARMOR, AURAS, WEAK, Aura
from tabletop.games.rpgget.rules.table import ENEMIES, FIELD, MISSION, RpgGet, Strike
from tabletop.games.rpgget.rules.values import mind

ONLY_EFFECT = "effect only"  # short: it stands on a card


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
    out = [f"{boost:+} {'by a boost' if boost > 0 else 'weakened'}"] * bool(boost)
    out += [f"{led:+} by {_helpers(s, actor, 'x')}"] * bool(led)
    if _works(s, target):
        out += [f"+{n} by weakness{_named(' to ', vs & said.keys)}" for n, vs in WEAK[kind] if not vs or vs & said.keys]
        out += [
            f"-{n} by armour{_named(' against ', vs & said.keys)}" for n, vs in ARMOR[kind] if not vs or vs & said.keys
        ]
    out += [f"{-covered:+} by {_helpers(s, target, 'armor')}"] * bool(covered)
    shield = _names(mark.by) or ("a shield" if guard > 0 else "a broken shield")
    return out + [f"{-guard:+} by {shield}"] * bool(guard)


def _helpers(s: RpgGet, unit: int, what: str) -> str:
    """Who gives a unit more force ("x") or "armor": others of its side, of an enemy also the mission (see `auras`)."""
    return _names([source for source, aura in _auras(s, unit) if getattr(aura, what)])


def _auras(s: RpgGet, unit: int) -> list[tuple[int, Aura]]:
    """All that hold for a unit, each with the kind of its source."""
    zone, kind = s.at[unit], s.kind[unit]
    if zone not in FIELD:
        return []
    found = [(s.kind[source], rows) for source, rows in s.digest(zone).auras if source != unit and mind(s, source)]
    if zone == ENEMIES:
        found += [(s.kind[card], AURAS[s.kind[card]]) for card in s.zones[MISSION][:1]]
    return [(source, row) for source, rows in found for row in rows if row.kinds[kind]]


def _names(kinds: Sequence[int]) -> str:
    """Each once."""
    return " and ".join(dict.fromkeys(full_name(kind) for kind in kinds))


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
    out += ["+1 from Front"] * struck_from_front
    out += ["-1 from Back"] * (s.rank[actor] == BACK and bool(said.keys & MELEE))
    out += ["+1 in Front"] * (forward and s.rank[target] == FRONT)
    out += ["-1 in Back"] * drawn_back
    less, halves, evaded = shield
    n = taken(s, target, block, a, shield, drawn_back, forward)
    halved = halves and taken(s, target, block, a, (less, 0, evaded), drawn_back, forward) > n
    out += ["halved"] * bool(halved) + [f"-{less} by Defence"] * bool(less)
    capped = taken(s, target, block, a, shield, drawn_back, forward, capped=False) > n
    out += ["never more"] * capped  # how many, the line says itself
    return ", ".join(out)


def _named(before: str, keywords: int) -> str:
    """What it is that an attack has; nothing where it is about every attack."""
    return before + " and ".join(name for name, bit in KEY_BIT.items() if bit & keywords) if keywords else ""


def _works(s: RpgGet, unit: int) -> bool:
    """Its own text does (RG-154)."""
    return s.at[unit] != ENEMIES or not s.ail[unit] & PARALYSIS
