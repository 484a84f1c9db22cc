### Was an einer Datei mit Karten falsch ist: Davor steht der Eintrag, und zuerst kommt sein Feld.

lint-starter-deck = starter_set, decks: kein Deck { $deck }
lint-no-persona = , effects: keine Person { $persona }
lint-ship-line = , ship_line: gehört zu Raketen-Agenten, und zwar zu allen (AP-122)
lint-ship-effects = , effects: ein Raketen-Agent hat einen Spruch statt Anweisungen (AP-122)
lint-on-table = , { $field }: was andauert oder wartet, braucht eine Karte, die auf dem Tisch bleibt (AP-90)
lint-score = , score: { $score }, doch alles außer einem Swinger ist etwas wert (AP-32)
lint-rarity = rarities, { $rarity }: Karten: { $found }, doch der Satz hat { $said } (AP-2)
lint-sides = card: { $good } gute und { $evil } böse, doch beide Seiten haben gleich viele (AP-2)
lint-booster-size = booster, size: { $size }, doch die Seltenheiten ergeben zusammen eine andere Zahl (AP-4)
lint-other-side = , cards: { $card } gehört zur anderen Seite (AP-12)
lint-deck-size = , cards: { $count }, ein Deck hat { $size } (AP-12)
lint-dots = , cards: { $count }-mal der Punkt { $dot }, ein Deck hat von jedem { $each } (AP-14)
