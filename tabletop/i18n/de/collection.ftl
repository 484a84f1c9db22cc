### Die Sammlung: was jemand besitzt, Booster und Tauschen.

collection-title = Sammlung
collection-have = { $have } von { $whole } Karten
collection-with-doubles = { $count } mit doppelten
# Below a card that is not there
collection-is-missing = fehlt
collection-shown-all = Zeigen: alle
collection-shown-owned = Vorhanden
collection-shown-doubles = Doppelt
collection-shown-missing = Fehlend
collection-building = Decks bauen
collection-unlocked = Alle Karten frei
collection-unlocked-about = Für alle, die nur spielen wollen

## Booster

collection-boosters = Booster
collection-open = Booster öffnen
collection-source-free = So viele du willst
collection-source-earned = Je Partie einer
collection-source-tip = Woher Booster kommen: wann immer du willst, oder einer für jede Partie, die du zu Ende gespielt hast
collection-packs-free = **{ $count ->
    [0] Kein geschlossener
    [one] Ein geschlossener
   *[other] { toolkit-count-first } geschlossene
} Booster** im Regal. Du kannst jederzeit neue nehmen.
collection-packs-earned = **{ $count ->
    [0] Kein geschlossener
    [one] Ein geschlossener
   *[other] { toolkit-count-first } geschlossene
} Booster** im Regal. Jede Partie, die du zu Ende spielst, bringt einen.
collection-no-pack = Spiel eine Partie dieses Spiels zu Ende; sie bringt einen Booster.

## Tauschen

collection-trade = Tauschen
collection-trade-alone = Zum Tauschen braucht es zwei. Wähl oben „Jemand Neues“, um noch jemanden aufzunehmen.
collection-with = Mit { $name }
collection-doubles-only = Nur doppelte
collection-all-cards = Alle Karten
collection-doubles-tip = Ob auch Karten angeboten werden, die jemand nur einmal hat
collection-gives = Gibt { $count }
collection-gives-nothing = Gibt noch nichts
collection-has = Hat
collection-has-doubles = Hat mehrfach
collection-offer = Drück unten eine Karte, um sie anzubieten, oder zieh sie hierher.
collection-no-doubles = Nichts doppelt. **Alle Karten** zeigt der Filter oben.
collection-nothing-left = Nichts mehr übrig.
# $decks: the names of some
collection-breaks = Dann fehlen Karten in { $decks }.
collection-agree = Ich bin dabei
collection-agreed = Abgemacht
collection-traded = Fertig: Die Karten sind getauscht.
