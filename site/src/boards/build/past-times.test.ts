import type { EndedGains, GainMonthsAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { pastTimes } from './past-times.ts'

const won: EndedGains = {
  isOpen: false,
  boards: [{ measure: 'mounts', count: 1, chars: [{ id: 1, name: 'A', iconUrl: '', worldId: 1, rank: 1, score: 2 }] }],
}
const nobody: EndedGains = { isOpen: false, boards: [{ measure: 'mounts', count: 0, chars: [] }] }

const yearOf = (year: number, about: Partial<GainMonthsAnswer>): GainMonthsAnswer => {
  return { deployTime: 1, generateTime: 1, year, months: [], seasons: [], whole: null, ...about }
}
const treeOf = (now: string, years: readonly GainMonthsAnswer[]) => ({
  index: { deployTime: 1, generateTime: Date.parse(now), characters: 1, boards: [], rarity: [] },
  gainMonths: (_: string, year: number) => years.find((one) => one.year === year) ?? null,
})
const shown = (now: string, years: readonly GainMonthsAnswer[]) =>
  pastTimes(treeOf(now, years), 'global').map(({ kind, from }) => `${kind} ${new Date(from).toISOString().slice(0, 7)}`)

const allMonths = Array.from({ length: 12 }, (_, at) => ({ ...won, month: at + 1 }))

test('the one that ended last comes first, and of those that ended together the longest', () => {
  const year = yearOf(2026, {
    months: [11, 12].map((month) => ({ ...won, month })),
    seasons: [{ ...won, season: 'autumn' }],
    whole: won,
  })
  const next = yearOf(2027, { months: [{ ...won, month: 1 }] })
  expect(shown('2027-02-03', [year, next])).toEqual([
    'month 2027-01',
    'year 2026-01',
    'season 2026-10',
    'month 2026-12',
    'month 2026-11',
  ])
})

test('times in which nobody gained anything are not shown', () => {
  expect(shown('2026-04-03', [yearOf(2026, { months: [{ ...nobody, month: 3 }], whole: nobody })])).toEqual([])
})

test('a year of months and of seasons, and years before them', () => {
  const seasons = (['winter', 'spring', 'summer', 'autumn'] as const).map((season) => ({ ...won, season }))
  const years = [2024, 2025, 2026].map((year) => yearOf(year, { months: allMonths, seasons, whole: won }))
  const found = shown('2027-01-03', years)
  expect(['month', 'season', 'year'].map((kind) => found.filter((time) => time.startsWith(kind)).length)).toEqual([
    12, 4, 3,
  ])
  expect(found.at(-1)).toBe('year 2024-01')
})
