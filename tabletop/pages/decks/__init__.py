"""Own decks: the shelf of a person, and the bench on which a deck is built."""
