### Races of reflexes: the wait, the signal, the photo finish, and the test of the keys.

## The race

reflex-ready = Ready
reflex-continue = Continue
reflex-your-turn = { $name }, your turn
reflex-alone-key = Alone against the clock: press { $key } or click when the hand comes up.
reflex-alone-click = Alone against the clock: click anywhere when the hand comes up.
reflex-get-ready = Get ready!
reflex-perhaps = A gesture may come: then press your key at once. If none comes, the game goes on.
reflex-own-gesture = You make the gesture. Whoever copies it last is the target.
reflex-surely = Press your key as soon as the hand comes up.
reflex-let-go = Let go, { $names }! The signal waits for open hands.
reflex-interrupted = Once more: the race was interrupted, so no time counts.
# In large letters, each word in a line of its own.
reflex-copy = Copy it!
reflex-began = { $name } began
# Read aloud
reflex-spoken-key = { $name }: when the signal sounds, press { $key }

## The badge of a seat

reflex-bot = bot
reflex-or-space = or Space, or click
reflex-click = Click
reflex-click-here = Click here
reflex-on-phone = On the phone
reflex-phone-perhaps = A gesture may come: then press here at once.
reflex-phone-surely = Press here as soon as the hand comes up.
reflex-too-early = Too early!
reflex-out = Out: too early
reflex-in = In!

## The photo finish

reflex-photo-finish = Photo finish
reflex-nobody-raced = Nobody raced
reflex-was-last = { $name } was last!
reflex-no-time = { $names }: no time counts!
reflex-nobody-moved = Nobody moved!
reflex-not-a-finger = { $names }: not a finger!
reflex-too-close = { $names }: too close to call!
reflex-why-early = { $names }: a false start too many, so no time counts.
reflex-why-no-press = { $names }: no press, so no time counts.
reflex-why-tie = { $names } are { $apart } ms apart: up to { $margin } ms count as a tie.
reflex-why-only = Nobody but { $names } has a time.
reflex-why-last = { $names } copied the gesture { $late } ms after { $other }, and last of all.
reflex-signal = signal
reflex-stamp-early = Too early
reflex-stamp-no-press = No press
reflex-handicap = { $raw } - { $handicap } handicap
reflex-exact = **±{ $error } ms**: how exact times are here. Up to { $margin } ms before the last is a tie.
reflex-exact-phones = Phones: ±{ $error } ms.
reflex-exact-read = **±{ $error } ms**: how exact times are here. Up to { $margin } ms before the last is a tie. The input was read every { $every } ms at most.

## The test of the keys

reflex-test-keys = Test the keys
reflex-calm = Nobody races any more
reflex-calm-ask = Play calmly from here on?
reflex-calm-why = Nobody races in the rest of this match: straws and turns decide instead, as the house rules say. That cannot be taken back.
reflex-calm-yes = Play calmly
reflex-key-test = Key test
reflex-hold-keys = All **hold** their own key at the same time: it races, reacts and opens the curtain. { $down } of { $count } are down.
reflex-hold-buttons = All **hold** their own key or button at the same time: it races, reacts and opens the curtain. { $down } of { $count } are down.
reflex-all-keys = All keys at once!
reflex-told-apart = They can all be told apart.
reflex-missing = Somebody is missing
# $how: "button" of a gamepad; "blocked", a key that comes alone and not with the others; "key", one that has not come yet.
reflex-not-told = { $how ->
    [button] Nothing comes from
    [blocked] The keyboard does not tell
   *[key] The keyboard has not told
} { $keys } while { $held-count ->
    [0] the others
   *[other] { $held }
} are down.
reflex-another-key = Another key
reflex-other-key = Press the key that { $name } wants instead: far from the others is best. Esc keeps the old one.
reflex-key-of = the key of { $name }
reflex-again = Again
reflex-play-anyway = Play anyway
reflex-go-on = Go on
