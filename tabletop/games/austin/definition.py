"""Austin Powers: Good against Evil around the table, duels of Frickin' Bones, and gestures that decide who was last."""

from __future__ import annotations

from typing import Any

from tabletop.core.definition import Definition
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import Looks
from tabletop.games.austin import words
from tabletop.games.austin.presentation import status
from tabletop.games.austin.presentation.card_faces import FACES
from tabletop.games.austin.presentation.previews import preview
from tabletop.games.austin.presentation.status import ICONS
from tabletop.games.austin.rules.attacks import buzzer
from tabletop.games.austin.rules.decks import COLLECTING
from tabletop.games.austin.rules.options import HOUSE_RULES
from tabletop.games.austin.rules.queries import ACTS
from tabletop.games.austin.rules.reasons import REASONS
from tabletop.games.austin.rules.scripts import game
from tabletop.games.austin.rules.seating import rematch
from tabletop.games.austin.rules.table import Austin, layout, new, points, rules
from tabletop.games.austin.rules.verbs import by_deal
from tabletop.games.austin.texts import tr

__all__ = ["DEFINITION", "REASONS"]


def scores(table: Any) -> tuple[int, ...]:
    """Mojo of the Good, billions of the Evil seats (AP-27)."""
    return tuple(points(table, seat) for seat in range(table.seats))


ENDINGS = ("goal", "stall", "concede", "agreed")

DEFINITION = Definition(
    id="austin",
    name="Austin Powers",
    players=(2, 6),
    rules=rules,
    root=game.__name__,
    table=Austin,
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
    moments=frozenset({"attacks", "wins_fight", "reveals", "slugfest", "wins_brawl", "concedes", "agreed"}),
    pacing=Pacing(
        forced=frozenset({"pick_target", "slug_fighter", "pick_seat", "draw_straw"}),
        brisk=frozenset({"free_discard", "even_up", "look_bottom", "look_top"}),
        quiet=frozenset({"help_throw", "help_offer", "ship_reply", "ship_turn"}),
        buzzer=buzzer,
        binding=frozenset({"goes_calm"}),
    ),
    looks=Looks(
        counters={"actions": tr("counter-actions")},
        endings={name: tr(f"ending-name-{name.replace('_', '-')}") for name in ENDINGS},
        icons=ICONS,
        opening=by_deal,
        preview=preview,
        explain=words.explain,
        signs=status.signs,
        seat_status=status.seat_status,
        combat=status.combat,
    ),
    rematch=rematch,
    collecting=COLLECTING,
)
