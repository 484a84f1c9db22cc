"""States of the daily deal and of somebody's skill worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from tabletop import games
from tabletop.match.autosave import create
from tabletop.match.seats import Level, Seat, TableSetup, bot, person
from tabletop.pages.progress.daily_page import DailyScreen, today
from tabletop.pages.progress.skill_page import SkillScreen
from tabletop.progress import daily
from tabletop.progress.duplicate_deals import DealRecord, DealShares
from tabletop.progress.rules_version import rules_version

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tools.rigs.pilot import Pilot

Show = Callable[["Pilot", "AppServices"], None]
GAME = games.ours()[0]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
UNKNOWN = 4  # matches whose deals nobody has played


def known(services: AppServices) -> Seat:
    """Ruby, who has a profile."""
    ruby = next(iter(services.profiles()), None)
    ruby = ruby or services.store.profiles.create("Ruby", colour="seat0", avatar="03", now=int(services.now()))
    return person(0, ruby.name, avatar=ruby.avatar, profile=ruby.id)


def played(services: AppServices, setup: TableSetup, winner: int) -> int:
    """A match that is over."""
    number = create(services.store, setup, int(services.now()))
    services.store.finish(number, {"winners": [winner], "ending": "", "seconds": 600}, now=int(services.now()))
    return number


def practised(services: AppServices, matches: int = 40) -> None:
    """Matches of somebody who is a little better than a normal bot; the deals of the last ones are not scored."""
    dice, who = Random(3), known(services)
    for n in range(matches):
        worth = dice.uniform(0.15, 0.75)
        won = dice.random() < worth + 0.14
        setup = TableSetup(game=GAME, seats=(who, bot(1, LEVELS[n % 3])), seed=n)
        number = played(services, setup, 0 if won else 1)
        found = DealRecord(
            rules_version(GAME),
            done=290,
            normal={0: DealShares(200, 200 * worth)},
            hard={0: DealShares(40, 40 * (worth + 0.2))},
            usual={0: DealShares(50, 50 * 0.45)},
            over=True,
        )
        if n < matches - UNKNOWN:
            services.store.notes.put("deal", str(number), found, now=1)


def _daily(pilot: Pilot, services: AppServices) -> None:
    definition, day, who = services.game(GAME), today(services), known(services)
    played(services, daily.table(definition, day, 0, who), 0)
    create(services.store, daily.table(definition, day, 1, who), int(services.now()))
    pilot.app.push(DailyScreen(services, GAME))


def _skill(pilot: Pilot, services: AppServices) -> None:
    practised(services)
    pilot.app.push(SkillScreen(services, GAME))


SCREENS: dict[str, Show] = {"daily": _daily, "skill": _skill}
