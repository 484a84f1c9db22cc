"""The shelf of matches, and a match that is watched again."""

from __future__ import annotations

from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop import games
from tabletop.app import routes
from tabletop.core.record import Answer
from tabletop.match import TableSetup
from tabletop.match.autosave import copied
from tabletop.match.help_used import HelpUsed
from tabletop.match.save_reader import ReadMatch, read, replay
from tabletop.pages.progress.match_list import MatchesScreen, ReplayMoment, watch
from tabletop.progress.decision_analysis import AnalysedDecision, ShareRange, decisions
from tabletop.progress.review import KIND, mattered
from tabletop.toolkit.widgets.value_controls import Segmented
from tools.rigs.table import Sitting, seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.progress.review import Review
    from tools.rigs.pilot import Pilot

EVENING = 1_790_000_000  # Unix seconds: the same for every picture
GAME = "espionage"
HOUR = 3600
KEYS = ("page down", "page down", "right", "right")  # to a moment worth a picture


@cache
def played(game: str = GAME, count: int = 3, seed: int = 5) -> tuple[TableSetup, tuple[Answer, ...]]:
    """A match of one person and bots, played to its end by heuristics; the same for the same words."""
    setup = TableSetup(game=game, seats=seats(count), seed=seed, pace="quick")
    match = Sitting(setup).until(lambda sitting: sitting.match.game.over).match
    return match.setup, tuple(match.record.answers)


def keep(services: AppServices, game: str = GAME, count: int = 3, *, most: int | None = None, ago: int = 0) -> int:
    """Keep such a match in the store, or its first `most` answers; its number."""
    setup, answers = played(game, count)
    given = list(answers[:most])
    record = replay(ReadMatch(games.load(game), setup, given))
    outcome = record.definition.outcome(record.game.table) if record.game.over else None
    return copied(
        services.store,
        setup,
        given,
        outcome,
        EVENING - ago * HOUR,
        HelpUsed(record.definition, {0: 2}).at(setup, answers),
    )


def _same_deal(pilot: Pilot, services: AppServices) -> None:
    first = keep(services)
    keep(services, ago=3)
    pilot.app.push(routes.same_deal(services, first, read(services.store, first)))


def _matches(pilot: Pilot, services: AppServices) -> None:
    for ago, (game, count, most) in enumerate(
        (("beanz", 2, None), ("codenames", 4, 9), (GAME, 3, None), (GAME, 3, 70))
    ):
        keep(services, game, count, most=most, ago=30 - 9 * ago)
    pilot.app.push(MatchesScreen(services))


def _export(pilot: Pilot, services: AppServices) -> None:
    """What a match becomes, a film at most."""
    _matches(pilot, services)
    pilot.click("Export")
    pilot.tick(300)
    kinds = pilot.find("kind")
    assert isinstance(kinds, Segmented)
    pilot.click(kinds.cells()[-1].center)


def _rewatch(pilot: Pilot, services: AppServices) -> None:
    watch(pilot.app, services, keep(services), ReplayMoment(playing=False))
    pilot.tick(200)
    pilot.key(*KEYS)


def reviewed(services: AppServices, match: int, game: str = GAME, count: int = 3, *, part: float = 1.0) -> Review:
    """Note a review of a kept match whose chances are invented, or the first part of one."""
    setup, answers = played(game, count)
    past = replay(ReadMatch(games.load(setup.game), setup, list(answers)))
    review = services.reviewing.of(match, past, setup.humans)
    dice = Random(3)
    chance, shares = 0.3, [dice.uniform(0.5, 1.5) for _ in setup.seats]
    for decision in list(decisions(past, setup.humans))[: round(part * review.total)]:
        chance = min(0.95, max(0.2, chance + dice.gauss(0.01, 0.07)))
        options = past.at(decision.n).options_of(decision.seat) or []
        same, told = past.answers[decision.n].choice, past.answers[decision.n].value
        behind = min(chance - 0.01, max(0.0, dice.gauss(0, 0.09))) if told is None else 0.0
        given = chance - behind
        shares = [max(0.02, share + dice.gauss(0, 0.1)) for share in shares]
        others = sum(shares) - shares[decision.seat]
        review.found.looks.append(
            AnalysedDecision(
                n=decision.n,
                seat=decision.seat,
                given=ShareRange(given, max(0.0, given - 0.06), given + 0.06),
                best=ShareRange(chance, max(0.0, chance - 0.06), chance + 0.06),
                choice=(same + 1) % len(options) if behind else same,
                value=told,
                behind=behind,
                surely=max(0.0, behind - 0.07),
                other=0.1,
                ahead=max(0.0, dice.gauss(0, 0.04)),
                obvious=dice.random() < 0.5,
                every_given=tuple(share / others * (1 - given) for share in shares),
                every_best=tuple(share / others * (1 - chance) for share in shares),
            )
        )
    services.store.notes.put(KIND, str(match), review.found, now=EVENING)
    return review


def _review(pilot: Pilot, services: AppServices, game: str = GAME, count: int = 3, part: float = 1.0) -> None:
    match = keep(services, game, count)
    reviewed(services, match, game, count, part=part)
    routes.look_back(pilot.app, services, match)
    pilot.tick(200)
    tabs: Any = pilot.find("tabs")
    tabs.choose(len(tabs.options) - 1)
    pilot.tick(100)


def _decision(pilot: Pilot, services: AppServices) -> None:
    match = keep(services)
    found = [one for one in mattered(reviewed(services, match).looks) if one.kind == "cost"]
    routes.decision(pilot.app, services, match, found[-1])


SCREENS: dict[str, Callable[[Pilot, AppServices], None]] = {
    "matches": _matches,
    "export": _export,
    "same-deal": _same_deal,
    "review": _review,
    "review-begun": partial(_review, part=0.4),
    "review-many": partial(_review, count=6),
    "review-teams": partial(_review, game="codenames", count=4),
}
TABLES: dict[str, Callable[[Pilot, AppServices], None]] = {"rewatch": _rewatch, "decision": _decision}
