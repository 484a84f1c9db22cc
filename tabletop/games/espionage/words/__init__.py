"""What the table says: prompts, labels of options, lines of the log, endings. Never a hidden title (ES-132)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import NOBODY, PASS, UNKNOWN, Option
from tabletop.core.definition import Outcome, Prompt
from tabletop.core.events import Fact, facts_in
from tabletop.core.messages import CardRef, Line, SeatRef, told
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules import events
from tabletop.games.espionage.rules.cards import ABILITIES, AS_REACTION, CARDS, COPIERS, GAME, MISSION
from tabletop.games.espionage.rules.endings import fatal_kinds
from tabletop.games.espionage.rules.options import MOST_CARDS
from tabletop.games.espionage.rules.queries import (
    ACTS,
    ANSWER,
    CLAIM,
    GIVE,
    PLAY,
    REACT,
    answered,
    missions_left,
    reactions,
)
from tabletop.games.espionage.rules.reasons import turn_reasons
from tabletop.games.espionage.rules.table import DISCARD, EXPOSED, HAND, LOOKED, STEP, Spies
from tabletop.games.espionage.texts import line, tr
from tabletop.i18n import Sentence
from tabletop.i18n.catalogue import Value

# What messages are told of cards on the stack.

Args = dict[str, Value]


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("a-card")


def put_down(kind: int, card: int, text: int, use: int) -> Args:
    """A card that is played, and as what: `text` is the kind that it copies, -1 for none."""
    as_mission = use == MISSION and AS_REACTION[kind] >= 0
    return {
        "kind": CardRef(kind, card),
        "text": CardRef(text),
        "use": "copy" if text >= 0 else "mission" if as_mission else "itself",
    }


def answers(answered: str, owner: int, aim: int) -> Args:
    """What a card that is played answers ("card", "discards" or "nothing"), whose it is and at whom it aims: a Decoy gives a
    new aim to what it answers, the one who played it too.
    """
    return {
        "answered": answered,
        "owner": SeatRef(owner),
        "aim": SeatRef(aim),
        "back": "yes" if owner == aim else "no",
    }


# The log: what a seat may hear of an event, in words (ES-132 to ES-134); and how the game ended.


def narrate(_view: ViewOf[Spies], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    return (WORDS[type(event[2])](event[2]),) if event[0] == "say" else ()


def _told(fact: Fact) -> Line:
    return told(line, fact)


def _plays(fact: events.Plays) -> Line:
    answered = "card" if fact.target >= 0 else "discards" if fact.answered >= 0 else "nothing"
    return told(
        line, fact, **put_down(fact.kind, fact.card, fact.text, fact.use), **answers(answered, fact.owner, fact.aim)
    )


def _catches(fact: events.Catches) -> Line:
    return told(line, fact, own="yes" if fact.owner == fact.seat else "no")


def _falls(fact: events.Falls) -> Line:
    return told(line, fact, credit=SeatRef(fact.credit if fact.credit != fact.seat else NOBODY))


def _of_a_hand(fact: events.Steals | events.LooksAtHand) -> Line:
    """A card that was sent back to its player looks into the own hand, and steals from it (ES-44)."""
    return told(line, fact, own="yes" if fact.aim == fact.seat else "no")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    **dict.fromkeys(facts_in(events).values(), _told),
    events.Plays: _plays,
    events.Catches: _catches,
    events.Falls: _falls,
    events.Steals: _of_a_hand,
    events.LooksAtHand: _of_a_hand,
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    if not table.ending:
        return None
    return Outcome(table.winners, table.ending, _ended(table))


def _ended(table: Any) -> str:
    if table.ending == "bomb":
        return tr("ending-bomb", wins="most" if table.house & MOST_CARDS else "all")
    return tr(f"ending-{table.ending}")


# What is asked, of whom and why.

NAMED = 3  # more cards than these are counted
NO_CARD = -1


def unplayable(view: ViewOf[Spies]) -> str:
    """A sentence for the owner of the hand alone."""
    table, alike = view.table, dict[str, list[str]]()
    for card, (code, _, _) in sorted(turn_reasons(table, view.seat).items(), key=lambda found: table.kind[found[0]]):
        alike.setdefault(code, []).append(title(table.kind[card]))
    if not table.zones[HAND + STEP * view.seat]:
        return tr("lacks-cards")
    all_said: Line = ()
    for code, titles in alike.items():
        names = list(dict.fromkeys(titles))
        many = len(titles) if len(names) > NAMED else 0
        said = line(f"lacks-{code.replace('_', '-')}", cards=names, many=many)
        all_said = line("lacks-more", before=all_said, item=said) if all_said else said
    return tr("lacks", reasons=all_said)


def prompt(view: ViewOf[Spies]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands (ES-126)."""
    if not view.query:
        return Prompt(line("ask-nothing"), "", "ES-106")
    if view.query == "reactions":
        return _window(view)
    if view.options:
        return OWN[view.query](view)
    return _waiting(view)


def _waiting(view: ViewOf[Spies]) -> Prompt:
    who, items = [SeatRef(seat) for seat in view.left], view.table.items
    announcing = view.query in {"aims", "titles", "discards", "answered"}
    if announcing and len(items) > view.table.base:
        return Prompt(line("wait-answer", seats=who), tr("wait-answer-why"), "ES-25")
    if view.query == "turn" or announcing:  # what is begun and taken back tells nothing of a card that never lay open
        return Prompt(line("wait-turn", seats=who), tr("wait-turn-why"), "ES-13")
    if view.query == "first_player":
        return Prompt(line("wait-first-player", seats=who), tr("wait-first-player-why"), "ES-5")
    aim = SeatRef(items[-1].aim if items else NOBODY)
    action = line(f"wait-{view.query.replace('_', '-')}", seats=who, aim=aim)
    return Prompt(action.to(view.seat), tr("wait-hidden-why"), "ES-26")


def _window(view: ViewOf[Spies]) -> Prompt:
    """The same words for every seat, whatever it holds; whoever looks alone is spoken to."""
    table = view.table
    asked = "yes" if view.options else "no"
    if table.items[table.base :]:
        return Prompt(_newest(view, asked).to(view.seat), tr("ask-window-card-why"), "ES-33")
    exposed = [zone for zone in range(EXPOSED, len(table.zones), STEP) if table.zones[zone]]
    own = EXPOSED + STEP * view.seat
    if view.options and exposed == [own]:
        fatal = any(fatal_kinds(table) >> table.kind[card] & 1 for card in table.zones[own])
        lost = line("ask-window-loss", kinds=_open(view, own), fatal="yes" if fatal else "no", asked=asked)
        return Prompt(lost, tr("ask-window-loss-why"), "ES-57")
    about: Line = ()
    for zone in exposed:
        part = line("exposed-of", owner=SeatRef((zone - EXPOSED) // STEP), kinds=_open(view, zone))
        said = part.to(view.seat if view.options else NOBODY)
        about = line("exposed-more", before=about, item=said) if about else said
    return Prompt(line("ask-window-exposed", about=about, asked=asked), tr("ask-window-exposed-why"), "ES-57")


def _newest(view: ViewOf[Spies], asked: str) -> Sentence:
    """The newest card of the chain, with all that was announced."""
    table = view.table
    item = table.items[-1]
    text, kind = ABILITIES[item.ability].kind, table.kind[item.card]
    about = "nothing" if item.answered < 0 else "discards" if item.answered == table.exposing else "card"
    target = _of_stack(view, item.answered if about == "card" else NO_CARD)
    # What has left the pile since may lie hidden in a hand.
    there = [CardRef(table.kind[card]) for card in item.chosen if table.at[card] == DISCARD]
    played = put_down(kind, item.card, text if text != kind else -1, item.use)
    played |= target | answers(about, _owner(view, item.answered), item.aim)
    return line(
        "ask-window-card", seat=SeatRef(item.seat), title=CardRef(item.title), chosen=there, asked=asked, **played
    )


def _open(view: ViewOf[Spies], zone: int) -> list[CardRef]:
    return [CardRef(view.table.kind[card]) for card in view.table.zones[zone]]


def _owner(view: ViewOf[Spies], card: int) -> int:
    """Whose a card of the stack is."""
    return next((item.seat for item in view.table.items if item.card == card), NOBODY)


def _of_stack(view: ViewOf[Spies], card: int) -> Args:
    """A card that has been answered, by whose it is; NO_CARD for none."""
    target = CardRef(view.table.kind[card], card) if card >= 0 else CardRef(NO_CARD)
    return {"target": target, "owner": SeatRef(_owner(view, card))}


def _turn(view: ViewOf[Spies]) -> Prompt:
    left, acts = missions_left(view.table), {option[0] for option in view.options}
    if CLAIM in acts:
        return Prompt(line("ask-claim"), tr("ask-claim-why"), "ES-102")
    if not left:
        return Prompt(line("ask-all-played"), tr("ask-all-played-why"), "ES-17")
    if PLAY not in acts:
        return Prompt(line("ask-none-playable"), unplayable(view), "ES-27")
    asked = line("ask-turn", first="yes" if left == GAME.missions_per_turn else "no")
    return Prompt(asked, tr("ask-turn-why", most=GAME.missions_per_turn, left=left), "ES-13")


def _first_player(_view: ViewOf[Spies]) -> Prompt:
    return Prompt(line("ask-first-player"), tr("ask-first-player-why"), "ES-5")


def _played(view: ViewOf[Spies]) -> CardRef:
    card = view.args[0]
    return CardRef(view.table.kind[card], card)


def _answered(view: ViewOf[Spies]) -> Prompt:
    why = tr("ask-answered-why", text=CARDS[ABILITIES[view.args[1]].kind].name)
    return Prompt(line("ask-answered", kind=_played(view)), why, "ES-48")


def _aims(view: ViewOf[Spies]) -> Prompt:
    card, ability = view.args
    mine = _acting(view, card, ability)
    if ABILITIES[ability].answers:  # as a Decoy does (ES-43)
        asked = line("ask-send", **mine, **_of_stack(view, _sent_on(view)))
        return Prompt(asked.to(view.seat), tr("ask-send-why"), "ES-43")
    return Prompt(line("ask-aim", **mine), tr("ask-aim-why"), "ES-28")


def _sent_on(view: ViewOf[Spies]) -> int:
    """The card that it can answer, where there is only one."""
    card, ability = view.args
    if ABILITIES[ability].kind != view.table.kind[card]:
        about = {spot for _, _, spot in answered(view.table, view.seat, card, ability)}
    else:
        about = {spot for act, mine, spot in reactions(view.table, view.seat) if act == REACT and mine == card}
    return about.pop() if len(about) == 1 else NO_CARD


def _titles(view: ViewOf[Spies]) -> Prompt:
    return Prompt(line("ask-title", kind=_played(view)), tr("ask-title-why"), "ES-74")


def _discards(view: ViewOf[Spies]) -> Prompt:
    card, ability, chosen = view.args
    many = min(ABILITIES[ability].choose, len(chosen) + len(view.options))
    asked = line("ask-discard", **_acting(view, card, ability), number=len(chosen) + 1, many=many)
    return Prompt(asked, tr("ask-discard-why"), "ES-78")


def _pick_card(view: ViewOf[Spies]) -> Prompt:
    return Prompt(line("ask-pick-card", aim=SeatRef(view.args[0])), tr("ask-pick-card-why"), "ES-77")


def _give_card(view: ViewOf[Spies]) -> Prompt:
    asked, taken = line("ask-give-card", aim=SeatRef(view.args[0])), view.args[1]
    if taken >= 0:
        return Prompt(asked, tr("ask-give-another-why"), "ES-77")
    return Prompt(asked, tr("ask-give-any-why"), "ES-81")


def _resolving(view: ViewOf[Spies]) -> Args:
    """The card on top of the stack, which is done now, and what it acts as; the cards that are looked at lie over it."""
    item = view.table.items[-1]
    return _acting(view, item.card, item.ability)


def _acting(view: ViewOf[Spies], card: int, ability: int) -> Args:
    """A card and, if it is a copy, what it acts as."""
    kind, text = view.table.kind[card], ABILITIES[ability].kind
    return {"kind": CardRef(kind, card), "text": CardRef(text if text != kind else NO_CARD)}


def _pick_looked(view: ViewOf[Spies]) -> Prompt:
    mine = _resolving(view)
    if view.args[0] == "common":
        why = tr("ask-pick-common-why", count=len(view.table.zones[LOOKED]))
        return Prompt(line("ask-pick-common", **mine), why, "ES-80")
    return Prompt(line("ask-pick-looked", **mine), tr("ask-pick-looked-why"), "ES-79")


def _order_looked(view: ViewOf[Spies]) -> Prompt:
    return Prompt(line("ask-order-looked", **_resolving(view)), tr("ask-order-looked-why"), "ES-79")


def _give_up_card(_view: ViewOf[Spies]) -> Prompt:
    return Prompt(line("ask-give-up-card"), tr("ask-give-up-card-why"), "ES-88")


def _done_looking(view: ViewOf[Spies]) -> Prompt:
    aim = view.args[0]
    if aim < 0:
        return Prompt(line("ask-nothing-to-take"), tr("ask-nothing-to-take-why"), "ES-80")
    return Prompt(line("ask-done-looking", aim=SeatRef(aim)), tr("ask-done-looking-why"), "ES-82")


OWN: dict[str, Callable[[ViewOf[Spies]], Prompt]] = {
    "first_player": _first_player,
    "turn": _turn,
    "answered": _answered,
    "aims": _aims,
    "titles": _titles,
    "discards": _discards,
    "pick_card": _pick_card,
    "give_card": _give_card,
    "pick_looked": _pick_looked,
    "order_looked": _order_looked,
    "give_up_card": _give_up_card,
    "done_looking": _done_looking,
}


# A few words for each option: buttons, menus, screen readers.


def label(view: ViewOf[Spies], option: Option) -> str:
    """Seats are numbered from 1; the screen knows their names from the option itself."""
    if option == PASS:
        return tr("label-end-turn") if view.query == "turn" else tr("label-pass")
    table = view.table
    number, card, spot = option
    act = ACTS[number]
    key = f"label-{act.name.replace('_', '-')}"
    name = title(table.kind[card]) if card >= 0 else ""
    if number in {REACT, ANSWER}:
        target = tr("label-discards") if spot == table.exposing else title(table.kind[spot])
        copies = number == REACT and COPIERS >> table.kind[card] & 1
        return tr("label-copy" if copies else "label-answer", card=name, target=target)
    if number == GIVE:
        return tr(key, card=name, number=spot + 1)
    if act.spot == "seat":
        return tr(key, number=spot + 1)
    if act.spot == "kind":
        return tr(key, card=CARDS[spot].name)
    return tr(key, card=name) if name and act.spot != "none" else act.label


__all__ = ["label", "narrate", "outcome", "prompt"]
