### Was an einer Datei mit Karten falsch ist: Davor steht der Eintrag, und zuerst kommt sein Feld.

lint-attack = do: ein Angriff beginnt mit der Operation 'damage'
lint-no-keyword = , { $field }: kein Schlüsselwort { $keyword }
lint-no-class = , classes: keine Klasse { $name }
lint-two-blocks = , effects: zwei Blöcke mit kind { $kind }; eine Belohnung hat von jedem einen (RG-139)
lint-count = count, { $type }: Karten: { $found }, doch der Satz hat { $said }
lint-booster-size = booster, size: { $size }, doch die Seltenheiten ergeben zusammen eine andere Zahl
lint-deck-size = , cards: { $count }, ein Deck hat { $size } (RG-4)
