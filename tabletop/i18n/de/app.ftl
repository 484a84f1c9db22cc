### Der Tisch beim Aufbauen, Tasten, Dateien und das Paket, das hier gemacht wird.

# Was Tasten tun
app-key-rules = Regeln und Hilfe
app-key-log = Protokoll der Partie
app-key-cards = Alle Karten
app-key-hint = Tipp
app-key-odds = Chancen verdeckter Karten
app-key-mats = Auslagen der anderen, eine nach der anderen
app-key-status = Wie es am Tisch steht, vorgelesen
app-key-zoom = Eine Karte genau ansehen
app-key-undo = Rückgängig
app-key-redo = Wiederholen
app-key-hurry = Erzähltes beschleunigen
app-key-telling = Tempo der Erzählung
app-key-pass-turn = Diesen Zug lang passen
app-key-pause = Pause
app-key-keys = Alle Tasten
app-key-skip = Zum Ende, oder wie es ausging
app-key-faster = Schneller, für Ausgeschiedene
app-key-all-hands = Alle Hände, für Ausgeschiedene
app-key-panel = Zum eigenen Feld
app-key-number = Ein Platz, ein Ziel oder eine Karte
app-key-choose = Wählen oder zurück

# Einen Tisch aufbauen
app-preset-solo = { $count ->
    [one] Solo: du und ein Bot
   *[other] Solo: du und { toolkit-count } Bots
}
app-preset-duel = Du und ein Bot
app-preset-two = Zu zweit am Tisch
app-preset-friends = Vier Freunde
app-player = Spieler
app-player-number = Spieler { $number }
app-own-deck = Ein eigenes Deck
app-deck-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
app-deck-about = { $side }: { $about }
app-deck-wrong = Das Deck von { $name }: { $wrong }
app-too-few-places = { $game } ist für mindestens { $least } Spieler; an einem Bildschirm ist Platz für { $most }.
app-nameless = Alle brauchen einen Namen.
app-name-twice = Zwei Plätze heißen { $name }.
app-key-twice = Die Taste { $key } ist doppelt belegt ({ $names }).
app-seed-number = Ein Startwert ist eine ganze Zahl; leer lassen heißt: zufällig.

# Ein Tisch aus Wörtern der Befehlszeile
app-wrong-seats = { $game } ist für { $least } bis { $most } Plätze, nicht für { $count }.
app-wrong-seats-exactly = { $game } ist für { $least } Plätze, nicht für { $count }.
app-name-too-long = Ein Spielername hat höchstens { $most } Buchstaben, nicht { $letters } wie { $name }.
app-nobody-called = Niemand an diesem Tisch heißt { $name }{ $nearest }.
app-bot-apart = { $name } ist ein Bot; ein zweites Fenster ist für Menschen.

# Dateien
app-export-failed = Die Partie konnte nicht exportiert werden: { $error }
app-export-unreadable = { $wrong } Gespeichert ist sie unter { $path }.
app-export-done = Gespeichert unter { $path } und in die Zwischenablage kopiert.
app-import-unreadable = Diese Datei lässt sich nicht als Partie lesen.
app-import-done = Die Partie ist da.
app-not-remembered = Das wird nicht gespeichert: { $error }

# Das Paket, das hier gemacht wird
app-my-pack = Mein erstes Paket
app-somebody = Jemand
app-no-card-file = { $game } hat keine Datei mit Karten
app-pack-full = Ein Paket, das hier entsteht, hat höchstens { $most } Karten.
app-new-card = Neue Karte { $number }
app-field-name = Name
app-field-text = Text
app-field-flavour = Spruch
