"""What a dealt RPG Get! table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from tabletop.bots.heuristics.fitted import Model
from tabletop.games.rpgget.bots.features import NAMES, features, quiet

MODEL = Model("tabletop.games.rpgget.bots", NAMES, features, quiet)
shares, terms = MODEL.shares, MODEL.terms
