### What is wrong with a file of cards: before it stands the entry, and first of all its field.

lint-no-deck = there is no [[deck]]: a card file states its own deck (ES-9)
lint-titles = game, { $rarity }_titles: { $said }, but there are { $found } cards
lint-copies = , copies: a { $rarity } card cannot have { $count }
lint-mission-uses = , effects: { $count } Mission uses do not go with kind { $kind }, as_mission = { $as-mission }
lint-reaction-uses = , effects: { $count } Reaction uses do not go with kind { $kind }
lint-mission-text = , mission_text: belongs to a Reaction that is also a Mission
lint-fatal = , fatal: { $said }, but its effects say { $effects }
lint-does-nothing = , do: it does nothing
lint-answers = , answers: a Reaction names what it answers, nothing else does
lint-when-held = , when: belongs to a held card
lint-needs-aim = , ask: its steps need an aim
lint-recover = , ask: recover goes with choose_discards
lint-search = , do: a search ends with shuffle_back (ES-91)
lint-aim-cards = , ask, aim, cards: 0 or 1
lint-needs = , needs: at most 1 of each
lint-asks-untested = , do: { $name } asks and cannot have a test
lint-in-no-deck = , cards: { $card } is in no deck
lint-deck-copies = , cards: { $count } of { $card }, but the card says { $said } copies
lint-deck-size = , size: { $size }, its cards are { $count }, the game has { $game }
