### Was gefragt wird, wer gefragt wird und warum. "ask-" liest, wer gefragt ist, "wait-" alle anderen (ES-126); "-why" steht
### darunter.

ask-nothing = Die Partie ist vorbei.

## Warten auf andere

wait-answer = { $seats } überlegt sich eine Antwort.
wait-answer-why = Sie wird gezeigt, wenn alles gewählt ist.
wait-turn = { $seats } ist am Zug.
wait-turn-why = Der aktive Agent spielt Missionen oder beendet den Zug.
wait-first-player = { $seats } bestimmt, wer beginnt.
wait-first-player-why = Der Tisch entscheidet, wer zuerst am Zug ist.
# Wahl unter verdeckten Karten; $aim: der Platz, dem es geschieht, wenn es einen gibt.
wait-pick-card = { $seats } nimmt eine Karte{ $aim-person ->
    [none] {""}
    [you] {" "}von dir
   *[other] {" "}von { $aim }
}.
wait-give-card = { $seats } { $aim-person ->
    [none] gibt eine Karte weg
    [you] wählt eine Karte für dich
   *[other] wählt eine Karte für { $aim }
}.
wait-pick-looked = { $seats } sieht Karten des Zugstapels an.
wait-order-looked = { $seats } legt die anderen auf den Stapel zurück.
wait-give-up-card = { $seats } wählt, was abgeworfen wird.
wait-done-looking = { $seats } sieht { $aim-person ->
    [none] Karten des Zugstapels
    [you] deine Hand
   *[other] die Hand von { $aim }
} an.
wait-hidden-why = Was unter verdeckten Karten gewählt wird, bleibt verdeckt.

## Das Reaktionsfenster

# $asked: "yes", wo der Leser antworten darf.
who-answers = { $asked ->
    [yes] Antworte oder passe.
   *[no] Wer antwortet?
}
# Wer spielt, liest auch selbst den Namen: Alle sehen dieselben Worte.
ask-window-card = { $seat } spielt { played }. { who-answers }
ask-window-card-why = Auf jede gespielte Karte darf jeder antworten, der noch im Spiel ist.
ask-window-loss = Du verlierst { $kinds }{ $fatal ->
    [yes] {" "}und bist raus
   *[no] {""}
}, wenn niemand antwortet. { who-answers }
ask-window-loss-why = Du darfst selbst antworten; eine Antwort kann die Karte retten.
ask-window-exposed = Vor dem Abwurf: { $about }. { who-answers }
ask-window-exposed-why = Enttarnte Karten werden abgeworfen, wenn niemand antwortet; durch eine tödliche scheidet ihr Besitzer aus.
exposed-of = { $owner-person ->
    [you] { $kinds } von dir
   *[other] { $kinds } von { $owner }
}
exposed-more = { $before }; { $item }

## Der Zug

ask-first-player = Wer beginnt?
ask-first-player-why = Der Tisch entscheidet, wer zuerst am Zug ist.
ask-claim = Du bist am Zug. Du kannst das Päckchen zeigen und gewinnen!
ask-claim-why = Zehn oder mehr Karten und keine Bombe dabei.
ask-all-played = Alle deine Missionen sind gespielt. Beende deinen Zug.
ask-all-played-why = Ein Zug endet nicht von selbst, damit niemand sieht, was du hättest tun können.
ask-none-playable = Keine deiner Missionen ist spielbar. Beende deinen Zug.
# $first: "yes", solange noch keine gespielt ist.
ask-turn = Du bist am Zug. Spiel { $first ->
    [yes] eine Mission
   *[no] noch eine Mission
} oder beende den Zug.
ask-turn-why = Bis zu { $most } Missionen im Zug; noch { $left }.

## Warum keine Mission spielbar ist: was jeder Karte fehlt

lacks = { $reasons }.
lacks-more = { $before }; { $item }
# $many: wie viele es sind, wo es zu viele sind, um sie zu nennen, sonst 0.
lacking = { $many ->
    [0] { $cards }
   *[other] { $many } Karten
}
lacks-cards = Deine Hand ist leer.
lacks-held-card = { lacking } { $cards-count ->
    [one] wird nie gespielt
   *[other] werden nie gespielt
}
lacks-reaction-as-mission = { lacking } { $cards-count ->
    [one] antwortet nur auf andere Karten
   *[other] antworten nur auf andere Karten
}
lacks-bad-aim = { lacking } { $cards-count ->
    [one] findet kein Ziel mit einer Karte
   *[other] finden kein Ziel mit einer Karte
}
lacks-no-gift = { lacking } { $cards-count ->
    [one] braucht noch eine Karte zum Weggeben
   *[other] brauchen noch eine Karte zum Weggeben
}
lacks-no-discards = { lacking } { $cards-count ->
    [one] findet keine abgelegten Karten
   *[other] finden keine abgelegten Karten
}
lacks-bad-discards = { lacking } { $cards-count ->
    [one] darf keine der abgelegten Karten nehmen
   *[other] dürfen keine der abgelegten Karten nehmen
}
lacks-not-copyable = { lacking } { $cards-count ->
    [one] findet keine Mission zum Kopieren
   *[other] finden keine Mission zum Kopieren
}
lacks-claim-too-few = { lacking } gewinnt mit zehn Karten auf der Hand
lacks-claim-bomb = { lacking } kann neben der Bombe nicht gewinnen
lacks-claim-not-now = { lacking } zählt nur beim Aufdecken

## Eine Karte ansagen

# Eine Karte und, wenn sie eine Kopie ist, wessen Text sie hat.
acting = { $kind }{ $text-seen ->
    [none] {""}
   *[seen] {" "}(als { $text })
}
ask-answered = Auf welche Karte antwortet { $kind }?
ask-answered-why = Deine Kopie wirkt als { $text } und darf auf jede Karte antworten, auf die { $text } es dürfte.
ask-send = { acting }: Auf wen soll { $target-seen ->
    [none] die beantwortete Karte
   *[seen] { owned }
} zielen?
ask-send-why = Möglich ist jeder Gegner mit einer Handkarte, auch wer sie gespielt hat.
ask-aim = Auf wen zielt { acting }?
ask-aim-why = Ziel ist ein Gegner, der noch im Spiel ist und eine Handkarte hat; nur ein Kurier darf zu einer leeren Hand.
ask-title = Welche Karte nennt { $kind }?
ask-title-why = Hat dein Ziel sie, wird ein Exemplar abgeworfen.
ask-discard = Welche Karte holt { acting } zurück?{ $many ->
    [1] {""}
   *[other] {" "}({ $number } von { $many })
}
ask-discard-why = Was du wählst, wird angesagt, wenn die Karte gespielt wird.

## Wählen, wenn eine Karte wirkt

ask-pick-card = Nimm eine Karte aus der Hand von { $aim }.
ask-pick-card-why = Nur ihr zwei erfahrt, welche es ist.
ask-give-card = Gib { $aim } eine deiner Karten.
ask-give-another-why = Nicht die Karte, die du gerade genommen hast.
ask-give-any-why = Irgendeine Karte, auch eine gefährliche.
ask-pick-common = { acting }: Nimm eine gewöhnliche Karte aus dem Zugstapel.
ask-pick-common-why = Der ganze Zugstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: Gold bleibt, und dann wird gemischt.
ask-pick-looked = { acting }: Nimm eine dieser Karten.
ask-pick-looked-why = Hier liegen sie sortiert, nicht wie im Stapel; die anderen kommen wieder obenauf, in der Reihenfolge, die du wählst.
ask-order-looked = { acting }: Welche Karte kommt zuerst zurück?
ask-order-looked-why = Die zuletzt zurückgelegte liegt oben.
ask-give-up-card = Wähl eine deiner Karten zum Abwerfen.
ask-give-up-card-why = Beim Saboteur darfst du wählen; die Bombe ist nicht wählbar.
ask-nothing-to-take = Hier darf nichts genommen werden. Schau, so lange du willst.
ask-nothing-to-take-why = Nur gewöhnliche Karten dürfen genommen werden.
ask-done-looking = Sieh die Hand von { $aim } an.
ask-done-looking-why = Ist Gold dabei, ziehst du eine Karte, wenn du fertig bist.
