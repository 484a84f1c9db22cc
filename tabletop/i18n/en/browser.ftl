### All cards of a game.

browser-title = Cards
browser-search = Search all cards
browser-everything = All
browser-all-groups = All groups
browser-some = { $count } of { $whole }
browser-all = { $count } different cards
browser-nothing = No card fits.
browser-show-all = Show all cards
browser-previous = Previous card (left)
browser-next = Next card (right)
# How many of a card there are
browser-copies = { $count ->
    [one] The only one
   *[other] { toolkit-count-first } copies
} in the deck of { $deck }.
browser-copied = **When it is copied:** { $text }
