### Was jeder Teil des Programms sagt.

language-name = Deutsch

list-more = { $before }, { $item }
list-last = { $before } und { $item }
