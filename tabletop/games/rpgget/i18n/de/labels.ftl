### Ein paar Worte für jede Möglichkeit: Knöpfe, Menüs, Vorleser.

## What an act is called

act-redraw-hand = Neue Hand
act-start = Beginnen mit
act-begin = Beginnt
act-redraw = Tauschen
act-play = Spielen
act-bank = In die Bank
act-buy = Bezahlen
act-flip = Umdrehen
act-ability = Fähigkeit von
act-recovery = Erholung durch
act-attack = Angriff mit
act-support-reward = Hilfe mit
act-defend = Abwehr mit
act-use-up = Verbrauchen
act-attempt = Versuchen
act-join = Losschicken
act-support = Hilfe von
act-target = Ziel
act-count = Ziele
act-redirect = Einspringen für
act-again = Noch einmal
act-choose = Wählen
act-top = Obenauf
act-pay = Zahlen mit
act-settle = Zahlen
act-lose = Hinwerfen
act-lose-match = Diese Partie hinwerfen
act-throw = Abwerfen
act-concede = Aufgeben
act-concede-match = Diese Partie aufgeben

## To decline

pass-redraw = Alle behalten
pass-redraw-one = Diese tauschen
pass-play = Spielphase beenden
pass-mission = Diesen Zug keine Mission
pass-party = Das ist die Gruppe
pass-slot = Keine Monster mehr
pass-slot-empty = Keine Monster
pass-ability = Jetzt nicht
pass-attack = Schritt beenden
pass-targets = Angreifen
pass-widen = Sonst niemand
pass-aim = Genug Ziele
pass-redirect = Kommen lassen
pass-defend = Treffen lassen
pass-monsters = Monster sind fertig
pass-react = Passen
pass-interrupt = Weiter
pass-combo = Aufhören
pass-find = Nichts nehmen
pass-recruit = Niemand
pass-equip = Nichts
pass-nothing = Nichts

## Options

label-begins = Spieler { $n } beginnt
label-start = { $name } zuerst spielen
label-redraw = { $name } tauschen
label-keep = { $name } behalten
label-play = { $name } spielen
label-replace = { $name } spielen: ersetzt { $fallen ->
    [yes] { $old } (gefallen)
   *[no] { $old }
}
label-bank = { $name } in die Bank
label-buy = { $name } für { $cost } Marker kaufen
label-turn-up = { $name } aufdecken
label-turn-down = { $name } verdecken
label-use-up = { $name } ohne Wirkung verbrauchen
label-use = { $name }: { $what }
label-use-paid = { $name }: { $what } ({ $price } Marker)
label-use-shield = { $name }: { $what } ({ $shield })
label-use-alike = { $user } benutzt { $name }
label-use-by = { $user } benutzt { $name }: { $what }
label-defence = { $what }, { $shield }
label-attempt = { $name } versuchen
label-join = { $name } losschicken
label-attack = { $name }: { $attack } gegen { $target }
label-by-chance = ein zufälliges Ziel
label-add = Dazu { $name }
label-targets = { $n ->
    [one] 1 Ziel
   *[other] { $n } Ziele
}
label-targets-too-many = { label-targets } (nur { $there ->
    [one] 1 ist
   *[other] { $there } sind
} da)
label-step-in = { $name } springt für { $target } ein
label-again = { $name } schlägt noch einmal zu
label-find = { $name } nehmen
label-equip = { $name } ausrüsten
label-salvage = { $name } zurückholen
label-revive = { $name } erwecken
label-choose = { $name } wählen
label-lose = { $name } verlieren
label-top = { $name } obenauf
label-pay = { $name } zum Zahlen nehmen
label-throw = { $name } abwerfen
label-other = { $act } { $name }
