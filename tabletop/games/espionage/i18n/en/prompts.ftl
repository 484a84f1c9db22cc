### What is asked, of whom and why. "ask-" is said to whoever is asked, "wait-" to all others (ES-126); "-why" stands below it.

ask-nothing = The game is over.

## Waiting for others

wait-answer = { $seats } is choosing how to answer.
wait-answer-why = It is shown when every choice has been made.
wait-turn = { $seats } is on turn.
wait-turn-why = The active agent plays Missions or ends the turn.
wait-first-player = { $seats } says who begins.
wait-first-player-why = The table decides who takes the first turn.
# Choices among hidden cards; $aim: the seat to which it is done, if any.
wait-pick-card = { $seats } takes a card{ $aim-person ->
    [none] {""}
    [you] {" "}from you
   *[other] {" "}from { $aim }
}.
wait-give-card = { $seats } { $aim-person ->
    [none] gives a card away
    [you] chooses a card for you
   *[other] chooses a card for { $aim }
}.
wait-pick-looked = { $seats } looks at cards of the draw pile.
wait-order-looked = { $seats } puts the others back on the pile.
wait-give-up-card = { $seats } chooses what to discard.
wait-done-looking = { $seats } looks at { $aim-person ->
    [none] cards of the draw pile
    [you] the hand of you
   *[other] the hand of { $aim }
}.
wait-hidden-why = Choices among hidden cards stay hidden.

## The window

# $asked: "yes" where whoever reads it may answer.
who-answers = { $asked ->
    [yes] You may answer, or pass.
   *[no] Who answers?
}
# The player is named also to that seat itself: all look at the same words.
ask-window-card = { $seat } plays { played }. { who-answers }
ask-window-card-why = Every card that is played may be answered by any living agent.
ask-window-loss = You lose { $kinds }{ $fatal ->
    [yes] , and you are out
   *[no] {""}
}, unless somebody answers. { who-answers }
ask-window-loss-why = You may answer it yourself; an answer may keep it.
ask-window-exposed = About to be discarded: { $about }. { who-answers }
ask-window-exposed-why = Exposed cards are discarded when nobody answers; a fatal one knocks its owner out.
exposed-of = { $owner-person ->
    [you] your { $kinds }
   *[other] { $owner }'s { $kinds }
}
exposed-more = { $before }; { $item }

## The turn

ask-first-player = Who takes the first turn?
ask-first-player-why = The table decides who begins.
ask-claim = Your turn. You can show the Package and win!
ask-claim-why = Ten cards or more, and no Bomb among them.
ask-all-played = All your Missions are played. End your turn.
ask-all-played-why = A turn does not end by itself, so that nobody sees what you could have done.
ask-none-playable = No Mission of yours can be played. End your turn.
# $first: "yes" as long as none has been played.
ask-turn = Your turn. Play { $first ->
    [yes] a Mission
   *[no] another Mission
}, or end the turn.
ask-turn-why = Up to { $most } Missions a turn; { $left } left.

## Why no Mission can be played: what each card lacks

lacks = { $reasons }.
lacks-more = { $before }; { $item }
# $many: how many they are where they are too many to be named, else 0.
lacking = { $many ->
    [0] { $cards }
   *[other] { $many } cards
}
lacks-cards = Your hand is empty.
lacks-held-card = { lacking } { $cards-count ->
    [one] is never played
   *[other] are never played
}
lacks-reaction-as-mission = { lacking } { $cards-count ->
    [one] only answers other cards
   *[other] only answer other cards
}
lacks-bad-aim = { lacking } { $cards-count ->
    [one] finds nobody with a card to aim at
   *[other] find nobody with a card to aim at
}
lacks-no-gift = { lacking } { $cards-count ->
    [one] needs another card to give away
   *[other] need another card to give away
}
lacks-no-discards = { lacking } { $cards-count ->
    [one] finds no discards to take
   *[other] find no discards to take
}
lacks-bad-discards = { lacking } may take none of these discards
lacks-not-copyable = { lacking } { $cards-count ->
    [one] finds no Mission to copy
   *[other] find no Mission to copy
}
lacks-claim-too-few = { lacking } wins with ten cards in hand
lacks-claim-bomb = { lacking } cannot win beside the Bomb
lacks-claim-not-now = { lacking } counts only at the reveal

## Announcing a card

# A card and, if it is a copy, whose text it has.
acting = { $kind }{ $text-seen ->
    [none] {""}
   *[seen] {" "}(as { $text })
}
ask-answered = Which card does your { $kind } answer?
ask-answered-why = Your copy acts as { $text }; it may answer any card that { $text } could.
ask-send = To whom does your { acting } send { $target-seen ->
    [none] the card that it answers
   *[seen] { owned }
}?
ask-send-why = Any opponent with a card in hand, also the one who has played it.
ask-aim = At whom does your { acting } aim?
ask-aim-why = An aim is a living opponent with a card in hand; only a Courier may go to an empty hand.
ask-title = Which card does your { $kind } name?
ask-title-why = If the one you aim at holds it, one copy is discarded.
ask-discard = Which card does your { acting } take back?{ $many ->
    [1] {""}
   *[other] {" "}({ $number } of { $many })
}
ask-discard-why = What you choose is announced when the card is played.

## Choosing when a card resolves

ask-pick-card = Take a card of { $aim }'s hand.
ask-pick-card-why = Only the two of you learn which one moves.
ask-give-card = Give { $aim } one of your cards.
ask-give-another-why = Not the card that you have just taken.
ask-give-any-why = Any card, also a dangerous one.
ask-pick-common = { acting }: take a common card from the draw pile.
ask-pick-common-why = The whole draw pile, { $count } cards: gold stays, and then it is shuffled.
ask-pick-looked = { acting }: take one of these cards.
ask-pick-looked-why = Here they are sorted, not as in the pile; the others go back on top of it, in the order that you choose.
ask-order-looked = { acting }: which card goes back first?
ask-order-looked-why = The last one that you put back lies on top.
ask-give-up-card = Choose a card of yours to discard.
ask-give-up-card-why = Saboteur lets you choose; the Bomb cannot be chosen.
ask-nothing-to-take = Nothing here may be taken. Look as long as you like.
ask-nothing-to-take-why = Only common cards can be taken.
ask-done-looking = Look at { $aim }'s hand.
ask-done-looking-why = If gold is in it, you draw a card when you are done.
