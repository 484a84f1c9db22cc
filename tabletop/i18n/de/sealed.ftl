### Ein Sealed-Abend: sein Plan, seine Spieler, ihre Booster und Decks, seine Partien.

sealed-title = Sealed-Abend
sealed-waits = Einer ist noch nicht zu Ende: { $who }, { $when }. Ein neuer lässt ihn, wie er ist.
sealed-new = Ein neuer Abend
sealed-go-on = Weiter
sealed-kept = Der Abend ist gespeichert. Vom Menü aus geht er weiter.

# Der Plan
sealed-evening = Der Abend
sealed-packs = Booster für alle
sealed-time = Zeit zum Bauen
sealed-no-limit = Ohne Grenze
sealed-minutes = { $minutes } min
sealed-meet = Dann trifft jeder auf jeden
sealed-once = Einmal
sealed-twice = Zweimal
sealed-three-times = Dreimal
sealed-times = { $count }-mal
sealed-number = Nummer des Abends: gleiche Nummer, gleiche Booster
sealed-number-hint = Nummer
sealed-keep = Alle behalten ihre Karten
sealed-keep-hint = Sie gehen in die Sammlungen derer, die eine haben
sealed-cards-for = { $count } Karten für ein Deck mit { $size }.
sealed-mixed = In den Boostern sind beide Seiten, ein Deck hat nur eine: Etwa die Hälfte der Karten ist spielbar.
sealed-missing = { $count ->
    [one] Etwa **eine Karte** wird fehlen; das Grundset leiht sie.
   *[other] Etwa **{ toolkit-count } Karten** werden fehlen; das Grundset leiht sie.
}
sealed-plan = { $count ->
    [one] Für alle ein Booster, und so viel Zeit zum Bauen, wie ihr wollt.
   *[other] Für alle { toolkit-count } Booster, und so viel Zeit zum Bauen, wie ihr wollt.
}
sealed-plan-timed = { $count ->
    [one] Für alle ein Booster und { $minutes } Minuten zum Bauen.
   *[other] Für alle { toolkit-count } Booster und { $minutes } Minuten zum Bauen.
}
sealed-everybody-keeps = Alle behalten ihre Karten.
sealed-number-told = Nummer des Abends: **{ $number }**. Ein anderer Tisch, der sie eintippt, öffnet dieselben Booster.
sealed-earlier = Frühere Abende
sealed-earlier-tip = Die Tabelle noch einmal ansehen

# Wer spielt
sealed-bot-easy = Bot, leicht
sealed-bot-normal = Bot, normal
sealed-bot-hard = Bot, schwer
sealed-bot-is-easy = { $name } (leicht)
sealed-bot-is-normal = { $name } (normal)
sealed-bot-is-hard = { $name } (schwer)
sealed-nobody = Niemand
sealed-somebody-new = Jemand Neues ...
sealed-who-plays = Wer spielt
sealed-turn-side = Die andere Seite spielen; wer daneben sitzt, folgt, soweit nötig
sealed-side-settled = Welche Seite dieser Platz hat, sagen die Hausregeln.
sealed-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
sealed-your-turn = Du bist dran, Booster zu öffnen und zu bauen.

# Booster und Decks
sealed-packs-of = Die Booster von { $name }
sealed-open-rest = Den Rest auf einmal öffnen
sealed-build-the-deck = Das Deck bauen
sealed-build = Dein Deck bauen
sealed-deck-of = Deck von { $name }
sealed-cards-from = { $count ->
    [one] **{ $cards } Karten** aus einem Booster.
   *[other] **{ $cards } Karten** aus { toolkit-count } Boostern.
}
sealed-your-side = Heute Abend bist du **{ $side }**: **{ $own }** von deinen { $cards } Karten sind spielbar.
sealed-lent = { $count ->
    [one] **Eine Karte** aus dem Grundset geliehen.
   *[other] **{ toolkit-count-first } Karten** aus dem Grundset geliehen.
}
sealed-lends = { $count ->
    [one] Deine Booster füllen kein Deck: Das Grundset leiht eine Karte.
   *[other] Deine Booster füllen kein Deck: Das Grundset leiht { toolkit-count } Karten.
}
sealed-deck-ready = Das Deck ist fertig
sealed-deck-ready-lent = { $count ->
    [one] Das Deck ist fertig, eine Karte geliehen
   *[other] Das Deck ist fertig, { toolkit-count } Karten geliehen
}
sealed-opens-now = Öffnet gerade Booster
sealed-builds-now = Baut gerade
sealed-to-open = { $count ->
    [0] Keine Booster zu öffnen
    [one] Ein Booster zu öffnen
   *[other] { toolkit-count-first } Booster zu öffnen
}

# Der Verlauf des Abends
sealed-hand-out = Booster ausgeben
sealed-deal = Karten austeilen
sealed-close = Den Abend schließen
sealed-all-ready = Alle Decks sind fertig
sealed-standing = Die Tabelle
sealed-go-on-with = Weiter mit { $name }
sealed-go-on-match = Partie fortsetzen
sealed-add-player = Spieler hinzufügen
sealed-another-round = Noch eine Runde
sealed-end = Den Abend beenden
sealed-end-ask = Den Abend beenden?
sealed-end-why = Die Tabelle gilt so, wie sie jetzt ist; nicht gespielte Partien zählen nicht.
sealed-give-up = Aufgeben
sealed-give-up-ask = Diesen Abend aufgeben?
sealed-give-up-why = Niemand kann ihn fortsetzen. Karten, die in eine Sammlung gingen, bleiben dort.

# Seine Partien
sealed-matches = Die Partien
sealed-match = Partie { $number }
sealed-match-goes-on = läuft noch
sealed-nobody-won = niemand hat gewonnen
sealed-won = { $name } hat gewonnen
sealed-shared = { $names } teilen sich den Sieg
sealed-tip-back = Auf diese Partie zurückblicken
sealed-tip-go-on = Diese Partie fortsetzen
sealed-tip-deal = Diese Partie jetzt austeilen
sealed-not-played = Noch nicht gespielt
sealed-stands = { $won } von { $played } gewonnen
sealed-stands-shared = { $won } von { $played } gewonnen, { $shared } geteilt
sealed-draw = Der Abend endet unentschieden
sealed-wins = { $name } gewinnt den Abend
sealed-share = { $names } teilen sich den Abend

# Handys
sealed-phones-hint = Alle öffnen und bauen gleichzeitig auf dem eigenen Handy
sealed-phones-wait = Die Handys sind noch dran
sealed-phones-others = Dein Deck ist fertig. Andere öffnen und bauen noch.
sealed-phones-deck = Dein Deck
