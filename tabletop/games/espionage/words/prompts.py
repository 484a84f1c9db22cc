"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, Line, SeatRef, cards, seats
from tabletop.core.view import ViewOf
from tabletop.games.espionage.rules.cards import ABILITIES, CARDS, GAME
from tabletop.games.espionage.rules.endings import fatal_kinds
from tabletop.games.espionage.rules.queries import CLAIM, PLAY, REACT, answered, missions_left, reactions
from tabletop.games.espionage.rules.reasons import turn_reasons
from tabletop.games.espionage.rules.table import DISCARD, EXPOSED, HAND, LOOKED, STEP, Spies
from tabletop.games.espionage.words.common import announced, owned, put_down, sent, title

NAMED = 3  # more cards than these are counted
BECAUSE = {  # by the code of a reason: of one card, of several
    "held_card": ("is never played", "are never played"),
    "reaction_as_mission": ("only answers other cards", "only answer other cards"),
    "bad_aim": ("finds nobody with a card to aim at", "find nobody with a card to aim at"),
    "no_gift": ("needs another card to give away", "need another card to give away"),
    "no_discards": ("finds no discards to take", "find no discards to take"),
    "bad_discards": ("may take none of these discards", "may take none of these discards"),
    "not_copyable": ("finds no Mission to copy", "find no Mission to copy"),
    "claim_too_few": ("wins with ten cards in hand", ""),
    "claim_bomb": ("cannot win beside the Bomb", ""),
    "claim_not_now": ("counts only at the reveal", ""),
}


def unplayable(view: ViewOf[Spies]) -> str:
    """A sentence for the owner of the hand alone."""
    table, alike = view.table, dict[str, list[str]]()
    for card, (code, _, _) in sorted(turn_reasons(table, view.seat).items(), key=lambda found: table.kind[found[0]]):
        alike.setdefault(code, []).append(title(table.kind[card]))
    if not table.zones[HAND + STEP * view.seat]:
        return "Your hand is empty."
    return "; ".join(_of(code, names) for code, names in alike.items()) + "."


def _of(code: str, titles: list[str]) -> str:
    one, several = BECAUSE[code]
    names = list(dict.fromkeys(titles))
    if len(names) > NAMED:
        return f"{len(titles)} cards {several}"
    if len(names) == 1:
        return f"{names[0]} {one}"
    return f"{', '.join(names[:-1])} and {names[-1]} {several}"


def prompt(view: ViewOf[Spies]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands (ES-126)."""
    if not view.query:
        return Prompt(("The game is over.",), "", "ES-106")
    if view.query == "reactions":
        return _window(view)
    if view.options:
        return OWN[view.query](view)
    return _waiting(view)


def _waiting(view: ViewOf[Spies]) -> Prompt:
    who, items = seats(view.left), view.table.items
    announcing = view.query in {"aims", "titles", "discards", "answered"}
    if announcing and len(items) > view.table.base:
        return Prompt((*who, " is choosing how to answer."), "It is shown when every choice has been made.", "ES-25")
    if view.query == "turn" or announcing:  # what is begun and taken back tells nothing of a card that never lay open
        return Prompt((*who, " is on turn."), "The active agent plays Missions or ends the turn.", "ES-13")
    if view.query == "first_player":
        return Prompt((*who, " says who begins."), "The table decides who takes the first turn.", "ES-5")
    (plain, of_aim), aim = CHOOSING[view.query], items[-1].aim if items else -1
    deed: Line = (of_aim, _person(view, aim)) if of_aim and aim >= 0 else (plain,)
    return Prompt((*who, *deed, "."), "Choices among hidden cards stay hidden.", "ES-26")


CHOOSING: dict[
    str, tuple[str, str]
] = {  # among hidden cards: what others read meanwhile; the same of whom it is done to
    "pick_card": (" takes a card", " takes a card from "),
    "give_card": (" gives a card away", " chooses a card for "),
    "pick_looked": (" looks at cards of the draw pile", ""),
    "order_looked": (" puts the others back on the pile", ""),
    "give_up_card": (" chooses what to discard", ""),
    "done_looking": (" looks at cards of the draw pile", " looks at the hand of "),
}


def _person(view: ViewOf[Spies], seat: int) -> SeatRef | str:
    """A seat as whoever is spoken to reads it."""
    return "you" if seat == view.seat else SeatRef(seat)


def _window(view: ViewOf[Spies]) -> Prompt:
    """The same words for every seat, whatever it holds; whoever looks alone is spoken to."""
    table = view.table
    who = " You may answer, or pass." if view.options else " Who answers?"
    chain = table.items[table.base :]
    if chain:
        item = chain[-1]
        text, kind = ABILITIES[item.ability].kind, table.kind[item.card]
        played = (SeatRef(item.seat), " plays ", *put_down(kind, item.card, text if text != kind else -1, item.use))
        answered: Line = ("the discards",) if 0 <= item.answered == table.exposing else ()
        if item.answered >= 0 and not answered:
            answered = _of_stack(view, item.answered)
        why = "Every card that is played may be answered by any living agent."
        # What has left the pile since may lie hidden in a hand.
        there = tuple(table.kind[card] for card in item.chosen if table.at[card] == DISCARD)
        line = (*played, *sent(answered, item.aim, view.seat), *announced(item.title, there))
        return Prompt((*line, ".", who), why, "ES-33")
    exposed = [zone for zone in range(EXPOSED, len(table.zones), STEP) if table.zones[zone]]
    mine = cards([table.kind[card] for card in table.zones[EXPOSED + STEP * view.seat]]) if view.options else ()
    if mine and exposed == [EXPOSED + STEP * view.seat]:
        fatal = any(fatal_kinds(table) >> table.kind[card] & 1 for card in table.zones[exposed[0]])
        end = ", and you are out, unless somebody answers." if fatal else ", unless somebody answers."
        return Prompt(("You lose ", *mine, end, who), "You may answer it yourself; an answer may keep it.", "ES-57")
    about: Line = ()
    for zone in exposed:
        kinds, seat = [table.kind[card] for card in table.zones[zone]], (zone - EXPOSED) // STEP
        whose: Line = ("your ",) if view.options and seat == view.seat else (SeatRef(seat), "'s ")
        about += ("; " if about else "", *whose, *cards(kinds))
    why = "Exposed cards are discarded when nobody answers; a fatal one knocks its owner out."
    return Prompt(("About to be discarded: ", *about, ".", who), why, "ES-57")


def _of_stack(view: ViewOf[Spies], card: int) -> Line:
    """A card that has been answered, by whose it is; the reader's own one as they read it."""
    ref = CardRef(view.table.kind[card], card)
    seat = next((item.seat for item in view.table.items if item.card == card), -1)
    if seat < 0:
        return (ref,)
    return ("your ", ref) if seat == view.seat else owned(seat, ref)


def _turn(view: ViewOf[Spies]) -> Prompt:
    left, acts = missions_left(view.table), {option[0] for option in view.options}
    if CLAIM in acts:
        return Prompt(
            ("Your turn. You can show the Package and win!",), "Ten cards or more, and no Bomb among them.", "ES-102"
        )
    if not left:
        return Prompt(
            ("All your Missions are played. End your turn.",),
            "A turn does not end by itself, so that nobody sees what you could have done.",
            "ES-17",
        )
    if PLAY not in acts:
        return Prompt(("No Mission of yours can be played. End your turn.",), unplayable(view), "ES-27")
    many = "a Mission" if left == GAME.missions_per_turn else "another Mission"
    why = f"Up to {GAME.missions_per_turn} Missions a turn; {left} left."
    return Prompt((f"Your turn. Play {many}, or end the turn.",), why, "ES-13")


def _first_player(_view: ViewOf[Spies]) -> Prompt:
    return Prompt(("Who takes the first turn?",), "The table decides who begins.", "ES-5")


def _played(view: ViewOf[Spies]) -> CardRef:
    card = view.args[0]
    return CardRef(view.table.kind[card], card)


def _answered(view: ViewOf[Spies]) -> Prompt:
    text = CARDS[ABILITIES[view.args[1]].kind].name
    why = f"Your copy acts as {text}; it may answer any card that {text} could."
    return Prompt(("Which card does your ", _played(view), " answer?"), why, "ES-48")


def _aims(view: ViewOf[Spies]) -> Prompt:
    card, ability = view.args
    mine = _acting(view, card, ability)
    if ABILITIES[ability].answers:  # as a Decoy does (ES-43)
        why = "Any opponent with a card in hand, also the one who has played it."
        return Prompt(("To whom does your ", *mine, " send ", *_sent_on(view), "?"), why, "ES-43")
    why = "An aim is a living opponent with a card in hand; only a Courier may go to an empty hand."
    return Prompt(("At whom does your ", *mine, " aim?"), why, "ES-28")


def _sent_on(view: ViewOf[Spies]) -> Line:
    """The card that it can answer, where there is only one."""
    card, ability = view.args
    if ABILITIES[ability].kind != view.table.kind[card]:
        about = {spot for _, _, spot in answered(view.table, view.seat, card, ability)}
    else:
        about = {spot for act, mine, spot in reactions(view.table, view.seat) if act == REACT and mine == card}
    return _of_stack(view, about.pop()) if len(about) == 1 else ("the card that it answers",)


def _titles(view: ViewOf[Spies]) -> Prompt:
    return Prompt(
        ("Which card does your ", _played(view), " name?"),
        "If the one you aim at holds it, one copy is discarded.",
        "ES-74",
    )


def _discards(view: ViewOf[Spies]) -> Prompt:
    card, ability, chosen = view.args
    many = min(ABILITIES[ability].choose, len(chosen) + len(view.options))
    which = f" take back? ({len(chosen) + 1} of {many})" if many > 1 else " take back?"
    return Prompt(
        ("Which card does your ", *_acting(view, card, ability), which),
        "What you choose is announced when the card is played.",
        "ES-78",
    )


def _pick_card(view: ViewOf[Spies]) -> Prompt:
    aim = view.args[0]
    return Prompt(("Take a card of ", SeatRef(aim), "'s hand."), "Only the two of you learn which one moves.", "ES-77")


def _give_card(view: ViewOf[Spies]) -> Prompt:
    aim, taken = view.args[0], view.args[1]
    why = "Not the card that you have just taken." if taken >= 0 else "Any card, also a dangerous one."
    return Prompt(("Give ", SeatRef(aim), " one of your cards."), why, "ES-77" if taken >= 0 else "ES-81")


def _resolving(view: ViewOf[Spies]) -> Line:
    """The card on top of the stack, which is done now, and what it acts as; the cards that are looked at lie over it."""
    item = view.table.items[-1]
    return _acting(view, item.card, item.ability)


def _acting(view: ViewOf[Spies], card: int, ability: int) -> Line:
    """A card and, if it is a copy, what it acts as."""
    kind, text = view.table.kind[card], ABILITIES[ability].kind
    copied: Line = (" (as ", CardRef(text), ")") if text != kind else ()
    return (CardRef(kind, card), *copied)


def _pick_looked(view: ViewOf[Spies]) -> Prompt:
    mine = _resolving(view)
    if view.args[0] == "common":
        why = f"The whole draw pile, {len(view.table.zones[LOOKED])} cards: gold stays, and then it is shuffled."
        return Prompt((*mine, ": take a common card from the draw pile."), why, "ES-80")
    why = "Here they are sorted, not as in the pile; the others go back on top of it, in the order that you choose."
    return Prompt((*mine, ": take one of these cards."), why, "ES-79")


def _order_looked(view: ViewOf[Spies]) -> Prompt:
    return Prompt(
        (*_resolving(view), ": which card goes back first?"), "The last one that you put back lies on top.", "ES-79"
    )


def _give_up_card(_view: ViewOf[Spies]) -> Prompt:
    return Prompt(
        ("Choose a card of yours to discard.",), "Saboteur lets you choose; the Bomb cannot be chosen.", "ES-88"
    )


def _done_looking(view: ViewOf[Spies]) -> Prompt:
    aim = view.args[0]
    if aim < 0:
        return Prompt(
            ("Nothing here may be taken. Look as long as you like.",), "Only common cards can be taken.", "ES-80"
        )
    return Prompt(
        ("Look at ", SeatRef(aim), "'s hand."), "If gold is in it, you draw a card when you are done.", "ES-82"
    )


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
