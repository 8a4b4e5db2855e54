import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { fetchCharacter, readAgain, viewOf } from './character-store.ts'

const answer = (status: CharacterAnswer['status']) => ({ id: 5, name: 'Wu Tang', status }) as CharacterAnswer
const replies = (status: number) => webOf({}, status).ask

test.each(['adding', 'notFound', 'deleted'] as const)('%s shows no character', (status) => {
  expect(viewOf(answer(status))).toEqual({ state: status })
})

test.each(['ready', 'updating', 'private'] as const)('%s shows the character', (status) => {
  expect(viewOf(answer(status))).toEqual({ state: status, character: answer(status) })
})

test.each([
  [404, 'notFound'],
  [400, 'notFound'],
  [500, 'error'],
  [503, 'error'],
] as const)('an answer of %i is %s', async (status, state) => {
  expect(await fetchCharacter(replies(status), 5)).toEqual({ state })
})

test('no network is an error', async () => {
  expect(await fetchCharacter(offline, 5)).toEqual({ state: 'error' })
})

test.each([
  [429, 'tooMany'],
  [503, 'error'],
] as const)('asked to be read again, %i is %s', async (status, expected) => {
  expect(await readAgain(replies(status), 5)).toBe(expected)
  expect(await readAgain(offline, 5)).toBe('error')
})
