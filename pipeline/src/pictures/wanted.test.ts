import { thingFamilies } from '@kupodex/data/contract'
import { loadTables } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { familyTables, pictureTables, wantedMaps, wantedSounds, wantedThings } from './wanted.ts'
import { rowOf, smallTables } from './exported.fixture.ts'

const ofOne = (rows: Parameters<typeof smallTables>[0]) => [...wantedThings(smallTables(rows)).values()].flat()

test.each([
  ['minions', 4403, [4403, 68_403], [68_403, 4403]],
  ['fashions', 8001, [8001, 67_001], [67_001, 8001]],
  ['ttcards', 88_475, [88_475, 87_475], [87_475, 88_475]],
  ['emotes', 246_266, [246_266], [246_266]],
] as const)('%s: a cell from the icon, a file of its own from the large picture', (table, icon, small, large) => {
  expect(ofOne({ [table]: [rowOf(7, icon)] })).toMatchObject([{ id: 7, name: 'Thing 7', small, large }])
})

test('a roll has the icon of its item, and what has no icon at all is not wanted', () => {
  const rolls = [
    { ...rowOf(1, 0), itemIds: [14_221] },
    { ...rowOf(2, 0), itemIds: [] },
  ]
  expect(ofOne({ orchestrions: rolls, items: [{ id: 14_221, icon: 25_945 }] })).toMatchObject([
    { family: 'orchestrion', id: 1, small: [25_945] },
  ])
})

test('things come in the order of the game, without those that are deleted', () => {
  const rows = [{ ...rowOf(1, 4001), sort: 9 }, rowOf(2, 4002), { ...rowOf(3, 4003), deleted: true }]
  expect(ofOne({ mounts: rows }).map(({ id }) => id)).toEqual([2, 1])
})

test('the tables name pictures of every family, and a path for each map', () => {
  const tables = loadTables(pictureTables)
  const wanted = wantedThings(tables)
  expect([...wanted.keys()]).toEqual(thingFamilies)
  // What is deleted has no picture; of the rest the game's sheets lack few.
  for (const [family, things] of wanted) {
    const rows = tables[familyTables[family]].filter(({ deleted }: { deleted: boolean }) => !deleted)
    expect(things.length, `pictures of ${rows.length} things of the family ${family}`).toBeGreaterThan(rows.length / 2)
  }
  expect(wanted.get('minion')?.length).toBe(tables.minions.filter(({ deleted }) => !deleted).length)
  const maps = wantedMaps(tables)
  expect(maps.length).toBeGreaterThan(100)
  expect(maps.every(({ path }) => /^[a-z0-9]+\/\d\d$/.test(path))).toBe(true)
  expect(wantedSounds(tables).length).toBeGreaterThan(800)
})
