"""A few words for each option: buttons, menus, screen readers."""

from __future__ import annotations

from tabletop.core.ask import PASS, Option
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import CARDS, SHAG, SWING, SWING_NEED
from tabletop.games.austin.rules.ops import TOUCHES
from tabletop.games.austin.rules.queries import (
    ACTS,
    ASK_HELP,
    ATTACK,
    CHOOSE,
    DO,
    PICK,
    PLAY_AGENT,
    PLAY_FREE,
    STRAW,
    USE_HAPPENING,
    USE_SWINGER,
    alone,
    help_stands,
)
from tabletop.games.austin.rules.select import role_of
from tabletop.games.austin.rules.table import Austin
from tabletop.games.austin.words.card_text import printed_text
from tabletop.games.austin.words.common import VIBES, named, title, vibe_list

PASSES = {
    "main": "I'm spent",
    "mulligan": "Keep this hand",
    "fight": "Leave it",
    "pad": "Enough",
    "help_throw": "No",
    "help_offer": "No",
    "ship_reply": "No ship",
    "ship_turn": "No ship",
    "ship_again": "Enough ships",
    "slug_step": "I'm out",
    "free_discard": "Done",
    "look_bottom": "The rest stays on top",
    "look_top": "As they lie",
    "search_card": "Take nothing",
    "free_agent": "Play nothing",
    "strike": "No attempt",
    "may_do": "No",
}
VERBS = {
    "discard_hand": "Discard",
    "bounce": "Send back",
    "discard_agent": "Discard",
    "mute": "Silence",
    "set_role": "Pick",
    "trash_table": "Discard",
    "unscore": "Take away",
    "recover": "Take",
    "score_from": "Score",
    "strip_bone": "Discard",
    "redraw": "Discard",
}


def label(view: ViewOf[Austin], option: Option) -> str:
    """What pressing this option does. Seats are numbered from 1; the screen knows their names."""
    table = view.table
    if option == PASS:
        return _pass(view, table)
    number, card, spot = option
    act, name = ACTS[number], title(table.kind[card]) if card >= 0 else ""
    if number == ATTACK:
        kind = "Shag" if role_of(table, card) == SHAG else "Assassination"
        return f"{name}: {kind} attempt on {title(table.kind[spot])}"
    if number == USE_SWINGER:
        return _swinger(table.kind[card], spot)
    if number == STRAW:
        return f"{act.label} {spot + 1}"
    if number == CHOOSE:
        return VIBES[spot] if view.query == "pick_vibe" else branch(view, spot)
    if number == USE_HAPPENING:
        return f"{act.label} {name} and name {named(spot)}" if spot >= 0 else f"{act.label} {name}"
    if number == PLAY_FREE:
        return f"Play {name} without an action"
    if number == PLAY_AGENT and (PLAY_FREE, card, -1) in view.options:
        return f"Play {name} for an action"
    if number == PICK and view.query == "pick_card":
        return f"{VERBS[TOUCHES[view.args[0]].op]} {name}"
    if number == DO:
        return "Yes"
    if number == ASK_HELP:
        assert table.fight, "help is asked for in a fight"
        return "Ask for help again" if help_stands(table, table.fight, view.args[0]) else act.label
    if act.spot == "seat":
        return f"{act.label} player {spot + 1}"
    return f"{act.label} {name}".strip()


def _pass(view: ViewOf[Austin], table: Austin) -> str:
    if view.query == "look_bottom" and view.args[0]:
        return PASSES["look_top"]  # all of them go there; only the order is chosen
    if view.query == "slug_step" and alone(table):
        return PASSES["pad"]  # AP-136: not out, but done
    return PASSES.get(view.query, "Nothing")


def _swinger(kind: int, box: int) -> str:
    need = vibe_list(SWING_NEED[kind])
    return f"{title(kind)}, the box with {need}" if box == SWING else f"{title(kind)}, the free box"


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
