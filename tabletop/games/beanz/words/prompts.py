"""What is asked, of whom and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.core.ask import PASS
from tabletop.core.definition import Prompt
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.acts import BUY, CONCEDE, FLICK, SPIN
from tabletop.games.beanz.rules.cards import W_ACTION, W_ATTACK, W_BEAN, W_COSMOS, W_SPIN, W_TARGET
from tabletop.games.beanz.rules.minor import minor
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import hand_limit
from tabletop.games.beanz.rules.select import SELECTS
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.rules.values import fight
from tabletop.games.beanz.words.common import galaxy_of_half, title

THINGS: dict[int, tuple[str, str]] = {
    W_ACTION: (" plays ", "MB-52"),
    W_ATTACK: (" attacks with ", "MB-54"),
    W_TARGET: (" attacks with ", "MB-57"),
    W_BEAN: (" is about to bring in ", "MB-58"),
    W_SPIN: (" spins ", "MB-62"),
    W_COSMOS: (" plays ", "MB-62"),
}
VERBS = {
    "knockdown": "Knock down",
    "knock_off": "Knock off",
    "turn_over": "Turn over",
    "stand": "Stand up",
    "bounce": "Send back to its hand",
    "clear_cosmos": "Discard",
}
WHYS = {
    "knockdown": "It goes Sidewayz, whatever its MMP.",
    "knock_off": "It leaves the mat, whatever its MMP.",
    "turn_over": "It goes Bottomz-up: a full half needs all its Beans Headz-up.",
    "stand": "It is Headz-up again, for nothing.",
    "bounce": "It leaves the mat and goes back to its owner's hand.",
    "clear_cosmos": "It leaves its slot; a Bean on it stays.",
}
WOULD = (
    "stand firm",
    "go Sidewayz",
    "be knocked off the mat",
    "suffer a Bean Blowout and be off the mat",
)  # by the result of a fight
WAITING = {
    "mulligan": (" looks at the first hand.", "A hand without a Bean may be changed.", "MB-11"),
    "fists": (" chooses a hand.", "Whoever guesses where the bean is begins; wrong, and the hider does.", "MB-13"),
    "loot_half": (" chooses where to shoot.", "Every full half has to be shot for, in any order.", "MB-99"),
    "shoot": (" takes aim.", "Two flicks for each full half; a hit captures one Space Loot card.", "MB-99"),
    "flick": (" flicks the bean.", "Knocked down is a hit; a bean that only wobbles is not.", "MB-100"),
    "main": (" is on turn.", "Points pay for cards, powers, standing up and buying.", "MB-18"),
    "discard_cards": (" discards.", "Hand cards go to the discard pile openly.", "MB-22"),
    "blitz_party": (" gathers a Bean Blitz.", "All who join pay, spin and add their values.", "MB-86"),
    "blitz_galaxy": (" picks the Galaxy of the Blitz.", "One in which a participant could attack.", "MB-87"),
    "target_defence": (" names the target.", "The defender picks among the Beans in that Galaxy.", "MB-78"),
    "target_attack": (" picks the target.", "A Sharpshoot picks in any Galaxy.", "MB-85"),
    "other_target": (" names another target.", "It lies in the same Galaxy as the first.", "MB-146"),
}


def prompt(view: ViewOf[Beanz]) -> Prompt:
    """For a seat that is asked its own question; for all others a line that tells nothing about hands."""
    if not view.query:
        return Prompt(("The game is over.",), "", "MB-116")
    if view.query == "respond":
        return _window(view)
    if view.options and view.query in OWN:
        return OWN[view.query](view)
    who: Line = (SeatRef(view.left[0]) if view.left[0] >= 0 else "The table",)
    line, why, rule = WAITING.get(view.query, (" chooses.", "The controller of an effect chooses.", "MB-133"))
    return Prompt((*who, line), why, rule)


def _window(view: ViewOf[Beanz]) -> Prompt:
    """The same words for both seats, whatever is held; whoever looks alone is spoken to."""
    table = view.table
    thing = table.things[-1]
    verb, rule = THINGS[thing.window]
    line: Line = (SeatRef(thing.seat), verb, CardRef(table.kind[thing.card], thing.card))
    if thing.window == W_TARGET and table.attack:
        found = fight(table, table.attack)
        target = CardRef(table.kind[table.attack.target], table.attack.target)
        line = (*line, f" for {found.total} against ", target, f" with {found.against}: it would {WOULD[found.result]}")
    if view.options:
        return Prompt((*line, ". You may answer, or pass."), "With one Instant at a time; it costs you nothing.", rule)
    return Prompt((*line, ". An Instant?"), "The other player may answer with one Instant at a time, or pass.", rule)


def _mulligan(view: ViewOf[Beanz]) -> Prompt:
    if len(view.options) > 1:
        return Prompt(
            ("No Bean in your hand. Change it?",), "It is shown, shuffled in, and you draw five new cards.", "MB-11"
        )
    return Prompt(("Your first hand.",), "Only a hand without a Bean may be changed.", "MB-11")


def _fists(view: ViewOf[Beanz]) -> Prompt:
    if view.seat == view.args[0]:
        return Prompt(("Hide the bean in one of your hands.",), "If the other guesses wrong, you begin.", "MB-13")
    return Prompt(("In which hand is the bean?",), "If you guess right, you begin.", "MB-13")


def _loot_half(_view: ViewOf[Beanz]) -> Prompt:
    why = "Full halves are framed in dashes; those that shine are left, in any order. A star counts the Space Loot."
    return Prompt(("Where do you shoot now?",), why, "MB-99")


def _shoot(view: ViewOf[Beanz]) -> Prompt:
    half, left, *told = view.args
    where = galaxy_of_half(view.seat, half)
    assert view.options[0][0] == FLICK, "flicking comes first"
    _, least = by_lot(view.table.house)
    how, attempt = (f"Throw {least} or more", "throw") if least else ("Knock the bean down", "flick")
    again = f"If you miss, you {attempt} {'once' if left == 1 else f'{left} times'} more here."
    last = f"It is your last {attempt} here."
    which = f", {attempt} {told[0] - left} of {told[0]}" if told else ""
    line = f"Shoot for Loot in {where}{which}."
    return Prompt((line,), f"{how} to capture a card. {again if left else last}", "MB-99")


def _main(view: ViewOf[Beanz]) -> Prompt:
    table = view.table
    points = f"{table.points} action point{'' if table.points == 1 else 's'}"
    lost = _lost(view)
    if all(option == PASS or option[0] == CONCEDE or minor(view, option) for option in view.options):
        return Prompt(("Nothing of use is left. End your turn.",), lost or f"You have {points}.", "MB-20")
    if not table.points:
        why = lost or "What shines costs nothing."
        return Prompt(("No points left. Play what is free, or end your turn.",), why, "MB-20")
    buys = any(option != PASS and option[0] == BUY for option in view.options)
    why = f"Play cards, spin, stand up{', buy' * buys}, in any order."
    return Prompt((f"Your turn: {points} left.",), lost or why, "MB-18")


def _lost(view: ViewOf[Beanz]) -> str:
    """Which boost does not shine, and why; "" while none is idle."""
    kind = view.table.kind
    boosts = {
        title(kind[card]) + "'s boost" * (act == SPIN) for act, card, _ in filter(partial(minor, view), view.options)
    }
    what = next(iter(boosts)) if len(boosts) == 1 else "Boosts"
    return f"{what} would be lost: no Bean Attack can follow." if boosts else ""


def _discard_cards(view: ViewOf[Beanz]) -> Prompt:
    table = view.table
    if table.turn != view.seat:
        return Prompt(("Discard a card of your choice.",), "A power of the other player says so.", "MB-144")
    more = view.args[0]
    limit = hand_limit(table, view.seat)
    return Prompt((f"Discard {more} more.",), f"At the end of your turn you hold at most {limit} cards.", "MB-22")


def _blitz_party(_view: ViewOf[Beanz]) -> Prompt:
    return Prompt(("Who joins the Bean Blitz?",), "All who join are paid for, spin and add their values.", "MB-86")


def _target(view: ViewOf[Beanz]) -> Prompt:
    table = view.table
    assert table.attack, "an attack is going on"
    by = CardRef(table.kind[table.attack.cards[0]], table.attack.cards[0])
    if view.query == "target_attack":
        return Prompt((by, " shoots. At whom?"), "A Sharpshoot picks in any Galaxy.", "MB-85")
    return Prompt((by, " attacks. Which of your Beans is the target?"), "You pick, in any position.", "MB-78")


def _blitz_galaxy(_view: ViewOf[Beanz]) -> Prompt:
    return Prompt(("In which Galaxy does the Blitz strike?",), "One in which a participant could attack.", "MB-87")


def _effect_bean(view: ViewOf[Beanz]) -> Prompt:
    which = SELECTS[view.args[0]]
    what = "which Cosmos card?" if which.op == "clear_cosmos" else "which Bean?"
    why = WHYS[which.op] + f" Up to {which.most} in all." * which.upto
    return Prompt((f"{VERBS[which.op]}: {what}",), why, "MB-133")


def _move_bean(view: ViewOf[Beanz]) -> Prompt:
    """Where it is known which Bean moves, only where to is asked."""
    beans, why = {card for _, card, _ in view.options}, "It keeps its position; Cosmos cards stay."
    if len(beans) > 1:
        return Prompt(("Move which Bean, and where to?",), why, "MB-150")
    [bean] = beans
    return Prompt((CardRef(view.table.kind[bean], bean), " moves. To which empty slot?"), why, "MB-150")


def _said(line: str, why: str, rule: str) -> Callable[[ViewOf[Beanz]], Prompt]:
    return lambda _view: Prompt((line,), why, rule)


OWN: dict[str, Callable[[ViewOf[Beanz]], Prompt]] = {
    "mulligan": _mulligan,
    "fists": _fists,
    "loot_half": _loot_half,
    "shoot": _shoot,
    "main": _main,
    "discard_cards": _discard_cards,
    "blitz_party": _blitz_party,
    "blitz_galaxy": _blitz_galaxy,
    "target_defence": _target,
    "target_attack": _target,
    "other_target": _target,
    "effect_bean": _effect_bean,
    "effect_galaxy": _said("In which Galaxy?", "All fitting Beans there are hit.", "MB-133"),
    "effect_option": _said("Choose one.", "Only what can do something is offered.", "MB-33"),
    "move_bean": _move_bean,
    "swap_beans": _said("Swap which two Beans?", "They keep their positions; Cosmos cards stay.", "MB-150"),
    "enter_bean": _said("Which Bean comes into play, and where?", "Without its cost, Headz-up.", "MB-59"),
    "place_cosmos": _said("Which Cosmos card, and where?", "Without its cost, on any slot of yours.", "MB-68"),
    "pick_discard": _said("Choose from your discard pile.", "Cards of a discard pile are chosen openly.", "MB-148"),
    "pick_looked": _said("Take which card?", "The others go under your deck as they lay.", "MB-143"),
    "pick_loot": _said("Look at which Space Loot card?", "Only you will see it.", "MB-145"),
    "swap_loot": _said("Which card goes back to that place?", "Nobody sees whether you swap.", "MB-145"),
}
