"""Pass the Card: what the packages above know of it."""

from __future__ import annotations

from tabletop.core.definition import Act, Definition, HouseRule
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import CardFace, Looks

from .rules.scripts import game, rules
from .rules.table import COPIES, HAND, WORTH, Circle, layout, new
from .texts import tr
from .words import KINDS, NAMES, label, narrate, outcome, prompt

LINES = (*[tr("worth", points=points) for points in WORTH[:-1]], tr("worth-storm"))
STORMS = HouseRule("storms", tr("storms"), {many: tr(f"storms-{many}") for many in "23"}, "PC-5", tr("storms-about"))

DEFINITION = Definition(
    id=rules.game,
    name=tr("title"),
    players=(2, 4),
    rules=rules,
    root=game.__name__,
    table=Circle,
    layout=layout,
    new=new,
    acts=(Act("pass_on", "seat", tr("act")),),
    cards=tuple(
        CardFace(kind, name, tr("card"), (line,), "", "common", copies, "", kind)
        for kind, name, line, copies in zip(KINDS, NAMES, LINES, COPIES, strict=True)
    ),
    house_rules=(STORMS,),
    outcome=outcome,
    scores=lambda s: tuple(len(s.zones[HAND + seat]) for seat in range(s.seats)),
    score_name=tr("score"),
    prompt=prompt,
    label=label,
    narrate=narrate,
    pacing=Pacing(windows=False),  # nobody is ever offered to react
    moments=frozenset({"falls"}),
    looks=Looks(icons={"pass_on": "cards"}),
)
