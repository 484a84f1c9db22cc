### Was am Tisch vorgelesen wird, für alle, die nicht hinsehen.

speech-turn = { $name } ist am Zug.
speech-your-turn = Du bist am Zug, { $name }.
speech-way = { $key }: { $what }.
speech-covered = Eine verdeckte Karte.
speech-with-tab = { $count ->
    [one] Eine weitere Möglichkeit mit Tab.
   *[other] { toolkit-count } weitere Möglichkeiten mit Tab.
}
speech-held = Du hältst { $card }.
speech-put-back = Zurücklegen
speech-touch = { $way ->
    [hold] { $key } halten
    [confirm] Zweimal { $key }
   *[click] { $key }
}
speech-take-up = Aufnehmen
speech-lay-out = Auslegen
speech-untick = Nicht mehr wählen
speech-type = Schreib einen dieser Namen: { $names }.
speech-write = Schreib ein eigenes Wort und eine Zahl, dann drück Enter.
speech-private = Was nur { $name } wissen darf, wird nicht vorgelesen, solange andere zuhören.
speech-curtain = Weitergeben an { $name }. { $way ->
    [once] Drück { $key }.
   *[hold] Halte { $key }.
}
speech-window = { $name }: mit { $react } reagieren, mit { $decline } passen.
speech-idle = Jetzt nicht: { $why }
speech-over = Die Partie ist zu Ende.

speech-seat = { $out ->
    [yes] { $name } ist raus, mit { $counts }.
   *[no] { $name } hat { $counts }.
}
speech-count = { $count } { $what }
speech-goal = Ziel { $count }
speech-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
speech-pile = { $pile } { $count }
speech-left = in diesem Zug noch { $what }: { $count }
speech-own-hand = Auf deiner Hand: { $cards }.
speech-no-voice = Dieser Computer hat keine Stimme, die es sagen könnte.
