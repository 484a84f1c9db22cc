### Wie Partien ausgingen, in ein, zwei Worten, für die Statistik.

ending-name-all-found = Alle gefunden
ending-name-found-by-rival = Vom Gegner gefunden
ending-name-assassin = Attentäter
ending-name-gauntlet = Handschuh
ending-name-rival-complete = Gegner fertig
