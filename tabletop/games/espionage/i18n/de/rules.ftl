### Hausregeln (Regeln 4K): wie jede heißt, was sie sagt, und ihre Werte.

rule-first-player = Wer beginnt
rule-first-player-text = Zuerst am Zug ist ein zufälliger Platz oder der, den der erste Platz am Tisch nennt.
rule-first-player-random = Das Los entscheidet
rule-first-player-chosen = Der erste Platz wählt

rule-elimination = Wenn jemand ausscheidet
rule-elimination-text = Weiterspielen, bis ein Agent übrig ist, oder gleich beim ersten Mal gewinnt, wer es bewirkt hat: kurz und bündig.
rule-elimination-last-standing = Die anderen spielen weiter
rule-elimination-first-blood = Beendet die Partie

rule-protector-fatal = Beschützer abwerfen
rule-protector-fatal-text = Wer den Beschützer durch einen Angriff verliert, scheidet aus wie bei Zielperson und Päckchen, oder es kostet nur eine Karte.
rule-protector-fatal-yes = Man scheidet aus
rule-protector-fatal-no = Ist harmlos

rule-empty-hand = Die letzte Karte abwerfen
rule-empty-hand-text = Eine leere Hand ist nur unbequem, oder sie ist das Ende für den, der seine letzte Karte abwerfen muss.
rule-empty-hand-stays = Du bleibst in der Partie
rule-empty-hand-out = Du bist raus

rule-fallen-hand = Hand eines Ausgeschiedenen
rule-fallen-hand-text = Ungesehen in den Zugstapel gemischt, ungesehen an den Bezwinger gegeben oder offen auf den Ablagestapel gelegt.
rule-fallen-hand-pile = In den Zugstapel
rule-fallen-hand-captor = An den Bezwinger
rule-fallen-hand-discard = Auf den Ablagestapel

rule-bomb-hit = Ein Abwurf trifft die Bombe
rule-bomb-hit-text = Die Bombe kann nie abgeworfen werden: Sie wird in den Zugstapel gemischt, oder sie bleibt einfach, wo sie ist.
rule-bomb-hit-back-to-pile = Zurück in den Zugstapel
rule-bomb-hit-stays = Sie bleibt auf der Hand

rule-loss-window = Fenster vor einem Abwurf
rule-loss-window-text = Nach Reaktionen fragen, nur wenn jemandem das Ausscheiden droht, oder vor jedem Abwurf.
rule-loss-window-gold-only = Nur wenn Tödliches offen liegt
rule-loss-window-always = Vor jedem Abwurf

rule-package-when = Das Päckchen gewinnt
rule-package-when-text = Zehn Karten mit dem Päckchen gewinnen, sobald du es in deinem Zug zeigst, oder erst, wenn der Stapel leer ist.
rule-package-when-at-once = In deinem Zug
rule-package-when-end-only = Nur beim Aufdecken

rule-pile-end = Der Zugstapel wird leer
rule-pile-end-text = Keine Missionen mehr, sobald die letzte Karte gezogen ist, oder der aktive Spieler darf den Zug noch beenden.
rule-pile-end-at-once = Noch die Kette, dann Aufdecken
rule-pile-end-finish-turn = Der Zug wird zu Ende gespielt

rule-reveal-order = Päckchen gegen Zielperson
rule-reveal-order-text = Was zuerst zählt, wenn beim Aufdecken beide gewinnen könnten.
rule-reveal-order-package-first = Das Päckchen gewinnt
rule-reveal-order-target-first = Die Zielperson gewinnt

rule-nobody-wins = Wenn niemand gewonnen hat
rule-nobody-wins-text = Wer gewinnt, wenn das Aufdecken keinen Sieger zeigt.
rule-nobody-wins-share = Alle ohne Bombe teilen sich den Sieg
rule-nobody-wins-most-cards = Die größte Hand gewinnt

rule-concede = Aufgeben
rule-concede-text = Ob man im eigenen Zug aufgeben darf, solange die Kette leer ist; Bots tun es nie.
rule-concede-no = Nicht vorgesehen
rule-concede-yes = Im eigenen Zug

rule-window-seconds = Zeit zu reagieren
rule-window-seconds-text = Wie lange ein Reaktionsfenster offen bleibt; wer bis dahin nichts drückt, passt.
rule-window-seconds-5 = 5 Sekunden
rule-window-seconds-3 = 3 Sekunden
rule-window-seconds-8 = 8 Sekunden
rule-window-seconds-15 = 15 Sekunden
rule-window-seconds-untimed = Bis alle gedrückt haben

rule-window-close = Ein Fenster schließt
rule-window-close-text = Die volle Zeit verrät nichts; früher schließen geht schneller, zeigt aber, wer schnell gedrückt hat. Unter Freunden ist es üblich.
rule-window-close-full-time = Nach der vollen Zeit
rule-window-close-all-answered = Sobald alle gedrückt haben

rule-solo-windows = Fenster mit einem Menschen
rule-solo-windows-text = Sind nur Bots um dich herum, dürfen Fenster entfallen, in denen du nicht antworten kannst.
rule-solo-windows-skip-empty = Ohne Antwort überspringen
rule-solo-windows-always = Immer zeigen

rule-fallen-see-all = Ausgeschiedene sehen
rule-fallen-see-all-text = Ob in alle Hände schauen darf, wer raus ist; an einem gemeinsamen Bildschirm besser nicht.
rule-fallen-see-all-no = Was ein Zuschauer sieht
rule-fallen-see-all-yes = Alle Hände
