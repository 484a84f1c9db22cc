### The score without luck, and everybody's ratings.

skill-about = A score without luck: what you win beyond a normal bot, lucky cards aside. And everybody's ratings.
skill-door = { $count ->
    [one] { $percent } % beyond a normal bot, over one match. Ratings of all.
   *[other] { $percent } % beyond a normal bot, over { toolkit-count } matches. Ratings of all.
}
skill-title = Skill
skill-unit = Wins in 100 matches beyond a normal bot, lucky cards aside
skill-empty = Your curve begins with your first match.
skill-normal-bot = a normal bot
skill-hard-bot = a hard bot
skill-told = After a match, bots play its deal again from your seat, and the same table with other cards. So it is known what a normal bot wins there, and how lucky your cards were. What you win beyond that, with the luck taken out, is your skill.
skill-deals-left = { $count ->
    [one] one deal to go
   *[other] { toolkit-count } deals to go
}
skill-score = { $count ->
    [one] Score one earlier match
   *[other] Score { toolkit-count } earlier matches
}
skill-more = In 100 matches you win **{ $wins } more** than a normal bot would, lucky cards aside ({ $low } to { $high }): { skill-sure }.
skill-fewer = In 100 matches you win **{ $wins } fewer** than a normal bot would, lucky cards aside ({ $low } to { $high }): { skill-sure }.
skill-sure = { $sure ->
    [better] you are better than a normal bot
    [worse] you are not as good as a normal bot yet
   *[open] you are about as good as a normal bot, as far as that can be told
}
skill-over = { $count ->
    [one] Over one match that makes { $total } wins. { $percent } % were won, luck included; { skill-cards }.
   *[other] Over { toolkit-count } matches that makes { $total } wins. { $percent } % were won, luck included; { skill-cards }.
}
skill-cards = { $luck ->
    [better] the cards were better than usual, worth { $worth } wins in 100 matches
    [worse] the cards were worse than usual, worth { $worth } wins in 100 matches
   *[even] the cards were as good as any
}

# The ratings
skill-ratings = Ratings by wins
skill-column-who = Who
skill-column-rating = Rating
skill-column-range = Range
skill-column-matches = Matches
skill-range = { $low } to { $high }
skill-note = 25 is where everybody begins.
skill-note-none = Nobody has finished a match of this game yet.
skill-bots = { $level } bots
skill-guests = Guests
skill-matches = { $count ->
    [one] one match
   *[other] { toolkit-count } matches
}
