### Was jeder Teil des Programms sagt.

language-name = Deutsch

decimal-mark = ,

# Ein Platz, für den ein Spiel keinen Namen hat: Beschriftungen und Gründe sagen es so, und der Tisch setzt den Namen ein
seat-number = Spieler { $number }

list-more = { $before }, { $item }
list-last = { $before } und { $item }
list = { $items }

# A line of the log that was said again
log-times = ({ $count }-mal)

# Eine Partie als Seite zum Aufheben
match-page-about = { $day }, mit { $names }
match-page-ended = { $team ->
    [none] { $winners-count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }
   *[other] { $team } gewinnt.
} { $why }
match-page-open = Diese Partie ist nicht zu Ende.
