### Wie Partien ausgingen, in ein, zwei Worten, für die Statistik.

ending-name-goal = Ziel erreicht
ending-name-stall = Stillstand
ending-name-concede = Aufgegeben
ending-name-agreed = Einvernehmlich
