import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { readerCompanies } from './reader-companies.ts'

const kupo = { id: '9230000000000000001', name: 'Kupo' }
const other = { id: '9230000000000000002', name: 'Other' }
const answer = (freeCompany: object | null, more: object = {}) =>
  ({ private: false, freeCompany, ...more }) as unknown as CharacterAnswer
const keptOf = (kept: Readonly<Record<number, CharacterAnswer>>) => async (id: number) => {
  const found = kept[id]
  return found === undefined ? null : { answer: found, at: 1 }
}

test('free companies of the reader’s characters are those that this browser has, each once', async () => {
  const kept = keptOf({
    1: answer(kupo),
    2: answer(null),
    3: answer(kupo),
    4: answer(other),
    5: answer(other, { private: true }),
  })
  expect(await readerCompanies([1, 2, 3, 4, 5], offline, kept)).toEqual([kupo, other])
})

test('the first character is asked for where this browser has none of them', async () => {
  const { ask, asked } = webOf({ '/api/charcache/7/': answer(kupo) })
  expect(await readerCompanies([7, 8], ask, keptOf({}))).toEqual([kupo])
  expect(asked).toEqual(['/api/charcache/7/'])
  expect(await readerCompanies([7], offline, keptOf({}))).toEqual([])
  expect(await readerCompanies([], ask, keptOf({}))).toEqual([])
  expect(asked.length).toBe(1)
})
