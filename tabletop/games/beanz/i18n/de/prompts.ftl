### Was gefragt wird, wen und warum ("-why").

## Für alle, die warten: "wait-", nach der Frage benannt. $seat: wer gefragt wird, niemand, wenn es der Tisch ist.

who = { $seat-person ->
    [none] Der Tisch
   *[other] { $seat }
}
game-over = Das Spiel ist vorbei.
wait-other = { $seat-person ->
    [you] Du wählst.
   *[other] { who } wählt.
}
wait-other-why = Es wählt, wem die Wirkung gehört.
wait-mulligan = { $seat-person ->
    [you] Du siehst die erste Hand an.
   *[other] { who } sieht die erste Hand an.
}
wait-mulligan-why = Eine Hand ohne Bean darf getauscht werden.
wait-fists = { $seat-person ->
    [you] Du wählst eine Hand.
   *[other] { who } wählt eine Hand.
}
wait-fists-why = Wer errät, wo der Bean ist, beginnt; sonst beginnt, wer ihn versteckt hat.
wait-loot-half = { $seat-person ->
    [you] Du wählst, wohin geschossen wird.
   *[other] { who } wählt, wohin geschossen wird.
}
wait-loot-half-why = Für jede volle Hälfte muss geschossen werden, in beliebiger Reihenfolge.
wait-shoot = { $seat-person ->
    [you] Du zielst.
   *[other] { who } zielt.
}
wait-shoot-why = Zwei Schnipser für jede volle Hälfte; ein Treffer erbeutet eine Karte Space Loot.
wait-flick = { $seat-person ->
    [you] Du schnippst den Bean.
   *[other] { who } schnippt den Bean.
}
wait-flick-why = Umgefallen ist getroffen; ein Bean, der nur wackelt, ist es nicht.
wait-main = { $seat-person ->
    [you] Du bist am Zug.
   *[other] { who } ist am Zug.
}
wait-main-why = Punkte bezahlen Karten, Kräfte, Aufstehen und Kaufen.
wait-discard-cards = { $seat-person ->
    [you] Du wirfst ab.
   *[other] { who } wirft ab.
}
wait-discard-cards-why = Handkarten kommen offen auf den Ablagestapel.
wait-blitz-party = { $seat-person ->
    [you] Du stellst einen Bean-Blitz zusammen.
   *[other] { who } stellt einen Bean-Blitz zusammen.
}
wait-blitz-party-why = Wer mitmacht, wird bezahlt und gedreht; die Werte werden addiert.
wait-blitz-galaxy = { $seat-person ->
    [you] Du wählst die Galaxie des Blitzes.
   *[other] { who } wählt die Galaxie des Blitzes.
}
wait-blitz-galaxy-why = Eine, in der ein Teilnehmer angreifen könnte.
wait-target-defence = { $seat-person ->
    [you] Du nennst das Ziel.
   *[other] { who } nennt das Ziel.
}
wait-target-defence-why = Der Verteidiger wählt unter den Beanz in dieser Galaxie.
wait-target-attack = { $seat-person ->
    [you] Du wählst das Ziel.
   *[other] { who } wählt das Ziel.
}
wait-target-attack-why = Ein Scharfschuss wählt in jeder Galaxie.
wait-other-target = { $seat-person ->
    [you] Du nennst ein anderes Ziel.
   *[other] { who } nennt ein anderes Ziel.
}
wait-other-target-why = Es liegt in derselben Galaxie wie das erste.

## Ein Konter

# $what: "plays", "attacks", "enters" oder "spins".
announced = { $seat-person ->
    [you] { $what ->
        [attacks] Du greifst mit { $kind } an
        [enters] Du willst { $kind } ins Spiel bringen
        [spins] Du drehst { $kind }
       *[plays] Du spielst { $kind }
    }
   *[other] { $what ->
        [attacks] { $seat } greift mit { $kind } an
        [enters] { $seat } will { $kind } ins Spiel bringen
        [spins] { $seat } dreht { $kind }
       *[plays] { $seat } spielt { $kind }
    }
}
# $asked: "yes" für den, der antworten darf.
may-answer = { $asked ->
    [yes] Du darfst antworten oder passen.
   *[no] Ein Konter?
}
window = { announced }. { may-answer }
window-target = { announced }, { $total } gegen { $against } von { $target }: Das Ziel würde { $result ->
    [fails] standhalten
    [topples] Sidewayz werden
    [knocks-off] von der Matte fallen
   *[blowout] im Bean-Abflug von der Matte fliegen
}. { may-answer }
window-asked-why = Mit einem Konter; er kostet dich nichts.
window-why = Der andere Spieler darf mit einem Konter antworten oder passen.

## Vor dem ersten Zug

ask-change-hand = Kein Bean auf deiner Hand. Tauschen?
ask-change-hand-why = Sie wird gezeigt und eingemischt, und du ziehst fünf neue Karten.
ask-first-hand = Deine erste Hand.
ask-first-hand-why = Nur eine Hand ohne Bean darf getauscht werden.
ask-hide = Versteck den Bean in einer deiner Hände.
ask-hide-why = Rät der andere falsch, beginnst du.
ask-guess = In welcher Hand ist der Bean?
ask-guess-why = Rätst du richtig, beginnst du.

## Shoot for Loot

ask-loot-half = Wohin schießt du jetzt?
ask-loot-half-why = Volle Hälften sind gestrichelt umrahmt; welche leuchten, sind noch offen, in beliebiger Reihenfolge. Ein Stern zählt den Space Loot.
# $how: ein Würfel "die" oder ein Schnipser "flick". $attempts: 0, wo nicht gesagt wird, wie viele es sind.
attempt = { $how ->
    [die] Wurf
   *[flick] Schnipser
}
ask-shoot = Shoot for Loot { in-galaxy }{ $attempts ->
    [0] {""}
   *[other] , { attempt } { $attempt } von { $attempts }
}.
ask-shoot-why = { $how ->
    [die] Mit { $least } oder mehr
   *[flick] Wirf den Bean um, dann
} erbeutest du eine Karte. { $left ->
    [0] Es ist hier dein letzter { attempt }.
    [one] Geht es daneben, hast du hier noch einen { attempt }.
   *[other] Geht es daneben, hast du hier noch { $left } { $how ->
        [die] Würfe
       *[flick] Schnipser
    }.
}

## Der Zug

action-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
ask-idle = Nichts Nützliches mehr übrig. Beende deinen Zug.
ask-idle-why = Du hast { action-points }.
ask-free = Keine Punkte mehr. Spiel, was nichts kostet, oder beende deinen Zug.
ask-free-why = Was leuchtet, kostet nichts.
ask-main = Du bist am Zug: noch { action-points }.
ask-main-why = Karten spielen{ $buys ->
    [yes] , kaufen
   *[no] {""}
}, Beanz drehen, aufstellen, in beliebiger Reihenfolge.
# $lost: ein Schub durch die Drehkraft "spin" von $card, die Karte selbst, "card", oder mehrere, "several".
lost-boost = { $lost ->
    [several] Schübe wären
    [spin] Der Schub von { $card } wäre
   *[card] { $card } wäre
} verloren: Es kann kein Bean-Angriff folgen.
ask-forced-discard = Wirf eine Karte deiner Wahl ab.
ask-forced-discard-why = Eine Kraft des anderen Spielers will es so.
ask-discard = Wirf noch { $more } ab.
ask-discard-why = Am Ende deines Zuges behältst du höchstens { $limit } Karten.

## Bean-Angriffe

ask-blitz-party = Wer macht beim Bean-Blitz mit?
ask-blitz-party-why = Wer mitmacht, wird bezahlt und gedreht; die Werte werden addiert.
ask-blitz-galaxy = In welcher Galaxie schlägt der Blitz ein?
ask-blitz-galaxy-why = Eine, in der ein Teilnehmer angreifen könnte.
ask-sharpshoot = { $by } schießt. Auf wen?
ask-sharpshoot-why = Ein Scharfschuss wählt in jeder Galaxie.
ask-target = { $by } greift an. Welcher deiner Beanz ist das Ziel?
ask-target-why = Du wählst, in jeder Lage.

## Wirkungen. $upto: wie viele höchstens gewählt werden dürfen, 0, wo es so viele sein müssen.

up-to = { $upto ->
    [0] {""}
   *[other] {" "}Bis zu { $upto } insgesamt.
}
ask-knockdown = Umhauen: Welchen Bean?
ask-knockdown-why = Er wird Sidewayz, egal wie viel MMP er hat.{ up-to }
ask-knock-off = Rauswerfen: Welchen Bean?
ask-knock-off-why = Er verlässt die Matte, egal wie viel MMP er hat.{ up-to }
ask-turn-over = Umdrehen: Welchen Bean?
ask-turn-over-why = Er wird Bottomz-up: In einer vollen Hälfte müssen alle Beanz Headz-up sein.{ up-to }
ask-stand = Aufstellen: Welchen Bean?
ask-stand-why = Er ist wieder Headz-up, umsonst.{ up-to }
ask-bounce = Auf die Hand zurückgeben: Welchen Bean?
ask-bounce-why = Er verlässt die Matte und geht auf die Hand seines Besitzers zurück.{ up-to }
ask-clear-cosmos = Abwerfen: Welche Kosmoskarte?
ask-clear-cosmos-why = Sie verlässt ihr Feld; ein Bean darauf bleibt.{ up-to }
ask-effect-galaxy = In welcher Galaxie?
ask-effect-galaxy-why = Alle passenden Beanz dort werden getroffen.
ask-effect-option = Wähle eins.
ask-effect-option-why = Angeboten wird nur, was etwas bewirken kann.
ask-move-which = Welchen Bean bewegen, und wohin?
ask-move = { $bean } zieht um. Auf welches leere Feld?
ask-move-why = Die Lage bleibt, wie sie ist; Kosmoskarten bleiben liegen.
ask-swap-beans = Welche zwei Beanz tauschen?
ask-swap-beans-why = Die Lage bleibt, wie sie ist; Kosmoskarten bleiben liegen.
ask-enter-bean = Welcher Bean kommt ins Spiel, und wohin?
ask-enter-bean-why = Ohne seine Kosten, Headz-up.
ask-place-cosmos = Welche Kosmoskarte, und wohin?
ask-place-cosmos-why = Ohne ihre Kosten, auf ein beliebiges Feld von dir.
ask-pick-discard = Wähle aus deinem Ablagestapel.
ask-pick-discard-why = Karten eines Ablagestapels werden offen gewählt.
ask-pick-looked = Welche Karte nimmst du?
ask-pick-looked-why = Die anderen kommen unter dein Deck, wie sie lagen.
ask-pick-loot = Welche Karte Space Loot ansehen?
ask-pick-loot-why = Nur du wirst sie sehen.
ask-swap-loot = Welche Karte kommt an diesen Platz zurück?
ask-swap-loot-why = Niemand sieht, ob du tauschst.
