"""Shoot for Loot: the flick."""

from __future__ import annotations

from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.cards import CARDS, MMP
from tabletop.games.beanz.rules.table import HEADZ_UP, RINGS, SLOTS, Beanz
from tabletop.worlds.flick.ask import FlickAsk
from tabletop.worlds.flick.world import FlickWorld


def flick(view: ViewOf[Beanz], options: dict[str, str]) -> FlickAsk | None:
    """The attempt that the world is asked about (MB-99, MB-111)."""
    if view.query != "flick":
        return None
    s = view.table
    seat, half, attempt, attempts = view.args
    clock = options["flick_clock"]
    own = tuple(dict.fromkeys(CARDS[s.kind[card]].id for ring in RINGS[seat, half] for card in s.zones[ring]))
    return FlickAsk(
        seat=seat,
        hole=half,
        attempt=attempt,
        attempts=attempts,
        mat=options["layout"] == "mat",
        beans=(own[0] if own else _bean(s, seat), _bean(s, 1 - seat)),
        own=own,
        assist=int(options[f"flick_assist_{seat}"]),
        steady=float(options[f"steady_hand_{seat}"]),
        seconds=0 if clock == "off" else int(clock),
    )


def _bean(s: Beanz, seat: int) -> str:
    """The picture of the bean that stands for a seat: its strongest one on the mat."""
    found = [zone[0] for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS] if zone]
    standing = [card for card in found if s.pos[card] == HEADZ_UP] or found
    return CARDS[s.kind[max(standing, key=lambda card: MMP[s.kind[card]])]].id if standing else ""


WORLDS = (FlickWorld(flick),)
