/**
 * How many files the look-up from character id to ranks is cut into: some 100 kB each at a million characters, and still a
 * parse of some milliseconds at ten.
 */
export const rankShards = 1024

/** The shard that holds a character's ranks. */
export const rankShard = (characterId: number): number => characterId % rankShards
