import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../ground/language.ts'
import { tables } from '../schema/index.ts'
import { loadTable } from '../tables/index.ts'
import {
  collectionNames,
  collectionPages,
  collections,
  listedCollections,
  rankedCollections,
  seenCollections,
  unlockedCollections,
} from './index.ts'

const others = ['collection.ts', 'page.ts', 'index.ts', 'unlocks.ts', 'collections.test.ts', 'pages.test.ts']
const columnsOf = (table: keyof typeof tables) => [...Object.keys(tables[table].row.shape), ...tables[table].prose]
const twice = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)

test('every file of a collection is in the list', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !others.includes(name))
  const named = collections.map(({ type }) => `${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`)
  expect(named.toSorted(), 'a file that is missing here belongs into the list of index.ts').toEqual(files.toSorted())
})

test('no two collections share a type, a table, a list, a page, what an item unlocks, or a page or tab of the Lodestone', () => {
  expect(twice(collections.map(({ type }) => type))).toEqual([])
  expect(twice(collections.map(({ table }) => table))).toEqual([])
  expect(twice(listedCollections.map(({ list }) => list.word))).toEqual([])
  expect(twice(unlockedCollections.map(({ unlock }) => unlock))).toEqual([])
  expect(twice(Object.values(collectionPages).map(({ path }) => path))).toEqual([])
  expect(twice(seenCollections.map(({ lodestone }) => lodestone.page))).toEqual([])
  expect(twice(seenCollections.map(({ lodestone }) => String(lodestone.tab)))).toEqual([])
})

test.each(collections)('$type has a list on the Lodestone where its dates are those of our readings', (collection) => {
  expect(collection.lodestone !== null).toBe(collection.dates === 'seen')
})

test.each(rankedCollections)(
  'boards of $type begin with standard, and each mode is there once',
  ({ boards, learnt }) => {
    expect(boards[0].mode).toBe('standard')
    expect(twice(boards.map(({ mode }) => mode))).toEqual([])
    expect(learnt, 'what is ticked by hand ranks nobody').toEqual(['read'])
  },
)

describe.each(listedCollections)('the list of $type', ({ type, table, list, rule }) => {
  test('has a name of its own in each language', () => {
    expect(Object.keys(collectionNames[type])).toEqual([...languages])
    for (const language of languages) {
      const same = Object.values(collectionNames).filter((names) => names[language] === collectionNames[type][language])
      expect(same).toHaveLength(1)
    }
  })

  test('asks only for columns that the table has', () => {
    const columns = columnsOf(table)
    if (list.logOnly) expect(columns).toContain('isInLog')
    if (list.describesWay) expect(columns).toContain('description')
    if (rule === 'item') expect(columns).toEqual(expect.arrayContaining(['name', 'obtainable', 'patch', 'sources']))
  })
})

test.each(collections)('ids of $type are above 0, as calls take them', ({ table }) => {
  expect(loadTable(table).filter(({ id }) => id === 0)).toEqual([])
})
