"""Opening packs of cards: a sealed bag is torn open, its cards fly out face down and are turned one by one or all at once.

`PackScreen(desk, pile)` shows it; a Pile (`progress.collection`) says which packs there are and what becomes of their cards.
"""
