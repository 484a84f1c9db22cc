### Why an answer is good, as bots find out; and what is wrong with what games tell them. `$action`: words of a game's reasons.toml.

bots-reason = It { $action }.
bots-reason-two = It { $action } and { $second }.
bots-wins-soon = It wins soon in { $mine } of the deals that fit what you know, after weaker answers in { $rest }.
bots-loses-soon = It loses soon in { $mine } of the deals that fit what you know, after weaker answers in { $rest }.
bots-action-wins-soon = It { $action } and wins soon in { $mine } of the deals that fit what you know, after weaker answers in { $rest }.
bots-action-loses-soon = It { $action } and loses soon in { $mine } of the deals that fit what you know, after weaker answers in { $rest }.

# A card and whose it is, inside such a sentence
bots-card-in = the { $card } in the { $zone }
bots-card-yours = your { $card }
bots-card-of = player { $number }'s { $card }
bots-card-shown = the { $card } that player { $number } has shown
bots-card-seen = the { $card } that you saw with player { $number }

# Mistakes
bots-names-no-card = { $words } names no { $card }
bots-no-term = { $file }: there is no term { $term }
bots-weight-unknown = { $file }: { $weight } is missing or unknown
bots-no-level = There is no bot level { $level }.
bots-no-personality = There is no bot personality { $personality }.
