### Warum eine Antwort gut ist, wie Bots es herausfinden; und was an dem falsch ist, was Spiele ihnen sagen. `$action`: Worte aus der reasons.toml eines Spiels.

bots-reason = Das { $action }.
bots-reason-two = Das { $action } und { $second }.
bots-wins-soon = Das gewinnt bald in { $mine } der Verteilungen, die zu deinem Wissen passen; nach schwächeren Antworten in { $rest }.
bots-loses-soon = Das verliert bald in { $mine } der Verteilungen, die zu deinem Wissen passen; nach schwächeren Antworten in { $rest }.
bots-action-wins-soon = Das { $action } und gewinnt bald in { $mine } der Verteilungen, die zu deinem Wissen passen; nach schwächeren Antworten in { $rest }.
bots-action-loses-soon = Das { $action } und verliert bald in { $mine } der Verteilungen, die zu deinem Wissen passen; nach schwächeren Antworten in { $rest }.

# Eine Karte und wem sie gehört, in so einem Satz
bots-card-in = { $card } ({ $zone })
bots-card-yours = { $card } bei dir
bots-card-of = { $card } bei Spieler { $number }
bots-card-shown = { $card } bei Spieler { $number } (gezeigt)
bots-card-seen = { $card } bei Spieler { $number } (von dir gesehen)

# Fehler
bots-names-no-card = { $words } nennt kein { $card }
bots-no-term = { $file }: es gibt keinen Begriff { $term }
bots-weight-unknown = { $file }: { $weight } fehlt oder ist unbekannt
bots-no-level = Es gibt keine Botstufe { $level }.
bots-no-personality = Es gibt keinen Botcharakter { $personality }.
