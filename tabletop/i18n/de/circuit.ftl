### Eine Rundreise: ihr Eingang, ihr Beginn, die Karte, die Rivalen, und was gewonnen ist.

circuit-about = Acht Rivalen mit eigenen Decks und eigener Art, Karten, die man unterwegs gewinnt, und zwei Leben.
circuit-waits = { $name } wartet auf dich, Rivale { $number } von { $of }.
circuit-gone = Die Rundreise dieser Partie ist nicht mehr in der Datei.
circuit-won-of = { $count ->
    [one] Eine Rundreise von { $of } gewonnen.
   *[other] { toolkit-count-first } Rundreisen von { $of } gewonnen.
}
circuit-farthest = { $count ->
    [0] Bisher am weitesten: keinen von { $of } Rivalen geschlagen.
    [one] Bisher am weitesten: einen von { $of } Rivalen geschlagen.
   *[other] Bisher am weitesten: { toolkit-count } von { $of } Rivalen geschlagen.
}
circuit-records = Deine Bestleistungen
circuit-record-won = Alle acht geschlagen{ $lost ->
    [0] , ohne Niederlage
   *[other] {""}
}{ $count ->
    [0] {""}
    [one] , eine Besonderheit
   *[other] , { toolkit-count } Besonderheiten
}
circuit-record-stopped = { $count ->
    [0] Kein Sieg
    [one] Ein Sieg
   *[other] { toolkit-count-first } Siege
}, gescheitert an { $name }{ $twists ->
    [0] {""}
    [1] , eine Besonderheit
    [2] , zwei Besonderheiten
    [3] , drei Besonderheiten
   *[other] , { $twists } Besonderheiten
}

# Der Beginn
circuit-told = Acht Rivalen, jeder schwerer als der vorige. Jeder Sieg bringt eine von drei Karten oder einen Booster, und zwischen zwei Partien darf sich dein Deck ändern. Die zweite Niederlage beendet die Reise.
circuit-set-out = Aufbrechen
circuit-packs = { $count ->
    [one] Ein Booster
   *[other] { toolkit-count-first } Booster
}
circuit-packs-about = Bau dein eigenes Deck aus dem, was darin ist; was fehlt, leiht das Grundset.
circuit-beginning = { $name }  ·  { $side }
circuit-number = Nummer der Rundreise: gleiche Nummer, gleiche Booster, Preise und Karten
circuit-number-hint = Nummer
circuit-twists = Besonderheiten
circuit-twists-later = { $count ->
    [one] Besonderheiten gibt es nach noch einer Rundreise.
   *[other] Besonderheiten gibt es nach noch { toolkit-count } Rundreisen.
}
circuit-twists-none = Keine
circuit-twists-one = Eine
circuit-twists-two = Zwei
circuit-twists-three = Drei

# Booster und Deck
circuit-look-closer = Rechtsklick oder { $key }: genauer ansehen.
circuit-prize-pack = Ein ungeöffneter Booster
circuit-your-pack = Dein Booster
circuit-your-packs = Deine Booster
circuit-open-rest = Den Rest auf einmal öffnen
circuit-go-on = Weiter
circuit-cards-found = { $count ->
    [0] Bisher **keine Karten**.
    [one] Bisher **eine Karte**.
   *[other] Bisher **{ toolkit-count } Karten**.
}
circuit-cards-fit = **{ $count }** davon passen in ein Deck deiner Seite.
circuit-cards-lent = { $count ->
    [one] **Eine Karte** aus dem Grundset geliehen.
   *[other] **{ toolkit-count-first } Karten** aus dem Grundset geliehen.
}
circuit-your-deck = Dein Deck
circuit-deck-of = Deck von { $name }

# Die Karte
circuit-kicker = { $game }  ·  Nummer { $number }
circuit-kept = Die Rundreise ist gespeichert. Unter „Üben“ geht sie weiter.
circuit-change-deck = Deck ändern
circuit-give-up = Aufgeben
circuit-give-up-ask = Diese Rundreise aufgeben?
circuit-give-up-why = Sie endet hier und bleibt so weit, wie sie kam, unter deinen Bestleistungen.
circuit-won = Du hast die Rundreise gewonnen
circuit-ends = { $count ->
    [0] Sie endet ohne Sieg
    [one] Sie endet nach einem Sieg
   *[other] Sie endet nach { toolkit-count } Siegen
}
circuit-take-one = { $name } ist geschlagen: Nimm eins
circuit-open-packs = { $count ->
    [one] Einen Booster öffnen
   *[other] { toolkit-count-first } Booster öffnen
}
circuit-build = Dein Deck bauen
circuit-another = Noch eine Rundreise
circuit-play = Gegen { $name } spielen
circuit-resume = Weiter gegen { $name }
circuit-play-again = Noch einmal gegen { $name }
circuit-beaten = Geschlagen
circuit-easy = leicht
circuit-normal = normal
circuit-hard = schwer
circuit-plays-easy = Leicht: spielt zum Spaß
circuit-plays-normal = Normal: kennt die Karten
circuit-plays-hard = Schwer: denkt voraus

# Was gewonnen ist
circuit-lives-two = Keine Partie verloren
circuit-lives-one = Eine Niederlage: Die nächste ist das Ende
circuit-lives-one-over = Eine Partie verloren
circuit-lives-none = Zwei Niederlagen: aus
circuit-deck-size = { $count ->
    [one] Deck mit einer Karte
   *[other] Deck mit { toolkit-count } Karten
}
circuit-winnings = Was du gewonnen hast
circuit-spare = { $count ->
    [one] Noch nicht im Deck: eine Karte
   *[other] Noch nicht im Deck: { toolkit-count } Karten
}
circuit-nothing-won = Noch nichts. Jeder Rivale, den du schlägst, lässt dir eine von drei Karten oder einen Booster.
