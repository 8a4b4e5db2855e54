import type { NamesAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { canLookUp, lookUpName } from './look-up.ts'

const file = (prefix: string, names: [number, string, number][], deeper: string[] = []): NamesAnswer => ({
  ...{ deployTime: 1, generateTime: 2 },
  ...{ prefix, deeper, names },
})
const files: Record<string, NamesAnswer> = {
  '/api/names/mi': file('mi', [[1, 'Mi Tam', 5]], ['min', 'mir']),
  '/api/names/min': file('min', [
    [2, 'Mina Ähre', 5],
    [3, 'Kupo Minare', 6],
  ]),
  '/api/names/ta': file(
    'ta',
    Array.from({ length: 25 }, (_, at): [number, string, number] => [
      at + 1,
      `Ta Ri${'abcdefghijklmnopqrstuvwxyz'[at]}`,
      1,
    ]),
  ),
}
const look = async (text: string) => {
  const asked: string[] = []
  const { found, hasMore } = await lookUpName(text, async (path) => {
    asked.push(path)
    return files[path] ?? null
  })
  return { ids: found.map(({ id }) => id), hasMore, asked: asked.map((path) => path.slice('/api/names/'.length)) }
}

test.each([
  ['Mina', [2, 3], false, ['mi', 'min']],
  ['mina AHR', [2], false, ['mi', 'min']],
  ['K Minare', [3], false, ['mi', 'min']],
  ['mi', [1], true, ['mi']],
  ['mix', [], false, ['mi']],
  ['zz', [], false, ['zz']],
  ['m', [], false, []],
])('%j finds %j', async (text, ids, hasMore, asked) => {
  expect(await look(text)).toEqual({ ids, hasMore, asked })
})

test('lists no more than a screen of them', async () => {
  const { ids, hasMore } = await look('ta')
  expect([ids.length, hasMore]).toEqual([20, true])
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
