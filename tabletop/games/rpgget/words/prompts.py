"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from string import capwords
from typing import NamedTuple

from tabletop.core.ask import PASS, UNKNOWN
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.acts import (
    ATTACK,
    ATTACK_2,
    ATTEMPT,
    CONCEDE,
    DEFEND,
    FLIP,
    PAY_BANK,
    PAY_HAND,
    PLAY_CHARACTER,
    PLAY_EVENT,
    PLAY_ROADBLOCK,
    REWARD_DEFENCE,
    REWARD_NOTHING,
    REWARD_RECOVERY,
    TO_BANK,
    USE_RECOVERY,
)
from tabletop.games.rpgget.rules.cards import (
    ABILITY_OF,
    ANNOUNCED,
    CARDS,
    DEFENCE_OF,
    EVENT_OF,
    NONE,
    PRINTED,
    VP,
    rows_of,
)
from tabletop.games.rpgget.rules.damage import terms
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.ops import WANTED
from tabletop.games.rpgget.rules.table import ACTIVE, DECK, ENEMIES, GOAL, PARTY, STEP, RpgGet, points
from tabletop.games.rpgget.rules.values import awake, cost_of_party, ep_left, fades, paralyses, sends_all, twin
from tabletop.games.rpgget.texts import line, tr, yes_no
from tabletop.games.rpgget.words.common import (
    AILMENT_NAMES,
    NOBODY,
    TYPE_NAMES,
    all_force,
    block_words,
    called_alike,
    event_words,
    named,
    occasion,
    printed,
    quiet,
    said,
    shielding,
    standing,
    title,
)
from tabletop.games.rpgget.words.labels import COLUMNS, WITH_USER, widens

CARD_NAMES = {card.name for card in CARDS}
PLAYS = {PLAY_CHARACTER, TO_BANK, PAY_HAND, PAY_BANK, CONCEDE, FLIP, REWARD_NOTHING}
PRICED = {PAY_HAND, PAY_BANK}
MENDING = {USE_RECOVERY, REWARD_RECOVERY}
STRIKING = {ATTACK, ATTACK_2}
DEFENCES = (DEFEND, REWARD_DEFENCE)


class Waiting(NamedTuple):
    """What all others hear of a question: who does what, and why, by the ids of messages; the rule."""

    line: str
    why: str
    rule: str


CARD = Waiting("waiting-card", "why-card", "RG-132")
WAITING = {
    "opening": Waiting("waiting-opening", "why-opening", "RG-13"),
    "first_player": Waiting("waiting-first-player", "why-first-player", "RG-15"),
    "redraw": Waiting("waiting-redraw", "why-start", "RG-31"),
    "play_action": Waiting("waiting-play", "why-play-order", "RG-44"),
    "bank_discard": Waiting("waiting-bank", "why-bank-holds", "RG-38"),
    "choose_mission": Waiting("waiting-mission", "why-mission-one", "RG-50"),
    "choose_party": Waiting("waiting-party", "why-party-cost", "RG-55"),
    "slot": Waiting("waiting-slot", "why-slot-one", "RG-60"),
    "ability_prompt": Waiting("waiting-ability", "why-ability-open", "RG-172"),
    "party_attack": Waiting("waiting-attack", "why-attack-all", "RG-70"),
    "choose_target": Waiting("waiting-targets", "why-targets-count", "RG-131"),
    "how_many": Waiting("waiting-how-many", "why-confused", "RG-157"),
    "redirect": Waiting("waiting-redirect", "why-redirect-awake", "RG-136"),
    "defend": Waiting("waiting-defend", "why-defend-once", "RG-115"),
    "enemy_action": Waiting("waiting-monsters", "why-monsters-once", "RG-77"),
    "combo": Waiting("waiting-combo", "why-combo-same", "RG-143"),
    "interrupt": Waiting("waiting-interrupt", "why-recovery", "RG-177"),
    "react": Waiting("waiting-react", "why-react", "RG-170"),
    "pay_deck": Waiting("waiting-pay", "why-pay-price", "RG-93"),
    "reconcile_discard": Waiting("waiting-reconcile", "why-turn-ends", "RG-92"),
}


def prompt(view: ViewOf[RpgGet]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        won = view.table.winners
        return Prompt(line("game-won", seat=SeatRef(won[0])) if len(won) == 1 else line("game-over"), "", "RG-20")
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    waiting = WAITING.get(view.query, CARD)
    single = len(view.left) == 1 and view.left[0] >= 0
    who: SeatRef | str = SeatRef(view.left[0]) if single else tr("everybody")
    key = "waiting-quiet" if view.query == "react" and quiet(view.table) else waiting.line
    told: Line = line(key, who=who)
    if view.query == "react":
        told = line("at-occasion", occasion=occasion(view), what=told)
    return Prompt(told, tr(waiting.why), waiting.rule)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _opening(view: ViewOf[RpgGet]) -> Prompt:
    if len(view.options) == 1:
        return Prompt(line("opening-none"), tr("why-opening-one"), "RG-12")
    return Prompt(line("opening-ask"), tr("why-opening-anew"), "RG-13")


def _redraw(view: ViewOf[RpgGet]) -> Prompt:
    if view.args[0]:
        more = any(option[1] not in view.args[0] for option in view.options if option != PASS)
        return Prompt(line("redraw-one" if more else "redraw-last"), tr("why-redraw-ticked"), "RG-31")
    return Prompt(line("redraw-ask"), tr("why-redraw"), "RG-31")


def _play(view: ViewOf[RpgGet]) -> Prompt:
    have, acts = view.table.counters[view.seat], {option[0] for option in view.options if option != PASS}
    ways = _heroes(view) + [tr("way-bank")] * (TO_BANK in acts)
    ways += [tr("way-buy-one" if TO_BANK in acts else "way-buy")] * bool(acts & PRICED)
    ways += [tr("way-lit")] * bool(acts - PLAYS)
    ways += _turned(view)
    asked = line("play-ask", have=have, ways=_either(ways)) if ways else line("play-nothing", have=have)
    return Prompt(asked, tr("why-play"), "RG-44")


def _either(ways: Sequence[str]) -> str:
    """A, B or C."""
    told = ways[0]
    for n, way in enumerate(ways[1:], 2):
        told = tr("one-of" if n == len(ways) else "list-more", before=told, item=way)
    return told


def _heroes(view: ViewOf[RpgGet]) -> list[str]:
    """What may be done with the Characters of the hand, in words; replacing only where nobody is new (RG-41)."""
    s = view.table
    found = [card for act, card, _ in view.options if act == PLAY_CHARACTER]
    old = [twin(s, view.seat, card) for card in found if not minor(view, (PLAY_CHARACTER, card, NONE))]
    if not old or NONE in old:
        return [tr("way-hero")] * bool(old)
    return [tr("way-replace", whom=title(s.kind[old[0]])) if len({*old}) == 1 else tr("way-replace-any")]


def _turned(view: ViewOf[RpgGet]) -> list[str]:
    """Which bank card works face up; all of it is optional, as the rest is (RG-43)."""
    found = {view.table.kind[option[1]] for option in view.options if option[0] == FLIP and not minor(view, option)}
    if len(found) == 1:
        return [tr("way-turn", what=title(*found))]
    return [tr("way-turn-any")] * bool(found)


def _mission(view: ViewOf[RpgGet]) -> Prompt:
    need = GOAL - points(view.table, view.seat)
    if not any(option[0] == ATTEMPT for option in view.options):
        return Prompt(line("mission-none"), tr("why-asked-hand"), "RG-50")
    alone = len(view.table.zones[PARTY + STEP * view.seat]) == 1
    return Prompt(line("mission-ask", need=need, alone=yes_no(alone)), tr("why-mission"), "RG-50")


def _party(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    key = "party-ask" if len(view.options) > 1 else "party-nobody-else"
    asked = line(key, cost=cost_of_party(s), pp=s.pp, all=yes_no(sends_all(s)))
    if sends_all(s):
        return Prompt(asked, tr("why-party-all"), "RG-21")
    if PASS in view.options and not s.zones[ACTIVE]:
        return Prompt(asked, tr("why-party-nobody"), "RG-56")
    return Prompt(asked, tr("why-party"), "RG-55")


def _slot(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    free, seat = ep_left(s), SeatRef(s.turn)
    acts = {option[0] for option in view.options if option != PASS and not minor(view, option)}
    if not acts:
        events = any(option != PASS for option in view.options)
        key = "slot-nothing-fits" if free else "slot-full-event" if events else "slot-full"
        why = "why-asked-hand" if len(view.options) == 1 else "why-slot-event"
        return Prompt(line(key, seat=seat), tr(why), "RG-61")
    blocks, events = PLAY_ROADBLOCK in acts, PLAY_EVENT in acts
    room = line("slot-room", seat=seat, free=free, roadblocks=yes_no(blocks), events=yes_no(events))
    return Prompt(room if free else line("slot-lit", seat=seat), tr("why-slot"), "RG-60")


def _attack(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    if any(option[1] == card for option in view.options for card in s.zones[ACTIVE]):
        lit = any(option[0] not in STRIKING and not minor(view, option) for option in view.options if option != PASS)
        return Prompt(line("attack-ask", lit=yes_no(lit)), tr("why-attack"), "RG-113")
    stand = standing(len(awake(s, s.zones[ENEMIES])), len(s.zones[ENEMIES]))
    return Prompt(line("attack-reward", stand=stand, by=_user(view)), tr("why-attack"), "RG-113")


def _enemies(view: ViewOf[RpgGet]) -> Prompt:
    why = tr("why-monsters")
    if not view.table.zones[ACTIVE]:
        return Prompt(line("monsters-nobody"), why, "RG-77")
    ready = {card for act, card, _ in view.options if act in STRIKING}
    others = any(act not in STRIKING for act, card, _ in view.options if card >= 0)
    if len(ready) == 1 and not others:
        return Prompt(line("monsters-one", kind=_card(view, *ready)), why, "RG-77")
    return Prompt(line("monsters-ask"), why, "RG-77")


def _defend(view: ViewOf[RpgGet]) -> Prompt:
    target, strike, why = _card(view, view.args[0]), view.table.strike, tr("why-defend")
    if not strike:
        return Prompt(line("defend-plain", target=target), why, "RG-115")
    actor = _card(view, strike.actor)
    force = all_force(strike.block, len(strike.targets), terms(view.table, strike))
    ways = [card for act, card, _ in view.options if act in DEFENCES]
    others = {option[1] for option in view.options if option != PASS}
    if others and not ways:  # what the attempter may use anyway
        return Prompt(line("defend-use", actor=actor, force=force, what=_one(view, others)), why, "RG-177")
    if len(ways) != 1:
        return Prompt(line("defend-ask", actor=actor, force=force, target=target), why, "RG-115")
    shield = shielding(DEFENCE_OF[view.table.kind[ways[0]]])
    return Prompt(line("defend-one", actor=actor, force=force, target=target, shield=shield), why, "RG-115")


def _react(view: ViewOf[RpgGet]) -> Prompt:
    moment, subject, about = view.args
    now = said(view, moment, subject, about)
    if len(view.options) == 1:
        return Prompt(line("react-none", occasion=now), tr("why-asked-hand"), "RG-171")
    cards, acts = zip(*[option[1::-1] for option in view.options if option != PASS], strict=True)
    asked = line("react-ask", occasion=now, what=_one(view, {*cards}))
    if {*acts} <= MENDING:
        return Prompt(asked, tr("why-later-pass"), "RG-177")
    return Prompt(asked, tr("why-order-latest" if about >= 0 else "why-order-turn"), "RG-171")


def _ability(view: ViewOf[RpgGet]) -> Prompt:
    moment, about = view.args
    cards = {option[1] for option in view.options if option != PASS}
    if about < 0 and len(cards) == 1:
        (card,) = cards
        s, kind = view.table, view.table.kind[card]
        block = ABILITY_OF[kind]
        idle = paralyses(kind, "enemy") and not any(fades(s, unit) for unit in s.zones[ENEMIES])
        asked = line(
            "ability-one",
            kind=_card(view, card),
            action=printed(block),
            does=block_words(kind, block),
            idle=yes_no(idle),
        )
        return Prompt(asked, tr("why-ability-idle" if idle else "why-optional"), "RG-111")
    if about >= 0:
        return Prompt(line("ability-answer", kind=_card(view, about)), tr("why-optional"), "RG-111")
    key = "ability-party" if moment == ANNOUNCED else "ability-fight"
    return Prompt(line(key), tr("why-optional"), "RG-111")


def _recruit(view: ViewOf[RpgGet]) -> Prompt:
    (source, wanted), s = view.args, view.table
    deck = {s.kind[card] for card in s.zones[DECK + STEP * view.seat]}
    if any(option != PASS for option in view.options):
        key = "recruit-ask"
    elif any(WANTED[wanted].kinds[kind] for kind in deck if kind != UNKNOWN):
        key = "recruit-no-room"
    else:
        key = "recruit-none"
    why = "why-asked-deck" if [*view.options] == [PASS] else "why-recruit"
    asked = line(key, source=_card(view, source), what=_wanted(s.kind[source], "recruit"))
    return Prompt(asked, tr(why), "RG-64")


def _targets(view: ViewOf[RpgGet]) -> Prompt:
    (actor, chosen), s = view.args, view.table
    there = sum(s.at[option[1]] != s.at[actor] for option in view.options if option != PASS)
    most = min(PRINTED[s.strike.block].y, len(chosen) + there) if s.strike else 1
    who = _card(view, actor)
    if widens(view):
        than = CardRef(s.kind[chosen[0]]) if len(chosen) == 1 else NOBODY  # more of them wear a mark
        return Prompt(line("widen-ask" if there else "widen-none", actor=who, than=than), tr("why-twice"), "RG-134")
    source = _card(view, s.strike.source) if s.strike and s.strike.source != actor else NOBODY
    if chosen and len(chosen) >= most:
        asked = line("targets-all", actor=who, source=source, whom=named(s.kinds(chosen)))
        return Prompt(asked, tr("why-targets-all"), "RG-131")
    if chosen:
        asked = line("targets-more", actor=who, source=source, chosen=len(chosen), more=most - len(chosen))
    else:
        asked = line("targets-ask", actor=who, source=source, most=most)
    return Prompt(asked, tr("why-fewer"), "RG-131")


def _pay(view: ViewOf[RpgGet]) -> Prompt:
    s, paid = view.table, view.args[0]
    worth, given = sum(VP[s.kind[card]] for card in paid), named([s.kind[card] for card in paid])
    if worth >= 2:
        return Prompt(line("pay-enough", given=given, worth=worth), tr("why-pay-change"), "RG-96")
    if paid:
        return Prompt(line("pay-more", given=given, worth=worth), tr("why-pay-change"), "RG-96")
    if len(view.options) == 1:
        return Prompt(line("pay-nothing"), tr("why-pay-missions"), "RG-94")
    return Prompt(line("pay-ask"), tr("why-pay"), "RG-93")


# -- effects -----------------------------------------------------------------------------------------------------------
PICKS = {
    "heal": "unit-heal",
    "cure": "unit-cure",
    "status": "unit-status",
    "boost": "unit-boost",
    "again": "unit-again",
    "withdraw": "unit-withdraw",
}


def _card(view: ViewOf[RpgGet], card: int) -> CardRef:
    return CardRef(view.table.kind[card] if card >= 0 else UNKNOWN, card)


def _pick_unit(view: ViewOf[RpgGet]) -> Prompt:
    me, _, action = view.args
    source, found = _card(view, me[1]), rows_of(view.table.kind[me[1]], action)
    asked = line(PICKS.get(action, "ask-one"), source=source)
    if action == "status" and len({row["name"] for row in found}) == 1:
        asked = line("unit-ailment", source=source, name=AILMENT_NAMES[found[0]["name"]])
    if action == "heal" and found:
        asked = line("heal-ask", source=source, n=found[0]["n"])
    if action == "heal" and not any(view.table.damage[option[1]] for option in view.options if option != PASS):
        asked = line("unit-nobody-hurt", source=source)
    return Prompt(asked, tr("why-no-targeting"), "RG-132")


def _aim(view: ViewOf[RpgGet]) -> Prompt:
    card, _, chosen = view.args
    source, kind = _card(view, card), view.table.kind[card]
    heals = [row for row in rows_of(kind, "heal") if row["who"] == "targets"]
    most = min(rows_of(kind, "aim")[0]["y"], len(chosen) + sum(option != PASS for option in view.options))
    if chosen:
        asked = line("aim-more", source=source, chosen=len(chosen), most=most)
    else:
        asked = line("heal-ask", source=source, n=heals[0]["n"]) if heals else line("aim-ask", source=source)
    return Prompt(asked, tr("why-fewer"), "RG-131")


def _interrupt(view: ViewOf[RpgGet]) -> Prompt:
    cards = {option[1] for option in view.options if option != PASS}
    return Prompt(line("interrupt-ask", what=_one(view, cards)), tr("why-later"), "RG-177")


def _one(view: ViewOf[RpgGet], cards: set[int]) -> Line:
    """The only card that may be used, and which of its actions; else that there are several."""
    if len(cards) != 1:
        return line("used-lit")
    (card,) = cards
    kind = view.table.kind[card]
    if kind == UNKNOWN:
        return (_card(view, card),)
    return (*_what(view, card, kind), *_user(view))


def _user(view: ViewOf[RpgGet]) -> Line:
    """Who would use the Reward, the only thing that may be used."""
    users = {spot for act, _, spot in view.options if act in WITH_USER}
    if not users:
        return ()
    return line("used-by", user=_card(view, *users)) if len(users) == 1 else line("used-by-which")


def _what(view: ViewOf[RpgGet], card: int, kind: int) -> Line:
    block = next((COLUMNS[act][kind] for act, *_ in view.options if act in COLUMNS), NONE)
    used, action = _card(view, card), printed(block) if block != NONE else ""
    if block == NONE:
        return line("used", kind=used, does=event_words(kind)) if EVENT_OF[kind] != NONE else (used,)
    if called_alike(kind, block):
        return line("used", kind=used, does=block_words(kind, block))
    return line("used-for", kind=used, action=action, does=block_words(kind, block))


def _source(key: str, why: str, rule: str, none: str = "ask-nothing") -> Callable[[ViewOf[RpgGet]], Prompt]:
    """For an ask of an effect that carries its card first. none: what is said where there is nothing to choose."""

    def asked(view: ViewOf[RpgGet]) -> Prompt:
        source = _card(view, view.args[0])
        if any(option != PASS for option in view.options):
            return Prompt(line(key, source=source), tr(why), rule)
        return Prompt(line(none, source=source), tr("why-told"), rule)

    return asked


def _sought(op: str, key: str, why: str, none: str, told: str) -> Callable[[ViewOf[RpgGet]], Prompt]:
    """For what a card searches a pile, in its words. told: why it is asked where there is nothing to choose."""

    def asked(view: ViewOf[RpgGet]) -> Prompt:
        source, what = _card(view, view.args[0]), _wanted(view.table.kind[view.args[0]], op)
        if any(option != PASS for option in view.options):
            return Prompt(line(key, source=source, what=what), tr(why), "RG-162")
        return Prompt(line(none, source=source, what=what), tr(told), "RG-162")

    return asked


def _wanted(kind: int, op: str) -> str:
    """What an operation of a card looks for."""
    found = rows_of(kind, op) if kind != UNKNOWN else []
    words = [str(word) for row in found for word in row["match"].values()]
    if not words:
        return tr("wanted-card")
    return words[0] if words[0] in CARD_NAMES else TYPE_NAMES.get(words[0], capwords(words[0]))


def _said(key: str, why: str, rule: str) -> Callable[[ViewOf[RpgGet]], Prompt]:
    return lambda _view: Prompt(line(key), tr(why), rule)


OWN: dict[str, Callable[[ViewOf[RpgGet]], Prompt]] = {
    "opening": _opening,
    "first_player": _said("first-player-ask", "why-first-player", "RG-15"),
    "redraw": _redraw,
    "play_action": _play,
    "bank_discard": _said("bank-ask", "why-bank", "RG-38"),
    "choose_mission": _mission,
    "choose_party": _party,
    "slot": _slot,
    "ability_prompt": _ability,
    "party_attack": _attack,
    "choose_target": _targets,
    "how_many": _source("how-many-ask", "why-friends", "RG-157"),
    "redirect": _said("redirect-ask", "why-redirect", "RG-136"),
    "defend": _defend,
    "enemy_action": _enemies,
    "combo": _source("combo-ask", "why-combo", "RG-143"),
    "interrupt": _interrupt,
    "react": _react,
    "pay_deck": _pay,
    "reconcile_discard": _said("reconcile-ask", "why-reconcile", "RG-92"),
    "pick_unit": _pick_unit,
    "pick_aim": _aim,
    "pick_fallen": _source("fallen-ask", "why-fallen", "RG-145", "fallen-none"),
    "pick_option": _source("ask-one", "why-option", "RG-132"),
    "pick_throw": _source("throw-ask", "why-gone", "RG-132"),
    "pick_break": _source("break-ask", "why-gone", "RG-164"),
    "pick_find": _sought("search", "find-ask", "why-find", "find-none", "why-asked-deck"),
    "pick_salvage": _sought("salvage", "salvage-ask", "why-salvage", "salvage-none", "why-told"),
    "pick_equip": _source("equip-ask", "why-equip", "RG-37", "equip-none"),
    "pick_top": _source("top-ask", "why-top", "RG-186"),
    "pick_recruit": _recruit,
}
