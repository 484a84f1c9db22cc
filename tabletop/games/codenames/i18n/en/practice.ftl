### The tasks of puzzles. {n} stands for the number of a task.

task-word = Find the word for {"{n}"}.
task-word-hint = a word that begins with { $letter }
task-word-wrong = Not that one: it does not lead to just so many of yours.
task-find = Find the {"{n}"} that are meant.
task-find-wrong = Not that one: something else is meant.
