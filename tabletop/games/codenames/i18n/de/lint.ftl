### Was an einer Datei mit Agentenkarten falsch ist: `$place` sagt, an welcher.

lint-too-few = ein Raster hat { $cells } Karten, und es gibt nur { $count }
lint-weight = { $place }, tags, { $tag }: ein Gewicht ist 1 bis 5, nicht { $weight }
lint-small-letters = { $place }, { $field }: { $word } steht nicht in Kleinbuchstaben
lint-no-part = { $place }, parts: ein Name hat mindestens einen
