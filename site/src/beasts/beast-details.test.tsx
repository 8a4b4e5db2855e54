import { expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { BeastDetails, enemyNames, levelText } from './beast-details.tsx'

const frame = frameOf('beast')
const beast = { id: 3, name: 'Ram', beastKinId: 2, minLevel: 10, maxLevel: 13, enemyIds: [5, 6] }
const beastKins = [
  { id: 1, name: 'Scalekin' },
  { id: 2, name: 'Beastkin' },
]
const enemies = [5, 6, 7].map((id) => ({ id, name: `Enemy ${id}` }))

const shown = async (tables: ShownTables = {}) => {
  showTables({ beasts: [{ ...beast, id: 1 }, beast], beastKins, enemies, ...tables })
  const page = await drawn(<BeastDetails {...{ frame, character, groups: [] }} thing={thingOf({ id: 3 })} />)
  return { ...page, facts: page.words('dt, dd') }
}

test('a beast has its kin, its levels, and every enemy that counts as it', async () => {
  const page = await shown()
  expect(page.facts.slice(0, 5)).toEqual(['Kin', 'Beastkin', 'Level', '10–13', 'Enemies that count'])
  expect(page.words('dd div')).toEqual(['Enemy 5', 'Enemy 6'])
})

test.each<[string, ShownTables, string[]]>([
  ['its kin is not there yet', { beastKins: 'loading' }, ['Level', 'Enemies that count']],
  ['its kin has no name', { beastKins: [] }, ['Level', 'Enemies that count']],
  ['enemies are not there yet', { enemies: 'loading' }, ['Kin', 'Level']],
  ['no enemy of it is known', { enemies: [] }, ['Kin', 'Level']],
])('while %s, nothing is said of that', async (_, tables, names) => {
  expect((await shown(tables)).words('dt')).toEqual(names)
})

test.each([
  ['loading', frame.texts.tables.loading],
  ['failed', failedTexts('en').failed],
] as const)('the page says that the table of beasts is %s', async (state, said) => {
  expect((await shown({ beasts: state })).words('p')[0]).toBe(said)
})

test('of a beast that the table lacks nothing is said', async () => {
  expect((await shown({ beasts: [] })).one('#part').textContent).toBe('')
})

test('levels are one, or from which to which', () => {
  expect(levelText({ minLevel: 10, maxLevel: 10 })).toBe('10')
  expect(levelText({ minLevel: 10, maxLevel: 13 })).toBe('10–13')
})

test('enemies are named once, and those without a name left out', () => {
  const rows = [
    { id: 1, name: 'Lost Lamb' },
    { id: 2, name: 'Lost Lamb' },
    { id: 3, name: 'Wild Ram' },
  ]
  expect(enemyNames([3, 1, 2, 9], rows)).toEqual(['Wild Ram', 'Lost Lamb'])
})
