### Options in a few words, and what stands on cards and in lists.

a-card = a card
score-name = Cards in hand

## What can be done: alone, and with what it is done to

act-play = Play
act-claim = Show the Package
act-concede = Concede
act-concede-match = Concede this match
act-react = Answer with
act-answer = Answer
act-aim = Aim at
act-name = Name
act-choose = Choose
act-take = Take
act-give = Give
act-put = Put back
act-give-up = Give up
act-done = Done
act-begin = Begins

label-end-turn = End turn
label-pass = Pass
label-discards = the discards
label-copy = { $card }: copy { $target }
label-answer = { $card }: answer { $target }
label-play = Play { $card }
label-aim = Aim at player { $number }
label-name = Name { $card }
label-choose = Choose { $card }
label-take = Take { $card }
label-give = Give { $card } to player { $number }
label-put = Put back { $card }
label-give-up = Give up { $card }
label-begin = Begins player { $number }

## What is printed on cards

face-mission = Mission
face-reaction = Reaction
face-held = Held
face-both = Reaction or Mission
# In the corner of a card, by its frame
tag-mission = MISSION
tag-reaction = REACTION
tag-both = REACTION
tag-gold = UNIQUE
# What it is good for
group-objective = objective
group-attack = attack
group-steal = steal
group-support = support
group-intel = intel
group-defence = defence
group-copy = copy
group-counter = counter
face-foot = ESP-{ $number } / { $of }  CLASSIFIED

## What puzzles ask for

task-knock-out = Knock somebody out this turn.
task-bomb = Get rid of the Bomb this turn.
task-target = Get hold of the Target this turn.
task-package = Get hold of the Package this turn.
task-keep = Have a hand of {"{n}"} when what has been played is over.
task-survive = Survive what has been played.

## Rarities, in the card browser

rarity-gold = Gold
rarity-common = Common
