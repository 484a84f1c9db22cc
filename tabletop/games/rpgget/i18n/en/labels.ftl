### A few words for each option: buttons, menus, screen readers.

## What an act is called

act-redraw-hand = New hand
act-start = Begin with
act-begin = Begins
act-redraw = Discard and draw
act-play = Play
act-bank = Into the bank
act-buy = Pay for
act-flip = Turn over
act-ability = Ability of
act-recovery = Recovery of
act-attack = Attack with
act-support-reward = Support with
act-defend = Defend with
act-use-up = Use up
act-attempt = Attempt
act-join = Send
act-support = Support of
act-target = Target
act-count = Targets
act-redirect = Step in for
act-again = Again
act-choose = Choose
act-top = On top
act-pay = Pay with
act-settle = Pay
act-lose = Give up
act-lose-match = Give up this match
act-throw = Discard
act-concede = Concede
act-concede-match = Concede this match

## To decline

pass-redraw = Keep all
pass-redraw-one = Change this one
pass-play = End the Play phase
pass-mission = No mission this turn
pass-party = That is the party
pass-slot = No more monsters
pass-slot-empty = No monsters
pass-ability = Not now
pass-attack = End the step
pass-targets = Attack
pass-widen = Nobody more
pass-aim = Enough targets
pass-redirect = Let it come
pass-defend = Let it hit
pass-monsters = Monsters are done
pass-react = Pass
pass-interrupt = Go on
pass-combo = Stop
pass-find = Take nothing
pass-recruit = Nobody
pass-equip = Nothing
pass-nothing = Nothing

## Options

label-begins = Player { $n } begins
label-start = Begin with { $name }
label-redraw = Discard and draw { $name }
label-keep = Keep { $name }
label-play = Play { $name }
label-replace = Play { $name }: replaces { $fallen ->
    [yes] the fallen { $old }
   *[no] { $old }
}
label-bank = Into the bank { $name }
label-buy = Buy { $name } for { $cost ->
    [one] 1 counter
   *[other] { $cost } counters
}
label-turn-up = Turn { $name } face up
label-turn-down = Turn { $name } face down
label-use-up = Use up { $name } for nothing
label-use = { $name }: { $what }
label-use-paid = { $name }: { $what } ({ $price ->
    [one] 1 counter
   *[other] { $price } counters
})
label-use-shield = { $name }: { $what } ({ $shield })
# Of a Reward that is called like what it does
label-use-alike = { $user } uses { $name }
label-use-by = { $user } uses { $name }: { $what }
label-defence = { $what }, { $shield }
label-attempt = Attempt { $name }
label-join = Send { $name }
label-attack = { $name }: { $attack } on { $target }
label-by-chance = whomever chance picks
label-add = Add { $name }
label-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
}
label-targets-too-many = { label-targets } (only { $there ->
    [one] 1 is
   *[other] { $there } are
} there)
label-step-in = { $name } steps in for { $target }
label-again = { $name } strikes again
label-find = Take { $name }
label-equip = Take up { $name }
label-salvage = Bring back { $name }
label-revive = Revive { $name }
label-choose = Choose { $name }
label-lose = Lose { $name }
label-top = On top { $name }
label-pay = Pay with { $name }
label-throw = Discard { $name }
label-other = { $act } { $name }
