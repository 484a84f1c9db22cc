### Was eine Partie sagt: was sie ablehnt und warum, was von ihr bleibt, ob fair ausgeteilt wurde.

## Was jetzt nicht geht

match-over = Das Spiel ist vorbei.
match-stale = Diese Frage ist nicht mehr offen.
match-question-closed = Diese Frage ist geschlossen.
match-not-yours = Das entscheidest nicht du.
match-not-the-world = Die Welt antwortet nicht für Menschen.
match-elsewhere = Diese Partie geht in einem anderen Fenster von Tabletop weiter; von hier wird nichts mehr geschrieben.
match-nothing-to-react = Es gibt nichts, worauf man reagieren könnte.
match-react-first = Drücke zuerst „Reagieren“.
match-lift-first = Öffne zuerst den Sichtschutz.
match-only-people-pass = Nur Menschen am Tisch können im Voraus passen.
match-set-alone = Das stellst du ein, wenn nur du hinschaust.
match-no-part = Dieser Platz nimmt an diesem Fenster nicht teil.
match-window-closed = Das Fenster ist geschlossen.
match-too-early = Einen Moment, damit niemand merkt, ob du eine Antwort hattest.
match-had-your-try = Du hattest deinen Versuch in diesem Duell.
match-nothing-to-use = Gerade gibt es nichts, was du einsetzen könntest.
match-no-curtain = Es gibt keinen Sichtschutz zu öffnen.
match-other-curtain = Der Tisch wartet auf jemand anderen.
match-hold-longer = Halte die Taste etwas länger.
match-no-hints = An diesem Tisch gibt es keine Tipps: So wurde er eingerichtet.
match-hints-used = { $count ->
    [one] Das war der einzige Tipp dieser Partie.
   *[other] Das waren alle { $count } Tipps dieser Partie.
}
match-nothing-to-decide = Gerade gibt es nichts zu entscheiden.
match-nothing-to-take-back = Es gibt nichts zurückzunehmen.
match-nothing-to-do-again = Es gibt nichts zu wiederholen.
match-only-people-undo = Nur Menschen nehmen Züge zurück.
match-first-undo = Entscheidet zuerst über das Zurücknehmen.
match-first-end = Entscheidet zuerst, ob das Spiel endet.
match-first-repair = Entscheidet zuerst, was berichtigt wird.
match-nothing-to-vote = Es gibt nichts abzustimmen.
match-no-end = Dieses Spiel wird zu Ende gespielt.
match-no-calm = Nicht während eines Reaktionsduells.
match-only-people-end = Nur Menschen beenden das Spiel gemeinsam.
match-only-people-repair = Nur Menschen berichtigen einen Tisch.
match-repair-as-dealt = Rundreise, Saison, Sealed-Abend und Partien des Tages werden gespielt, wie sie ausgeteilt wurden.
match-repair-not-now = Gerade läuft etwas, das sich nicht unterbrechen lässt. Warte, bis jemand allein gefragt ist.
match-repair-bot-thinks = Ein Bot denkt nach. Warte, bis ein Mensch gefragt ist.
match-repair-unseen = Diese Karte siehst du nicht.
match-repair-unseen-there = Dorthin kommt nur eine Karte, die du siehst: Nicht jede darf dort liegen.
match-repair-misfit = Von einem solchen Tisch aus kämen die Regeln nicht weiter.
match-only-people-leave = Nur Menschen können den Tisch verlassen.
match-nobody-left = Diesen Platz hat niemand verlassen.
match-seat-taken = Dort sitzt schon jemand.
match-has-played = { $name } hat an einem anderen Platz dieses Tischs gespielt, der andere Karten kennt.
match-too-many-seats = An einem Bildschirm ist Platz für { $most }, nicht für { $seats }.

## Das Protokoll

match-repair-move = Berichtigt: { $kind } kommt von „{ $source }“{ $source-seat-person ->
    [none] {""}
   *[other] {" "}({ $source-seat })
} nach „{ $to }“{ $to-seat-person ->
    [none] {""}
   *[other] {" "}({ $to-seat })
}.
match-repair-number = Berichtigt: { $what }: jetzt { $to }.
match-repair-number-seat = Berichtigt: { $what }, { $seat }: jetzt { $to }.
match-repair-number-card = Berichtigt: { $what }, { $kind }: jetzt { $to }.

match-looked = { $seat-person ->
    [you] Du siehst nach und lässt es geschehen.
   *[other] { $seat } sieht nach und lässt es geschehen.
}
match-nobody = Niemand
match-a-card = eine Karte
match-deal-fixed = Das Austeilen stand vorher fest: { $mark }.
match-deal-fixed-with-words = Das Austeilen stand vorher fest, mit den Wörtern { $words }: { $mark }.

## Applaus

match-no-applause = kein Applaus
match-polite-applause = höflicher Applaus
match-warm-applause = warmer Applaus
match-big-hand = großer Applaus
match-standing-ovation = stehende Ovationen

## Ob fair ausgeteilt wurde

match-fair = Karten, Würfel und der Zufall der Bots folgen aus dem, was vor der ersten Karte festgelegt wurde, und seither wurde nichts geändert.
match-fair-open = Diese Partie ist nicht vorbei; was ihr Austeilen festgelegt hat, bleibt bis dahin verschlossen.
match-fair-without = Diese Partie hat keine Festlegung: Sie ist älter, oder ihr Austeilen wurde gewählt oder kam von anderswo; darum lässt sich nichts prüfen.
match-fair-commitment = Festlegung: { $mark }
match-fair-words = Wörter: { $words }
match-fair-no-words = keine
match-fair-deal = Austeilen: { $mark }
match-fair-seal = Siegel: { $mark }
match-fair-commitment-gone = Diese Partie hat ein Siegel, aber keine Festlegung: Was ihr Austeilen bestimmt hat, wurde entfernt.
match-fair-other-version = Gespielt wurde sie mit Version { $then }, dies ist { $now }: Die Regeln können andere sein.
match-fair-seal-damaged = Das Siegel dieser Partie ist beschädigt.
match-fair-seal-missing = Das Siegel, das mit der letzten Antwort geschrieben wurde, fehlt.
match-fair-wrong-commitment = Startwert und Salz sind nicht die, die vor dem Austeilen festgelegt wurden.
match-fair-wrong-words = Die Wörter sind nicht die, die genannt wurden.
match-fair-wrong-seed = Der Startwert, nach dem ausgeteilt wurde, folgt nicht aus Geheimnis und Wörtern.
match-fair-wrong-result = Das Ergebnis ist nicht das, zu dem ihre Antworten führen.
match-fair-wrong-seal = Das Siegel ist nicht das dieser Partie.
match-fair-wrong-dice = Was die Würfel nach Antwort { $answer } zeigen, folgt nicht aus dem Startwert.
match-fair-wrong-cards = Die Karten wurden nicht so ausgeteilt, wie es aus dem Startwert folgt.
match-fair-other-dice = In den gespeicherten Momenten liegen andere Würfel, als aus dem Startwert folgen.
match-fair-other-answer = Ihre Antwort { $answer } ist eine andere, als gegeben wurde.
match-fair-other-table = Ihre Hausregeln oder Plätze wurden geändert.
match-fair-misfit = Ihre Antwort { $answer } passt nicht zu dem, was ausgeteilt wurde.
match-fair-no-end = Ihre Antworten führen nicht ans Ende der Partie.
match-fair-cut = Antworten in der Partie: { $count }; gegeben wurden { $given }.

## Gespeicherte Partien

match-game-missing = Dieses Programm hat das Spiel dieser Partie nicht ({ $game }).
match-waits-for-packs = Diese Partie wartet auf ihre Pakete. { $why }.
match-foreign = Diese Partie stammt von einer anderen Version von Tabletop: { $what }.
match-unknown-rule = Die Hausregel { $rule } ist hier unbekannt
match-unknown-card = Die Karte { $card } unter „{ $rule }“ ist hier unbekannt
match-unknown-personality = Der Charakter { $personality } ist hier unbekannt
match-unknown-colour = Die Farbe { $colour } eines Platzes ist hier unbekannt
match-unknown-field = { $field } ist hier unbekannt ({ $why })
match-unknown-table = Ihr Tisch ist hier unbekannt ({ $why })
match-in-sentence = { $name }
match-moment-misfit = Seit diese Partie gespeichert wurde, haben sich die Regeln geändert: Der Moment, mit dem sie beginnt, passt nicht mehr.
match-misfit = Seit diese Partie gespielt wurde, haben sich die Regeln geändert: Ihre Antwort { $answer } passt nicht mehr.
match-lost = Seit diese Partie gespeichert wurde, haben sich die Regeln geändert: Ab Antwort { $answer } führen sie woandershin, und sie lässt sich nicht wiederherstellen.
match-beginning-lost = Seit diese Partie gespeichert wurde, haben sich die Regeln geändert: Wie sie begann, lässt sich nicht mehr zeigen.
match-answers-lost = Seit diese Partie gespeichert wurde, haben sich die Regeln geändert: Ihre letzten Antworten sind verloren.
match-other-version-of-pack = Diese Partie begann mit Version { $then } des Pakets { $pack }, hier ist { $now }: Sie geht weiter, sobald das alte wieder da ist.
match-other-pack = Das Paket { $pack } ist ein anderes als das, mit dem diese Partie begann, obwohl es dieselbe Version hat: Sie geht weiter, sobald jenes wieder da ist.
match-journal-cut = Das Protokoll dieser Partie ist beschädigt: { $count } von { $whole } Antworten sind da.
match-journal-broken = Das Protokoll dieser Partie ist beschädigt: Ihre Antwort { $answer } ist keine.
match-over-at-moment = In diesem Moment ist die Partie vorbei.
match-nothing-left-at-moment = In diesem Moment gibt es nichts mehr zu entscheiden.
match-setting-unusable = Die Einstellung „{ $setting }“ war nicht brauchbar ({ $why }); sie steht wieder auf ihrem Standard.
match-setting-too-long = sie hat mehr als { $most } Zeichen

## Partien als Text

match-transfer-game = Spiel: { $game } (Programm { $program }), { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}, { $state ->
    [open] offen
    [finished] beendet
   *[abandoned] aufgegeben
}
match-transfer-seats = Plätze: { $names }
match-transfer-begun = Begonnen: { $day }
match-transfer-no-day = zu unbekannter Zeit
match-transfer-secrets = Diese Partie ist nicht vorbei: Wer weiterliest, kann jede verdeckte Karte herausfinden.
match-transfer-unreadable = Dieser Export lässt sich nicht wieder einlesen. { $why }
match-transfer-too-long = Dieser Text ist zu lang für eine Partie (mehr als { $most } Zeichen).
match-transfer-game-missing = Diese Partie gehört zu einem Spiel, das dieses Programm nicht hat ({ $game }).
match-transfer-contradicts = Diese Partie widerspricht sich selbst; nichts wurde übernommen.
match-transfer-foreign = Dieser Text ist keine exportierte Partie von Tabletop.
match-transfer-newer = Diese Partie wurde von einem neueren Tabletop geschrieben; aktualisiere das Programm.
match-transfer-no-format = Diese Partie nennt kein bekanntes Format.
match-transfer-cut = Diese Partie ist abgeschnitten: Ihre letzte Zeile, die Prüfsumme, fehlt.
match-transfer-damaged = Diese Partie ist beschädigt: Ihre Prüfsumme passt nicht.
match-transfer-no-match = Diese Partie lässt sich nicht lesen: { $why }.

## Stellungen als Text

match-position-game = Spiel: { $game } (Programm { $program }), nach { $count } Antworten
match-position-secrets = Wer weiterliest, kennt jede verdeckte Karte.
match-position-changing = Wer etwas ändert, nimmt die letzte Zeile weg.
match-position-game-missing = Diese Stellung gehört zu einem Spiel, das dieses Programm nicht hat ({ $game }).
match-position-misfit = Diese Stellung lässt sich nach den Regeln von { $game } nicht spielen.
match-position-seats = Diese Stellung ist für { $wanted } Plätze, und hier sind { $count }.
match-position-too-long = Dieser Text ist zu lang für eine Stellung (mehr als { $most } Zeichen).
match-position-foreign = Dieser Text ist keine Stellung von Tabletop.
match-position-changed = Diese Stellung wurde geändert oder abgeschnitten: Ihre Prüfsumme passt nicht (wer sie geändert hat, nimmt die letzte Zeile weg).
match-position-unreadable = Diese Stellung lässt sich nicht lesen: { $why }.
match-position-other-game = Diese Stellung gehört zu { $game }.
match-position-settled = Eine Stellung hat ihre eigenen Hausregeln und ein Fenster: Lass --option und --second-window weg.
match-position-no-moment = Diesen Moment gibt es in Partie { $match } nicht.
