"""Own decks: the shelf of a person, and the deck builder."""
