### Was „Gib die Karte weiter“ sagt.

title = Gib die Karte weiter
feather = Feder
lantern = Laterne
crown = Krone
storm = Sturm
card = Karte
worth = { $points } wert.
worth-storm = Nichts wert. Wer zu viele davon hält, fällt.
score = Handkarten

## Die Hausregel

storms = Stürme
storms-about = Wie viele Stürme eine Hand aushält.
storms-2 = zwei sind zu viel
storms-3 = drei sind zu viel

## Was gefragt und getan wird

act = Weitergeben
pass-on = { $card } weitergeben
asked = { $seat-person ->
    [you] Du gibst
   *[other] { $seat } gibt
} eine Karte weiter.
asked-why = Das folgt auf jedes Ziehen.
just-drawn = Diese Karte hast du gerade gezogen, also bleibt sie.
over = Das Spiel ist aus.
over-why = Alle Karten sind gezählt.

## Das Protokoll

draws = { $seat-person ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card }.
passes = { $seat-person ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $card } an { $to-person ->
    [you] dich
   *[other] { $to }
} weiter.
falls = { $seat-person ->
    [you] Du fällst.
   *[other] { $seat } fällt.
}
ending-last = Nur einer ist übrig.
ending-counted = Die beste Hand gewinnt.
