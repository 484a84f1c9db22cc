### Nach dem Spiel: die Partie Zug um Zug, Preise, Zahlen, und Wörter für die Bots.

one-in = 1 zu { $many }

## Zug um Zug

review-title = Zug um Zug
review-legend = {"{check}"} gemeint   {"{robot}"} der starke Bot   **1 2 3** die Versuche der Reihe nach
review-awards = Preise
review-clues = Hinweise
review-no-clue = kein Hinweis in der Zeit
review-clue = { $said ->
    [spoken] ein gesprochenes Wort
   *[typed] { $word }
} { number }
review-refused = { $word }: { $why ->
    [not_one_word] kein einzelnes Wort
    [taken_back] zurückgenommen
    [clue_not_one_word] kein einzelnes Wort; es blieb am Pult
    [clue_bad_sign] nicht nur Buchstaben; es blieb am Pult
    [clue_one_letter] nur ein Buchstabe; es blieb am Pult
    [clue_too_long] zu lang; es blieb am Pult
    [clue_name_part] zu nahe an einem Namen; es blieb am Pult
    [extra_talk] mehr als Wort und Zahl gesagt
    [not_about_cards] es geht nicht um die Karten
   *[foreign] das Wort ist aus der falschen Sprache
}.
review-meant = Gemeint: { $assets }.
review-nothing-ticked = Nichts war angehakt.
review-thinking = Der starke Bot denkt nach ...
review-same-word = Auch der starke Bot hätte das gesagt: **{ clue-said }**.
review-other-word = Der starke Bot hätte **{ clue-said }** gesagt.
review-other-word-for = Der starke Bot hätte **{ clue-said }** gesagt, für { $assets }.

## Preise

award-clue = Hinweis der Partie
award-clue-told = { $seat } mit { $said ->
    [spoken] einem gesprochenen Wort
   *[typed] { $word }
}: { $found } gefunden.
award-bold = Kühnster Zusatzversuch
award-bold-told = { $seat } und { $kind } mit dem Zusatzversuch: 1 zu { $many } durch Zufall.
award-eyes = Schärfste Augen
award-eyes-told = { $seat }: { $count ->
    [one] { $count } Treffer
   *[other] { $count } Treffer
}.
award-long = Längster Hinweis
award-long-told = { $seat } sagte { $word }.

## Zahlen einer Person

statistics-clues = Hinweise gegeben
statistics-right = Treffer je Hinweis
statistics-boldest = kühnster Zusatzversuch
statistics-partner = bester Partner: { $right } je Hinweis

## Wörter für die Bots

teach-title = Bots etwas beibringen
teach-nobody = Wörter gehören zu einer Person: Setz dich mit einem Namen an den Tisch, dann lernen die Bots.
teach-none = Die Bots kannten jedes Wort dieser Partie. Tippe links ein anderes, wenn du magst, auch ein deutsches: Sie lernen es für immer.
teach-what = Was bedeutet **{ $word }** für dich?
teach-another = Noch ein Wort beibringen
teach-look = Bedeutung oder Namen suchen
teach-undo = Zurücknehmen
teach-copy = Alles kopieren
teach-copied = Alles Gelernte liegt als Text in der Zwischenablage.
teach-paste = Einfügen
teach-pasted = { $count ->
    [one] { $count } Wort übernommen.
   *[other] { $count } Wörter übernommen.
}
teach-meanings = { $count ->
    [one] { $count } Bedeutung
   *[other] { $count } Bedeutungen
}
teach-went-wrong = ging daneben
teach-not-known = unbekannt
