### Was jeder Teil des Programms sagt.

language-name = Deutsch

list-more = { $before }, { $item }
list-last = { $before } und { $item }
list = { $items }

# A line of the log that was said again
log-times = ({ $count }-mal)
