### All that Pass the Card says. `$seat-person`: whoever reads it is "you".

# A card that the reader does not see is named "a card" by itself.

title = Pass the Card
feather = Feather
lantern = Lantern
crown = Crown
storm = Storm
card = Card
worth = Worth { $points }.
worth-storm = Worth nothing. Who holds too many of them falls.
score = Cards in hand

## The house rule

storms = Storms
storms-about = How many Storms a hand can bear.
storms-2 = two are fatal
storms-3 = three are fatal

## What is asked, and done

act = Pass on
pass-on = Pass the { $card } on
asked = { $seat-person ->
    [you] You pass
   *[other] { $seat } passes
} a card on.
asked-why = It follows every draw.
just-drawn = You have just drawn this card, so it stays.
over = The game is over.
over-why = All cards are counted.

## The log

draws = { $seat-person ->
    [you] You draw
   *[other] { $seat } draws
} { $card }.
passes = { $seat-person ->
    [you] You pass
   *[other] { $seat } passes
} { $card } to { $to-person ->
    [you] you
   *[other] { $to }
}.
falls = { $seat-person ->
    [you] You fall.
   *[other] { $seat } falls.
}
ending-last = Only one is left.
ending-counted = The best hand wins.
