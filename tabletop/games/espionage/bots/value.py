"""What a dealt world is worth: each seat's share of the win, from features of the hands with weights fitted to self-play."""

from __future__ import annotations

from tabletop.bots.heuristics.fitted import Model
from tabletop.games.espionage.bots.features import NAMES, features, quiet
from tabletop.games.espionage.rules.cards import CARDS

COMMONS = [card.id for card in CARDS if card.rarity == "common"]
MODEL = Model(
    "tabletop.games.espionage.bots", NAMES, features, quiet, alike=(COMMONS, [f"{title} late" for title in COMMONS])
)
shares, terms = MODEL.shares, MODEL.terms
