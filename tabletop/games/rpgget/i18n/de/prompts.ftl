### Was gefragt wird, wer und warum.

## What all others hear

game-won = { $seat } hat gewonnen.
game-over = Das Spiel ist vorbei.
everybody = Jeder
waiting-card = { $who } wählt.
waiting-opening = { $who } sieht sich die erste Hand an.
waiting-first-player = { $who } sagt, wer beginnt.
waiting-redraw = { $who } darf zwei Karten tauschen.
waiting-play = { $who } spielt Karten.
waiting-bank = { $who } macht Platz in der Bank.
waiting-mission = { $who } darf eine Mission versuchen.
waiting-party = { $who } stellt die Gruppe zusammen.
waiting-slot = { $who } spielt Monster.
waiting-ability = { $who } darf eine Fähigkeit benutzen.
waiting-attack = { $who } greift an.
waiting-targets = { $who } wählt Ziele.
waiting-how-many = { $who } sagt, wie viele Ziele der Zufall wählt.
waiting-redirect = { $who } darf jemanden einspringen lassen.
waiting-defend = { $who } darf abwehren.
waiting-monsters = { $who } handelt für die Monster.
waiting-combo = { $who } darf noch einmal zuschlagen.
waiting-interrupt = { $who } darf benutzen, was offen liegt.
waiting-react = { $who } darf antworten.
waiting-quiet = { $who } darf noch Karten spielen.
waiting-pay = { $who } hat keine Karten mehr.
waiting-reconcile = { $who } wirft bis auf neun Karten ab.
why-card = Eine Karte will es so.
why-opening = Jede Gruppe beginnt mit einem Helden.
why-first-player = Jede Art ist recht, auf die man sich einigt.
why-start = Der Zug beginnt.
why-play-order = Helden, Belohnungen und Marker, in jeder Reihenfolge.
why-bank-holds = Sie fasst zwanzig Karten.
why-mission-one = Eine je Zug.
why-party-cost = Zusammen dürfen sie so viele PP kosten, wie die Mission gibt.
why-slot-one = Jeder Gegner kommt einmal dran.
why-ability-open = Ihre Karte liegt offen.
why-attack-all = Alle Monster müssen besiegt werden.
why-targets-count = Der Angriff sagt, wie viele Ziele er haben darf.
why-confused = Wer handelt, ist verwirrt.
why-redirect-awake = Wer wach ist, darf den Schlag einstecken.
why-defend-once = Jede Karte wehrt einmal je Versuch ab.
why-monsters-once = Jeder Angriff ist einmal je Versuch möglich.
why-combo-same = Eine Combo trifft dieselben Ziele.
why-recovery = Erholung darf jederzeit kommen.
why-react = Karten von der Hand spielt man nur in wenigen Momenten.
why-pay-price = Für zwei VP gibt es ein neues Deck.
why-turn-ends = Der Zug endet.

## What a window is about

at-occasion = { $occasion }: { $what }
occasion-plays = { $seat-person ->
    [you] Du spielst { $kind }
   *[other] { $seat } spielt { $kind }
}
occasion-attacks = { $kind } greift an
occasion-own-turn = Dein Zug beginnt
occasion-turn = Der Zug von { $seat } beginnt
occasion-attempts = { $seat-person ->
    [you] Du versuchst { $kind }
   *[other] { $seat } versucht { $kind }
}
occasion-fight = Vor dem Kampf
occasion-over = Der Versuch ist vorbei

## Why, in general

why-asked-hand = Du wirst trotzdem gefragt: Niemand soll erfahren, was du hast.
why-asked-deck = Du wirst trotzdem gefragt: Niemand soll erfahren, was in deinem Deck ist.
why-told = Zu wählen gibt es nichts; es wird nur gesagt.
why-later = Das geht auch später: Weitermachen kostet nichts.
why-later-pass = Das geht auch später: Passen kostet nichts.
why-optional = Es ist freiwillig.
why-twice = Kein Ziel zweimal.
why-fewer = Kein Ziel zweimal; weniger sind möglich.
why-gone = Sie geht auf deinen Ablagestapel; du wählst sie selbst.

## The turn

opening-none = Kein Held auf deiner Hand: Zieh neun neue Karten.
opening-ask = Mit welchem Helden beginnt deine Gruppe?
why-opening-one = Eine Gruppe beginnt mit einem Helden.
why-opening-anew = Oder zieh neun neue Karten, so oft du willst.
first-player-ask = Wer beginnt?
redraw-ask = Markiere bis zu zwei Karten, die du tauschen willst, oder behalte alle.
redraw-one = Eine ist markiert: Klick eine zweite an, und beide werden getauscht, oder tausche nur diese.
redraw-last = Eine ist markiert; für eine zweite hat dein Deck keine Karte.
why-redraw = Du ziehst so viele, wie du abwirfst.
why-redraw-ticked = Klick sie noch einmal an, und sie bleibt. Was geht, wird abgeworfen, und du ziehst ebenso viele.
play-ask = { counters-have }: { $ways }?
play-nothing = { counters-have }: Nichts zu spielen.
counters-have = { $have } Marker
way-hero = einen Helden spielen
way-replace = { $whom } ersetzen
way-replace-any = einen Helden durch einen gleichen Namens ersetzen
way-bank = eine Belohnung in die Bank legen
way-buy = eine Belohnung kaufen
way-buy-one = eine kaufen
way-lit = Leuchtendes benutzen
way-turn = { $what } aufdecken, damit die Karte in der Bank wirkt
way-turn-any = eine Bankkarte aufdecken, damit sie dort wirkt
why-play = Die Bank kostet nichts und liegt verdeckt. Gekaufte Belohnungen kann man benutzen.
bank-ask = Die Bank ist voll. Welche Karte daraus wirfst du ab?
why-bank = Sie fasst zwanzig; die neue Karte ist sicher.
mission-none = Du hast keine Mission, also gibt es in diesem Zug keine.
mission-ask = Eine Mission versuchen? Zum Sieg fehlen dir { $need } VP; { $alone ->
    [yes] fällt dein einziger Held
   *[no] fallen alle deine Helden
}, bist du raus.
why-mission = Eine je Zug; abbrechen kann man sie nicht.
reconcile-ask = Wirf bis auf neun Karten ab.
why-reconcile = Nie unter neun.
pay-enough = Du zahlst mit { $given }: { $worth } VP.
pay-more = Mit { $given } sind es { $worth } VP von 2: Welche Mission gibst du noch?
pay-nothing = Dein Deck ist leer, und du hast keine 2 VP für ein neues: Du bist raus.
pay-ask = Dein Deck ist leer: Welche Mission gibst du für ein neues? Es kostet 2 VP.
why-pay = Sie verlässt das Spiel; der Ablagestapel wird gemischt.
why-pay-change = Zwei genügen; Wechselgeld gibt es nicht.
why-pay-missions = Nur Missionen auf deinem Punktestapel zahlen dafür.

## The attempt

party-ask = Wen schickst du? { party-used }{ party-all }
party-nobody-else = { party-used } Sonst kann niemand mit.{ party-all }
party-used = Belegte PP: { $cost } von { $pp }.
party-all = { $all ->
    [yes] {" "}Niemand bleibt daheim!
   *[no] {""}
}
why-party = Wer daheim bleibt, ist sicher.
why-party-nobody = Wer daheim bleibt, ist sicher. Du darfst auch niemanden schicken.
why-party-all = Fallen alle, bist du raus.
slot-nothing-fits = Deine Monster gegen { $seat }: Keine deiner Karten passt hinein.
slot-full = Deine Monster gegen { $seat }: Kein Platz mehr.
slot-full-event = Deine Monster gegen { $seat }: Kein Platz mehr; dein Ereignis fände niemanden.
slot-room = Deine Monster gegen { $seat }: Noch { $free } EP für Monster{ $roadblocks ->
    [yes] {" "}oder ein Hindernis
   *[no] {""}
}{ $events ->
    [yes] , oder spiel ein Ereignis
   *[no] {""}
}.
slot-lit = Deine Monster gegen { $seat }: Kein Platz, aber du darfst spielen, was leuchtet.
why-slot = Beliebig viele Karten, die passen; dann ist der Nächste dran.
why-slot-event = Ein Ereignis fände niemanden, der hineinpasst.
attack-ask = Mit wem greifst du an{ $lit ->
    [yes] , oder benutzt du, was leuchtet
   *[no] {""}
}? Alle Monster müssen fallen.
attack-reward = { $stand }: Benutzt du eine Belohnung{ $by }?
why-attack = Jeder Held greift einmal an. Für eine Belohnung wähle den Helden, der sie benutzt.
monsters-nobody = Deine Monster handeln, aber kein Held ist mehr da.
monsters-one = Mit { $kind } angreifen?
monsters-ask = Deine Monster handeln. Welches?
why-monsters = Jeder Angriff ist einmal möglich; alles ist freiwillig.
redirect-ask = Für ein Ziel einspringen?
why-redirect = Einmal je Versuch.
defend-plain = { $target } wird angegriffen. Abwehren?
defend-use = { $actor } schlägt zu, { $force }: Benutzt du { $what }?
defend-ask = { $actor } schlägt zu, { $force }: Abwehren für { $target }?
defend-one = { $actor } schlägt zu, { $force }: Abwehren für { $target } ({ $shield })?
why-defend = Mehrere Karten dürfen abwehren, jede einmal.
combo-ask = { $source }: Noch einmal zuschlagen?
why-combo = Sofort, gegen dieselben Ziele.
how-many-ask = { $source } ist verwirrt: Wie viele Ziele? Welche, bestimmt der Zufall.
why-friends = Auch Freunde sind darunter.
widen-ask = { $actor } darf noch jemanden treffen{ than-whom }: Wen?
widen-none = { $actor } darf noch jemanden treffen{ than-whom }, aber kein anderes Monster ist da.
than-whom = { $than-seen ->
    [none] {""}
   *[seen] {" "}außer { $than }
}
targets-ask = { $actor }{ with-source }: { $most ->
    [0] Welches Ziel?
    [one] Welches Ziel?
   *[other] Bis zu { $most } Ziele: Welche?
}
targets-more = { $actor }{ with-source }: { $chosen ->
    [one] 1 Ziel
   *[other] { $chosen } Ziele
} gewählt; noch { $more ->
    [one] eines
   *[other] bis zu { $more }
}, oder angreifen?
targets-all = { $actor }{ with-source }: { $whom } angreifen?
with-source = { $source-seen ->
    [none] {""}
   *[seen] {" "}mit { $source }
}
why-targets-all = Sonst kann niemand gewählt werden.

## Answers

react-none = { $occasion }: Du hast gerade keine Karte dafür.
react-ask = { $occasion }: Benutzt du { $what }?
why-order-latest = Die letzte Karte zuerst.
why-order-turn = Zuerst, wer am Zug ist, dann im Uhrzeigersinn.
interrupt-ask = Bevor es weitergeht: Benutzt du { $what }?
used-lit = etwas, das leuchtet
used = { $kind } ({ $does })
used-for = { $kind } für { $action } ({ $does })
used-by = , mit { $user }
used-by-which = , mit welchem Helden
ability-one = { $kind }: { $action } benutzen ({ $does })?{ $idle ->
    [yes] {" "}Es würde nichts ändern.
   *[no] {""}
}
ability-answer = { $kind } wird gespielt: Mit einer Fähigkeit antworten?
ability-party = Bevor die Gruppe geht: Eine Fähigkeit benutzen?
ability-fight = Vor dem Kampf: Eine Fähigkeit benutzen?
why-ability-idle = Kein Monster hier hat eine dauernde Eigenschaft, die enden könnte.

## Effects

ask-one = { $source }: Wähle.
ask-nothing = { $source }: Nichts passt.
wanted-card = Karte
recruit-ask = { $source }: Wen rekrutierst du ({ $what })?
recruit-no-room = { $source }: Für noch ein Monster ({ $what }) ist kein Platz.
recruit-none = { $source }: Dein Deck hat nichts zum Rekrutieren ({ $what }).
why-recruit = Ein passendes Monster muss genommen werden, wenn eines da ist.
unit-heal = { $source }: Wen heilen?
unit-cure = { $source }: Wen kurieren?
unit-status = { $source }: Wer bekommt das Leiden?
unit-ailment = { $source }: Wer bekommt { $name }?
unit-boost = { $source }: Wessen nächster Angriff?
unit-again = { $source }: Wer greift noch einmal an?
unit-withdraw = { $source }: Wer verlässt den Versuch?
unit-nobody-hurt = { $source }: Niemand ist verletzt, es heilt niemanden; wähle irgendeinen.
heal-ask = { $source }: { $n } HP heilen: Bei wem?
why-no-targeting = Das gilt nicht als Zielen.
aim-ask = { $source }: Auf wen zielen?
aim-more = { $source }: { $chosen } von bis zu { $most } gewählt: Wer noch?
fallen-ask = { $source }: Wen erwecken?
fallen-none = { $source }: Niemand von dir ist bewusstlos.
why-fallen = Von deinen Bewusstlosen.
why-option = Die Karte überlässt es dir.
throw-ask = { $source }: Du verlierst eine Handkarte: Welche?
break-ask = { $source }: Du verlierst eine Belohnung: Welche?
find-ask = { $source }: Welche Karte nimmst du ({ $what })?
find-none = { $source }: In deinem Deck ist nichts Passendes ({ $what }).
why-find = Sie wird gezeigt; dann mischst du.
salvage-ask = { $source }: Welche Karte holst du zurück ({ $what })?
salvage-none = { $source }: Auf deinem Ablagestapel ist nichts Passendes ({ $what }).
why-salvage = Von deinem Ablagestapel.
equip-ask = { $source }: Welche Bankkarte ausrüsten?
equip-none = { $source }: Deine Bank hat keine Karte dafür.
why-equip = Ohne zu zahlen.
top-ask = { $source }: Welche liegt zuunterst?
why-top = Nur du kennst die Reihenfolge.
