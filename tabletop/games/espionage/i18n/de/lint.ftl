### Was an einer Datei mit Karten falsch ist: Davor steht der Eintrag, und zuerst kommt sein Feld.

lint-no-deck = es gibt kein [[deck]]: eine Datei mit Karten nennt ihr eigenes Deck (ES-9)
lint-titles = game, { $rarity }_titles: { $said }, doch Karten gibt es { $found }
lint-copies = , copies: { $count } geht nicht bei rarity = { $rarity }
lint-mission-uses = , effects: { $count }-mal mission passt nicht zu kind { $kind }, as_mission = { $as-mission }
lint-reaction-uses = , effects: { $count }-mal reaction passt nicht zu kind { $kind }
lint-mission-text = , mission_text: gehört zu einer Reaktion, die auch eine Mission ist
lint-fatal = , fatal: { $said }, doch nach den Effekten ist es { $effects }
lint-does-nothing = , do: es bewirkt nichts
lint-answers = , answers: eine Reaktion nennt, worauf sie antwortet, sonst nichts
lint-when-held = , when: gehört zu einer Haltekarte
lint-needs-aim = , ask: was sie tut, braucht aim
lint-recover = , ask: recover gehört zu choose_discards
lint-search = , do: eine Suche endet mit shuffle_back (ES-91)
lint-aim-cards = , ask, aim, cards: 0 oder 1
lint-needs = , needs: höchstens 1 von jedem
lint-asks-untested = , do: { $name } fragt etwas und kann keine Bedingung haben
lint-in-no-deck = , cards: { $card } ist in keinem Deck
lint-deck-copies = , cards: { $count }-mal { $card }, doch auf der Karte steht { $said }
lint-deck-size = , size: { $size }, an Karten sind es { $count }, das Spiel hat { $game }
