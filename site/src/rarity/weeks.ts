import type { HistoryIndexAnswer, RarityWeeksAnswer } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { weekLength } from '@kupodex/data/rules'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'

/** Characters counted in a week (epoch ms of its reset), and how many of them owned a thing. */
export interface WeekCount {
  week: number
  owners: number
  counted: number
}

export interface ListWeeks {
  hasEarlier: boolean
  /** The weeks in which a thing was listed and anybody was counted, the first week first. */
  countsOf: (id: number) => WeekCount[]
}

/** Quarters of a year that are fetched at first: enough for a line, and little for a phone. */
const quartersAtFirst = 2

/** Whether two weeks follow each other; else there was a night missing between them. */
export const isNextWeek = (before: number, after: number): boolean => after - before < 1.5 * weekLength

/** The quarters in which owners were kept, the first one first. */
const periodsOf = (index: HistoryIndexAnswer | null): number[] =>
  (index?.periods ?? [])
    .filter(({ rarityWeeks = [] }) => rarityWeeks.length > 0)
    .map(({ period }) => period)
    .sort((a, b) => a - b)

const countsIn = ({ weeks, counted, owners }: RarityWeeksAnswer, id: number): WeekCount[] =>
  weeks.flatMap((start, at) => {
    const [count, characters] = [owners[id]?.[at] ?? null, counted[at] ?? 0]
    return count === null || characters === 0 ? [] : [{ week: start, owners: count, counted: characters }]
  })

/**
 * Fetches what is known of a list week by week: the newest half year, or with `isWhole` all of it. A quarter that has no file of
 * this list has no weeks. Throws an `AskError` where a file cannot be fetched.
 */
export const readListWeeks = async (ask: Ask, type: RarityType, scope: string, isWhole = false): Promise<ListWeeks> => {
  const periods = periodsOf(published(await ask('historyIndex', {}, { once: true })))
  const wanted = isWhole ? periods : periods.slice(-quartersAtFirst)
  const parts = await Promise.all(
    wanted.map(async (period) => published(await ask('rarityWeeks', { type, scope, period }, { once: true }))),
  )
  return {
    hasEarlier: wanted.length < periods.length,
    countsOf: (id) => parts.flatMap((part) => (part === null ? [] : countsIn(part, id))),
  }
}

/** How long the past is that a list is compared with (ms). */
const span = 4 * weekLength

/** What a thing is compared with at a time (epoch ms): the newest count at least four weeks before, else the first there is; null for none. */
export const countBefore = (counts: readonly WeekCount[], now: number): WeekCount | null =>
  counts.findLast((count) => count.week <= now - span) ?? counts[0] ?? null
