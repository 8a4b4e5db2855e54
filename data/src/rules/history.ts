import { weekLength, weekStart } from './week.ts'

/** Weeks in a file of rank history: a quarter of a year. */
export const weeksPerPeriod = 13

/** The period of rank history that a moment (epoch ms) belongs to, counted from 1970. */
export const historyPeriod = (now: number): number =>
  Math.floor(Math.floor(weekStart(now) / weekLength) / weeksPerPeriod)

/** Approximate number of characters in a file of rank history: 25 to 75 kB compressed at the end of a period, which profiles load. */
const charactersPerShard = 64

/** How many files the history of a period has: a power of two, to match the shards of the look-up. */
export const historyShards = (characters: number): number =>
  2 ** Math.min(16, Math.max(0, Math.ceil(Math.log2(characters / charactersPerShard))))

/** Files of the look-up from character id to ranks: some 100 kB each for a million characters, and still parsed in a few ms for ten million. */
export const rankShards = 1024

export const rankShard = (characterId: number): number => characterId % rankShards
