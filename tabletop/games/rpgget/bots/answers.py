"""Hands, banks, windows and rights: what is played, bought and kept, and in other people's moments, too (section 10)."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.ask import Option
from tabletop.games.rpgget.bots.evaluation import Evaluation
from tabletop.games.rpgget.bots.power import FORCE, HERO, chance, force_for
from tabletop.games.rpgget.rules.acts import (
    CONCEDE,
    FLIP,
    LOSE,
    PAY,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    PLAY_EVENT,
    REWARD_ABILITY,
    REWARD_NOTHING,
    REWARD_RECOVERY,
    SETTLE,
    START,
    TO_BANK,
    USE_ABILITY,
    USE_RECOVERY,
)
from tabletop.games.rpgget.rules.cards import (
    ABILITY_WHEN,
    BANK_TEXT,
    CARDS,
    COST,
    DEFENCE_OF,
    ENEMY,
    EP,
    NEED_AIL,
    NONE,
    PARALYSIS,
    PLAY_PHASE,
    POISON,
    PP,
    PRINTED,
    RECOVERY_OF,
    SUPPORT_OF,
    TYPE,
    VP,
)
from tabletop.games.rpgget.rules.cards import TO_BANK as GOES_TO_BANK
from tabletop.games.rpgget.rules.damage import foresee
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    BANK,
    ENEMIES,
    FALLEN,
    HAND,
    INVENTORY,
    PARTY_ATTACK,
    RESOLUTION,
    STEP,
)
from tabletop.games.rpgget.rules.values import left

# Healing, curing and reviving: what a Recovery is worth now.

MENACE = 3  # damage that enemies can do
EVERYTHING = (1 << 20) - 1  # needs


def mending(evaluation: Evaluation, act: int, card: int) -> float:
    """Of a Recovery, less what its Reward is worth."""
    s = evaluation.s
    if act not in {USE_RECOVERY, REWARD_RECOVERY}:
        return 0.5
    kind = s.kind[card]
    if TYPE[kind] == ENEMY:
        return 1.0
    said = PRINTED[RECOVERY_OF[kind]]
    best = max([_row(evaluation, row, said.need) for row in said.rows], default=0.0)
    if act == USE_RECOVERY:
        return best
    return best - 0.4 - COST[kind] * (0.3 if GOES_TO_BANK[kind] else 0.6)


def aside(evaluation: Evaluation, act: int, card: int) -> float:
    """What may be done at any time: mend, turn bank cards over."""
    if act == REWARD_NOTHING:
        return -5.0
    if act == FLIP:
        return -5.0 if evaluation.s.up[card] else 2.0
    return mending(evaluation, act, card)


def _row(evaluation: Evaluation, row: dict[str, object], need: int) -> float:
    s, op = evaluation.s, row["op"]
    if op == "heal":
        n = int(str(row["n"]))
        mended = [min(n, s.damage[unit]) + 1.5 * (left(s, unit) <= 1) for unit in evaluation.mine]
        return 0.7 * (sum(mended) if row["who"] == "members" else max(mended, default=0))
    if op == "cure":
        ails = need >> NEED_AIL
        bad = [
            bool(s.ail[unit] & ails & POISON) * 1.5 + bool(s.ail[unit] & ails & PARALYSIS) * 2
            for unit in evaluation.mine
        ]
        return sum(bad) if row["who"] == "members" else max(bad, default=0.0)
    if op == "resurrect":
        there = [HERO[s.kind[card]] for card in s.zones[FALLEN + STEP * evaluation.seat]]
        return 0.7 * max(there, default=0.0) + 2.0 * (len(evaluation.mine) < 3)
    if op == "choose":
        branches = row["options"]
        assert isinstance(branches, list)
        return max([_row(evaluation, inner, need) for branch in branches for inner in branch], default=0.0)
    return _retreat(evaluation) if op == "withdraw" else 0.0


def _retreat(evaluation: Evaluation) -> float:
    """A member that is about to fall leaves, when the enemies are about to strike."""
    s = evaluation.s
    threat = sum([FORCE[s.kind[card]] for card in s.zones[ENEMIES]])
    weak = [evaluation.worth(unit) for unit in s.zones[ACTIVE] if left(s, unit) <= 2]
    return max(weak, default=0.0) * 0.4 if threat >= MENACE and PARTY_ATTACK < s.step < RESOLUTION else 0.0


def picking(evaluation: Evaluation, options: list[Option], _me: tuple[int, ...], _who: str, action: str) -> list[float]:
    """One unit for an operation: of the own side for good ones, of the other for bad ones."""
    s, out = evaluation.s, []
    for _, card, _ in options:
        if card < 0:
            out.append(0.0)
        elif action == "heal":
            out.append(s.damage[card] + 2.0 * (left(s, card) <= 1))
        elif action == "cure":
            out.append(float(s.ail[card].bit_count()))
        elif action == "withdraw":
            out.append(-float(left(s, card)))
        elif action == "again":
            out.append(FORCE[s.kind[card]] * (1.0 if s.used[card] & 1 else 0.7))
        else:
            out.append(evaluation.worth(card))
    return out


def reviving(evaluation: Evaluation, options: list[Option], _source: int) -> list[float]:
    return [HERO[evaluation.s.kind[card]] if card >= 0 else 0.0 for _, card, _ in options]


def branching(evaluation: Evaluation, options: list[Option], source: int, _count: int) -> list[float]:
    """Each branch of a Recovery or an Event by what it would mend."""
    rows = next(
        (row for block in CARDS[evaluation.s.kind[source]].effects for row in block.do if row["op"] == "choose"), None
    )
    if rows is None:
        return [0.0] * len(options)
    return [max([_row(evaluation, row, EVERYTHING) for row in rows["options"][n]], default=0.0) for _, _, n in options]


Worth = Callable[[Evaluation, int], float]

READY, SPARE = 1.5, 2  # force beyond what a mission asks, and counters kept back
NEVER = -20.0


def reacting(evaluation: Evaluation, options: list[Option], _moment: int, subject: int, about: int) -> list[float]:
    """RG-170; to pass is 0."""
    out = []
    for act, card, _ in options:
        if act < 0:
            out.append(0.0)
        elif act == PLAY_EVENT:
            out.append(event(evaluation, card, subject, about))
        else:
            out.append(mending(evaluation, act, card) - 1.2)
    return out


def event(evaluation: Evaluation, card: int, subject: int, about: int) -> float:
    name = CARDS[evaluation.s.kind[card]].id
    if name == "rivals-challenge":
        return challenge(evaluation, about)
    return EVENTS[name](evaluation, subject) if name in EVENTS else 1.0


def challenge(evaluation: Evaluation, about: int) -> float:
    """Cancel what somebody does to this seat's attempt, or an answer to its own attack."""
    s = evaluation.s
    if about < 0 or s.owner[about] == evaluation.seat:
        return -1.0
    if s.strike and evaluation.friend(s.strike.actor):
        return 1.5
    return 1.2 if s.turn == evaluation.seat and s.zones[ACTIVE] else -0.5


def cancelling(evaluation: Evaluation, _subject: int) -> float:
    """An attack of the other side that fells somebody, or does a lot."""
    s = evaluation.s
    strike = s.strike
    if not strike or evaluation.friend(strike.actor):
        return -2.0
    total = 0.0
    for target in strike.targets:
        if evaluation.friend(target):
            found = foresee(s, strike.actor, strike.block, target, strike.x + strike.next)
            total += found.high * 0.3 + (0.4 * evaluation.worth(target) if found.high >= left(s, target) else 0.0)
    return total - 2.0


def sharpening(x: int) -> Worth:
    """More damage for the own attack: worth it where a survivor falls."""

    def worth(evaluation: Evaluation, _subject: int) -> float:
        s = evaluation.s
        strike = s.strike
        if not strike or not evaluation.friend(strike.actor):
            return -2.0
        best = -0.5
        for target in strike.targets:
            if not evaluation.friend(target):
                hp = left(s, target)
                now = foresee(s, strike.actor, strike.block, target, strike.x + strike.next).low
                then = foresee(s, strike.actor, strike.block, target, strike.x + strike.next + x).low
                best = max(best, 2.5 if now < hp <= then else 0.4 * (min(then, hp) - min(now, hp)) - 0.5)
        return best

    return worth


def poster(evaluation: Evaluation, subject: int) -> float:
    """EP +2, RP +3: for the own attempt when it is safe, for another's with monsters in hand."""
    s = evaluation.s
    if subject == evaluation.seat:
        return 1.0 if chance(force_for(s, evaluation.seat, s.pp), evaluation.expected(s.ep + 2)) > 0.75 else -1.0
    return 0.8 if sum(TYPE[s.kind[card]] == ENEMY for card in evaluation.held.enemies) >= 3 else -1.0


def squall(evaluation: Evaluation, _subject: int) -> float:
    s = evaluation.s
    shooters = [card for card in s.zones[ACTIVE] if _shoots(s.kind[card])]
    return 0.8 * sum([FORCE[s.kind[card]] for card in shooters]) - 1.0


def _shoots(kind: int) -> bool:
    return any("Ranged" in block.keywords for block in CARDS[kind].effects if block.kind == "attack")


def darkness(evaluation: Evaluation, _subject: int) -> float:
    s = evaluation.s
    others = [seat for seat in s.order() if seat != evaluation.seat]
    mine = (len(s.zones[BANK + STEP * evaluation.seat]) > 0) + (len(s.zones[HAND + STEP * evaluation.seat]) > 1)
    theirs = sum([(len(s.zones[BANK + STEP * x]) > 0) + 1 for x in others])
    return theirs - mine - 0.5


def saving(evaluation: Evaluation, _subject: int) -> float:
    s = evaluation.s
    hurt = sum([min(2, s.damage[unit]) for unit in evaluation.mine])
    return 0.6 * hurt + 2.0 * fallen_of(evaluation) - 1.0


def fallen_of(evaluation: Evaluation) -> int:
    return min(1, len(evaluation.s.zones[FALLEN + STEP * evaluation.seat]))


EVENTS: dict[str, Worth] = {
    "cancel": cancelling,
    "photon-blast": sharpening(2),
    "critical": sharpening(1),
    "wanted-poster": poster,
    "sky-squall": squall,
    "day-of-darkness": darkness,
    "save-point": saving,
    "society-bill": lambda evaluation, subject: evaluation.s.counters[subject] - 1.5,
    "warp-panel": lambda evaluation, _: 2.0 if evaluation.s.won == 0 else -1.0,
    "lost-connection": lambda evaluation, _: 1.0 if evaluation.s.zones[ACTIVE] else -1.0,
    "lucky-chest": lambda evaluation, _: 1.5 if evaluation.s.zones[BANK + STEP * evaluation.seat] else -1.0,
    "full-spirit": lambda evaluation, _: len(evaluation.s.zones[ACTIVE]) - 1.5,
}


def prompting(_mind: Evaluation, options: list[Option], _moment: int, about: int) -> list[float]:
    """Abilities: what is free is used; Trap Vision for what hurts."""
    size = 1.0 if about >= 0 else 2.0
    return [0.0 if act < 0 else size for act, _, _ in options]


def interrupting(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-177: before the enemies strike whoever is weak is mended."""
    return [0.0 if act < 0 else aside(evaluation, act, card) - 0.8 for act, card, _ in options]


# -- the Play phase ----------------------------------------------------------------------------------------------------
def playing(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-44; to end the phase is 0."""
    lack, done = lacking(evaluation), {}
    out = []
    for option in options:
        act, card, _ = option
        key = (act, evaluation.s.kind[card] if card >= 0 else -1, act == FLIP and card)
        if key not in done:
            done[key] = _play(evaluation, act, card, lack)
        out.append(done[key])
    return out


def _play(evaluation: Evaluation, act: int, card: int, lack: float) -> float:
    s = evaluation.s
    if act < 0:
        return 0.0
    kind = s.kind[card] if card >= 0 else -1
    if act == PLAY_CHARACTER:
        return 8.0 + HERO[kind] / 10 if evaluation.wants(card) else -2.0
    if act == TO_BANK:
        return 3.0
    if act in {PAY_HAND, PAY_BANK}:
        return buying(evaluation, kind, lack) + (0.2 if act == PAY_HAND else 0.0)
    if act == FLIP:
        return 6.0 if BANK_TEXT[kind] and not s.up[card] else -5.0
    if act == USE_ABILITY:
        return 9.0
    if act == REWARD_ABILITY:
        return 2.0 if ABILITY_WHEN[kind] == PLAY_PHASE else -1.0
    if act in {CONCEDE, REWARD_NOTHING}:
        return NEVER
    return mending(evaluation, act, card)


def lacking(evaluation: Evaluation) -> float:
    """Force that is missing for the best mission of the hand; below 0: there is more than enough."""
    s = evaluation.s
    found = [(evaluation.mission(s.kind[card]) + VP[s.kind[card]] / 2, card) for card in evaluation.held.missions]
    if not found:
        return 0.0
    kind = s.kind[max(found)[1]]
    return 1.25 * EP[kind] + READY - force_for(s, evaluation.seat, PP[kind])


def buying(evaluation: Evaluation, kind: int, lack: float) -> float:
    """RG-36: damage for counters until there is enough; then what guards, boosts and heals."""
    s, cost = evaluation.s, COST[kind]
    if not evaluation.gear(kind):
        return -2.0
    spare = s.counters[evaluation.seat] - cost
    owned = [s.kind[card] for card in s.zones[INVENTORY + STEP * evaluation.seat]]
    if BANK_TEXT[kind]:
        return -3.0  # it works in the bank
    if FORCE[kind]:
        need = 2.0 if lack > 0 else -0.5 + 0.15 * spare
        return need + FORCE[kind] / max(1, cost) * 0.6
    if DEFENCE_OF[kind] != NONE or SUPPORT_OF[kind] != NONE:
        return (1.0 if spare >= SPARE else -0.3) - 0.8 * (kind in owned)
    if RECOVERY_OF[kind] != NONE:
        hurt = sum([s.damage[unit] for unit in evaluation.mine]) + 3 * len(s.zones[FALLEN + STEP * evaluation.seat])
        return (1.2 if hurt >= 2 and spare >= 0 else 0.4 if spare > SPARE else -0.5) - 0.8 * (kind in owned)
    return 0.5 if spare >= SPARE and kind not in owned else -0.5


# -- the hand ----------------------------------------------------------------------------------------------------------
def opening(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """RG-13: the cheapest strong hero; a hand without any mission is drawn anew."""
    s = evaluation.s
    heroes = sum(1 for act, *_ in options if act == START)
    fine = len(evaluation.held.missions) + min(2, heroes) >= 2
    return [HERO[s.kind[card]] if act == START else (-1.0 if fine else 30.0) for act, card, _ in options]


def changing(evaluation: Evaluation, options: list[Option], chosen: tuple[int, ...]) -> list[float]:
    """RG-31: what is worth little; twice without a mission. What is ticked stays so."""
    least = 3.2 if evaluation.held.missions and not evaluation.s.idle else 4.3
    return [0.0 if card < 0 else NEVER if card in chosen else least - evaluation.keep(card) for _, card, _ in options]


def parting(evaluation: Evaluation, options: list[Option], *_about: object) -> list[float]:
    """What is given away most easily."""
    return [-evaluation.keep(card) if card >= 0 else 0.0 for _, card, _ in options]


def losing(evaluation: Evaluation, options: list[Option], *_about: object) -> list[float]:
    """A Reward that must go: the one that brings least."""
    s = evaluation.s
    return [-(evaluation.gear(s.kind[card]) + COST[s.kind[card]] / 2) if card >= 0 else 0.0 for _, card, _ in options]


def taking(evaluation: Evaluation, options: list[Option], *_about: object) -> list[float]:
    """A card to get: the one that is wanted most."""
    s = evaluation.s
    return [evaluation.keep(card) + evaluation.gear(s.kind[card]) / 4 if card >= 0 else 0.0 for _, card, _ in options]


def stacking(evaluation: Evaluation, options: list[Option], *_about: object) -> list[float]:
    """Lowest lies what is wanted least."""
    return parting(evaluation, options)


def decking(evaluation: Evaluation, options: list[Option], paid: tuple[int, ...]) -> list[float]:
    """RG-96: as little as possible, and never the game."""
    s = evaluation.s
    worth = sum([VP[s.kind[card]] for card in paid])
    out = []
    for act, card, _ in options:
        if act == LOSE:
            out.append(NEVER)
        elif act == SETTLE:
            out.append(5.0)
        else:
            out.append(3.0 - abs(2 - worth - VP[s.kind[card]]) if act == PAY else 0.0)
    return out
