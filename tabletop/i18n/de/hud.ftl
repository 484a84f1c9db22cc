### Rund um die Karten eines Tischs: Knöpfe, Ecke, Protokoll, Reaktionsleiste, Sichtschutz, Abstimmungen.

## Die Hauptknöpfe

hud-to-the-end = Bis zum Ende
hud-usual-pace = Normales Tempo
hud-faster = Schneller
hud-see-all-hands = Alle Hände zeigen
hud-how-it-went = Wie es lief
hud-to-the-panel = Zur Eingabe
hud-let-it-stand = So lassen
hud-claim-made = Gleich: { $action }
hud-claim-of = { $name }: { $action }
hud-claim-unclear = Du kannst es jetzt einsetzen: Wähle selbst, was du meinst.
hud-cards-to-use = { $count } Karten einsetzbar
# Einer Karte, die auf mehrere Arten benutzt werden kann
hud-use-card = { $card } benutzen

## Applaus für alle, die einen Titel vorlesen

hud-read-aloud = { $name }, mit deiner schönsten Stimme
hud-house-says = Und das Haus meint
hud-title = „{ $title }“
hud-applause = { $verdict ->
    [none] Kein Applaus!
    [polite] Höflicher Applaus!
    [warm] Warmer Applaus!
    [big] Großer Applaus!
   *[standing] Stehende Ovationen!
}

## Eine Sprechblase, die erklärt

hud-next = Weiter
hud-skip = Überspringen

## Ausgelegte Karten

hud-type-a-name = Namen tippen
hud-type-or-click = Tippe die ersten Buchstaben oder klicke.
hud-close = Schließen
hud-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hud-nothing-yet = Noch nichts
hud-score = { $score } von { $goal } { $unit }

## Die Ecke

hud-not-saved = Nicht gespeichert
hud-pause = Pause: Einstellungen, Tasten, speichern, verlassen
hud-rules = Regeln, und warum etwas nicht geht
hud-log = Was bisher geschah
hud-status = Wie es am Tisch steht, vorgelesen
hud-hint = Tipp: Was würdest du tun?
hud-odds = Chancen verdeckter Karten
hud-undo = Rückgängig
hud-redo = Zurückgenommenes wiederholen
hud-telling = Erzähltempo
hud-house = Hausregeln an diesem Tisch

## Protokoll, Rückblick, zurückschauen

hud-log-fold = Ein- oder ausklappen
hud-log-empty = Noch nichts.
hud-newest = Neueste
hud-since-your-turn = Seit deinem letzten Zug
hud-so-far = Bisher
hud-not-waited-for = Was du übersprungen hast
hud-more-in-log = und noch { $count } im Protokoll
hud-looking-back = Rückschau
hud-return = Zurück

## Sichtschutz und verdeckte Hände

hud-window-left = Das Fenster war kurz verlassen.
hud-nobody-here = Eine Weile war niemand da.
hud-goes-on-with-you = Die Partie geht mit dir weiter.
hud-you-were-first = Du warst zuerst!
hud-you-pressed-react = Du hast auf „Reagieren“ gedrückt.
hud-pass-to = Weitergeben an
hud-hold-button = { $way ->
    [once] Drück diesen Knopf
   *[hold] Halte diesen Knopf gedrückt
}
hud-hold-key-or-button = { $way ->
    [once] Drück { $key } oder diesen Knopf
   *[hold] Halte { $key } oder diesen Knopf gedrückt
}
hud-others-look-away = Alle anderen schauen weg.
hud-covered-focus = Die Karten wurden verdeckt, weil ein anderes Fenster nach vorn kam.
hud-covered-idle = Die Karten wurden verdeckt, weil sich eine Weile nichts gerührt hat.
hud-hold-to-see = { $way ->
    [once] Drücken, um deine Karten zu sehen, und nochmals, um sie zu verdecken
   *[hold] Halten, um deine Karten zu sehen
}
hud-hold-or-click = { $way ->
    [once] Drücken oder hier klicken, um deine Karten zu sehen
   *[hold] Halten oder hier klicken, um deine Karten zu sehen
}

## Die Frage

hud-rule = Regel **{ $rule }**
hud-held = { $card }: { $what }.

## Reaktionsfenster

hud-reactions = Reaktionen
hud-react = Reagieren
hud-pass = Passen
hud-me = Ich!
hud-pressed = Gedrückt
hud-decides-unseen = entscheidet verdeckt
hud-hold-pass = „Passen“ halten: im Voraus passen
hud-pass-unseen = **Diesen Zug passen.** Bis der Zug vorbei ist, fragt dich kein Fenster; niemand sieht es. Deine Taste für Passen zu halten bewirkt dasselbe.
hud-no-limit = ohne Limit
hud-seconds = { $count } s
hud-back = Zurück
hud-answer-or-back = { $seat }: Antworte mit einer leuchtenden Karte oder geh zurück.
hud-out-of-time = Die Zeit von { $seat } ist um; das zählt als Passen.

## Plätze

hud-out = Raus

## Abstimmungen

hud-take-it-back = Zurücknehmen?
hud-end-together = Gemeinsam beenden?
hud-put-right = Den Tisch berichtigen?
hud-end-stands = Das Spiel wird gewertet, wie es jetzt steht. Es zählt und ist für alle vorbei.
hud-repair-asked = { $seat } fragt: { $repair } Alle müssen zustimmen, und die Partie zählt dann in keiner Statistik.
hud-end-asked = Das Spiel wird gewertet, wie es jetzt steht. Es zählt und ist für alle vorbei. Alle müssen zustimmen.
hud-last-move = Der letzte Zug
hud-undo-asked = { $rest ->
    [0] { $seat } möchte das zurücknehmen: { $undone }
    [one] { $seat } möchte das zurücknehmen: { $undone } [faint]Und was folgte: { $rest } Zeile im Protokoll.[/]
   *[other] { $seat } möchte das zurücknehmen: { $undone } [faint]Und was folgte: { $rest } Zeilen im Protokoll.[/]
}
hud-secret-seen = Seither wurde etwas Geheimes gesehen: Alle am Tisch müssen zustimmen.
hud-agree = Zustimmen
hud-agrees = stimmt zu
hud-refuse = Ablehnen
hud-withdraw = Zurückziehen
