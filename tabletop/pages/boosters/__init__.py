"""Opening packs of cards: a sealed bag is torn open, its cards fly out face down and are turned one by one or all at once.

`PackScreen(services, pile)` shows it; a `progress.collection.PackQueue` says which packs there are
and what becomes of their cards.
"""
