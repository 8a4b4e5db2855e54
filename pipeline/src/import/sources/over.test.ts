import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import type { Derived } from './derived.ts'
import { settle } from './index.ts'

const context = (day: string, verdicts: readonly string[] = []) =>
  makeContext({
    'en/AchievementCategory.csv': ['#,AchievementKind', '1,1', '8,2', '38,3', '40,13'],
    'en/Achievement.csv': [
      '#,Name,AchievementCategory,Type,Key,Data[0]',
      ...['10,Cave I,1,0,0,0', '11,Best: Season Twenty,8,0,0,0', '12,Best: Season Twenty-one,8,0,0,0'],
      ...['13,Best of the Dinner,8,0,0,0', '14,Egg Day,38,0,0,0', '15,Of Old,40,0,0,0', '16,Any Season,8,0,0,0'],
    ],
    'hand/state.csv': ['patch,day,source', `7.51,${day},sheets`],
    'hand/pvp-seasons.csv': [
      'kind,number,since,source',
      ...['season,19,2025-12-16,notes', 'season,20,2026-04-28,notes', 'season,21,2026-07-28,notes'],
      ...['series,10,2025-12-16,notes', 'series,11,2026-04-28,notes', 'series,12,2026-09-08,notes'],
    ],
    'hand/verdicts.csv': ['table,first,last,verdict,reason,source', ...verdicts],
  })

const ways = (sources: readonly Derived['source'][], day = '2026-06-23', verdicts: readonly string[] = []) => {
  const { sources: settled, gone } = settle(
    context(day, verdicts),
    sources.map((source) => ({ source })),
  )
  return { limited: settled.map(({ limited }) => limited ?? false), gone }
}

describe('a season or a series', () => {
  const season = (id: number) => ({ kind: 'pvpSeason', mode: 'crystallineConflict', id }) as const
  const series = (id: number) => ({ kind: 'pvpSeries', id }) as const

  test.each([
    [season(19), 'season'],
    [season(20), null],
    [season(21), 'upcoming'],
    [series(10), 'season'],
    [series(11), null],
    [series(12), 'upcoming'],
    [{ kind: 'pvpSeason', mode: 'feast', id: 20 } as const, 'season'],
  ])('%j at the day of the tables: %s', (source, gone) => {
    expect(ways([source])).toEqual({ limited: [gone !== null], gone })
  })

  test('turns with the day of the tables alone', () => {
    expect(ways([season(20)], '2026-07-28').gone).toBe('season')
    expect(ways([season(21)], '2026-07-28').gone).toBe(null)
    expect(ways([series(11)], '2026-09-07').gone).toBe(null)
    expect(ways([series(11)], '2026-09-08').gone).toBe('season')
  })
})

describe('what an achievement gives', () => {
  const by = (id: number) => [{ kind: 'achievement', id } as const]

  test.each([
    [10, null],
    [11, null],
    [12, 'upcoming'],
    [13, 'season'],
    [14, 'event'],
    [15, 'removed'],
    [16, 'season'],
  ])('%i is as open as the achievement: %s', (id, gone) => {
    expect(ways(by(id)).gone).toBe(gone)
  })

  test('follows what is kept by hand of the achievement', () => {
    expect(ways(by(16), '2026-06-23', ['achievements,16,,open,,its text']).gone).toBe(null)
    expect(ways(by(10), '2026-06-23', ['achievements,9,10,gone,removed,notes']).gone).toBe('removed')
  })
})

test('why a thing is gone follows from what kind of ways it had', () => {
  const limited = true
  expect(ways([{ kind: 'event', limited }]).gone).toBe('event')
  expect(ways([{ kind: 'promotion', limited }]).gone).toBe('campaign')
  expect(ways([{ kind: 'code', occasionId: 1, limited }]).gone).toBe('promotion')
  expect(
    ways([
      { kind: 'event', limited },
      { kind: 'pvpSeries', id: 12 },
    ]).gone,
  ).toBe('upcoming')
})

test('one open way is enough, and a thing without any is not gone', () => {
  expect(ways([{ kind: 'event', limited: true }, { kind: 'store' }]).gone).toBe(null)
  expect(ways([]).gone).toBe(null)
})
