import type { NamesAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { searchIndex } from './names.ts'

type Names = NamesAnswer['names']
const files: Record<string, { deeper?: string[]; names?: Names }> = {
  ta: { deeper: ['tan', 'tar', 'tat'] },
  tar: { names: [[3, 'Tataru Taru', 1]] },
  na: { names: [[2, 'Nanamo Tatami', 1]] },
  ot: { names: [[9, 'Zara O’Tool', 3]] },
  tat: { names: [[3, 'Tataru Taru', 1], [2, 'Nanamo Tatami', 1]] }, // prettier-ignore
  tan: { deeper: ['tana'], names: [[5, 'Tan Tan', 2]] },
}
const asked: string[] = []
const ask = (prefix: string): Promise<NamesAnswer | null> => {
  asked.push(prefix)
  const file = files[prefix]
  return Promise.resolve(
    file ? { deployTime: 1, generateTime: 1, prefix, deeper: file.deeper ?? [], names: file.names ?? [] } : null,
  )
}
const places = [
  { id: 1, world: 'Exodus', dataCenter: 'Primal' },
  { id: 2, world: 'Lamia', dataCenter: 'Primal' },
  { id: 3, world: 'Odin', dataCenter: 'Light' },
]
const idsOf = async (text: string) => (await searchIndex(ask, text, places))?.map(({ id }) => id) ?? null

test.each([
  ['tata', [3, 2]],
  ['Tataru', [3]],
  ['taru tata', [3]],
  ['nanamo tata', [2]],
  ['zara otool', [9]],
  ['zara xx', null],
  ['otoo xx', []],
  ['tano', []],
  ['tan tan', null],
  ['tata exodus', [3, 2]],
  ['tata primal', [3, 2]],
  ['Tataru Taru (Exodus)', [3]],
  ['tataru@Odin', []],
  ['tataru lamia', []],
  ["O'Tool odin", [9]],
  ['quan', null],
  ['星みるよ', null],
])('%j finds %j', async (text, ids) => expect(await idsOf(text)).toEqual(ids))

test('goes no deeper than the index is cut', async () => {
  asked.length = 0
  await idsOf('Tataru')
  expect(asked).toEqual(['ta', 'tat'])
})
