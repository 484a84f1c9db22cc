"""What is still wanted of the card that is held, in words, and which buttons have to be pressed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import PASS
from tabletop.table.model.selection import BARE

if TYPE_CHECKING:
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.model.selection import Selection, Target

WHICH = "Which way?"
BACK = "or put it back"


def drop(look: TableLayout, choosing: Selection, card: int) -> str:
    """Where a card is dropped if it needs no place; its act may say so."""
    if look.bare != "act":
        return look.bare
    found = choosing.sources.get(card, {}).get(BARE, ())
    acts = [choosing.acts[choosing.options[index][0]].name for index in found]
    return look.act[acts[0]].drop if acts and acts[0] in look.act else "centre"


def first(look: TableLayout, choosing: Selection, index: int) -> bool:
    """What a place means that others share."""
    named = look.act.get(choosing.acts[choosing.options[index][0]].name)
    return named is not None and named.first


def meant(look: TableLayout, choosing: Selection, target: Target) -> list[int]:
    """The options that a target stands for: the one that comes first, else all that share it; of a victim what comes before."""
    if target in choosing.victims:
        return [choosing.way]
    found = choosing.targets().get(target, [])
    return [index for index in found if first(look, choosing, index)] or found


def touched(look: TableLayout, choosing: Selection, card: int, *, aside: bool = False) -> int:
    """The option of a card that is taken by touching it, or aside with the other button; -1 for none."""
    for indexes in choosing.sources.get(card, {}).values():
        for index in indexes:
            act = look.act.get(choosing.acts[choosing.options[index][0]].name)
            if act is not None and (act.aside if aside else bool(act.touch)):
                return index
    return -1


def touch_rule(look: TableLayout, choosing: Selection, index: int) -> str:
    """The house rule that says how an option is taken by touching its card."""
    return look.act[choosing.acts[choosing.options[index][0]].name].touch


def pressed(look: TableLayout, choosing: Selection) -> list[int]:
    """The options of the held card that are taken by their buttons alone: they have no place, or share one."""
    if choosing.held < 0:
        return []
    there = drop(look, choosing, choosing.held) == "card"
    return [
        index
        for target, found in choosing.targets().items()
        if target.spot != "kind"
        and ((target == BARE and there) or (len(found) > 1 and not any(first(look, choosing, i) for i in found)))
        for index in found
    ]


def aimed(look: TableLayout, choosing: Selection) -> dict[int, list[int]]:
    """By card the options of a question for whom a card that was used is meant; {} for any other question."""
    acts = {choosing.acts[option[0]].name for option in choosing.options if option != PASS}
    if not acts or not all(name in look.act and look.act[name].aim for name in acts):
        return {}
    return {card: ways[BARE] for card, ways in choosing.sources.items() if set(ways) == {BARE}}


def _whom(look: TableLayout, choosing: Selection) -> str:
    """What is chosen by what the held card is put on: its target, unless all of its acts say something else."""
    acts = {choosing.acts[choosing.options[index][0]].name for ways in choosing.targets().values() for index in ways}
    said = {look.act[name].whom if name in look.act else "" for name in acts}
    return said.pop() if len(said) == 1 and "" not in said else "choose its target"


def wanted(look: TableLayout, choosing: Selection) -> str:
    """What to do with the card that is held, as the second half of a sentence; "" when none is."""
    if choosing.held < 0:
        return ""
    buttons = pressed(look, choosing)
    shared = {target for target, found in choosing.targets().items() if not {*found}.isdisjoint(buttons)}
    lit = choosing.lit() - shared
    ways = []
    if any(target.spot in ("seat", "card") for target in lit):
        ways.append("choose its target" if choosing.victims else _whom(look, choosing))
    elif lit:
        ways.append("click the place that shines" if len(lit) == 1 else "click a place that shines")
    if len(buttons) == 1:
        ways.append(f"press {choosing.acts[choosing.options[buttons[0]][0]].label}")
    elif buttons:
        ways.append("press one of its buttons")
    acts = {choosing.acts[choosing.options[index][0]].name for index in buttons}
    asked = [look.act[name].which for name in acts if name in look.act]
    question = "" if len(buttons) < 2 or lit else f"{asked[0] if len(acts) == len(asked) == 1 and asked[0] else WHICH} "
    said = ", ".join([*ways, BACK])
    return question + (said[:1].upper() + said[1:] if question else said)
