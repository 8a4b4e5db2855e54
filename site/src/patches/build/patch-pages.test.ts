import { mainPatch, patches } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { shelves } from '#browse/build/shelves.ts'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { thingKey } from '#browse/thing.ts'
import { collectionFacet, exactPatches, partFacet } from './patch-facets.ts'
import { expansionNames, patchPagesOf } from './patch-pages.ts'

const things = tableThings('en').flatMap((shelf) => shelf.things)
const pages = patchPagesOf(things)

test('every main patch has a page, the newest first', () => {
  expect(pages.map(({ patch }) => patch)).toEqual(patches.map(({ patch }) => patch).toReversed())
  expect(pages.filter((page) => page.things.length === 0).map(({ patch }) => patch)).toEqual([])
})

test('what the tables say of the patch of a thing is where it is listed, once', () => {
  const listed = new Map(pages.flatMap(({ value, things: some }) => some.map((thing) => [thingKey(thing), value])))
  expect(listed.size).toBe(pages.reduce((sum, page) => sum + page.things.length, 0))
  let known = 0
  for (const { type, table } of shelves)
    for (const row of loadTable(table)) {
      const main = 'patch' in row && !row.deleted ? mainPatch(row.patch) : null
      // Achievements of 1.0 are on the first page.
      const value = main === null ? null : Math.max(20, main)
      const key = `${type}/${row.id}`
      if (value === null || !listed.has(key)) continue
      known += 1
      expect([key, listed.get(key)]).toEqual([key, value])
    }
  expect(known).toBeGreaterThan(2000)
})

test('what is listed without a patch of its own is marked as inferred, as are collections whose patches are estimated', () => {
  const estimated = new Set(['portrait', 'triadNpc'])
  for (const { things: some } of pages)
    for (const { type, item, isInferred } of some)
      expect(isInferred).toBe(item.patch === undefined || estimated.has(type))
})

test('every cosmic mission, opponent, portrait and field note is of a patch; no fish or levequest is', () => {
  const listed = Map.groupBy(
    pages.flatMap((page) => page.things),
    ({ type }) => type,
  )
  const counts = (['cosmicMission', 'triadNpc', 'portrait', 'bozjaNote', 'fish', 'leve'] as const).map(
    (type) => listed.get(type)?.length ?? 0,
  )
  const alive = (['cosmicMissions', 'ttnpcs', 'portraitConditions', 'bozjaNotes'] as const).map(
    (table) => loadTable(table).filter(({ deleted }) => !deleted).length,
  )
  expect(counts).toEqual([...alive, 0, 0])
})

test('patches between have their day where they brought something', () => {
  const [newest] = pages
  expect(newest?.parts.map(({ patch }) => patch)).toEqual(['7.51', '7.55', '7.56'])
  expect(newest?.parts[1]?.released).toBe(Date.UTC(2026, 6, 28))
  for (const { patch, released, parts } of pages)
    for (const part of parts) {
      expect(part.patch.startsWith(patch)).toBe(true)
      expect(part.released).toBeGreaterThan(released)
    }
})

test('a page can be narrowed by the exact patches of its things', () => {
  const page = pages.find(({ patch }) => patch === '7.5') ?? { things: [] }
  const inOrder = ['7.5', '7.51', '7.55', '7.56']
  expect([exactPatches(page), exactPatches({ things: page.things.toReversed() })]).toEqual([inOrder, inOrder])
  const [facet] = partFacet(page, 'en')
  expect(facet?.values.map(({ value }) => value)).toEqual(exactPatches(page))
  for (const { value, count } of facet?.values ?? [])
    expect(page.things.filter(({ item }) => item.patch === value)).toHaveLength(count)
  expect(partFacet({ things: page.things.filter(({ item }) => item.patch === '7.55') }, 'en')).toEqual([])
})

test('a patch page is narrowed to one of its collections, whose counts add up to all', () => {
  const page = pages[0]
  if (page === undefined) throw new Error('no patch has a page')
  const [facet] = collectionFacet(page, 'de')
  expect(facet?.values).toContainEqual({
    ...{ value: 'mount', name: 'Reittiere' },
    count: page.things.filter(({ type }) => type === 'mount').length,
  })
  expect(facet?.values.reduce((sum, { count }) => sum + count, 0)).toBe(page.things.length)
  expect(collectionFacet({ things: page.things.filter(({ type }) => type === 'mount') }, 'de')).toEqual([])
})

test('two patches, or two collections, are enough to choose from', () => {
  const page = pages.find(({ patch }) => patch === '7.5') ?? { things: [] }
  const ofTwo = page.things.filter(({ item }) => item.patch === '7.51' || item.patch === '7.55')
  expect(partFacet({ things: ofTwo }, 'en')[0]?.values.map(({ value }) => value)).toEqual(['7.51', '7.55'])
  const types = new Set(['mount', 'minion'])
  const some = page.things.filter(({ type }) => types.has(type))
  expect(new Set(collectionFacet({ things: some }, 'en')[0]?.values.map(({ value }) => value))).toEqual(types)
})

test('expansions have their names in each language', () => {
  expect(expansionNames('en').get(0)).toBe('A Realm Reborn')
  expect(expansionNames('ja').get(0)).toBe(loadTable('expansions').find(({ id }) => id === 0)?.name.ja)
})
