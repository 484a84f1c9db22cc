### What is asked, of whom and why. `$side`: S.H.I.E.L.D. or HYDRA; a message that ends in -why stands below the question.

over = The game is over.

## For those who wait

waits-clue = { $seat-person ->
    [you] You give { $side }'s clue.
   *[other] { $seat } gives { $side }'s clue.
}
waits-clue-why = One word and one number.
waits-guess = { $agents-person ->
    [you] You guess.
   *[other] { $agents-count ->
        [one] { $agents } guesses.
       *[other] { $agents } guess.
    }
}
waits-objection = { $seat-person ->
    [you] You hear an objection.
   *[other] { $seat } hears an objection.
}
waits-objection-why = The clue may be taken back.
waits-cover = { $seats-person ->
    [you] You cover an asset.
   *[other] { $seats } covers an asset.
}
counts-as-found = It counts as found.
# The clue and how many guesses are left; $limit is 0 without one. $said: "typed", or "spoken" where the word was said aloud.
clue-left = { $said ->
    [spoken] {""}
   *[typed] { $word }:{" "}
}{ number }; { $limit ->
    [0] no limit on guesses
   *[other] { $left ->
        [one] { $left } guess left
       *[other] { $left } guesses left
    }
}.

## For whoever is asked

give-clue = Give { $side } one word and one number.
give-clue-why = It points at assets of your own side.
rule-on-word = Does { $word } count as one word?
rule-on-word-why = The rival Director asks in secret.
allow-clue = { $seat-person ->
    [you] May you say { clue-said }?
   *[other] May { $seat } say { clue-said }?
}
allow-clue-why = Only what breaks a rule is stopped.
may-object = { $seat-person ->
    [you] You may object to { $side }'s clue, or let it stand: the first guess accepts it.
   *[other] { $seat } may object to { $side }'s clue, or let it stand: the first guess accepts it.
}
may-object-why = Nobody else can object.
# $by: "click" or "hold", how an asset is touched; $first: "yes" before the first guess.
guess = { $by ->
    [click] { $first ->
        [yes] Lock an asset.
       *[no] Lock another one, or stop.
    }
   *[hold] { $first ->
        [yes] Hold an asset down to lock it.
       *[no] Hold another one down to lock it, or stop.
    }
}
answer-objection = Will you take your clue back?
answer-objection-why = The objection: { objection }.
cover-rival = The simulated rival finds one: cover a { $other } asset.
cover-rival-why = It finds one after each of your turns.
cover-own = For the clue taken back: cover an asset of your own side.
