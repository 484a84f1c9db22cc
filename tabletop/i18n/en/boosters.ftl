### Opening packs.

boosters-more = { $count ->
    [one] One more pack
   *[other] { toolkit-count-first } more packs
}
boosters-tear = Tear it open
boosters-turn-all = Turn all
boosters-next = Next pack
boosters-new-cards = { $count ->
    [one] One new card
   *[other] { toolkit-count-first } new cards
}
boosters-nothing-new = Nothing new this time
boosters-turn-over = Turn them over
boosters-how = Drag across it, hold it, or press Enter
boosters-new = New
boosters-new-rare = New · { $rarity }
boosters-copies = You have { $count }
boosters-copies-rare = { $rarity } · You have { $count }
boosters-different = { $have } of { $of } different cards
boosters-doubles = { $count ->
    [0] No doubles
    [one] One double to trade
   *[other] { toolkit-count-first } doubles to trade
}
