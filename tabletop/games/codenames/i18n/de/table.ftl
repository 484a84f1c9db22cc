### Was um das Raster liegt. Große Buchstaben stehen hier, wie sie gezeichnet werden.

table-spell = Den Hinweis buchstabieren: {"{key:p}"}
table-few-words = { $name } kennt nur englische Wörter und von diesen { $count } gerade { $known }: Andere Hinweise sind geraten.
table-spoken = GESPROCHEN
table-taken-back = DER HINWEIS WURDE ZURÜCKGENOMMEN
table-thinks = { $side } SUCHT EINEN HINWEIS
table-wins = { $side } GEWINNT
table-rival-wins = DER GEGNER GEWINNT
table-guesses-left = { $left ->
    [one] NOCH { $left } TIPP
   *[other] NOCH { $left } TIPPS
}
table-no-limit = BELIEBIG VIELE
table-turn-ends = ZUG VORBEI
table-game-ends = SPIEL VORBEI
table-press-to-object = EINSPRUCH? DRÜCKEN
table-simulated = { $side }, SIMULIERT
table-to-find = KARTEN ZU FINDEN
table-leaf = Durch frühere Hinweise blättern: {"{key:i}"}
table-earlier = { $count } FRÜHER
table-later = { $count } SPÄTER
table-neither-side = Neutrale Karten und der Attentäter gehören zu keiner Seite.
table-neutral-left = NOCH { $left } NEUTRAL
table-assassin = 1 ATTENTÄTER
