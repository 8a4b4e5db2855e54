import { itemWord, itemWords } from '@kupodex/data/character'
import { collections, isLearnt, syncedCollections, tickedCollections } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { characterWith } from '@kupodex/data/contract/character.fixture'
import { nothingFixed } from '#marks/fixed.ts'
import { isAskedFor, knownDates, ownedInAnswer, type OwnedSources, readOwned } from './owned.ts'

const noTicks = async () => []
const sources = (files: Readonly<Record<string, unknown>> = {}) => {
  const { ask, asked } = webOf(files)
  return { sources: { ask, ticksHere: noTicks } satisfies OwnedSources, asked }
}
const ready = (...dates: [id: number, date: number][]) => ({
  state: 'ready',
  dates: new Map(dates),
  fixed: nothingFixed,
})
const items = (...ids: number[]) => ids.map((id) => ({ id, date: 10 * id, deleted: false }))

/** What only the Lodestone says. */
const onlyRead = syncedCollections.filter((one) => !isLearnt('ticked', one))

describe.each(onlyRead)('$type, which the answer of a character lists', ({ type, table }) => {
  test.each([
    ['public', ready([3, 9])],
    ['private', { state: 'private' }],
    ['unread', { state: 'unread' }],
  ] as const)('is read from there where it is %s', async (state, expected) => {
    const web = sources()
    expect(ownedInAnswer(characterWith(state), type)).toEqual(expected)
    expect(await readOwned(web.sources, characterWith(state), type)).toEqual(expected)
    expect(web.asked).toEqual([])
  })

  test('may be read and empty', () =>
    expect(ownedInAnswer(characterWith('public', { [table]: [] }), type)).toEqual(ready()))

  test('is not known of nobody', () =>
    expect(ownedInAnswer(characterWith('public', { id: 0 }), type)).toEqual({ state: 'unread' }))
})

describe.each(tickedCollections)('$type, which is checked off', ({ type }) => {
  const path = `/api/char/7/${type}s/`

  test.each(['public', 'private', 'unread'] as const)('is asked for where the Lodestone is %s', async (state) => {
    const web = sources({ [path]: { private: false, items: items(1, 4) } })
    expect(ownedInAnswer(characterWith(state), type)).toBeNull()
    expect(await readOwned(web.sources, characterWith(state), type)).toEqual(ready([1, 10], [4, 40]))
    expect(web.asked).toEqual([path])
  })

  test('of a private character is private', async () => {
    const web = sources({ [path]: { private: true, items: [] } })
    expect(await readOwned(web.sources, characterWith('public'), type)).toEqual({ state: 'private' })
  })

  test.each([
    ['without a network', offline],
    ['where nothing is answered', webOf({}).ask],
  ])('has failed %s', async (_, ask) =>
    expect(await readOwned({ ask, ticksHere: noTicks }, characterWith('public'), type)).toEqual({ state: 'failed' }),
  )

  test('of nobody is what this browser has of it', async () => {
    const other = tickedCollections.find((collection) => collection.type !== type)?.type ?? ''
    const ticksHere = async () => [
      { type, id: 5, at: 50 },
      { type: other, id: 6, at: 60 },
    ]
    const nobody = characterWith('public', { id: 0 })
    expect(await readOwned({ ask: offline, ticksHere }, nobody, type)).toEqual(ready([5, 50]))
    expect(await readOwned({ ask: offline, ticksHere: noTicks }, nobody, type)).toEqual(ready())
  })
})

describe('titles, which follow from achievements', () => {
  const web = () => sources({ '/api/char/7/titles/': { private: false, items: items(2) } })

  test('are asked for where achievements are known', async () => {
    const { sources: from, asked } = web()
    expect(await readOwned(from, characterWith('public'), 'title')).toEqual(ready([2, 20]))
    expect(asked).toEqual(['/api/char/7/titles/'])
  })

  test.each(['private', 'unread'] as const)('are not asked for where those are %s', async (state) => {
    const { sources: from, asked } = web()
    expect(await readOwned(from, characterWith(state), 'title')).toEqual({ state })
    expect(asked).toEqual([])
  })
})

test('what is read or proven beside ticks says so', async () => {
  const known = [
    { id: 1, date: 10, deleted: false, by: 'read' },
    { id: 2, date: 20, deleted: false, by: 'proven', achievement: 2819 },
    { id: 3, date: 30, deleted: false, by: 'ticked' },
  ]
  const { sources: from } = sources({ '/api/char/7/emotes/': { private: false, items: known } })
  expect(await readOwned(from, characterWith('private'), 'emote')).toEqual({
    state: 'ready',
    dates: new Map([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
    fixed: new Map<number, unknown>([
      [1, { by: 'read', date: 10 }],
      [2, { by: 'proven', date: 20, achievement: 2819 }],
    ]),
  })
})

test('what has to be asked for is what no answer lists, and what can be ticked', () => {
  for (const { type } of collections) expect(isAskedFor(type)).toBe(!onlyRead.some((one) => one.type === type))
})

test('every collection is asked for by a word that the call knows', () => {
  for (const { type } of collections) expect(itemWords[itemWord(type)]).toBe(type)
})

test('dates are known of what is ready alone', () => {
  expect(knownDates(ownedInAnswer(characterWith('public'), 'mount') ?? undefined)).toEqual(new Map([[3, 9]]))
  for (const state of ['loading', 'failed', 'private', 'unread'] as const) expect(knownDates({ state })).toBeNull()
  expect(knownDates(undefined)).toBeNull()
})
