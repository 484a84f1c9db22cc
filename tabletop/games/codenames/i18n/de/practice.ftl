### Die Aufgaben der Rätsel.

task-word = Finde das englische Wort für {"{n}"} Karten.
task-word-hint = ein Wort, das mit { $letter } beginnt
task-word-wrong = Das nicht: Es führt nicht zu genau so vielen von euren.
task-find = Finde die {"{n}"}, die gemeint sind.
task-find-wrong = Die nicht: Etwas anderes ist gemeint.
