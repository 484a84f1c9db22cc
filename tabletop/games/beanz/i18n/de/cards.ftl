### Was auf Karten gedruckt ist, was ihre Wörter bedeuten, und wie der Deckbau sie nennt.

rank-rookie = Rookie
rank-advanced = Könner
rank-pro = Profi
rank-super-pro = Superprofi

face-bean = { $rank }-Bean, { $team }, { $mmp } MMP, Kosten { $cost }
face-card = { $kind }, Kosten { $cost }
face-action = Aktion
face-instant = Konter
face-moon = Kosmos: Mond
face-asteroid-field = Kosmos: Asteroidenfeld

## Der Balken einer Karte, die kein Bean ist

bar-action = AKTION
bar-instant = KONTER
bar-moon = MOND
bar-asteroid-field = ASTEROIDENFELD

## Wörter der Karten, wie sie in ihren Texten stehen ("term-"), und was sie bedeuten ("means-")

term-blitz = Bean-Blitz
means-blitz = mehrere deiner Beanz schlagen zusammen zu, und ihre Werte werden addiert
term-attack = Bean-Angriff
means-attack = gegen einen Bean der anderen Matte in seiner Galaxie: So viel wie dessen Verteidigung macht ihn Sidewayz
term-knockdown = Umhauer!
means-knockdown = ein stehender Bean wird Sidewayz, egal wie viel MMP er hat
term-spin = Drehen:
means-spin = dreh ihn auf Bottomz-up und bezahle seine Kosten
term-headz-up = Headz-up
means-headz-up = aufrecht: Seine Kraft wirkt, und er darf sich drehen
term-bottomz-up = Bottomz-up
means-bottomz-up = auf dem Kopf: gedreht, bis dein nächster Zug beginnt
term-sidewayz = Sidewayz
means-sidewayz = er liegt: keine Kräfte, und der nächste Treffer wirft ihn von der Matte
term-sneak = Schleichangriff
means-sneak = niemand darf mit einem Konter darauf antworten
term-instant = Konter:
means-instant = wird im Zug des anderen gespielt, umsonst
term-mmp = MMP
means-mmp = was ein Bean in Angriff und Verteidigung wert ist

## Der Deckbau

format-basic = Basis
format-expert = Experten
facet-kind = Art
facet-rank = Typ
facet-team = Team
facet-power = Kraft
facet-rarity = Seltenheit
curve-cost = Kosten
kind-bean = Beanz
kind-action = Aktionen
kind-instant = Konter
kind-moon = Monde
kind-asteroid-field = Asteroidenfelder
rarity-common = Häufig
rarity-uncommon = Ungewöhnlich
rarity-rare = Selten, Folie
rarity-ultra-rare = Ultraselten
rarity-moose = Der Elch
power-headz-up = Headz-up
power-spin = Drehkraft
power-both = Beides
power-none = Keine Kraft

score-name = Space Loot
counter-points = übrige Punkte
