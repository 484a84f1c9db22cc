### Hausregeln: Namen, Werte, worum es geht.

place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
    [4] 4.
    [5] 5.
   *[other] 6.
}
deck-of-seat = Deck am { place } Platz
deck-of-seat-about = Ein fertiges Deck der anderen Seite wird gegen sein Gegenstück getauscht, wenn die Plätze nicht aufgehen.
deck-auto = Das Starter-Deck
deck-ready = { $deck } ({ $side ->
    [good] Gut
   *[evil] Böse
})
deck-surprise = Eine Überraschung aus dem ganzen Satz
handicap = Zeitvorgabe, { place } Platz
handicap-about = So viele Millisekunden werden der Zeit dieses Platzes im Gestenrennen abgezogen.
handicap-none = Keine
ms = { $ms } ms

first-side = Der erste Platz ist
first-side-about = Gut und Böse sitzen abwechselnd um den Tisch, also entscheidet ein Platz für alle.
by-lot = Ausgelost
daddy-pants = Daddy-Hose
daddy-pants-about = Der letzte Gewinner trägt sie, wählt zuerst eine Seite und muss beginnen.
daddy-pants-none = Noch trägt sie niemand
daddy-pants-seat = Der { place } Platz
daddy-pants-last = Der letzte Platz
who-begins = Wer beginnt
who-begins-about = Der erste Zug geht an einen zufälligen Platz oder an den, den der erste Platz nennt; die Daddy-Hose geht vor.
who-begins-chosen = Der erste Platz wählt
first-actions = Aktionen im allerersten Zug
first-actions-about = Wer beginnt, ist im Vorteil; eine einzige Aktion im allerersten Zug gleicht das aus.
first-actions-2 = 2, wie gedruckt
bad-hand = Eine erste Hand ohne Agenten
bad-hand-about = Das freie Abwerfen am Ende eines Zuges heilt schlechte Hände ohnehin.
bad-hand-off = Bleibt
bad-hand-once = Darf einmal getauscht werden
padding = Hat die andere Seite aufgegeben
padding-about = Ob die gewinnende Seite weitere Frickin' Bones werfen darf, unbeantwortet, für deren Punkte.
padding-on = Der Gewinner darf Bones nachlegen
padding-off = Der Angriff endet
help-lasts = Ein Hilferuf
help-lasts-about = Wer gerufen hat, lässt die anderen für den Rest des Angriffs werfen oder muss vor jedem Bone neu rufen.
help-lasts-attack = Gilt für den ganzen Angriff
help-lasts-bone = Gilt für einen Bone
longest-turn = Längster Zug
longest-turn-about = Zusätzliche Aktionen können sich gegenseitig nähren; die Grenze beendet einen Zug, der nie enden würde.
longest-turn-20 = 20 Aktionen und Gratis-Karten
no-limit = Keine Grenze
stalled = Niemand wertet mehr etwas
stalled-about = Nach sechs ganzen Runden ohne Änderung in einem Wertungsstapel gewinnen die meisten Punkte.
stalled-6 = Endet nach 6 Runden
stalled-off = Weiterspielen
conceding = Aufgeben
conceding-about = Ob man im eigenen Zug aufgeben darf; Bots tun es nie. Die anderen spielen weiter, oder der Letzte gewinnt.
conceding-no = Nicht angeboten
conceding-yes = Im eigenen Zug

## Rennen

reflexes = Reflexe
reflexes-about = Ein Rennen um die Geste und den helfenden Bone, mit mehr Zeit, oder der Reihe nach ganz ohne Uhr.
reflexes-timed = Auf Zeit
reflexes-relaxed = Entspannt: dreimal so lang
reflexes-calm = Ruhig: ohne Uhr
margin = Gleichstand im Gestenrennen
margin-about = So nahe Zeiten gelten als gleich, und der Spieler des Happenings wählt; größer für langsame Tastaturen.
margin-within = Innerhalb von { $ms } ms
ship-answers = Antworten auf eine Rakete
ship-answers-about = Alle Gegner melden sich zugleich und sind dann der Reihe nach dran, oder sie werden einfach der Reihe nach gefragt.
ship-answers-claim = Erst melden, dann spielen
ship-answers-sequential = Ein Platz nach dem anderen
calm-target = Ruhige Happenings
calm-target-about = Wie das Ziel eines Happenings gefunden wird, wenn es kein Rennen gibt.
calm-target-straws = Strohhalme ziehen
calm-target-user = Der Spieler der Karte wählt
calm-help = Ruhige Hilfe
calm-help-about = Wer zuerst um einen helfenden Bone gefragt wird, wenn es kein Rennen gibt.
calm-help-clockwise = Im Uhrzeigersinn ab dem Bittenden
calm-help-rotating = Jedes Mal ab einem anderen Platz
surprise = Ein Happening kommt
surprise-about = Ohne Warnung folgt auf jede Aktion dieselbe kurze Pause; mit einer sagt der Tisch, dass ihr euch bereit machen sollt.
surprise-on = Als Überraschung
surprise-off = Mit Warnung
false-start = Zu früh gedrückt
false-start-about = Was aus einem Druck vor dem Signal wird.
false-start-lock = Sperrt die Taste für 300 ms
false-start-last = Zählt als nicht gedrückt
false-start-off = Wird verziehen
race-input = Das Gestenrennen läuft
race-input-about = Einer nach dem anderen passt für mehrere Leute mit einer einzigen Maus und ist dort üblich; verglichen wird danach.
race-input-shared = Alle zugleich
race-input-single = Einer nach dem anderen
help-style = Das Hilferennen
help-style-about = Es zählt der erste Bone, der landet, oder die erste gedrückte Taste, mit Zeit, hinter dem Vorhang einen Bone zu wählen. Wo mehrere Leute nur eine Maus haben, werden sie der Reihe nach gefragt.
help-style-auto = Wie es zum Tisch passt
help-style-land = Der Bone selbst
help-style-buzz = Erst die Taste drücken
help-style-calm = Kein Rennen: der Reihe nach
titles = Titel der Frickin' Bones
titles-about = Geworfene Bones werden vorgelesen, mit der Stimme, die darauf steht. Mit Applaus klatschen die anderen mit ihren Tasten.
titles-banner = Als Sprechblase
titles-quiet = Nur im Protokoll
titles-applause = Vorgelesen, mit Applaus

## Decks

open-lists = Decklisten
open-lists-about = Die Seite eines Decks kennen immer alle; ob auch seine Liste.
open-lists-off = Geheim
open-lists-on = Offen für alle
deck-source = Karten im Deckbau
deck-source-about = Baut Decks aus dem ganzen Satz oder nur aus dem, was ihr besitzt. Fertige Decks darf man immer spielen.
deck-source-all = Alle Karten
deck-source-own = Karten aus deinen Boostern
copies = Gleiche Karten im Deck
copies-about = Fünf Plätze je Farbe begrenzen sie ohnehin.
