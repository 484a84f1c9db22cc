### What is to be seen on cards and beside seats, and what an attack would come to.

sign-sharpshoot = Sharpshoot
sign-blitz = Blitz
sign-sneak = Sneak
sign-attacks = attacks
sign-target = target
sign-bean-cheaper = Bean -{ $amount }
sign-spin-cheaper = Spin -{ $amount }
sign-drained = Next turn -{ $amount }
sign-lucky = +{ $count } flick

preview = { $total } against { $against }: { $result ->
    [fails] fails
    [topples] Sidewayz
    [blowout] Blowout
   *[knocks-off] off the mat
}
preview-doubled = { $sum } times { $times }
preview-against = against { $sum }
preview-domino = Domino: { $fallen }
preview-off = { $card } off the mat
preview-own = { $fallen }: your own
