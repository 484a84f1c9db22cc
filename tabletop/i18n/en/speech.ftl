### What is read aloud at a table, for whoever does not look at it.

speech-turn = { $name }'s turn.
speech-your-turn = Your turn, { $name }.
# A key and what it does: "3: Play Bomb"
speech-way = { $key }: { $what }.
# A card of which only its back is known
speech-covered = A covered card.
# What can be chosen, but has no number
speech-with-tab = { $count ->
    [one] One more with Tab.
   *[other] { toolkit-count } more with Tab.
}
# What Enter does with the card under the focus
speech-held = You hold { $card }.
speech-put-back = Put it back
speech-take-up = Take it up
# How a card is touched that binds
speech-touch = { $way ->
    [hold] Hold { $key }
    [confirm] { $key } twice
   *[click] { $key }
}
speech-lay-out = Lay them out
speech-untick = Choose it no more
speech-type = Type one of these names: { $names }.
speech-write = Type one word of your own and a number, then press Enter.
# Others would hear what only one person may know
speech-private = What only { $name } may know is not read aloud while others listen.
speech-curtain = Pass to { $name }. { $way ->
    [once] Press { $key }.
   *[hold] Hold { $key }.
}
speech-window = { $name }: { $react } to react, { $decline } to pass.
# Why nothing can be done with the card under the focus
speech-idle = Not now: { $why }
speech-over = The match is over.

# How the table stands, by a key. out: whether the seat has fallen; counts: "12 VP, 5 cards in hand and deck 20"
speech-seat = { $out ->
    [yes] { $name } is out, with { $counts }.
   *[no] { $name } has { $counts }.
}
speech-count = { $count } { $what }
speech-goal = goal { $count }
speech-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
speech-pile = { $pile } { $count }
# What may still be done this turn, and how often
speech-left = { $what } left this turn: { $count }
speech-own-hand = In your hand: { $cards }.
speech-no-voice = This computer has no voice that could say it.
