### A sealed night: its plan, its players, its packs and decks, its matches.

sealed-title = Sealed night
sealed-waits = One has not come to its end: { $who }, { $when }. A new one leaves it as it is.
sealed-new = A new night
sealed-go-on = Go on
sealed-kept = The night is kept. Go on with it from the menu.

# The plan
sealed-evening = The evening
sealed-packs = Packs for everybody
sealed-time = Time to build
sealed-no-limit = No limit
sealed-minutes = { $minutes } min
sealed-meet = Then all meet at the table
sealed-once = Once
sealed-twice = Twice
sealed-three-times = Three times
sealed-times = { $count } times
sealed-number = Number of the evening: the same one, the same packs
sealed-number-hint = Number
sealed-keep = Everybody keeps the cards
sealed-keep-hint = They go to the collections of those who have one
sealed-cards-for = { $count } cards for a deck of { $size }.
sealed-mixed = Packs mix both sides, and a deck is of one: about half of the cards can be played.
sealed-missing = { $count ->
    [one] About **one card** will be missing; the starter set lends them.
   *[other] About **{ toolkit-count } cards** will be missing; the starter set lends them.
}
sealed-plan = { $count ->
    [one] One pack each, as long as you like to build.
   *[other] { toolkit-count-first } packs each, as long as you like to build.
}
sealed-plan-timed = { $count ->
    [one] One pack each, { $minutes } minutes to build.
   *[other] { toolkit-count-first } packs each, { $minutes } minutes to build.
}
sealed-everybody-keeps = Everybody keeps the cards.
sealed-number-told = Number of the evening: **{ $number }**. Another table that types it in opens the same packs.
sealed-earlier = Earlier nights
sealed-earlier-tip = Look back at its standing

# Who plays
sealed-bot-easy = Bot, easy
sealed-bot-normal = Bot, normal
sealed-bot-hard = Bot, hard
sealed-bot-is-easy = { $name } (easy)
sealed-bot-is-normal = { $name } (normal)
sealed-bot-is-hard = { $name } (hard)
sealed-nobody = Nobody
sealed-somebody-new = Somebody new ...
sealed-who-plays = Who plays
sealed-turn-side = Play the other side; those beside follow as far as they have to
sealed-side-settled = The house rules say which side this seat has.
sealed-points = { $count ->
    [one] point
   *[other] points
}
sealed-your-turn = It is your turn to open packs and build.

# Packs and decks
sealed-packs-of = The packs of { $name }
sealed-open-rest = Open the rest at once
sealed-build-the-deck = Build the deck
sealed-build = Build your deck
sealed-deck-of = { $name }'s deck
sealed-cards-from = { $count ->
    [one] **{ $cards } cards** from one pack.
   *[other] **{ $cards } cards** from { toolkit-count } packs.
}
sealed-your-side = You are **{ $side }** tonight: **{ $own }** of your { $cards } cards can be played.
sealed-lent = { $count ->
    [one] **One card** lent from the starter set.
   *[other] **{ toolkit-count-first } cards** lent from the starter set.
}
sealed-lends = { $count ->
    [one] Your packs do not fill a deck: the starter set lends one card.
   *[other] Your packs do not fill a deck: the starter set lends { toolkit-count } cards.
}
sealed-deck-ready = The deck is ready
sealed-deck-ready-lent = { $count ->
    [one] The deck is ready, one card lent
   *[other] The deck is ready, { toolkit-count } cards lent
}
sealed-opens-now = Opens packs now
sealed-builds-now = Builds now
sealed-to-open = { $count ->
    [one] One pack to open
   *[other] { toolkit-count-first } packs to open
}

# The course of the night
sealed-hand-out = Hand out the packs
sealed-deal = Deal the cards
sealed-close = Close the night
sealed-all-ready = All decks are ready
sealed-standing = The standing
sealed-go-on-with = Go on with { $name }
sealed-go-on-match = Go on with the match
sealed-add-player = Add a player
sealed-another-round = Another round
sealed-end = End the night
sealed-end-ask = End the night?
sealed-end-why = The standing is final as it is now; matches that were not played do not count.
sealed-give-up = Give it up
sealed-give-up-ask = Give up this night?
sealed-give-up-why = Nobody can go on with it. Cards that went to a collection stay there.

# Its matches
sealed-matches = The matches
sealed-match = Match { $number }
sealed-match-goes-on = goes on
sealed-nobody-won = nobody won
sealed-won = { $name } won
sealed-shared = { $names } share it
sealed-tip-back = Look back at this match
sealed-tip-go-on = Go on with this match
sealed-tip-deal = Deal this match now
sealed-not-played = Not played yet
sealed-stands = { $won } of { $played } won
sealed-stands-shared = { $won } of { $played } won, { $shared } shared
sealed-draw = The night is a draw
sealed-wins = { $name } wins the night
sealed-share = { $names } share the night

# Phones
sealed-phones-hint = Everybody opens packs and builds on the own phone, all at once
sealed-phones-wait = Waiting for the phones
sealed-phones-others = Your deck is ready. Others still open and build.
sealed-phones-deck = Your deck
