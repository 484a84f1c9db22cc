### What is asked, of whom and why.

game-over = The game is over.

## Read by those who wait

# Nobody in particular is asked: all are.
who = { $seat-person ->
    [none] Everybody
   *[other] { $seat }
}
wait-main = { who } is on turn.
wait-main-why = Up to two actions, then all hands go to six.
wait-deck-lists = { who } reads out the deck lists.
wait-deck-lists-why = They are open at this table; the log keeps them.
wait-mulligan = { who } looks at the first hand.
wait-mulligan-why = A hand without an Agent may be changed once.
wait-first-player = { who } says who begins.
any-method-why = Any agreed method will do.
wait-ship-turn = { who } may answer with a ship.
answer-why = An answer costs nothing.
wait-ship-again = { who } may play another ship.
wait-ship-again-why = Somebody has answered, so the next one is free, too.
wait-press = { who }: copy the gesture!
wait-press-why = Whoever is last is the target.
wait-target = { who } picks the target.
wait-target-why = Those who seem to tie for last are all candidates.
wait-straw = { who } draws a straw.
wait-straw-why = The short one is the target; all are shown together.
wait-fighter = { who } sends in an Assassin.
fighter-why = Whoever has an active one must.
wait-slug = { who } throws a Bone or is out.
wait-slug-why = The last Bone thrown wins.
wait-fight = { who } is losing now.
wait-fight-why = Throw a Frickin' Bone, ask for help, or leave it.
wait-pad = { who } is winning and may add Bones.
wait-pad-why = Nobody answers them any more.
wait-help = { who } asks for help!
first-lands-why = The first Bone to land counts.
wait-offer = { who } may throw a helping Bone.
wait-offer-why = The first one thrown counts.
wait-free-discard = { who } may discard any cards.
wait-free-discard-why = Only the turn player may, once a turn.
wait-even-up = { who } has too many cards.
wait-even-up-why = At the end of a turn every hand goes to six.
wait-search = { who } searches the deck.
wait-search-why = What is found is shown to all.
wait-card = { who } chooses a card.
wait-seat = { who } chooses a player.
wait-vibe = { who } chooses a vibe.
wait-choice = { who } chooses.
controller-why = The controller of an effect chooses.
wait-strike = { who } may attack at once.
strike-why = A full attack that costs no action.
wait-ship-reply = { $seat } has seen a ship. Who has one to answer it?

## The turn

turn-spent = Nothing left to do. Say “I'm spent”.
turn-spent-why = No action and no free play is left.
turn-no-actions = No actions left, and no free play. Say “I'm spent”.
turn-no-actions-why = Two actions are a turn.
turn-free-play = No actions left. Make a free play, or say “I'm spent”.
never-forced-why = What is free is never forced.
# $attack: "no" where an effect forbids it. $struck: whom a Happening strikes, "none" where there is none to use.
turn-actions = Your turn: { actions } left{ $attack ->
    [no] , but you may not attack.
   *[yes] .
}{ $struck ->
    [none] {""}
   *[other] {" "}A Happening strikes { struck }.
}
struck = { $struck ->
    [only] the only other player
    [last] whoever is last to copy your gesture
    [named] whom you name
    [lot] whom a lot finds
   *[straw] whoever draws the short straw
}
turn-actions-why = Play an Agent, attack, use a Swinger or a Happening, in any order.
turn-no-attack-why = An effect forbids it for now; play an Agent, use a Swinger or a Happening, in any order.
mulligan-change = No Agent in your hand. Change it?
mulligan-change-why = It is shown, shuffled in, and you draw six.
mulligan-keep = Your first hand.
mulligan-keep-why = Only a hand without an Agent may be changed.
held = { $held ->
    [one] 1 card
   *[other] { $held } cards
}
even-up = You hold { held }: discard { $left }.
even-up-why = The hand limit at the end of a turn is { $limit }.
free-discard-many = Discard what you do not want. You hold { held } and may keep six.
free-discard = Discard what you do not want, or nothing. You draw up to six again.
free-discard-why = Any number of cards.

## Attacks

# $again: "yes" where one may still ask for help. $hold: "none", "forbidden" or "unfit": why no own Bone can be thrown.
losing = { $mine } is losing against { $foe }
none-held = { $hold ->
    [none] You hold no Bone
    [forbidden] You may not throw Bones
   *[unfit] You hold no Bone that fits
}
fight-called = { losing }. Only others may throw: { $again ->
    [yes] ask again?
   *[no] leave it.
}
fight-called-why = You have asked for help in this attack: only others may throw.
fight-unable = { losing }. { none-held }: { $again ->
    [yes] only others can help.
   *[no] leave it.
}
fight-throw = { losing }. Throw a Bone?
# $kind: "shag" or "kill".
fight-why = The { kind-words } needs count; without a Bone this Agent loses.
fight-help-why = The { kind-words } needs count. Once you ask for help, only others may throw.
kind-words = { $kind ->
    [shag] Shag
   *[kill] Assassination
}
pad-called = { $mine } has won. Only others may add Bones, for points of their own: { $again ->
    [yes] ask again?
   *[no] it stays as it is.
}
pad-unable = { $mine } has won. { none-held }: { $again ->
    [yes] only others may add one, for points of their own.
   *[no] it stays as it is.
}
pad-add = { $mine } has won. Add { $first ->
    [yes] a
   *[no] another
} Bone, for its points?
add-why = Nobody answers it; it is scored with the rest.
add-help-why = Nobody answers it; it is scored with the rest. Once you ask others, only they may add Bones, for points of their own.
# $won: "yes" where the asker has won already. $then: "throw", "wait" or "unable": what whoever reads it may do.
asks-for = { $won ->
    [yes] { $seat } has won with { $mine } and lets others add Bones.
   *[no] { $seat } asks for a Bone for { $mine } against { $foe }.
}{ $then ->
    [wait] {""}
    [unable] {" "}{ none-held }.
   *[throw] { $won ->
        [yes] {" "}Add one, for its points?
       *[no] {" "}Throw one?
    }
}
help-why = { $count ->
    [one] 1 Bone
   *[other] { $count } Bones
} of yours can land here: the { kind-words } needs and your own vibes decide.
no-bone-why = { $helping ->
    [yes] You hold no Frickin' Bone, so you can only stay silent.
   *[no] You hold no Frickin' Bone.
}
# $why: the whole sentence that a refusal says.
bone-unfit-why = Your Bone does not fit. { $why }
bones-unfit-why = None of your { $count } Bones fits. { $why }
# $why: the same, with a small letter.
bones-nearest-why = None of your { $count } Bones fits. For the nearest one: { $why }

## Slugfests

slug-last-unable = All others are out, and you hold no Bone to add.
slug-unable = { none-held }: you are out.
slug-last = All others are out. Add a Bone?
slug-throw = Throw a Bone, or you are out.
slug-throw-why = The Assassination needs count.
slug-fighter = Send in which Assassin?

## Ships and Happenings

ship-reply = { $seat } has played a ship. { $able ->
    [yes] Answer with one of yours?
   *[no] You hold none to answer it with.
}
ship-reply-why = It costs nothing.
ship-again = They answered: another ship is free. Play one?
ship-again-unable = They answered: another ship would be free, but you hold none.
ship-again-why = A ship of yours may follow each one that is answered.
pick-target = Whom do you name?
pick-target-why = Nobody races at this table: you choose.
pick-target-tied = More than one was last. Whom do you name?
pick-target-tied-why = Of those who were last together you choose.
draw-straw = Who is the target? Draw a straw: the short one is it.
draw-straw-why = All others draw, too; all are shown together.

## Before the first turn

deck-lists = All deck lists are open here.
deck-lists-why = They are read out now; the log keeps them.
first-player = Who begins?

## Effects. $card asks; it comes first, so that nobody wonders where the question comes from.

pick-discard = { $card }: { which-subject }{ of-yours } is discarded?
pick-bounce = { $card }: { which-subject }{ of-yours } goes back to the hand?
pick-mute = { $card }: { which-subject }{ of-yours } is to put out no vibes?
pick-set-role = { $card }: which of your Agents?
pick-unscore = { $card }: { which-scored }{ of-yours } is discarded?
pick-unscore-hand = { $card }: { which-scored }{ of-yours } goes back to the hand of its owner?
pick-recover = { $card }: take { which-object }{ of-yours } from your discard pile?
pick-score-from = { $card }: score { which-object }{ of-yours } of your discard pile?
pick-strip-bone = { $card }: { which-subject }{ of-yours } is discarded from the other Agent?
pick-redraw = { $card }: discard which card? You draw as many.
pick-may-why = You may stop at any time.
pick-must-why = The card says so; as much as possible is done.
who-discards = { $card }: who discards from the hand?
who-shows = { $card }: whose hand will you look at?
who-helpless = { $card }: who may not be helped?
who-boneless = { $card }: who may not throw Bones?
who-peaceful = { $card }: who may not attack?
pick-seat-why = One whom the card can touch.
private-look = The hand of { $seat } lies open for you.
private-look-why = Nobody else sees it.
look-take = { $card }: take which card?
look-take-why = Only you see them.
look-bottom = { $card }: put which under your deck?
look-bottom-why = The others go back on top.
look-bottom-all = { $card }: which goes under your deck? What goes there earlier comes up earlier.
look-bottom-all-why = In any order; or leave them as they lie.
# $number: the how manieth card that will be drawn.
look-top = { $card }: which will you draw { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}?
look-top-why = Only you know the order.
search = { $card }: take { which-object } from your deck?
search-nothing = { $card }: there is { no-subject } in your deck.
search-why = It is shown to all; then you shuffle.
free-agent = { $card }: play { which-object }? It costs no action.
free-agent-nothing = { $card }: you hold { no-object } that can be played.
strike = { $card }: attack at once?
pick-vibe = { $card }: which vibe?
pick-vibe-why = It counts as long as the card says.
pick-branch = { $card }: choose one.
pick-branch-why = Only what can do something is offered.
may-do = { $card }: do it?
may-do-why = The cost first; only then the rest.
