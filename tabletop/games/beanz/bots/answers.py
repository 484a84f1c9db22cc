"""What it is worth to answer with an Instant: how much the thing announced would hurt, and what the card makes of it."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.games.beanz.bots.deeds import program_worth, spare
from tabletop.games.beanz.bots.fights import against, hurt, outcome
from tabletop.games.beanz.bots.mind import IN_HAND, MAT, Mind
from tabletop.games.beanz.rules.acts import RESPOND
from tabletop.games.beanz.rules.cards import W_ACTION, W_BEAN, W_COSMOS, W_SPIN, effects
from tabletop.games.beanz.rules.ops import ON_PLAY, ON_SPIN
from tabletop.games.beanz.rules.select import Doer
from tabletop.games.beanz.rules.sources import other_targets
from tabletop.games.beanz.rules.values import FAILS, fight


def thing_worth(mind: Mind, index: int) -> float:
    """What the announced thing with this index brings the one who announced it."""
    s = mind.s
    thing = s.things[index]
    kind = s.kind[thing.card]
    owner = mind if thing.seat == mind.seat else mind.other()
    me = Doer(thing.seat, thing.card)
    if thing.window == W_ACTION:
        if ON_PLAY[kind] >= 0:
            return program_worth(owner, me, ON_PLAY[kind])
        return answer_worth(owner, kind, index - 1)
    if thing.window == W_SPIN:
        return program_worth(owner, me, ON_SPIN[kind])
    if thing.window == W_BEAN:
        return owner.entry(thing.card, thing.spot) if thing.spot >= 0 else 0.0
    if thing.window == W_COSMOS:
        return MAT.cosmos_match
    if not s.attack:
        return 0.0
    return outcome(owner, s.attack) if s.attack.target < 0 else hurt(owner, s.attack)


def answer_worth(mind: Mind, kind: int, index: int) -> float:
    """What an Instant of this kind brings this seat against the thing with that index; its price aside."""
    s, found, add = mind.s, 0.0, 0
    targets: list[int] = []
    for row in effects(kind, "answer"):
        op = row["op"]
        if op == "cancel":
            found += thing_worth(mind, index)
        elif op == "draw":
            found += IN_HAND.card * row["count"]
        elif op == "defence_add":
            add = row["amount"]
        elif op == "retarget" and s.attack:
            targets = other_targets(s)
        elif s.attack and not s.attack.topple and (op == "topple_attackers" or _fails(mind, add)):
            found += sum([mind.loss(card, gone=False) for card in s.attack.cards])
    if s.attack and s.attack.target >= 0 and (add or targets):
        braced = s.attack._replace(defence_add=s.attack.defence_add + add)
        best = min([against(mind, braced, card) for card in targets or [braced.target]])
        found += hurt(mind, s.attack) - best
    return found


def _fails(mind: Mind, add: int) -> bool:
    """Whether the open attack would fail with so much more defence (Rubber Wall!)."""
    attack = mind.s.attack
    assert attack, "only an attack is answered so"
    return fight(mind.s, attack._replace(defence_add=attack.defence_add + add)).result == FAILS


def responding(mind: Mind, options: list[Option]) -> list[float]:
    """MB-63: pass, or an Instant against the newest thing."""
    out = []
    for act, card, _ in options:
        if act != RESPOND:
            out.append(0.0)
            continue
        worth = answer_worth(mind, mind.s.kind[card], len(mind.s.things) - 1)
        out.append(worth * mind.style.caution - spare(mind, card))
    return out
