import { expect, test } from 'vitest'
import { isUnsettled } from '../sheets/display-name.ts'
import { makeContext } from '../make-context.fixture.ts'
import { releasedRows } from './released.ts'

const row = (id: number, en: string) => ({ id, name: { en, de: null, fr: null, ja: null } })
const rows = [row(1, 'Owl'), row(2, 'スターライトスレイ'), row(3, '●RTI2'), row(4, '祝祭')]
const none = () => makeContext({}).hand

test.each([
  ['スターライトスレイ', true],
  ['祝祭告げる鐘の音', true],
  ['●RTI2', true],
  ['Dáinsleif F1', false],
  ["Vana'diel March #2", false],
  ['★ of the Show', false],
])('"%s" waits for a later patch: %s', (name, waits) => {
  expect(isUnsettled(name)).toBe(waits)
})

test('what has no settled name is left out of a collection and reported', () => {
  expect(releasedRows('mounts', rows, none())).toEqual({
    rows: [row(1, 'Owl')],
    unreleased: [
      { id: 2, name: 'スターライトスレイ' },
      { id: 3, name: '●RTI2' },
      { id: 4, name: '祝祭' },
    ],
  })
})

test('facts kept by hand name what was released since, and nothing that has a name', () => {
  const { hand } = makeContext({
    'hand/names.csv': [
      'table,id,name_en,name_de,name_fr,name_ja,source',
      ...['mounts,2,Starlight Sleigh,Schlitten,,,notes', 'mounts,1,Cat,,,,notes', 'minions,3,Dog,,,,notes'],
    ],
  })
  const { rows: kept, unreleased } = releasedRows('mounts', rows, hand)
  expect(kept.map(({ name }) => name)).toEqual([
    rows[0]?.name,
    { en: 'Starlight Sleigh', de: 'Schlitten', fr: null, ja: null },
  ])
  expect(unreleased.map(({ id }) => id)).toEqual([3, 4])
})

test('other tables keep all their rows, and titles go by their masculine form', () => {
  expect(releasedRows('islandIngredientCategories', rows, none()).unreleased).toEqual([])
  const titles = [{ id: 1, masculine: { en: '称号', de: null, fr: null, ja: null } }]
  expect(releasedRows('titles', titles, none()).rows).toEqual([])
})

test('a name by hand without English is refused', () => {
  const { hand } = makeContext({
    'hand/names.csv': ['table,id,name_en,name_de,name_fr,name_ja,source', 'mounts,2,,x,,,notes'],
  })
  expect(() => releasedRows('mounts', rows, hand)).toThrow('hand/names.csv, row 2, column name_en: the name is empty')
})
