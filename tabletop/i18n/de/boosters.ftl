### Booster öffnen.

boosters-more = { $count ->
    [0] Keine weiteren Booster
    [one] Noch ein Booster
   *[other] Noch { toolkit-count } Booster
}
boosters-tear = Aufreißen
boosters-turn-all = Alle umdrehen
boosters-next = Nächster Booster
boosters-new-cards = { $count ->
    [one] Eine neue Karte
   *[other] { toolkit-count-first } neue Karten
}
boosters-nothing-new = Diesmal nichts Neues
boosters-turn-over = Dreh sie um
boosters-how = Zieh darüber, halt fest, oder drück Enter
boosters-new = Neu
boosters-new-rare = Neu · { $rarity }
boosters-copies = Du hast { $count }
boosters-copies-rare = { $rarity } · Du hast { $count }
boosters-different = { $have } von { $of } verschiedenen Karten
boosters-doubles = { $count ->
    [0] Keine doppelten
    [one] Eine doppelte zum Tauschen
   *[other] { toolkit-count-first } doppelte zum Tauschen
}
