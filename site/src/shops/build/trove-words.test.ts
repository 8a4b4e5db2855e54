import { type Language, languages, unlockedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { troveWords } from './trove-words.ts'

const rows = loadTable('moogleTrove')

const unlocks = rows.flatMap(({ unlock }) => (unlock === null ? [] : [unlock]))

/** What is unlocked, and a neighbour of each that may not be. */
const ids = new Set(unlocks.flatMap(({ id }) => [id, id + 1]))

/** Tables in which each row says what it is. */
const published = {
  game: (language: Language, table: string) =>
    new Map(
      [...ids].map((id) => [id, { id, name: `${language} ${table} ${id}`, howTo: `way ${id}`, obtainable: true }]),
    ),
}

test.each(languages)('the trove in %s has the names of what it offers, and of nothing else', (language) => {
  const { names } = troveWords(language, published)
  const offered = new Set(rows.flatMap(({ itemId, currencyItemId }) => [itemId, currencyItemId]))
  expect(Object.keys(names).map(Number)).toEqual([...offered].sort((a, b) => a - b))
  expect(Object.values(names).filter((name) => name === '')).toEqual([])
})

test('what it unlocks has its own name and way', () => {
  const { things } = troveWords('fr', published)
  expect(unlocks.length).toBeGreaterThan(30)
  for (const { kind, id } of unlocks) {
    const table = unlockedCollections.find(({ unlock }) => unlock === kind)?.table
    expect(things[kind]?.[id]).toEqual({ name: `fr ${table} ${id}`, howTo: `way ${id}` })
  }
})

test('a thing that is not published has no words', () => {
  expect(troveWords('en', { game: () => null }).things).toEqual({})
})
