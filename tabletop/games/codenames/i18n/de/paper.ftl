### Die Schlüssel auf Papier.

paper-language = de
paper-keys = Die Schlüssel
paper-title = Codenames: Marvel - { $count } Schlüssel
paper-how =
    Schneidet die Karten aus. Der Bildschirm nennt den beiden Directors vor ihren ersten Hinweisen einen Schlüssel mit seiner Nummer
    und eine Seite: Legt diese Karte so zwischen euch, dass die genannte Seite oben ist und die Agenten sie nicht sehen. S ist
    S.H.I.E.L.D., H ist HYDRA, N gehört niemandem, X ist der Attentäter; Balken am Rand zeigen, welche Seite beginnt. Inoffizielles
    Fanprojekt.
paper-key = Schlüssel { $key }
paper-number = NR. { $key }
paper-side = SEITE { $side }
paper-starts = { $side } beginnt
