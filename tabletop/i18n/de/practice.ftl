### Die Eingänge zum Üben, und was dahinter liegt: Lektionen, gespeicherte Partien, Rätsel, Erfolge, dieselben Karten noch einmal.

practice-title = Üben
practice-lesson = Geführte Lektion
practice-lesson-about = Eine geführte erste Partie, die sich beim Spielen erklärt.
practice-lesson-done = Eine geführte erste Partie, die sich beim Spielen erklärt. Du kennst sie schon; du kannst sie noch einmal spielen.
practice-bots = Gegen Bots
practice-bots-about = Ein Tisch voller Bots: leicht, normal oder schwer, jeder mit eigener Art.
practice-daily = Partien des Tages
practice-circuit = Rundreise
practice-season = Saison
practice-range = Übungsbahn
practice-range-about = Schnipser um Schnipser, mit einem Bild, wohin sie gingen, und deinen Rekorden.
practice-puzzles = Rätsel
practice-puzzles-about = Eine Antwort ist sicher, was die anderen auch halten: Finde sie. { $count } Rätsel in vier Stufen.
practice-achievements = Erfolge
practice-achievements-about = Was in einer Partie gelingen kann, und was dir gelungen ist: { $done } von { $of }.
practice-skill = Können
practice-matches = Partien
practice-matches-about = Sieh dir an, was gespielt wurde, Schritt für Schritt, aus wessen Sicht du willst.
practice-matches-waiting = { $count ->
    [one] Sieh dir an, was gespielt wurde, Schritt für Schritt, aus wessen Sicht du willst. Eine Partie kann weitergehen.
   *[other] Sieh dir an, was gespielt wurde, Schritt für Schritt, aus wessen Sicht du willst. { toolkit-count-first } Partien können weitergehen.
}

# Erfolge
practice-medals = Erfolge: { $done } von { $of }
practice-medals-any = Alle Spiele
practice-medal-progress = { $done } von { $of }

# Lektionen
practice-tutorial = Lektionen
practice-first-match = Die erste Partie spielen
practice-first-match-about = Etwa fünf Minuten: Die Karten liegen bereit, und jemand an deiner Seite sagt, was zu tun ist und warum.
practice-first-match-again = Etwa fünf Minuten: Die Karten liegen bereit, und jemand an deiner Seite sagt, was zu tun ist und warum. Du kennst sie schon; du kannst sie noch einmal spielen.

# Ob ehrlich ausgeteilt wurde
practice-deal = Das Austeilen
practice-deal-seen = Gut

# Gespeicherte Partien
practice-matches-title = Partien
practice-all-games = Alle Spiele
practice-state-all = Alle
practice-state-open = Offen
practice-state-finished = Beendet
practice-matches-empty =
    {"*"}*Hier steht noch keine Partie.**

    Jede Partie wird gespeichert, während sie läuft: Spiel sie weiter, oder sieh sie dir noch einmal an.
practice-match-lasted = { $when }, { $span }
practice-match-ended = { $count ->
    [0] { $ended }, keine Schritte
    [one] { $ended }, ein Schritt
   *[other] { $ended }, { toolkit-count } Schritte
}
practice-match-of = { $game }, { $part }, { $when }: { $ended }
practice-match-alone = { $game }, { $when }: { $ended }
practice-export = Exportieren
practice-export-tip = Als Textdatei und in die Zwischenablage
practice-go-on = Weiter
practice-watch = Noch einmal ansehen
practice-story = Ihre Geschichte
practice-review = Analyse
practice-review-tip = Was jede Entscheidung wert war
practice-check-deal = Austeilen prüfen
practice-check-deal-tip = Ob die Karten so ausgeteilt wurden, wie es vor der Partie festgelegt war
practice-same-deal = Gleiche Karten
practice-same-deal-tip = Andere oder Bots spielen dieselben Karten, und die Tische werden verglichen
practice-not-finished = noch nicht beendet
practice-given-up = aufgegeben
practice-nobody-won = niemand hat gewonnen
practice-won = { $names-count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
practice-won-shared = { $names-count ->
    [one] { $names } hat sich den Sieg geteilt
   *[other] { $names } haben sich den Sieg geteilt
}

# Rätsel
practice-puzzles-title = Rätsel
practice-puzzles-all = Alle
practice-puzzle = Rätsel { $number }: { $grade }
practice-puzzles-solved = **{ $done } von { $of } gelöst**, { $stars } Sterne
practice-puzzles-more = { $title }: { $solved } von { $of }
practice-puzzles-more-tip = Weitere Rätsel, bisher { $stars } Sterne
practice-puzzle-wrong = { $puzzle }, { $error }.

# Dieselben Karten noch einmal
practice-deal-tables = Gleiche Karten, zwei Tische
practice-deal-note = Dieselben Karten, Regeln und Plätze. Die Zahl hinter einem Platz sagt, welchen Teil der anderen Tische er geschlagen hat; gleich gut zählt halb. Wer die Partie gesehen hat, kennt ihre Karten: Lass also andere spielen, oder Bots.
practice-deal-alone = Mit diesen Karten hat noch niemand sonst gespielt.
practice-deal-who = Wer jetzt spielt
practice-deal-seat = Platz { $number }
practice-deal-go = Dieselben Karten austeilen
practice-deal-table = [gold]**Tisch { $number }**[/]  [muted]{ $when }[/]
practice-deal-won = gewonnen
practice-deal-shared = Sieg geteilt
practice-deal-lost = verloren
practice-deal-as-before = { $name }, wie zuvor
practice-bot-easy = Bot, leicht
practice-bot-normal = Bot, normal
practice-bot-hard = Bot, schwer
practice-puzzle-foot = { $count ->
    [one] { $about }, eine Antwort
   *[other] { $about }, { $count } Antworten
}
