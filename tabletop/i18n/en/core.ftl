### What the rules say to people in every game, and what is wrong with files of cards and decks.

core-goal-wrong = Not that one: it is not sure to do it in time.

# Answers that are refused
core-game-over = The game is over.
core-not-open = That question is no longer open.
core-seat-out = This seat is out.
core-not-yours = It is not your decision.
core-no-option = There is no such option.
core-no-answer = That is no answer to this question.

# What people put right by hand
core-repair-no-place = This card cannot be laid there.
core-repair-rules-alone = What lies there is moved by the rules alone.
core-repair-no-room = There is no room for another card.
core-repair-misfit = No such card can lie there.
core-repair-no-number = This number cannot stand there.
core-repair-not-now = Something is going on that cannot be interrupted.

# A table
core-as-before = As before
core-rule-values = it can be { $values }.
core-wrong-players = { $game } is for { $least } to { $most } players, not { $count }.
core-wrong-players-exactly = { $game } is for { $least } players, not { $count }.
core-no-rule = { $game } has no option { $rule }; it has { $known }.
core-rule-cannot = Option { $rule } cannot be { $value }; { $wrong }
core-too-many-seats = A table has 1 to { $most } seats, not { $count }.
core-too-many-zones = A table has at most { $most } zones, not { $count }.
core-no-card = There is no card { $card }{ $nearest }.
core-too-few-cards = The deck does not have that many cards of kind { $kind }.

# Decks
core-deck-card-unknown = The card { $card } is not known here.
core-deck-card-unknown-near = The card { $card } is not known here (did you mean { $near }?).
core-no-ready-deck = there is no ready deck of this name.
core-no-deck-part = { $part } is no part of a deck; it should be like card-id*2.
core-file-no-text = This file holds no text.
core-file-own-words = This file is no deck: it defines words of its own.
core-file-damaged-xml = This file looks like XML, but it is damaged.
core-text-too-long = This text names more than { $most } different cards; it is no deck.
core-text-no-card = This text names no card.
core-deck-numbers = 1. to { $last }.

# What is wrong with a file: `$place` says where
core-did-you-mean = {" "}(did you mean { $word }?)
core-known-words = {" "}(known: { $words })
core-file-too-long = { $file }: the file is too long; { $most } kB are read, and a game's cards have about 90
core-too-many-dots = { $file }: line { $line } has more than { $most } dots
core-too-deep = { $file }: brackets are nested too deeply
core-too-many-kinds = { $file }: a set has at most { $most } different cards, not { $count }
core-no-table = { $place }: expected a table, got { $value }
core-unknown-field = { $place }: unknown field { $field }
core-missing-field = { $place }: field { $field } is missing
core-more-mistakes = { $file }: there are more mistakes than these { $count }
core-given-twice = { $what } { $field } { $value } is given to { $count } { $what }s
core-too-long = , { $field }: { $count } characters, at most { $most } fit
core-no-operation = unknown operation { $name }
core-operation-parameter = operation { $name }, { $parameter }: { $wrong }
core-no-parameter = operation { $name }: unknown parameter { $parameter }
core-parameter-missing = operation { $name }: parameter { $parameter } is missing
core-no-such = no { $what } { $word }
core-no-list = expected a list, got { $value }
core-overlay-no-entry = { $place }: there is no entry { $entry } in the original
core-overlay-sentences = { $place }: { $count } sentences stand for { $original }
core-overlay-only-said = { $place }: only what is said has another language
core-whole-file = file
core-in-operation = operation { $name }, { $field }
core-unknown-card = { $place }: no card { $card }
core-operation-place = { $place }: operation { $name } cannot stand here

# What a field holds that it cannot hold
core-enum-value = Invalid enum value { $value }
core-other-value = Invalid value { $value }
core-expected = Expected { $wanted }, got { $found }
core-extra-field = Object contains unknown field { $field }
core-lacks-field = Object missing required field { $field }

# Places on a table: `$words` is what a group of zones is called in the rules
core-zone = { $group ->
   *[other] { $words }
}
