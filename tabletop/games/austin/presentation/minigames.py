"""The gesture of a Happening: a race of reflexes."""

from __future__ import annotations

from typing import Any, cast

from tabletop.core.seats import OPPONENTS
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules.cards import GOOD
from tabletop.games.austin.rules.options import CALM, SEATS
from tabletop.games.austin.rules.queries import SILENT_MS, race_ms
from tabletop.games.austin.rules.table import Austin
from tabletop.games.austin.texts import tr
from tabletop.minigames.reflex.race_facts import RaceAsk
from tabletop.minigames.reflex.reflex_minigame import ReflexMinigame

GESTURES = (("peace", tr("race-peace")), ("pinky", tr("race-pinky")))  # by side (AP-96)


def race(view: ViewOf[Austin], options: dict[str, str]) -> RaceAsk | None:
    """The gesture race of a Happening (AP-158 to AP-165)."""
    if view.query != "press_time":
        return None
    s = view.table
    user, seat = view.args
    gesture, words = GESTURES[s.sides[user] != GOOD]
    relaxed = options["reaction_mode"] == "relaxed"
    return RaceAsk(
        user=user,
        seat=seat,
        racers=OPPONENTS[s.alive, user],
        gesture=gesture,
        words=words,
        limit_ms=race_ms(s),
        silent=SILENT_MS,
        margin_ms=s.margin,
        false_start=cast("Any", options["false_start"]),
        surprise=options["surprise"] == "on",
        relaxed=relaxed,
        one_by_one=options["race_input"] == "one_by_one",
        handicaps=tuple(int(options[f"handicap_ms_{n}"]) for n in range(min(s.seats, SEATS))),
    )


def hushed(options: dict[str, str]) -> frozenset[str]:
    """AP-159: every action is followed by the same pause, so that a Happening cannot be told from another."""
    surprise = options["surprise"] == "on" and possible(options)
    return frozenset({"main"}) if surprise else frozenset()


def possible(options: dict[str, str]) -> bool:
    """AP-156: in calm mode nobody races."""
    return options["reaction_mode"] != "calm"


def calmed(view: ViewOf[Austin]) -> bool:
    """AP-156: it has become calm in the middle, or was from the beginning."""
    return bool(view.table.house & CALM)


MINIGAMES = (
    ReflexMinigame(race, possible, hushed, calmed, margin="tie_margin", pace=("reaction_mode", "timed", "calm")),
)
