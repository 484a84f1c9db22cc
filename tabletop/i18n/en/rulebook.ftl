### The rules of a game.

rulebook-title = Rules
rulebook-search = Search the rules
rulebook-summary = In one minute
rulebook-no-rule = There is no rule { $rule } in this book.
rulebook-hits = { $count ->
    [0] No rule with “{ $words }”
    [one] { $count } rule with “{ $words }”
   *[other] { $count } rules with “{ $words }”
}
