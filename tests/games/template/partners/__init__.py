"""Partners: four seats, two partnerships, six tricks with trumps. A guest for the tests, made of a copy of games/_template."""
