"""What is settled before a sealed night: how many packs, how much time, how many rounds, which number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.progress.sealed_pool import PACKS
from tabletop.toolkit.plain_words import many
from tabletop.toolkit.widgets.containers import Field, Under
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import HouseRule
    from tabletop.progress.sealed_event import SealedEvent
    from tabletop.toolkit.widgets.widget import Widget

MINUTES = ((0, "No limit"), (5, "5 min"), (10, "10 min"), (15, "15 min"))
ROUNDS = ((1, "Once"), (2, "Twice"), (3, "Three times"))
SEED_LIMIT = 19  # digits that a number may have
SEED_VALUES = 1 << 62


def fields(evening: SealedEvent, told: RichLabel, replan: Callable[..., None]) -> list[Widget]:
    """The controls; each change makes the evening anew. `told`: what so many packs mean; `replan(packs=...)` and so on."""
    plan = evening.plan

    def number(text: str) -> None:
        replan(seed=int(text) % SEED_VALUES if text.strip().isdecimal() else 0)

    return [
        Label("The evening", "label", color="gold"),
        *(_form(rule, evening, replan) for rule in evening.definition.house_rules if rule.first),
        Under("Packs for everybody", Segmented([(count, str(count)) for count in PACKS], plan.packs,
              lambda packs: replan(packs=packs), label="packs")),
        told,
        Under("Time to build", Segmented(MINUTES, plan.minutes, lambda minutes: replan(minutes=minutes),
              label="minutes", other=lambda minutes: f"{minutes} min")),
        Under("Then all meet at the table", Segmented(ROUNDS, plan.rounds,
              lambda rounds: replan(rounds=rounds), label="rounds", other=lambda rounds: f"{rounds} times")),
        Under("Number of the evening: the same one, the same packs", TextEntry(str(plan.seed), number, label="evening",
              hint="Number", icon="dice-multiple", limit=SEED_LIMIT, numeric=True)),
        Field("Everybody keeps the cards", Toggle(plan.keep, lambda keep: replan(keep=keep), label="keep"),
              hint="They go to the collections of those who have one", share=0.3),
    ]  # fmt: skip


def _form(rule: HouseRule, evening: SealedEvent, replan: Callable[..., None]) -> Under:
    """Which form of the game is played decides how large a deck is."""
    chosen = evening.night.setup.options.get(rule.id, rule.default)

    def take(value: str) -> None:
        replan(options={**evening.night.setup.options, rule.id: value})

    return Under(rule.name, Segmented(list(rule.values.items()), chosen, take, label=f"rule {rule.id}",
                                      other=rule.words))  # fmt: skip


def told(evening: SealedEvent) -> str:
    """What so many packs mean for the decks of this game, in rich text."""
    night = evening.night
    size, lack = night.format.size, round(night.lacking(night.packs))
    each = len(night.pack(0, 0))
    words = f"{night.packs * each} cards for a deck of {size}."
    if night.sides[0]:
        words += " Packs mix both sides, and a deck is of one: about half of the cards can be played."
    if lack:
        words += f" {{hand-heart}} About **{many(lack, 'card')}** will be missing; the starter set lends them."
    return words


def facts(evening: SealedEvent) -> list[Widget]:
    """The same when it cannot be changed any more."""
    plan = evening.plan
    time = f"{plan.minutes} minutes to build" if plan.minutes else "as long as you like to build"
    kept = "\n{star} Everybody keeps the cards." if plan.keep else ""
    return [
        Label("The evening", "label", color="gold"),
        RichLabel(f"{{cards-playing}} {many(plan.packs, 'pack').capitalize()} each, {time}.{kept}", "body"),
        RichLabel(f"{{dice-multiple}} Number of the evening: **{plan.seed}**. Another table that types it in opens "
                  "the same packs.", "body"),
    ]  # fmt: skip
