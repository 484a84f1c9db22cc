### What cards are called, and which of them an effect means.

side-good = Good
side-evil = Evil
type-agents = Agents
type-bones = Frickin' Bones
type-swingers = Swingers
type-happenings = Happenings
role-shaggers = Shaggers
role-assassins = Assassins
sex-women = Women
sex-men = Men
sex-robots = Robots
rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
rarity-starter = Starter only
trait-shagette = Shagette
trait-ministry = Ministry Agent
trait-henchman = Henchman
card = a card

## What is printed on a card

line-agent = Agent
line-agent-of = Agent: { $traits }
line-ship = Ship Agent
line-bone = Frickin' Bone
line-swinger = Swinger
line-happening = Happening
group-good-agent = Good Agents
group-good-bone = Good Frickin' Bones
group-good-swinger = Good Swingers
group-good-happening = Good Happenings
group-evil-agent = Evil Agents
group-evil-bone = Evil Frickin' Bones
group-evil-swinger = Evil Swingers
group-evil-happening = Evil Happenings
ship-rule = Ship: one a turn is free, and opponents may answer.
ship-says = { $line } ...
# How the text of a card begins that has an action of its own.
action-mark = Action:{" "}
voice = In the voice of { $speaker }.
# Of several, who speak as one.
voices = In the voice of the { $speaker }.
quoted = “{ $text }”
# Read aloud: the pictures on a card. $sex: "f", "m" or "none"; $vibes: "2 Groovy and 1 Creepy"; $shag, $kill: "none" where none
# are needed.
spoken-agent = { $role ->
    [shagger] Shagger
   *[assassin] Assassin
}, { $sex ->
    [f] a woman
    [m] a man
   *[none] a robot
}
spoken-vibes = Puts out { $vibes }
spoken-needs = Needs { $shag ->
    [none] nothing
   *[other] { $shag }
} to Shag, { $kill ->
    [none] nothing
   *[other] { $kill }
} to Kill
spoken-speaker = Spoken by { $speaker }
spoken-swing = The second box needs { $vibes }
spoken-score = Worth { $score } { $side ->
    [good] Mojo
   *[evil] billion dollars
}
unit-mojo = MOJO
unit-billion = BILLION

## Vibes

vibe-groovy = Groovy
vibe-shagadelic = Shagadelic
vibe-randy = Randy
vibe-creepy = Creepy
vibes-of = { $count } { $vibe }
all-of = { $items }

## What an effect means

# $noun: "shagette", "ministry", "henchman", "shagger", "assassin", "agent", "bone", "swinger", "happening", "lasting" (a Swinger
# that lies on the table), "card", or "persona": whoever $persona is. $sex: "f", "m" or "any". $most: what it is worth, or "any".
noun = { $noun ->
    [persona] { $persona }
    [shagette] Shagette
    [ministry] Ministry Agent
    [henchman] Henchman
    [shagger] Shagger
    [assassin] Assassin
    [agent] Agent
    [bone] Bone
    [swinger] Swinger
    [happening] Happening
    [lasting] lasting Swinger
   *[card] card
}
worth-most = { $most ->
    [any] {""}
   *[other] {" "}worth { $most } or less
}
of-sex = { $sex ->
    [f] female{" "}
    [m] male{" "}
   *[any] {""}
}
wanted = { of-sex }{ noun }{ worth-most }
# As what acts or is acted upon, at the beginning of a sentence: German declines it.
which-subject = which { wanted }
which-object = which { wanted }
which-scored = which scored { wanted }
no-subject = no { wanted }
no-object = no { wanted }
of-yours = { $own ->
    [yes] {" "}of yours
   *[no] {""}
}
