### Warum eine Karte gerade nicht geht (Regeln, Abschnitt 9), nach dem Code des Grundes.

refusal-held-card = Diese Karte wird nie gespielt; sie wirkt auf der Hand.
refusal-mission-not-now = Eine Mission spielt man nur im eigenen Zug, bei leerer Kette.
refusal-mission-limit = Du hast in diesem Zug schon drei Missionen gespielt.
refusal-reaction-as-mission = Diese Reaktion antwortet nur auf andere Karten.
refusal-nothing-to-answer = Hier ist nichts, worauf diese Karte antworten könnte.
refusal-wrong-item = Keine deiner Karten darf auf diese antworten.
refusal-not-copyable = Hier ist nichts, was du mit aller Wahl kopieren könntest.
refusal-bad-aim = Es gibt keinen Gegner mit einer Handkarte als Ziel.
refusal-chosen-already = Diese Karte hast du schon gewählt.
refusal-bad-discards = Diese Karte vom Ablagestapel ist nicht wählbar.
refusal-no-discards = Im Ablagestapel ist nichts, was diese Karte nehmen könnte.
refusal-no-gift = Du brauchst noch eine andere Karte zum Weggeben.
refusal-exposed-card = Diese Karte liegt offen, bis entschieden ist, was aus ihr wird.
refusal-bomb-not-choosable = Die Bombe kannst du nicht zum Abwerfen wählen.
refusal-same-card = Du kannst nicht die Karte zurückgeben, die du gerade genommen hast.
refusal-gold-stays = Nur eine gewöhnliche Karte darf genommen werden.
refusal-claim-too-few = Das Päckchen gewinnt mit zehn oder mehr Karten auf der Hand.
refusal-claim-bomb = Mit der Bombe auf der Hand kann das Päckchen nicht gewinnen.
refusal-claim-not-now = Das Päckchen zählt nur beim Aufdecken.
