### What the table, the deck builder and puzzles say of this game.

score-name = Mojo or Ransom
counter-actions = actions left
unit-good = Mojo
unit-evil = Billion
ship-free = One ship Agent is free this turn
wears-pants = Wears the Daddy pants

## Fights

attempt-shag = Shag attempt
attempt-kill = Assassination attempt
slugfest-title = Slugfest
note-loses = loses
note-wins = wins
note-winning = winning now
note-losing = losing now
note-helped = winning with help
note-out = out
sign-out = out
sign-no-vibes = no vibes
sign-vibes = vibes
sign-free = free

## What holds for a seat for a while

# $note: what it is; $until: "fight", "turn", "my-turn", "their-turn".
note-until = { $note }, { $until ->
    [fight] until the fight is over
    [turn] until the turn ends
    [my-turn] until the next turn of whoever did it
   *[their-turn] until the end of this seat's next turn
}
# $change: "+2", "-1".
note-vibes = { $change } { $vibe }
note-bones-need = Bones need { $count } fewer
note-swingers-need = Swingers need { $count } fewer
note-no-help = No calls for help
note-no-bones = No Frickin' Bones
note-no-attack = No attempts
note-shagger = { $card } counts as a Shagger
note-assassin = { $card } counts as an Assassin
note-next-turn = Next turn: { actions }

## What an attack or a Bone would come to

preview-attack = { $mine } against { $theirs }: { $kind ->
    [shag] Shag
   *[kill] Assassination
}
preview-you = You: { force }
preview-foe = Against you: { force }
# $vibes: "none" where there are none.
force = { $vibes ->
    [none] no vibes
   *[other] { $vibes }
}, { $held ->
    [one] 1 card
   *[other] { $held } cards
} in hand
preview-stake = { $stake }: at stake on this side
preview-bone = { $score } for this Bone

## Races

race-peace = Peace, everybody!
race-pinky = The pinky says it all!
call = Can someone throw me a Frickin' Bone here?
ship-seen = Who else can see that?

## Decks

format-deck = Deck
facet-side = Side
facet-dot = Dot
facet-type = Type
facet-role = Role
facet-sex = Sex
facet-rarity = Rarity
curve-score = Score
dot-red = Red
dot-orange = Orange
dot-blue = Blue
dot-yellow = Yellow
dot-green = Green
dot-purple = Purple

## Puzzles

goal-clear = Leave at most {"{"}n{"}"} of the others' Agents active this turn.
goal-clear-none = Leave none of the others' Agents active this turn.
