### Was ein Tisch sagt: auf Karten, Schildern und Tafeln, in der Pause, auf den Wegen von ihm und zurück.

## Was mit der gehaltenen Karte geht: Teile eines Satzes, $ways durch Kommas getrennt

table-choose-target = wähle das Ziel
table-click-lit = { $count ->
    [one] klicke den leuchtenden Ort an
   *[other] klicke einen leuchtenden Ort an
}
table-press = drücke „{ $label }“
table-press-one = drücke einen der Knöpfe
table-or-back = { $ways } oder leg die Karte zurück
table-put-back = leg die Karte zurück
table-which-way = Wie?

## Antworten, zurücknehmen, abstimmen

table-against-own-side = Gegen die eigene Seite?
table-do-it = Ja, los
table-sure = { $act }?
table-counts-as-help = Seither wurde etwas gesehen: Das zählt als Hilfe. Bisher { $count ->
    [one] eine Antwort
   *[other] { toolkit-count } Antworten
} zurückgenommen; das Ergebnis erwähnt es.
table-question-withdrawn = { $seat } nimmt die Frage zurück.
table-rather-plays-on = { $seat } möchte lieber weiterspielen.

## Karten

table-hand-empty = Deine Hand ist leer.
table-click-to-lay-out = klicken zum Auslegen
table-of-goal = von { $goal } { $unit }
table-versus = VS
table-if-won = bei Sieg
table-points = { $count ->
    [one] Punkt
   *[other] Punkte
}

## Schilder

table-bot = { $level ->
    [easy] leichter Bot
    [normal] normaler Bot
   *[hard] schwerer Bot
}
table-thinking = überlegt
table-turn = Am Zug
table-your-turn = Du bist dran
table-left-this-turn = **{ $what }** in diesem Zug noch: { $left } von { $of }

## Automatisch passen

table-always-ask = Immer fragen
table-always-ask-means = Jedes Fenster wartet auf dich.
table-when-aimed = Nur wenn ich angegriffen werde
table-when-aimed-means = Passt, solange nichts auf dich zielt.
table-pass-chain = Diese Kette passen
table-pass-chain-means = Bis alles auf dem Tisch abgehandelt ist.
table-pass-until-turn = Passen, bis ich dran bin
table-pass-until-turn-means = Niemand fragt dich, bevor du beginnst.
table-pass-turn = Diesen Zug passen
table-pass-turn-means = Bis der Zug vorbei ist, fragt dich kein Fenster.
table-auto-pass = **Automatisch: { $mode }.** { $means }
table-auto-pass-press = **Automatisch: { $mode }.** { $means } Ein Druck ändert es.
table-when-others-play = Wenn andere spielen: { $seat }

## Der Tipp

table-hint = Tipp
table-percent = { $percent } %
table-percent-range = { $low } bis { $high } %
table-about-percent = etwa { $percent } %
table-rank = { $rank }.

## Die Pause

table-pause = Pause
table-saved = Alles ist gespeichert, bis zur letzten Karte.
table-back = Zurück an den Tisch
table-take-back = Einen Zug zurücknehmen
table-all-agree = Alle am Tisch müssen zustimmen.
table-rules = Regeln
table-cards = Karten
table-settings = Einstellungen
table-keys = Tasten
table-export = In einen anderen Ordner exportieren
table-save-to-menu = Speichern und zum Menü
table-save-and-quit = Speichern und beenden
table-to-menu-unsaved = Ohne Speichern zum Menü
table-quit-unsaved = Ohne Speichern beenden
table-to-menu = Zum Menü
table-quit = Beenden
table-phones-join = Handys dazu
table-how-dealt = Wie das Austeilen feststand
table-the-deal = Das Austeilen
table-deal-fixed = Die Karten und alle Würfel dieser Partie standen fest, bevor jemand eine Karte sah. Wer sich diese Zeichen aufschreibt, kann das nach der Partie prüfen: **Austeilen prüfen** im Regal der Partien.
table-good = Gut

## Speichern

table-saved-again = Alles ist wieder gespeichert, bis zur letzten Karte.
table-nothing-kept = Diesmal wird nichts gespeichert: { $why }.
table-stands-still = Diese Partie steht hier still: { $why }.
table-not-saved-since = Nicht gespeichert seit { $since }: { $why }.

## Tasten

table-point-at-card = Zeig erst auf eine Karte oder geh mit Tab zu ihr: Dann wird sie groß gezeigt.
table-pace = { $pace ->
    [calm] Erzählt wird in **ruhigem** Tempo, dem langsamsten.
    [brisk] Erzählt wird in **flottem** Tempo.
   *[quick] Erzählt wird in **schnellem** Tempo, dem schnellsten.
}

## Gehen und kommen

table-leave-or-join = Gehen oder kommen
table-who-plays-on = Wer spielt weiter?
table-place-stays = Wer auch kommt oder geht, der Platz und seine Karten bleiben. Wer gegangen ist, kann von hier zurückkommen, auch an einem anderen Tag.
table-bot-plays = Der Bot, der übernimmt, spielt
table-level-easy = Leicht
table-level-normal = Normal
table-level-hard = Schwer
table-leaves = { $name } geht
table-comes-back = { $name } kommt zurück
table-newcomer = Jemand Neues heißt
table-name = Name
table-takes-place = übernimmt den Platz von { $name }
table-will-know = Was { $name } wissen wird
table-place-knows = { $count ->
    [one] Dieser Platz kennt eine Karte, die anderen am Tisch verborgen ist. Wer hier schon an einem anderen Platz gespielt hat, darf sie nicht sehen: Nur wer neu in diese Partie kommt, darf sich setzen.
   *[other] Dieser Platz kennt { toolkit-count } Karten, die anderen am Tisch verborgen sind. Wer hier schon an einem anderen Platz gespielt hat, darf sie nicht sehen: Nur wer neu in diese Partie kommt, darf sich setzen.
}
table-somewhere-else = Woanders
table-sit-down = Hier hinsetzen
table-welcome = Willkommen, { $name }
table-keys-are-yours = Das sind deine Tasten an diesem Tisch.
table-look = Deine Karten ansehen
table-look-and-react = Deine Karten ansehen, reagieren
table-lift = Deinen Sichtschutz öffnen
table-lift-and-react = Deinen Sichtschutz öffnen, reagieren
table-all-that-is-fast = Alles, was schnell geht
table-to-the-table = An den Tisch

## Gemeinsam beenden

table-end-here = Spiel hier beenden
table-end-together = Spiel gemeinsam beenden
table-end-here-sure = Spiel hier beenden?
table-end-it = Beenden

## Das zweite Fenster

table-second-window = Das zweite Fenster
table-window-of = Das ist das Fenster von { $names }. Wenn es schließt, liegen die Karten wieder im Fenster des Tischs.
table-close-window = Fenster schließen
table-match-waits = Die Partie wartet: Im anderen Fenster ist etwas anderes offen.
table-look-there = Schau ins Fenster des Tischs: Dort geht es weiter.
table-keys-there = Die Seite der Tasten ist im Fenster des Tischs: dort { $key }.

## Der Tischmeister

table-repair = Den Tisch berichtigen
table-repair-counts = Falls sich jemand verlesen hat. Protokoll und Ergebnis sagen es, und die Partie zählt für keine Statistik, kein Können und keine Erfolge.
table-repair-nothing = Hier gibt es nichts, was sich von Hand berichtigen ließe.
table-repair-a-card = Eine Karte
table-repair-a-number = Eine Zahl
table-repair-from = Von
table-repair-card = Karte
table-repair-top = Die oberste Karte, ungesehen
table-repair-to = Nach
table-repair-what = Zahl
table-repair-whose-number = Von
table-repair-new = Ab jetzt
table-repair-choose = Wähle die Zahl, die richtig ist.
table-repair-do = Berichtigen
table-repair-propose = Die anderen fragen
table-repair-whose = { $name } darf auch aus der eigenen Hand wählen, alle anderen nur aus dem, was offen liegt.
table-repair-open-cards = Nur, was offen liegt
table-repair-own-cards = Ich bin { $name }

## Eine Stellung als Datei

table-save-position = Diese Stellung speichern
table-position-file = Stellung
table-position-several = In einer Stellung steht jede verdeckte Karte, und ihr spielt zu mehreren: Darum lässt sie sich nicht speichern, solange die Partie läuft.
table-position-saved = Gespeichert: { $path }. Zieh die Datei auf das Fenster, um von dort weiterzuspielen.

## Ein eigenes Rätsel

table-make-puzzle = Aus diesem Moment ein Rätsel machen
table-puzzle-asked = Steckt hier ein Rätsel?
table-puzzle-searched = Jede Antwort, jede Erwiderung und jede verdeckte Karte wird durchgegangen. Das dauert ein paar Sekunden.
table-stop = Abbrechen
table-no-moment = Das ist kein Rätsel: { $why }.
table-no-puzzle = Das ist kein Rätsel. { $why }
table-puzzle-unkept = Hier steckt ein Rätsel, aber diesmal wird nichts gespeichert.
table-puzzle-known = Dieses Rätsel steht schon in deinem Regal.
table-puzzle-failed = Das Rätsel lässt sich nicht speichern: { $why }.
table-puzzle-kept = In deinem Regal der Rätsel: { $task } { $length }, { $grade }.

## Das Ende

table-you-win = Du gewinnst!
table-wins = { $name } gewinnt
table-team-wins = { $team } gewinnt
table-nobody-wins = Niemand gewinnt
table-all-share = Alle teilen sich den Sieg
table-many-share = { toolkit-count-first } teilen sich den Sieg
table-share = { $names } & { $last } teilen sich den Sieg
table-story-lost = Seit diese Partie gespielt wurde, haben sich die Regeln geändert: Ihre Geschichte lässt sich nicht mehr zu Ende erzählen.
table-reading = { $verdict ->
    [none] { $seat } hat { $card } vorgelesen und keinen Applaus bekommen.
    [polite] { $seat } hat { $card } vorgelesen und höflichen Applaus bekommen.
    [warm] { $seat } hat { $card } vorgelesen und warmen Applaus bekommen.
    [big] { $seat } hat { $card } vorgelesen und großen Applaus bekommen.
   *[standing] { $seat } hat { $card } vorgelesen und stehende Ovationen bekommen.
}
table-reading-share = { $verdict ->
    [none] { $seat } hat { $card } vorgelesen und keinen Applaus bekommen: { $percent } % aller Hände.
    [polite] { $seat } hat { $card } vorgelesen und höflichen Applaus bekommen: { $percent } % aller Hände.
    [warm] { $seat } hat { $card } vorgelesen und warmen Applaus bekommen: { $percent } % aller Hände.
    [big] { $seat } hat { $card } vorgelesen und großen Applaus bekommen: { $percent } % aller Hände.
   *[standing] { $seat } hat { $card } vorgelesen und stehende Ovationen bekommen: { $percent } % aller Hände.
}
table-swing = { $team-count ->
    [one] { $way ->
        [gain] { $team } holt in einem Zug { $amount } { $score }.
       *[lose] { $team } verliert in einem Zug { $amount } { $score }.
    }
   *[other] { $way ->
        [gain] { $team } holen in einem Zug { $amount } { $score }.
       *[lose] { $team } verlieren in einem Zug { $amount } { $score }.
    }
}
table-swing-by = { $team-count ->
    [one] { $way ->
        [gain] { $team } holt in einem Zug { $amount } { $score }: { $action }
       *[lose] { $team } verliert in einem Zug { $amount } { $score }: { $action }
    }
   *[other] { $way ->
        [gain] { $team } holen in einem Zug { $amount } { $score }: { $action }
       *[lose] { $team } verlieren in einem Zug { $amount } { $score }: { $action }
    }
}
