### Packs: which are here, one that is looked at, and one that is being made.

packs-title = Packs
packs-make = Make cards
packs-how = Drop a pack, a folder or a zip, on this window; or lay it in **{ $folder }**, and it is here at the next start. A pack cannot run code: it has cards, words and pictures.
packs-look = Look
packs-take-away = Take it away
packs-about = By { $authors }. { $about }
packs-none = There are no packs for this game here yet.
packs-without = Until then the game is played without them.
packs-you-play = You play **{ $game }**.
packs-most = At a table there are at most { $most } packs.
packs-take-away-ask = Take this pack away?
packs-take-away-why = **{ $pack }** goes. Matches that were played with it stay, and go on when it is here again.
packs-not-taken-away = The pack could not be taken away: { $error }
packs-no-pack = This is no pack that can be taken in: { $error }.

# A pack that is looked at
packs-for = A pack for { $game }
packs-take-in = Take it in
packs-by = By **{ $authors }**, under { $licence }.
packs-needs = It is played together with { $packs }.
packs-mistakes = { $count ->
    [one] It cannot be taken in: one mistake.
   *[other] It cannot be taken in: { toolkit-count } mistakes.
}
packs-not-shown = It cannot be shown.
packs-in-use = { $pack } has been played with: start the program again and take this one in first.
packs-not-taken-in = The pack could not be taken in: { $error }
packs-taken-in = { $pack } is here, and chosen for { $game }.
packs-words-known = Bots know something of { $known } of its { $count } words.
packs-news-new = { $pack } is new here.
packs-news-same = { $pack } is here already.
packs-news-other = { $pack } would come in the place of { $before }, which is by somebody else.
packs-news-newer = { $pack } would come in the place of { $before }.
packs-done-new = { $pack } is here now.
packs-done-other = { $pack } has come in the place of { $before }, which is by somebody else.
packs-done-newer = { $pack } has come in the place of { $before }.

# A pack that is being made
packs-undo = Undo
packs-name = Name of the pack
packs-author = By
packs-licence = Licence
packs-all-rights = All rights reserved
packs-add = Add a card
packs-add-first = Add a card: it begins as one of the game's own, and you change what is on it.
packs-does = It does what this card does
packs-remove = Take this card out
packs-value-none = None
packs-sound = It can be played.
packs-made-in-use = { $pack } has been played with: start the program again, and then take it in.
packs-replace-ask = In its place?
packs-replace-why = **{ $pack }** is here already. This one would come in its place, as version { $version }.
packs-made = { $pack } lies in { $folder }, and is chosen.
