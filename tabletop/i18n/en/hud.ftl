### Round the cards of a table: buttons, corner, log, strip of reactions, privacy cover, votes.

## The main buttons

hud-to-the-end = To the end
hud-usual-pace = Usual pace
hud-faster = Faster
hud-see-all-hands = See all hands
hud-how-it-went = How it went
hud-to-the-panel = Go to the panel
# What bots wait with, while people could still say something against it.
hud-let-it-stand = Let it stand
# A lit button: $action is what somebody may do at any time, and has called for.
hud-claim-made = Next: { $action }
hud-claim-of = { $name }: { $action }
# Said to whoever has pressed one, where several things could have been meant
hud-claim-unclear = You can use it now: choose which.
hud-cards-to-use = { $count } cards to use
# Of a card that could be used in several ways
hud-use-card = Use { $card }

## Applause for whoever reads a title aloud

hud-read-aloud = { $name }, in your best voice
hud-house-says = And the house says
hud-title = “{ $title }”
hud-applause = { $verdict ->
    [none] No applause!
    [polite] Polite applause!
    [warm] Warm applause!
    [big] A big hand!
   *[standing] A standing ovation!
}

## A balloon that explains

hud-next = Next
hud-skip = Skip

## Sheets of cards

hud-type-a-name = Type a name
hud-type-or-click = Type the first letters, or click.
hud-close = Close
hud-cards = { $count } cards
hud-nothing-yet = Nothing yet
hud-score = { $score } of { $goal } { $unit }

## The corner

hud-not-saved = Not saved
hud-pause = Pause: settings, keys, save, leave
hud-rules = Rules, and why not
hud-log = What has happened
hud-status = How the table stands, said aloud
hud-hint = Hint: what would you do?
hud-odds = Odds of hidden cards
hud-undo = Take back
hud-redo = Do again what was taken back
hud-telling = Pace of the telling
hud-house = House rules of this table

## Log, recap, looking back

hud-log-fold = Fold or unfold this
hud-log-empty = Nothing yet.
hud-newest = Newest
hud-since-your-turn = Since your last turn
hud-so-far = So far
hud-not-waited-for = What you did not wait for
hud-more-in-log = and { $count } more in the log
hud-looking-back = Looking back
hud-return = Return

## The privacy cover and covered hands

hud-window-left = The window was left for a moment.
hud-nobody-here = Nobody was here for a while.
hud-goes-on-with-you = The match goes on with you.
hud-you-were-first = You were first!
hud-you-pressed-react = You pressed React.
hud-pass-to = Pass to
hud-hold-button = { $way ->
    [once] Press this button
   *[hold] Hold this button
}
hud-hold-key-or-button = { $way ->
    [once] Press { $key } or this button
   *[hold] Hold { $key }, or hold this button
}
hud-others-look-away = All others look away.
hud-covered-focus = The cards were covered because the window lost the focus.
hud-covered-idle = The cards were covered because nobody touched anything for a while.
hud-hold-to-see = { $way ->
    [once] Press to see your cards, and again to hide them
   *[hold] Hold to see your cards
}
hud-hold-or-click = { $way ->
    [once] Press, or click here, to see your cards
   *[hold] Hold, or click here, to see your cards
}

## The prompt

# $rule is the number of a rule: "Rule ES-31".
hud-rule = Rule **{ $rule }**
# What can be done with the card that is held, behind its name.
hud-held = { $card }: { $what }.

## Windows of reactions

hud-reactions = Reactions
hud-react = React
hud-pass = Pass
# The button React while somebody calls for help.
hud-me = Me!
hud-pressed = Pressed
hud-decides-unseen = decides unseen
hud-hold-pass = Hold Pass: pass ahead
hud-pass-unseen = **Pass this turn.** No window asks you until this turn is over; nobody sees it. So does holding your key for Pass.
hud-no-limit = no limit
hud-seconds = { $count } s
hud-back = Back
hud-answer-or-back = { $seat }: answer with a lit card, or go back.
hud-out-of-time = { $seat } ran out of time; that counts as a pass.

## Seats

# A stamp on whoever has lost all lives.
hud-out = Out

## Votes

hud-take-it-back = Take it back?
hud-end-together = End the game together?
hud-put-right = Put the table right?
hud-end-stands = The game is judged as it stands now. It counts, and it is over for everybody.
hud-repair-asked = { $seat } asks: { $repair } Everybody has to agree, and the match counts for no statistics then.
hud-end-asked = The game is judged as it stands now. It counts, and it is over for everybody. Everybody has to agree.
hud-last-move = The last move
# $undone is a line of the log, $rest how many lines came after it.
hud-undo-asked = { $rest ->
    [0] { $seat } asks to take this back: { $undone }
    [one] { $seat } asks to take this back: { $undone } [faint]And what followed: { $rest } line of the log.[/]
   *[other] { $seat } asks to take this back: { $undone } [faint]And what followed: { $rest } lines of the log.[/]
}
hud-secret-seen = Something secret has been seen since: all people at the table must agree.
hud-agree = Agree
hud-agrees = agrees
hud-refuse = Refuse
hud-withdraw = Withdraw
