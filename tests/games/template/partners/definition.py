"""Partners: what the packages above know of it."""

from __future__ import annotations

from tabletop.core.definition import Act, Definition, HouseRule
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import CardFace, Looks, Team

from .rules.scripts import game, rules, sides
from .rules.table import SEATS, Cards, layout, new
from .words import NAMES, TEAMS, label, narrate, outcome, prompt, signs

TRUMPS = HouseRule("trumps", "Trumps", {"turned": "turned up", "none": "none"}, "PT-2", "Which suit beats all others.")

DEFINITION = Definition(
    id=rules.game,
    name="Partners",
    players=(SEATS, SEATS),
    rules=rules,
    root=game.__name__,
    table=Cards,
    layout=layout,
    new=new,
    acts=(Act("play", "zone", "Play"),),
    cards=tuple(
        CardFace(name.lower().replace(" ", "-"), name, "Card", (f"The {name}.",), "", "common", 1, "", "card")
        for name in NAMES
    ),
    house_rules=(TRUMPS,),
    outcome=outcome,
    scores=lambda s: tuple(s.won[side] for side in sides(s)),
    score_name="Tricks",
    prompt=prompt,
    label=label,
    narrate=narrate,
    pacing=Pacing(windows=False),
    sides=sides,
    moments=frozenset({"takes"}),
    looks=Looks(icons={"play": "cards"}, signs=signs, teams=(Team(TEAMS[0], "seat1"), Team(TEAMS[1], "seat4"))),
)
