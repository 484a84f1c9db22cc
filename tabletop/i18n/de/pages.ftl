### Was mehrere Seiten sagen und was neben ihnen allen liegt: Hilfe, beschädigte Spielstände, der Ausweg für eine Partie.

pages-back = Zurück (Esc)
pages-ok = OK
pages-cancel = Abbrechen
pages-done = Fertig
pages-name-hint = Dein Name
pages-close = Schließen
pages-search = Suchen
pages-saved = Gespeichert als { $path }.
pages-saved-copied = Gespeichert als { $path } und in die Zwischenablage kopiert.

## Was in einer Partie geholfen hat

pages-help-none = ohne Hilfe
pages-help = Hilfe: { $help }
pages-help-of = Hilfe für { $name }: { $help }
pages-help-hints = { $count ->
    [one] ein Tipp
   *[other] { toolkit-count } Tipps
}
pages-help-taken-back = { $count ->
    [one] eine zurückgenommene Antwort
   *[other] { toolkit-count } zurückgenommene Antworten
}
pages-help-open-hands = offene Hände
pages-help-easier = eine Hausregel, die hilft
pages-help-chosen-deal = ausgesuchte Karten
pages-help-from-moment = ein Beginn mittendrin
pages-help-repaired = ein berichtigter Tisch

## Beschädigte Spielstände

pages-damaged = Die Spielstände sind beschädigt
pages-damaged-about = Sie können beiseitegelegt werden: Die Datei bekommt einen anderen Namen, in ihr ändert sich nichts. Neue werden aus der letzten Sicherung begonnen, wenn es eine gibt, mit allen Leuten, Decks und Partien, die noch lesbar sind.
pages-damaged-until-then = Bis dahin wird nichts gespeichert.
pages-damaged-not-now = Jetzt nicht
pages-damaged-set-aside = Beiseitelegen und neu anfangen
pages-begun-anew = Ein neuer Anfang
pages-here-again = Wieder da: { $here }.
pages-here-again-from-backup = Wieder da: { $here }. Das kommt aus der letzten Sicherung und aus dem, was in der beschädigten Datei noch lesbar war.
pages-people = { $count ->
    [0] keine Leute
    [one] eine Person
   *[other] { toolkit-count } Leute
}
pages-decks = { $count ->
    [0] keine Decks
    [one] ein Deck
   *[other] { toolkit-count } Decks
}
pages-matches = { $count ->
    [0] keine Partien
    [one] eine Partie
   *[other] { toolkit-count } Partien
}
pages-damaged-file = Die beschädigte Datei: { $file }

## Eine Partie, die sich nicht speichern lässt

pages-export = Exportieren
pages-export-elsewhere = In einen anderen Ordner exportieren
pages-export-folder = Ordner
pages-export-about = Die Partie wird als Textdatei geschrieben, bis zur letzten Karte. Statistik, Import nimmt sie wieder auf, hier oder anderswo.
pages-export-failed = Die Partie ließ sich nicht nach { $folder } schreiben: { $why }. Sie liegt in der Zwischenablage.
