### What every part of the program says.

language-name = English

list-more = { $before }, { $item }
list-last = { $before } and { $item }
list = { $items }

# A line of the log that was said again
log-times = ({ $count } times)
