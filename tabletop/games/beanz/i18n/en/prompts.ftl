### What is asked, of whom and why ("-why").

## For those who wait: "wait-", named by the question. $seat: who is asked, nobody when it is the table.

who = { $seat-person ->
    [none] The table
   *[other] { $seat }
}
game-over = The game is over.
wait-other = { $seat-person ->
    [you] You choose.
   *[other] { who } chooses.
}
wait-other-why = The controller of an effect chooses.
wait-mulligan = { $seat-person ->
    [you] You look at the first hand.
   *[other] { who } looks at the first hand.
}
wait-mulligan-why = A hand without a Bean may be changed.
wait-fists = { $seat-person ->
    [you] You choose a hand.
   *[other] { who } chooses a hand.
}
wait-fists-why = Whoever guesses where the bean is begins; wrong, and the hider does.
wait-loot-half = { $seat-person ->
    [you] You choose where to shoot.
   *[other] { who } chooses where to shoot.
}
wait-loot-half-why = Every full half has to be shot for, in any order.
wait-shoot = { $seat-person ->
    [you] You take aim.
   *[other] { who } takes aim.
}
wait-shoot-why = Two flicks for each full half; a hit captures one Space Loot card.
wait-flick = { $seat-person ->
    [you] You flick the bean.
   *[other] { who } flicks the bean.
}
wait-flick-why = Knocked down is a hit; a bean that only wobbles is not.
wait-main = { $seat-person ->
    [you] You are on turn.
   *[other] { who } is on turn.
}
wait-main-why = Points pay for cards, powers, standing up and buying.
wait-discard-cards = { $seat-person ->
    [you] You discard.
   *[other] { who } discards.
}
wait-discard-cards-why = Hand cards go to the discard pile openly.
wait-blitz-party = { $seat-person ->
    [you] You gather a Bean Blitz.
   *[other] { who } gathers a Bean Blitz.
}
wait-blitz-party-why = All who join pay, spin and add their values.
wait-blitz-galaxy = { $seat-person ->
    [you] You pick the Galaxy of the Blitz.
   *[other] { who } picks the Galaxy of the Blitz.
}
wait-blitz-galaxy-why = One in which a participant could attack.
wait-target-defence = { $seat-person ->
    [you] You name the target.
   *[other] { who } names the target.
}
wait-target-defence-why = The defender picks among the Beans in that Galaxy.
wait-target-attack = { $seat-person ->
    [you] You pick the target.
   *[other] { who } picks the target.
}
wait-target-attack-why = A Sharpshoot picks in any Galaxy.
wait-other-target = { $seat-person ->
    [you] You name another target.
   *[other] { who } names another target.
}
wait-other-target-why = It lies in the same Galaxy as the first.

## An Instant

# $what: "plays", "attacks", "enters" or "spins".
announced = { $seat-person ->
    [you] You { $what ->
        [attacks] attack with
        [enters] are about to bring in
        [spins] spin
       *[plays] play
    }
   *[other] { $seat } { $what ->
        [attacks] attacks with
        [enters] is about to bring in
        [spins] spins
       *[plays] plays
    }
} { $kind }
# $asked: "yes" for whoever may answer.
may-answer = { $asked ->
    [yes] You may answer, or pass.
   *[no] An Instant?
}
window = { announced }. { may-answer }
window-target = { announced } for { $total } against { $target } with { $against }: it would { $result ->
    [fails] stand firm
    [topples] go Sidewayz
    [knocks-off] be knocked off the mat
   *[blowout] suffer a Bean Blowout and be off the mat
}. { may-answer }
window-asked-why = With one Instant at a time; it costs you nothing.
window-why = The other player may answer with one Instant at a time, or pass.

## Before the first turn

ask-change-hand = No Bean in your hand. Change it?
ask-change-hand-why = It is shown, shuffled in, and you draw five new cards.
ask-first-hand = Your first hand.
ask-first-hand-why = Only a hand without a Bean may be changed.
ask-hide = Hide the bean in one of your hands.
ask-hide-why = If the other guesses wrong, you begin.
ask-guess = In which hand is the bean?
ask-guess-why = If you guess right, you begin.

## Shoot for Loot

ask-loot-half = Where do you shoot now?
ask-loot-half-why = Full halves are framed in dashes; those that shine are left, in any order. A star counts the Space Loot.
# $how: a "die" or a "flick". $attempts: 0 where it is not told how many there are.
attempt = { $how ->
    [die] throw
   *[flick] flick
}
ask-shoot = Shoot for Loot { in-galaxy }{ $attempts ->
    [0] {""}
   *[other] , { attempt } { $attempt } of { $attempts }
}.
ask-shoot-why = { $how ->
    [die] Throw { $least } or more
   *[flick] Knock the bean down
} to capture a card. { $left ->
    [0] It is your last { attempt } here.
    [one] If you miss, you { attempt } once more here.
   *[other] If you miss, you { attempt } { $left } times more here.
}

## The turn

action-points = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
ask-idle = Nothing of use is left. End your turn.
ask-idle-why = You have { action-points }.
ask-free = No points left. Play what is free, or end your turn.
ask-free-why = What shines costs nothing.
ask-main = Your turn: { action-points } left.
ask-main-why = Play cards, spin, stand up{ $buys ->
    [yes] , buy
   *[no] {""}
}, in any order.
# $lost: a boost by "spin" of $card, the "card" itself, or "several".
lost-boost = { $lost ->
    [several] Boosts
    [spin] { $card }'s boost
   *[card] { $card }
} would be lost: no Bean Attack can follow.
ask-forced-discard = Discard a card of your choice.
ask-forced-discard-why = A power of the other player says so.
ask-discard = Discard { $more } more.
ask-discard-why = At the end of your turn you hold at most { $limit } cards.

## Bean Attacks

ask-blitz-party = Who joins the Bean Blitz?
ask-blitz-party-why = All who join are paid for, spin and add their values.
ask-blitz-galaxy = In which Galaxy does the Blitz strike?
ask-blitz-galaxy-why = One in which a participant could attack.
ask-sharpshoot = { $by } shoots. At whom?
ask-sharpshoot-why = A Sharpshoot picks in any Galaxy.
ask-target = { $by } attacks. Which of your Beans is the target?
ask-target-why = You pick, in any position.

## Effects. $upto: how many may be chosen at most, 0 where so many must be.

up-to = { $upto ->
    [0] {""}
   *[other] {" "}Up to { $upto } in all.
}
ask-knockdown = Knock down: which Bean?
ask-knockdown-why = It goes Sidewayz, whatever its MMP.{ up-to }
ask-knock-off = Knock off: which Bean?
ask-knock-off-why = It leaves the mat, whatever its MMP.{ up-to }
ask-turn-over = Turn over: which Bean?
ask-turn-over-why = It goes Bottomz-up: a full half needs all its Beans Headz-up.{ up-to }
ask-stand = Stand up: which Bean?
ask-stand-why = It is Headz-up again, for nothing.{ up-to }
ask-bounce = Send back to its hand: which Bean?
ask-bounce-why = It leaves the mat and goes back to its owner's hand.{ up-to }
ask-clear-cosmos = Discard: which Cosmos card?
ask-clear-cosmos-why = It leaves its slot; a Bean on it stays.{ up-to }
ask-effect-galaxy = In which Galaxy?
ask-effect-galaxy-why = All fitting Beans there are hit.
ask-effect-option = Choose one.
ask-effect-option-why = Only what can do something is offered.
ask-move-which = Move which Bean, and where to?
ask-move = { $bean } moves. To which empty slot?
ask-move-why = It keeps its position; Cosmos cards stay.
ask-swap-beans = Swap which two Beans?
ask-swap-beans-why = They keep their positions; Cosmos cards stay.
ask-enter-bean = Which Bean comes into play, and where?
ask-enter-bean-why = Without its cost, Headz-up.
ask-place-cosmos = Which Cosmos card, and where?
ask-place-cosmos-why = Without its cost, on any slot of yours.
ask-pick-discard = Choose from your discard pile.
ask-pick-discard-why = Cards of a discard pile are chosen openly.
ask-pick-looked = Take which card?
ask-pick-looked-why = The others go under your deck as they lay.
ask-pick-loot = Look at which Space Loot card?
ask-pick-loot-why = Only you will see it.
ask-swap-loot = Which card goes back to that place?
ask-swap-loot-why = Nobody sees whether you swap.
