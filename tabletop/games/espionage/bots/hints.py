"""ESPIONAGE for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.bots.heuristics.style import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import JOURNAL, Game
from tabletop.core.table import Table
from tabletop.games.espionage.bots.mind import KEEP, NUMBERS, Mind
from tabletop.games.espionage.bots.missions import aim_value, mission_value
from tabletop.games.espionage.bots.reactions import item_of, reaction_value, reply_value
from tabletop.games.espionage.bots.value import shares
from tabletop.games.espionage.rules.cards import ABILITIES, AS_MISSION, AS_REACTION, MISSION
from tabletop.games.espionage.rules.queries import AIM, CLAIM, PLAY, REACT, top_discarded_mission

CERTAIN = 100.0  # points of a move that wins on the spot


def on_turn(mind: Mind, options: list[Option]) -> list[float]:
    """ES-13: what each Mission brings less what it costs; to end the turn is 0."""
    s, done, out = mind.s, {}, []
    for act, card, _ in options:
        if act == CLAIM:
            out.append(CERTAIN)
        elif act != PLAY:
            out.append(0.0)
        else:
            kind = s.kind[card]
            if kind not in done:
                text = s.kind[top_discarded_mission(s)] if ABILITIES[AS_MISSION[kind]].copies else kind
                price = NUMBERS.spend * mind.keep(kind) + mind.card * (1 + mind.stake) / 2
                done[kind] = mission_value(mind, text) - price
            out.append(done[kind])
    return out


def in_window(mind: Mind, options: list[Option]) -> list[float]:
    return [reaction_value(mind, option) if option[0] == REACT else 0.0 for option in options]


def announcement(mind: Mind) -> Option:
    """The option with which the card that is just being announced was chosen: PLAY, or REACT with the item's card.

    No one else hears of it yet; the seat's own answers are in the journal of the script that asks, among numbers that only
    look like them.
    """
    asked = mind.game.ask[3][0]
    for answer in reversed(mind.game.stack[-1][JOURNAL]):
        if isinstance(answer, tuple) and answer:
            option = answer[-1] if isinstance(answer[-1], tuple) else answer
            if option[0] in (PLAY, REACT) and option[1] == asked:
                return option
    raise AssertionError("nothing is being announced")


def text_of(mind: Mind, option: Option) -> tuple[int, bool]:
    """The kind of the text that an announced card gets, and whether that is a Mission's text."""
    s, (act, card, about) = mind.s, option
    kind = s.kind[card]
    if act == PLAY:
        return (s.kind[top_discarded_mission(s)] if ABILITIES[AS_MISSION[kind]].copies else kind), True
    item = item_of(mind, about)
    if ABILITIES[AS_REACTION[kind]].copies and item is not None:
        return ABILITIES[item.ability].kind, ABILITIES[item.ability].use == MISSION
    return kind, False


def aiming(mind: Mind, options: list[Option]) -> list[float]:
    """ES-28; a Decoy's new aim is judged by the card that it turns away."""
    option = announcement(mind)
    text, mission = text_of(mind, option)
    if not mission:
        item = item_of(mind, option[2])
        text = ABILITIES[item.ability].kind if item is not None else text
    return [aim_value(mind, text, x) for _, _, x in options]


def naming(mind: Mind, options: list[Option]) -> list[float]:
    """ES-74: the title by its chance and by what its loss does."""
    aim = next(answer[2] for answer in reversed(mind.game.stack[-1][JOURNAL]) if answer and answer[0] == AIM)
    end = mind.knock_out()
    return [mind.chance(aim, k) * (end if k in mind.fatal else 0.1 * KEEP[k]) for _, _, k in options]


def answering(mind: Mind, options: list[Option]) -> list[float]:
    """ES-48: the item that a copied Reaction is about."""
    text, _ = text_of(mind, announcement(mind))
    return [reply_value(mind, text, about) for _, _, about in options]


def owning(mind: Mind, options: list[Option]) -> list[float]:
    """To take a card that this seat sees."""
    kind = mind.s.kind
    return [mind.keep(kind[c]) for _, c, _ in options]


def parting(mind: Mind, options: list[Option]) -> list[float]:
    """To give a card away or up; for a fatal one the end is counted in."""
    kind = mind.s.kind
    dropped = mind.game.ask[2] == "give_up_card"
    return [
        -mind.keep(kind[c]) - (NUMBERS.own_end if dropped and kind[c] in mind.fatal else 0.0) for _, c, _ in options
    ]


def beginning(mind: Mind, options: list[Option]) -> list[float]:
    return [0.1 if x == mind.seat else 0.0 for _, _, x in options]


LOOKS: dict[str, Callable[[Mind, list[Option]], list[float]]] = {
    "turn": on_turn,
    "reactions": in_window,
    "aims": aiming,
    "titles": naming,
    "answered": answering,
    "discards": owning,
    "pick_card": owning,
    "pick_looked": owning,
    "order_looked": owning,  # the best first: deepest, out of the next player's reach
    "give_card": parting,
    "give_up_card": parting,
    "first_player": beginning,
}


class Espionage:
    def scores(self, game: Game, seat: int, options: list[Option], style: BotStyle) -> list[float]:
        if len(options) == 1:
            return [0.0]
        return LOOKS[game.ask[2]](Mind(game, seat, style), options)

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = Espionage()
