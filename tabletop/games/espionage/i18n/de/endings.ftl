### Wie Partien ausgingen, in ein, zwei Worten, für die Statistik.

ending-name-knock-out = Ausgeschaltet
ending-name-package = Päckchen
ending-name-target = Zielperson
ending-name-bomb = Bombe
