### Was die Regeln in jedem Spiel sagen, und was an Dateien mit Karten und Decks falsch ist.

core-goal-wrong = Die nicht: Damit gelingt es nicht sicher rechtzeitig.
