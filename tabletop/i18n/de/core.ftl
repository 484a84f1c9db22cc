### Was die Regeln in jedem Spiel sagen, und was an Dateien mit Karten und Decks falsch ist.

core-goal-wrong = Die nicht: Damit gelingt es nicht sicher rechtzeitig.

# Antworten, die nicht gelten
core-game-over = Das Spiel ist vorbei.
core-not-open = Diese Frage ist nicht mehr offen.
core-seat-out = Dieser Platz ist ausgeschieden.
core-not-yours = Das entscheidest nicht du.
core-no-option = Diese Möglichkeit gibt es nicht.
core-no-answer = Das ist keine Antwort auf diese Frage.

# Was von Hand berichtigt wird
core-repair-no-place = Diese Karte lässt sich dort nicht hinlegen.
core-repair-rules-alone = Was dort liegt, bewegen allein die Regeln.
core-repair-no-room = Für noch eine Karte ist dort kein Platz.
core-repair-misfit = Eine solche Karte kann dort nicht liegen.
core-repair-no-number = Diese Zahl kann dort nicht stehen.
core-repair-not-now = Gerade läuft etwas, das sich nicht unterbrechen lässt.

# Ein Tisch
core-as-before = Wie zuvor
core-rule-values = möglich: { $values }.
core-wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $count }.
core-wrong-players-exactly = { $game } ist für { $least } Spieler, nicht für { $count }.
core-no-rule = { $game } hat keine Option { $rule }; es hat { $known }.
core-rule-cannot = Option { $rule } kann nicht { $value } sein; { $wrong }
core-too-many-seats = Ein Tisch hat 1 bis { $most } Plätze, nicht { $count }.
core-too-many-zones = Ein Tisch hat höchstens { $most } Bereiche, nicht { $count }.
core-no-card = Es gibt keine Karte { $card }{ $nearest }.
core-too-few-cards = So viele Karten der Art { $kind } hat das Deck nicht.

# Decks
core-deck-card-unknown = Die Karte { $card } ist hier nicht bekannt.
core-deck-card-unknown-near = Die Karte { $card } ist hier nicht bekannt (meintest du { $near }?).
core-no-ready-deck = ein fertiges Deck dieses Namens gibt es nicht.
core-no-deck-part = { $part } ist kein Teil eines Decks; es sollte aussehen wie card-id*2.
core-file-no-text = Diese Datei enthält keinen Text.
core-file-own-words = Diese Datei ist kein Deck: Sie definiert eigene Wörter.
core-file-damaged-xml = Diese Datei sieht aus wie XML, ist aber beschädigt.
core-text-too-long = Dieser Text nennt mehr als { $most } verschiedene Karten; er ist kein Deck.
core-text-no-card = Dieser Text nennt keine Karte.
core-deck-numbers = 1. bis { $last }.

# Was an einer Datei falsch ist: `$place` sagt, wo
core-did-you-mean = {" "}(meintest du { $word }?)
core-known-words = {" "}(bekannt: { $words })
core-file-too-long = { $file }: die Datei ist zu lang; { $most } kB werden gelesen, und die Karten eines Spiels haben etwa 90
core-too-many-dots = { $file }: Zeile { $line } hat mehr als { $most } Punkte
core-too-deep = { $file }: Klammern sind zu tief verschachtelt
core-too-many-kinds = { $file }: ein Satz hat höchstens { $most } verschiedene Karten, nicht { $count }
core-no-table = { $place }: hier sollte eine Tabelle stehen, nicht { $value }
core-unknown-field = { $place }: unbekanntes Feld { $field }
core-missing-field = { $place }: das Feld { $field } fehlt
core-more-mistakes = { $file }: es gibt mehr Fehler als diese { $count }
core-given-twice = { $what } { $field } { $value } kommt { $count }-mal vor
core-too-long = , { $field }: { $count } Zeichen, höchstens { $most } passen
core-no-operation = unbekannte Operation { $name }
core-operation-parameter = Operation { $name }, { $parameter }: { $wrong }
core-no-parameter = Operation { $name }: unbekannter Parameter { $parameter }
core-parameter-missing = Operation { $name }: der Parameter { $parameter } fehlt
core-no-such = kein { $what } { $word }
core-no-list = hier sollte eine Liste stehen, nicht { $value }
core-overlay-no-entry = { $place }: im Original gibt es keinen Eintrag { $entry }
core-overlay-sentences = { $place }: { $count } Sätze stehen für { $original }
core-overlay-only-said = { $place }: nur was gesagt wird, hat eine andere Sprache
core-whole-file = Datei
core-in-operation = Operation { $name }, { $field }
core-unknown-card = { $place }: keine Karte { $card }
core-operation-place = { $place }: die Operation { $name } kann hier nicht stehen

# Was in einem Feld steht und dort nicht stehen kann
core-enum-value = Unzulässiger Wert { $value }
core-other-value = Unzulässiger Wert { $value }
core-expected = Erwartet wird { $wanted }, hier steht { $found }
core-extra-field = Unbekanntes Feld { $field }
core-lacks-field = Es fehlt das Feld { $field }

# Plätze auf dem Tisch: `$words` ist, wie eine Gruppe von Bereichen in den Regeln heißt
core-zone = { $group ->
    [hand] Hand
    [loot] Loot
    [deck] Deck
    [draw_pile] Zugstapel
    [draw_deck] Zugstapel
    [discard] Ablagestapel
    [discard_pile] Ablagestapel
    [stack] Kette
    [exposed] Enttarnte Karten
    [looked] Angesehene Karten
    [look_area] Angesehene Karten
    [declared] Angesagte Karten
    [fight_stack] Kampfstapel
    [slug_stack] Keilerei
    [score_pile] Wertungsstapel
    [table_agents] Agenten
    [table_swingers] Swinger
    [active] Aktive Karten
    [bank] Bank
    [enemies] Monster
    [fallen] Gefallene
    [in_use] Karten im Einsatz
    [inventory] Inventar
    [mission] Mission
    [party] Gruppe
    [removed] Entfernte Karten
    [score] Punkte
    [starter] Startkarten
    [bean] Beanz
    [cosmos] Cosmos
    [covers] Deckkarten
    [grid] Raster
    [key] Schlüssel
   *[other] { $words }
}
