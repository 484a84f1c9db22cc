### A few words for each option: buttons, menus, screen readers.

## Acts, without what they are done to

act-play = Play
act-play-free = Play free
act-attack = Attack with
act-use = Use
act-action = Action of
act-concede = Concede
act-concede-match = Concede this match
act-throw = Throw
act-call = Can someone throw me a Frickin' Bone here?
act-answer = Answer with
act-copies = Copies
act-name = Name
act-straw = Draw straw
act-send = Send in
act-discard = Discard
act-begins = Begins
act-new-hand = New hand
act-choose = Choose
act-do = Do it
act-top = On top
act-bottom = To the bottom
act-seen = Seen

## Acts with what they are done to

play-card = Play { $card }
play-free = Play { $card } without an action
play-paid = Play { $card } for an action
attack-shag = { $card }: Shag attempt on { $target }
attack-kill = { $card }: Assassination attempt on { $target }
use-free-box = { $card }, the free box
use-vibe-box = { $card }, the box with { $vibes }
use-card = Use { $card }
use-naming = Use { $card } and name { $named }
action-of = Action of { $card }
throw-card = Throw { $card }
answer-card = Answer with { $card }
draw-this-straw = Draw straw { $number }
name-seat = Name player { $number }
choose-seat = Choose player { $number }
begins-seat = Begins player { $number }
send-card = Send in { $card }
discard-card = Discard { $card }
choose-card = Choose { $card }
top-card = On top { $card }
bottom-card = To the bottom { $card }
ask-again = Ask for help again
yes = Yes
# What an effect does to the card that is picked.
send-back-card = Send back { $card }
silence-card = Silence { $card }
pick-card = Pick { $card }
take-away-card = Take away { $card }
take-card = Take { $card }
score-card = Score { $card }

## No, or no more

pass-nothing = Nothing
pass-turn = I'm spent
pass-mulligan = Keep this hand
pass-fight = Leave it
pass-pad = Enough
pass-no = No
pass-ship = No ship
pass-ships = Enough ships
pass-slug = I'm out
pass-discard = Done
pass-bottom = The rest stays on top
pass-top = As they lie
pass-search = Take nothing
pass-free = Play nothing
pass-strike = No attempt
