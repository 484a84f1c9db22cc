### Zahlen, Zeiten, Gruppen von Leuten, Tasten, und was die Bedienelemente sagen.

# Wie viele: `$count` bis acht in Worten; eine Nachricht, die etwas zählt, nennt es damit.
toolkit-count = { $count ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $count }
}
toolkit-count-first = { $count ->
    [0] Kein
    [1] Ein
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
   *[other] { $count }
}
toolkit-bots = { $count ->
    [one] ein Bot
   *[other] { toolkit-count } Bots
}
toolkit-others = { $count ->
    [one] noch jemand
   *[other] { toolkit-count } andere
}

# Zeitpunkte und Zeiten
toolkit-progress = { $count ->
    [0] vor der ersten Entscheidung
    [one] nach einer Entscheidung
   *[other] nach { toolkit-count } Entscheidungen
}
toolkit-unknown-time = irgendwann
toolkit-today = heute { $clock }
toolkit-yesterday = gestern { $clock }
toolkit-date = { $day }. { toolkit-month } { $year }
toolkit-month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
toolkit-seconds = { $seconds } s
toolkit-minutes = { $minutes } min
toolkit-hours = { $hours } Std. { $minutes } min

# Was auf Tasten steht
toolkit-key-return = Enter
toolkit-key-escape = Esc
toolkit-key-page-up = Bild auf
toolkit-key-page-down = Bild ab
toolkit-key-space = Leertaste
toolkit-key-backspace = Rücktaste
toolkit-key-delete = Entf
toolkit-key-insert = Einfg
toolkit-key-home = Pos1
toolkit-key-end = Ende
toolkit-key-up = Oben
toolkit-key-down = Unten
toolkit-key-left = Links
toolkit-key-right = Rechts
toolkit-key-caps-lock = Feststelltaste
toolkit-key-left-shift = Umschalt links
toolkit-key-right-shift = Umschalt rechts
toolkit-key-left-ctrl = Strg links
toolkit-key-right-ctrl = Strg rechts
toolkit-key-left-alt = Alt links
toolkit-key-right-alt = Alt rechts

# Dasselbe, so kurz wie eine gezeichnete Taste es braucht.
toolkit-cap-left-shift = Umsch. L
toolkit-cap-right-shift = Umsch. R
toolkit-cap-left-ctrl = Strg L
toolkit-cap-right-ctrl = Strg R
toolkit-cap-left-alt = Alt L
toolkit-cap-right-alt = Alt R
toolkit-cap-left-meta = Meta L
toolkit-cap-right-meta = Meta R
toolkit-key-reserved = { $key } braucht das Programm selbst; nimm eine andere.
toolkit-key-reserved-nameless = Diese Taste braucht das Programm selbst; nimm eine andere.
toolkit-key-taken = { $key } ist schon belegt: { $use }. Drück noch einmal, um sie trotzdem zu nehmen.
toolkit-no-gamepad = Kein Gamepad
toolkit-cancel = Abbrechen
toolkit-solved = Gelöst!

# Pannen
toolkit-no-face = Keine Schrift dieses Computers hat { $scripts }: Kästchen stehen für solche Zeichen.
toolkit-no-face-these = Keine Schrift dieses Computers hat diese Zeichen: Kästchen stehen dafür.
toolkit-no-sound-device = Es gibt keinen Ton: { $error }.
toolkit-sound-broken = Das Geräusch „{ $name }“ lässt sich nicht abspielen: { $error }.
toolkit-music-broken = Die Musik „{ $name }“ lässt sich nicht abspielen: { $error }.
toolkit-no-window = Tabletop braucht einen Bildschirm für sein Fenster und hat keinen gefunden ({ $error }).
toolkit-no-display-server = weder X11 noch Wayland antwortet
toolkit-asset-folder-missing = der Ordner „{ $kind }“ fehlt (gesucht in { $first } und { $second })
toolkit-asset-missing = die Datei „{ $name }“ fehlt (gesucht in { $place })
