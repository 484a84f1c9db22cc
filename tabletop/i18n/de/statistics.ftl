### Die Zahlen einer Person, und alle Partien.

statistics-title = Statistik
statistics-empty =
    {"*"}*Noch hat niemand eine Partie beendet.**

    Gib dir einen Namen, wenn du den Tisch aufbaust: Siege, Serien und Ausgänge werden für alle gezählt, die einen haben.
statistics-import = Importieren
statistics-import-tip = Eine Partie aus einer Datei oder der Zwischenablage holen
statistics-reset = Zurücksetzen
statistics-nobody = Noch niemand
statistics-all-games = Alle Spiele
statistics-all-matches = Alle Partien
statistics-all-matches-tip = Das Regal: eine fortsetzen, eine noch einmal ansehen

# Zahlen
statistics-matches = Partien
statistics-won-alone = allein gewonnen
statistics-won-unaided = allein gewonnen; { $count } ohne Hilfe
statistics-won-unaided-unknown = allein gewonnen; { $count } ohne Hilfe, { $unknown } unbekannt
statistics-shared = geteilt
statistics-share-won = aller Partien gewonnen
statistics-streak = in Folge, beste Serie { $best }
statistics-a-match = je Partie
statistics-lasted = { $shortest } bis { $longest }
statistics-endings = Wie sie ausgingen
statistics-against = Gegen
statistics-with = Mit
statistics-won-of = { $won } von { $of } gewonnen
statistics-people = Menschen
statistics-easy = Leichte Bots
statistics-normal = Normale Bots
statistics-hard = Schwere Bots
statistics-read-aloud = vorgelesene Titel
statistics-hands = aller Hände, im Mittel
statistics-impersonations = Imitationen

# Eine Partie
statistics-match-title = Eine Partie
statistics-match-of = { $game }, { $when }: { $ended }
statistics-match-length = { $count ->
    [0] **{ $game }**, keine Entscheidung
    [one] **{ $game }**, eine Entscheidung
   *[other] **{ $game }**, { toolkit-count } Entscheidungen
}
statistics-match-lasted = { $when }, { $span }
statistics-export = Exportieren
statistics-close = Schließen
statistics-watch = Ansehen
statistics-story = Ihre Geschichte
statistics-go-on = Weiter
statistics-import-title = Eine Partie importieren
statistics-import-how = Zieh eine exportierte Partie auf dieses Fenster, oder nimm sie aus der Zwischenablage.
statistics-from-clipboard = Aus der Zwischenablage
statistics-reset-ask = Diese Zahlen zurücksetzen?
statistics-reset-why = Alle Zahlen von **{ $name }** gehen auf null zurück. Die Partien bleiben in der Liste.
