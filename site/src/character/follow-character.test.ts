import type { CharacterAnswer, RealtimeAnswer } from '@kupodex/data/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CharacterView, sync, view } from './character-store.ts'
import { followCharacter, nextAsk } from './follow-character.ts'

type Reply = Partial<CharacterAnswer> | number

/** A server that gives each call its replies one after another, the last of them over and over. */
const server = (cached: Reply[], fresh: Partial<RealtimeAnswer>[] | number = []) => {
  const asked: string[] = []
  const take = <One>(list: One[]): One | undefined => (list.length > 1 ? list.shift() : list[0])
  const ask = ((path: string) => {
    const isFresh = path.includes('charrealtime')
    asked.push(isFresh ? 'fresh' : 'cached')
    const reply = isFresh ? (typeof fresh === 'number' ? fresh : take(fresh)) : take(cached)
    if (typeof reply === 'number') return Promise.resolve(new Response('', { status: reply }))
    return Promise.resolve(Response.json({ id: 5, name: 'Wu Tang', updatedAt: 1, queue: null, again: null, ...reply }))
  }) as typeof fetch
  return { ask, asked }
}

const waits: number[] = []
const follow = (ask: typeof fetch, isBot = false) =>
  followCharacter(5, {
    ask,
    isBot,
    later: (run, ms) => {
      waits.push(ms)
      const timer = setTimeout(run, 1)
      return () => clearTimeout(timer)
    },
  })
beforeEach(() => void (waits.length = 0))

const settles = (state: CharacterView['state']) => vi.waitFor(() => expect(view.get().state).toBe(state))

test('only a character that is being read is asked for again, ever more seldom', () => {
  expect(nextAsk({ state: 'adding' }, { state: 'idle' }, 0)).toBe(3000)
  expect(nextAsk({ state: 'adding' }, { state: 'idle' }, 99)).toBe(60_000)
  expect(nextAsk({ state: 'error' }, { state: 'idle' }, 0)).toBeNull()
  expect(nextAsk({ state: 'private', character: {} as CharacterAnswer }, { state: 'queued', queue: null }, 0)).toBe(
    3000,
  )
})

test('what is updating is followed until it is ready, through a failure', async () => {
  const { ask } = server([{ status: 'updating' }, 500, { status: 'updating' }, { status: 'ready', updatedAt: 2 }])
  const seen: CharacterView['state'][] = []
  const unsubscribe = view.subscribe(({ state }) => void seen.push(state))
  follow(ask)
  await settles('ready')
  expect(seen.filter((state, at) => state !== seen[at - 1])).toEqual(['loading', 'updating', 'ready'])
  expect(waits).toEqual([3000, 5000, 8000])
  unsubscribe()
})

test('one that is new is asked for at once, and shown with its place until it is there', async () => {
  const { ask, asked } = server(
    [{ status: 'adding', updatedAt: null }, { status: 'ready' }],
    [{ status: 'adding', updatedAt: null, queue: { place: 3, wait: 40 } }],
  )
  const states: unknown[] = []
  const unsubscribe = sync.subscribe((state) => void states.push(state))
  follow(ask)
  await settles('ready')
  expect(asked).toEqual(['cached', 'fresh', 'cached'])
  expect(states).toContainEqual({ state: 'queued', queue: { place: 3, wait: 40 } })
  expect(sync.get()).toEqual({ state: 'done' })
  unsubscribe()
})

test.each([
  ['nothing to wait for means that nobody has the id', [{ status: 'adding' as const }], 'notFound'],
  ['a server that fails is an error', 500, 'error'],
  ['an answer about somebody else is ignored', [{ id: 6, status: 'ready' as const }], 'adding'],
] as const)('a new one: %s', async (_, fresh, expected) => {
  const { stop } = follow(server([{ status: 'adding', updatedAt: null }], fresh as never).ask)
  await settles(expected)
  stop()
})

test('a program that reads the page sets nothing off', async () => {
  const { ask, asked } = server([{ status: 'adding' }, { status: 'ready' }])
  follow(ask, true)
  await settles('ready')
  expect(asked).not.toContain('fresh')
})

test('an older copy neither takes the place of a newer one nor ends the wait', async () => {
  const { ask } = server(
    [
      { status: 'ready', updatedAt: 5 },
      { status: 'ready', updatedAt: 5 },
      { status: 'ready', updatedAt: 9 },
    ],
    [{ status: 'updating', updatedAt: 5, queue: { place: 1, wait: 2 } }],
  )
  const { syncNow } = follow(ask)
  await settles('ready')
  await syncNow()
  await vi.waitFor(() => expect(sync.get()).toEqual({ state: 'done' }))
  expect(view.get()).toMatchObject({ character: { updatedAt: 9 } })
})

test.each([
  [[{ status: 'ready' as const, again: 99 }], { state: 'cooldown', again: 99 }],
  [[{ status: 'ready' as const, updatedAt: 7 }], { state: 'done' }],
  [429, { state: 'tooMany' }],
  [503, { state: 'error' }],
] as const)('Sync Now shows its progress', async (fresh, expected) => {
  const { syncNow } = follow(server([{ status: 'ready' }], fresh as never).ask)
  await settles('ready')
  await syncNow()
  expect(sync.get()).toEqual(expected)
  expect(view.get().state).toBe('ready')
})
