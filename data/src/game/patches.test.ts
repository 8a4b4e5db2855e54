import { describe, expect, test } from 'vitest'
import { collections } from './collections/index.ts'
import { expansionOfPatch, mainPatch, patchText } from './main-patch.ts'
import { achievementPatch, patchesById } from './patch-of.ts'
import { laterPatches, patches } from './patches.ts'
import { loadTable } from './tables/index.ts'

const known = patches.map(({ patch }) => mainPatch(patch) ?? 0)

describe('patches', () => {
  test('are in the order of their release and of their numbers', () => {
    const days = patches.map(({ day }) => Date.parse(day))
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(known).toEqual(known.toSorted((a, b) => a - b))
    expect(patches.map(({ patch }) => patchText(mainPatch(patch) ?? 0))).toEqual(patches.map(({ patch }) => patch))
  })

  test('between two main ones are in the order of their release and of their numbers', () => {
    const days = [...patches, ...laterPatches].toSorted((a, b) => Date.parse(a.day) - Date.parse(b.day))
    const numbers = days.map(({ patch }) => Number(patch))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  test('belong to an expansion that the game has', () => {
    const expansions = new Set(loadTable('expansions').map(({ id }) => id))
    expect(known.filter((patch) => !expansions.has(expansionOfPatch(patch)))).toEqual([])
    expect([20, 35, 75].map(expansionOfPatch)).toEqual([0, 1, 5])
  })

  test.each([
    ['7.35', 73],
    ['7.05', 70],
    ['10.1', 101],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is of the main patch %s', (patch, main) => expect(mainPatch(patch)).toBe(main))
})

const dated = collections
  .map(({ table }) => loadTable(table))
  .map((rows) => rows.flatMap((row) => (!row.deleted && 'patch' in row ? [row] : [])))
  .filter((rows) => rows.length > 0)

/** Things of the patch of the items that unlock them. */
const collected = dated
  .map((rows) => rows.flatMap((row) => ('itemIds' in row ? [row] : [])))
  .filter((rows) => rows.length > 0)

test('every patch of a thing is in the list', () => {
  expect(dated.length).toBeGreaterThan(collected.length)
  // Achievements of 1.0 are as old as the first of the list.
  const from20 = dated.flat().filter(({ patch }) => patch !== null && Number.parseFloat(patch) >= 2)
  const missing = from20.filter(({ patch }) => !known.includes(mainPatch(patch) ?? 0))
  expect(missing.map(({ id, patch }) => [id, patch])).toEqual([])
})

describe('an achievement', () => {
  test('is of the main patch that the table has', () => {
    const rows = loadTable('achievements').filter(({ deleted }) => !deleted)
    const differing = rows.filter(({ id, patch }) => achievementPatch(id) !== Math.max(20, mainPatch(patch) ?? 0))
    expect(differing.map(({ id, patch }) => [id, patch])).toEqual([])
  })

  test('is of a patch not before that of what it gives', () => {
    const given = collected
      .flat()
      .flatMap(({ patch, sources }) =>
        sources.flatMap((source) => (source.kind === 'achievement' ? [{ id: source.id, from: mainPatch(patch) }] : [])),
      )
    expect(given.length).toBeGreaterThan(100)
    // These had their reward later, tools of 4.45 are dated by the patch after it, and an outfit by when it could be stored.
    const tools = Array.from({ length: 11 }, (_, at) => 2166 + at)
    const outfit = 1370
    const later = [736, 737, 738, 2180, ...tools, outfit]
    expect(given.flatMap(({ id, from }) => (from !== null && achievementPatch(id) < from ? [id] : []))).toEqual(later)
  })

  test('of a raid is of the patch on whose days the raid opened', () => {
    const patchAt = (seconds: number) => patches.findLast(({ day }) => Date.parse(day) <= seconds * 1000)?.patch
    const differing = loadTable('raids')
      .filter(({ id, released }) => released !== null && achievementPatch(id) !== mainPatch(patchAt(released)))
      .map(({ id }) => id)
    expect(differing).toEqual([])
  })

  test('after the last known one is of the newest patch', () => {
    expect(achievementPatch(1)).toBe(20)
    expect(achievementPatch(1_000_000)).toBe(known.at(-1))
  })
})

describe('a thing whose patch is not known', () => {
  test('is of that of the next one by id, the last ones of the newest', () => {
    const rows = [
      { id: 3, patch: null },
      { id: 1, patch: null },
      { id: 2, patch: '6.35' },
    ]
    expect([...patchesById(rows)]).toEqual([
      [3, known.at(-1)],
      [2, 63],
      [1, 63],
    ])
  })

  test('is at most two patches off for things whose patch is known', () => {
    const off = collected.flatMap((rows) =>
      rows.flatMap((row) => {
        const others = patchesById(rows.map((other) => (other === row ? { ...other, patch: null } : other)))
        const real = mainPatch(row.patch)
        return real === null ? [] : [Math.abs(known.indexOf(others.get(row.id) ?? 0) - known.indexOf(real))]
      }),
    )
    const near = off.filter((patches) => patches <= 2).length
    expect(near / off.length).toBeGreaterThan(0.9)
  })
})
