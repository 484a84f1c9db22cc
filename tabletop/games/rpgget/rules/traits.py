"""What Paralysis switches off of a monster that stands (RG-154), in words."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.rpgget.rules.cards import KEY_BIT, PARALYSIS, ailments, blocks, rows_of
from tabletop.games.rpgget.rules.statics import ARMOR, AURAS, CAP, IMMUNE, NO_CAP, WEAK
from tabletop.games.rpgget.rules.table import RpgGet


class Trait(NamedTuple):
    """A word that is as short as a card is wide, and what is no more."""

    short: str
    off: str


WHEN = {
    "on_kill": Trait("spoils", "nothing happens when it kills"),
    "on_death": Trait("last act", "nothing happens when it dies"),
    "status_phase": Trait("upkeep", "nothing happens in the Status phase"),
}  # what it does when it enters has happened, as has where it starts


def traits(kind: int) -> tuple[Trait, ...]:
    """Of a monster without any Paralysis changes nothing."""
    out = [Trait("armour", f"no armour{_named(' against ', vs)}") for _, vs in ARMOR[kind]]
    out += [Trait("weakness", f"no weakness{_named(' to ', vs)}") for _, vs in WEAK[kind]]
    out += [Trait("cap", "no cap on what it takes")] * (CAP[kind] != NO_CAP)
    out += [Trait("help", "no help for its allies")] * bool(AURAS[kind])
    return (*out, *[trait for when, trait in WHEN.items() if blocks(kind, "intrinsic", when)])


def paralyses(kind: int, who: str) -> bool:
    """A monster that is chosen gets Paralysis by a card of this kind."""
    return who == "enemy" and any(row["who"] == who and row["name"] == "paralysis" for row in rows_of(kind, "status"))


def resists(kind: int, unit: int) -> bool:
    """A unit is immune to all ailments that a card gives to one whom its player chooses; both are kinds (RG-159)."""
    return not ailments({row["name"] for row in rows_of(kind, "status")}) & ~IMMUNE[unit]


def fades(s: RpgGet, unit: int) -> tuple[Trait, ...]:
    """What Paralysis would switch off of a monster: nothing of one that is immune (RG-159) or has it already."""
    return () if (s.ail[unit] | IMMUNE[s.kind[unit]]) & PARALYSIS else traits(s.kind[unit])


def ended(kind: int) -> str:
    """What has ended for a monster that gets Paralysis, and what has not."""
    found = traits(kind)
    if not found:
        return "it has no lasting trait, so nothing changes"
    return f"{' and '.join(trait.off for trait in found)}; it still attacks"


def _named(before: str, keywords: int) -> str:
    return before + " and ".join(name for name, bit in KEY_BIT.items() if bit & keywords) if keywords else ""
