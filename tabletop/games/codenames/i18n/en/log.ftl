### The log: what a seat may hear of an event, and how the game ended. A message is named like its fact (rules/events.py).
### $side, $other, $team: S.H.I.E.L.D. or HYDRA. $word: a clue in capitals; $number: its number, -1 for unlimited.

## Parts

# A clue's number as it is said.
number = { $number ->
    [-1] unlimited
   *[other] { $number }
}
# What a Director has said.
clue-said = { $word } { number }
guesses = { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
# What an objection is about.
objection = { $reason ->
    [extra_talk] something was said beyond word and number
    [not_about_cards] it is not about the cards
   *[foreign] the word is not English
}

## The course of the game

starts = The key: { $side } begins, for it has 9 assets to find, { $other } has 8.
turn = { $side }'s turn: { $seat-person ->
    [you] you give a clue.
   *[other] { $seat } gives a clue.
}
# $said: "typed", or "spoken" where the word was said aloud.
clue = { $side } clue by { $seat-person ->
    [you] you
   *[other] { $seat }
}: { $said ->
    [spoken] a spoken word
   *[typed] { $word }
} { number }.
locks = { $seat-person ->
    [you] You touch { $kind }.
   *[other] { $seat } touches { $kind }.
}
# $by: whoever has made the last guess of the game, else nobody. $owner: the side whose asset it was.
reveals = { $side } guess{ $by-person ->
    [none] {""}
    [you] {" "}by you
   *[other] {" "}by { $by }
}: { $kind } - { $fate ->
    [right] right
    [bonus] right, on the bonus guess
    [right-last] right, the last one
    [assassin] the Assassin
    [neutral] neutral, turn ends
    [neutral-last] neutral
    [rival-last] the last { $owner } asset
   *[rival] one for { $owner }, turn ends
}.
assassin = { $kind } is the Assassin, and { $side } has lost.
full-house = A full house for { $side }: { $number } right guesses, as many as the clue said.
stops = { $seat-person ->
    [you] You stop after { guesses }.
   *[other] { $seat } stops after { guesses }.
}
limit-reached = { guesses } made: no more in this turn.
# $guesses: -1 where there was no clue yet.
time-up = { $guesses ->
    [-1] Time is up: { $side } has no clue in this turn.
    [0] Time is up before a guess.
   *[other] Time is up after { guesses }.
}
objects = { $seat-person ->
    [you] You object to { $word }: { objection }.
   *[other] { $seat } objects to { $word }: { objection }.
}
taken-back = { $seat-person ->
    [you] You take { $word } back.
   *[other] { $seat } takes { $word } back.
}
stands = { $seat-person ->
    [you] You let { $word } stand.
   *[other] { $seat } lets { $word } stand.
}
returned = { $seat-person ->
    [you] You send { clue-said } back: { objection }.
   *[other] { $seat } sends { clue-said } back: { objection }.
}
ruled = { $allowed ->
    [yes] { $word } counts as one word.
   *[no] { $word } does not count as one word.
}
rival-covers = The simulated rival finds { $kind }.
penalty = { $seat-person ->
    [you] You cover { $kind } for the clue taken back.
   *[other] { $seat } covers { $kind } for the clue taken back.
}
double-agent = The ninth cover of { $side } is the Double Agent.
one-left = { $team } has one asset left to find.
last-turn = The last turn: the simulated rival finds its last asset after it.
one-stone = The next neutral cover is the Infinity Gauntlet.
gauntlet = The seventh neutral cover is the Infinity Gauntlet.
wins = { $side } wins.
rival-wins = The simulated rival wins.

## How it ended

ending-all-found = { $side } has found all of its assets.
ending-scored = { $side } has found all of its assets. Score { $score }: { $title }. { $text }
ending-found-by-rival = { $other } has covered the last { $side } asset.
ending-assassin = { $side } has touched the Assassin.
ending-gauntlet = Thanos now has the full power of the Infinity Gauntlet.
ending-rival-complete = The simulated rival has all of its assets.
