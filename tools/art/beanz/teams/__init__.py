"""The cast: one module of five Beans for each team."""

from __future__ import annotations

from tools.art.beanz.bean import Bean
from tools.art.beanz.teams import (
    big_league,
    bug_patch,
    busy_town,
    circus,
    dojo,
    farmyard,
    graveyard_gang,
    high_seas,
    kitchen_crew,
    legends,
    moose,
    outback,
    robot_works,
    school_yard,
    snow_day,
    star_crew,
    street_wheels,
    toy_box,
    wild_west,
)

CAST: dict[str, dict[str, Bean]] = {
    "circus": circus.BEANS,
    "farmyard": farmyard.BEANS,
    "kitchen-crew": kitchen_crew.BEANS,
    "bug-patch": bug_patch.BEANS,
    "toy-box": toy_box.BEANS,
    "school-yard": school_yard.BEANS,
    "snow-day": snow_day.BEANS,
    "busy-town": busy_town.BEANS,
    "wild-west": wild_west.BEANS,
    "graveyard-gang": graveyard_gang.BEANS,
    "street-wheels": street_wheels.BEANS,
    "outback": outback.BEANS,
    "dojo": dojo.BEANS,
    "high-seas": high_seas.BEANS,
    "robot-works": robot_works.BEANS,
    "big-league": big_league.BEANS,
    "legends": legends.BEANS,
    "star-crew": star_crew.BEANS,
    "every-team": moose.BEANS,
}
BEANS: dict[str, Bean] = {name: bean for team in CAST.values() for name, bean in team.items()}
