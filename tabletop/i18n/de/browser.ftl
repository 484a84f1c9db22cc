### Alle Karten eines Spiels.

browser-title = Karten
browser-search = Alle Karten durchsuchen
browser-everything = Alle
browser-all-groups = Alle Gruppen
browser-some = { $count } von { $whole }
browser-all = { $count } verschiedene Karten
browser-nothing = Keine Karte passt.
browser-show-all = Alle Karten zeigen
browser-previous = Vorige Karte (links)
browser-next = Nächste Karte (rechts)
# How many of a card there are
browser-copies = { $count ->
    [one] Die einzige
   *[other] { toolkit-count-first } gleiche
} im Deck aus { $deck } Karten.
browser-copied = **Wird sie kopiert:** { $text }
