import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { rarityRows } from '#rarity/list.ts'
import { searchOf } from '#rarity/search.ts'

/** A list of the game's own mounts in a language, the rarer the lower their id; what is gone is spread among them. */
const mountList = (language: Language) => {
  const mounts = loadTable('mounts').filter(({ deleted }) => !deleted)
  return rarityRows(
    {
      charCount: mounts.length,
      rarity: mounts.map(({ id }, at) => ({ id, count: at + 1, points: 0, percent: 0, percentFull: 0 })),
    },
    new Map(
      mounts.map(({ id, name, obtainable }) => [
        id,
        { id, name: nameIn(name, language), ...(obtainable ? {} : { gone: true as const }) },
      ]),
    ),
  )
}

describe('in every language what is found is rarest first, and below it, never among it, what is gone', () => {
  test.each([
    ['en', 'chocobo'],
    ['de', 'chocobo'],
    ['fr', 'chocobo'],
    ['ja', 'チョコボ'],
  ] as const)('%s: %s', (language, text) => {
    const results = searchOf('mount', mountList(language))(text)
    const had = results.filter(({ item }) => !item.gone)
    const gone = results.filter(({ item }) => item.gone)
    expect(Math.min(had.length, gone.length)).toBeGreaterThan(1)
    expect(results).toEqual([...had, ...gone])
    const places = had.map(({ place }) => place ?? 0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

test.each(['麒麟', '麒', 'フ'])('%s is long enough, and what has it in its name is found', (text) => {
  const names = searchOf('mount', mountList('ja'))(text).map(({ item }) => item.name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !name.includes(text))).toEqual([])
})
