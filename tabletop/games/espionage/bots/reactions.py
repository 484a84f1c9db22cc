"""What it is worth to answer an item of the chain: how much it threatens, and what the answer makes of it."""

from __future__ import annotations

from tabletop.core.ask import Option
from tabletop.games.espionage.bots.mind import BOMB, KEEP, NUMBERS, PACKAGE, TARGET, Mind
from tabletop.games.espionage.bots.missions import aim_value, mission_value
from tabletop.games.espionage.rules.cards import ABILITIES, KIND, MISSION
from tabletop.games.espionage.rules.table import EXPOSED, STEP, Item

SNIPER, ASSASSIN, TERRORIST = (KIND[title] for title in ("sniper", "assassin", "terrorist"))
INFILTRATOR, DOUBLE_AGENT, INFORMANT, COURIER, MEDIC = (
    KIND[title] for title in ("infiltrator", "double-agent", "informant", "courier", "medic")
)
POLICE, BODYGUARD, DECOY, SABOTEUR = (KIND[title] for title in ("police", "bodyguard", "decoy", "saboteur"))
CATCHER = KIND["protector"]


def item_of(mind: Mind, card: int) -> Item | None:
    """The item of the stack that is this card."""
    return next((item for item in mind.s.items if item.card == card), None)


def entries(mind: Mind, seat: int) -> list[int]:
    """Kinds of a seat's cards that lie open."""
    s = mind.s
    return [s.kind[c] for c in s.zones[EXPOSED + STEP * seat]]


def doom(mind: Mind, seat: int) -> float:
    """What it costs this seat (or, for another one, brings to it) that the open cards of `seat` are discarded."""
    fatal = any(kind in mind.fatal for kind in entries(mind, seat))
    if seat == mind.seat:
        return NUMBERS.own_end * mind.style.caution if fatal else 0.0
    return mind.knock_out() if fatal else 0.0


def threat(mind: Mind, item: Item) -> float:
    """What an opponent's item would cost this seat if it took effect."""
    if item.cancelled or item.seat == mind.seat:
        return 0.0
    text, end, stake = ABILITIES[item.ability].kind, NUMBERS.own_end * mind.style.caution, mind.stake
    at_me = item.aim == mind.seat
    if ABILITIES[item.ability].use != MISSION:
        return 0.0
    if text == TERRORIST or (text == SNIPER and at_me):
        return mind.own_hit() * end + mind.card
    if text == ASSASSIN and at_me:
        return (end if item.title in mind.fatal else mind.keep(item.title) * 0.3) if item.title in mind.held else 0.0
    if text == MEDIC:
        return stake * (mind.card + sum([KEEP[mind.s.kind[c]] * NUMBERS.gold_taken for c in item.chosen]))
    if not at_me:
        return stake * mind.card * 2
    if text in (INFILTRATOR, DOUBLE_AGENT):
        part = min(1.0, 2 / max(1, mind.size)) if text == INFILTRATOR else 1.0
        gold = sum([mind.keep(k) for k in mind.held if k in (TARGET, PACKAGE, BOMB)])
        return part * gold + mind.card
    if text == INFORMANT:
        return NUMBERS.peek * mind.own_fatal
    if text == COURIER:
        return mind.chance(item.seat, BOMB) * -mind.keep(BOMB) * 0.7 + mind.card
    return mind.card


def benefit(mind: Mind, item: Item) -> float:
    """What the item brings to the one who played it, as this seat sees it; for its own items."""
    a = ABILITIES[item.ability]
    if item.cancelled:
        return 0.0
    if a.use == MISSION:
        return aim_value(mind, a.kind, item.aim) if item.aim >= 0 else mission_value(mind, a.kind)
    return reply_value(mind, a.kind, item.answered)


def handled(mind: Mind, card: int) -> bool:
    """True when this seat has already answered that item, or somebody has cancelled it for good."""
    for item in mind.s.items[mind.s.base :]:
        if item.answered == card and not item.cancelled:
            text = ABILITIES[item.ability].kind
            if item.seat == mind.seat or text in (POLICE, SABOTEUR):
                return True
    return False


def against(mind: Mind, item: Item) -> float:
    """What it is worth to cancel an opponent's Reaction: what it was to spoil, or what it was to win."""
    a = ABILITIES[item.ability]
    if item.cancelled:
        return 0.0
    if a.use == MISSION:
        return threat(mind, item)
    if a.kind in (BODYGUARD, CATCHER):
        return doom(mind, item.seat) if a.kind == BODYGUARD else doom_of_target(mind)
    about = item_of(mind, item.answered)
    if about is None:
        return 0.0
    if about.seat == mind.seat:
        return benefit(mind, about)
    if a.kind == DECOY and item.aim == mind.seat:
        return threat(mind, about._replace(aim=mind.seat))
    return 0.0


def doom_of_target(mind: Mind) -> float:
    """What it brings that the open Target falls: minus the own end if it is the own one."""
    for x in (mind.seat, *mind.others):
        if TARGET in entries(mind, x):
            return doom(mind, x) if x != mind.seat else -doom(mind, x)
    return 0.0


def reply_value(mind: Mind, text: int, about: int) -> float:
    """What a Reaction's text brings against the item (or the exposure) whose card is `about`."""
    if handled(mind, about):
        return -1.0
    item = item_of(mind, about)
    if text == BODYGUARD:
        return doom(mind, mind.seat)
    if text == CATCHER:
        return NUMBERS.gold_taken * mind.keep(TARGET) - doom_of_target(mind)
    if item is None:
        return 0.0
    if text == POLICE:
        return threat(mind, item)
    if text == DECOY:
        turned = max([aim_value(mind, ABILITIES[item.ability].kind, x) for x in mind.others], default=0.0)
        return threat(mind, item) + turned
    return against(mind, item) if text == SABOTEUR else 0.0


def copy_value(mind: Mind, item: Item) -> float:
    """What it brings to take over an item's text (ES-47)."""
    a = ABILITIES[item.ability]
    if a.use == MISSION:
        return mission_value(mind, a.kind)
    s = mind.s
    worth = [reply_value(mind, a.kind, other.card) for other in s.items[s.base :] if other.seat != mind.seat]
    if s.exposing >= 0:
        worth.append(reply_value(mind, a.kind, s.exposing))
    return max(worth, default=0.0)


def reaction_value(mind: Mind, option: Option) -> float:
    """What it is worth to play this card on that item, the card's own price included."""
    _, card, about = option
    kind = mind.s.kind[card]
    price = NUMBERS.answer * mind.keep(kind) + mind.card * 0.5
    if kind in (POLICE, BODYGUARD, DECOY, SABOTEUR, CATCHER):
        return reply_value(mind, kind, about) - price
    item = item_of(mind, about)
    return (copy_value(mind, item) if item is not None else 0.0) - price
