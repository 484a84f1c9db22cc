### Wie Partien ausgingen, in ein, zwei Worten, für die Statistik.

ending-name-loot-cleared = Loot erbeutet
ending-name-deck-out = Deck leer
ending-name-turn-cap = Zuggrenze
ending-name-concede = Aufgegeben
