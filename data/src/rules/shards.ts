/** How many files the look-up from character id to ranks is cut into. */
export const rankShards = 64

/** The shard that holds a character's ranks. */
export const rankShard = (characterId: number): number => characterId % rankShards
