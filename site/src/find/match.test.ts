import { findNames, indexNames, packShelf, unpackNames } from '@kupodex/data/find'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'
import { groupFound } from './group.ts'

const shelf = (kind: string, names: readonly string[], own?: string) =>
  packShelf(
    { kind, path: `/${kind}/{id}/`, ...(own === undefined ? {} : { own }) },
    names.map((name, at) => ({ id: String(at * 3 + 2), name, patch: at > 2 ? 70 : null })),
  )

const minions = ['Junior Jinbei', 'Fat Cat', 'Wind-up Tonberry', 'Cat Tower', 'Concatenated', 'マメット・トンベリ']
const packed = [shelf('minion', minions, 'minions'), shelf('fish', ['Fat Cat', 'Cat']), shelf('portrait', ['Cat Tower']), shelf('title', ['Héros / Héroïne'])] // prettier-ignore
const kinds = {
  minion: { name: 'Minions' },
  portrait: { name: 'Portraits', borrows: true },
  fish: { name: 'Fish' },
  title: { name: 'Titles' },
} as const
const file = { kinds, shelves: packed.map(({ shelf }) => shelf), names: packed.map(({ names }) => names) }
const index = indexNames(file)
const found = (text: string, isHidden?: (patch: number | null) => boolean) =>
  findNames([index], text, isHidden).map(({ thing }) => `${thing.kind} ${thing.name}`)

test.each([
  ['the whole name before all', 'cat', ['fish Cat', 'minion Cat Tower', 'minion Fat Cat', 'fish Fat Cat', 'portrait Cat Tower', 'minion Concatenated']], // prettier-ignore
  ['words in any order', 'cat fat', ['minion Fat Cat', 'fish Fat Cat']],
  ['what begins as the last word', 'junior j', ['minion Junior Jinbei']],
  ['what is written in one word', 'windup', ['minion Wind-up Tonberry']],
  ['a word of the kind beside one of the name', 'minion cat', ['minion Fat Cat', 'minion Cat Tower', 'minion Concatenated']], // prettier-ignore
  ['a misspelling', 'junoir', ['minion Junior Jinbei']],
  ['a misspelling beside a word that is right', 'jinbie junior', ['minion Junior Jinbei']],
  ['kana without a space or a dot', 'マメットトンベリ', ['minion マメット・トンベリ']],
  ['hiragana', 'とんべり', ['minion マメット・トンベリ']],
  ['a wrong letter of kana', 'マメツトトンベリ', ['minion マメット・トンベリ']],
  ['one of two names', 'heroine', ['title Héros / Héroïne']],
  ['nothing for a word of the kind alone', 'minion', []],
  ['nothing for a misspelling of few letters', 'fot', []],
  ['nothing for no words', ' - ', []],
])('it finds %s', (_, text, expected) => expect(found(text)).toEqual(expected))

test('of equally good finds that comes first which is not called after another', () => {
  expect(found('tower')).toEqual(['minion Cat Tower', 'portrait Cat Tower'])
})

test('what is hidden is not found', () => {
  expect(found('cat', (patch) => patch === 70)).not.toContain('minion Cat Tower')
})

test('finds are grouped, the kind of the best first, with how many there are', () => {
  const groups = groupFound(findNames([index], 'cat'), kinds, 2)
  expect(groups.map(({ name, count, things }) => [name, count, things.map((thing) => thing.name)])).toEqual([
    ['Fish', 2, ['Cat', 'Fat Cat']],
    ['Minions', 3, ['Cat Tower', 'Fat Cat']],
    ['Portraits', 1, ['Cat Tower']],
  ])
})

test('packed and unpacked, things are the same', () => {
  const things = [
    { id: '12', name: 'Twelve', patch: 20 },
    { id: '7', name: 'Seven', patch: 20 },
    { id: '07', name: 'No number', patch: null },
    { id: '/settings/', name: 'Two\nlines', patch: 71 },
  ]
  const { shelf, names } = packShelf({ kind: 'page', path: '{id}' }, things)
  expect(shelf.ids).toEqual([7, 5, '07', '/settings/'])
  expect(shelf.patches).toEqual([[20, 2], [null, 1], [71, 1]]) // prettier-ignore
  expect(unpackNames({ shelves: [shelf], names: [names] }).map(({ id, name, patch }) => ({ id, name, patch }))).toEqual(
    [things[1], things[0], things[2], { ...things[3], name: 'Two lines' }],
  )
})

test('what is also called something else is found once, by the name that fits best', () => {
  const also = { b: ['Moon Dust', 'Dust'] }
  const two = packShelf({ kind: 'page', path: '{id}', also }, [
    { id: 'a', name: 'Dust Bunny', patch: null },
    { id: 'b', name: 'Dusty Forecast', patch: null },
  ])
  const pages = indexNames({ kinds: { page: { name: 'Pages' } }, shelves: [two.shelf], names: [two.names] })
  const names = (text: string) => findNames([pages], text).map(({ thing }) => thing.name)
  expect(names('dust')).toEqual(['Dusty Forecast', 'Dust Bunny'])
  expect([names('moon'), names('dusty'), names('moon forecast')]).toEqual([['Dusty Forecast'], ['Dusty Forecast'], []])
})

test('a page without a thing of its own is on that of a character too', () => {
  const { shelf, names } = packShelf({ kind: 'page', path: '/char/0/{id}/', own: '' }, [
    { id: 'x', name: 'X', patch: null },
  ])
  const [page] = unpackNames({ shelves: [shelf], names: [names] })
  expect(page && [null, 7].map((id) => addressOf(page, 'en', id))).toEqual(['/char/0/x/', '/char/7/x/'])
})

test('a find leads to the page of a character where it has one', () => {
  const [minion, fish] = ['junior', 'fat cat fish'].map((text) => findNames([index], text)[0]?.thing)
  if (minion === undefined || fish === undefined) throw new Error('not found')
  expect(addressOf(minion, 'fr', null)).toBe('/fr/minion/2/')
  expect([minion, fish].map((thing) => addressOf(thing, 'en', 9))).toEqual(['/char/9/minions/2/', '/fish/2/'])
})
