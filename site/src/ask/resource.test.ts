import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AskError, type Outcome } from './outcome.ts'
import { type AskingFor, createResource, type ResourceOptions, timeOut } from './resource.ts'
import { settle, waitsAt } from './waits.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** For how long a store waits for the next who looks. */
const goAway = () => vi.advanceTimersByTime(1000)

/** A resource of a server that answers when the test wants. */
const scene = (options: ResourceOptions = {}) => {
  const page = waitsAt(1000)
  const asked: (AskingFor<string> & { answer: (outcome: Outcome<string>) => Promise<void> })[] = []
  const resource = createResource<string>(
    (asking) =>
      new Promise((resolve) => {
        const answer = (outcome: Outcome<string>) => {
          resolve(outcome)
          return settle()
        }
        asked.push({ ...asking, answer })
      }),
    { waits: page.waits, now: page.now, ...options },
  )
  const say = (value: string) => asked.at(-1)!.answer({ ok: true, value })
  const fail = (code: 'unavailable' | 'loggedOut' | 'offline' = 'unavailable') =>
    asked.at(-1)!.answer({ ok: false, code })
  return { ...page, asked, resource, say, fail, look: () => resource.listen(() => {}) }
}

describe('a resource', () => {
  test('is asked for once, however many look, and not before anybody does', async () => {
    const { asked, resource, say, look } = scene()
    expect(asked).toHaveLength(0)
    look()
    look()
    expect(resource.get()).toEqual({ state: 'loading', value: null })
    await say('a')
    look()
    expect(asked).toHaveLength(1)
    expect(resource.get()).toEqual({ state: 'ready', value: 'a', asOf: 1000 })
  })

  test('says to those who look what it comes to, and each thing once', async () => {
    const { resource, fail, say, pass } = scene()
    const states: string[] = []
    resource.subscribe(({ state }) => states.push(state))
    await fail()
    await pass(20_000)
    await fail()
    await pass(40_000)
    await say('a')
    expect(states).toEqual(['loading', 'failed', 'ready'])
  })

  test('gives up a request when nobody looks any more, and begins anew with the next who does', async () => {
    const { asked, resource, look, say } = scene()
    const stop = look()
    stop()
    expect(asked[0]?.signal.aborted).toBe(false)
    goAway()
    expect(asked[0]?.signal.aborted).toBe(true)
    look()
    await asked[0]?.answer({ ok: true, value: 'old' })
    expect(resource.get().state).toBe('loading')
    await say('new')
    expect(resource.get().value).toBe('new')
  })

  test('shows the last value while it is asked for anew, to who looks after nobody did', async () => {
    const { asked, resource, look, say } = scene()
    const stop = look()
    await say('a')
    stop()
    goAway()
    look()
    expect(resource.get()).toMatchObject({ state: 'ready', value: 'a' })
    expect(asked[1]?.known).toBe('a')
    await say('b')
    expect(resource.get().value).toBe('b')
  })

  test.each([
    ['of a moment ago is not asked for anew', 999, 1],
    ['that is too old is', 1000, 2],
    ['of the future is, as the clock was set back', -1, 2],
  ])('%s', async (_what, passed, requests) => {
    let time = 5000
    const { asked, look, say } = scene({ freshFor: 1000, now: () => time })
    const stop = look()
    await say('a')
    stop()
    goAway()
    time += passed
    look()
    expect(asked).toHaveLength(requests)
  })

  test('is asked for anew every so often while somebody looks, and as soon as the network is back', async () => {
    const { asked, look, say, pass, goOnline, dueIn } = scene({ every: 300_000 })
    const stop = look()
    await say('a')
    await pass(299_999)
    expect(asked).toHaveLength(1)
    await pass(1)
    expect(asked).toHaveLength(2)
    await say('b')
    await goOnline()
    expect(asked).toHaveLength(3)
    await say('c')
    stop()
    goAway()
    expect(dueIn()).toEqual([])
  })

  test('may show what is known sooner, but not once it was answered or given up', async () => {
    const { asked, resource, look, say } = scene()
    look()
    asked[0]?.show('kept', 5)
    expect(resource.get()).toEqual({ state: 'ready', value: 'kept', asOf: 5 })
    resource.again()
    asked[0]?.show('late')
    expect(resource.get().value).toBe('kept')
    await say('new')
    expect(resource.get().value).toBe('new')
  })

  test('takes what is known in another way, which no answer to an older request replaces', async () => {
    const { asked, resource, look } = scene()
    look()
    resource.take('changed')
    expect(asked[0]?.signal.aborted).toBe(true)
    await asked[0]?.answer({ ok: true, value: 'older' })
    expect(resource.get()).toMatchObject({ state: 'ready', value: 'changed' })
  })

  test('asks again at once when it is told to, in place of who is being asked', async () => {
    const { asked, resource, look, say } = scene()
    resource.again()
    expect(asked).toHaveLength(0)
    look()
    resource.again()
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await asked[0]?.answer({ ok: true, value: 'older' })
    expect(resource.get().state).toBe('loading')
    await say('a')
    expect(resource.get().value).toBe('a')
  })
})

describe('what has failed', () => {
  test('says why, and is asked for again after ever longer pauses, until it is there', async () => {
    const { asked, resource, look, say, fail, pass, dueIn } = scene()
    look()
    for (const seconds of [20, 40, 80, 160, 300, 300]) {
      await fail()
      expect(resource.get()).toEqual({ state: 'failed', code: 'unavailable', value: null })
      expect(dueIn()).toEqual([seconds * 1000])
      await pass(seconds * 1000)
    }
    expect(asked).toHaveLength(7)
    await say('a')
    expect(resource.get().state).toBe('ready')
    expect(dueIn()).toEqual([])
    resource.again()
    await fail()
    expect(dueIn()).toEqual([20_000])
  })

  test('is asked for at once when the network is back, and then waits for it no more', async () => {
    const { asked, look, say, fail, goOnline, dueIn, waitingForNetwork } = scene()
    look()
    await fail('offline')
    await goOnline()
    expect(asked).toHaveLength(2)
    await say('a')
    await goOnline()
    expect([asked.length, dueIn(), waitingForNetwork()]).toEqual([2, [], 0])
  })

  test('keeps the value that was there', async () => {
    const { resource, look, say, fail } = scene()
    look()
    await say('a')
    resource.again()
    await fail('offline')
    expect(resource.get()).toEqual({ state: 'failed', code: 'offline', value: 'a' })
    resource.again()
    await say('b')
    expect(resource.get()).toMatchObject({ state: 'ready', value: 'b' })
  })

  test('is not asked for while nobody looks', async () => {
    const { asked, look, fail, pass, goOnline, waitingForNetwork } = scene()
    const stop = look()
    await fail()
    stop()
    goAway()
    await pass(3_600_000)
    await goOnline()
    expect([asked.length, waitingForNetwork()]).toEqual([1, 0])
    look()
    expect(asked).toHaveLength(2)
  })

  test('for want of a login is not asked for again by itself', async () => {
    const { resource, look, fail, dueIn, waitingForNetwork } = scene({ patience: timeOut })
    look()
    await fail('loggedOut')
    expect(resource.get()).toMatchObject({ state: 'failed', code: 'loggedOut' })
    expect([dueIn(), waitingForNetwork()]).toEqual([[], 0])
  })

  test.each([
    ['an error of asking', new AskError('tooManyRequests'), 'tooManyRequests'],
    ['any other', new Error('no such column'), 'unreadable'],
  ])('with what was thrown says so: %s', async (_what, thrown, code) => {
    const { waits, now } = waitsAt()
    const resource = createResource(() => Promise.reject(thrown), { waits, now })
    resource.listen(() => {})
    await settle()
    expect(resource.get()).toEqual({ state: 'failed', code, value: null })
  })
})

describe('a resource with patience', () => {
  test('is tried at short pauses before it has failed, at long ones after that', async () => {
    const { asked, resource, look, fail, pass, dueIn } = scene({ patience: timeOut })
    look()
    for (const seconds of [1, 2, 4, 8, 8, 8, 1]) {
      await fail()
      expect([resource.get().state, dueIn()]).toEqual(['loading', [seconds * 1000]])
      await pass(seconds * 1000)
    }
    await fail()
    expect([resource.get().state, dueIn()]).toEqual(['failed', [20_000]])
    expect(asked.map(({ timeout }) => timeout)).toEqual([32_000, 31_000, 29_000, 25_000, 17_000, 9_000, 1_000, 32_000])
  })

  test('has none for what is there already', async () => {
    const { asked, resource, look, fail } = scene({ patience: timeOut })
    look()
    asked[0]?.show('kept')
    await fail()
    expect(resource.get()).toMatchObject({ state: 'failed', value: 'kept' })
  })
})
