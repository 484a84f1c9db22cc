### Was an einer Datei mit Karten falsch ist: Davor steht der Eintrag, und zuerst kommt sein Feld.

lint-whens = , effects: { $whens } passt nicht zum Typ { $type }
lint-only-beans = , team: nur Beanz haben team, rank, mmp und power
lint-instant-cost = , cost: { $cost }, doch ein Konter kostet 0 (MB-50)
lint-cosmos-kind = , kind: gehört zu einer Kosmos-Karte
lint-one-window = , effects: ein Konter wird in einem einzigen Reaktionsfenster gespielt
lint-power-kind = , power_kind: { $kind }, doch nach den Effekten ist es { $effects }
lint-rank = , rank: { $rank }, doch das Team ist { $team } (MB-35)
lint-no-team = , team: kein Team { $team }
lint-bean-cost = , cost: { $cost }, doch ein Bean mit einer Kraft kostet mindestens 1 (MB-152)
lint-whole-spin = , effects: ein Bean-Angriff ist schon die ganze Drehkraft
lint-only-boosters = , cards: { $card } gibt es nur in Boostern (MB-131)
lint-copies = , cards: { $count }-mal { $card }, höchstens { $most } (MB-2)
lint-deck-size = , cards: { $count }, ein Deck dieses Formats hat { $size } (MB-1)
