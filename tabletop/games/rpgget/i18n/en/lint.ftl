### What is wrong with a file of cards: before it stands the entry, and first of all its field.

lint-attack = do: an Attack begins with operation 'damage'
lint-no-keyword = , { $field }: no keyword { $keyword }
lint-no-class = , classes: no classification { $name }
lint-two-blocks = , effects: two blocks of kind { $kind }; a Reward has one of each (RG-139)
lint-count = count, { $type }: { $found } cards, but the set says { $said }
lint-booster-size = booster, size: { $size }, but its rarities come to another number
lint-deck-size = , cards: { $count }, a deck has { $size } (RG-4)
