### Was gefragt wird, wen und warum.

over = Das Spiel ist vorbei.

## Für alle, die warten

waits-clue = { $seat-person ->
    [you] Du gibst { $side } den Hinweis.
   *[other] { $seat } gibt { $side } den Hinweis.
}
waits-clue-why = Ein Wort und eine Zahl.
waits-guess = { $agents-person ->
    [you] Du rätst.
   *[other] { $agents-count ->
        [one] { $agents } rät.
       *[other] { $agents } raten.
    }
}
waits-objection = { $seat-person ->
    [you] Gegen deinen Hinweis läuft ein Einspruch.
   *[other] Gegen den Hinweis von { $seat } läuft ein Einspruch.
}
waits-objection-why = Der Hinweis kann zurückgenommen werden.
waits-cover = { $seats-person ->
    [you] Du deckst eine Karte ab.
   *[other] { $seats } deckt eine Karte ab.
}
counts-as-found = Sie zählt als gefunden.
clue-left = { $said ->
    [spoken] {""}
   *[typed] { $word }:{" "}
}{ number }; { $limit ->
    [0] beliebig viele Versuche
   *[other] { $left ->
        [one] noch { $left } Versuch
       *[other] noch { $left } Versuche
    }
}.

## Für den, der gefragt ist

give-clue = Gib { $side } ein Wort und eine Zahl.
give-clue-why = Es zeigt auf Karten deiner eigenen Seite.
rule-on-word = Zählt { $word } als ein Wort?
rule-on-word-why = Der gegnerische Director fragt heimlich.
allow-clue = { $seat-person ->
    [you] Darfst du { clue-said } sagen?
   *[other] Darf { $seat } { clue-said } sagen?
}
allow-clue-why = Nur was eine Regel bricht, wird aufgehalten.
may-object = { $seat-person ->
    [you] Du kannst Einspruch gegen den Hinweis von { $side } erheben oder ihn stehen lassen: Mit dem ersten Versuch gilt er.
   *[other] { $seat } kann Einspruch gegen den Hinweis von { $side } erheben oder ihn stehen lassen: Mit dem ersten Versuch gilt er.
}
may-object-why = Sonst kann niemand Einspruch erheben.
guess = { $by ->
    [click] { $first ->
        [yes] Leg dich auf eine Karte fest.
       *[no] Leg dich auf noch eine fest oder hör auf.
    }
   *[hold] { $first ->
        [yes] Halte eine Karte gedrückt, um dich festzulegen.
       *[no] Halte noch eine gedrückt, um dich festzulegen, oder hör auf.
    }
}
answer-objection = Nimmst du deinen Hinweis zurück?
answer-objection-why = Der Einspruch: { objection }.
cover-rival = Der simulierte Gegner findet eine: Deck eine Karte von { $other } ab.
cover-rival-why = Er findet nach jedem eurer Züge eine.
cover-own = Für den zurückgenommenen Hinweis: Deck eine Karte deiner Seite ab.
