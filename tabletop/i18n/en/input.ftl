### What mouse and keys can do at a table, what they could not do, and the hint.

## Where a card can be dropped

input-drop-here = Drop it here
input-click-here = Click here
input-click-here-for = Click here: { $action }
# Several things could be done there, and buttons will ask which.
input-choose-what = Choose what it does
# $action is the label of an option: "Play Bomb". The card will be aimed at what lies here.
input-action-here = { $action } here

## How a card is used, and that it was not used so

input-use = { $way ->
    [centre] Click it, drag it to the middle, or press Enter
    [mat] Click it, drag it to the table, or press Enter
    [badge] Click it, drag it to your own plate, or press Enter
    [fighter] Click it, drag it to the fight, or press Enter
    [lit] Click it, drag it to what shines, or press Enter
    [dull] Click it, drag it to its place, or press Enter
   *[card] Click it, or press Enter
}
input-not-there = { $way ->
    [centre] Not there. Drag it to the middle.
    [mat] Not there. Drag it to the table.
    [badge] Not there. Drag it to your own plate.
    [fighter] Not there. Drag it to the fight.
    [lit] Not there. Drag it to what shines.
    [dull] Not there. Drag it to its place.
   *[card] Not there. Click it.
}
# $what: "Choose its target, or put it back".
input-not-there-but = Not there. { $what }.
# By the house rule that says how a card is touched.
input-touch = { $way ->
    [hold] Hold it down, or hold Enter
    [confirm] Click it, then once more; or press Enter twice
   *[click] Click it, or press Enter
}
input-hold-down = Hold it down
input-lay-out = Click to lay them out and choose, or press Enter
input-pile = { $pile }: { $count } cards
input-newest-first = Newest first.
input-not-this = Nothing is to be done with this card now: what can be chosen shines.
input-not-you = You are not asked now: nothing can be chosen.
input-no-mats = Nothing lies folded here: all that others have can be seen.
input-early = Not yet: this is still being told. Space hurries it on.

## The hint

input-hint-thinking = Looking at what could follow…
input-hint-nothing = Nothing can be said about this question.
# A busy machine, or a worker that died.
input-hint-lost = Nothing was found out in time. Ask again.
input-hint-even = The first { toolkit-count } are as good as each other, as far as can be told.
input-hint-clear = Nothing else comes near it.
input-hint-ahead = In the same deals, everything else wins less often.
input-hint-later = The hint comes when this has been told.
input-hint-vague = The bars show how far off that may be.
input-hint-basis = Your chance to win, in { $count } deals that fit what you know, played on by bots.
input-hints-left = Hints left: { $count }.
input-show-more = Show more
input-then-as-bots-play = **Then, as bots play:**
input-no-hints = There are no hints here.
input-others-look = Others are looking: help would tell them what only you know.

## The odds

input-no-odds = Odds are counted for whoever has to decide, where hints are had.
input-nothing-hidden = Nothing that is hidden can be counted now.
input-odds-hand = Odds: { $name }'s hand
input-odds-draw = Odds: the next card
# What another press of the button shows.
input-next-hand = Next: { $name }'s hand
input-next-draw = Next: the next card
input-odds-of-hand = How likely at least one is among the { $count } hidden cards, in all deals that fit what you have seen.
input-odds-of-draw = How likely it comes next, in all deals that fit what you have seen.
