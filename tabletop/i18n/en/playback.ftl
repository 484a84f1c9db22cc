### What fills the blanks of words that float over a table, and of a commentator's.

playback-nobody = nobody
playback-somebody = somebody
playback-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
playback-before-first = before the first card
