### What pressing an option does. Each is named like its act (rules/acts.py); $card: the card that it is about.

## Acts by themselves: titles of questions and of lists of keys

act-play-bean = Play
act-play-action = Play
act-play-cosmos = Play
act-spin = Spin
act-attack = Attack with
act-stand = Stand up
act-buy = Buy a card
act-concede = Concede
act-concede-match = Concede this match
act-mulligan = New hand
act-hide = Hide
act-guess = Guess
act-shoot = Shoot for
act-flick = Flick
act-decline = Miss on purpose
act-land = Lands
act-join = Join
act-galaxy = Choose
act-target = Name
act-respond = Answer with
act-pick = Choose
act-branch = Choose
act-take = Take
act-move = Move
act-swap = Swap
act-enter = Play free
act-place = Play free
act-look = Look at
act-put = Put back
act-discard = Discard

## Options

label-play-bean = Play { $card } { in-galaxy }{ beside }
label-play-action = Play { $card }
label-play-cosmos = Play { $card } { in-galaxy }{ beside }
label-spin = Spin { $card }
label-attack = Attack with { $card } { in-galaxy }
label-stand = { $card }: stand up
label-buy = Buy a card ({ $left } left)
label-concede = Concede
label-mulligan = New hand
label-hide = Hide { $side ->
    [0] left
   *[1] right
}
label-guess = Guess { $side ->
    [0] left
   *[1] right
}
label-shoot = Shoot for { galaxy }
label-flick = Flick
label-throw = Throw the die
label-decline = Miss on purpose
label-join = Join { $card }
label-galaxy = Choose { $galaxy ->
    [pink] the pink Galaxy
    [blue] the blue Galaxy
   *[golden] the golden Galaxy
}
label-target = { $card } { in-galaxy }{ beside }
label-respond = { $card }: answer { $other }
label-pick = Choose { $card }
label-take = Take { $card }
label-move = Move { $card } { to-galaxy }{ beside }
label-swap = Swap { $card } and { $other }
label-enter = Play free { $card } { in-galaxy }{ beside }
label-place = Play free { $card } { in-galaxy }{ beside }
label-look = Look at { $card } { in-galaxy }{ beside }
label-put = Put back { $card } { in-galaxy }{ beside }
label-discard = Discard { $card }

## No option

label-end-turn = End turn
label-keep-hand = Keep this hand
label-pass = Pass
label-blitz = Attack
label-swap-nothing = Swap nothing
label-play-nothing = Play nothing
label-take-nothing = Take nothing
label-done = Done
