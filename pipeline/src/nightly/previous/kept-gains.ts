import {
  type EndedGains,
  type EndedTime,
  endedTimes,
  gainMonthsAnswer,
  type GainMonthsAnswer,
  publishedKey,
} from '@kupodex/data/contract'
import { gainWords, globalScope, keptKinds, type KeptTime, seasonOf, seasons } from '@kupodex/data/rules'
import * as z from 'zod'
import { eachInParallel, type openLive, readParsed } from '#publish/index.ts'

/** What was gained in the times of a year that have ended, in a scope. */
export type KeptYear = Pick<GainMonthsAnswer, 'year' | 'months' | 'seasons' | 'whole'> & { scope: string }

/**
 * A row that is left out of a time that has ended, as nobody may see its character: of the time that began at `from` (epoch ms). What it
 * says of the character beside its id, such as its name, is that of the night that shows it again.
 */
const leftOutRow = z.object({
  kind: z.enum(keptKinds),
  from: z.int(),
  measure: z.enum(gainWords),
  id: z.int(),
  worldId: z.int(),
  rank: z.int(),
  score: z.int(),
  /** What is hidden: the whole character (`all`), or collections. */
  hides: z.array(z.string()),
})

const leftOutFile = z.object({ rows: z.array(leftOutRow) })

export type LeftOutRow = z.infer<typeof leftOutRow>

/** Rows that are left out, and their scope. */
export interface LeftOut {
  scope: string
  rows: LeftOutRow[]
}

/** What the nights before have counted in times that have ended. */
export interface KeptGains {
  years: readonly KeptYear[]
  leftOut: readonly LeftOut[]
}

/** Where the rows lie that are left out in a scope. */
export const leftOutKey = (scope: string): string => `night/left-out/${scope}.json`

const yearKey = /^api\/gain-months\/([^/]+)\//
const rowsKey = /^night\/left-out\/([^/]+)\.json$/

const withoutTimes = ({ deployTime: _, generateTime: __, ...year }: GainMonthsAnswer) => year

/** Files asked for at a time. */
const atOnce = 32

/** What the night that readers see keeps of times that have ended, of all scopes and years. */
export const keptGainsOf = async (
  night: Pick<Awaited<ReturnType<typeof openLive>>, 'files' | 'read'>,
): Promise<KeptGains> => {
  const years: KeptYear[] = []
  const leftOut: LeftOut[] = []
  await eachInParallel(Object.keys(night.files).sort(), atOnce, async (key) => {
    const [, scopeOfYear] = yearKey.exec(key) ?? []
    const [, scopeOfRows] = rowsKey.exec(key) ?? []
    if (scopeOfRows !== undefined) {
      const kept = await readParsed(night, key, leftOutFile)
      if (kept) leftOut.push({ scope: scopeOfRows, ...kept })
    }
    if (scopeOfYear !== undefined) {
      const kept = await readParsed(night, key, gainMonthsAnswer)
      if (kept) years.push({ scope: scopeOfYear, ...withoutTimes(kept) })
    }
  })
  return { years, leftOut }
}

export const keyOfYear = ({ scope, year }: Pick<KeptYear, 'scope' | 'year'>): string =>
  publishedKey('gainMonths', { scope, year: String(year) })

/** A year with one of its times, instead of what it had of it. */
export const withTime = (
  year: KeptYear,
  { kind, from }: Pick<EndedTime, 'kind' | 'from'>,
  { isOpen, boards }: EndedGains,
): KeptYear => {
  const month = new Date(from).getUTCMonth() + 1
  const season = seasonOf(from)
  switch (kind) {
    case 'month': {
      const months = [...year.months.filter((other) => other.month !== month), { month, isOpen, boards }]
      return { ...year, months: months.sort((a, b) => a.month - b.month) }
    }
    case 'season': {
      const all = [...year.seasons.filter((other) => other.season !== season), { season, isOpen, boards }]
      return { ...year, seasons: all.sort((a, b) => seasons.indexOf(a.season) - seasons.indexOf(b.season)) }
    }
    case 'year':
      return { ...year, whole: { isOpen, boards } }
  }
}

/** The times that have ended and were counted, which is the same in every scope. */
export const keptTimes = ({ years }: Pick<KeptGains, 'years'>): KeptTime[] =>
  years
    .filter(({ scope }) => scope === globalScope.slug)
    .flatMap(endedTimes)
    .map(({ kind, from, gains }) => ({ kind, from, isOpen: gains.isOpen }))
