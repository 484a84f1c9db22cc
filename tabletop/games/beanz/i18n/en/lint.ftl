### What is wrong with a file of cards: before it stands the entry, and first of all its field.

lint-whens = , effects: { $whens } does not go with type { $type }
lint-only-beans = , team: only Beans have team, rank, mmp and power
lint-instant-cost = , cost: { $cost }, but an Instant costs 0 (MB-50)
lint-cosmos-kind = , kind: belongs to a Cosmos card
lint-one-window = , effects: an Instant is played in one window
lint-power-kind = , power_kind: { $kind }, but its effects say { $effects }
lint-rank = , rank: { $rank }, but its team is { $team } (MB-35)
lint-no-team = , team: no team { $team }
lint-bean-cost = , cost: { $cost }, but a Bean with a power costs at least 1 (MB-152)
lint-whole-spin = , effects: a Bean Attack is the whole spin power
lint-only-boosters = , cards: { $card } comes only from boosters (MB-131)
lint-copies = , cards: { $count } of { $card }, at most { $most } (MB-2)
lint-deck-size = , cards: { $count }, a deck of this format has { $size } (MB-1)
