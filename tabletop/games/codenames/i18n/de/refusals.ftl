### Was gerade nicht geht, und was an einem Wort, einem Tisch oder einer Liste falsch ist.

## Was ein Director sagt

refused-no-value = Ein Hinweis ist ein Wort und eine Zahl.
refused-range = Die Zahl ist 1 bis { $most }.
refused-zero = Die Zahl 0 wird an diesem Tisch nicht gespielt.
refused-unlimited = „Unbegrenzt“ wird an diesem Tisch nicht gespielt.
refused-not-own = Nur eigene, noch nicht gefundene Karten können gemeint sein.
refused-questions = Höchstens { $most } Fragen zu Wörtern pro Zug.
refused-name-part = Zu nahe an { $asset }.
refused-empty = Tippe ein Wort.
refused-not-one-word = Ein Wort: ohne Leerzeichen, ohne Bindestrich.
refused-bad-sign = Nur Buchstaben.
refused-digit = Nur Buchstaben: keine Ziffern, außer der gegnerische Director erlaubt sie.
refused-one-letter = Ein Buchstabe allein ist Schreibweise, nicht Bedeutung.
refused-too-long = Ein Hinweis hat höchstens { $most } Buchstaben.

## Karten und Knöpfe

reason-not-open = Diese Karte ist schon abgedeckt.
reason-hands-off = Ein Director berührt die Karten nie.
reason-not-rival = Nur eine Karte der Gegner, die noch nicht abgedeckt ist.
reason-not-own = Nur eine Karte deiner Seite, die noch nicht abgedeckt ist.
reason-must-guess = Mindestens ein Versuch in jedem Zug.
reason-window-closed = Einspruch ist nur bis zum ersten Versuch möglich.
reason-objections = Zwei Einsprüche im Zug; dieser Hinweis bleibt stehen.
reason-own-clue = Gegen den eigenen Hinweis erhebt man keinen Einspruch.
reason-key-hidden = Der Schlüssel ist für die Directors, und nie, während Agenten raten.
reason-second-display = Zwei Fenster brauchen einen zweiten Bildschirm.

## Wer wo sitzt

seating-three = Zwei Directors und ein Agent sind drei Spieler, nicht { $count }.
seating-two-teams = Zwei Teams brauchen je mindestens zwei Spieler.
seating-roles = Die Rollen nennen { $named } von { $count } Plätzen.
seating-agents = Jedes Team braucht einen Director und mindestens einen Agenten.
seating-sizes = Ein Team hat { $one } Plätze, das andere { $other }: Erlaubt ist höchstens einer mehr.
seating-one-director = Jedes Team hat genau einen Director.

## Wörter, die Bots lernen

taught-no-lesson = { $part } kann man nicht lernen: Es muss ein Wort sein, ein Doppelpunkt und was das Wort bedeutet.
taught-no-word = { $word } kann man Bots nicht beibringen: { $why }
taught-no-meaning = { $word } kann nicht { $target } bedeuten{ $near }

## Wortlisten

words-not-text = { $file }: Das ist kein Text in UTF-8
words-signs = { $file }: Zeile { $line }: { $word } hat unsichtbare Zeichen
words-too-long = { $file }: Zeile { $line }: { $word } hat { $count } Buchstaben, höchstens { $most } passen
words-no-word = { $file }: Zeile { $line }: { $word } ist kein Wort
words-twice = { $file }: Zeile { $line }: { $word } steht zweimal da
words-count = { $file }: { $count } Wörter; eine Liste hat { $least } bis { $most }
