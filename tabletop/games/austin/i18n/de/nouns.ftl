### Wie Karten heißen, und welche davon ein Effekt meint.

side-good = Gut
side-evil = Böse
type-agents = Agenten
type-bones = Frickin' Bones
type-swingers = Swinger
type-happenings = Happenings
role-shaggers = Shagger
role-assassins = Attentäter
sex-women = Frauen
sex-men = Männer
sex-robots = Roboter
rarity-common = Häufig
rarity-uncommon = Ungewöhnlich
rarity-rare = Selten
rarity-starter = Nur im Starter
trait-shagette = Shagette
trait-ministry = Ministeriumsagent
trait-henchman = Handlanger
card = eine Karte

## Was auf einer Karte gedruckt ist

line-agent = Agent
line-agent-of = Agent: { $traits }
line-ship = Raketen-Agent
line-bone = Frickin' Bone
line-swinger = Swinger
line-happening = Happening
group-good-agent = Gute Agenten
group-good-bone = Gute Frickin' Bones
group-good-swinger = Gute Swinger
group-good-happening = Gute Happenings
group-evil-agent = Böse Agenten
group-evil-bone = Böse Frickin' Bones
group-evil-swinger = Böse Swinger
group-evil-happening = Böse Happenings
ship-rule = Rakete: Eine je Zug ist gratis, und Gegner dürfen antworten.
ship-says = { $line } ...
action-mark = Aktion:{" "}
voice = Stimme: { $speaker }.
voices = Stimme: { $speaker }.
quoted = „{ $text }“
spoken-agent = { $role ->
    [shagger] Shagger
   *[assassin] Attentäter
}, { $sex ->
    [f] eine Frau
    [m] ein Mann
   *[none] ein Roboter
}
spoken-vibes = Verströmt { $vibes }
spoken-needs = Braucht { $shag ->
    [none] nichts
   *[other] { $shag }
} für einen Shag, { $kill ->
    [none] nichts
   *[other] { $kill }
} für ein Attentat
spoken-speaker = Es spricht: { $speaker }
spoken-swing = Das zweite Feld braucht { $vibes }
spoken-score = { $side ->
    [good] { $score } Mojo wert
   *[evil] { $score } Mrd. Dollar wert
}
unit-mojo = MOJO
unit-billion = MRD.

## Vibes

vibe-groovy = Groovy
vibe-shagadelic = Shagadelic
vibe-randy = Randy
vibe-creepy = Creepy
vibes-of = { $count } { $vibe }
all-of = { $items }

## Was ein Effekt meint: im Nominativ, im Akkusativ, und ihr Geschlecht. Was näher dazu gehört, steht dahinter, damit nichts davor
## gebeugt werden muss.

noun = { $noun ->
    [persona] { $persona }
    [shagette] Shagette
    [ministry] Ministeriumsagent
    [henchman] Handlanger
    [shagger] Shagger
    [assassin] Attentäter
    [agent] Agent
    [bone] Bone
    [swinger] Swinger
    [happening] Happening
    [lasting] bleibender Swinger
   *[card] Karte
}
worth-most = { $most ->
    [any] {""}
   *[other] {" "}bis Wert { $most }
}
of-sex = { $sex ->
    [f] {" "}(weiblich)
    [m] {" "}(männlich)
   *[any] {""}
}
wanted = { noun }{ of-sex }{ worth-most }
which-subject = { $noun ->
    [persona] Welche Karte mit { $persona }
    [shagette] Welche Shagette
    [ministry] Welcher Ministeriumsagent
    [henchman] Welcher Handlanger
    [shagger] Welcher Shagger
    [assassin] Welcher Attentäter
    [agent] Welcher Agent
    [bone] Welcher Bone
    [swinger] Welcher Swinger
    [happening] Welches Happening
    [lasting] Welcher bleibende Swinger
   *[card] Welche Karte
}{ of-sex }{ worth-most }
which-object = { $noun ->
    [persona] Welche Karte mit { $persona }
    [shagette] Welche Shagette
    [ministry] Welchen Ministeriumsagenten
    [henchman] Welchen Handlanger
    [shagger] Welchen Shagger
    [assassin] Welchen Attentäter
    [agent] Welchen Agenten
    [bone] Welchen Bone
    [swinger] Welchen Swinger
    [happening] Welches Happening
    [lasting] Welchen bleibenden Swinger
   *[card] Welche Karte
}{ of-sex }{ worth-most }
which-scored = { $noun ->
    [persona] Welche gewertete Karte mit { $persona }
    [shagette] Welche gewertete Shagette
    [ministry] Welcher gewertete Ministeriumsagent
    [henchman] Welcher gewertete Handlanger
    [shagger] Welcher gewertete Shagger
    [assassin] Welcher gewertete Attentäter
    [agent] Welcher gewertete Agent
    [bone] Welcher gewertete Bone
    [swinger] Welcher gewertete Swinger
    [happening] Welches gewertete Happening
    [lasting] Welcher bleibende Swinger
   *[card] Welche gewertete Karte
}{ of-sex }{ worth-most }
no-subject = { $noun ->
    [persona] keine Karte mit { $persona }
    [shagette] keine Shagette
    [ministry] kein Ministeriumsagent
    [henchman] kein Handlanger
    [shagger] kein Shagger
    [assassin] kein Attentäter
    [agent] kein Agent
    [bone] kein Bone
    [swinger] kein Swinger
    [happening] kein Happening
    [lasting] kein bleibender Swinger
   *[card] keine Karte
}{ of-sex }{ worth-most }
no-object = { $noun ->
    [persona] keine Karte mit { $persona }
    [shagette] keine Shagette
    [ministry] keinen Ministeriumsagenten
    [henchman] keinen Handlanger
    [shagger] keinen Shagger
    [assassin] keinen Attentäter
    [agent] keinen Agenten
    [bone] keinen Bone
    [swinger] keinen Swinger
    [happening] kein Happening
    [lasting] keinen bleibenden Swinger
   *[card] keine Karte
}{ of-sex }{ worth-most }
of-yours = { $own ->
    [yes] {" "}von dir
   *[no] {""}
}
