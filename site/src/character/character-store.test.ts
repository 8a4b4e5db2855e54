import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { offline, webOf } from '#ask/web.fixture.ts'
import { fetchCharacter, readAgain, viewOf } from './character-store.ts'

const answer = (status: CharacterAnswer['status']) => ({ id: 5, name: 'Wu Tang', status }) as CharacterAnswer
const replies = (status: number) => webOf({}, status).ask

test.each(['adding', 'notFound', 'deleted'] as const)('%s shows no character', (status) => {
  expect(viewOf(answer(status), 9)).toEqual({ state: status })
})

test.each(['ready', 'updating', 'private'] as const)('%s shows the character', (status) => {
  expect(viewOf(answer(status), 9)).toEqual({ state: status, character: answer(status), at: 9 })
})

test.each([
  [404, 'notFound'],
  [400, 'error'],
  [500, 'error'],
  [503, 'error'],
] as const)('an answer of %i without a code is %s', async (status, state) => {
  expect(await fetchCharacter(replies(status), 5)).toEqual({ state })
})

test.each(['badCharacterId', 'badRequest'] as const)('who is refused as %s is not found', async (code) => {
  const ask = (async () => ({ ok: false, code })) as unknown as Ask
  expect(await fetchCharacter(ask, 5)).toEqual({ state: 'notFound' })
})

test('an answer of an older release is shown without what it lacks', async () => {
  const { ask } = webOf({ '/api/charcache/5/': answer('ready') })
  expect(await fetchCharacter(ask, 5)).toMatchObject({
    state: 'ready',
    character: { name: 'Wu Tang', mounts: [], menu: { shops: { possible: 0 } } },
  })
})

test.each([{}, answer('frozen' as never)])('what is no character that is known of is an error', async (value) => {
  const { ask } = webOf({ '/api/charcache/5/': value })
  expect(await fetchCharacter(ask, 5)).toEqual({ state: 'error' })
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
