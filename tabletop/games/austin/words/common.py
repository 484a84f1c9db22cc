"""Small parts of sentences."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.ask import PASS, UNKNOWN, Option
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import (
    CARDS,
    SHAG,
    SWING,
    SWING_NEED,
    TYPES,
    VIBE_NAMES,
    Agent,
    Bone,
    Card,
    Swinger,
)
from tabletop.games.austin.rules.ops import TOUCHES, Touch
from tabletop.games.austin.rules.queries import (
    ACTS,
    ASK_HELP,
    ATTACK,
    BEGIN,
    BOTTOM,
    CARD_ACTION,
    CHOOSE,
    DISCARD_CARD,
    DO,
    FIGHTER,
    PICK,
    PLAY_AGENT,
    PLAY_FREE,
    SEAT,
    SHIP_REPLY,
    STRAW,
    TARGET,
    THROW,
    TOP,
    USE_HAPPENING,
    USE_SWINGER,
    alone,
    help_stands,
)
from tabletop.games.austin.rules.select import OTHER, Filter, If, role_of
from tabletop.games.austin.rules.table import UNTIL_ATTACK, UNTIL_MY_TURN, UNTIL_THEIR_TURN, UNTIL_TURN, Austin
from tabletop.games.austin.texts import tr
from tabletop.i18n.catalogue import Value

# The words that are printed on a card, and parts of them that the log repeats.

SHIP_RULE = tr("ship-rule")
ACTION = tr("action-mark")
CROWDS = {"Shagettes", "Henchmen"}  # who speaks with one voice: English has an article there


def said(card: Agent) -> str:
    """The line of a ship Agent; the next one finishes it (AP-122)."""
    return tr("ship-says", line=card.ship_line.removesuffix("-"))


def action_text(card: Card) -> str:
    """What the action of a card does, of a Swinger that of the box which has one (AP-43, AP-91); "" where none is printed."""
    found = next((text for text in printed_text(card) if ACTION in text), "").partition(ACTION)[2]
    return f"{found[:1].upper()}{found[1:]}"


def printed_text(card: Card) -> tuple[str, ...]:
    """A Swinger: its free box, then that with vibes; a ship Agent: its line, then the rule; a plain Bone: whose voice."""
    if isinstance(card, Swinger):
        return card.text, card.swing_text
    if isinstance(card, Agent) and card.ship:
        return said(card), SHIP_RULE
    if isinstance(card, Bone) and not card.text:
        return (tr("voices" if card.speaker in CROWDS else "voice", speaker=card.speaker),)
    return (card.text,)


VIBES = (tr("vibe-groovy"), tr("vibe-shagadelic"), tr("vibe-randy"), tr("vibe-creepy"))
TYPE_WORDS = (tr("type-agents"), tr("type-bones"), tr("type-swingers"), tr("type-happenings"))
UNTIL = {UNTIL_ATTACK: "fight", UNTIL_TURN: "turn", UNTIL_MY_TURN: "my-turn", UNTIL_THEIR_TURN: "their-turn"}
assert len(VIBES) == len(VIBE_NAMES)


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return CARDS[kind].name if kind != UNKNOWN else tr("card")


def yes(so: bool) -> str:
    """As messages choose by it."""
    return "yes" if so else "no"


def attempt(attack: int) -> str:
    """A kind of attack, as messages choose by it."""
    return "shag" if attack == SHAG else "kill"


def vibe_list(amounts: Sequence[int]) -> str:
    """Say "1 Groovy and 2 Creepy" for four amounts."""
    each = zip(amounts, VIBES, strict=True)
    return tr("all-of", items=[tr("vibes-of", count=n, vibe=name) for n, name in each if n])


def named(code: int) -> str:
    """What was named before a gesture: a type of card, or a vibe behind the types (AP-154)."""
    return TYPE_WORDS[code] if code < len(TYPES) else VIBES[code - len(TYPES)]


# What cards an effect asks for, in words: "Shagette", "female Shagger", "Agent worth 7 or less"; and what it waits for.

USUAL = {  # what an operation picks where its filter names nothing
    "bounce": "agent",
    "discard_agent": "agent",
    "mute": "agent",
    "set_role": "agent",
    "play_free": "agent",
    "attack_now": "agent",
    "trash_table": "lasting",
    "strip_bone": "bone",
}


def wanted(which: Touch) -> str:
    """One of the cards that an operation means."""
    return tr("wanted", **meant(which))


def meant(which: Touch) -> dict[str, Value]:
    """The same for messages that have it inside."""
    return _noun(which.filter, USUAL.get(which.op, "agent" if which.filter.said.sex else "card"))


def condition(cond: If) -> dict[str, Value]:
    """What a message tells of a condition that does not hold."""
    return {
        "test": cond.test,
        "everyone": yes(cond.everyone),
        "least": cond.least,
        "other": yes(cond.filter.which == OTHER),
        **_noun(cond.filter, "agent"),
    }


def _noun(which: Filter, usual: str) -> dict[str, Value]:
    said = which.said
    return {
        "noun": "persona" if said.persona else said.trait or said.role or said.type or usual,
        "persona": said.persona,
        "sex": said.sex if said.sex in ("f", "m") else "any",
        "most": str(said.max_score) if said.max_score < UNKNOWN else "any",
    }


# A few words for each option: buttons, menus, screen readers.

PASSES = {
    "main": tr("pass-turn"),
    "mulligan": tr("pass-mulligan"),
    "fight": tr("pass-fight"),
    "pad": tr("pass-pad"),
    "help_throw": tr("pass-no"),
    "help_offer": tr("pass-no"),
    "ship_reply": tr("pass-ship"),
    "ship_turn": tr("pass-ship"),
    "ship_again": tr("pass-ships"),
    "slug_step": tr("pass-slug"),
    "free_discard": tr("pass-discard"),
    "look_bottom": tr("pass-bottom"),
    "look_top": tr("pass-top"),
    "search_card": tr("pass-search"),
    "free_agent": tr("pass-free"),
    "strike": tr("pass-strike"),
    "may_do": tr("pass-no"),
}
VERBS = {  # what an effect does to the card that is picked: a message
    "discard_hand": "discard-card",
    "bounce": "send-back-card",
    "discard_agent": "discard-card",
    "mute": "silence-card",
    "set_role": "pick-card",
    "trash_table": "discard-card",
    "unscore": "take-away-card",
    "recover": "take-card",
    "score_from": "score-card",
    "strip_bone": "discard-card",
    "redraw": "discard-card",
}
WITH_CARD = {
    PLAY_AGENT: "play-card",
    PLAY_FREE: "play-free",
    USE_HAPPENING: "use-card",
    CARD_ACTION: "action-of",
    THROW: "throw-card",
    SHIP_REPLY: "answer-card",
    FIGHTER: "send-card",
    DISCARD_CARD: "discard-card",
    PICK: "choose-card",
    TOP: "top-card",
    BOTTOM: "bottom-card",
}
WITH_SEAT = {TARGET: "name-seat", BEGIN: "begins-seat", SEAT: "choose-seat"}


def label(view: ViewOf[Austin], option: Option) -> str:
    """What pressing this option does. Seats are numbered from 1; the screen knows their names."""
    table = view.table
    if option == PASS:
        return _pass(view, table)
    number, card, spot = option
    if number == STRAW:
        return tr("draw-this-straw", number=spot + 1)
    if number == CHOOSE:
        return VIBES[spot] if view.query == "pick_vibe" else branch(view, spot)
    if number == DO:
        return tr("yes")
    if number == ASK_HELP:
        assert table.fight, "help is asked for in a fight"
        return tr("ask-again") if help_stands(table, table.fight, view.args[0]) else ACTS[number].label
    if number in WITH_SEAT:
        return tr(WITH_SEAT[number], number=spot + 1)
    return _with_card(view, option) if card >= 0 else ACTS[number].label


def _with_card(view: ViewOf[Austin], option: Option) -> str:
    table, (number, card, spot) = view.table, option
    name = title(table.kind[card])
    if number == ATTACK:
        target = title(table.kind[spot])
        return tr("attack-shag" if role_of(table, card) == SHAG else "attack-kill", card=name, target=target)
    if number == USE_SWINGER:
        return _swinger(table.kind[card], spot)
    if number == USE_HAPPENING and spot >= 0:
        return tr("use-naming", card=name, named=named(spot))
    if number == PLAY_AGENT and (PLAY_FREE, card, -1) in view.options:
        return tr("play-paid", card=name)
    if number == PICK and view.query == "pick_card":
        return tr(VERBS[TOUCHES[view.args[0]].op], card=name)
    return tr(WITH_CARD[number], card=name)


def _pass(view: ViewOf[Austin], table: Austin) -> str:
    if view.query == "look_bottom" and view.args[0]:
        return PASSES["look_top"]  # all of them go there; only the order is chosen
    if view.query == "slug_step" and alone(table):
        return PASSES["pad"]  # AP-136: not out, but done
    return PASSES.get(view.query) or tr("pass-nothing")


def _swinger(kind: int, box: int) -> str:
    if box == SWING:
        return tr("use-vibe-box", card=title(kind), vibes=vibe_list(SWING_NEED[kind]))
    return tr("use-free-box", card=title(kind))


def explain(view: ViewOf[Austin], option: Option) -> str:
    """What is printed in the box of a Swinger (AP-88)."""
    act, card, box = option
    if option == PASS or act != USE_SWINGER:
        return ""
    return printed_text(CARDS[view.table.kind[card]])[box]


def branch(view: ViewOf[Austin], n: int) -> str:
    """The n-th option of a "Choose one" card, as the card file words it."""
    me = view.args[1]
    card = CARDS[view.table.kind[me[1]]]
    rows = next(row for row in card.effects if row["op"] == "choose")
    return str(rows["options"][n]["text"])
