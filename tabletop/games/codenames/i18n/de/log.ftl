### Das Protokoll: was ein Platz von einem Ereignis hören darf, und wie das Spiel geendet hat.

## Teile

number = { $number ->
    [-1] unbegrenzt
   *[other] { $number }
}
clue-said = { $word } { number }
guesses = { $guesses ->
    [one] { $guesses } Versuch
   *[other] { $guesses } Versuche
}
objection = { $reason ->
    [extra_talk] Mehr als Wort und Zahl gesagt
    [not_about_cards] Es geht nicht um die Karten
   *[foreign] Das Wort ist aus der falschen Sprache
}

## Der Gang des Spiels

starts = Der Schlüssel: { $side } beginnt und hat 9 Karten zu finden, { $other } hat 8.
turn = { $side } ist am Zug: { $seat-person ->
    [you] Du gibst einen Hinweis.
   *[other] { $seat } gibt einen Hinweis.
}
clue = { $side }, Hinweis von { $seat-person ->
    [you] dir
   *[other] { $seat }
}: { $said ->
    [spoken] ein gesprochenes Wort
   *[typed] { $word }
} { number }.
locks = { $seat-person ->
    [you] Du berührst { $kind }.
   *[other] { $seat } berührt { $kind }.
}
reveals = { $by-person ->
    [none] { $side } rät
    [you] Du rätst für { $side }
   *[other] { $by } rät für { $side }
}: { $kind } – { $fate ->
    [right] richtig
    [bonus] richtig, mit dem Zusatzversuch
    [right-last] richtig, die letzte
    [assassin] der Attentäter
    [neutral] neutral, Zug vorbei
    [neutral-last] neutral
    [rival-last] die letzte Karte von { $owner }
   *[rival] eine für { $owner }, Zug vorbei
}.
assassin = { $kind } ist der Attentäter, und { $side } hat verloren.
full-house = Volltreffer für { $side }: { $number } Treffer, so viele, wie der Hinweis sagte.
stops = { $seat-person ->
    [you] Du hörst nach { guesses } auf.
   *[other] { $seat } hört nach { guesses } auf.
}
limit-reached = { guesses } gemacht: Mehr geht in diesem Zug nicht.
time-up = { $guesses ->
    [-1] Die Zeit ist um: { $side } hat in diesem Zug keinen Hinweis.
    [0] Die Zeit ist um, ohne einen Versuch.
   *[other] Die Zeit ist um, nach { guesses }.
}
objects = { $seat-person ->
    [you] Du erhebst Einspruch gegen { $word }: { objection }.
   *[other] { $seat } erhebt Einspruch gegen { $word }: { objection }.
}
taken-back = { $seat-person ->
    [you] Du nimmst { $word } zurück.
   *[other] { $seat } nimmt { $word } zurück.
}
stands = { $seat-person ->
    [you] Du lässt { $word } stehen.
   *[other] { $seat } lässt { $word } stehen.
}
returned = { $seat-person ->
    [you] Du gibst { clue-said } zurück: { objection }.
   *[other] { $seat } gibt { clue-said } zurück: { objection }.
}
ruled = { $allowed ->
    [yes] { $word } zählt als ein Wort.
   *[no] { $word } zählt nicht als ein Wort.
}
rival-covers = Der simulierte Gegner findet { $kind }.
penalty = { $seat-person ->
    [you] Du deckst { $kind } ab, für den zurückgenommenen Hinweis.
   *[other] { $seat } deckt { $kind } ab, für den zurückgenommenen Hinweis.
}
double-agent = Die neunte Deckkarte von { $side } ist der Doppelagent.
one-left = { $team } hat nur noch eine Karte zu finden.
last-turn = Der letzte Zug: Danach findet der simulierte Gegner seine letzte Karte.
one-stone = Die nächste neutrale Deckkarte ist der Infinity-Handschuh.
gauntlet = Die siebte neutrale Deckkarte ist der Infinity-Handschuh.
wins = { $side } gewinnt.
rival-wins = Der simulierte Gegner gewinnt.

## Wie es geendet hat

ending-all-found = { $side } hat alle eigenen Karten gefunden.
ending-scored = { $side } hat alle eigenen Karten gefunden. Wertung { $score }: { $title }. { $text }
ending-found-by-rival = { $other } hat die letzte Karte von { $side } abgedeckt.
ending-assassin = { $side } hat den Attentäter berührt.
ending-gauntlet = Thanos hat nun die volle Macht des Infinity-Handschuhs.
ending-rival-complete = Der simulierte Gegner hat alle seine Karten.
