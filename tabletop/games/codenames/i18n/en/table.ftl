### What lies round the grid. Large letters are written as they are drawn.

table-spell = Spell the clue: {"{key:p}"}
table-few-words = { $name } knows English words only, and something of { $known } of these { $count }: other clues are guesses.
table-spoken = SPOKEN
table-taken-back = THE CLUE WAS TAKEN BACK
table-thinks = { $side } THINKS OF A CLUE
table-wins = { $side } WINS
table-rival-wins = THE RIVAL WINS
table-guesses-left = { $left ->
    [one] { $left } GUESS LEFT
   *[other] { $left } GUESSES LEFT
}
table-no-limit = NO LIMIT
table-turn-ends = TURN ENDS
table-game-ends = GAME ENDS
table-press-to-object = PRESS TO OBJECT
table-simulated = { $side }, SIMULATED
table-to-find = ASSETS TO FIND
table-leaf = Leaf through the earlier clues: {"{key:i}"}
table-earlier = { $count } EARLIER
table-later = { $count } LATER
table-neither-side = Neutral assets and the Assassin belong to neither side.
table-neutral-left = { $left } NEUTRAL LEFT
table-assassin = 1 ASSASSIN
