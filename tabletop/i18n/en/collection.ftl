### The collection: what somebody owns, packs, and trades.

collection-title = Collection
collection-have = { $have } of { $whole } cards
collection-with-doubles = { $count } with doubles
# Below a card that is not there
collection-is-missing = missing
collection-shown-all = Show: all
collection-shown-owned = Owned
collection-shown-doubles = Doubles
collection-shown-missing = Missing
collection-building = Building decks
collection-unlocked = All cards unlocked
collection-unlocked-about = For those who only want to play

## Packs

collection-boosters = Boosters
collection-open = Open a booster
collection-source-free = As many as you like
collection-source-earned = One a match
collection-source-tip = Where packs come from: whenever you like, or one for each match you finished
collection-packs-free = **{ toolkit-count-first } sealed { $count ->
    [one] pack
   *[other] packs
}** on the shelf. You may take new ones whenever you like.
collection-packs-earned = **{ toolkit-count-first } sealed { $count ->
    [one] pack
   *[other] packs
}** on the shelf. Every match you finish brings one.
collection-no-pack = Finish a match of this game; it brings a pack.

## Trades

collection-trade = Trade
collection-trade-alone = A trade needs two people. Choose 'Somebody new' above to add one.
collection-with = With { $name }
collection-doubles-only = Doubles only
collection-all-cards = All their cards
collection-doubles-tip = Whether cards that somebody has only once are offered, too
collection-gives = Gives { $count }
collection-gives-nothing = Gives nothing yet
collection-has = Has
collection-has-doubles = Has more than once
collection-offer = Press a card below to offer it, or drag it here.
collection-no-doubles = No doubles. **All cards** are shown by the filter above.
collection-nothing-left = Nothing is left.
# $decks: the names of some
collection-breaks = This breaks { $decks }.
collection-agree = I agree
collection-agreed = Agreed
collection-traded = Done: the cards have changed hands.
