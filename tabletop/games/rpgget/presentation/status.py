"""What badges count, what is to be seen on cards: points, counters, HP, ailments, ranks, what is used; icons (section 11)."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.core.ask import NOBODY, PASS
from tabletop.core.presentation import CardSign, SeatCounter, SeatStatus
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    ATTACK,
    ATTACK_2,
    FLIP,
    JOIN,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    USE_ABILITY,
    USE_RECOVERY,
    USE_SUPPORT,
)
from tabletop.games.rpgget.rules.cards import (
    AILMENTS,
    BACK,
    COST,
    DECKS,
    FRONT,
    HP,
    KEY_BIT,
    NO_SUPPORT,
    SLEEP,
    VP,
    full_name,
)
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.missions import able, barred, rewards_left, supporting
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    BANK,
    BANK_SIZE,
    DECK,
    ENEMIES,
    ENEMY_ATTACK,
    FALLEN,
    FIELD,
    GOAL,
    HAND,
    MISSION,
    PARTY,
    PARTY_ATTACK,
    STEP,
    USED_ATTACK,
    USED_DEFENCE,
    Mark,
    RpgGet,
    points,
)
from tabletop.games.rpgget.rules.values import (
    can_handle,
    cost_of_party,
    ep_left,
    is_last,
    left,
    mark_of,
    party,
    resists,
    sends_all,
    twin,
)
from tabletop.games.rpgget.texts import one_of, tr
from tabletop.games.rpgget.words.common import AILMENT_NAMES, RANKS, action_name

AILING = {  # of a Character, of an enemy
    "poison": (tr("sign-poison"), tr("sign-poison-monster")),
    "paralysis": (tr("sign-paralysis"), tr("sign-paralysis-monster")),
    "stun": (tr("sign-stun"), tr("sign-stun-monster")),
    "block": (tr("sign-block"), tr("sign-block-monster")),
    "confusion": (tr("sign-confusion"),) * 2,
    "sleep": (tr("sign-sleep"),) * 2,
}
RANKED = {
    FRONT: tr("sign-front"),
    BACK: tr("sign-back"),
}
USED, DEFENDED = tr("sign-attack-used"), tr("sign-defence-used")
LEFT = tr("sign-attack-used-lit")
IMMUNE = tr("sign-immune-means")
LAST = tr("sign-last-means")
DOOMED = tr("sign-falls-next-means")  # RG-126

ICONS = {
    "redraw_hand": "shuffle",
    "start": "play",
    "begin": "seat",
    "redraw": "delete",
    "character": "play",
    "bank": "arrow-down",
    "pay_hand": "award",
    "pay_bank": "award",
    "flip": "eye",
    "ability": "bolt",
    "recovery": "heart",
    "reward_ability": "bolt",
    "reward_recovery": "heart",
    "reward_attack": "sword",
    "reward_support": "star",
    "reward_defence": "shield",
    "reward_nothing": "delete",
    "mission": "flag",
    "join": "play",
    "enemy": "play",
    "roadblock": "play",
    "event": "bolt",
    "attack": "sword",
    "attack_2": "sword",
    "support": "star",
    "defence": "shield",
    "target": "target",
    "count": "target",
    "redirect": "shield",
    "again": "sword",
    "pick": "check",
    "option": "check",
    "top": "arrow-up",
    "pay": "award",
    "settle": "award",
    "lose": "flag",
    "throw": "delete",
    "concede": "flag",
}


def boosted(mark: Mark) -> str:
    """Of the force that is added to a unit or taken off it."""
    when = "attempt" if mark.boost else "next"
    return tr("sign-boost-more" if mark.boost + mark.once > 0 else "sign-boost-less", when=when)


def guarded(guard: int) -> str:
    return tr("sign-guard-less" if guard > 0 else "sign-guard-more")


def rewards(count: int) -> str:
    """Of a hero whose Attack is used, with so many Rewards that it may use."""
    return tr("sign-rewards-left", count=count)


PRICED = (PAY_HAND, PAY_BANK)
STRIKES = (ATTACK, ATTACK_2)
ACTIONS = {
    USE_ABILITY: tr("kind-ability"),
    USE_SUPPORT: tr("kind-support"),
    USE_RECOVERY: tr("kind-recovery"),
}
SEARCHES = ("pick_find", "pick_recruit", "pick_salvage")
BLOWS = (PARTY_ATTACK, ENEMY_ATTACK)
RANK_ICONS = {FRONT: "rank_front", BACK: "rank_back"}


def seat_status(view: ViewOf[RpgGet]) -> tuple[SeatStatus, ...]:
    """One a seat: VP towards ten, counters, bank, hand and deck."""
    s = view.table
    return tuple([_status(s, seat) for seat in range(s.seats)])


def _status(s: RpgGet, seat: int) -> SeatStatus:
    origin = DECKS[s.decks[seat]].origin if s.decks[seat] else "mixed"
    bank = len(s.zones[BANK + STEP * seat])
    tallies = (
        SeatCounter("counter", s.counters[seat], tr("tally-counters", n=s.counters[seat])),
        SeatCounter("bank", bank, tr("tally-bank", size=BANK_SIZE)),
        SeatCounter("hand", len(s.zones[HAND + STEP * seat]), tr("tally-hand")),
        SeatCounter("deck", len(s.zones[DECK + STEP * seat]), tr("tally-deck")),
    )
    notes = () if s.alive[seat] else (tr("note-out"),)
    tokens = (("sends_all", tr("token-sends-all")),) if seat == s.turn and sends_all(s) else ()
    return SeatStatus(f"world_{origin}", points(s, seat), GOAL, tr("score-name"), tallies, tokens=tokens, notes=notes)


def signs(view: ViewOf[RpgGet]) -> tuple[CardSign, ...]:
    """HP, ailments, rank, boosts and marks on every unit; the mission's four numbers; face-up bank cards."""
    s = view.table
    found: list[CardSign] = []
    aiming, struck = (s.strike.actor, s.strike.targets) if s.strike else (NOBODY, ())
    if view.query == "choose_target" and view.options:
        aiming = view.args[0]
    if s.step not in BLOWS:  # the last blow may have ended the attempt
        aiming = NOBODY
    for zone in (ACTIVE, ENEMIES, *[PARTY + STEP * seat for seat in range(s.seats)]):
        for card in s.zones[zone]:
            found += unit_signs(s, card, zone, aims=card == aiming)
            if card in struck and len(struck) > 1:  # whoever is asked defends one after the other
                found.append(CardSign("card", card, tr("sign-target"), "bad", "target"))
    for card in s.zones[MISSION]:
        found.append(CardSign("card", card, f"{cost_of_party(s)}/{s.pp}", "plain", "pp"))
        found.append(CardSign("card", card, tr("sign-ep-left", n=ep_left(s)), "plain", "ep"))
        pays = tr("sign-mission-pays", counters=s.rp, vp=VP[s.kind[card]])
        found.append(CardSign("card", card, pays, "plain", "counter"))
        found += [CardSign("card", card, tr("sign-banned", what=name), "bad", "ail_block") for name in banned(s)]
    for seat in range(s.seats):
        found += [
            CardSign("card", c, tr("sign-face-up"), "ready", "flip") for c in s.zones[BANK + STEP * seat] if s.up[c]
        ]
    return (*found, *copy_signs(view), *price_signs(view), *twin_signs(view), *party_signs(view), *action_signs(view))


def party_signs(view: ViewOf[RpgGet]) -> Iterator[CardSign]:
    """While a party is picked: what each member costs, which in a row hides behind the next one."""
    if view.query == "choose_party":
        for act, card, _ in view.options:
            if act == JOIN:
                yield CardSign("card", card, str(COST[view.table.kind[card]]), "ready", "pp")


def price_signs(view: ViewOf[RpgGet]) -> Iterator[CardSign]:
    """Which Rewards in the own bank and hand can be bought now and who could use them, and which can be turned up with some
    use.
    """
    for option in view.options:
        act, card, _ = option
        if act in PRICED:
            yield CardSign("card", card, str(COST[view.table.kind[card]]), "good", "counter", _handled(view, card))
        elif act == FLIP and not minor(view, option):
            yield CardSign("card", card, tr("sign-turn-up"), "plain", "flip")


def _handled(view: ViewOf[RpgGet], reward: int) -> str:
    """Who of the own party has the classes for a Reward (RG-105)."""
    s = view.table
    names = [full_name(s.kind[unit]) for unit in party(s, view.seat) if can_handle(s, unit, reward)]
    return tr("sign-handled", names=one_of(names)) if names else tr("sign-handled-nobody")


def copy_signs(view: ViewOf[RpgGet]) -> Iterator[CardSign]:
    """In a pile that is searched one card of each kind may be taken: how many there are of it."""
    if view.query in SEARCHES:
        s = view.table
        for card in [option[1] for option in view.options if option != PASS]:
            copies = s.kinds(s.zones[s.at[card]]).count(s.kind[card])
            if copies > 1:
                yield CardSign("card", card, tr("sign-copies", n=copies), "plain", "deck")


def twin_signs(view: ViewOf[RpgGet]) -> Iterator[CardSign]:
    """Which Characters of the own hand would replace one, and whom (RG-41)."""
    s = view.table
    for act, card, _ in view.options:
        old = twin(s, view.seat, card) if act == PLAY_CHARACTER else -1
        if old >= 0:
            fallen = s.at[old] == FALLEN + STEP * view.seat
            whom = tr("sign-replaces-fallen" if fallen else "sign-replaces", name=full_name(s.kind[old]))
            yield CardSign("card", card, whom, "plain", "flip", short=tr("sign-swap"))


def action_signs(view: ViewOf[RpgGet]) -> Iterator[CardSign]:
    """What the own units that are lit can do where it is no attack."""
    strikers = {card for act, card, _ in view.options if act in STRIKES}
    for act, card in dict.fromkeys(option[:2] for option in view.options):
        if act in ACTIONS and card not in strikers:
            yield CardSign("card", card, ACTIONS[act], "good", "sparkles")
    if view.options and view.query == "pick_unit" and view.args[2] == "status":
        kind = view.table.kind
        immune = [card for _, card, _ in view.options if card >= 0 and resists(kind[view.args[0][1]], kind[card])]
        yield from [CardSign("card", card, tr("sign-immune"), "bad", "shield", IMMUNE) for card in immune]


def banned(s: RpgGet) -> list[str]:
    """What the attempter's Characters may not use in this attempt."""
    return [action_name(name) for name, bit in {**KEY_BIT, "support": NO_SUPPORT}.items() if s.forbidden & bit]


def banned_signs(s: RpgGet, card: int) -> Iterator[CardSign]:
    """Why a member cannot use its Attack in this attempt."""
    for name, bit in KEY_BIT.items():
        if barred(s, card) & bit:
            yield CardSign("card", card, tr("sign-banned", what=action_name(name)), "bad", "ail_block")


def unit_signs(s: RpgGet, card: int, zone: int, *, aims: bool) -> Iterator[CardSign]:
    """aims: its targets are picked at the moment, or it strikes."""
    hp = HP[s.kind[card]]
    waits = s.damage[card] >= hp and zone not in FIELD and not s.zones[MISSION]  # RG-126
    yield CardSign("card", card, f"{left(s, card)}/{hp}", "bad" if s.damage[card] else "plain", "hp")
    if waits:
        yield CardSign("card", card, tr("sign-falls-next"), "last", "skull", DOOMED, short=tr("sign-falls"))
    for n, name in enumerate(AILMENTS):
        if s.ail[card] >> n & 1 and (s.damage[card] < hp or waits):  # of who falls now it is over
            said = AILING[name][zone == ENEMIES]
            tone = "last" if 1 << n == SLEEP else "bad"
            yield CardSign("card", card, AILMENT_NAMES[name], tone, f"ail_{name}", said)
    if s.rank[card] in RANK_ICONS and zone in FIELD:
        rank = s.rank[card]
        yield CardSign("card", card, RANKS[rank], "plain", RANK_ICONS[rank], RANKED[rank])
    mark = mark_of(s, card)
    boost, guard = mark.boost + mark.once, mark.guard
    if boost:
        yield CardSign("card", card, f"{boost:+}", "good" if boost > 0 else "bad", "sword", boosted(mark))
    if guard > 0:
        yield CardSign("card", card, f"-{guard}", "good", "shield", guarded(guard))
    elif guard:
        yield CardSign("card", card, f"+{-guard}", "bad", "shield-half", guarded(guard))
    used = zone in FIELD and s.used[card] & USED_ATTACK
    if aims:
        yield CardSign("card", card, tr("sign-attacks"), "ready", "sword")
    elif mark.again:
        words, short = ("sign-once-more", "sign-again") if used else ("sign-attacks-twice", "sign-twice")
        yield CardSign("card", card, tr(words), "good", "sword", short=tr(short))
    elif used:
        yield _after(s, card, strikes=zone == ACTIVE and s.step == PARTY_ATTACK)
    if zone == ACTIVE and s.forbidden:
        yield from banned_signs(s, card)
    if zone in FIELD and s.used[card] & USED_DEFENCE:
        yield CardSign("card", card, tr("sign-defended"), "plain", "shield", DEFENDED, short=tr("sign-used"))
    warned = zone == ACTIVE or s.zones[FALLEN + STEP * s.owner[card]]  # everybody begins with one
    if warned and is_last(s, card):
        yield CardSign("card", card, tr("sign-last"), "last", "last", LAST)


def _after(s: RpgGet, card: int, *, strikes: bool) -> CardSign:
    """What is left for a unit whose Attack is used. Several heroes may wear the same Reward: no number that reads as a sum."""
    more = rewards_left(s, s.turn, card) if strikes else 0
    if more:
        words, short = tr("sign-rewards", count=more), tr("sign-rewards-short")
        return CardSign("card", card, words, "ready", "sword", rewards(more), short=short)
    lit = strikes and any(card in option[1:] for option in (*supporting(s, s.turn), *able(s, s.turn)))
    return CardSign(
        "card", card, tr("sign-no-attack") if lit else tr("sign-done"), "plain", "sword", LEFT if lit else USED
    )
