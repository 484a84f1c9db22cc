"""ESPIONAGE for bots: how good an answer looks to a seat, from what it knows, and what a dealt world is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.bots.heuristics import BotStyle
from tabletop.core.ask import Option
from tabletop.core.game import JOURNAL, Game
from tabletop.core.table import Table
from tabletop.games.espionage.bots.evaluation import BOMB, KEEP, NUMBERS, PACKAGE, TARGET, Evaluation
from tabletop.games.espionage.bots.evaluation import MISSION as MISSION_WEIGHT
from tabletop.games.espionage.bots.value import shares
from tabletop.games.espionage.rules.cards import ABILITIES, AS_MISSION, AS_REACTION, KIND, MISSION, TRIGGERS, Ability
from tabletop.games.espionage.rules.queries import AIM, CLAIM, PLAY, REACT, top_discarded_mission
from tabletop.games.espionage.rules.table import DISCARD, EXPOSED, HAND, STEP, Item

# What a Mission's text is worth to a seat, by the seat it is aimed at: the sum of what its operations bring.
#
# Nothing here is about a title, so a new card that is made of existing operations needs no word in this file.

Row = dict[str, Any]  # an operation and its parameters
Rating = Callable[[Evaluation, int, Row, Ability], float]  # aimed at a seat, the own one where the text has no aim


def operations(ability: Ability) -> frozenset[str]:
    return frozenset(row["op"] for row in ability.do)


def exposing(evaluation: Evaluation, x: int, row: Row, _: Ability) -> float:
    """ES-55 by how the cards are picked: at random (ES-73, ES-75), by their title (ES-74), or by the victim (ES-88)."""
    if row["whose"] == "opponents":
        return sum([shot(evaluation, other) for other in evaluation.others])
    if row["pick"] == "named":
        return max([evaluation.chance(x, k) for k in evaluation.fatal], default=0.0) * evaluation.knock_out()
    if row["pick"] == "victim":
        n = len(evaluation.s.zones[HAND + STEP * x])
        return evaluation.card * evaluation.stake + (evaluation.hit(x) * evaluation.knock_out() if n == 1 else 0.0)
    return shot(evaluation, x)


def shot(evaluation: Evaluation, x: int) -> float:
    """A random card of x."""
    return evaluation.hit(x) * evaluation.knock_out() + evaluation.card * evaluation.stake


def gold_within(evaluation: Evaluation, x: int, share: float) -> float:
    """What it is worth to take a part `share` of x's hand: the gold in it, the Bomb included."""
    zone = evaluation.s.zones[HAND + STEP * x]
    if not zone:
        return 0.0
    return (
        share
        * sum([evaluation.chance(x, k) * evaluation.keep(k) for k in (TARGET, PACKAGE, BOMB)])
        * NUMBERS.gold_taken
    )


def stealing(evaluation: Evaluation, x: int, row: Row, _: Ability) -> float:
    """ES-76: random cards."""
    n = len(evaluation.s.zones[HAND + STEP * x])
    taken = min(int(row["count"]), n)
    return taken * evaluation.card * (1 + evaluation.stake) + gold_within(evaluation, x, taken / n if n else 0)


def picking(evaluation: Evaluation, x: int, _row: Row, _: Ability) -> float:
    """ES-77: the best card of a hand."""
    return max([evaluation.chance(x, k) * evaluation.keep(k) for k in (TARGET, PACKAGE)]) * NUMBERS.gold_taken


def giving(evaluation: Evaluation, _x: int, row: Row, _: Ability) -> float:
    """ES-77, ES-81: a card away, which may be the Bomb; after one was taken it costs nothing."""
    if BOMB in evaluation.held:
        return -evaluation.keep(BOMB)
    return 0.0 if row.get("other_than_taken") else -evaluation.card


def fetching(evaluation: Evaluation, cards: list[int]) -> float:
    """To take these cards back from the discard pile."""
    kind = evaluation.s.kind
    return sum([evaluation.card + NUMBERS.gold_taken * max(0.0, evaluation.keep(kind[c]) - 2) for c in cards])


def recovering(evaluation: Evaluation, _x: int, _row: Row, ability: Ability) -> float:
    """ES-78: the best discards."""
    s = evaluation.s
    found = [c for c in s.zones[DISCARD] if s.kind[c] != ability.spare]
    return fetching(evaluation, sorted(found, key=lambda c: -evaluation.keep(s.kind[c]))[: ability.choose])


def salvaging(evaluation: Evaluation, _x: int, row: Row, _: Ability) -> float:
    """ES-81, ES-85: from the top of the discards; the card itself is not there yet."""
    return fetching(evaluation, list(evaluation.s.zones[DISCARD][-int(row["count"]) :]))


def looking(evaluation: Evaluation, x: int, _row: Row, ability: Ability) -> float:
    """ES-82: worth more with something to do about it; nothing of its own where a card of that hand is taken then."""
    if "pick_card" in operations(ability):
        return 0.0
    return (1.0 if KIND["assassin"] in evaluation.held else 0.3) * 3 * evaluation.hidden[x] / evaluation.unseen


def drawing(evaluation: Evaluation, _x: int, row: Row, _: Ability) -> float:
    """With a test it comes in about half of all cases."""
    return float(evaluation.card * row["count"] * (0.5 if row.get("if") else 1.0))


def keeping(evaluation: Evaluation, _x: int, _row: Row, _: Ability) -> float:
    """ES-79, ES-80: one card for another."""
    return evaluation.card


RATINGS: dict[str, Rating] = {
    "expose": exposing,
    "steal": stealing,
    "pick_card": picking,
    "give": giving,
    "recover": recovering,
    "salvage": salvaging,
    "look_at_hand": looking,
    "draw": drawing,
    "keep": keeping,
}


def _worth(evaluation: Evaluation, ability: Ability, x: int) -> float:
    return sum([RATINGS[row["op"]](evaluation, x, row, ability) for row in ability.do if row["op"] in RATINGS])


def mission_value(evaluation: Evaluation, text: int) -> float:
    """What a Mission with the text of this kind brings, aimed where it brings most."""
    ability = ABILITIES[AS_MISSION[text]]
    if ability.aim < 0:
        return MISSION_WEIGHT[text] + _worth(evaluation, ability, evaluation.seat)
    there = [x for x in evaluation.others if evaluation.s.zones[HAND + STEP * x] or not ability.aim]
    return MISSION_WEIGHT[text] + max([_worth(evaluation, ability, x) for x in there], default=0.0)


def aim_value(evaluation: Evaluation, text: int, x: int) -> float:
    """What it brings to aim that text at x."""
    ability = ABILITIES[AS_MISSION[text]]
    if ability.aim < 0:
        return 0.0
    if ability.aim:
        return _worth(evaluation, ability, x)
    # a gift, for which nobody needs a card: the Bomb to whom it hurts most, others to whom they help least
    cards = len(evaluation.s.zones[HAND + STEP * x])
    return cards * evaluation.card if BOMB in evaluation.held else -cards * evaluation.card


CERTAIN = 100.0  # points of a move that wins on the spot

HARMFUL = ("expose", "recover", "steal", "pick_card", "give", "look_at_hand")  # what opponents do, the worst first


def on_turn(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """ES-13: what each Mission brings less what it costs; to end the turn is 0."""
    s, done, out = evaluation.s, {}, []
    for act, card, _ in options:
        if act == CLAIM:
            out.append(CERTAIN)
        elif act != PLAY:
            out.append(0.0)
        else:
            kind = s.kind[card]
            if kind not in done:
                text = s.kind[top_discarded_mission(s)] if ABILITIES[AS_MISSION[kind]].copies else kind
                price = NUMBERS.spend * evaluation.keep(kind) + evaluation.card * (1 + evaluation.stake) / 2
                done[kind] = mission_value(evaluation, text) - price
            out.append(done[kind])
    return out


def in_window(evaluation: Evaluation, options: list[Option]) -> list[float]:
    return [reaction_value(evaluation, option) if option[0] == REACT else 0.0 for option in options]


def announcement(evaluation: Evaluation) -> Option:
    """The option with which the card that is just being announced was chosen: PLAY, or REACT with the item's card.

    No one else hears of it yet; the seat's own answers are in the journal of the script that asks, among numbers that only
    look like them.
    """
    asked = evaluation.game.ask[3][0]
    for answer in reversed(evaluation.game.stack[-1][JOURNAL]):
        if isinstance(answer, tuple) and answer:
            option = answer[-1] if isinstance(answer[-1], tuple) else answer
            if option[0] in (PLAY, REACT) and option[1] == asked:
                return option
    raise AssertionError("nothing is being announced")


def text_of(evaluation: Evaluation, option: Option) -> tuple[int, bool]:
    """The kind of the text that an announced card gets, and whether that is a Mission's text."""
    s, (act, card, about) = evaluation.s, option
    kind = s.kind[card]
    if act == PLAY:
        return (s.kind[top_discarded_mission(s)] if ABILITIES[AS_MISSION[kind]].copies else kind), True
    item = item_of(evaluation, about)
    if ABILITIES[AS_REACTION[kind]].copies and item is not None:
        return ABILITIES[item.ability].kind, ABILITIES[item.ability].use == MISSION
    return kind, False


def aiming(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """ES-28; a Decoy's new aim is judged by the card that it turns away."""
    option = announcement(evaluation)
    text, mission = text_of(evaluation, option)
    if not mission:
        item = item_of(evaluation, option[2])
        text = ABILITIES[item.ability].kind if item is not None else text
    return [aim_value(evaluation, text, x) for _, _, x in options]


def naming(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """ES-74: the title by its chance and by what its loss does."""
    aim = next(answer[2] for answer in reversed(evaluation.game.stack[-1][JOURNAL]) if answer and answer[0] == AIM)
    end = evaluation.knock_out()
    return [evaluation.chance(aim, k) * (end if k in evaluation.fatal else 0.1 * KEEP[k]) for _, _, k in options]


def answering(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """ES-48: the item that a copied Reaction is about."""
    text, _ = text_of(evaluation, announcement(evaluation))
    return [reply_value(evaluation, text, about) for _, _, about in options]


def owning(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """To take a card that this seat sees."""
    kind = evaluation.s.kind
    return [evaluation.keep(kind[c]) for _, c, _ in options]


def parting(evaluation: Evaluation, options: list[Option]) -> list[float]:
    """To give a card away or up; for a fatal one the end is counted in."""
    kind = evaluation.s.kind
    dropped = evaluation.game.ask[2] == "give_up_card"
    return [
        -evaluation.keep(kind[c]) - (NUMBERS.own_end if dropped and kind[c] in evaluation.fatal else 0.0)
        for _, c, _ in options
    ]


def beginning(evaluation: Evaluation, options: list[Option]) -> list[float]:
    return [0.1 if x == evaluation.seat else 0.0 for _, _, x in options]


LOOKS: dict[str, Callable[[Evaluation, list[Option]], list[float]]] = {
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
        return LOOKS[game.ask[2]](Evaluation(game, seat, style), options)

    def value(self, table: Table) -> tuple[float, ...] | None:
        return shares(table)


HINTS = Espionage()


def item_of(evaluation: Evaluation, card: int) -> Item | None:
    """The item of the stack that is this card."""
    return next((item for item in evaluation.s.items if item.card == card), None)


def entries(evaluation: Evaluation, seat: int) -> list[int]:
    """Kinds of a seat's cards that lie open."""
    s = evaluation.s
    return [s.kind[c] for c in s.zones[EXPOSED + STEP * seat]]


def doom(evaluation: Evaluation, seat: int) -> float:
    """What it costs this seat (or, for another one, brings to it) that the open cards of `seat` are discarded."""
    fatal = any(kind in evaluation.fatal for kind in entries(evaluation, seat))
    if seat == evaluation.seat:
        return NUMBERS.own_end * evaluation.style.caution if fatal else 0.0
    return evaluation.knock_out() if fatal else 0.0


def threat(evaluation: Evaluation, item: Item) -> float:
    """What an opponent's item would cost this seat if it took effect."""
    if item.cancelled or item.seat == evaluation.seat:
        return 0.0
    ability, end, stake = ABILITIES[item.ability], NUMBERS.own_end * evaluation.style.caution, evaluation.stake
    at_me = item.aim == evaluation.seat
    if ability.use != MISSION:
        return 0.0
    rows = {row["op"]: row for row in ability.do}
    worst = next((op for op in HARMFUL if op in rows), "")
    row = rows.get(worst, {})
    if worst == "expose" and row["pick"] == "random" and (at_me or row["whose"] == "opponents"):
        return evaluation.own_hit() * end + evaluation.card
    if worst == "expose" and row["pick"] == "named" and at_me:
        return (
            (end if item.title in evaluation.fatal else evaluation.keep(item.title) * 0.3)
            if item.title in evaluation.held
            else 0.0
        )
    if worst == "recover":
        return stake * (evaluation.card + sum([KEEP[evaluation.s.kind[c]] * NUMBERS.gold_taken for c in item.chosen]))
    if not at_me:
        return stake * evaluation.card * 2
    return _loss(evaluation, item, worst, row)


def _loss(evaluation: Evaluation, item: Item, worst: str, row: Row) -> float:
    """What an operation that is aimed at this seat takes from it, or brings to it."""
    if worst in ("steal", "pick_card"):
        part = min(1.0, row["count"] / max(1, evaluation.size)) if worst == "steal" else 1.0
        gold = sum([evaluation.keep(k) for k in evaluation.held if k in (TARGET, PACKAGE, BOMB)])
        return float(part * gold + evaluation.card)
    if worst == "look_at_hand":
        return NUMBERS.peek * evaluation.own_fatal
    if worst == "give":
        return evaluation.chance(item.seat, BOMB) * -evaluation.keep(BOMB) * 0.7 + evaluation.card
    return evaluation.card


def benefit(evaluation: Evaluation, item: Item) -> float:
    """What the item brings to the one who played it, as this seat sees it; for its own items."""
    a = ABILITIES[item.ability]
    if item.cancelled:
        return 0.0
    if a.use == MISSION:
        return aim_value(evaluation, a.kind, item.aim) if item.aim >= 0 else mission_value(evaluation, a.kind)
    return reply_value(evaluation, a.kind, item.answered)


def handled(evaluation: Evaluation, card: int) -> bool:
    """True when this seat has already answered that item, or somebody has cancelled it for good."""
    for item in evaluation.s.items[evaluation.s.base :]:
        for_good = item.seat == evaluation.seat or "cancel" in operations(ABILITIES[item.ability])
        if item.answered == card and not item.cancelled and for_good:
            return True
    return False


def against(evaluation: Evaluation, item: Item) -> float:
    """What it is worth to cancel an opponent's Reaction: what it was to spoil, or what it was to win."""
    a = ABILITIES[item.ability]
    if item.cancelled:
        return 0.0
    if a.use == MISSION:
        return threat(evaluation, item)
    does = operations(a)
    if "keep_entries" in does:
        return doom(evaluation, item.seat)
    if "catch" in does:
        return doom_of_target(evaluation)
    about = item_of(evaluation, item.answered)
    if about is None:
        return 0.0
    if about.seat == evaluation.seat:
        return benefit(evaluation, about)
    if "redirect" in does and item.aim == evaluation.seat:
        return threat(evaluation, about._replace(aim=evaluation.seat))
    return 0.0


def doom_of_target(evaluation: Evaluation) -> float:
    """What it brings that the open Target falls: minus the own end if it is the own one."""
    for x in (evaluation.seat, *evaluation.others):
        if TARGET in entries(evaluation, x):
            return doom(evaluation, x) if x != evaluation.seat else -doom(evaluation, x)
    return 0.0


def reply_value(evaluation: Evaluation, text: int, about: int) -> float:
    """What a Reaction's text brings against the item (or the exposure) whose card is `about`."""
    if handled(evaluation, about):
        return -1.0
    item, does = item_of(evaluation, about), operations(ABILITIES[AS_REACTION[text]])
    if "keep_entries" in does:
        return doom(evaluation, evaluation.seat)
    if "catch" in does:
        return NUMBERS.gold_taken * evaluation.keep(TARGET) - doom_of_target(evaluation)
    if item is None:
        return 0.0
    if "redirect" in does:
        turned = max([aim_value(evaluation, ABILITIES[item.ability].kind, x) for x in evaluation.others], default=0.0)
        return threat(evaluation, item) + turned
    if "cancel" not in does:
        return 0.0
    return threat(evaluation, item) if TRIGGERS[text].acts_as == "mission" else against(evaluation, item)


def copy_value(evaluation: Evaluation, item: Item) -> float:
    """What it brings to take over an item's text (ES-47)."""
    a = ABILITIES[item.ability]
    if a.use == MISSION:
        return mission_value(evaluation, a.kind)
    s = evaluation.s
    worth = [
        reply_value(evaluation, a.kind, other.card) for other in s.items[s.base :] if other.seat != evaluation.seat
    ]
    if s.exposing >= 0:
        worth.append(reply_value(evaluation, a.kind, s.exposing))
    return max(worth, default=0.0)


def reaction_value(evaluation: Evaluation, option: Option) -> float:
    """What it is worth to play this card on that item, the card's own price included."""
    _, card, about = option
    kind = evaluation.s.kind[card]
    price = NUMBERS.answer * evaluation.keep(kind) + evaluation.card * 0.5
    if not ABILITIES[AS_REACTION[kind]].copies:
        return reply_value(evaluation, kind, about) - price
    item = item_of(evaluation, about)
    return (copy_value(evaluation, item) if item is not None else 0.0) - price
