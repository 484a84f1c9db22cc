### Der Titelbildschirm und die Fenster, in denen es mit Angefangenem weitergeht.

## Türen

menu-keys = Alle Tasten
menu-full-screen = Vollbild (F11)
menu-quit = Beenden (Strg+Q)
menu-cards = Karten
menu-decks = Decks
menu-collection = Sammlung
menu-evening = Spieleabend
menu-sealed = Sealed-Abend
menu-rules = Regeln
menu-tutorial = Lektion
menu-practice = Üben
menu-demo = Vorführung
menu-statistics = Statistik
menu-settings = Einstellungen

## Was jetzt gespielt werden kann

menu-continue = Weiterspielen
menu-continue-night = Booster, Decks und Partien von { $game }
menu-continue-evening = Weiter mit dem Spieleabend
menu-nobody-here = Gerade ist niemand da
menu-another = Andere Partie
menu-play = Spielen
menu-play-about = Einen Tisch für { $game } decken
menu-rematch = Revanche
menu-new = Neu hier?
menu-new-about = Spiel eine Lektion von fünf Minuten

## Die Spiele

menu-minutes = { $minutes } min
menu-coming = Demnächst
menu-coming-about = **{ $game }** kommt noch. { $tagline }
menu-coming-here = { $game } kommt noch an diesen Tisch.

## Was liegen geblieben ist

menu-welcome-back = Willkommen zurück
menu-resume = Deine Partie ist gespeichert. Genau dort weiterspielen, wo du aufgehört hast?
menu-resume-night = Dein Sealed-Abend ist gespeichert. Genau dort weitermachen, wo du aufgehört hast?
menu-night-of = **{ $game }**, Sealed-Abend
menu-more-matches = { $count ->
    [one] Noch eine offene Partie
   *[other] Noch { $count } offene Partien
}
menu-go-on = Weiter
menu-later = Später
menu-give-up = Aufgeben
menu-give-up-sure = Wirklich aufgeben?
menu-give-up-match = Sie bleibt in der Liste der Partien, aber niemand kann sie weiterspielen, und für die Statistik zählt sie nicht.
menu-give-up-night = Niemand kann ihn fortsetzen. Karten, die schon in einer Sammlung sind, bleiben dort.

## Wozu eine Partie gehört

menu-of-circuit = Rundreise, Rivale { $rival }
menu-of-season = Saison, Abend { $evening }
menu-of-evening = Spieleabend, Partie { $match }
menu-of-night = Sealed-Abend, Partie { $match }
menu-of-daily = Partien des Tages vom { $day }. { toolkit-month }, Partie { $match }
menu-of-moment = aus einem Moment einer anderen Partie
menu-put-right = von Hand berichtigt
