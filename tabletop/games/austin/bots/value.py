"""What a dealt Austin Powers table is worth: each seat's share of the win, with weights fitted to games of bots."""

from __future__ import annotations

from tabletop.bots.heuristics.fitted import Model
from tabletop.games.austin.bots.features import NAMES, features, quiet

MODEL = Model("tabletop.games.austin.bots", NAMES, features, quiet)
shares, terms = MODEL.shares, MODEL.terms
