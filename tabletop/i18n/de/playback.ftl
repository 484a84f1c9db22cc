### Was die Lücken von Worten füllt, die über dem Tisch schweben oder kommentieren.

playback-nobody = niemand
playback-somebody = jemand
playback-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
playback-before-first = vor der ersten Karte
