### Eine Saison: ihr Eingang, ihre Abende, ihre Tische und ihr Stand.

season-about = Zehn Abende an wechselnden Tischen, dieselben Gesichter, und am Ende eine Tabelle.
season-next = Als Nächstes kommt Abend { $number } von { $of }.
season-best = Dein bestes Ergebnis: Platz { $place }.
season-gone = Die Saison dieser Partie ist nicht mehr in der Datei.
season-kept = Die Saison ist gespeichert. Unter „Üben“ geht sie weiter.
season-kicker = { $game }  ·  Nummer { $number }
season-ended-first = Du gewinnst die Saison
season-ended-second = Du wirst Zweiter der Saison
season-ended-third = Du wirst Dritter der Saison
season-ended = Du beendest die Saison auf Platz { $place }
season-another = Noch eine Saison
season-begin = Die Saison beginnen
season-go-on = Den Abend fortsetzen
season-sit-down = Hinsetzen
season-worth = Ein Sieg bringt { $points } Punkte, allein oder geteilt. In der Tabelle zählen die Punkte pro Abend, an dem man da war.
season-worth-shared = Ein Sieg bringt { $points } Punkte, ein geteilter { $shared }. In der Tabelle zählen die Punkte pro Abend, an dem man da war.
season-you = Du
season-easy = leicht
season-normal = normal
season-hard = schwer
season-standing = Die Tabelle
season-average = Punkte pro Abend
season-points-in = { $points } in { $evenings }
