"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable
from string import capwords

from tabletop.core.ask import PASS, UNKNOWN
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, Line, SeatRef, cards
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
from tabletop.games.rpgget.rules.cards import ABILITY_OF, ANNOUNCED, DEFENCE_OF, EVENT_OF, NONE, PRINTED, VP, rows_of
from tabletop.games.rpgget.rules.damage import terms
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.ops import WANTED
from tabletop.games.rpgget.rules.table import ACTIVE, DECK, ENEMIES, GOAL, PARTY, STEP, RpgGet, points
from tabletop.games.rpgget.rules.values import awake, cost_of_party, ep_left, fades, paralyses, sends_all, twin
from tabletop.games.rpgget.words.common import all_force, deed, event_deed, printed, shielding, some, standing, title
from tabletop.games.rpgget.words.labels import COLUMNS, WITH_USER, widens
from tabletop.games.rpgget.words.occasions import occasion, quiet, said

PLAYS = {PLAY_CHARACTER, TO_BANK, PAY_HAND, PAY_BANK, CONCEDE, FLIP, REWARD_NOTHING}
PRICED = {PAY_HAND, PAY_BANK}
MENDING = {USE_RECOVERY, REWARD_RECOVERY}
STRIKING = {ATTACK, ATTACK_2}
DEFENCES = (DEFEND, REWARD_DEFENCE)
UNTOLD = "You are asked all the same: nobody is to learn what you hold."
UNTOLD_DECK = "You are asked all the same: nobody is to learn what your deck holds."
GONE = "It goes to your discard pile; you choose it yourself."
NO_CHOICE = "There is nothing to choose; it is only told."
LATER = "It may be used later as well: to go on loses nothing."
STILL = "It may be used later as well: to pass loses nothing."
WAITING = {
    "opening": (" looks at the first hand.", "Every party starts with one Character.", "RG-13"),
    "first_player": (" says who begins.", "Any agreed method will do.", "RG-15"),
    "redraw": (" may change two cards.", "It is the start of the turn.", "RG-31"),
    "play_action": (" is playing cards.", "Characters, Rewards and counters, in any order.", "RG-44"),
    "bank_discard": (" makes room in the bank.", "It holds twenty cards.", "RG-38"),
    "choose_mission": (" may attempt a mission.", "One in a turn.", "RG-50"),
    "choose_party": (" picks the party.", "Together they may cost as many PP as the mission gives.", "RG-55"),
    "slot": (" plays monsters.", "Each opponent has one slot.", "RG-60"),
    "ability_prompt": (" may use an Ability.", "Its card lies open.", "RG-172"),
    "party_attack": (" attacks.", "All monsters have to be defeated.", "RG-70"),
    "choose_target": (" picks targets.", "An Attack says how many it may have.", "RG-131"),
    "how_many": (" says how many targets chance picks.", "Whoever acts is confused.", "RG-157"),
    "redirect": (" may let somebody step in.", "A unit that is awake may take the blow.", "RG-136"),
    "defend": (" may defend.", "Each card defends once in an attempt.", "RG-115"),
    "enemy_action": (" acts for the monsters.", "Each Attack works once in an attempt.", "RG-77"),
    "combo": (" may strike again.", "A Combo hits the same targets.", "RG-143"),
    "interrupt": (" may use what lies open.", "Recovery may come at any time.", "RG-177"),
    "react": (" may answer.", "Cards out of hands are played in few moments.", "RG-170"),
    "pay_deck": (" has run out of cards.", "Two VP buy a new deck.", "RG-93"),
    "reconcile_discard": (" discards down to nine.", "The turn ends.", "RG-92"),
}


def prompt(view: ViewOf[RpgGet]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        won = view.table.winners
        return Prompt((SeatRef(won[0]), " has won.") if len(won) == 1 else ("The game is over.",), "", "RG-20")
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    who: Line = (SeatRef(view.left[0]),) if len(view.left) == 1 and view.left[0] >= 0 else ("Everybody",)
    line, why, rule = WAITING.get(view.query, (" chooses.", "A card asks for it.", "RG-132"))
    about: Line = (*occasion(view), ": ") if view.query == "react" else ()
    line = " may still play cards." if view.query == "react" and quiet(view.table) else line
    return Prompt((*about, *who, line), why, rule)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _opening(view: ViewOf[RpgGet]) -> Prompt:
    if len(view.options) == 1:
        return Prompt(("No Character in your hand: draw nine new cards.",), "A party starts with one.", "RG-12")
    return Prompt(("Start your party with which Character?",), "Or draw nine new cards, as often as you like.", "RG-13")


def _redraw(view: ViewOf[RpgGet]) -> Prompt:
    if view.args[0]:
        line = "One is ticked: a second one changes both at once, or change this one."
        more = any(option[1] not in view.args[0] for option in view.options if option != PASS)
        line = line if more else "One is ticked; your deck holds no card for a second one."
        return Prompt((line,), "Click it again, and it stays. What goes is discarded, and you draw as many.", "RG-31")
    return Prompt(("Tick up to two cards that are to go, or keep all.",), "You draw as many as you discard.", "RG-31")


def _play(view: ViewOf[RpgGet]) -> Prompt:
    have, acts = view.table.counters[view.seat], {option[0] for option in view.options if option != PASS}
    ways = _heroes(view) + ["bank a Reward"] * (TO_BANK in acts)
    ways += ["buy one" if TO_BANK in acts else "buy a Reward"] * bool(acts & PRICED)
    ways += ["use what is lit"] * bool(acts - PLAYS)
    ways += _turned(view)
    *first, last = ways or ["nothing to play"]
    what = f"{', '.join(first)} or {last}" if first else last
    mark = "?" if ways else "."
    return Prompt(
        (f"{some(have, 'counter')}: {what}{mark}",),
        "The bank is free and lies face down. Bought Rewards can be used.",
        "RG-44",
    )


def _heroes(view: ViewOf[RpgGet]) -> list[str]:
    """What may be done with the Characters of the hand, in words; replacing only where nobody is new (RG-41)."""
    s = view.table
    found = [card for act, card, _ in view.options if act == PLAY_CHARACTER]
    old = [twin(s, view.seat, card) for card in found if not minor(view, (PLAY_CHARACTER, card, NONE))]
    if not old or NONE in old:
        return ["play a Character"] * bool(old)
    whom = title(s.kind[old[0]]) if len({*old}) == 1 else "a Character by one of its name"
    return [f"replace {whom}"]


def _turned(view: ViewOf[RpgGet]) -> list[str]:
    """Which bank card works face up; all of it is optional, as the rest is (RG-43)."""
    found = {view.table.kind[option[1]] for option in view.options if option[0] == FLIP and not minor(view, option)}
    single = len(found) == 1
    how = f"{title(*found)} face up to use it in the bank" if single else "a bank card face up to use it there"
    return [f"turn {how}"] * bool(found)


def _mission(view: ViewOf[RpgGet]) -> Prompt:
    need = GOAL - points(view.table, view.seat)
    if not any(option[0] == ATTEMPT for option in view.options):
        return Prompt(("You hold no mission: no mission this turn.",), UNTOLD, "RG-50")
    alone = len(view.table.zones[PARTY + STEP * view.seat]) == 1
    stake = "if your only Character falls" if alone else "if all your Characters fall"
    line = f"Attempt a mission? You need {need} VP more to win; {stake}, you are out."
    return Prompt((line,), "One in a turn; it cannot be called off.", "RG-50")


def _party(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    used = f"{cost_of_party(s)} of {s.pp} PP are used."
    line = f"Send whom? {used}" if len(view.options) > 1 else f"{used} Nobody else can go along."
    if sends_all(s):
        return Prompt((line, " Nobody stays at home!"), "If all fall, you are out.", "RG-21")
    nobody = PASS in view.options and not s.zones[ACTIVE]
    return Prompt(
        (line,), "Whoever stays at home is safe." + " You may send nobody." * nobody, "RG-56" if nobody else "RG-55"
    )


def _slot(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    free = ep_left(s)
    if not any(option != PASS and not minor(view, option) for option in view.options):
        none = "none of your cards fits in." if free else "no room left"
        if not free:
            events = {option[1] for option in view.options if option != PASS}
            none += "; your Event would find nobody." if events else "."
        why = UNTOLD if len(view.options) == 1 else "An Event would find nobody who fits in."
        return Prompt(("Your monsters against ", SeatRef(s.turn), f": {none}"), why, "RG-61")
    acts = {option[0] for option in view.options if option != PASS and not minor(view, option)}
    ways = ["monsters"] + ["a Roadblock"] * (PLAY_ROADBLOCK in acts)
    more = ", or play an Event" * (PLAY_EVENT in acts)
    room = f"room for {free} EP of {' or '.join(ways)}{more}." if free else "no room, but you may play what is lit."
    line: Line = ("Your monsters against ", SeatRef(s.turn), f": {room}")
    return Prompt(line, "Any number of cards that fit; then it is the next one's turn to.", "RG-60")


def _attack(view: ViewOf[RpgGet]) -> Prompt:
    s = view.table
    free = sum(1 for card in s.zones[ACTIVE] if any(option[1] == card for option in view.options))
    stand = standing(len(awake(s, s.zones[ENEMIES])), len(s.zones[ENEMIES]))
    lit = any(option[0] not in STRIKING and not minor(view, option) for option in view.options if option != PASS)
    line = f"Attack with whom{', or use what is lit' * lit}? All monsters have to fall."
    asked: Line = (line,) if free else (f"{stand}: use a Reward", *_user(view), "?")
    return Prompt(asked, "Each hero attacks once. For a Reward choose the hero who uses it.", "RG-113")


def _enemies(view: ViewOf[RpgGet]) -> Prompt:
    if not view.table.zones[ACTIVE]:
        line: Line = ("Your monsters act, but no hero is left.",)
    else:
        ready = {card for act, card, _ in view.options if act in STRIKING}
        others = any(act not in STRIKING for act, card, _ in view.options if card >= 0)
        only = len(ready) == 1 and not others
        line = ("Attack with ", _card(view, *ready), "?") if only else ("Your monsters act. Which one?",)
    return Prompt(line, "Each Attack works once; all of it is optional.", "RG-77")


def _defend(view: ViewOf[RpgGet]) -> Prompt:
    target, strike, again = view.args[0], view.table.strike, "Several cards may defend, each once."
    if not strike:
        return Prompt((_card(view, target), " is attacked. Defend?"), again, "RG-115")
    blow: Line = (" strikes, ", *all_force(strike.block, len(strike.targets), terms(view.table, strike)), ": ")
    ways = [card for act, card, _ in view.options if act in DEFENCES]
    others = {option[1] for option in view.options if option != PASS}
    if others and not ways:  # what the attempter may use anyway
        return Prompt((_card(view, strike.actor), *blow, "use ", *_one(view, others), "?"), again, "RG-177")
    does = f" ({shielding(DEFENCE_OF[view.table.kind[ways[0]]])})" if len(ways) == 1 else ""
    return Prompt((_card(view, strike.actor), *blow, "defend ", _card(view, target), f"{does}?"), again, "RG-115")


def _react(view: ViewOf[RpgGet]) -> Prompt:
    moment, subject, about = view.args
    order = "Latest card first." if about >= 0 else "Turn player first, then clockwise."
    if len(view.options) == 1:
        return Prompt((*said(view, moment, subject, about), ": you hold no card to play now."), UNTOLD, "RG-171")
    cards, acts = zip(*[option[1::-1] for option in view.options if option != PASS], strict=True)
    why, rule = (STILL, "RG-177") if {*acts} <= MENDING else (order, "RG-171")
    return Prompt((*said(view, moment, subject, about), ": use ", *_one(view, {*cards}), "?"), why, rule)


def _ability(view: ViewOf[RpgGet]) -> Prompt:
    moment, about = view.args
    cards = {option[1] for option in view.options if option != PASS}
    if about < 0 and len(cards) == 1:
        (card,) = cards
        kind = view.table.kind[card]
        s = view.table
        idle = paralyses(kind, "enemy") and not any(fades(s, unit) for unit in s.zones[ENEMIES])
        why = "No monster here has a lasting trait that it could end." if idle else "It is optional."
        end = " It would change nothing." * idle
        return Prompt((_card(view, card), f": use {_named(kind, ABILITY_OF[kind])}?{end}"), why, "RG-111")
    if about >= 0:
        return Prompt((_card(view, about), " is played: answer with an Ability?"), "It is optional.", "RG-111")
    when = "Before the party goes" if moment == ANNOUNCED else "Before the fight"
    return Prompt((f"{when}: use an Ability?",), "It is optional.", "RG-111")


def _named(kind: int, block: int) -> str:
    """A printed action with what it does."""
    return f"{printed(block)} ({deed(kind, block)})"


def _recruit(view: ViewOf[RpgGet]) -> Prompt:
    (source, wanted), s = view.args, view.table
    deck = {s.kind[card] for card in s.zones[DECK + STEP * view.seat]}
    if any(option != PASS for option in view.options):
        line = f"recruit which {_wanted(s.kind[source], 'recruit')}?"
    elif any(WANTED[wanted].kinds[kind] for kind in deck if kind != UNKNOWN):
        line = f"there is no room left for another {_wanted(s.kind[source], 'recruit')}."
    else:
        line = f"your deck holds no {_wanted(s.kind[source], 'recruit')} that it may recruit."
    why = UNTOLD_DECK if [*view.options] == [PASS] else "A legal monster must be taken if there is one."
    return Prompt((_card(view, source), f": {line}"), why, "RG-64")


def _targets(view: ViewOf[RpgGet]) -> Prompt:
    (actor, chosen), s = view.args, view.table
    there = sum(s.at[option[1]] != s.at[actor] for option in view.options if option != PASS)
    most = min(PRINTED[s.strike.block].y, len(chosen) + there) if s.strike else 1
    if widens(view):
        whom: Line = (" than ", *cards(s.kinds(chosen))) if len(chosen) == 1 else ()  # more of them wear a mark
        line = ": add whom?" if there else ", but no other monster is there."
        return Prompt((_card(view, actor), " may hit one more", *whom, line), "No target twice.", "RG-134")
    reward: Line = (" with ", _card(view, s.strike.source)) if s.strike and s.strike.source != actor else ()
    line = f"attack up to {most} targets: whom?" if most > 1 else "which target?"
    if len(chosen) < most and chosen:
        more = most - len(chosen)
        line = f"{some(len(chosen), 'target')} chosen; {'one' if more == 1 else f'up to {more}'} more, or attack?"
    elif chosen:
        whom = cards([s.kind[card] for card in chosen])
        return Prompt((_card(view, actor), *reward, ": attack ", *whom, "?"), "Nobody else can be chosen.", "RG-131")
    return Prompt((_card(view, actor), *reward, f": {line}"), "No target twice; fewer are possible.", "RG-131")


def _pay(view: ViewOf[RpgGet]) -> Prompt:
    s, paid = view.table, view.args[0]
    worth, given = sum(VP[s.kind[card]] for card in paid), cards([s.kind[card] for card in paid])
    if worth >= 2:
        return Prompt(("You pay with ", *given, f": {worth} VP."), "Two are enough; no change is given.", "RG-96")
    if paid:
        line: Line = ("With ", *given, f" it is {worth} VP of 2: which other Mission do you give?")
        return Prompt(line, "Two are enough; no change is given.", "RG-96")
    if len(view.options) == 1:
        gone = "Your deck is empty, and you have no 2 VP for a new one: you are out."
        return Prompt((gone,), "Only Missions in your score pile pay for it.", "RG-94")
    return Prompt(
        ("Your deck is empty: which Mission do you give for a new one? It costs 2 VP.",),
        "It leaves play; the discard pile is shuffled.",
        "RG-93",
    )


# -- effects -----------------------------------------------------------------------------------------------------------
PICKS = {
    "heal": "heal whom?",
    "cure": "cure whom?",
    "status": "who gets its Status?",
    "boost": "whose next Attack?",
    "again": "who attacks again?",
    "withdraw": "who leaves the attempt?",
}


def _card(view: ViewOf[RpgGet], card: int) -> CardRef:
    return CardRef(view.table.kind[card] if card >= 0 else UNKNOWN, card)


def _pick_unit(view: ViewOf[RpgGet]) -> Prompt:
    me, _, deed = view.args
    line = PICKS.get(deed, "choose one.")
    found = rows_of(view.table.kind[me[1]], deed)
    if deed == "status" and len({row["name"] for row in found}) == 1:
        line = f"who gets {found[0]['name'].title()}?"
    if deed == "heal" and found:
        line = f"heal {found[0]['n']} HP: whom?"
    if deed == "heal" and not any(view.table.damage[option[1]] for option in view.options if option != PASS):
        line = "nobody is hurt, it heals nobody; choose any one of them."
    return Prompt((_card(view, me[1]), f": {line}"), "This is no targeting.", "RG-132")


def _aim(view: ViewOf[RpgGet]) -> Prompt:
    card, _, chosen = view.args
    kind = view.table.kind[card]
    heals = [row for row in rows_of(kind, "heal") if row["who"] == "targets"]
    line = f"heal {heals[0]['n']} HP: whom?" if heals else "aim at whom?"
    most = min(rows_of(kind, "aim")[0]["y"], len(chosen) + sum(option != PASS for option in view.options))
    line = f"{len(chosen)} of up to {most} chosen: who else?" if chosen else line
    return Prompt((_card(view, card), f": {line}"), "No target twice; fewer are possible.", "RG-131")


def _interrupt(view: ViewOf[RpgGet]) -> Prompt:
    cards = {option[1] for option in view.options if option != PASS}
    return Prompt(("Before it goes on: use ", *_one(view, cards), "?"), LATER, "RG-177")


def _one(view: ViewOf[RpgGet], cards: set[int]) -> Line:
    """The only card that may be used, and which of its actions; else that there are several."""
    if len(cards) != 1:
        return ("something that is lit",)
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
    return (", by ", _card(view, *users)) if len(users) == 1 else (", by which hero",)


def _what(view: ViewOf[RpgGet], card: int, kind: int) -> Line:
    block = next((COLUMNS[act][kind] for act, *_ in view.options if act in COLUMNS), NONE)
    if block != NONE:
        plain = title(kind).startswith(printed(block))  # many Rewards are called like their only action
        return _card(view, card), f" ({deed(kind, block)})" if plain else f" for {_named(kind, block)}"
    return (_card(view, card), f" ({event_deed(kind)})") if EVENT_OF[kind] != NONE else (_card(view, card),)


def _source(line: str, why: str, rule: str, none: str = "nothing fits.") -> Callable[[ViewOf[RpgGet]], Prompt]:
    """For an ask of an effect that carries its card first. none: what is said where there is nothing to choose."""

    def asked(view: ViewOf[RpgGet]) -> Prompt:
        if any(option != PASS for option in view.options):
            return Prompt((_card(view, view.args[0]), f": {line}"), why, rule)
        reason = UNTOLD_DECK if view.query == "pick_find" else NO_CHOICE
        return Prompt((_card(view, view.args[0]), f": {none}"), reason, rule)

    return asked


def _sought(op: str, line: str, why: str, pile: str) -> Callable[[ViewOf[RpgGet]], Prompt]:
    """For what a card searches a pile, in its words."""

    def asked(view: ViewOf[RpgGet]) -> Prompt:
        what = _wanted(view.table.kind[view.args[0]], op)
        return _source(line.format(what), why, "RG-162", f"there is no fitting {what} in your {pile}.")(view)

    return asked


def _wanted(kind: int, op: str) -> str:
    """What an operation of a card looks for."""
    found = rows_of(kind, op) if kind != UNKNOWN else []
    return next((capwords(str(word)) for row in found for word in row["match"].values()), "card")


def _said(line: str, why: str, rule: str) -> Callable[[ViewOf[RpgGet]], Prompt]:
    return lambda _view: Prompt((line,), why, rule)


OWN: dict[str, Callable[[ViewOf[RpgGet]], Prompt]] = {
    "opening": _opening,
    "first_player": _said("Who begins?", "Any agreed method will do.", "RG-15"),
    "redraw": _redraw,
    "play_action": _play,
    "bank_discard": _said(
        "The bank is full. Discard which card of it?", "It holds twenty; the new card is safe.", "RG-38"
    ),
    "choose_mission": _mission,
    "choose_party": _party,
    "slot": _slot,
    "ability_prompt": _ability,
    "party_attack": _attack,
    "choose_target": _targets,
    "how_many": _source("confused; how many targets? Chance picks whom.", "Friends are among them.", "RG-157"),
    "redirect": _said("Step in for a target?", "Once in an attempt.", "RG-136"),
    "defend": _defend,
    "enemy_action": _enemies,
    "combo": _source("strike again?", "At once, on the same targets.", "RG-143"),
    "interrupt": _interrupt,
    "react": _react,
    "pay_deck": _pay,
    "reconcile_discard": _said("Discard down to nine cards.", "Never below nine.", "RG-92"),
    "pick_unit": _pick_unit,
    "pick_aim": _aim,
    "pick_fallen": _source(
        "revive whom?", "Out of your unconscious pile.", "RG-145", "nobody of yours is unconscious."
    ),
    "pick_option": _source("choose one.", "The card leaves it to you.", "RG-132"),
    "pick_throw": _source("you lose a card of your hand: which one?", GONE, "RG-132"),
    "pick_break": _source("you lose a Reward: which one?", GONE, "RG-164"),
    "pick_find": _sought("search", "take which {}?", "It is shown; then you shuffle.", "deck"),
    "pick_salvage": _sought("salvage", "bring back which {}?", "Out of your discard pile.", "discard pile"),
    "pick_equip": _source("take up which bank card?", "Without paying.", "RG-37", "your bank holds no card for it."),
    "pick_top": _source("which one lies lowest?", "Only you know the order.", "RG-186"),
    "pick_recruit": _recruit,
}
