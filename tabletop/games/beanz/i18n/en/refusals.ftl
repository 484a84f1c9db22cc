### Why a card cannot be used now ("no-"), and what is wrong with a deck.

# $needs, $has: action points.
no-points = This needs { $needs } action points, you have { $has }.
no-slot = All your slots are taken; a Bean needs an empty one.
no-own-instant = On your own turn an Instant only answers an Instant.
no-window = This Instant answers something else.
no-other-card = In the other player's turn only Instants can be played.
no-power = A Chillin' Bean has nothing to spin for.
no-spin = This Bean works while it is Headz-up; there is nothing to spin for.
no-target = There is no enemy Bean that it could attack.
no-effect = It would do nothing now.
no-warded = Its Headz-up power shields it.
no-guarded = Another Bean guards it.
no-lying = It is Sidewayz already.
no-standing = It is Headz-up already.
no-headz-up = Only a Headz-up Bean can do that.
no-galaxy = It lies in another Galaxy.
no-fit = The card does not allow this one.
no-blitz = It cannot join this Bean Blitz.

flick-outcomes = A flick ends in { $outcomes }.

deck-copies = { $count } of { $card }; at most { $limit } fit.
deck-owned = { $count } of { $card }; you own { $owned }.
deck-size = { $total ->
    [one] { $total } card
   *[other] { $total } cards
}; a deck of this game has exactly { $size }.
