### Was auf Karten und neben Plätzen zu sehen ist, und was aus einem Angriff würde.

sign-sharpshoot = Scharfschuss
sign-blitz = Blitz
sign-sneak = Schleichangriff
sign-attacks = greift an
sign-target = Ziel
sign-bean-cheaper = Bean -{ $amount }
sign-spin-cheaper = Drehen -{ $amount }
sign-drained = Nächster Zug -{ $amount }
sign-lucky = +{ $count } Schnipser

preview = { $total } gegen { $against }: { $result ->
    [fails] reicht nicht
    [topples] Sidewayz
    [blowout] Abflug
   *[knocks-off] von der Matte
}
preview-doubled = { $sum } mal { $times }
preview-against = gegen { $sum }
preview-domino = Domino: { $fallen }
preview-off = { $card } von der Matte
preview-own = { $fallen }: deiner
