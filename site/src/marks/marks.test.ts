import { describe, expect, test } from 'vitest'
import type { MarkChange } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import { waitsAt } from '#ask/waits.fixture.ts'
import { inMemory, type Intents } from './intents.ts'
import { keeperInMemory } from '#tables/page.fixture.ts'
import { keptMarks } from './kept-marks.ts'
import { openMarks } from './marks.ts'

const rest = async () => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

/** A server that holds the later change of each thing, can be out of reach, and can lose its answers. */
const server = (owned: readonly number[] = []) => {
  const held = new Map<number, { owned: boolean; at: number }>(owned.map((id) => [id, { owned: true, at: 1 }]))
  const state = {
    isUp: true,
    losesAnswers: false,
    refuses: null as AskFailure | null,
    unknown: new Set<number>(),
    requests: 0,
  }
  const items = () => [...held].filter(([, one]) => one.owned).map(([id, { at }]) => ({ id, date: Math.floor(at) }))
  const ask = (async (call: string, _params: unknown, options?: { body?: { changes: MarkChange[] } }) => {
    state.requests++
    if (!state.isUp) return { ok: false, code: 'offline' }
    if (call === 'ownItems') return { ok: true, value: { items: items() } }
    if (state.refuses) return { ok: false, code: state.refuses }
    if (options?.body?.changes.some(({ id }) => state.unknown.has(id))) return { ok: false, code: 'badItemId' }
    for (const { id, owned: isOwned, at } of options?.body?.changes ?? [])
      if ((held.get(id)?.at ?? 0) <= at) held.set(id, { owned: isOwned, at })
    if (state.losesAnswers) return { ok: false, code: 'offline' }
    return { ok: true, value: { lists: [{ type: 'emote', items: items() }] } }
  }) as unknown as Ask
  return { ask, state, ids: () => items().map(({ id }) => id) }
}

let clock = 1000

/** One browser: its tabs take turns, and tell each other what they sent unless they are `deaf`. */
const browser = ({ isDeaf = false } = {}) => {
  let last: Promise<unknown> = Promise.resolve()
  const tabs: (() => void)[] = []
  return {
    intents: inMemory(),
    keeper: keeperInMemory().keeper,
    lock: <Result>(run: () => Promise<Result>) => (last = last.then(run)) as Promise<Result>,
    share: (run: () => void) => {
      tabs.push(run)
      return () => tabs.forEach((one) => isDeaf || one === run || one())
    },
  }
}

const open = async (ask: Ask, intents: Intents = inMemory(), subject = 'me', at = browser()) => {
  const { keeper, lock, share } = at
  const page = waitsAt()
  const given = {
    ask,
    intents,
    subject,
    kept: keptMarks({ subject, characterId: 7, type: 'emote' }, keeper),
    characterId: 7,
    type: 'emote',
    now: () => clock++,
    lock,
    share,
    waits: page.waits,
  } as const
  const marks = openMarks(given)
  await rest()
  const ids = () => [...(marks.view.get().dates?.keys() ?? [])].sort((a, b) => a - b)
  const passTime = async () => {
    await page.pass(page.dueIn()[0] ?? 0)
    await rest()
  }
  return { ...marks, ids, waits: page.dueIn, passTime, goOnline: () => page.goOnline().then(rest) }
}

test('shows what the server has, and a change before it is saved', async () => {
  const { ask, ids } = server([1])
  const marks = await open(ask)
  expect(marks.ids()).toEqual([1])
  const change = marks.set([1, 2], true)
  expect([marks.ids(), [...marks.view.get().pending]]).toEqual([[1, 2], [2]])
  await change
  expect([marks.ids(), ids(), marks.view.get().pending.size]).toEqual([[1, 2], [1, 2], 0])
  expect(marks.view.get().said).toEqual({ state: 'changed', owned: true, ids: [2] })
})

test('a hundred at once are sent in one request', async () => {
  const { ask, ids, state } = server()
  const marks = await open(ask)
  const before = state.requests
  await marks.set(
    Array.from({ length: 100 }, (_, at) => at + 1),
    true,
  )
  expect([ids().length, state.requests - before]).toEqual([100, 1])
})

test('what is so already is not sent', async () => {
  const { ask, state } = server([1])
  const marks = await open(ask)
  await marks.set([1], true)
  await marks.set([2], false)
  expect(state.requests).toBe(1)
})

test('changes are taken back one after another, each of which says so', async () => {
  const { ask, ids } = server([1, 2])
  const marks = await open(ask)
  await marks.set([3, 4], true)
  await marks.set([1], false)
  await marks.undo()
  expect([ids(), marks.view.get().said]).toEqual([[1, 2, 3, 4], { state: 'undone', ids: [1], isMore: true }])
  await marks.undo()
  expect([ids(), marks.view.get().said]).toEqual([[1, 2], { state: 'undone', ids: [3, 4], isMore: false }])
  await marks.undo()
  expect(ids()).toEqual([1, 2])
})

test('what is read or proven stays checked, whatever is unticked', async () => {
  const { ask, state } = server([1])
  const withFixed = (async (call: string, ...rest: [never, never]) => {
    const outcome = await (ask as (...all: unknown[]) => Promise<{ ok: boolean; value: { items?: object[] } }>)(
      call,
      ...rest,
    )
    outcome.value.items?.push({ id: 5, date: 9, by: 'read' }, { id: 6, date: 8, by: 'proven', achievement: 3 })
    return outcome
  }) as unknown as Ask
  const marks = await open(withFixed)
  expect([...marks.view.get().fixed]).toEqual([
    [5, { by: 'read', date: 9 }],
    [6, { by: 'proven', date: 8, achievement: 3 }],
  ])
  await marks.set([5, 6], false)
  expect([marks.ids(), state.requests]).toEqual([[1, 5, 6], 1])
  expect(marks.view.get().said).toEqual({ state: 'fixed', by: 'read' })
  await marks.set([1, 5, 6], false)
  expect(marks.view.get().said).toEqual({ state: 'changed', owned: false, ids: [1] })
})

test('the last change can be taken back', async () => {
  const { ask, ids } = server([1, 2])
  const marks = await open(ask)
  await marks.set([1, 2], false)
  expect(ids()).toEqual([])
  await marks.undo()
  expect([marks.ids(), ids()]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

describe('without a connection', () => {
  test('changes wait, in order, and are sent later', async () => {
    const { ask, state, ids } = server([1])
    const marks = await open(ask)
    state.isUp = false
    await marks.set([2], true)
    await marks.set([1], false)
    await marks.set([2], false)
    await marks.set([3], true)
    expect(marks.ids()).toEqual([3])
    expect(marks.view.get().said).toEqual({ state: 'waiting', code: 'offline' })
    state.isUp = true
    await marks.send()
    expect([ids(), marks.ids(), marks.view.get().said]).toEqual([[3], [3], null])
  })

  test('they outlive the page, and are shown as soon as it is there', async () => {
    const { ask, state, ids } = server()
    const intents = inMemory()
    const first = await open(ask, intents)
    state.isUp = false
    await first.set([4], true)
    state.isUp = true
    const second = await open(ask, intents)
    await rest()
    expect([ids(), second.ids()]).toEqual([[4], [4]])
  })

  test('those of one user are not sent as another', async () => {
    const { ask, state, ids } = server()
    const intents = inMemory()
    const mine = await open(ask, intents)
    state.isUp = false
    await mine.set([4], true)
    state.isUp = true
    const other = await open(ask, intents, 'you')
    await other.send()
    expect(ids()).toEqual([])
  })
})

test('a list that was asked for before a change does not undo what its answer said', async () => {
  const { ask, ids } = server([1])
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = (async (call: string, ...rest: unknown[]) => {
    const outcome = await (ask as (...all: unknown[]) => Promise<unknown>)(call, ...rest)
    if (call === 'ownItems') await held
    return outcome
  }) as unknown as Ask
  const marks = await open(slow)
  await marks.set([2], true)
  release()
  await rest()
  expect([marks.ids(), ids()]).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('an answer that got lost does no harm', async () => {
  const { ask, state, ids } = server()
  const marks = await open(ask)
  state.losesAnswers = true
  await marks.set([5], true)
  state.losesAnswers = false
  await marks.set([5], false)
  expect([ids(), marks.ids()]).toEqual([[], []])
})

test('a change that is refused is put back and said', async () => {
  const { ask, state } = server([1])
  const marks = await open(ask)
  state.refuses = 'forbidden'
  await marks.set([1], false)
  await marks.set([2], true)
  expect(marks.ids()).toEqual([1])
  expect(marks.view.get().said).toEqual({ state: 'failed', code: 'forbidden' })
  expect(marks.view.get().pending.size).toBe(0)
})

test.each(['loggedOut', 'notPublished', 'noSuchCall', 'methodNotAllowed', 'lodestoneBusy', 'internal'] as const)(
  'a change waits where the failure says nothing about it: %s',
  async (code) => {
    const { ask, state, ids } = server([1])
    const intents = inMemory()
    const marks = await open(ask, intents)
    state.refuses = code
    await marks.set([2, 3], true)
    expect(marks.view.get().said).toEqual({ state: 'waiting', code })
    expect([marks.ids(), ids()]).toEqual([[1, 2, 3], [1]])
    state.refuses = null
    // After the next login, on a page of its own.
    const later = await open(ask, intents)
    await rest()
    expect([ids(), later.ids()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  },
)

test('one unknown thing takes no others with it', async () => {
  const { ask, state, ids } = server()
  const marks = await open(ask)
  state.unknown = new Set([17, 40])
  const all = Array.from({ length: 50 }, (_, index) => index + 1)
  await marks.set(all, true)
  const known = all.filter((id) => !state.unknown.has(id))
  expect([ids(), marks.ids()]).toEqual([known, known])
  expect(marks.view.get().said).toEqual({ state: 'failed', code: 'badItemId' })
  expect(state.requests).toBeLessThan(35)
})

test('a change that is made while another is on its way is not lost', async () => {
  const { ask, ids } = server()
  const marks = await open(ask)
  await Promise.all([marks.set([1], true), marks.set([1], false), marks.set([2], true), marks.set([1], true)])
  await marks.send()
  expect(marks.ids()).toEqual(ids().toSorted((a, b) => a - b))
})

describe('in two tabs', () => {
  test('what one ticks is shown in the other', async () => {
    const { ask } = server()
    const at = browser()
    const [one, two] = [await open(ask, at.intents, 'me', at), await open(ask, at.intents, 'me', at)]
    await one.set([1], true)
    await rest()
    expect(two.ids()).toEqual([1])
  })

  test.each([false, true])('a tick that the other tab has sent stays (deaf: %s)', async (isDeaf) => {
    const { ask, state, ids } = server()
    const at = browser({ isDeaf })
    const [one, two] = [await open(ask, at.intents, 'me', at), await open(ask, at.intents, 'me', at)]
    state.isUp = false
    await one.set([4], true)
    state.isUp = true
    await Promise.all([two.send(), one.send()])
    await rest()
    expect([ids(), one.ids(), one.view.get().pending.size]).toEqual([[4], [4], 0])
    expect(one.view.get().said?.state).not.toBe('failed')
  })

  test('what waits is sent, and what could not be read is read, by itself once the server is back', async () => {
    const { ask, state, ids } = server([1])
    state.isUp = false
    const marks = await open(ask)
    expect(marks.view.get()).toMatchObject({ dates: null, said: { state: 'unread', code: 'offline' } })
    await marks.passTime()
    state.isUp = true
    await marks.passTime()
    expect([marks.ids(), marks.view.get().said]).toEqual([[1], null])
    state.isUp = false
    await marks.set([2], true)
    expect(marks.view.get().said).toEqual({ state: 'waiting', code: 'offline' })
    await marks.passTime()
    expect(marks.waits()).toHaveLength(1)
    state.isUp = true
    await marks.passTime()
    expect([ids(), marks.view.get().said, marks.waits()]).toEqual([[1, 2], null, []])
  })

  test('what was read in this browser before is shown, with what was ticked since, and nothing is said of it', async () => {
    const { ask, state, ids } = server([1, 2])
    const at = browser()
    const before = await open(ask, at.intents, 'me', at)
    await before.set([3], true)
    state.isUp = false
    const marks = await open(ask, at.intents, 'me', at)
    expect([marks.ids(), marks.view.get().said]).toEqual([[1, 2, 3], null])
    await marks.set([1], false)
    await marks.set([4], true)
    const again = await open(ask, at.intents, 'me', at)
    expect([again.ids(), [...again.view.get().pending]]).toEqual([
      [2, 3, 4],
      [1, 4],
    ])
    expect(again.view.get().said).toEqual({ state: 'waiting', code: 'offline' })
    state.isUp = true
    await again.goOnline()
    expect([ids().sort(), again.ids(), again.view.get().pending.size]).toEqual([[2, 3, 4], [2, 3, 4], 0])
  })

  test('a copy of another user is not shown', async () => {
    const { ask, state } = server([1])
    const at = browser()
    await open(ask, at.intents, 'me', at)
    state.isUp = false
    const marks = await open(ask, at.intents, 'another', at)
    expect(marks.view.get()).toMatchObject({ dates: null, said: { state: 'unread', code: 'offline' } })
  })

  test('what waits is sent as soon as the network is back', async () => {
    const { ask, state, ids } = server([1])
    const marks = await open(ask)
    state.isUp = false
    await marks.set([2], true)
    state.isUp = true
    await marks.goOnline()
    expect([ids(), marks.view.get().said, marks.waits()]).toEqual([[1, 2], null, []])
  })

  test('a list that could not be read is read later, also where what waited for another list was sent', async () => {
    let canRead = false
    const halfUp = (async (call: string) => {
      if (call !== 'ownItems') return { ok: true, value: { lists: [{ type: 'barding', items: [] }] } }
      return canRead ? { ok: true, value: { items: [{ id: 1, date: 1 }] } } : { ok: false, code: 'unavailable' }
    }) as unknown as Ask
    const intents = inMemory()
    await intents.add([{ subject: 'me', characterId: 7, type: 'barding', id: 3, owned: true, at: 1 }])
    const marks = await open(halfUp, intents)
    expect([await intents.of('me', 7), marks.waits()]).toEqual([[], [expect.any(Number)]])
    canRead = true
    await marks.passTime()
    expect(marks.ids()).toEqual([1])
  })

  test('a tick that the other tab was refused is put back', async () => {
    const { ask, state } = server()
    const at = browser({ isDeaf: true })
    const [one, two] = [await open(ask, at.intents, 'me', at), await open(ask, at.intents, 'me', at)]
    state.isUp = false
    await one.set([4], true)
    Object.assign(state, { isUp: true, refuses: 'forbidden' })
    await Promise.all([two.send(), one.send()])
    await rest()
    expect(one.ids()).toEqual([])
  })
})
