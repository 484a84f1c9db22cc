"""What can be chosen now: the options of an ask as sources (cards to take up) and targets (where they may go).

Legality is never decided here: there is a source or a target only where there is an option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.core.ask import NOBODY, PASS
from tabletop.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.core.ask import Option
    from tabletop.core.definition import Act, Spot
    from tabletop.table.layout_schema import TableLayout


class OptionTarget(NamedTuple):
    """What the third number of an option names; ("none", -1) for options that need no place."""

    spot: Spot
    number: int


BARE = OptionTarget("none", NOBODY)


def target_of(spot: Spot, number: int) -> OptionTarget:
    """Where an option goes: `BARE` where its act needs no place, or this time names none, as when chance picks it."""
    return BARE if spot == "none" or number == NOBODY else OptionTarget(spot, number)


class Selection:
    """The options of one ask, the cards that were `chosen` for it before, and which card is held. All methods give indexes into
    `options`.
    """

    def __init__(
        self,
        options: Sequence[Option] = (),
        acts: Sequence[Act] = (),
        chosen: tuple[int, ...] = (),
        minor: Callable[[Option], bool] | None = None,
    ) -> None:
        self.options, self.chosen = tuple(options), chosen
        self.major = self._major(minor)
        self.acts = acts
        self.held = NOBODY
        self.victims: frozenset[OptionTarget] = frozenset()  # at which the held card can be aimed once it has been used
        self.way = NOBODY  # as this option
        self.sources: dict[int, dict[OptionTarget, list[int]]] = {}
        self.loose: dict[OptionTarget, list[int]] = {}
        self.buttons: list[int] = []
        self.grave: list[int] = []  # never where a hand slips: no card, no place, no button of the table
        for index, option in enumerate(self.options):
            self._sort(index, option)
        if not (self.buttons or self.sources or self.loose):  # there is no other way to go on
            self.buttons, self.grave = self.grave, []
        self.announced = self._announced()

    def _sort(self, index: int, option: Option) -> None:
        act, card, number = option
        if option == PASS:
            self.buttons.append(index)
            return
        if self.acts[act].grave:
            self.grave.append(index)
            return
        target = target_of(self.acts[act].spot, number)
        if card >= 0:
            self.sources.setdefault(card, {}).setdefault(target, []).append(index)
        elif target != BARE:
            self.loose.setdefault(target, []).append(index)
        if target == BARE:
            self.buttons.append(index)

    def _major(self, minor: Callable[[Option], bool] | None) -> frozenset[int]:
        """The options that shine: all but the minor ones, and these too where one of them has to be taken."""
        ways = [index for index, option in enumerate(self.options) if option != PASS]
        found = [index for index in ways if minor is None or not minor(self.options[index])]
        return frozenset(found if found or PASS in self.options else ways)

    def _announced(self) -> int:
        """The card that all options are about, when a further choice is made for it: it is held without being taken up."""
        cards = {option[1] for option in self.options}
        hit_widgets = {self.acts[option[0]].spot for option in self.options if option != PASS}
        if len(cards) == 1 and PASS not in self.options and hit_widgets <= {"seat", "kind", "card"}:
            return next(iter(cards))
        return NOBODY

    def ticked(self, card: int) -> bool:
        """True for a card that was chosen before and is no option of this ask any more."""
        return card in self.chosen and card not in self.sources and not self.aims_at(card)

    @property
    def active(self) -> int:
        """The card whose targets are shown: the announced one, or the one that is held; NOBODY for none."""
        return self.announced if self.announced >= 0 else self.held

    def targets(self) -> dict[OptionTarget, list[int]]:
        """What can be chosen for the active card; without one, what can be chosen without any card."""
        return self.sources.get(self.active, {}) if self.active >= 0 else self.loose

    def only(self, card: int) -> int:
        """The single option of a card, -1 when there are several or none."""
        found = [index for indexes in self.sources.get(card, {}).values() for index in indexes]
        return found[0] if len(found) == 1 else -1

    def likely(self, card: int) -> int:
        """The single option of a card that is no minor one, -1 when there are several or none."""
        found = [index for ways in self.sources.get(card, {}).values() for index in ways if index in self.major]
        return found[0] if len(found) == 1 else -1

    def rivals(self) -> list[int]:
        """Options of the active card that share their target with another one: they need buttons with words."""
        return [index for indexes in self.targets().values() if len(indexes) > 1 for index in indexes]

    def lit(self) -> set[OptionTarget]:
        """What shines: the targets of the active card, and whom it can be aimed at afterwards."""
        return {*self.targets(), *self.victims}

    def offered(self) -> set[OptionTarget]:
        """What a hand goes to next: what shines for the active card; without one, the cards that shine, too."""
        cards = [] if self.active >= 0 else self.shining()
        return {*self.lit(), *(OptionTarget("card", card) for card in cards)}

    def step(self, index: int) -> OptionTarget:
        """The same on the way to one option: its card as long as that is not active, then its place."""
        act, card, number = self.options[index]
        return (
            OptionTarget("card", card) if card not in (NOBODY, self.active) else target_of(self.acts[act].spot, number)
        )

    def aims_at(self, card: int) -> bool:
        """True for a card at which the active one may be aimed."""
        target = OptionTarget("card", card)
        return target in self.targets() or target in self.victims

    def shines(self, card: int) -> bool:
        """True for such a card where it is no minor choice."""
        target = OptionTarget("card", card)
        return target in self.victims or not self.major.isdisjoint(self.targets().get(target, ()))

    def shining(self) -> dict[int, list[int]]:
        """The cards that shine as long as none is held, each with its options that are no minor ones."""
        found = {
            card: [i for at in ways.values() for i in at if i in self.major] for card, ways in self.sources.items()
        }
        return {card: indexes for card, indexes in found.items() if indexes}

    def hold(self, card: int, victims: frozenset[OptionTarget] = frozenset()) -> bool:
        """Take a card up; False when it is no source."""
        if card not in self.sources:
            return False
        self.held, self.victims, self.way = card, victims, self.likely(card)
        return True

    def release(self) -> None:
        self.held, self.victims, self.way = NOBODY, frozenset(), NOBODY


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


def meant(look: TableLayout, choosing: Selection, target: OptionTarget) -> list[int]:
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
    return said.pop() if len(said) == 1 and "" not in said else tr("table-choose-target")


def wanted(look: TableLayout, choosing: Selection) -> str:
    """What to do with the card that is held, as the second half of a sentence; "" when none is."""
    if choosing.held < 0:
        return ""
    buttons = pressed(look, choosing)
    shared = {target for target, found in choosing.targets().items() if not {*found}.isdisjoint(buttons)}
    lit = choosing.lit() - shared
    ways = []
    if any(target.spot in ("seat", "card") for target in lit):
        ways.append(tr("table-choose-target") if choosing.victims else _whom(look, choosing))
    elif lit:
        ways.append(tr("table-click-lit", count=len(lit)))
    if len(buttons) == 1:
        ways.append(tr("table-press", label=choosing.acts[choosing.options[buttons[0]][0]].label))
    elif buttons:
        ways.append(tr("table-press-one"))
    acts = {choosing.acts[choosing.options[index][0]].name for index in buttons}
    asked = [look.act[name].which for name in acts if name in look.act]
    said = tr("table-or-back", ways=", ".join(ways)) if ways else tr("table-put-back")
    if len(buttons) < 2 or lit:
        return said
    which = asked[0] if len(acts) == len(asked) == 1 and asked[0] else tr("table-which-way")
    return f"{which} {said[:1].upper()}{said[1:]}"
