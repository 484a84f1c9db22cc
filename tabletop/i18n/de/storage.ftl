### Gespeicherte Partien: warum sie sich nicht lesen oder schreiben lassen. Ein `-why` ist ein kleingeschriebener Hauptsatz nach einem Doppelpunkt.

storage-why = die gespeicherten Partien lassen sich nicht verwenden
storage-busy = Ein anderes Tabletop schreibt gerade in { $file }; warte einen Moment und versuch es noch einmal.
storage-busy-why = ein anderes Tabletop schreibt gerade
storage-read-only = Partien lassen sich nicht speichern: { $file } ist schreibgeschützt.
storage-read-only-why = die Datei ist schreibgeschützt
storage-closed = Gespeicherte Partien lassen sich nicht öffnen: { $file } ist nicht zugänglich.
storage-closed-why = die Datei ist nicht zugänglich
storage-full = Partien lassen sich nicht speichern: Der Datenträger mit { $file } ist voll.
storage-full-why = der Datenträger ist voll
storage-disk = Gespeicherte Partien lassen sich nicht lesen oder schreiben: Der Datenträger mit { $file } meldet einen Fehler.
storage-disk-why = der Datenträger meldet einen Fehler
storage-damaged = Die gespeicherten Partien in { $file } sind beschädigt; die Datei blieb, wie sie ist.
storage-damaged-why = die Datei ist beschädigt
storage-foreign = Die Datei { $file } enthält keine gespeicherten Partien von Tabletop; sie blieb, wie sie ist.
storage-foreign-why = die Datei enthält keine gespeicherten Partien von Tabletop
storage-deleted = Die gespeicherten Partien in { $file } wurden gelöscht, während Tabletop lief.
storage-deleted-why = die Datei wurde gelöscht
storage-replaced = Die gespeicherten Partien in { $file } wurden durch eine andere Datei ersetzt, während Tabletop lief; starte Tabletop neu, um sie zu verwenden.
storage-replaced-why = die Datei wurde durch eine andere ersetzt
storage-unknown = Gespeicherte Partien in { $file } ließen sich nicht verwenden ({ $error }).
storage-unknown-why = die Datei lässt sich nicht verwenden ({ $error })
storage-no-file = Gespeicherte Partien lassen sich nicht öffnen: { $file } ist keine Datei.
storage-no-file-why = dort liegt keine Datei, sondern etwas anderes
storage-too-new = Die gespeicherten Partien in { $file } hat ein neueres Tabletop geschrieben (Version { $version } der Datei, dieses Programm kennt { $newest }); aktualisiere das Programm, die Datei blieb, wie sie ist.
storage-too-new-why = die Datei hat ein neueres Tabletop geschrieben
storage-no-folder = Der Ordner für gespeicherte Partien, { $folder }, lässt sich nicht anlegen.
storage-no-folder-why = der Ordner lässt sich nicht anlegen
storage-folder-read-only = In den Ordner für gespeicherte Partien, { $folder }, lässt sich nicht schreiben.
storage-folder-read-only-why = in den Ordner lässt sich nicht schreiben
storage-closed-already = Die gespeicherten Partien waren schon geschlossen.
storage-no-backup = Die Sicherungskopie { $file } ließ sich nicht schreiben, darum wurde nichts geändert.
storage-not-aside = Die gespeicherten Partien in { $file } ließen sich nicht beiseitelegen ({ $error }); sie sind, wie sie waren.
storage-no-new-file = es lässt sich keine neue Datei anlegen
storage-found-player = Jemand { $number }

# Partien
storage-match-unknown = Eine gespeicherte Partie Nummer { $match } gibt es nicht.
storage-match-unknown-why = die Partie ist nicht mehr in der Datei
storage-match-damaged = Eine gespeicherte Partie in { $file } ist beschädigt; die Datei blieb, wie sie ist.
storage-answer-damaged = Eine Antwort dieser Partie ist beschädigt.
storage-note-damaged = Eine Notiz ({ $kind }) in den gespeicherten Partien ist beschädigt; sie blieb, wie sie ist.
storage-match-ended = Partie { $match } ist zu Ende; sie nimmt keine Antworten mehr an.
storage-match-ended-why = sie wurde anderswo beendet
storage-match-elsewhere = Partie { $match } wird in einem anderen Fenster von Tabletop gespielt.
storage-match-elsewhere-why = sie wird in einem anderen Fenster von Tabletop gespielt
storage-open-elsewhere = Diese Partie ist in einem anderen Fenster von Tabletop offen; spiel sie dort weiter.
storage-open-elsewhere-why = sie ist in einem anderen Fenster von Tabletop offen

# Leute, Decks, Sammlungen, Sealed-Abende
storage-player-unknown = Den Spieler { $name } kennt man hier nicht mehr.
storage-player-name = Ein Spielername hat 1 bis { $most } Buchstaben.
storage-player-twice = Es gibt schon einen Spieler namens { $name }.
storage-deck-unknown = Ein gespeichertes Deck Nummer { $deck } gibt es nicht.
storage-deck-damaged = Das gespeicherte Deck Nummer { $deck } ist beschädigt; es blieb, wie es ist.
storage-decks-full = Es gibt schon { $count } Decks; lösch zuerst eines davon.
storage-deck-name = Der Name eines Decks hat 1 bis { $most } Buchstaben.
storage-collection-damaged = Eine Kartensammlung in den gespeicherten Partien ist beschädigt; sie blieb, wie sie ist.
storage-pack-opened = Dieser Booster ist schon geöffnet.
storage-pack-damaged = Ein Booster in den gespeicherten Partien ist beschädigt; er blieb, wie er ist.
storage-too-few-copies = { $count } von der Karte { $card } lassen sich nicht abgeben; { $there } sind da.
storage-night-ended = Der Sealed-Abend Nummer { $night } ist schon zu Ende.
storage-night-unknown = Einen Sealed-Abend Nummer { $night } gibt es nicht.
storage-night-damaged = Ein Sealed-Abend in den gespeicherten Partien ist beschädigt; er blieb, wie er ist.
