### What is wrong with a file of cards: before it stands the entry, and first of all its field.

lint-starter-deck = starter_set, decks: no deck { $deck }
lint-no-persona = , effects: no persona { $persona }
lint-ship-line = , ship_line: belongs to ship Agents, and to all of them (AP-122)
lint-ship-effects = , effects: a ship Agent has a line instead of instructions (AP-122)
lint-on-table = , { $field }: what holds or waits needs a card that stays on the table (AP-90)
lint-score = , score: { $score }, but everything but a Swinger is worth something (AP-32)
lint-rarity = rarities, { $rarity }: { $found } cards, but the set has { $said } (AP-2)
lint-sides = card: { $good } Good and { $evil } Evil ones, but both sides have as many (AP-2)
lint-booster-size = booster, size: { $size }, but its rarities come to another number (AP-4)
lint-other-side = , cards: { $card } is of the other side (AP-12)
lint-deck-size = , cards: { $count }, a deck has { $size } (AP-12)
lint-dots = , cards: { $count } { $dot } dots, a deck has { $each } of each (AP-14)
