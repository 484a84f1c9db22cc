"""Shoot for Loot: the flick."""

from __future__ import annotations

from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.cards import BEAN, CARDS, MMP, TYPE
from tabletop.games.beanz.rules.table import DISCARD, HEADZ_UP, LOOT, RINGS, SLOTS, Beanz, rules
from tabletop.games.beanz.texts import tr
from tabletop.games.beanz.words import galaxy_of_half
from tabletop.minigames.flick.flick_facts import FlickAsk
from tabletop.minigames.flick.flick_minigame import FlickMinigame
from tabletop.minigames.flick.mat_picture import FlickArt


def called(bean: str) -> str:
    """The name on the card of a Bean, as small cards have it."""
    return NAMES.get(bean, bean).removesuffix(" Bean")


NAMES = {card.id: card.name for card in CARDS}
ART = FlickArt(
    title="Mighty Beanz",
    mat=("beanz", "mat.webp"),
    space=("beanz", "space.webp"),
    blank=("beanz", "target.webp"),
    beans=(rules.game, "beans"),
    called=called,
)
DEGREES = (0, 180, 90)  # Headz-up, Bottomz-up, Sidewayz


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
        place=tr("galaxy", galaxy=galaxy_of_half(seat, half)),
        turned=bool(seat),
        slots=_lying(s, seat),
        loot=_loot(s, seat),
    )


def _lying(s: Beanz, seat: int) -> tuple[tuple[str, int, int], ...]:
    """Every Bean on both mats, by the slots as the shooter sees them: the other seat's are mirrored."""
    found = []
    for near, whose in ((True, seat), (False, 1 - seat)):
        for slot, zone in enumerate(s.zones[SLOTS * whose : SLOTS * whose + SLOTS]):
            if zone:
                place = slot if near else 2 * SLOTS - 1 - slot
                found.append((CARDS[s.kind[zone[0]]].id, place, DEGREES[s.pos[zone[0]]]))
    return tuple(found)


def _loot(s: Beanz, seat: int) -> tuple[int, ...]:
    """How much is left for the shooter, from left to right, then for the other one."""
    own, other = ([len(s.zones[LOOT + 3 * whose + half]) for half in range(3)] for whose in (seat, 1 - seat))
    return (*own, *reversed(other))


def _bean(s: Beanz, seat: int) -> str:
    """The picture of the bean that stands for a seat: its strongest one on the mat, else of its discard pile."""
    found = [zone[0] for zone in s.zones[SLOTS * seat : SLOTS * seat + SLOTS] if zone]
    found = found or [card for card in s.zones[DISCARD + seat] if TYPE[s.kind[card]] == BEAN]
    standing = [card for card in found if s.pos[card] == HEADZ_UP] or found
    return CARDS[s.kind[max(standing, key=lambda card: MMP[s.kind[card]])]].id if standing else ""


MINIGAMES = (FlickMinigame(flick, ART),)
