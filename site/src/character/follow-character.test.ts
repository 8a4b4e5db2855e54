import type { CharacterAnswer, RealtimeAnswer, VisitAnswer } from '@kupodex/data/contract'
import { askCooldown } from '@kupodex/data/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ask, createAsk } from '#ask/ask.ts'
import { type CharacterView, sync, view } from './character-store.ts'
import { freshFor } from './fresh-for.ts'
import { followCharacter, isDayOld, mostAsks, nextAsk, type Surroundings } from './follow-character.ts'
import { storageOf } from '../ui/page.fixture.ts'
import { visit } from './visit.ts'

/** As long as a busy machine may take. */
const slowly = { timeout: 30_000 }

type Reply = Partial<CharacterAnswer> | number

/** A server that gives each call its replies one after another, the last of them over and over. */
const server = (
  cached: Reply[],
  reread: Partial<RealtimeAnswer>[] | number = [],
  visited: VisitAnswer['reading'] | number = 'none',
) => {
  const asked: string[] = []
  const take = <One>(list: One[]): One | undefined => (list.length > 1 ? list.shift() : list[0])
  const fetch: typeof globalThis.fetch = ((path: string) => {
    if (path.includes('charvisit')) {
      asked.push('visit')
      return Promise.resolve(
        typeof visited === 'number'
          ? new Response('', { status: visited })
          : Response.json({ id: 5, reading: visited }),
      )
    }
    const isReread = path.includes('charrealtime')
    asked.push(isReread ? 'reread' : 'cached')
    const reply = isReread ? (typeof reread === 'number' ? reread : take(reread)) : take(cached)
    if (typeof reply === 'number') return Promise.resolve(new Response('', { status: reply }))
    return Promise.resolve(Response.json({ id: 5, name: 'Wu Tang', updatedAt: 1, queue: null, again: null, ...reply }))
  }) as typeof fetch
  return { ask: createAsk({ fetch }), asked }
}

/** After how long it is asked again; undefined as after a failure. */
const waits: number[] = []

/** What runs when the network is back. */
const online = new Set<() => void>()

/** How long (ms) a pause takes here. */
let pause = 1

/** A browser that keeps one character, asked for at a time (epoch ms). */
const keeping = (held: { answer: Partial<CharacterAnswer>; at: number } | null = null) => {
  const kept: unknown[] = []
  const read = async () =>
    held && { answer: { id: 5, name: 'Wu Tang', ...held.answer } as CharacterAnswer, at: held.at }
  return {
    kept,
    read,
    keep: async (_id: number, answer: CharacterAnswer) => void kept.push(answer.updatedAt),
    drop: async () => void kept.push('dropped'),
  }
}

const now = 200_000_000

const following: ReturnType<typeof followCharacter>[] = []

const follow = (ask: Ask, isBot = false, kept = keeping(), visit?: Surroundings['visit']) => {
  const followed = followCharacter(5, {
    ask,
    isBot,
    kept,
    ...(visit && { visit }),
    now: () => now,
    waits: {
      random: () => 0,
      whenOnline: (run) => {
        online.add(run)
        return () => void online.delete(run)
      },
      later: (run, ms) => {
        waits.push(ms)
        const timer = setTimeout(run, pause)
        return () => clearTimeout(timer)
      },
    },
  })
  following.push(followed)
  return followed
}
beforeEach(() => {
  view.set({ state: 'loading' })
  sync.set({ state: 'idle' })
  waits.length = 0
  pause = 1
})
// What could not be had is asked for again for as long as the page is there.
afterEach(() => following.splice(0).forEach(({ stop }) => stop()))

const settles = (state: CharacterView['state']) => vi.waitFor(() => expect(view.get().state).toBe(state), slowly)

test('only a character that is being read is asked for again, ever more seldom', () => {
  expect(nextAsk({ state: 'adding' }, { state: 'idle' }, 0)).toBe(3000)
  expect(nextAsk({ state: 'adding' }, { state: 'idle' }, 9)).toBe(60_000)
  expect(nextAsk({ state: 'adding' }, { state: 'idle' }, mostAsks)).toBeNull()
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
  expect(asked).toEqual(['cached', 'reread', 'cached'])
  expect(states).toContainEqual({ state: 'queued', queue: { place: 3, wait: 40 } })
  expect(sync.get()).toEqual({ state: 'done' })
  unsubscribe()
})

test.each([
  ['nothing to wait for means that nobody has the id', [{ status: 'adding' as const }], 'notFound'],
  ['a server that fails is an error', 500, 'error'],
  ['an answer about somebody else is ignored', [{ id: 6, status: 'ready' as const }], 'adding'],
] as const)('a new one: %s', async (_, reread, expected) => {
  const { stop } = follow(server([{ status: 'adding', updatedAt: null }], reread as never).ask)
  await settles(expected)
  stop()
})

test('a program that reads the page sets nothing off', async () => {
  const { ask, asked } = server([{ status: 'adding' }, { status: 'ready' }])
  follow(ask, true)
  await settles('ready')
  expect(asked).not.toContain('reread')
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
  await vi.waitFor(() => expect(sync.get()).toEqual({ state: 'done' }), slowly)
  expect(view.get()).toMatchObject({ character: { updatedAt: 9 } })
})

test.each([
  [[{ status: 'ready' as const, again: 99 }], { state: 'cooldown', again: 99 }],
  [[{ status: 'ready' as const, updatedAt: 7 }], { state: 'done' }],
  [[{ status: 'ready' as const, updatedAt: 1 }], { state: 'failed', again: now + askCooldown }],
  [429, { state: 'tooMany' }],
  [503, { state: 'error' }],
] as const)('Sync Now shows how it stands', async (reread, expected) => {
  const { syncNow } = follow(server([{ status: 'ready' }], reread as never).ask)
  await settles('ready')
  await syncNow()
  expect(sync.get()).toEqual(expected)
  expect(view.get().state).toBe('ready')
})

const queue = { place: 1, wait: 0 }

test('a sync that ends without anything new has failed, and says when to try again', async () => {
  const before = { status: 'ready' as const, updatedAt: 5 }
  const reading = { status: 'updating' as const, updatedAt: 5 }
  // The first answer may come from a cache.
  const { ask, asked } = server([before, before, reading, before], [{ ...reading, queue }])
  const { syncNow } = follow(ask)
  await settles('ready')
  await syncNow()
  await vi.waitFor(() => expect(sync.get()).toEqual({ state: 'failed', again: now + askCooldown }), slowly)
  expect(asked).toEqual(['cached', 'reread', ...Array.from({ length: 6 }, () => 'cached')])
  expect(view.get().state).toBe('ready')
})

test('a private character that waits in the queue has not failed before its turn', async () => {
  const hidden = { status: 'private' as const, updatedAt: 5 }
  const { ask, asked } = server([hidden], [{ ...hidden, queue: { place: 9, wait: 60 } }])
  const { syncNow, stop } = follow(ask)
  await settles('private')
  await syncNow()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(12), slowly)
  expect(sync.get().state).toBe('queued')
  stop()
})

test('a sync that is still waiting when nobody asks any more is given up', async () => {
  const reading = { status: 'updating' as const, updatedAt: 5 }
  const { syncNow } = follow(server([{ status: 'ready', updatedAt: 5 }, reading], [{ ...reading, queue }]).ask)
  await settles('ready')
  await syncNow()
  await vi.waitFor(() => expect(sync.get().state).toBe('failed'), slowly)
})

test('one that stays as it is is asked for so often and no more', async () => {
  const { ask, asked } = server([{ status: 'updating' }])
  const { stop } = follow(ask)
  await vi.waitFor(() => expect(asked).toHaveLength(mostAsks + 1), slowly)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toHaveLength(mostAsks + 1)
  expect(view.get().state).toBe('updating')
  stop()
})

const copy = (age: number) => keeping({ answer: { status: 'ready', updatedAt: 1 }, at: now - age })

test('a character that was asked for a moment ago is shown again without asking', async () => {
  const { ask, asked } = server([{ status: 'ready', updatedAt: 2 }])
  const { again } = follow(ask, false, copy(freshFor))
  await settles('ready')
  expect(asked).toEqual([])
  again()
  await vi.waitFor(() => expect(view.get()).toMatchObject({ character: { updatedAt: 2 }, at: now }), slowly)
})

test('a copy from the future, when the clock was wrong, is not fresh', async () => {
  const { ask } = server([{ status: 'ready', updatedAt: 2 }])
  follow(ask, false, copy(-1))
  await vi.waitFor(() => expect(view.get()).toMatchObject({ character: { updatedAt: 2 }, at: now }), slowly)
})

test('an older copy is shown until the answer is there, which is kept', async () => {
  const { ask } = server([{ status: 'ready', updatedAt: 2 }])
  const seen: unknown[] = []
  const unsubscribe = view.subscribe((shown) => void seen.push('character' in shown && shown.character.updatedAt))
  const kept = copy(freshFor + 1)
  follow(ask, false, kept)
  await vi.waitFor(() => expect(kept.kept).toEqual([2]), slowly)
  expect(seen.slice(-2)).toEqual([1, 2])
  unsubscribe()
})

test('where nothing can be fetched the copy stays, and says how old it is', async () => {
  const { ask } = server([500])
  follow(ask, false, copy(freshFor + 1))
  await vi.waitFor(
    () => expect(view.get()).toMatchObject({ state: 'ready', isKept: true, at: now - freshFor - 1 }),
    slowly,
  )
})

test('what is no longer there is not shown from the copy, which is forgotten', async () => {
  const { ask } = server([{ status: 'deleted' }])
  const kept = copy(freshFor + 1)
  follow(ask, false, kept)
  await settles('deleted')
  expect(kept.kept).toEqual(['dropped'])
})

test('what could not be had is asked for again by itself, and a new one then read', async () => {
  const { ask, asked } = server(
    [500, 500, { status: 'adding', updatedAt: null }, { status: 'ready' }],
    [{ status: 'ready' }],
  )
  follow(ask)
  await settles('ready')
  expect(waits.slice(0, 2)).toEqual([20_000, 40_000])
  expect(asked).toEqual(['cached', 'cached', 'cached', 'reread'])
})

test('what could not be had is asked for as soon as the network is back', async () => {
  pause = 3_600_000
  const { ask } = server([500, { status: 'ready' }])
  follow(ask)
  await settles('error')
  await vi.waitFor(() => expect(online.size).toBe(1), slowly)
  online.forEach((run) => run())
  await settles('ready')
})

test('what is shown is asked for again when the network is back, until nobody follows it', async () => {
  const { ask, asked } = server([
    { status: 'ready', updatedAt: 1 },
    { status: 'ready', updatedAt: 2 },
  ])
  const { stop } = follow(ask)
  await settles('ready')
  await vi.waitFor(() => expect(online.size).toBe(1), slowly)
  online.forEach((run) => run())
  await vi.waitFor(() => expect(view.get()).toMatchObject({ character: { updatedAt: 2 } }), slowly)
  await vi.waitFor(() => expect(online.size).toBe(1), slowly)
  expect(asked).toHaveLength(2)
  stop()
  expect(online.size).toBe(0)
})

test('a copy that nothing newer could be had for is renewed by itself', async () => {
  const { ask } = server([500, { status: 'ready', updatedAt: 2 }])
  const seen: unknown[] = []
  const unsubscribe = view.subscribe((shown) => void seen.push('isKept' in shown && shown.isKept))
  follow(ask, false, copy(freshFor + 1))
  await vi.waitFor(() => expect(view.get()).toMatchObject({ character: { updatedAt: 2 } }), slowly)
  unsubscribe()
  expect(seen).toContain(true)
  expect(view.get()).not.toHaveProperty('isKept')
  expect(waits).toEqual([20_000])
})

test('a copy that is read late does not take the place of an answer', async () => {
  const { ask } = server([{ status: 'ready', updatedAt: 2 }])
  const kept = copy(0)
  const read = Promise.withResolvers<void>()
  const { again } = follow(ask, false, { ...kept, read: (...args) => read.promise.then(() => kept.read(...args)) })
  again()
  await vi.waitFor(() => expect(view.get()).toMatchObject({ character: { updatedAt: 2 } }), slowly)
  read.resolve()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(view.get()).toMatchObject({ character: { updatedAt: 2 } })
})

test.each([
  [{ state: 'ready', updatedAt: now - 86_400_001 }, true],
  [{ state: 'ready', updatedAt: now - 86_400_000 }, false],
  [{ state: 'ready', updatedAt: null }, false],
  [{ state: 'ready', updatedAt: 0, isKept: true }, false],
  [{ state: 'updating', updatedAt: 0 }, false],
  [{ state: 'private', updatedAt: 0 }, false],
])('%j is a day old: %s', ({ updatedAt, ...shown }, expected) =>
  expect(isDayOld({ ...shown, character: { updatedAt } } as CharacterView, now)).toBe(expected),
)

describe('who opens the page of a character that was not read for a day', () => {
  /** A page that is seen at once, or after a promise. */
  const visiting =
    (ask: Ask, seen = Promise.resolve()): Surroundings['visit'] =>
    async (id, isStill) => {
      await seen
      const page = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} }
      return visit({ ask, storage: storageOf(), page: page as never, now: () => 5_000_000 }, id, isStill)
    }
  const old: Reply = { status: 'ready', updatedAt: now - 86_400_001 }
  const over = (asked: string[], count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), slowly)

  test('has it read without a click, and sees when it was', async () => {
    const { ask, asked } = server(
      [old, { ...old, status: 'updating' }, { status: 'ready', updatedAt: now }],
      [],
      'asked',
    )
    const states: unknown[] = []
    const unsubscribe = sync.subscribe((state) => void states.push(state))
    follow(ask, false, keeping(), visiting(ask))
    await vi.waitFor(() => expect(sync.get()).toEqual({ state: 'done' }), slowly)
    expect(asked).toEqual(['cached', 'visit', 'cached', 'cached'])
    expect(states).toContainEqual({ state: 'visited', isFollowed: true })
    expect(view.get()).toMatchObject({ state: 'ready', character: { updatedAt: now } })
    unsubscribe()
  })

  test('waits a while, and is still told that it was asked for', async () => {
    const { ask, asked } = server([old], [], 'asked')
    follow(ask, false, keeping(), visiting(ask))
    await vi.waitFor(() => expect(sync.get()).toEqual({ state: 'visited', isFollowed: false }), slowly)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['cached', 'visit', ...Array.from({ length: 4 }, () => 'cached')])
  })

  test.each(['none', 403, 429, 503] as const)('and nothing is asked for (%s), is told nothing', async (visited) => {
    const { ask, asked } = server([old], [], visited)
    follow(ask, false, keeping(), visiting(ask))
    await over(asked, 2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([asked, sync.get()]).toEqual([['cached', 'visit'], { state: 'idle' }])
  })

  test('asks for nothing before anybody sees the page, nor after it is gone', async () => {
    const { ask, asked } = server([old], [], 'asked')
    const looked = Promise.withResolvers<void>()
    const { stop } = follow(ask, false, keeping(), visiting(ask, looked.promise))
    await settles('ready')
    stop()
    looked.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['cached'])
  })

  test('has pressed the button meanwhile: then that is all that is asked for', async () => {
    const { ask, asked } = server([old], [{ status: 'ready', updatedAt: now }], 'asked')
    const looked = Promise.withResolvers<void>()
    const { syncNow } = follow(ask, false, keeping(), visiting(ask, looked.promise))
    await settles('ready')
    await syncNow()
    looked.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['cached', 'reread'])
  })

  test.each<[string, Reply, boolean, boolean]>([
    ['it was read today', { status: 'ready', updatedAt: now - 86_400_000 }, false, true],
    ['a program reads the page', old, true, true],
    ['it is followed on another page', old, false, false],
    ['it is private', { ...(old as object), status: 'private' }, false, true],
  ])('has nothing read where %s', async (_, reply, isBot, isPage) => {
    const { ask, asked } = server([reply], [], 'asked')
    follow(ask, isBot, keeping(), isPage ? visiting(ask) : undefined)
    await over(asked, 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toEqual(['cached'])
  })
})
