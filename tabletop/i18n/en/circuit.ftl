### A circuit: its way in, its beginning, the map, the rivals, and what has been won.

circuit-about = Eight rivals with decks and tempers of their own, cards to win on the way, and two lives.
circuit-waits = { $name } is waiting for you, rival { $number } of { $of }.
circuit-gone = The circuit of this match is not in the file any more.
circuit-won-of = { $count ->
    [one] One circuit won of { $of }.
   *[other] { toolkit-count-first } circuits won of { $of }.
}
circuit-farthest = { $count ->
    [one] The farthest so far: one rival of { $of } beaten.
   *[other] The farthest so far: { toolkit-count } rivals of { $of } beaten.
}
circuit-records = Your records
circuit-record-won = All eight beaten{ $lost ->
    [0] , none lost
   *[other] {""}
}{ $count ->
    [0] {""}
    [one] , one twist
   *[other] , { toolkit-count } twists
}
circuit-record-stopped = { $count ->
    [one] One win
   *[other] { toolkit-count-first } wins
}, stopped by { $name }{ $twists ->
    [0] {""}
    [1] , one twist
    [2] , two twists
    [3] , three twists
   *[other] , { $twists } twists
}

# The beginning
circuit-told = Eight rivals, each harder than the last. Every win brings a card of three or a pack, and your deck may change between two matches. The second loss ends it.
circuit-set-out = Set out
circuit-packs = { $count ->
    [one] One pack
   *[other] { toolkit-count-first } packs
}
circuit-packs-about = Build your own deck from what is in them; the starter set lends what is missing.
circuit-beginning = { $name }  ·  { $side }
circuit-number = Number of the circuit: the same one, the same packs, prizes and deals
circuit-number-hint = Number
circuit-twists = Twists
circuit-twists-later = { $count ->
    [one] Twists come after one more circuit.
   *[other] Twists come after { toolkit-count } more circuits.
}
circuit-twists-none = None
circuit-twists-one = One
circuit-twists-two = Two
circuit-twists-three = Three

# Packs and deck
circuit-look-closer = Right click or { $key }: look closer.
circuit-prize-pack = A pack, unopened
circuit-your-pack = Your pack
circuit-your-packs = Your packs
circuit-open-rest = Open the rest at once
circuit-go-on = On with it
circuit-cards-found = { $count ->
    [one] **One card** so far.
   *[other] **{ toolkit-count-first } cards** so far.
}
circuit-cards-fit = **{ $count }** of them can be in a deck of your side.
circuit-cards-lent = { $count ->
    [one] **One card** lent from the starter set.
   *[other] **{ toolkit-count-first } cards** lent from the starter set.
}
circuit-your-deck = Your deck
circuit-deck-of = { $name }'s deck

# The map
circuit-kicker = { $game }  ·  number { $number }
circuit-kept = The circuit is kept. Go on with it from the Practice page.
circuit-change-deck = Change the deck
circuit-give-up = Give it up
circuit-give-up-ask = Give up this circuit?
circuit-give-up-why = It ends here and stays in your records as far as it came.
circuit-won = You have won the circuit
circuit-ends = { $count ->
    [one] It ends after one win
   *[other] It ends after { toolkit-count } wins
}
circuit-take-one = { $name } is beaten: take one
circuit-open-packs = { $count ->
    [one] Open one pack
   *[other] Open { toolkit-count } packs
}
circuit-build = Build your deck
circuit-another = Another circuit
circuit-play = Play against { $name }
circuit-resume = Go on against { $name }
circuit-play-again = Once more against { $name }
circuit-beaten = Beaten
circuit-easy = easy
circuit-normal = normal
circuit-hard = hard
circuit-plays-easy = Easy: plays for fun
circuit-plays-normal = Normal: knows the cards
circuit-plays-hard = Hard: thinks ahead

# What has been won
circuit-lives-two = No match lost
circuit-lives-one = One loss: the next one ends it
circuit-lives-one-over = One match lost
circuit-lives-none = Two losses: out
circuit-deck-size = { $count ->
    [one] deck of one card
   *[other] deck of { toolkit-count } cards
}
circuit-winnings = What you have won
circuit-spare = { $count ->
    [one] Not in your deck yet: one card
   *[other] Not in your deck yet: { toolkit-count } cards
}
circuit-nothing-won = Nothing yet. Every rival you beat leaves you a card of three, or a pack.
