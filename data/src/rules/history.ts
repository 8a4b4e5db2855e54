import { weekStart } from './week.ts'

const week = 7 * 24 * 3_600_000

/** Weeks that a file of rank history holds: a quarter of a year. */
export const weeksPerPeriod = 13

/** The period of rank history that a moment (epoch ms) belongs to, counted from 1970. */
export const historyPeriod = (now: number): number => Math.floor(Math.floor(weekStart(now) / week) / weeksPerPeriod)

/** Characters in a file of rank history, about: some hundred kilobytes compressed at the end of a period. */
const charactersPerShard = 256

/** How many files a period's history is cut into: a power of two, so that it fits the shards of the look-up. */
export const historyShards = (characters: number): number =>
  2 ** Math.min(16, Math.max(0, Math.ceil(Math.log2(characters / charactersPerShard))))
