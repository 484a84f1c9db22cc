"""The log of a fight: actions, blows, coins, HP and ailments in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef, cards
from tabletop.games.rpgget.rules import fight_events as events
from tabletop.games.rpgget.rules.cards import AILMENTS, BACK, ENEMY, FRONT, PRINTED, TYPE, rows_of
from tabletop.games.rpgget.rules.damage import ONLY_EFFECT, Terms
from tabletop.games.rpgget.rules.values import ended
from tabletop.games.rpgget.words.common import (
    RANKS,
    ailment,
    all_ailments,
    all_force,
    card_line,
    counted,
    deed,
    of_others,
    printed,
    shielding,
    some,
    standing,
    title,
    unit_line,
)


def _uses(fact: events.Uses) -> Line:
    what, does = printed(fact.block), of_others(deed(fact.kind, fact.block))
    end = f": {does}." if does else "."
    if fact.user >= 0:
        end = end if title(fact.kind).startswith(what) else f", {what}{end}"
        return SeatRef(fact.seat), ": ", CardRef(fact.user), " uses ", CardRef(fact.kind, fact.card), end
    return SeatRef(fact.seat), ": ", CardRef(fact.kind, fact.card), f" uses {what}{end}"


TIMES = {2: "once more", 3: "a third time", 4: "a fourth time"}


COMBOS = {"combo": "always", "coin": "by heads", "if": "for a kill"}  # how it has come about, by operation


def _earned(block: int) -> str:
    """What an Attack has its Combo for."""
    return next(
        (COMBOS[row["op"]] for row in PRINTED[block].rows if row["op"] in COMBOS and "combo" in str(row)), "again"
    )


def _attacks(fact: events.Attacks) -> Line:
    known = Terms(fact.boost, fact.rank, fact.sources, fact.more)
    said, force = PRINTED[fact.block], all_force(fact.block, len(fact.targets), known)
    again = f" {TIMES.get(fact.use, 'yet again')} (Combo, {_earned(fact.block)})" if fact.use > 1 else ""
    attacks = " is confused: by chance it attacks " if fact.confused else " attacks "
    whom: Line = ("itself",) if fact.targets == (fact.card,) else counted(fact.kinds)
    line: Line = (CardRef(fact.kind, fact.card), attacks, *whom, again)
    name: Line = force if fact.source >= 0 and title(fact.source).startswith(said.name) else (f"{said.name}, ", *force)
    using: Line = (" with ", CardRef(fact.source)) if fact.source >= 0 else ()
    if fact.further and not again and not fact.confused:  # it may not have attacked these before
        using, name = using or (f" with {said.name}",), name if using else force
        return CardRef(fact.kind, fact.card), " attacks again,", *using, " on ", *counted(fact.kinds), ": ", *name, "."
    return *line, *using, ": ", *name, "."


def _strikes(fact: events.Strikes) -> Line:
    force = all_force(fact.block, len(fact.kinds), Terms(fact.boost, fact.rank, fact.sources, fact.more))
    return CardRef(fact.kind, fact.card), " attacks ", *counted(fact.kinds), ": ", *force, "."


def _barred(fact: events.Barred) -> Line:
    return SeatRef(fact.seat), " cannot attack with ", *cards(fact.kinds), f": no {fact.what.title()} in this attempt."


def _steps_in(fact: events.StepsIn) -> Line:
    return CardRef(fact.kind, fact.card), " steps in for ", CardRef(fact.target), "."


def _defends(fact: events.Defends) -> Line:
    helped: Line = (" for ", CardRef(fact.whom, fact.target)) if fact.card != fact.target else ()
    what = f": {printed(fact.block)}, {shielding(fact.block)}."
    return SeatRef(fact.seat), " defends with ", CardRef(fact.kind, fact.card), *helped, what


def _hits(fact: events.Hits) -> Line:
    """Nothing where the Attack has no damage at all, which it has said itself."""
    if fact.why == ONLY_EFFECT:
        return ()
    why = f" ({fact.why})" if fact.why else ""
    return CardRef(fact.kind, fact.card), f" takes {fact.n or 'nothing'}{why}: {fact.left} HP left."


COINS = {
    "front": " in Front (Melee, heads: 1 more damage)",
    "back": " in Back (heads: 1 damage less)",
}  # where it falls, and for what (RG-148, RG-149)


TRIES = {  # what heads may bring, by operation
    "again": "another attack",
    "boost": "more force",
    "cancel": "cancelling it",
    "combo": "a Combo",
    "evade": "a miss",
    "withdraw": "a retreat",
}


def _heads(kind: int) -> dict[str, Any]:
    """What the coin of a text may bring."""
    found: list[dict[str, Any]] = rows_of(kind, "coin")[0]["heads"]
    return found[0]


def _tries(row: dict[str, Any]) -> str:
    return f" (heads: {TRIES.get(row['op']) or row['name'].title()})"


def _coin(fact: events.Coin) -> Line:
    row = {} if fact.why in COINS else _heads(fact.kind)
    what = _tries(row) if row else COINS[fact.why]
    gone = "the target has" if fact.fallen == 1 else "all targets have"
    end = f", but {gone} already fallen" if fact.fallen else ", no effect" * fact.idle
    if row.get("op") == "combo" and fact.heads and fact.idle and not fact.fallen:
        end = ", but a Combo starts no other"  # RG-144
    return SeatRef(fact.seat), " flips for ", CardRef(fact.kind), f"{what}: {'heads' if fact.heads else 'tails'}{end}."


def _falls(fact: events.Falls) -> Line:
    end = ": the last one!" if fact.last else ": one Character is left." if fact.only >= 0 else "."
    why = ", at 0 HP as an attempt begins" * fact.late
    return CardRef(fact.kind, fact.card), " of ", SeatRef(fact.seat), f" falls{why}{end}"


def _wounds(fact: events.Wounds) -> Line:
    """Those together to whom the same has happened for the same reason; nothing where the Attack has said so itself."""
    if {*fact.why} == {ONLY_EFFECT}:
        return ()
    groups: dict[tuple[int, str, bool], list[CardRef]] = {}
    for kind, card, n, left, why in zip(fact.kinds, fact.cards, fact.taken, fact.left, fact.why, strict=True):
        groups.setdefault((n, f" ({why})" * bool(why), not left), []).append(CardRef(kind, card))
    line: Line = ()
    for (n, why, down), hit in groups.items():
        s = "s" * (len(hit) == 1)
        end = f" take{s} {n or 'nothing'}{why}{f' and fall{s}' * down}"
        line += ("; " * bool(line), *_listed(hit), end)
    return (*line, ".")


def _listed(refs: list[CardRef]) -> Line:
    """One after the other; equal ones together, of which none is meant alone."""
    kinds = [ref.kind for ref in refs]
    if len({*kinds}) < len(kinds):
        return counted(kinds)
    *first, last = refs
    return (*[part for ref in first for part in (ref, ", ")][:-1], *[" and "] * bool(first), last)


def _heals_nobody(fact: events.HealsNobody) -> Line:
    who: Line = cards(fact.whom) if len(fact.whom) == 1 else ("nobody",)
    end = " is not hurt." if len(fact.whom) == 1 else " is hurt."
    return CardRef(fact.kind), " heals nobody: ", *who, end


RANKING = {  # RG-148, RG-149
    FRONT: ": it takes 1 more{}, and its Melee attacks deal 1 more on heads",
    BACK: ": it takes 1 less on heads, and its Melee attacks deal 1 less",
}


def _ranks(fact: events.Ranks) -> Line:
    what = "" if fact.shared else RANKING.get(fact.rank, "").format(" on heads" * fact.coin)
    return CardRef(fact.kind, fact.card), f" moves to {RANKS[fact.rank]}{what}."


def _rests(fact: events.Rests) -> Line:
    though: Line = (", though ", *cards(fact.kinds), " could still attack") if fact.kinds else ()
    unused = f" with {some(fact.rewards, 'usable Reward')} unused" * bool(fact.rewards and not fact.kinds)
    return (
        SeatRef(fact.seat),
        f" ends the attack{unused}",
        *though,
        f": {standing(fact.left, fact.left + fact.asleep)}.",
    )


def _heals(fact: events.Heals) -> Line:
    """Of one among several the figures on the cards say it: one sentence each is more than can be read."""
    if fact.shared:
        return ()
    how = f" drains, and gains {fact.n} HP" if fact.drained else f" gets {fact.n} HP back"
    return CardRef(fact.kind, fact.card), how, ": that saves it." if fact.saved else "."


AILING = {  # RG-153 to RG-158
    "poison": "1 HP less in each Status phase",
    "paralysis": "no Attack, no Support",
    "stun": "no Abilities, but it may attack",
    "block": "no Reward with Magic or Move",
    "confusion": "chance picks its targets",
    "sleep": "out until it wakes",
}
AILING_ENEMY = AILING | {
    "poison": "1 HP less whenever the monsters have attacked",
    "block": "no Defence, Support or Recovery",
}


def _ails(fact: events.Ails) -> Line:
    """With what it means."""
    name, enemy = AILMENTS[fact.ailment.bit_length() - 1], TYPE[fact.kind] == ENEMY
    if fact.again:
        return CardRef(fact.kind, fact.card), f" has {name.title()} already."
    if enemy and name == "paralysis":
        return CardRef(fact.kind, fact.card), f" gets Paralysis: {ended(fact.kind)}."
    return CardRef(fact.kind, fact.card), f" gets {name.title()}: {(AILING_ENEMY if enemy else AILING)[name]}."


def _boosts(fact: events.Boosts) -> Line:
    if fact.shared:
        return ()
    until = "its next Attack" if fact.next else "its attacks in this attempt"
    return CardRef(fact.kind, fact.card), f" deals {_more(fact.x)} with {until}."


def _strengthens(fact: events.Strengthens) -> Line:
    more = [f"deals {_more(fact.x)}"] * bool(fact.x) + [f"may hit {_more(fact.y)}"] * bool(fact.y)
    return CardRef(fact.kind, fact.card), f" {' and '.join(more)} with this attack."


def _more(n: int) -> str:
    return f"{n} more" if n > 0 else f"{-n} less"


def _guards(fact: events.Guards) -> Line:
    if fact.shared:
        return ()
    how = f"{fact.less} less" if fact.less else f"{fact.more} more"
    return CardRef(fact.kind, fact.card), f" takes {how} from attacks in this attempt."


def _gets_over(fact: events.GetsOver) -> Line:
    return CardRef(fact.kind, fact.card), f" gets over {all_ailments(fact.gone)}, as in every Status phase."


def _forbids(fact: events.Forbids) -> Line:
    return CardRef(fact.source), ": ", SeatRef(fact.seat), f" may not use {fact.what.title()} in this attempt."


def _wakes(fact: events.Wakes) -> Line:
    why = "as other monsters still stand" if fact.enemy else "as the fight is over"
    return CardRef(fact.kind, fact.card), f" wakes up, {why}."


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Uses: _uses,
    events.UsesUp: card_line("uses up", " for nothing."),
    events.Attacks: _attacks,
    events.Strikes: _strikes,
    events.Rests: _rests,
    events.Spent: lambda fact: (
        SeatRef(fact.seat),
        f" has no attack left: {standing(fact.left, fact.left + fact.asleep)}.",
    ),
    events.Barred: _barred,
    events.StepsIn: _steps_in,
    events.Defends: _defends,
    events.Hits: _hits,
    events.Wounds: _wounds,
    events.Misses: unit_line(" is missed."),
    events.Coin: _coin,
    events.Loses: lambda fact: (CardRef(fact.kind, fact.card), f" loses {fact.n} HP by ", CardRef(fact.source), "."),
    events.Heals: _heals,
    events.HealsNobody: _heals_nobody,
    events.Lot: lambda fact: ("The lot falls on ", CardRef(fact.kind, fact.card), "."),
    events.Ails: _ails,
    events.Immune: lambda fact: (CardRef(fact.kind, fact.card), f" is immune to {ailment(fact.ailment)}."),
    events.GetsOver: _gets_over,
    events.Cures: lambda fact: (CardRef(fact.kind, fact.card), f" is cured of {all_ailments(fact.gone)}."),
    events.Ranks: _ranks,
    events.Boosts: _boosts,
    events.Strengthens: _strengthens,
    events.Guards: _guards,
    events.Again: unit_line(" may attack again."),
    events.Withdraws: unit_line(" leaves the attempt."),
    events.Forbids: _forbids,
    events.Falls: _falls,
    events.Grace: unit_line(" is spared and stays at 1 HP."),
    events.Dies: unit_line(" is defeated."),
    events.Wakes: _wakes,
    events.Revives: lambda fact: (CardRef(fact.kind, fact.card), f" is back with {fact.hp} HP."),
}
