### What every part of the program says.

language-name = English

list-more = { $before }, { $item }
list-last = { $before } and { $item }
