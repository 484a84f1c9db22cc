### Was eine Möglichkeit tut, wenn man sie drückt. Jede heißt wie ihr Akt (rules/acts.py); $card: die Karte, um die es geht.

## Akte für sich: Titel von Fragen und von Listen der Tasten

act-play-bean = Spielen
act-play-action = Spielen
act-play-cosmos = Spielen
act-spin = Drehen
act-attack = Angreifen mit
act-stand = Aufstehen
act-buy = Karte kaufen
act-concede = Aufgeben
act-concede-match = Diese Partie aufgeben
act-mulligan = Neue Hand
act-hide = Verstecken
act-guess = Raten
act-shoot = Schießen
act-flick = Schnippen
act-decline = Absichtlich daneben
act-land = Landet
act-join = Mitmachen
act-galaxy = Wählen
act-target = Nennen
act-respond = Antworten mit
act-pick = Wählen
act-branch = Wählen
act-take = Nehmen
act-move = Bewegen
act-swap = Tauschen
act-enter = Gratis spielen
act-place = Gratis spielen
act-look = Ansehen
act-put = Zurücklegen
act-discard = Abwerfen

## Möglichkeiten

label-play-bean = { $card } { to-galaxy } spielen{ beside }
label-play-action = { $card } spielen
label-play-cosmos = { $card } { to-galaxy } spielen{ beside }
label-spin = { $card } drehen
label-attack = { $card } { in-galaxy } angreifen lassen
label-stand = { $card }: aufstehen
label-buy = Karte kaufen (noch { $left })
label-concede = Aufgeben
label-mulligan = Neue Hand
label-hide = { $side ->
    [0] Links
   *[1] Rechts
} verstecken
label-guess = { $side ->
    [0] Links
   *[1] Rechts
} raten
label-shoot = Auf { galaxy } schießen
label-flick = Schnippen
label-throw = Würfeln
label-decline = Absichtlich daneben
label-join = { $card } macht mit
label-galaxy = { $galaxy ->
    [pink] Die rosa Galaxie
    [blue] Die blaue Galaxie
   *[golden] Die goldene Galaxie
} wählen
label-target = { $card } { in-galaxy }{ beside }
label-respond = { $card }: Antwort auf { $other }
label-pick = { $card } wählen
label-take = { $card } nehmen
label-move = { $card } { to-galaxy } bewegen{ beside }
label-swap = { $card } und { $other } tauschen
label-enter = { $card } gratis { to-galaxy } spielen{ beside }
label-place = { $card } gratis { to-galaxy } spielen{ beside }
label-look = Ansehen: { $card } { in-galaxy }{ beside }
label-put = { $card } { to-galaxy } zurücklegen{ beside }
label-discard = { $card } abwerfen

## Keine Möglichkeit

label-end-turn = Zug beenden
label-keep-hand = Diese Hand behalten
label-pass = Passen
label-blitz = Angreifen
label-swap-nothing = Nichts tauschen
label-play-nothing = Nichts spielen
label-take-nothing = Nichts nehmen
label-done = Fertig
