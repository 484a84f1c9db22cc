"""Panels of a sealed event: its options, who plays whom, the events before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.i18n import tr
from tabletop.progress.sealed_event import SealedEvent
from tabletop.progress.sealed_pool import PACKS
from tabletop.storage import StoreError
from tabletop.toolkit.plain_words import listed, when
from tabletop.toolkit.widgets.containers import Field, LabelledControl
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.core.definition import HouseRule
    from tabletop.progress.league import LeagueStanding
    from tabletop.progress.sealed_event import SealedMatch
    from tabletop.toolkit.widgets.widget import Widget

PAIR = 2


def rows(evening: SealedEvent, press: Callable[[SealedMatch], None]) -> list[Widget]:
    """A line for every match; pressing it deals it, goes on with it, or looks back at it."""
    made: list[Widget] = [Label(tr("sealed-matches"), "label", color="gold")]
    coming = evening.next if not evening.over else None
    for meeting in evening.meetings:
        row = ListRow(title(evening, meeting), _pressing(press, meeting), detail=_state(evening, meeting),
                      icon=_icon(meeting), label=f"match {meeting.table + 1}", tooltip=_tip(meeting))  # fmt: skip
        row.color = "gold" if meeting.match or meeting == coming else "faint"
        row.chosen = meeting == coming
        made.append(row)
    return made


def _pressing(press: Callable[[SealedMatch], None], meeting: SealedMatch) -> Callable[[], None]:
    return lambda: press(meeting)


def title(evening: SealedEvent, meeting: SealedMatch) -> str:
    """Who meets whom; a number where all sit at one table."""
    if len(meeting.players) > PAIR:
        return tr("sealed-match", number=meeting.table + 1)
    return listed([evening.night.setup.seats[seat].name for seat in meeting.players])


def _state(evening: SealedEvent, meeting: SealedMatch) -> str:
    if meeting.winners is None:
        return tr("sealed-match-goes-on") if meeting.match else ""
    names = [evening.night.setup.seats[seat].name for seat in meeting.winners]
    if not names:
        return tr("sealed-nobody-won")
    return tr("sealed-won", name=names[0]) if len(names) == 1 else tr("sealed-shared", names=names)


def _icon(meeting: SealedMatch) -> str:
    if meeting.winners is not None:
        return "crown"
    return "hourglass" if meeting.match else "cards-playing"


def _tip(meeting: SealedMatch) -> str:
    if meeting.winners is not None:
        return tr("sealed-tip-back")
    return tr("sealed-tip-go-on") if meeting.match else tr("sealed-tip-deal")


def stands(one: LeagueStanding) -> str:
    """How somebody has done so far, in words."""
    if not one.played:
        return tr("sealed-not-played")
    if one.shared:
        return tr("sealed-stands-shared", won=one.won, played=one.played, shared=one.shared)
    return tr("sealed-stands", won=one.won, played=one.played)


def champions(evening: SealedEvent) -> str:
    """Who has won the night, as a title."""
    first = [one.player for one in evening.standing() if one.place == 1]
    names = [evening.night.setup.seats[seat].name for seat in first]
    if len(names) == len(evening.night.setup.seats):
        return tr("sealed-draw")
    return tr("sealed-wins", name=names[0]) if len(names) == 1 else tr("sealed-share", names=names)


# What is settled before a sealed night: how many packs, how much time, how many rounds, which number.

MINUTES = (0, 5, 10, 15)
ROUNDS = {1: "sealed-once", 2: "sealed-twice", 3: "sealed-three-times"}
SEED_LIMIT = 19  # digits that a number may have
SEED_VALUES = 1 << 62


def fields(
    evening: SealedEvent, told: RichLabel, replan: Callable[..., None], phones: Callable[[bool], None]
) -> list[Widget]:
    """The controls; each change makes the evening anew. `told`: what so many packs mean; `replan(packs=...)` and so on;
    `phones` hears whether they may join.
    """
    plan = evening.plan

    def number(text: str) -> None:
        replan(seed=int(text) % SEED_VALUES if text.strip().isdecimal() else 0)

    def minutes(count: int) -> str:
        return tr("sealed-minutes", minutes=count) if count else tr("sealed-no-limit")

    return [
        Label(tr("sealed-evening"), "label", color="gold"),
        *(_form(rule, evening, replan) for rule in evening.definition.house_rules if rule.first),
        LabelledControl(tr("sealed-packs"), Segmented([(count, str(count)) for count in PACKS], plan.packs,
              lambda packs: replan(packs=packs), label="packs")),
        told,
        LabelledControl(tr("sealed-time"), Segmented([(count, minutes(count)) for count in MINUTES], plan.minutes,
              lambda count: replan(minutes=count), label="minutes", other=minutes)),
        LabelledControl(tr("sealed-meet"), Segmented([(count, tr(message)) for count, message in ROUNDS.items()], plan.rounds,
              lambda rounds: replan(rounds=rounds), label="rounds", other=lambda rounds: tr("sealed-times", count=rounds))),
        LabelledControl(tr("sealed-number"), TextEntry(str(plan.seed), number, label="evening", hint=tr("sealed-number-hint"),
              icon="dice-multiple", limit=SEED_LIMIT, numeric=True)),
        Field(tr("sealed-keep"), Toggle(plan.keep, lambda keep: replan(keep=keep), label="keep"),
              hint=tr("sealed-keep-hint"), share=0.3),
        Field(tr("setup-phones"), Toggle(evening.night.setup.phones, phones, label="phones", tooltip=tr("setup-phones-tip")),
              hint=tr("sealed-phones-hint"), share=0.3),
    ]  # fmt: skip


def _form(rule: HouseRule, evening: SealedEvent, replan: Callable[..., None]) -> LabelledControl:
    """Which form of the game is played decides how large a deck is."""
    chosen = evening.night.setup.options.get(rule.id, rule.default)

    def take(value: str) -> None:
        replan(options={**evening.night.setup.options, rule.id: value})

    return LabelledControl(rule.name, Segmented(list(rule.values.items()), chosen, take, label=f"rule {rule.id}",
                                      other=rule.words))  # fmt: skip


def told(evening: SealedEvent) -> str:
    """What so many packs mean for the decks of this game, in rich text."""
    night = evening.night
    size, lack = night.format.size, round(night.lacking(night.packs))
    each = len(night.pack(0, 0))
    words = [tr("sealed-cards-for", count=night.packs * each, size=size)]
    if night.sides[0]:
        words.append(tr("sealed-mixed"))
    if lack:
        words.append(f"{{hand-heart}} {tr('sealed-missing', count=lack)}")
    return " ".join(words)


def facts(evening: SealedEvent) -> list[Widget]:
    """The same when it cannot be changed any more."""
    plan = evening.plan
    timed = tr("sealed-plan-timed", count=plan.packs, minutes=plan.minutes)
    packs = timed if plan.minutes else tr("sealed-plan", count=plan.packs)
    kept = f"\n{{star}} {tr('sealed-everybody-keeps')}" if plan.keep else ""
    return [
        Label(tr("sealed-evening"), "label", color="gold"),
        RichLabel(f"{{cards-playing}} {packs}{kept}", "body"),
        RichLabel(f"{{dice-multiple}} {tr('sealed-number-told', number=plan.seed)}", "body"),
    ]


# The last nights of a game that came to an end: who won them, and the way back to their standing.

SHOWN = 3


def past_rows(services: AppServices, game: str, show: Callable[[SealedEvent], None]) -> list[Widget]:
    """A line for each of them; nothing while there is none. One that cannot be read any more is left out."""
    try:
        found = services.store.nights.finished(game, SHOWN)
    except StoreError:
        found = []
    made: list[Widget] = []
    for night in found:
        try:
            evening = SealedEvent.again(services.store, services.game(game), night, services.now)
        except StoreError:
            continue
        made.append(
            ListRow(champions(evening), _showing(show, evening), detail=when(night.updated, services.now()),
                    icon="trophy", label=f"night {night.id}", tooltip=tr("sealed-earlier-tip"))
        )  # fmt: skip
    return [Label(tr("sealed-earlier"), "label", color="gold"), *made] if made else []


def _showing(show: Callable[[SealedEvent], None], evening: SealedEvent) -> Callable[[], None]:
    return lambda: show(evening)
