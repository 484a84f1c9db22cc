### Warum eine Karte gerade nicht geht ("no-"), und was an einem Deck nicht stimmt.

# $needs, $has: Aktionspunkte.
no-points = Nötige Aktionspunkte: { $needs }, du hast { $has }.
no-slot = Alle deine Felder sind belegt; ein Bean braucht ein leeres.
no-own-instant = In deinem eigenen Zug antwortet ein Konter nur auf einen Konter.
no-window = Dieser Konter antwortet auf etwas anderes.
no-other-card = Im Zug des anderen lassen sich nur Konter spielen.
no-power = Ein Chillin' Bean hat keinen Grund, sich zu drehen.
no-spin = Dieser Bean wirkt, solange er Headz-up ist; er hat keinen Grund, sich zu drehen.
no-target = Es gibt keinen gegnerischen Bean, den er angreifen könnte.
no-effect = Das würde gerade nichts bewirken.
no-warded = Seine Headz-up-Kraft schützt ihn.
no-guarded = Ein anderer Bean bewacht ihn.
no-lying = Er ist schon Sidewayz.
no-standing = Er ist schon Headz-up.
no-headz-up = Das kann nur ein Headz-up-Bean.
no-galaxy = Er liegt in einer anderen Galaxie.
no-fit = Die Karte erlaubt diesen nicht.
no-blitz = Er kann bei diesem Bean-Blitz nicht mitmachen.

flick-outcomes = Ein Schnipser endet mit { $outcomes }.

deck-copies = { $count }-mal { $card }; höchstens { $limit } passen hinein.
deck-owned = { $count }-mal { $card }; dir gehören { $owned }.
deck-size = { $total ->
    [one] { $total } Karte
   *[other] { $total } Karten
}; ein Deck dieses Spiels hat genau { $size }.
