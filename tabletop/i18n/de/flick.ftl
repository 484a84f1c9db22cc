### Einen Bean schnippen: der Versuch, das Urteil, die Übungsbahn und die Rätsel mit einem Schnipser.

## Der Versuch

flick-title = Shoot for Loot
flick-attempt = Schnipser { $attempt } von { $attempts }
flick-attempt-at = Schnipser { $attempt } von { $attempts }, { $place }
flick-bean = Dein Bean
flick-bean-key = Dein Bean {"{keyboard}"} {"{key:b}"}
flick-shake = Schütteln
flick-shake-tip = Schüttle den Bean einmal: Die Kugel darin kommt woanders zur Ruhe.
flick-decline = Absichtlich daneben
flick-decline-tip = Verbrauch diesen Versuch, ohne zu treffen.
flick-grip = Dein Griff
flick-grip-tip = Wo dein Finger den Bean trifft. Hinter der Kugel läuft er geradeaus. {"{keyboard}"} {"{key:q}"}, {"{key:e}"}
flick-mouse-pull = Zurückziehen und loslassen
flick-mouse-drag = seitlich ziehen verschiebt ihn
flick-mouse-grip = wo du ihn fasst, ist dein Griff
flick-keys-aim = Pfeile zielen und stellen die Kraft
flick-keys-move = A, D verschieben
flick-keys-grip = Q, E Griff
flick-keys-fine = Umschalt fein
flick-keys-swing = Leertaste pendelt
flick-keys-flick = Enter schnippt
flick-spoken-aim = { $side ->
    [straight] Genau darauf
    [left] { $degrees } Grad links daneben
   *[right] { $degrees } Grad rechts daneben
}, Kraft { $power }
flick-spoken-worth = Es lohnt sich mit Kraft { $low } bis { $high }
flick-spoken-flick = Schnippen
flick-slow = Zeitlupe
flick-replay = Wiederholung
flick-skips = Jede Taste überspringt
flick-look-again = Noch einmal ansehen
flick-continue = Weiter

## Der erste Versuch

flick-guide-bean = **Zieh deinen Bean zurück** wie eine Schleuder und lass los. Zur Seite zielt, weiter macht es kräftiger. Mit Tasten: Pfeile zielen und stellen die Kraft, Enter schnippt.
flick-guide-gauge = **Kraft.** Im weißen Feld lohnt sich der Schnipser: weniger wirft nichts um, mehr ist ungenauer.
flick-guide-grip = **Dein Griff** ist, wo dein Finger den Bean trifft. Hinter der Kugel läuft er geradeaus; daneben dreht er sich.
flick-guide-shaker = **Schüttle** den Bean einmal, wenn dir nicht gefällt, wo die Kugel darin liegt: Sie krümmt den Weg, und die gepunktete Linie zeigt, wie.
flick-guide-next = Weiter
flick-guide-end = Jetzt schnippe ich

## Das Urteil

flick-verdict-struck = Umgeworfen!
flick-detail-struck = { $force ->
    [all] Mit aller Kraft getroffen.
    [more] Kräftiger getroffen als nötig.
   *[enough] Gerade kräftig genug getroffen.
}
flick-verdict-pushed = Umgeschoben!
flick-detail-pushed = { $moved } mm vom Fleck, und schon lag er da.
flick-verdict-close = So knapp!
flick-detail-close = Er wackelte: ein wenig kräftiger, und er fällt.
flick-verdict-graze = Nur gestreift
flick-detail-graze = Er hat kaum gewackelt.
flick-verdict-near = Um Haaresbreite!
flick-detail-near = { $beside } mm { $side ->
    [left] links
   *[right] rechts
} daneben.
flick-verdict-miss = Daneben
flick-detail-miss = { $beside } mm { $side ->
    [left] links
   *[right] rechts
} daneben.
flick-verdict-short = Zu kurz
flick-detail-short = Der Bean blieb { $left } mm davor liegen.
flick-verdict-wide = Zu kurz, und daneben
flick-detail-wide = { $left } mm davor, { $aside } mm { $side ->
    [left] links
   *[right] rechts
} daneben.
flick-verdict-declined = Absichtlich daneben
flick-detail-declined = Dieser Versuch ist verbraucht.
flick-verdict-clock = Die Zeit ist um
flick-detail-clock = Dieser Versuch ist verbraucht.
flick-line-judge = Linienrichter
flick-not-touched = Nicht berührt
flick-how-near = { $part } der Kraft, die ihn umwirft
flick-percent = { $share } %

## Die Übungsbahn

flick-practice = Übung
flick-streak = Serie
flick-best = Rekord
flick-hits = Treffer
flick-hits-of = Treffer von { $shots }
flick-target = Ziel
flick-left = Links
flick-middle = Mitte
flick-right = Rechts
flick-all = Alle
flick-distance = Abstand
flick-help = Zielhilfe
flick-ball = Kugel im Bean
flick-ball-random = Zufällig
flick-ball-fixed = Fest
flick-ball-centred = Mittig
flick-unsteady = Zitternde Hand
flick-heat = Wohin deine Schnipser gingen
flick-heat-tip = Wo dein Bean war, als er den anderen berührte oder passierte.
flick-again = Noch mal
flick-again-tip = Den letzten Schnipser noch einmal langsam sehen
flick-back-tip = Zurück (Esc)
flick-more-for-level = Noch { $count } bis zu deiner Stufe
flick-level = { $level ->
    [beginner] Du schnippst wie ein Anfängerbot: nimm mehr Hilfe
    [casual] Du schnippst wie ein Gelegenheitsbot: Hilfe 2 passt zu dir
    [good] Du schnippst wie ein guter Bot: versuch Hilfe 1
   *[expert] Du schnippst wie ein Meisterbot: versuch Hilfe 0
}
flick-records-anew = Die Rekorde der Übungsbahn beginnen von vorn: { $error }
flick-not-remembered = Das wird nicht gespeichert: { $error }

## Rätsel mit einem Schnipser

flick-puzzles = Schnipp-Rätsel
flick-to-puzzles = Schnipp-Rätsel
flick-try = Versuch { $count }
flick-solution = Lösung
flick-solution-tip = Ein Schnipser, der es schafft
flick-one-way = So geht es zum Beispiel
flick-not-yet = Noch nicht
flick-fault-touched = Dieser Bean durfte nicht berührt werden.
flick-fault-fell = Dieser Bean sollte stehen bleiben.
flick-fault-off = Vom Tisch.
flick-fault-first = Er hat den anderen Bean nicht zuerst berührt.
flick-fault-stands = Er steht noch.
flick-fault-no-bank = Keine Bande.
flick-fault-banks = Nur { $banks } von { $least } Banden.
flick-fault-ring = Neben dem Ring.
