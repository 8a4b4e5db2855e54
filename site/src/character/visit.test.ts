import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import type { Ask } from '#ask/ask.ts'
import { storageOf } from '../ui/page.fixture.ts'
import { visit, whenSeen } from './visit.ts'

/** A page that tells when somebody looks at it. */
const page = (visibilityState: DocumentVisibilityState, prerendering = false) => {
  const heard = new Set<() => void>()
  const one = {
    visibilityState,
    prerendering,
    addEventListener: (_: string, run: () => void) => void heard.add(run),
    removeEventListener: (_: string, run: () => void) => void heard.delete(run),
  }
  let isSeen = false
  void whenSeen(one as never).then(() => void (isSeen = true))
  const change = async (to: Partial<typeof one>) => {
    Object.assign(one, to)
    for (const run of heard) run()
    await Promise.resolve()
    return isSeen
  }
  return { change, heard, page: one as never }
}

test('a page is seen once it is shown, not while it is made ahead or lies behind another', async () => {
  expect(await page('visible').change({})).toBe(true)
  const ahead = page('hidden', true)
  expect(await ahead.change({})).toBe(false)
  expect(await ahead.change({ visibilityState: 'visible' })).toBe(false)
  expect(await ahead.change({ prerendering: false })).toBe(true)
  expect(ahead.heard.size).toBe(0)
  expect(await page('hidden').change({ visibilityState: 'visible' })).toBe(true)
})

const worldOf = (ask: Ask, storage = storageOf(), now = 5_000_000) => ({
  ...{ ask, storage, page: page('visible').page, now: () => now },
})

test.each([
  ['asked', true],
  ['waiting', true],
  ['none', false],
] as const)('a visit that comes to %s: read because of it is %s', async (reading, expected) => {
  const { ask } = webOf({ '/api/charvisit/7/': { id: 7, reading } })
  expect(await visit(worldOf(ask), 7, () => true)).toBe(expected)
  expect(await visit(worldOf(ask), 7, () => false)).toBe(false)
})

test('a visit that is refused reads nothing', async () =>
  expect(await visit(worldOf(webOf({}, 403).ask), 7, () => true)).toBe(false))

test('one visit tells of a character once in half an hour', async () => {
  const { ask, asked } = webOf({
    '/api/charvisit/7/': { id: 7, reading: 'asked' },
    '/api/charvisit/8/': { id: 8, reading: 'asked' },
  })
  const storage = storageOf()
  const minute = 60_000
  for (const [at, id] of [
    [0, 7],
    [5, 7],
    [10, 8],
    [29, 7],
    [31, 7],
  ] as const)
    await visit(worldOf(ask, storage, 5_000_000 + at * minute), id, () => true)
  expect(asked).toEqual(['/api/charvisit/7/', '/api/charvisit/8/', '/api/charvisit/7/'])
})
