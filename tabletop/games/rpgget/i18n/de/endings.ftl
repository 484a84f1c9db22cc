### Wie Partien ausgingen, in ein, zwei Worten, für die Statistik.

ending-name-goal = Ziel erreicht
ending-name-last = Als Letzter übrig
ending-name-together = Gemeinsam
ending-name-stalemate = Patt
ending-name-agreed = Einvernehmlich
