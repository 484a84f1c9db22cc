"""RPG Get!: parties of heroes on missions, whose monsters come out of the other players' hands."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import Looks
from tabletop.games.rpgget import words
from tabletop.games.rpgget.presentation import status
from tabletop.games.rpgget.presentation.card_faces import FACES
from tabletop.games.rpgget.presentation.previews import preview, warning
from tabletop.games.rpgget.presentation.status import ICONS
from tabletop.games.rpgget.rules import reasons
from tabletop.games.rpgget.rules.acts import ACTS
from tabletop.games.rpgget.rules.collecting import COLLECTING
from tabletop.games.rpgget.rules.minor import minor
from tabletop.games.rpgget.rules.options import HOUSE_RULES
from tabletop.games.rpgget.rules.scripts import game, rematch
from tabletop.games.rpgget.rules.table import RpgGet, layout, new, points, rules
from tabletop.games.rpgget.rules.windows import at_will, concerns, secret
from tabletop.games.rpgget.texts import tr

__all__ = ["DEFINITION", "reasons"]


def scores(table: Any) -> tuple[int, ...]:
    """VP of the score piles (RG-3)."""
    return tuple(points(table, seat) for seat in range(table.seats))


OPEN = ("choose_party", "party_attack", "enemy_action")  # there lies open what a bot thinks about
ASIDE = ("interrupt", "combo", "defend", "redirect", "ability_prompt")  # here, too, and it need not think about it
# where bots do not think ahead, or all know what about; what one has begun it goes on with, and each step of it is told
BRISK = (
    *("redraw", "reconcile_discard", "slot", "play_action", "choose_target", "react"),
    *("pick_top", "pick_option", "pick_unit", "pick_aim", "how_many", *OPEN, *ASIDE),
)

ENDINGS = ("goal", "last", "together", "stalemate", "agreed")

DEFINITION = Definition(
    id="rpgget",
    name="RPG Get!",
    players=(2, 4),
    rules=rules,
    root=game.__name__,
    table=RpgGet,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=FACES,
    house_rules=HOUSE_RULES,
    outcome=words.outcome,
    scores=scores,
    score_name=tr("score-name"),
    prompt=words.prompt,
    label=words.label,
    narrate=words.narrate,
    moments=frozenset({"announces", "succeeds", "fails", "falls", "struck", "out", "concedes", "agreed"}),
    pacing=Pacing(
        forced=frozenset({"pick_option", "how_many", "choose_target", "pick_aim", "pick_unit"}),
        alone=frozenset({"play_action", "choose_mission", "slot"}),
        brisk=frozenset(BRISK),
        public=frozenset((*OPEN, *ASIDE, "pick_fallen")),
        claimed=frozenset({"interrupt"}),
        at_will=at_will,
        secret=secret,
        quiet=frozenset({"react"}),
        concerns=concerns,
    ),
    looks=Looks(
        counters={"counters": tr("counter-counters"), "damage": tr("counter-damage")},
        endings={name: tr(f"ending-name-{name.replace('_', '-')}") for name in ENDINGS},
        icons=ICONS,
        preview=preview,
        minor=minor,
        harm=warning,
        signs=status.signs,
        seat_status=status.seat_status,
    ),
    rematch=rematch,
    collecting=COLLECTING,
)
