### What cannot be done just now, and what is wrong with a word, a table or a list.

## Of what a Director tells

refused-no-value = A clue is one word and one number.
refused-range = The number is 1 to { $most }.
refused-zero = The number 0 is not played at this table.
refused-unlimited = Unlimited is not played at this table.
refused-not-own = Only own assets that are not found yet can be meant.
refused-questions = No more than { $most } questions about words in a turn.
refused-name-part = Too close to { $asset }.
refused-empty = Type one word.
refused-not-one-word = One word: no spaces, no hyphens.
refused-bad-sign = Letters only.
refused-digit = Letters only: no digits, unless the rival Director allows them.
refused-one-letter = One letter alone is about spelling, not about meaning.
refused-too-long = A clue has at most { $most } letters.

## Of cards and buttons

reason-not-open = This asset is covered already.
reason-hands-off = A Director never touches the cards.
reason-not-rival = Only an asset of the rivals that is not covered yet.
reason-not-own = Only an asset of your own side that is not covered yet.
reason-must-guess = At least one guess in every turn.
reason-window-closed = An objection is possible until the first guess only.
reason-objections = Two objections in a turn; this clue stands.
reason-own-clue = Nobody objects to the own clue.
reason-key-hidden = The key is for the Directors, and never while Agents guess.
reason-second-display = Two windows need a second display.

## Of who sits where

seating-three = Two Directors and one Agent are three players, not { $count }.
seating-two-teams = Two teams need at least two players each.
seating-roles = The roles name { $named } of { $count } seats.
seating-agents = Each team needs a Director and at least one Agent.
seating-sizes = Teams of { $one } and { $other } differ by more than one.
seating-one-director = Each team has exactly one Director.

## Of words that bots are taught

taught-no-lesson = { $part } is no lesson: it has to be a word, a colon, and what the word means.
taught-no-word = { $word } cannot be taught: { $why }
taught-no-meaning = { $word } cannot mean { $target }{ $near }

## Of lists of words

words-not-text = { $file }: it is not text in UTF-8
words-signs = { $file }: line { $line }: { $word } has signs that do not print
words-too-long = { $file }: line { $line }: { $word } has { $count } letters, at most { $most } letters fit
words-no-word = { $file }: line { $line }: { $word } is no word
words-twice = { $file }: line { $line }: { $word } is there twice
words-count = { $file }: { $count } words; a list has { $least } to { $most }
