import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { fetchAnew, fetchCharacter, viewOf } from './character-store.ts'

const answer = (status: CharacterAnswer['status']) => ({ id: 5, name: 'Wu Tang', status }) as CharacterAnswer
const replies =
  (...statuses: (CharacterAnswer['status'] | number)[]): typeof fetch =>
  () => {
    const next = statuses.length > 1 ? statuses.shift() : statuses[0]
    return Promise.resolve(typeof next === 'number' ? new Response('', { status: next }) : Response.json(answer(next!)))
  }

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
  expect(await fetchCharacter(() => Promise.reject(new TypeError('offline')), 5)).toEqual({ state: 'error' })
})

test.each([
  [429, 'tooMany'],
  [503, 'error'],
] as const)('asking again, %i is %s', async (status, expected) => {
  expect(await fetchAnew(replies(status), 5)).toBe(expected)
  expect(await fetchAnew(() => Promise.reject(new TypeError('offline')), 5)).toBe('error')
})
