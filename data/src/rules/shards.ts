/**
 * How many files the look-up from character id to ranks has: about 100 kB each for a million characters, and still parsed in
 * a few milliseconds for ten million.
 */
export const rankShards = 1024

/** The shard that holds a character's ranks. */
export const rankShard = (characterId: number): number => characterId % rankShards
