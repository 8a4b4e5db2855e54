import { expect, test } from 'vitest'
import { type SectionedFish, sectionOfFish } from './sections.ts'
import { fishTexts } from './texts.ts'

const texts = fishTexts('en')
const places = new Map([[3, 'A Pond']])
const carp: SectionedFish = { id: 7, spearfish: false, level: 12, placeNameId: 3 }
const spear = { ...carp, spearfish: true }
const sectionOf = (fish: SectionedFish, grouping: string) => sectionOfFish(fish, grouping, texts, places)

test.each([
  ['way', carp, 'rod', 'Fish'],
  ['way', spear, 'spear', 'Spearfish'],
  ['level', carp, 12, 'Level 12'],
  ['level', spear, 'spear.12', 'Spearfish · Level 12'],
  ['level', { ...carp, level: null }, '?', texts.levelUnknown],
  ['place', carp, 'A Pond', 'A Pond'],
  ['place', spear, 'spear.A Pond', 'Spearfish · A Pond'],
  ['place', { ...carp, placeNameId: null }, '?', texts.placeUnknown],
  ['place', { ...carp, placeNameId: 4 }, '?', texts.placeUnknown],
] as const)('by %s %o is in %s', (grouping, fish, key, name) =>
  expect(sectionOf(fish, grouping)).toMatchObject({ key, name }),
)

const unknown = { level: null, placeNameId: null }
test.each(['level', 'place'])('by %s what is unknown is last, and spears come after rods', (grouping) => {
  const orders = [carp, { ...carp, ...unknown }, spear, { ...spear, ...unknown }].map(
    (fish) => sectionOf(fish, grouping).order,
  )
  expect(orders).toEqual(orders.toSorted((a, b) => a - b))
  expect(new Set(orders).size).toBe(4)
})

test('by way rods are first, and levels come in order', () => {
  expect(sectionOf(carp, 'way').order).toBeLessThan(sectionOf(spear, 'way').order)
  expect(sectionOf(carp, 'level').order).toBeLessThan(sectionOf({ ...carp, level: 13 }, 'level').order)
})
