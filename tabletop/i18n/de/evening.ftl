### Ein Spieleabend: sein Plan, seine Seite, seine Urkunde und was davon gespeichert wird.

evening-gone = Der Spieleabend dieser Partie ist nicht mehr in der Datei.

# Der Plan
evening-plan-title = Ein Spieleabend
evening-plan-kicker = Alle Spiele, eine Tabelle
evening-nobody-yet = Sag, wer kommt: Dann steht hier das Programm.
evening-no-time = In diesen Abend passt keine Partie.
evening-begin = Den Abend beginnen
evening-evening = Der Abend
evening-how-long = Wie lange
evening-one-hour = 1 Std.
evening-hour-and-half = 1,5 Std.
evening-two-hours = 2 Std.
evening-three-hours = 3 Std.
evening-four-hours = 4 Std.
evening-who-wins = Wer gewinnt
evening-alone = Jeder für sich
evening-teams = Zwei Teams
evening-bots = Bots, die auffüllen
evening-easy = Leicht
evening-normal = Normal
evening-hard = Schwer
evening-games = Die Spiele
evening-who-comes = Wer kommt, und was sie mögen
evening-likes = Am liebsten { $game }
evening-not-here = Nicht da
evening-likes-all = Spielt alles
evening-somebody-new = Jemand Neues
evening-programme = Das Programm

# Die Seite
evening-kept = Der Abend ist gespeichert. Vom Menü aus geht er weiter.
evening-nobody-here = Niemand ist da. Sag, wer gekommen ist, und der Abend geht weiter.
evening-late = Keine Partie passt mehr in den Abend. Gib ihm mehr Zeit, oder beende ihn.
evening-save = Als Seite speichern
evening-end = Den Abend beenden
evening-end-ask = Den Abend beenden?
evening-end-why = Die Tabelle gilt so, wie sie jetzt ist; eine laufende Partie wird aufgegeben.
evening-end-yes = Beenden
evening-spent = { $count ->
    [0] keine Partie in { $minutes } Minuten
    [one] eine Partie in { $minutes } Minuten
   *[other] { toolkit-count } Partien in { $minutes } Minuten
}
evening-left = noch { $left } von { $minutes } Minuten
evening-close = Den Abend schließen
evening-go-on = Partie fortsetzen
evening-a-break = Eine Pause
evening-break-over = Die Pause ist vorbei
evening-deal = Karten austeilen
evening-match-goes-on = Diese Partie läuft noch.
evening-nothing-yet = Noch nichts
evening-break-about = Etwa { $minutes } Minuten.
evening-break-then = Etwa { $minutes } Minuten. Dann: **{ $next }**.
evening-match-about = Etwa { $minutes } Minuten.
evening-match-resting = Etwa { $minutes } Minuten. Es setzen aus: { $names }.
evening-matches = Die Partien
evening-who-is-here = Wer da ist
evening-comes = { $name } kommt
evening-new-comes = Jemand Neues kommt
evening-less = { $minutes } min weniger
evening-more = { $minutes } min mehr
evening-match-tip = Noch einmal ansehen, nachlesen, oder mit denselben Karten spielen
evening-phones-next = Als Nächstes: { $game }.
evening-phones-plays = Als Nächstes: { $game }. Du spielst; dein Platz kommt von selbst auf dieses Handy.
evening-phones-rests = Als Nächstes: { $game }. Du setzt aus und schaust zu.

# Die Tabelle
evening-standing = Die Tabelle
evening-team-points = Team eins { $one }  ·  Team zwei { $two }
evening-away = nicht da
evening-played = { $count } gespielt
evening-bot = { $name } (Bot)

# Was kommt und was war
evening-break = Pause
evening-final-title = Finale: { $game }
evening-now = jetzt
evening-in = in { $minutes } min
evening-break-line = Pause, { $minutes } Minuten
evening-ahead-then = wer dann vorn liegt
evening-the-end = Schluss
evening-final = { $game }, Finale
evening-told-goes-on = { $number }. { $game }: läuft noch
evening-told-given-up = { $number }. { $game }: aufgegeben
evening-told-nobody = { $number }. { $game }: niemand kommt voran
evening-told = { $number }. { $game }: { $names } { $points }
evening-draw = Der Abend endet unentschieden
evening-wins = { $names } gewinnt den Abend
evening-share = { $names } teilen sich den Abend
evening-award-game = { $names }: am besten in { $game } ({ $points })
evening-award-first = { $names }: Platz eins des Abends ({ $points })

# Was gespeichert wird
evening-not-saved = Die Seite konnte nicht gespeichert werden: { $error }
evening-saved = Gespeichert unter { $path }.
evening-page-played = { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { toolkit-count } Partien
}
evening-page-when = { $date }  ·  { $minutes } Minuten
evening-page-awards = Preise
evening-page-table = Der letzte Tisch
evening-page-table-end = Der Tisch am Ende der letzten Partie
