"""Dialogs of the menu: a match or a sealed night that was interrupted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.storage import StoreError
from tabletop.toolkit import plain_words
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Confirmation, Dialog, DialogButton, confirm

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch, SavedSealedEvent
    from tabletop.toolkit.widgets.screen import Screen

# What a kept match is a part of, in a few words: a circuit, a season, the deal of a day, a sealed night.


class _Options(msgspec.Struct):
    """What the options of a kept match say of it."""

    run: tuple[str, int, int] | None = None
    night: tuple[int, int] | None = None
    begun: object = None


def belongs(match: SavedMatch) -> str:
    """As "circuit, rival 3"; "" for a match of its own, and where what is kept of it cannot be read."""
    try:
        found = msgspec.convert(match.options, _Options)
        if found.run is not None:
            return _run(*found.run)
    except (msgspec.ValidationError, ValueError, OverflowError):
        return ""
    if found.night is not None:
        return tr("menu-of-night", match=found.night[1] + 1)
    if found.begun is not None:
        return tr("menu-of-moment")
    return tr("menu-put-right") if match.repaired else ""


def _run(kind: str, number: int, stop: int) -> str:
    if kind == "circuit":
        return tr("menu-of-circuit", rival=stop + 1)
    if kind == "season":
        return tr("menu-of-season", evening=stop + 1)
    if kind == "evening":
        return tr("menu-of-evening", match=stop + 1)
    if kind == "daily":
        day = date.fromordinal(number)
        return tr("menu-of-daily", day=day.day, month=day.month, match=stop + 1)
    return ""


class ResumeOffer(NamedTuple):
    """Something that was left: what is asked, what it was, what is lost with it, and the ways on, out, and to another one."""

    question: str
    facts: tuple[str, ...]
    loss: str
    go: Callable[[], None]
    drop: Callable[[], None]
    other: Callable[[], None] | None = None


def offer_resume(screen: Screen[None], services: AppServices, match: SavedMatch) -> None:
    """Offer to go on with an open match, to leave it for later, to give it up, or to see the next one that is open."""
    every = services.open_matches()
    ids = [one.id for one in every]
    after = every[(ids.index(match.id) + 1) % len(every)] if match.id in ids and len(every) > 1 else None
    when, part = plain_words.when(match.updated, services.now()), belongs(match)
    facts = (
        f"{{cards-playing}} **{escape(services.title(match.game))}**" + (f", {part}" if part else ""),
        f"{{account-group}} {escape(plain_words.company(match.seats))}",
        f"{{clock}} {when}, {plain_words.progress(match.answers)}",
        *([f"{{history}} {more(len(every) - 1)}"] if after is not None else []),
    )

    def drop() -> None:
        services.store.abandon(match.id, now=int(services.now()))

    other = partial(offer_resume, screen, services, after) if after is not None else None
    question, loss = tr("menu-resume"), tr("menu-give-up-match")
    _offer(screen, ResumeOffer(question, facts, loss, lambda: services.routes.resume(match.id), drop, other))


def more(count: int) -> str:
    """How many matches are unfinished beside one."""
    return tr("menu-more-matches", count=count)


def offer_night(screen: Screen[None], services: AppServices, night: SavedSealedEvent) -> None:
    """The same for a sealed night."""
    facts = (
        f"{{weather-night}} {tr('menu-night-of', game=escape(services.title(night.game)))}",
        f"{{account-group}} {escape(plain_words.company(guests(night)))}",
        f"{{clock}} {plain_words.when(night.updated, services.now())}",
    )

    def drop() -> None:
        routes.give_up_night(services, night)

    question, loss = tr("menu-resume-night"), tr("menu-give-up-night")
    _offer(screen, ResumeOffer(question, facts, loss, lambda: go_on(screen, services, night), drop))


def go_on(screen: Screen[None], services: AppServices, night: SavedSealedEvent) -> None:
    """Show a sealed night where it stopped."""
    try:
        screen.app.push(routes.night_again(services, night))
    except StoreError as error:
        sorry(screen.app, error)


def guests(night: SavedSealedEvent) -> list[dict[str, Any]]:
    """Who plays in a night, as plain data; nobody where it cannot be read."""
    seats = night.plan.get("setup", {}).get("seats", [])
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def _offer(screen: Screen[None], left: ResumeOffer) -> None:
    answers = (
        DialogButton(tr("menu-give-up"), "drop", "ghost"),
        *([DialogButton(tr("menu-another"), "other")] if left.other is not None else []),
        DialogButton(tr("menu-later"), "later"),
        DialogButton(tr("menu-go-on"), "go", "primary", "play"),
    )

    def drop() -> None:
        try:
            left.drop()
        except StoreError as error:
            sorry(screen.app, error)
        screen.shown()

    def heard(choice: str | None) -> None:
        if choice == "go":
            left.go()
        elif choice == "other" and left.other is not None:
            left.other()
        elif choice == "drop":
            confirm(screen, Confirmation(tr("menu-give-up-sure"), left.loss, tr("menu-give-up"), style="danger"), drop)

    text = f"{left.question}\n\n" + "\n".join(left.facts)
    screen.app.push(Dialog(tr("menu-welcome-back"), text, answers, icon="history"), heard)
