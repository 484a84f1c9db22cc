"""Pass the Card: what the packages above know of it."""

from __future__ import annotations

from tabletop.core.definition import Act, Definition, HouseRule
from tabletop.core.presentation import CardFace, Looks

from .rules.scripts import game, rules
from .rules.table import COPIES, HAND, WORTH, Circle, layout, new
from .words import NAMES, label, narrate, outcome, prompt

LINES = (*[f"Worth {points}." for points in WORTH[:-1]], "Worth nothing. Who holds too many of them falls.")
STORMS = HouseRule(
    "storms", "Storms", {"2": "two are fatal", "3": "three are fatal"}, "PC-5", "How many Storms a hand can bear."
)

DEFINITION = Definition(
    id=rules.game,
    name="Pass the Card",
    players=(2, 4),
    rules=rules,
    root=game.__name__,
    table=Circle,
    layout=layout,
    new=new,
    acts=(Act("pass_on", "seat", "Pass on"),),
    cards=tuple(
        CardFace(name.lower(), name, "Card", (line,), "", "common", copies, "", name.lower())
        for name, line, copies in zip(NAMES, LINES, COPIES, strict=True)
    ),
    house_rules=(STORMS,),
    outcome=outcome,
    scores=lambda s: tuple(len(s.zones[HAND + seat]) for seat in range(s.seats)),
    score_name="Cards in hand",
    prompt=prompt,
    label=label,
    narrate=narrate,
    moments=frozenset({"falls"}),
    looks=Looks(icons={"pass_on": "cards"}),
)
