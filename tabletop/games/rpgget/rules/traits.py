"""What Paralysis switches off of a monster that stands (RG-154), in words."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.rpgget.rules.cards import KEY_BIT, PARALYSIS, blocks, rows_of
from tabletop.games.rpgget.rules.statics import ARMOR, AURAS, CAP, NO_CAP, WEAK
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


def fading(s: RpgGet, unit: int) -> str:
    """In short, what Paralysis would switch off of a monster: in a row there is room for one word."""
    found = () if s.ail[unit] & PARALYSIS else traits(s.kind[unit])
    return f"ends: {found[0].short}{'…' * (len(found) > 1)}" if found else "ends: nothing"


def ended(kind: int) -> str:
    """What has ended for a monster that gets Paralysis, and what has not."""
    found = traits(kind)
    if not found:
        return "it has no lasting trait, so nothing changes"
    return f"{' and '.join(trait.off for trait in found)}; it still attacks"


def _named(before: str, keywords: int) -> str:
    return before + " and ".join(name for name, bit in KEY_BIT.items() if bit & keywords) if keywords else ""
