import type { NamesAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { findOnly, onlyNamed, suggest } from './suggest.ts'

const names: NamesAnswer = {
  ...{ deployTime: 1, generateTime: 1, prefix: 'mi', deeper: [] },
  names: [
    [1, 'Mina Example', 7],
    [2, 'Minara Other', 8],
    [3, 'Mila Twin', 7],
    [4, 'Mila Twin', 8],
  ],
}
const world = () =>
  webOf({
    '/api/names/mi/': names,
    '/api/names/ex/': names,
    '/api/names/tw/': names,
    '/places.json': { 7: ['Center', 'World'] },
  })

test('who is meant so far, with the place where it is known', async () => {
  expect(await suggest(world().ask, 'Min', 9)).toEqual([
    { id: 1, name: 'Mina Example', worldId: 7, place: 'Center / World' },
    { id: 2, name: 'Minara Other', worldId: 8, place: '' },
  ])
  expect(await suggest(world().ask, 'Mil', 1)).toHaveLength(1)
})

test('a world after the name is understood', async () => {
  const found = await suggest(world().ask, 'Mina World', 9)
  expect(found.map(({ id }) => id)).toEqual([1])
})

test('nothing is asked for two letters, nor for letters that no name has', async () => {
  const { ask, asked } = world()
  expect([await suggest(ask, 'Mi', 9), await suggest(ask, '星みる', 9), await findOnly(ask, 'Mi')]).toEqual([
    [],
    [],
    null,
  ])
  expect(asked).toEqual([])
})

test.each([
  ['mina example', 1],
  ['Mina', null],
  ['Mila Twin', null],
  ['Zed Zulu', null],
])('%j is the name of %j alone', async (text, id) => expect((await findOnly(world().ask, text))?.id ?? null).toBe(id))

const people = [
  { id: 1, name: 'Mina Ähre' },
  { id: 2, name: 'Mina Ahrens' },
  { id: 3, name: "Zara O'Tool" },
  { id: 4, name: 'Ta Ri' },
  { id: 5, name: 'Ta Ri' },
]

test.each([
  ['mina ahre', 1],
  [' Zara O’Tool ', 3],
  ['Mina', null],
  ['Ta Ri', null],
  ['', null],
])('%j names %j alone', (text, id) => expect(onlyNamed(people, text)?.id ?? null).toBe(id))

test('the index and the worlds are asked for once, however many letters follow', async () => {
  const { ask, asked } = world()
  await suggest(ask, 'Min', 9)
  await suggest(ask, 'Mina', 9)
  expect(asked.toSorted()).toEqual(['/api/names/mi/', '/places.json'])
})

test('without the worlds names are found, with no place', async () => {
  const { ask } = webOf({ '/api/names/mi/': names })
  expect((await suggest(ask, 'Mina', 9)).map(({ id, place }) => [id, place])).toEqual([
    [1, ''],
    [2, ''],
  ])
})

test('of more than the index lists nobody is the only one', async () => {
  const { ask } = webOf({
    '/api/names/mi/': { ...names, deeper: ['min'] },
    '/api/names/ex/': { ...names, deeper: ['exa'] },
  })
  expect(await findOnly(ask, 'Mina Example')).toBeNull()
})
