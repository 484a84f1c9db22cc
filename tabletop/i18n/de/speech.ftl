### Was am Tisch vorgelesen wird, für alle, die nicht hinsehen.

speech-turn = { $name } ist am Zug.
speech-your-turn = Du bist am Zug, { $name }.
speech-way = { $key }: { $what }.
speech-covered = Eine verdeckte Karte.
speech-with-tab = { $count ->
    [one] Eine weitere Möglichkeit mit Tab.
   *[other] { toolkit-count } weitere Möglichkeiten mit Tab.
}
speech-type = Schreib einen dieser Namen: { $names }.
speech-private = Was nur { $name } wissen darf, wird nicht vorgelesen, solange andere zuhören.
speech-curtain = Weitergeben an { $name }. Halte { $key }.
speech-window = { $name }: mit { $react } reagieren, mit { $decline } passen.
speech-idle = Jetzt nicht: { $why }
speech-over = Die Partie ist zu Ende.
