### What is printed on cards, what their words mean, and what the deck builder calls them.

rank-rookie = Rookie
rank-advanced = Advanced
rank-pro = Pro
rank-super-pro = Super Pro

face-bean = { $rank } Bean, { $team }, { $mmp } MMP, cost { $cost }
face-card = { $kind }, cost { $cost }
face-action = Action
face-instant = Instant Action
face-moon = Cosmos: Moon
face-asteroid-field = Cosmos: Asteroid Field

## The bar of a card that is no Bean

bar-action = ACTION
bar-instant = INSTANT ACTION
bar-moon = MOON
bar-asteroid-field = ASTEROID FIELD

## Words of the cards as they stand in their texts ("term-"), and what they mean ("means-")

term-blitz = Bean Blitz
means-blitz = several of your Beans strike together, and their values are added
term-attack = Bean Attack
means-attack = against a Bean of the other mat in its Galaxy: as much as its defence makes it Sidewayz
term-knockdown = Knockdown!
means-knockdown = a standing Bean becomes Sidewayz, whatever its MMP
term-spin = Spin:
means-spin = turn it Bottomz-up and pay its cost
term-headz-up = Headz-up
means-headz-up = upright: its power works, and it may spin
term-bottomz-up = Bottomz-up
means-bottomz-up = on its head: spun, until your next turn begins
term-sidewayz = Sidewayz
means-sidewayz = it lies: no powers, and the next hit takes it off the mat
term-sneak = Sneak
means-sneak = nobody may answer it with an Instant
term-instant = Instant:
means-instant = played in the other player's turn, for nothing
term-mmp = MMP
means-mmp = what a Bean is worth in attack and defence

## The deck builder

format-basic = Basic
format-expert = Expert
facet-kind = Kind
facet-rank = Type
facet-team = Team
facet-power = Power
facet-rarity = Rarity
curve-cost = Cost
kind-bean = Beans
kind-action = Actions
kind-instant = Instants
kind-moon = Moons
kind-asteroid-field = Asteroid Fields
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Foil rare
rarity-ultra-rare = Ultra-rare
rarity-moose = The Moose
power-headz-up = Headz-up
power-spin = Spin
power-both = Both
power-none = No power

score-name = Space Loot
counter-points = points left
