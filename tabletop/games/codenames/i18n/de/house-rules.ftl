### Die Hausregeln: von jeder ihr Name, ihre Werte und wozu sie da ist.

rule-off = Aus
rule-on = An
rule-seconds-60 = 1 Minute
rule-seconds-120 = 2 Minuten
rule-seconds-180 = 3 Minuten
rule-seconds-300 = 5 Minuten

rule-mode = Gespielt wird
rule-mode-auto = Wie es zur Spielerzahl passt
rule-mode-versus = Team gegen Team
rule-mode-coop = Zusammen gegen einen simulierten Gegner
rule-mode-shared-agent = Zwei Directors, ein Agent für beide
rule-mode-why = Ab vier Spielern zwei Teams; weniger spielen zusammen, oder drei mit einem Agenten für zwei gegnerische Directors.

rule-roles = Teams und Directors
rule-roles-auto = Plätze im Wechsel
rule-roles-ready = Plätze im Wechsel, die ersten zwei sind Directors
rule-roles-why = Jedes Team wählt einen Director; alle anderen sind seine Agenten.
rule-roles-wrong = Ein Buchstabe je Platz: S, H für Directors, s, h für Agenten.
rule-roles-spoken = { $teams ->
    [in-turn] Plätze im Wechsel
    [one] { $one }
   *[two] { $one } gegen { $other }
}; Directors: { $directors-count ->
    [0] niemand
   *[other] { $directors }
}

rule-lead = Die Directors sind weitergerückt um
rule-lead-none = Keinen Platz
rule-lead-places = { $count ->
    [one] Einen Platz
   *[other] { $count } Plätze
}
rule-lead-why = Beim nächsten Spiel ist das nächste Mitglied jedes Teams Director.

rule-rotate-director = Nächstes Spiel
rule-rotate-director-on = Ein anderer Director
rule-rotate-director-off = Dieselben Directors
rule-rotate-director-why = Ob für das nächste Spiel das nächste Mitglied eines Teams als Director vorgeschlagen wird.

rule-own-side = Zusammen seid ihr
rule-own-side-why = Die Farbe des einen Teams, das gegen den simulierten Gegner spielt; es beginnt.

rule-team-size-gap = Größe der Teams
rule-team-size-gap-1 = Höchstens ein Platz mehr
rule-team-size-gap-any = Beliebig
rule-team-size-gap-why = Die Teams sind etwa gleich groß, und jedes hat mindestens zwei Plätze.

rule-sides = Das Raster zeigt
rule-sides-words = Wörter
rule-sides-pictures = Bilder
rule-sides-mixed = Beides, per Los
rule-sides-why = Nur Wörter oder nur Bilder, oder je Karte, was der Zufall sagt.

rule-asset-pool = Karten
rule-asset-pool-all = Alle 200
rule-asset-pool-known = 162, die viele kennen
rule-asset-pool-well-known = 72, die alle kennen
rule-asset-pool-why = Weniger und bekanntere Karten helfen Familien.

rule-asset-repeat = Karten früherer Spiele
rule-asset-repeat-free = Dürfen wiederkommen
rule-asset-repeat-avoid = Bis zum nächsten Abend warten
rule-asset-repeat-why = Ob Karten, die heute Abend schon auslagen, wiederkommen, bevor die anderen verbraucht sind.

rule-asset-used = Karten dieses Abends
rule-asset-used-none = Noch keine
rule-asset-used-why = Trägt der Tisch von Spiel zu Spiel ein.
rule-asset-used-wrong = Eine Hexadezimalzahl mit einem Bit für jede Karte.
rule-asset-used-spoken = { $count ->
    [one] Bisher { $count } Karte
   *[other] Bisher { $count } Karten
}

rule-captions = Namen unter Bildern
rule-captions-off = Nur auf abgedeckten Karten
rule-captions-on = Immer
rule-captions-why = Ein Bild kann seinen Namen als kleine Zeile tragen.

rule-director-view = Die Directors sehen das Raster
rule-director-view-same = Wie die Agenten
rule-director-view-opposite = Umgedreht
rule-director-view-why = Umgedreht ist es wie von der anderen Seite eines Tisches.

rule-clue-rule = Wörter auf dem Tisch
rule-clue-rule-literal = Dürfen Hinweise sein
rule-clue-rule-marvel-experts = Keine Teile gemeinter Namen
rule-clue-rule-visible-words = Keine Teile sichtbarer Namen
rule-clue-rule-why = Nach dem Buch geht jedes Wort; für Kenner ist der Name des Gemeinten tabu, oder alle sichtbaren Namen sind es.

rule-clue-zero = Die Zahl 0
rule-clue-zero-why = Keine der eigenen Karten hat mit dem Wort zu tun.

rule-clue-unlimited = Unbegrenzt
rule-clue-unlimited-why = Keine Zahl und beliebig viele Versuche.

rule-infinity-gauntlet = Infinity-Handschuh
rule-infinity-gauntlet-why = Wer die siebte neutrale Karte abdeckt, verliert sofort.

rule-challenge = Einspruch gegen einen Hinweis
rule-challenge-agreed = Wenn sein Director zustimmt
rule-challenge-before-publication = Bevor er veröffentlicht ist
rule-challenge-off = Keiner
rule-challenge-why = Wie ein gegnerischer Director Einspruch erheben kann, wenn ein Hinweis mehr oder etwas anderes ist als ein Wort zu den Karten.

rule-invalid-clue-penalty = Ein zurückgenommener Hinweis
rule-invalid-clue-penalty-none = Kostet nichts
rule-invalid-clue-penalty-lose-turn-and-cover = Kostet den Zug und eine Deckkarte
rule-invalid-clue-penalty-why = Nur bei zwei Teams: Die Gegner dürfen eine ihrer eigenen Karten abdecken.

rule-foreign-words = Wörter anderer Sprachen
rule-foreign-words-off = Nicht erlaubt
rule-foreign-words-on = Erlaubt
rule-foreign-words-why = Eine Erinnerung für die Directors; nichts prüft es. Bots kennen nur englische Wörter: Mit ihnen am Tisch sind die Hinweise englisch.

rule-clue-entry = Hinweise werden
rule-clue-entry-typed = Getippt
rule-clue-entry-spoken = Gesprochen
rule-clue-entry-why = Gesprochene Hinweise brauchen Menschen als Agenten; die Zahl wird angeklickt, das Wort darf für den Verlauf getippt werden.

rule-timer = Uhr
rule-timer-off = Aus
rule-timer-soft = Sanft: nur ein Zeichen
rule-timer-hard = Streng: Der Zug endet
rule-timer-why = Eine strenge Uhr kann einen Zug ohne Hinweis oder Versuch beenden, was die gedruckten Regeln nicht kennen.

rule-clue-seconds = Zeit für einen Hinweis
rule-clue-seconds-why = Sekunden, die eine Uhr dem Director gibt.

rule-guess-seconds = Zeit zum Raten
rule-guess-seconds-why = Sekunden, die eine Uhr den Agenten in einem Zug gibt.

rule-lock-by = Eine Karte berührt man
rule-lock-by-hold = Mit gehaltenem Druck
rule-lock-by-click = Mit einem Klick
rule-lock-by-confirm = Mit zwei Klicks
rule-lock-by-why = Wer hält, kann loslassen, bevor es zählt.

rule-privacy = Die Directors schauen
rule-privacy-curtain = Hinter einem Vorhang
rule-privacy-two-windows = In einem zweiten Fenster
rule-privacy-paper = Auf Papier
rule-privacy-why = Wie der Schlüssel an einem Bildschirm geheim bleibt.

rule-panel-always-on = Schlüssel im zweiten Fenster
rule-panel-always-on-off = Solange eine Taste gehalten wird
rule-panel-always-on-on = Immer
rule-panel-always-on-why = Ob das zweite Fenster den Schlüssel die ganze Zeit zeigt.

rule-bot-agent-locks = Bots neben Menschen
rule-bot-agent-locks-alone-only = Markieren nur
rule-bot-agent-locks-always = Dürfen auch raten
rule-bot-agent-locks-why = Ein Bot unter den Agenten eines Teams überlässt das Raten den Menschen.

rule-coach = Trainer
rule-coach-off = Aus
rule-coach-on = Für Directors
rule-coach-why = Sagt dem Director, wie Bots ein Wort verstehen, und wie nahe es anderen Karten kommt.

rule-taught = Wörter, die Bots gelernt haben
rule-taught-none = Keine
rule-taught-example = EMERALD heißt grün
rule-taught-why = Kommt aus den Profilen derer, die mitspielen; Bots verstehen sie, und keine Regel hängt davon ab.
rule-taught-wrong = Wörter, jedes mit einem Doppelpunkt und seiner Bedeutung: emerald:green,gem;...
rule-taught-spoken = { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörter
}
