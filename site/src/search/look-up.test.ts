import type { NamesAnswer } from '@kupodex/data/contract'
import { canLookUp } from '@kupodex/data/names'
import { expect, test } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { lookUpNames } from './look-up.ts'

type Names = NamesAnswer['names']

const files = Object.fromEntries(
  Object.entries<{ deeper?: string[]; names?: Names }>({
    ta: { deeper: ['tan', 'tar', 'tat'] },
    tar: { names: [[3, 'Tataru Taru', 1]] },
    na: { names: [[2, 'Nanamo Tatami', 1]] },
    ot: { names: [[9, 'Zara O’Tool', 3]] },
    tat: { names: [[2, 'Nanamo Tatami', 1], [3, 'Tataru Taru', 1]] },
    tan: { deeper: ['tana'], names: [[5, 'Tan Tan', 2]] },
    mi: { deeper: ['min', 'mir'], names: [[1, 'Mi Tam', 2]] },
    min: { names: [[7, 'Mina Ähre', 1], [8, 'Kupo Minare', 2]] },
    ri: { names: Array.from({ length: 25 }, (_, at) => [at + 1, `Ri ${'abcdefghijklmnopqrstuvwxyz'[at]}`, 1]) },
  }).map(([prefix, { deeper = [], names = [] }]) => [
    `/api/names/${prefix}/`,
    { deployTime: 1, generateTime: 1, prefix, deeper, names } satisfies NamesAnswer,
  ]),
) // prettier-ignore
const places = [
  { id: 1, world: 'Exodus', dataCenter: 'Primal' },
  { id: 2, world: 'Lamia', dataCenter: 'Primal' },
  { id: 3, world: 'Odin', dataCenter: 'Light' },
]
const look = async (text: string, most?: number) => {
  const { ask, asked } = webOf(files)
  const { found, ...rest } = await lookUpNames(ask, text, { places, ...(most === undefined ? {} : { most }) })
  return { ids: found.map(({ id }) => id), ...rest, asked: asked.map((path) => path.split('/')[3]) }
}

test.each([
  ['tata', [3, 2]],
  ['Tataru', [3]],
  ['taru tata', [3]],
  ['nanamo tata', [2]],
  ['zara otool', [9]],
  ['Mina', [7, 8]],
  ['min', [7, 8]],
  ['mina AHR', [7]],
  ['K Minare', [8]],
  ['tano', []],
  ['otoo xx', []],
])('%j finds %j', async (text, ids) => expect(await look(text)).toMatchObject({ ids, hasMore: false, isKnown: true }))

test.each([
  ['Mina Exodus', [7]],
  ['mina primal', [7, 8]],
  ['Tataru Taru (Exodus)', [3]],
  ['tataru@Odin', []],
  ['tataru lamia', []],
  ["O'Tool odin", [9]],
])('%j, with a place after the name, finds %j', async (text, ids) => expect((await look(text)).ids).toEqual(ids))

test.each([
  ['tan tan', [5], true, true],
  ['tan', [5], true, true],
  ['quan', [], false, false],
  ['zara xx', [], false, false],
  ['星みるよ', [], false, false],
  ['m', [], false, false],
  ['min@exodus', [], false, false],
])('%j finds %j; there is more: %j, the index knows such words: %j', async (text, ids, hasMore, isKnown) => {
  expect(await look(text)).toMatchObject({ ids, hasMore, isKnown })
})

test('lists no more than is wanted, and says that there are more', async () => {
  expect(await look('ri', 20)).toMatchObject({ ids: Array.from({ length: 20 }, (_, at) => at + 1), hasMore: true })
  expect(await look('ri')).toMatchObject({ ids: Array.from({ length: 25 }, (_, at) => at + 1), hasMore: false })
})

test('goes no deeper than the index is cut', async () => {
  expect((await look('Tataru')).asked).toEqual(['ta', 'tat'])
})

test('an index that can not be read is no answer', async () => {
  await expect(lookUpNames(offline, 'Tataru')).rejects.toMatchObject({ code: 'offline' })
})

test.each([
  ['', false],
  ['ab', false],
  ['a b c', false],
  ['12', false],
  ['Bri', true],
  ['Bo L', true],
  ['Ä Öü', true],
])('%j is long enough: %j', (text, expected) => expect(canLookUp(text)).toBe(expected))
