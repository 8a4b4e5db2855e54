import type { CharacterAnswer } from '@kupodex/data/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { offline, webOf } from '#ask/web.fixture.ts'
import { changedFor, noteChange } from '#recent/changed.ts'
import { storageOf } from '#ui/page.fixture.ts'
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
  [429, 'error'],
  [500, 'error'],
  [503, 'error'],
  [504, 'error'],
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

describe('of a character that its owner has just changed', () => {
  const own = (fields: object) => ({ ...answer('ready'), private: false, hiddenByOwner: false, ...fields })
  const paths = { cached: '/api/charcache/5/', own: '/api/user/char/5/' }
  let storage: Storage
  beforeEach(() => {
    storage = storageOf()
    vi.stubGlobal('localStorage', storage)
    noteChange(storage, [5], 1000)
  })
  afterEach(() => void vi.unstubAllGlobals())
  const fetchAt = (web: Record<string, unknown>, at: number, isUser = true) => {
    const { ask, asked } = webOf(web, 404, async () => 'a token')
    return fetchCharacter(ask, 5, undefined, { now: () => at, isUser: () => isUser }).then((shown) => ({
      shown,
      asked,
    }))
  }
  const web = { [paths.cached]: answer('ready'), [paths.own]: own({ hasBanner: true }) }

  test('nothing of a cache is shown to them for a while', async () => {
    const { shown, asked } = await fetchAt(web, 2000)
    expect(shown).toEqual({ state: 'ready', character: expect.objectContaining({ hasBanner: true }), at: 2000 })
    expect(asked).toEqual([paths.own])
    expect((await fetchAt(web, 1000 + changedFor)).asked).toEqual([paths.cached])
  })

  test('what they hide is shown as theirs alone', async () => {
    const hidden = { [paths.own]: own({ hiddenByOwner: true }) }
    expect((await fetchAt(hidden, 2000)).shown).toMatchObject({ state: 'ready', isOwn: true })
  })

  test('who is not logged in, or whose call fails, is shown what everybody is', async () => {
    const open = { [paths.cached]: answer('ready') }
    expect((await fetchAt(open, 2000)).shown).toMatchObject({ state: 'ready', character: { name: 'Wu Tang' } })
    expect((await fetchAt(web, 2000, false)).asked).toEqual([paths.cached])
  })

  test('what another hides is still theirs, in every cache', async () => {
    noteChange(storage, [9], 1000)
    const hidden = { [paths.cached]: answer('private'), [paths.own]: own({ hiddenByOwner: true }) }
    const { shown, asked } = await fetchAt(hidden, 2000)
    expect(shown).toMatchObject({ state: 'ready', isOwn: true })
    expect(asked).toEqual([paths.cached, paths.own])
  })
})
