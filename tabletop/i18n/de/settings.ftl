### Die Einstellungen.

settings-title = Einstellungen
settings-page-picture = Bild und Ton
settings-page-table = Tisch
settings-page-comfort = Komfort
settings-page-keys = Tasten
settings-defaults = Standard
settings-defaults-sure = Zurück zum Standard?
settings-defaults-about = Bild, Ton, Tisch und Komfort werden wieder so, wie sie am Anfang waren. Tasten und Spieler bleiben.
settings-set-back = Zurücksetzen
# Of a number of matches, or of seconds
settings-never = Nie
settings-seconds = { $count } s
settings-minutes = { $count } min

settings-language = Sprache
settings-language-about = Alle Wörter auf einmal; eine Partie geht weiter, wo sie steht

## Bild

settings-picture = Bild
settings-window = Fenster
settings-window-about = F11 und Alt+Enter wechseln jederzeit
settings-windowed = Fenster
settings-full-screen = Vollbild
settings-big-screen = Für den ganzen Raum
settings-big-screen-about = Große Schrift, weniger auf einmal: vom Sofa zu lesen; jederzeit mit F10
settings-scale = Größe von allem
settings-scale-about = Auto folgt dem Fenster
settings-auto = Auto
settings-animation = Tempo der Bewegungen
settings-animation-about = Aus zeigt jede Änderung sofort
settings-off = Aus
settings-shake = Bildschirm wackelt
settings-shake-about = Ein kurzer Ruck, wenn jemand ausscheidet
settings-less-motion = Weniger Bewegung
settings-less-motion-about = Nichts treibt, schwankt oder hüpft

## Ton

settings-sound = Ton
settings-volume = Alles
settings-volume-about = Wie laut das ganze Programm ist
settings-effects = Karten und Effekte
settings-effects-about = Austeilen, spielen, reagieren, gewinnen
settings-music = Musik
settings-music-about = Eine leise Band am Tisch; wird es ernst, wird sie lauter
settings-music-tip = Musik an oder aus
settings-hear = Anhören

## Am Tisch

settings-bots = Tempo der Bots
settings-bots-about = Wie lange Bots zeigen, was sie tun
settings-bots-slow = Ruhig
settings-bots-normal = Normal
settings-bots-quick = Schnell
settings-voices = Bots sagen etwas
settings-voices-about = Ab und zu ein kurzer Satz; nie über verdeckte Karten
settings-curtain = Sichtschutz bei Ruhe
settings-curtain-about = Verdeckt eine Hand, wenn sich nichts rührt
settings-mats = Gedruckte Matten
settings-mats-about = Spielpläne wie gedruckt; aus: mit Linien aus Licht
settings-mats-of = Gedruckte Matten: { $game }
settings-deals = Noch einmal dieselben Karten
settings-deals-about = So oft spielen Bots nachher deine Karten
settings-error = Gemessener Tastenfehler
settings-error-about = Bei Zeiten in Duellen; der Tastentest am Tisch misst ihn

## Komfort

settings-contrast = Hoher Kontrast
settings-contrast-about = Weiß auf Schwarz; Linien und Zeichen treten hervor
settings-symbols = Zeichen zu den Farben
settings-symbols-about = Jede Farbe eines Platzes bekommt ein eigenes Zeichen
settings-pointer = Größerer Mauszeiger
settings-pointer-about = Weiß mit schwarzem Rand, von weitem zu sehen
settings-focus = Fokus bleibt
settings-focus-about = Nur ein Klick mit der Maus nimmt ihn weg, kein Anstoßen
settings-scan = Ein Taster
settings-scan-about = Der Fokus wandert von selbst; die Leertaste drückt, wo er ist
settings-hold = Tasten halten
settings-hold-about = Um die eigenen Karten zu sehen, und für das, was länger gedrückt wird
settings-hold-down = Halten
settings-press-once = Einmal drücken
settings-read-aloud = Vorlesen
settings-read-aloud-about = Die Stimme dieses Computers, wenn er eine hat, sagt, was geschieht und was möglich ist
settings-headphones = Nur im Kopfhörer
settings-headphones-about = Auch eigene Karten werden vorgelesen, wo mehrere spielen
settings-text = Texttempo
settings-text-about = Wie schnell Geschichten und Lektionen erscheinen
settings-text-slow = Ruhig
settings-text-normal = Normal
settings-text-fast = Schnell
settings-text-at-once = Sofort
# It is written at the chosen speed
settings-sentence = Der Kurier lächelt, und der Koffer ist weg.
settings-about-kept = Tabletop { $version }, MIT-Lizenz; deine Partien liegen in { $folder }
settings-about-unkept = Tabletop { $version }, MIT-Lizenz; diesmal wird nichts gespeichert

## Tasten

settings-change-key = Ändern
settings-press-key = Drück die neue Taste für **{ $what }**. Mit Esc bleibt die alte; mit einer vergebenen tauscht sie den Platz.
settings-default-keys = Übliche Tasten
settings-keys-usual = Alle Tasten sind wieder die üblichen.
settings-fixed-keys = Pfeile, Tab, Enter und Leertaste bewegen und wählen, Ziffern wählen am Tisch; Esc geht zurück; F10 ist für den ganzen Raum; F11 ist Vollbild; F12 speichert ein Bild; Strg+Q beendet. Die Tasten jedes Platzes zum Reagieren und Passen stellst du mit dem Tisch ein.
