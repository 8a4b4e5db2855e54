import { expect, test } from 'vitest'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { raidGroups } from './raids.ts'

const raids = rowsIn('en', 'raids')
const expansions = rowsIn('en', 'expansions')
const at = (text: string) => Date.parse(text) / 1000
const groupsFor = (dates: Record<number, number>) =>
  raidGroups(raids, expansions, new Map(Object.entries(dates).map(([id, date]) => [Number(id), date])))

test('raids are by expansion, and both are newest first', () => {
  const groups = groupsFor({})
  expect(groups.map(({ expansion }) => expansion.name)).toEqual([
    ...['Dawntrail', 'Endwalker', 'Shadowbringers'],
    ...['Stormblood', 'Heavensward', 'A Realm Reborn'],
  ])
  for (const { raids: rows, expansion } of groups) {
    const released = rows.map(({ raid }) => raid.released ?? Infinity)
    expect(released, expansion.name).toEqual(released.toSorted((a, b) => b - a))
  }
  expect(groups.flatMap((group) => group.raids)).toHaveLength(raids.length)
})

// The anchors of each expansion (spec: characters §9), cleared in the week that a calendar says.
test.each([
  [1040, '2014-10-28T12:00Z', 1],
  [1642, '2016-10-04T07:59Z', 1],
  [1642, '2016-10-04T08:00Z', 2],
  [2121, '2018-10-02T09:00Z', 3],
  [2412, '2019-07-30T09:00Z', 1],
  [3038, '2022-04-26T12:00Z', 17],
  [3575, '2024-08-13T08:00Z', 3],
])('%i cleared at %s is of week %i', (id, date, week) => {
  const row = groupsFor({ [id]: at(date) })
    .flatMap((group) => group.raids)
    .find(({ raid }) => raid.id === id)
  expect(row).toMatchObject({ date: at(date), week })
})

test('a clear of unknown date is a clear without a week, and is counted', () => {
  const [newest] = groupsFor({ 4069: 0, 3868: at('2026-01-06T12:00Z') })
  expect(newest).toMatchObject({ cleared: 2 })
  expect(newest?.raids.slice(0, 2)).toMatchObject([{ date: 0, week: null }, { week: 1 }])
  expect(newest?.raids[2]).toMatchObject({ date: null, week: null })
})

test('an expansion without raids is left out, and a raid whose release is not known comes first', () => {
  const [expansion] = expansions
  const [raid] = raids
  if (expansion === undefined || raid === undefined) throw new Error('no raids')
  const unknown = { ...raid, id: 1, expansionId: 5, released: null }
  const groups = raidGroups([...raids, unknown], [...expansions, { ...expansion, id: 99 }], null)
  expect(groups.map((group) => group.expansion.id)).toEqual([5, 4, 3, 2, 1, 0])
  expect(groups[0]?.raids[0]).toEqual({ raid: unknown, date: null, week: null })
})
