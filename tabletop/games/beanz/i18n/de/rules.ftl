### Hausregeln: "rule-" benennt eine, "-text" sagt, worum es geht; ihre Werte heißen nach ihr.

rule-expert = Spiel
rule-expert-text = Das Expertenspiel hat größere Decks, an jedem Platz drei Karten Space Loot, fallende Dominosteine und einen langsamen ersten Zug.
rule-expert-off = Basis: 40 Karten, 2 Space Loot
rule-expert-on = Experten: 60 Karten, 3 Space Loot

rule-deck-0 = Deck des ersten Platzes
rule-deck-1 = Deck des zweiten Platzes
rule-expert-deck-0 = Expertendeck des ersten Platzes
rule-expert-deck-1 = Expertendeck des zweiten Platzes
rule-deck-basic-text = Das Deck dieses Platzes in einem Basisspiel.
rule-deck-expert-text = Das Deck dieses Platzes in einem Expertenspiel.
rule-deck-surprise = Eine Überraschung aus der ganzen Serie

rule-first-player = Wer beginnt
rule-first-player-text = Ein Spieler versteckt den Bean in einer Faust, und der andere rät; oder das Los entscheidet, oder der Tisch.
rule-first-player-hand-guess = Die Hand erraten
rule-first-player-coin = Durch Los
rule-first-player-seat0 = Der erste Platz
rule-first-player-seat1 = Der zweite Platz

rule-hider = Wer den Bean versteckt
rule-hider-text = Wer den Bean versteckt, wenn um den Start geraten wird.
rule-hider-seat0 = Der erste Platz
rule-hider-seat1 = Der zweite Platz

rule-first-turn-points = Punkte des allerersten Zuges
rule-first-turn-points-text = Anzufangen ist ein Vorteil; weniger Punkte im allerersten Zug gleichen ihn aus.
rule-first-turn-points-auto = 7, Experten 4

rule-domino-in-basic = Dominosteine im Basisspiel
rule-domino-in-basic-text = Auch im Basisspiel können Beanz, die ein Angriff umwirft, ihre Nachbarn mitreißen.
rule-domino-in-basic-off = Nein
rule-domino-in-basic-on = Ja

rule-domino-order = Dominosteine fallen
rule-domino-order-text = Auf welcher Seite des umgekippten Beans die Dominosteine anfangen, wie sein Besitzer sie sieht.
rule-domino-order-left-first = Erst nach links
rule-domino-order-right-first = Erst nach rechts

rule-slipped-boosts = Schübe eines ausgerutschten Angriffs
rule-slipped-boosts-text = Was aus den Aktionskarten wird, die einen Angriff verstärkt haben, den Ausgerutscht! stoppt.
rule-slipped-boosts-returned = Kommen auf die Hand zurück
rule-slipped-boosts-lost = Sind verloren

rule-tie-break = Gleich viel Space Loot
rule-tie-break-text = Wenn das Deck zu Ende ist und beide gleich viel erbeutet haben: unentschieden, oder ein Stechen mit Schnipsern.
rule-tie-break-draw = Unentschieden
rule-tie-break-shoot-off = Ein Stechen

rule-turn-cap = Längstes Spiel
rule-turn-cap-text = Nach so vielen Zügen beider Spieler zusammen entscheidet der erbeutete Space Loot.
rule-turn-cap-100 = 100 Züge
rule-turn-cap-none = Keine Grenze

rule-shoot-mode = Shoot for Loot
rule-shoot-mode-text = Schnippe mit eigener Hand, oder lass die Würfel des Spiels sagen, ob der Bean fällt.
rule-shoot-mode-flick = Den Bean schnippen
rule-shoot-mode-odds-66 = Durch Los, 66 %
rule-shoot-mode-odds-50 = Durch Los, 50 %

rule-concede = Aufgeben
rule-concede-text = Ob ein Spieler im eigenen Zug aufgeben darf; Bots tun es nie.
rule-concede-no = Nicht angeboten
rule-concede-yes = Im eigenen Zug

rule-basic-copy-limit = Gleiche Karten in Basisdecks
rule-basic-copy-limit-text = Ob der Deckbau mehr als vier gleiche Karten in einem Basisdeck erlaubt.
rule-basic-copy-limit-none = So viele du willst
rule-basic-copy-limit-4 = Höchstens 4 gleiche

rule-collection = Karten des Deckbaus
rule-collection-text = Baue Decks aus der ganzen Serie, oder nur aus dem, was in deinen Boostern war.
rule-collection-unlimited = Alle Karten
rule-collection-owned = Karten aus deinen Boostern

rule-ultra-slot = Ultraseltene im Booster
rule-ultra-slot-text = Ob eine ultraseltene Karte an die Stelle der seltenen ihres Boosters tritt.
rule-ultra-slot-replaces-rare = Statt der seltenen Karte
rule-ultra-slot-extra-card = Als zehnte Karte

rule-next-hider = Wer in der Revanche versteckt
rule-next-hider-text = Wer den Bean in den Spielen nach dem ersten versteckt.
rule-next-hider-alternate = Abwechselnd
rule-next-hider-seat0 = Der erste Platz
rule-next-hider-last-loser = Der Verlierer

rule-auto-end-turn = Ein Zug, in dem nichts mehr zu tun ist
rule-auto-end-turn-text = Von selbst zu enden geht schneller, zeigt aber, dass keine kostenlose Karte auf der Hand ist.
rule-auto-end-turn-off = Wartet auf „Zug beenden“
rule-auto-end-turn-on = Endet von selbst

rule-window-seconds = Zeit für einen Konter
rule-window-seconds-text = Wie lange der andere Spieler über einen Konter nachdenken darf; wer bis dahin nicht drückt, passt.
rule-window-seconds-6 = 6 Sekunden
rule-window-seconds-3 = 3 Sekunden
rule-window-seconds-10 = 10 Sekunden
rule-window-seconds-20 = 20 Sekunden
rule-window-seconds-untimed = Bis zum Drücken

rule-layout = Tisch
rule-layout-text = Spiel auf den beiden Matten, oder ohne sie: Der Space Loot zeigt, wo die Felder sind, ein Würfel zeigt die Punkte.
rule-layout-mat = Mit Matten
rule-layout-no-mat = Ohne Matten

rule-flick-clock = Zeit für einen Schnipser
rule-flick-clock-text = Ist die Zeit um, ist der Versuch verbraucht.
rule-flick-clock-off = Keine Grenze
rule-flick-clock-20 = 20 Sekunden
rule-flick-clock-30 = 30 Sekunden

rule-flick-assist-of-first = Zielhilfe, erster Platz
rule-flick-assist-of-second = Zielhilfe, zweiter Platz
rule-flick-assist-text = Wie viel vom Schuss vor dem Schnippen zu sehen ist.
rule-flick-assist-1 = Kugel und kurze Linie
rule-flick-assist-0 = Nur der Pfeil
rule-flick-assist-2 = Der ganze Weg
rule-flick-assist-3 = Der ganze Weg, ruhigere Hand

rule-steady-hand-of-first = Zitternde Hand, erster Platz
rule-steady-hand-of-second = Zitternde Hand, zweiter Platz
rule-steady-hand-text = Wie sehr die Hand zittert: eine Vorgabe für den besseren Schützen.
rule-steady-hand-1-0 = Wie immer
rule-steady-hand-0-5 = Halb so sehr
rule-steady-hand-0 = Gar nicht
