### Die Regeln eines Spiels.

rulebook-title = Regeln
rulebook-search = Regeln durchsuchen
rulebook-summary = In einer Minute
rulebook-no-rule = In diesem Heft gibt es keine Regel { $rule }.
rulebook-hits = { $count ->
    [0] Keine Regel mit „{ $words }“
    [one] { $count } Regel mit „{ $words }“
   *[other] { $count } Regeln mit „{ $words }“
}
