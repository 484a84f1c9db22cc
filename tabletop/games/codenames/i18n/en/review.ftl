### After the game: the match turn by turn, awards, figures, and words for the bots.

one-in = 1 in { $many }

## Turn by turn

review-title = Turn by turn
review-legend = {"{check}"} meant   {"{robot}"} the strong bot's   **1 2 3** the guesses in their order
review-awards = Awards
review-clues = Clues
review-no-clue = no clue in time
# $said: "typed", or "spoken" where the word was said aloud.
review-clue = { $said ->
    [spoken] a spoken word
   *[typed] { $word }
} { number }
# $why: the code of a refusal, or of what an objection was about.
review-refused = { $word }: { $why ->
    [not_one_word] not one word
    [taken_back] taken back
    [clue_not_one_word] not one word; it never left the desk
    [clue_bad_sign] not only letters; it never left the desk
    [clue_one_letter] one letter alone; it never left the desk
    [clue_too_long] too long; it never left the desk
    [clue_name_part] too close to a name; it never left the desk
    [extra_talk] something was said beyond word and number
    [not_about_cards] it is not about the cards
   *[foreign] the word is not English
}.
review-meant = Meant: { $assets }.
review-nothing-ticked = Nothing was ticked.
review-thinking = The strong bot is thinking...
review-same-word = The strong bot would have said that word, too: **{ clue-said }**.
review-other-word = The strong bot would have said **{ clue-said }**.
review-other-word-for = The strong bot would have said **{ clue-said }**, for { $assets }.

## Awards

award-clue = Clue of the match
award-clue-told = { $seat } with { $said ->
    [spoken] a spoken word
   *[typed] { $word }
}: { $found } found.
award-bold = Boldest bonus guess
award-bold-told = { $seat } and { $kind } on the bonus guess: 1 in { $many } by chance.
award-eyes = Sharpest eyes
award-eyes-told = { $seat }: { $count ->
    [one] { $count } right guess
   *[other] { $count } right guesses
}.
award-long = Longest clue
award-long-told = { $seat } said { $word }.

## Figures of a person

statistics-clues = clues given
statistics-right = right guesses per clue
statistics-boldest = boldest bonus guess
statistics-partner = best partner: { $right } per clue

## Words for the bots

teach-title = Teach the bots
teach-nobody = Words are kept with a person: sit down with a name, and bots can be taught.
teach-none = Bots knew what every word of this match meant. Type another one on the left, if you like: they learn it for good.
teach-what = What does **{ $word }** mean to you?
teach-another = Teach another word
teach-look = Look for a meaning or a name
teach-undo = Take back
teach-copy = Copy all
teach-copied = All that was taught is on the clipboard as text.
teach-paste = Paste
teach-pasted = { $count ->
    [one] { $count } word taken over.
   *[other] { $count } words taken over.
}
teach-meanings = { $count ->
    [one] { $count } meaning
   *[other] { $count } meanings
}
teach-went-wrong = went wrong
teach-not-known = not known
