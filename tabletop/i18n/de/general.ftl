### Was jeder Teil des Programms sagt.

language-name = Deutsch

decimal-mark = ,

# Was jemand sagt, und ein Wert, den jemand geschrieben hat
quoted = „{ $words }“
quoted-value = „{ $words }“

# Wo eine Überschrift Großbuchstaben hat: an jedem Wort (every) oder nur am ersten (first)
headline-capitals = first

# Ein Platz, für den ein Spiel keinen Namen hat: Beschriftungen und Gründe sagen es so, und der Tisch setzt den Namen ein
seat-number = Spieler { $number }

list-more = { $before }, { $item }
list-last = { $before } und { $item }
# Dasselbe zwischen Namen, von denen einer ein Komma hat
list-more-parted = { $before }; { $item }
list-last-parted = { $before } sowie { $item }
list = { $items }

# Eine Zeile des Protokolls, die noch einmal gesagt wurde
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

# Spiele und Ausgaben, die es nicht gibt
game-none = Ein Spiel { $name } gibt es nicht{ $nearest }.
game-twice = Zwei Spiele heißen { $name }; { $package } bleibt draußen.
game-left-out = Das Spiel { $name } konnte nicht aufgenommen werden: { $error }.
lint-no-game = { $file }: es gibt kein Spiel { $game }
lint-no-linter = { $file }: das Spiel { $game } prüft keine Dateien mit Karten
edition-not = { $name } ist keine Ausgabe von { $game }{ $nearest }
edition-most = An einem Tisch sind höchstens { $most } Pakete, nicht { $count }
edition-other-game = Das Paket { $pack } ist für das Spiel { $game }, nicht für { $other }
edition-needs = Das Paket { $pack } braucht das Paket { $need }, und das ist nicht gewählt
edition-not-fitting = Die Pakete { $packs } passen nicht: { $mistake }
edition-no-cards = { $game } hat keine Kartendatei, darum gibt es dafür keine Pakete
edition-either = { $pack }: Ein Paket hat entweder { $cards } oder { $words }
edition-unknown-field = unbekanntes Feld { $field }
edition-no-tables = { $field }: hier sollten Tabellen stehen, { $tables }, nicht { $value }
edition-not-own-id = { $place }, id: { $id }; die Ids dieses Pakets sehen aus wie { $like }
edition-without-cards = es gibt kein [[card]]
edition-no-words = { $file }: { $game } wird nicht mit Wortlisten gespielt
