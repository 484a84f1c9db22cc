### Was das Üben aufhebt und findet: Sammlungen, Partien, Entscheidungen, Rätsel, Abende, und was an ihren Dateien falsch ist.

# Sammlungen, Rundreisen, Sealed-Abende
progress-booster = Booster
progress-put-away = Wegräumen
progress-nobody-collects = Die Karten von { $game } sammelt niemand.
progress-circuit-card-unknown = Diese Rundreise hat eine andere Version von Tabletop gespeichert, und diese hier kann sie nicht lesen: Die Karte { $card } ist hier nicht bekannt.
progress-circuit-deck-unknown = Diese Rundreise hat eine andere Version von Tabletop gespeichert, und diese hier kann sie nicht lesen: Das Deck { $deck } ist hier nicht bekannt.
progress-circuit-no-opposite = Diese Rundreise hat eine andere Version von Tabletop gespeichert, und diese hier kann sie nicht lesen: Kein Deck von { $name } darf gegen deines spielen.
progress-night-unreadable = Diesen Sealed-Abend hat eine andere Version von Tabletop gespeichert, und diese hier kann ihn nicht lesen: { $error }
progress-card-unknown = Die Karte { $card } ist hier nicht bekannt.
progress-lacks = { $game } hat das nicht: { $what }.
progress-what-circuit = Rundreise
progress-what-season = Saison

# Die Zeile eines Tages
progress-daily = Tabletop { $version } Partien des Tages, { $game }, { $date }: { $signs } { $won } von { $of }
progress-daily-beyond = Tabletop { $version } Partien des Tages, { $game }, { $date }: { $signs } { $won } von { $of }, { $beyond } gegen einen normalen Bot mit denselben Karten

# Entscheidungen und Karten
progress-deal-unkept = Was diese Karten wert sind, wird nicht gespeichert: { $error }
progress-review-unread = Was früher gefunden wurde, lässt sich nicht lesen: { $error }
progress-review-lack = { $count ->
    [one] Eine von { $of } Entscheidungen ließ sich nicht noch einmal ansehen: { $error }.
   *[other] { $count } von { $of } Entscheidungen ließen sich nicht noch einmal ansehen: { $error }.
}
progress-review-stuck = Die Analyse steht still, weil ihre Helfer einer nach dem anderen abstürzen.
progress-review-died = der Helfer ist dabei abgestürzt
progress-review-unkept = Die Analyse läuft weiter, wird aber nicht gespeichert: { $why }.

# Eine Partie, die man noch einmal ansieht
progress-up-to-there = Bis dahin wird sie gezeigt.
progress-pictures = Von da an wird gezeigt, wie es nach jeder Antwort stand.
progress-only-watched = Diese Partie wird nur angesehen: Ändern lässt sich nichts.
progress-over-before = die Partie ist vorher zu Ende
progress-answer-unfit = Antwort { $number } von { $of } passt nicht: { $error }
progress-clock-answered = in dieser Partie hat eine Uhr oder eine Abstimmung geantwortet

# Spieleabende
progress-scale = Alle beginnen mit 100 Punkten. Bei zwei Seiten bringt ein Sieg 10 und kostet eine Niederlage 10; bei vier bringt ein Sieg 17 und kostet eine Niederlage 6: Gleich Starke bleiben an jedem Tisch gleichauf, und wer aussetzt, verliert nichts. Das Finale zählt doppelt.

# Rätsel
progress-grade-easy = Leicht
progress-grade-fair = Mittel
progress-grade-hard = Schwer
progress-grade-fiendish = Teuflisch
progress-length = { $count ->
    [one] Eine Antwort
   *[other] { $count } Antworten
}
progress-odds = Sie gewinnt zu { $best } ({ $low } bis { $high }), die nächstbeste Antwort zu { $next } ({ $next-low } bis { $next-high }).
progress-task-surest = Finde die sicherste Antwort.
progress-task-surest-wrong = Die nicht: Eine andere Antwort gewinnt öfter.
progress-task-win = Gewinne in diesem Zug.
progress-task-score = Komm in diesem Zug auf { $number } { $score }.

# Warum ein Moment kein Rätsel ist
progress-no-way = Keine Antwort erreicht es sicher, was die anderen auch halten.
progress-several = Mehr als eine erste Antwort erreicht es.
progress-dice = Die Lösung hinge von Würfeln ab.
progress-wide = Für einen Beweis gibt es zu viel zu betrachten.
progress-lucky = So, wie die Karten liegen, geht es schneller.
progress-idle = Manche der Antworten wären gleichgültig.
progress-there = Es ist schon erreicht.
progress-obvious = Die eine Antwort ist, was alle zuerst versuchen würden.
progress-even = Keine Antwort ist sicher besser als alle anderen.
progress-unreached = Nichts, wonach zu fragen sich lohnt, ist zu erreichen.
progress-other-board = Auf diesem Brett ist eine andere Antwort richtig.
progress-other-way = Ein anderer Weg führt dorthin.
progress-no-choice = Gerade hat niemand genug Auswahl.

# Was an einem Rätsel einer Datei falsch ist
progress-puzzles-unreadable = Deine eigenen Rätsel lassen sich nicht lesen: { $error }.
progress-puzzles-long = { $file } hat mehr als { $most } Bytes: Was dahinter liegt, wird nicht gelesen.
progress-puzzle-entry = { $file }, Eintrag { $number }: { $error }.
progress-puzzle-twice = { $file }, Eintrag { $number }: Es gibt schon ein Rätsel { $puzzle }.
progress-puzzle-trouble = { $file }: { $error }.
progress-puzzle-wrong = { $puzzle }, { $error }
progress-puzzle-late = { $puzzle } kommt in der Datei zu spät: Die davor zu prüfen, dauert lang genug
progress-puzzle-wide = { $puzzle }, solution: sie lässt den anderen zu viele Antworten
progress-puzzle-no-task = es gibt keine Aufgabe { $task }
progress-puzzle-not-asked = gefragt ist dann nicht Platz { $seat }
progress-puzzle-at-once = es ist sofort erreicht
progress-puzzle-no-tree = das ist kein Baum aus Antworten und Erwiderungen
progress-puzzle-firsts = sie hat { $count } erste Antworten
progress-puzzle-moves = die Lösung braucht { $count }, nicht { $moves }
progress-puzzle-short = sie endet, bevor die Aufgabe gelöst ist
progress-puzzle-no-answer = es gibt keine Antwort { $answer }
progress-puzzle-gap = sie sagt nicht, was auf { $reply } folgt

# Was an den Übungsdateien eines Spiels falsch ist; `$word` endet mit dem nächsten bekannten
progress-achievement-own = { $file }: achievement { $achievement }: Tatsachen und Hausregeln gehören einem Spiel
progress-no-fact = word: es gibt keine Tatsache { $word }
progress-no-field = { $fact } hat kein Feld { $word }
progress-no-card = where, { $field }: es gibt keine Karte { $word }
progress-no-seat = where, { $field }: ein Platz ist { $me } oder { $other }, nicht { $word }
progress-no-house-rule = { $place }: es gibt keine Hausregel { $word }
progress-rule-cannot = one_of: { $rule } kann nicht { $word } sein
progress-option-cannot = { $place }, { $rule }: das kann nicht { $word } sein
progress-no-circuit = die Karten von { $game } sammelt niemand, darum hat es keine Rundreise
progress-rivals = eine Rundreise hat { $most } Rivalen, nicht { $count }
progress-no-personality = { $place }: { $word } ist nicht bekannt
progress-no-deck = { $place }: es gibt kein Deck { $word }
progress-no-starter = starters: es gibt kein fertiges Deck { $word }
progress-evenings = eine Saison hat { $most } Abende, nicht { $count }
progress-evening-seats = { $place }, seats: { $seats } passen nicht, bei { $count } Stammgästen
