"""Moments of Austin Powers for pictures: a duel and a slugfest, dealt and played by script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.arrange import ArrangedZone
from tabletop.match.scripted_bots import Move

if TYPE_CHECKING:
    from collections.abc import Sequence

GOOD = ("melody-vox-chart-topper", "carnaby-street-bouncer", "shagette-scooter-courier", "dick-fighter-pilot")
EVIL = ("ninja-on-probation", "maraca-band-leader", "doomsweep-robot-janitor", "smooth-saboteur", "mini-me")
AGENTS = (
    ("austin-powers", "shagette-bass-player", "fab-hairdresser", "basil-exposition"),
    ("lair-estate-agent", "dr-evil", "fat-bastard-caber-champion"),
    GOOD[:3],
    EVIL[:4],
    GOOD[1:],
    EVIL,
)
HANDS = (
    (
        "twirl-like-you-mean-it",
        "smile-you-are-in-my-album",
        "tea-first-then-danger",
        "felicity-shagwell",
        "springin-shindig",
        "lost-luggage",
    ),
    ("that-was-my-last-sandwich", "nobody-touches-my-swivel-chair", "mass-hypnosis", "frau-farbissina"),
    ("fancy-meeting-me-here", "tea-first-then-danger", "everybody-twist", "felicity-shagwell"),
    ("i-expected-you-an-hour-ago", "polka-until-you-drop", "ransom-telethon", "dr-evil"),
    ("fancy-meeting-me-here", "groove-now-ask-later", "psychedelic-poet"),
    ("i-shout-because-i-care", "nobody-touches-my-swivel-chair", "crystal-ball-no-batteries"),
)
SCORED = (
    ("charity-auction", "psychedelic-poet", "johnson-radar-operator", "shagette-go-go-dancer", "do-try-to-keep-up-pet"),
    ("torpedo-submarine-cook", "piranha-trainer", "group-evil-laugh"),
    ("austin-powers", "twirl-like-you-mean-it"),
    ("fat-bastard-caber-champion", "lair-estate-agent", "put-it-on-the-villains-tab", "noodle-pool-attendant"),
    ("basil-exposition", "charity-auction"),
    ("dr-evil", "only-bruised-thank-you", "henchman-union-rep", "behold-my-second-best-lever", "trumpet-lair-bugler"),
)
OUT = (("mind-the-ruffles-love", "skittle-bowling-champion"), ("periscope-harbour-spy",))
OPTIONS = {"deck_0": "starter-good", "first_player": "random", "reaction_mode": "calm"}
DUEL: dict[int, Sequence[Move]] = {
    0: (Move("attack", "austin-powers", "lair-estate-agent"), Move("throw", "twirl-like-you-mean-it")),
    1: (Move("throw", "that-was-my-last-sandwich"), Move("throw", "nobody-touches-my-swivel-chair")),
}
BRAWL: dict[int, Sequence[Move]] = {
    0: (Move("swinger", "springin-shindig", 0),),
    1: (Move("throw", "nobody-touches-my-swivel-chair"),),
    2: (Move("throw", "fancy-meeting-me-here"),),
    3: (Move("throw", "i-expected-you-an-hour-ago"),),
    5: (Move("throw", "i-shout-because-i-care"),),
}


def places(count: int) -> tuple[ArrangedZone, ...]:
    """The deal for so many seats, Good and Evil in turn."""
    groups = (("table_agents", AGENTS), ("hand", HANDS), ("score_pile", SCORED))
    dealt = [ArrangedZone(group, rows[seat], seat) for seat in range(count) for group, rows in groups]
    return (*dealt, *(ArrangedZone("discard_pile", cards, seat) for seat, cards in enumerate(OUT)))
