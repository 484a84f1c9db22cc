### Pannen des ganzen Programms, das zweite Fenster und Handys am Tisch.

desktop-not-kept = { $error } Diesmal wird nichts gespeichert.
desktop-small-display = Dieser Bildschirm ist kleiner als { $width } x { $height }, wofür Tabletop gemacht ist: Etwas kann abgeschnitten sein.

# Nach einem Fehler, den niemand erwartet hat
desktop-error-title = Etwas ist schiefgegangen
desktop-error-menu = Im Programm ist ein Fehler, darum ist hier wieder das Menü.
desktop-error-menu-kept = Im Programm ist ein Fehler, darum ist hier wieder das Menü; deine Partie ist gespeichert, und „Weiter“ setzt sie fort.
desktop-error-report = Ein Bericht für alle, die ihn beheben, liegt in { $path }
desktop-error-ended = Im Programm ist ein Fehler, und es musste enden; gespeicherte Partien sind, wie sie waren.
desktop-error-ended-report = Im Programm ist ein Fehler, und es musste enden; gespeicherte Partien sind, wie sie waren; ein Bericht liegt in { $path }
desktop-ok = OK
desktop-open-folder = Ordner öffnen
desktop-reports-in = Die Berichte liegen in { $path }
desktop-no-folders = Dieses System zeigt keine Ordner; die Berichte liegen in { $path }

# Das zweite Fenster
desktop-window-second = Tabletop: zweites Fenster
desktop-one-display = Nur ein Bildschirm
desktop-one-display-why = Ein zweites Fenster ist gewünscht für { $names }, aber es gibt nur einen Bildschirm, und wer darauf schaut, sieht beide Fenster.
desktop-at-one-window = In einem Fenster spielen
desktop-open-here = Hier öffnen
desktop-close-table = Den Tisch schließen?
desktop-close-table-why = Beide Fenster schließen sich. Die Partie ist gespeichert, und „Weiter“ setzt sie fort.
desktop-close-both = Beide schließen

# Handys
desktop-phones-join = Mit Handys mitspielen
desktop-phones-what = Alle im selben WLAN können mit einem Handy mitspielen und ihre Karten darin halten: ohne App, ohne Konto. Auch ohne Verschlüsselung: Wer in diesem Netz mithören darf, könnte mitlesen.
desktop-phones-how = Fotografiere den Code mit dem Handy, oder tippe in dessen Browser die Adresse ein und dann den Code **{ $code }**.
desktop-to-the-table = Zum Tisch
desktop-anybody-joins = Alle dürfen dazukommen
desktop-address = Adresse
desktop-at-table = **{ $name }** spielt am Tisch.
desktop-with-phone = { $name } spielt mit einem Handy.
desktop-phones-watching = { $count ->
    [one] Ein Handy schaut ohne Platz zu.
   *[other] { $count } Handys schauen ohne Platz zu.
}
desktop-with-phone-trip = { $name } spielt mit einem Handy, { $trip } ms zum Tisch und zurück.
desktop-races = Reaktionsduelle auf Handys
desktop-races-what = Ein WLAN ist ungleichmäßig, und hier geht es um Reaktionen. Jedes Handy kann selbst stoppen: Was innerhalb der Ungenauigkeit beider Verbindungen liegt, ist ein Gleichstand. In Ruhe gibt es keine Reaktionsduelle.
desktop-races-timed = Jedes Handy stoppt selbst
desktop-races-calm = In Ruhe
desktop-phone-away = Das Handy von { $name } ist nicht erreichbar.
desktop-back-to-table = Zurück an den Tisch
desktop-phone-asleep = { $name } ist nicht erreichbar: Vielleicht schläft das Handy. Der Tisch wartet, oder nimmt den Platz in der Pause zurück.

# Ein kaputtes Spiel aus einem anderen Paket
desktop-no-bed = { $file }: bed: es gibt keinen Ordner { $folder } in sounds/beds

desktop-for-the-room = Für den ganzen Raum: größere Schrift, weniger auf einmal. Noch einmal F10: wie zuvor.
desktop-as-before = Wieder wie aus der Nähe.
desktop-still-failed = Das Bild konnte nicht gespeichert werden: { $error }
desktop-still-kept = Bild gespeichert: { $path }
