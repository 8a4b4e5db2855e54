import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { bySection } from '#collection/sections.tsx'
import { ownedThings, readThings, type ThingRow } from '#collection/thing.ts'
import { sectionOfFish } from '../sections.ts'
import { fishTexts } from '../texts.ts'
import { planImport } from '#bring/tracker-code.ts'

const fish = loadTable('fish').filter(({ deleted }) => !deleted)
const byId = new Map(fish.map((one) => [one.id, one]))
const places = new Map(loadTable('placeNames').map(({ id, name }) => [id, nameIn(name, 'en')]))
const listed = ownedThings(readThings(fish as unknown as ThingRow[], { itemBy: 'id' }))(null, new Set())

const sectionsBy = (grouping: string) =>
  bySection(listed, ({ id }) => {
    const one = byId.get(id)
    if (one === undefined) throw new Error(`No fish ${id}`)
    return sectionOfFish(one, grouping, fishTexts('en'), places)
  })

test('by number, fish come before spearfish', () => {
  expect(sectionsBy('number').map(({ name, things }) => [name, things.length])).toEqual([
    ['Fish', 1511],
    ['Spearfish', 289],
  ])
})

test.each(['level', 'place'])('by %s, each fish is listed once and spearfish apart', (grouping) => {
  const sections = sectionsBy(grouping)
  expect(sections.flatMap(({ things }) => things)).toHaveLength(1800)
  for (const { name, things } of sections) {
    const isSpear = name.startsWith('Spearfish')
    expect(things.every(({ id }) => byId.get(id)?.spearfish === isSpear)).toBe(true)
  }
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length)
})

test('levels go up, and what is not known comes last', () => {
  const rods = sectionsBy('level').filter(({ name }) => !name.startsWith('Spearfish'))
  const levels = rods.map(({ things }) => byId.get(things[0]?.id ?? 0)?.level ?? Infinity)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  expect(rods[0]?.name).toBe('Level 1')
})

test('fish of a place are all of that place', () => {
  for (const { name, things } of sectionsBy('place').filter((section) => !section.name.startsWith('Spearfish')))
    for (const { id } of things) expect(places.get(byId.get(id)?.placeNameId ?? 0) ?? 'Place unknown').toBe(name)
})

test('every item id is of one fish, so that a code is not ambiguous', () => {
  const all = fish.map(({ itemId }) => itemId)
  expect(planImport(all, fish, new Set())).toEqual({ add: fish.map(({ id }) => id), unknown: 0 })
})
