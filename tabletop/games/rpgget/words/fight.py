"""The log of a fight: actions, blows, coins, HP and ailments in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.games.rpgget.rules import fight_events as events
from tabletop.games.rpgget.rules.cards import AILMENTS, BACK, ENEMY, FRONT, PRINTED, TYPE, rows_of
from tabletop.games.rpgget.rules.damage import ONLY_EFFECT, Terms
from tabletop.games.rpgget.rules.values import ended
from tabletop.games.rpgget.texts import line, tr, yes_no
from tabletop.games.rpgget.words.common import (
    AILMENT_NAMES,
    NOBODY,
    action_name,
    ailment,
    all_ailments,
    all_force,
    block_words,
    called_alike,
    card_line,
    counted,
    listed,
    named,
    of_others,
    printed,
    shielding,
    standing,
    unit_line,
)


def _uses(fact: events.Uses) -> Line:
    what, does = printed(fact.block), of_others(block_words(fact.kind, fact.block))
    seat, kind = SeatRef(fact.seat), CardRef(fact.kind, fact.card)
    if fact.user < 0:
        return line("uses", seat=seat, kind=kind, what=what, told=yes_no(does), does=does)
    new = not called_alike(fact.kind, fact.block)
    told = ("both" if new else "does") if does else "named" if new else "nothing"
    return line("uses-reward", seat=seat, user=CardRef(fact.user), kind=kind, told=told, what=what, does=does)


COMBOS = ("combo", "coin", "if")  # how it has come about, by operation


def _earned(block: int) -> str:
    """What an Attack has its Combo for."""
    return next((row["op"] for row in PRINTED[block].rows if row["op"] in COMBOS and "combo" in str(row)), "again")


def _attacks(fact: events.Attacks) -> Line:
    known = Terms(fact.boost, fact.rank, fact.sources, fact.more)
    said, force = PRINTED[fact.block], all_force(fact.block, len(fact.targets), known)
    actor, targets = CardRef(fact.kind, fact.card), counted(fact.kinds)
    source = CardRef(fact.source) if fact.source >= 0 else NOBODY
    whole = line("force-of", name=said.name, force=force)
    known_name = fact.source >= 0 and called_alike(fact.source, fact.block)
    if fact.further and fact.use <= 1 and not fact.confused:  # it may not have attacked these before
        by: CardRef | str = source if fact.source >= 0 else said.name
        told = whole if fact.source >= 0 and not known_name else force
        return line("attacks-further", kind=actor, by=by, targets=targets, force=told)
    return line(
        "attacks",
        kind=actor,
        confused=yes_no(fact.confused),
        itself=yes_no(fact.targets == (fact.card,)),
        targets=targets,
        use=max(1, fact.use),
        earned=_earned(fact.block),
        source=source,
        force=force if known_name else whole,
    )


def _strikes(fact: events.Strikes) -> Line:
    force = all_force(fact.block, len(fact.kinds), Terms(fact.boost, fact.rank, fact.sources, fact.more))
    return line("strikes", kind=CardRef(fact.kind, fact.card), targets=counted(fact.kinds), force=force)


def _barred(fact: events.Barred) -> Line:
    return line("barred", seat=SeatRef(fact.seat), kinds=named(fact.kinds), what=action_name(fact.what))


def _defends(fact: events.Defends) -> Line:
    return line(
        "defends",
        seat=SeatRef(fact.seat),
        kind=CardRef(fact.kind, fact.card),
        whom=CardRef(fact.whom, fact.target) if fact.card != fact.target else NOBODY,
        what=printed(fact.block),
        shield=shielding(fact.block),
    )


def _hits(fact: events.Hits) -> Line:
    """Nothing where the Attack has no damage at all, which it has said itself."""
    if fact.why == ONLY_EFFECT:
        return ()
    kind = CardRef(fact.kind, fact.card)
    return line("hits", kind=kind, n=fact.n, told=yes_no(fact.why), why=fact.why, left=fact.left)


PRIZES = {  # what heads may bring, by operation
    "again": "prize-again",
    "boost": "prize-boost",
    "cancel": "prize-cancel",
    "combo": "prize-combo",
    "evade": "prize-evade",
    "withdraw": "prize-withdraw",
}


def _heads(kind: int) -> dict[str, Any]:
    """What the coin of a text may bring."""
    found: list[dict[str, Any]] = rows_of(kind, "coin")[0]["heads"]
    return found[0]


def _prize(row: dict[str, Any]) -> str:
    return tr(PRIZES[row["op"]]) if row["op"] in PRIZES else AILMENT_NAMES[row["name"]]


def _coin(fact: events.Coin) -> Line:
    """With where it falls (RG-148, RG-149), or with what heads may bring."""
    row = {} if fact.why in {"front", "back"} else _heads(fact.kind)
    end = "fallen" if fact.fallen else "idle" if fact.idle else "none"
    if row.get("op") == "combo" and fact.heads and fact.idle and not fact.fallen:
        end = "chained"  # RG-144
    return line(
        "coin",
        seat=SeatRef(fact.seat),
        kind=CardRef(fact.kind),
        place="text" if row else fact.why,
        prize=_prize(row) if row else "",
        heads=yes_no(fact.heads),
        end=end,
        fallen=fact.fallen,
    )


def _falls(fact: events.Falls) -> Line:
    return line(
        "falls",
        kind=CardRef(fact.kind, fact.card),
        seat=SeatRef(fact.seat),
        late=yes_no(fact.late),
        left="none" if fact.last else "one" if fact.only >= 0 else "some",
    )


def _wounds(fact: events.Wounds) -> Line:
    """Those together to whom the same has happened for the same reason; nothing where the Attack has said so itself."""
    if {*fact.why} == {ONLY_EFFECT}:
        return ()
    groups: dict[tuple[int, str, bool], list[CardRef]] = {}
    for kind, card, n, left, why in zip(fact.kinds, fact.cards, fact.taken, fact.left, fact.why, strict=True):
        groups.setdefault((n, why, not left), []).append(CardRef(kind, card))
    found: Line = ()
    for (n, why, down), hit in groups.items():
        whom = _together(hit)
        group = line("wound", hit=whom, count=len(hit), n=n, told=yes_no(why), why=why, down=yes_no(down))
        found = line("wounds-more", before=found, wound=group) if found else group
    return line("wounds", wounds=found)


def _together(refs: Sequence[CardRef]) -> Line:
    """One after the other; equal ones together, of which none is meant alone."""
    kinds = [ref.kind for ref in refs]
    return counted(kinds) if len({*kinds}) < len(kinds) else listed([(ref,) for ref in refs])


RANKS = {FRONT: "front", BACK: "back"}  # RG-148, RG-149


def _ranks(fact: events.Ranks) -> Line:
    rank = RANKS.get(fact.rank, "middle")
    kind = CardRef(fact.kind, fact.card)
    return line("ranks", kind=kind, rank=rank, told=yes_no(not fact.shared), coin=yes_no(fact.coin))


def _rests(fact: events.Rests) -> Line:
    return line(
        "rests",
        seat=SeatRef(fact.seat),
        able=[CardRef(kind) for kind in fact.kinds],
        unused=0 if fact.kinds else fact.rewards,
        stand=standing(fact.left, fact.left + fact.asleep),
    )


def _spent(fact: events.Spent) -> Line:
    return line("spent", seat=SeatRef(fact.seat), stand=standing(fact.left, fact.left + fact.asleep))


def _heals(fact: events.Heals) -> Line:
    """Of one among several the figures on the cards say it: one sentence each is more than can be read."""
    if fact.shared:
        return ()
    kind = CardRef(fact.kind, fact.card)
    return line("heals", kind=kind, drained=yes_no(fact.drained), n=fact.n, saved=yes_no(fact.saved))


AILING = {  # RG-153 to RG-158
    "poison": "ails-poison",
    "paralysis": "ails-paralysis",
    "stun": "ails-stun",
    "block": "ails-block",
    "confusion": "ails-confusion",
    "sleep": "ails-sleep",
}
AILING_ENEMY = AILING | {"poison": "ails-poison-monster", "block": "ails-block-monster"}


def _ails(fact: events.Ails) -> Line:
    """With what it means."""
    kind, name = CardRef(fact.kind, fact.card), AILMENTS[fact.ailment.bit_length() - 1]
    if fact.again:
        return line("ails-again", kind=kind, name=AILMENT_NAMES[name])
    enemy = TYPE[fact.kind] == ENEMY
    what = ended(fact.kind) if enemy and name == "paralysis" else tr((AILING_ENEMY if enemy else AILING)[name])
    return line("ails", kind=kind, name=AILMENT_NAMES[name], what=what)


def _boosts(fact: events.Boosts) -> Line:
    if fact.shared:
        return ()
    until = "next" if fact.next else "attempt"
    return line("boosts", kind=CardRef(fact.kind, fact.card), n=abs(fact.x), way=_way(fact.x), until=until)


def _strengthens(fact: events.Strengthens) -> Line:
    what = "both" if fact.x and fact.y else "force" if fact.x else "targets"
    return line(
        "strengthens",
        kind=CardRef(fact.kind, fact.card),
        what=what,
        x=abs(fact.x),
        x_way=_way(fact.x),
        y=abs(fact.y),
        y_way=_way(fact.y),
    )


def _way(n: int) -> str:
    return "more" if n > 0 else "less"


def _guards(fact: events.Guards) -> Line:
    if fact.shared:
        return ()
    way = "less" if fact.less else "more"
    return line("guards", kind=CardRef(fact.kind, fact.card), n=fact.less or fact.more, way=way)


def _forbids(fact: events.Forbids) -> Line:
    return line("forbids", source=CardRef(fact.source), seat=SeatRef(fact.seat), what=action_name(fact.what))


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Uses: _uses,
    events.UsesUp: card_line("uses-up"),
    events.Attacks: _attacks,
    events.Strikes: _strikes,
    events.Rests: _rests,
    events.Spent: _spent,
    events.Barred: _barred,
    events.StepsIn: lambda fact: line("steps-in", kind=CardRef(fact.kind, fact.card), target=CardRef(fact.target)),
    events.Defends: _defends,
    events.Hits: _hits,
    events.Wounds: _wounds,
    events.Misses: unit_line("misses"),
    events.Coin: _coin,
    events.Loses: lambda fact: line("loses", kind=CardRef(fact.kind, fact.card), n=fact.n, source=CardRef(fact.source)),
    events.Heals: _heals,
    events.HealsNobody: lambda fact: line(
        "heals-nobody", kind=CardRef(fact.kind), whom=[CardRef(kind) for kind in fact.whom]
    ),
    events.Lot: unit_line("lot"),
    events.Ails: _ails,
    events.Immune: lambda fact: line("immune", kind=CardRef(fact.kind, fact.card), name=ailment(fact.ailment)),
    events.GetsOver: lambda fact: line("gets-over", kind=CardRef(fact.kind, fact.card), names=all_ailments(fact.gone)),
    events.Cures: lambda fact: line("cures", kind=CardRef(fact.kind, fact.card), names=all_ailments(fact.gone)),
    events.Ranks: _ranks,
    events.Boosts: _boosts,
    events.Strengthens: _strengthens,
    events.Guards: _guards,
    events.Again: unit_line("again"),
    events.Withdraws: unit_line("withdraws"),
    events.Forbids: _forbids,
    events.Falls: _falls,
    events.Grace: unit_line("grace"),
    events.Dies: unit_line("dies"),
    events.Wakes: lambda fact: line("wakes", kind=CardRef(fact.kind, fact.card), enemy=yes_no(fact.enemy)),
    events.Revives: lambda fact: line("revives", kind=CardRef(fact.kind, fact.card), hp=fact.hp),
}
