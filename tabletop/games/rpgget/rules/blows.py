"""The blow itself: all targets take their damage at the same moment (RG-123, RG-124)."""

from __future__ import annotations

from tabletop.core.ask import NOBODY
from tabletop.core.handle import verb
from tabletop.games.rpgget.rules.blocks import PRINTED
from tabletop.games.rpgget.rules.cards import BACK, FRONT, HP
from tabletop.games.rpgget.rules.changes import hurt, inflict, lose
from tabletop.games.rpgget.rules.damage import NO_SHIELD, flips_to_hit, force, taken
from tabletop.games.rpgget.rules.effects_fight import shield_of
from tabletop.games.rpgget.rules.effects_flow import toss
from tabletop.games.rpgget.rules.fight_events import Hits, Misses, Wounds
from tabletop.games.rpgget.rules.modifiers import account
from tabletop.games.rpgget.rules.ops import NONE, PROGRAM_OF
from tabletop.games.rpgget.rules.options import FRONT_ON_HEADS
from tabletop.games.rpgget.rules.table import FIELD, RpgGet, Strike
from tabletop.games.rpgget.rules.values import left, still_in

Blow = tuple[int, int, tuple[int, ...], tuple[int, ...], int]
MANY = 3  # hit at once are summed up: of two each is told


@verb
def blow(s: RpgGet) -> Blow | None:
    """Flip for ranks (RG-150), deal the damage. (actor, source, hit targets, those at 0 HP, riders); None: nobody is there."""
    strike = s.strike
    if not strike:
        return None
    seat, actor, source, block, aimed, x, _, following, *_ = strike
    targets = still_in(s, aimed)
    if not targets or s.at[actor] not in FIELD:
        return None
    said = PRINTED[block]
    heads = flips_to_hit(s, actor, block) and toss(s, seat, "front", actor)
    a = force(s, actor, block, x + following, heads)
    dealt: list[tuple[int, int, str]] = []
    hits: tuple[int, ...] = ()
    for card in targets:
        shield = shield_of(strike, card) if strike.shields else NO_SHIELD
        if shield[2]:
            if s.events is not None:
                s.say(Misses(s.kind[card], card))
            continue
        hits += (card,)
        back = not said.star and s.rank[card] == BACK and toss(s, s.owner[card], "back", card)
        front = s.rank[card] != FRONT or not s.house & FRONT_ON_HEADS or toss(s, s.owner[card], "front", card)
        n, why = taken(s, card, block, a, shield, back, front), ""
        if s.events is not None:
            coins = bool(heads), bool(back), bool(front)
            why = account(s, actor, block, card, a, extra=x + following, shield=shield, coins=coins)
        dealt.append((card, n, why))
    lost = 0
    killed: tuple[int, ...] = ()
    for card, n, why in dealt:
        lost += hurt(s, card, n)
        if s.damage[card] >= HP[s.kind[card]]:
            killed += (card,)
        if s.events is not None:
            s.say(Hits(s.kind[card], card, n, HP[s.kind[card]] - s.damage[card], why))
    if s.events is not None and len(dealt) >= MANY:
        _, taking, whys = zip(*dealt, strict=True)
        s.say(Wounds(hits, s.kinds(hits), taking, tuple([left(s, card) for card in hits]), whys))
    number = PROGRAM_OF[block]
    if number != NONE:  # riders may ask how much was lost
        s.strike = Strike(*strike[:-1], (*strike.back, ("lost", lost, NOBODY)))
    if strike.back:
        back_at(s, strike)
    return actor, source, hits, killed, number


def back_at(s: RpgGet, strike: Strike) -> None:
    """What Defences do to the attacker, after the damage (RG-124)."""
    for what, n, source in strike.back:
        if what == "counter":
            lose(s, strike.actor, n, source)
        elif what == "status":
            inflict(s, strike.actor, n)
