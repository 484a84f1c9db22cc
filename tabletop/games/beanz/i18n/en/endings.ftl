### How matches ended, in a word or two, for the statistics.

ending-name-loot-cleared = Loot cleared
ending-name-deck-out = Deck out
ending-name-turn-cap = Turn cap
ending-name-concede = Concede
