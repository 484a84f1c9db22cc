"""What the deck builder and the collection need to know of Mighty Beanz."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tabletop.core.decks import Collecting, Facet, Format, ReadyDeck
from tabletop.games.beanz.rules.boosters import open_booster
from tabletop.games.beanz.rules.cards import DECKS, TEAMS
from tabletop.games.beanz.rules.decks import fill, form_of
from tabletop.games.beanz.rules.legality import SIZE, mistakes
from tabletop.games.beanz.rules.table import HAND_SIZE

STARTER = ("big-top-stampede", "toys-in-the-dark")  # the decks of a first game are everybody's own
KINDS = {
    "bean": "Beans",
    "action": "Actions",
    "instant": "Instants",
    "moon": "Moons",
    "asteroid_field": "Asteroid Fields",
}
RANKS = {"rookie": "Rookie", "advanced": "Advanced", "pro": "Pro", "super_pro": "Super Pro"}
RARITIES = {
    "common": "Common",
    "uncommon": "Uncommon",
    "rare": "Foil rare",
    "ultra_rare": "Ultra-rare",
    "moose": "The Moose",
}
POWERS = {"headz_up": "Headz-up", "spin": "Spin", "both": "Both", "none": "No power"}


def _ready() -> tuple[ReadyDeck, ...]:
    return tuple(
        ReadyDeck(deck.id, deck.name, deck.format, deck.blurb, {entry.id: entry.count for entry in deck.cards})
        for deck in DECKS.values()
    )


def _starter() -> dict[str, int]:
    total: Counter[str] = Counter()
    for name in STARTER:
        for entry in DECKS[name].cards:
            total[entry.id] += entry.count
    return dict(total)


def booster(seed: int, options: Mapping[str, str]) -> tuple[int, ...]:
    """The kinds in a pack, the foil card last (MB-129, MB-130)."""
    return open_booster(seed, options.get("ultra_slot", "replaces_rare"))


def limited(options: Mapping[str, str]) -> bool:
    """MB-132."""
    return options["collection"] == "owned"


COLLECTING = Collecting(
    formats=(
        Format("basic", "Basic", SIZE["basic"], "deck"),
        Format("expert", "Expert", SIZE["expert"], "expert_deck"),
    ),
    format=form_of,
    mistakes=mistakes,
    fill=fill,
    ready=_ready(),
    starter=_starter(),
    booster=booster,
    facets=(
        Facet("kind", "Kind", KINDS),
        Facet("rank", "Type", RANKS),
        Facet(
            "team",
            "Team",
            {**{team.id: team.name for team in TEAMS}, "every-team": "Every team"},
            {team.id: team.colour for team in TEAMS},
        ),
        Facet("power", "Power", POWERS),
        Facet("rarity", "Rarity", RARITIES),
    ),
    curve=("cost", "Cost"),
    rarities=RARITIES,
    limited=limited,
    hand=HAND_SIZE,
)
