### What is asked, of whom and why.

## What all others hear

game-won = { $seat } has won.
game-over = The game is over.
everybody = Everybody
waiting-card = { $who } chooses.
waiting-opening = { $who } looks at the first hand.
waiting-first-player = { $who } says who begins.
waiting-redraw = { $who } may change two cards.
waiting-play = { $who } is playing cards.
waiting-bank = { $who } makes room in the bank.
waiting-mission = { $who } may attempt a mission.
waiting-party = { $who } picks the party.
waiting-slot = { $who } plays monsters.
waiting-ability = { $who } may use an Ability.
waiting-attack = { $who } attacks.
waiting-targets = { $who } picks targets.
waiting-how-many = { $who } says how many targets chance picks.
waiting-redirect = { $who } may let somebody step in.
waiting-defend = { $who } may defend.
waiting-monsters = { $who } acts for the monsters.
waiting-combo = { $who } may strike again.
waiting-interrupt = { $who } may use what lies open.
waiting-react = { $who } may answer.
waiting-quiet = { $who } may still play cards.
waiting-pay = { $who } has run out of cards.
waiting-reconcile = { $who } discards down to nine.
why-card = A card asks for it.
why-opening = Every party starts with one Character.
why-first-player = Any agreed method will do.
why-start = It is the start of the turn.
why-play-order = Characters, Rewards and counters, in any order.
why-bank-holds = It holds twenty cards.
why-mission-one = One in a turn.
why-party-cost = Together they may cost as many PP as the mission gives.
why-slot-one = Each opponent has one slot.
why-ability-open = Its card lies open.
why-attack-all = All monsters have to be defeated.
why-targets-count = An Attack says how many it may have.
why-confused = Whoever acts is confused.
why-redirect-awake = A unit that is awake may take the blow.
why-defend-once = Each card defends once in an attempt.
why-monsters-once = Each Attack works once in an attempt.
why-combo-same = A Combo hits the same targets.
why-recovery = Recovery may come at any time.
why-react = Cards out of hands are played in few moments.
why-pay-price = Two VP buy a new deck.
why-turn-ends = The turn ends.

## What a window is about

at-occasion = { $occasion }: { $what }
occasion-plays = { $seat-person ->
    [you] You play { $kind }
   *[other] { $seat } plays { $kind }
}
occasion-attacks = { $kind } attacks
occasion-own-turn = Your turn begins
occasion-turn = { $seat }'s turn begins
occasion-attempts = { $seat-person ->
    [you] You attempt { $kind }
   *[other] { $seat } attempts { $kind }
}
occasion-fight = Before the fight
occasion-over = The attempt is over

## Why, in general

why-asked-hand = You are asked all the same: nobody is to learn what you hold.
why-asked-deck = You are asked all the same: nobody is to learn what your deck holds.
why-told = There is nothing to choose; it is only told.
why-later = It may be used later as well: to go on loses nothing.
why-later-pass = It may be used later as well: to pass loses nothing.
why-optional = It is optional.
why-twice = No target twice.
why-fewer = No target twice; fewer are possible.
why-gone = It goes to your discard pile; you choose it yourself.

## The turn

opening-none = No Character in your hand: draw nine new cards.
opening-ask = Start your party with which Character?
why-opening-one = A party starts with one.
why-opening-anew = Or draw nine new cards, as often as you like.
first-player-ask = Who begins?
redraw-ask = Tick up to two cards that are to go, or keep all.
redraw-one = One is ticked: a second one changes both at once, or change this one.
redraw-last = One is ticked; your deck holds no card for a second one.
why-redraw = You draw as many as you discard.
why-redraw-ticked = Click it again, and it stays. What goes is discarded, and you draw as many.
play-ask = { counters-have }: { $ways }?
play-nothing = { counters-have }: nothing to play.
counters-have = { $have ->
    [one] 1 counter
   *[other] { $have } counters
}
way-hero = play a Character
way-replace = replace { $whom }
way-replace-any = replace a Character by one of its name
way-bank = bank a Reward
way-buy = buy a Reward
way-buy-one = buy one
way-lit = use what is lit
way-turn = turn { $what } face up to use it in the bank
way-turn-any = turn a bank card face up to use it there
why-play = The bank is free and lies face down. Bought Rewards can be used.
bank-ask = The bank is full. Discard which card of it?
why-bank = It holds twenty; the new card is safe.
mission-none = You hold no mission: no mission this turn.
mission-ask = Attempt a mission? You need { $need } VP more to win; { $alone ->
    [yes] if your only Character falls
   *[no] if all your Characters fall
}, you are out.
why-mission = One in a turn; it cannot be called off.
reconcile-ask = Discard down to nine cards.
why-reconcile = Never below nine.
pay-enough = You pay with { $given }: { $worth } VP.
pay-more = With { $given } it is { $worth } VP of 2: which other Mission do you give?
pay-nothing = Your deck is empty, and you have no 2 VP for a new one: you are out.
pay-ask = Your deck is empty: which Mission do you give for a new one? It costs 2 VP.
why-pay = It leaves play; the discard pile is shuffled.
why-pay-change = Two are enough; no change is given.
why-pay-missions = Only Missions in your score pile pay for it.

## The attempt

party-ask = Send whom? { party-used }{ party-all }
party-nobody-else = { party-used } Nobody else can go along.{ party-all }
party-used = { $cost } of { $pp } PP are used.
party-all = { $all ->
    [yes] {" "}Nobody stays at home!
   *[no] {""}
}
why-party = Whoever stays at home is safe.
why-party-nobody = Whoever stays at home is safe. You may send nobody.
why-party-all = If all fall, you are out.
slot-nothing-fits = Your monsters against { $seat }: none of your cards fits in.
slot-full = Your monsters against { $seat }: no room left.
slot-full-event = Your monsters against { $seat }: no room left; your Event would find nobody.
slot-room = Your monsters against { $seat }: room for { $free } EP of monsters{ $roadblocks ->
    [yes] {" "}or a Roadblock
   *[no] {""}
}{ $events ->
    [yes] , or play an Event
   *[no] {""}
}.
slot-lit = Your monsters against { $seat }: no room, but you may play what is lit.
why-slot = Any number of cards that fit; then it is the next one's turn to.
why-slot-event = An Event would find nobody who fits in.
attack-ask = Attack with whom{ $lit ->
    [yes] , or use what is lit
   *[no] {""}
}? All monsters have to fall.
attack-reward = { $stand }: use a Reward{ $by }?
why-attack = Each hero attacks once. For a Reward choose the hero who uses it.
monsters-nobody = Your monsters act, but no hero is left.
monsters-one = Attack with { $kind }?
monsters-ask = Your monsters act. Which one?
why-monsters = Each Attack works once; all of it is optional.
redirect-ask = Step in for a target?
why-redirect = Once in an attempt.
defend-plain = { $target } is attacked. Defend?
defend-use = { $actor } strikes, { $force }: use { $what }?
defend-ask = { $actor } strikes, { $force }: defend { $target }?
defend-one = { $actor } strikes, { $force }: defend { $target } ({ $shield })?
why-defend = Several cards may defend, each once.
combo-ask = { $source }: strike again?
why-combo = At once, on the same targets.
how-many-ask = { $source }: confused; how many targets? Chance picks whom.
why-friends = Friends are among them.
widen-ask = { $actor } may hit one more{ than-whom }: add whom?
widen-none = { $actor } may hit one more{ than-whom }, but no other monster is there.
than-whom = { $than-seen ->
    [none] {""}
   *[seen] {" "}than { $than }
}
targets-ask = { $actor }{ with-source }: { $most ->
    [0] which target?
    [one] which target?
   *[other] attack up to { $most } targets: whom?
}
targets-more = { $actor }{ with-source }: { $chosen ->
    [one] 1 target
   *[other] { $chosen } targets
} chosen; { $more ->
    [one] one
   *[other] up to { $more }
} more, or attack?
targets-all = { $actor }{ with-source }: attack { $whom }?
with-source = { $source-seen ->
    [none] {""}
   *[seen] {" "}with { $source }
}
why-targets-all = Nobody else can be chosen.

## Answers

react-none = { $occasion }: you hold no card to play now.
react-ask = { $occasion }: use { $what }?
why-order-latest = Latest card first.
why-order-turn = Turn player first, then clockwise.
interrupt-ask = Before it goes on: use { $what }?
used-lit = something that is lit
used = { $kind } ({ $does })
used-for = { $kind } for { $action } ({ $does })
used-by = , by { $user }
used-by-which = , by which hero
ability-one = { $kind }: use { $action } ({ $does })?{ $idle ->
    [yes] {" "}It would change nothing.
   *[no] {""}
}
ability-answer = { $kind } is played: answer with an Ability?
ability-party = Before the party goes: use an Ability?
ability-fight = Before the fight: use an Ability?
why-ability-idle = No monster here has a lasting trait that it could end.

## Effects

ask-one = { $source }: choose one.
ask-nothing = { $source }: nothing fits.
wanted-card = card
recruit-ask = { $source }: recruit which { $what }?
recruit-no-room = { $source }: there is no room left for another { $what }.
recruit-none = { $source }: your deck holds no { $what } that it may recruit.
why-recruit = A legal monster must be taken if there is one.
unit-heal = { $source }: heal whom?
unit-cure = { $source }: cure whom?
unit-status = { $source }: who gets its Status?
unit-ailment = { $source }: who gets { $name }?
unit-boost = { $source }: whose next Attack?
unit-again = { $source }: who attacks again?
unit-withdraw = { $source }: who leaves the attempt?
unit-nobody-hurt = { $source }: nobody is hurt, it heals nobody; choose any one of them.
heal-ask = { $source }: heal { $n } HP: whom?
why-no-targeting = This is no targeting.
aim-ask = { $source }: aim at whom?
aim-more = { $source }: { $chosen } of up to { $most } chosen: who else?
fallen-ask = { $source }: revive whom?
fallen-none = { $source }: nobody of yours is unconscious.
why-fallen = Out of your unconscious pile.
why-option = The card leaves it to you.
throw-ask = { $source }: you lose a card of your hand: which one?
break-ask = { $source }: you lose a Reward: which one?
find-ask = { $source }: take which { $what }?
find-none = { $source }: there is no fitting { $what } in your deck.
why-find = It is shown; then you shuffle.
salvage-ask = { $source }: bring back which { $what }?
salvage-none = { $source }: there is no fitting { $what } in your discard pile.
why-salvage = Out of your discard pile.
equip-ask = { $source }: take up which bank card?
equip-none = { $source }: your bank holds no card for it.
why-equip = Without paying.
top-ask = { $source }: which one lies lowest?
why-top = Only you know the order.
