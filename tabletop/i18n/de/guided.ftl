### Tische, die sich selbst erklären: Lektion, Vorführung, Rätsel und eine Partie, die man noch einmal ansieht.

## Lektion und Vorführung

guided-demo = Vorführung: Drück eine Taste
guided-still-talking = Einen Moment: Noch spricht der Lehrer.
guided-not-that = Das jetzt nicht: Tu, worum der Lehrer bittet.
guided-no-log = Nicht in der Lektion: Wo das Protokoll wäre, steht der Lehrer.
guided-to-menu = Zum Menü
guided-leave-lesson = Die Lektion verlassen?
guided-leave = Verlassen
guided-stay = Bleiben

## Rätsel

guided-hint = Tipp
guided-what-to-look-at = Worauf es ankommt
guided-again = Noch mal
guided-to-start = Zurück zum Anfang
guided-solution = Lösung
guided-play-it-out = Vorspielen
guided-next-puzzle = Das nächste Rätsel
guided-to-shelf = Zum Regal
guided-answers-to-go = { $count ->
    [one] Noch { $count } Antwort.
   *[other] Noch { $count } Antworten.
}
guided-solved = Gelöst. { $end }
guided-look-for = Achte auf: { $what }
guided-is-solved = Es ist gelöst.
guided-puzzle-begins = Hier beginnt das Rätsel.
guided-nothing-ahead = Weiter geht es hier nicht.
guided-not-remembered = Das wird nicht gespeichert: { $why }

## Eine Partie, die man noch einmal ansieht

guided-eyes-of = Augen von { $name }
guided-all-hands = Alle Hände offen
guided-onlooker = Zuschauer
guided-whose-eyes = Wessen Augen
guided-press-where = Drück dorthin, wo du sein willst
guided-turn-before = Ein Zug zurück
guided-step-back = Ein Schritt zurück
guided-play-or-pause = Abspielen oder anhalten
guided-step-on = Ein Schritt vor
guided-next-turn = Ein Zug vor
guided-how-fast = Wie schnell erzählt wird
guided-pace = { $pace ->
    [calm] Ruhig
    [brisk] Flott
   *[quick] Schnell
}
guided-turn-of = Zug { $turn } von { $turns }
guided-before-first = Vor der ersten Karte
guided-beginning = Das ist der Anfang.
guided-end = Das ist das Ende.
guided-once-more = Noch einmal
guided-play-on = Von hier weiterspielen
guided-new-match = In diesem Moment beginnt eine neue Partie, mit denselben Menschen und Bots. Die verdeckten Karten liegen, wie sie lagen, oder alles, was du nicht weißt, wird neu ausgeteilt. Sie zählt für keine Statistik.
guided-dealt-anew = Neu ausgeteilt
guided-as-they-were = Wie sie lagen
guided-no-playing-on = Von hier lässt sich nicht weiterspielen: { $why }
