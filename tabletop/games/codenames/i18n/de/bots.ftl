### Was Bots von Wörtern halten, wo ihre Gedanken zu sehen sind.

bots-fit = { $word }: { $assets }
bots-know-nothing = nichts, was Bots kennen
rating-guess = Die Siegchance deiner Seite: wie gut jeder Name zum Hinweis passt, gemessen an Spielen von Bots.
rating-clue = Die Siegchance deiner Seite, wenn { $agents } mittelgute Agenten danach raten.
rating-nothing-fits = Nichts Offenes passt gut genug zu { $word }.
rating-fit = Wie gut sie zu { $word } passen, von 5: { $assets }.
rating-names-fit = Wie gut die Namen zu { $word } passen, von 5: { $assets }.
rating-clue-meant = { clue-said }: { $assets }
