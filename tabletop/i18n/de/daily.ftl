### Die Partien eines Tages.

daily-about = Drei Partien aus dem heutigen Datum: dieselben Karten für alle mit dieser Version.
daily-all-played = Alle drei sind gespielt, { $won } gewonnen. Morgen gibt es andere.
daily-played = { $count } von { $of } sind gespielt, { $won } gewonnen. Morgen gibt es andere.
daily-title = Partien des Tages
daily-kept = Die heutigen Partien sind gespeichert. Unter „Üben“ gehen sie weiter.
daily-kicker = { $game }  ·  { $date }
daily-copy = Kopieren
daily-copied = Kopiert.
daily-match = Partie { $number }
daily-play = Spielen
daily-go-on = Weiter
daily-lost = Verloren
daily-won = Gewonnen
daily-shared = Geteilt
