import { callById } from '@kupodex/data/contract'
import { askCooldown } from '@kupodex/data/rules'
import { priorities } from '@kupodex/data/sync'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { anybody } from '../http/callers.fixture.ts'
import type { Caller } from '../http/handler.ts'
import { rates } from '../ground/limits.ts'
import { testReadings } from '../readers/readers.fixture.ts'
import { readingCost } from '../readers/rules.ts'
import { ready } from './calls.fixture.ts'
import { visitAnswer } from './visit.ts'

const hour = 60 * 60_000
const day = 24 * hour

const opened = openForAll(startTestStore)
let now = 1_750_000_000_000
let nextId = 1

/** A character that was read so long ago (ms), due much later. */
const character = async (age: number, more: Parameters<typeof ready>[1] = {}): Promise<number> => {
  const id = nextId++
  const { store } = opened
  await store.addCharacter(id, now - age - 1)
  await store.lease(id, { now, until: now + 1, token: 'test' })
  const profile = ready(id, { updatedAt: now - age, ...more })
  await store.finish(id, 'test', { profile, priority: priorities.tail, due: now + 90 * day, failures: 0 })
  return id
}

/** Answers visits, with budgets of their own, and counts writes. */
const scene = () => {
  let writes = 0
  const { store } = opened
  const counted = <Args extends unknown[], Result>(write: (...args: Args) => Result) => {
    return (...args: Args): Result => {
      writes++
      return write(...args)
    }
  }
  const readings = testReadings(
    {
      takeAllowance: counted(store.takeAllowance),
      returnAllowance: counted(store.returnAllowance),
    },
    () => now,
  )
  const answer = visitAnswer({
    store: { readAsked: store.readAsked, askFor: counted(store.askFor) },
    readings,
    clock: () => now,
  })
  const visit = async (id: number, who: Partial<Caller> = {}) => {
    const outcome = await answer({ id }, { ...anybody, ...who })
    if (!outcome.ok) return outcome.code
    return callById('charvisit').answer.strict().parse(outcome.value).reading
  }
  return { visit, readings, writes: () => writes }
}

/** Whether it is due at once, at the front of the queue. */
const isAsked = async (id: number) => (await opened.store.readProfile(id))?.priority === priorities.asked

describe('who opens a character that was not read for a day', () => {
  test('sets it in the queue, once; those who come later find it waiting', async () => {
    const { visit } = scene()
    const id = await character(day)
    expect(await visit(id)).toBe('asked')
    expect(await opened.store.readProfile(id)).toMatchObject({ priority: priorities.asked, due: now })
    expect(await visit(id, { client: '192.0.2.77' })).toBe('waiting')
  })

  test('asks again only after half an hour, where it could not be read', async () => {
    const { visit, writes } = scene()
    const id = await character(2 * day)
    const failed = async () => {
      await opened.store.lease(id, { now, until: now + 1, token: 'failed' })
      const profile = ready(id, { updatedAt: now - 3 * day })
      await opened.store.finish(id, 'failed', { profile, priority: priorities.tail, due: now + day, failures: 1 })
    }
    expect(await visit(id)).toBe('asked')
    await failed()
    now += askCooldown - 1
    const before = writes()
    expect([await visit(id), writes() - before]).toEqual(['none', 0])
    now += 1
    expect(await visit(id)).toBe('asked')
  })
})

test.each<[string, number, Parameters<typeof ready>[1]]>([
  ['was read within a day', day - 1, {}],
  ['is private', 2 * day, { status: 'private' }],
  ['opted out', 2 * day, { status: 'private', optOut: 'asked' }],
  ['is gone', 2 * day, { status: 'deleted' }],
  ['is new', 2 * day, { status: 'adding', updatedAt: null }],
])('a character that %s is not set in the queue, and costs no write', async (_, age, more) => {
  const { visit, writes } = scene()
  const id = await character(age, more)
  expect(await visit(id)).toBe('none')
  expect([await isAsked(id), writes()]).toEqual([false, 0])
})

test('an id that nobody added is not added', async () => {
  const { visit } = scene()
  expect(await visit(999_999)).toBe('none')
  expect(await opened.store.readProfile(999_999)).toBeNull()
})

test.each<[string, Partial<Caller>]>([
  ['a robot, or a browser that fetches ahead', { isUnattended: true }],
  ['a page of another site', { isForeign: true }],
])('%s is refused, and sets nothing in the queue', async (_, who) => {
  const { visit, writes } = scene()
  const id = await character(2 * day)
  expect(await visit(id, who)).toBe('forbidden')
  expect([await isAsked(id), writes()]).toEqual([false, 0])
})

describe('the fair share', () => {
  const manyVisits = async (visit: ReturnType<typeof scene>['visit'], client: string) => {
    for (let visits = 0; ; visits++) {
      const said = await visit(await character(2 * day), { client })
      if (said !== 'asked') return { visits, said }
    }
  }

  test('visits leave a reader half of it for what is asked for by hand', async () => {
    const { visit, readings } = scene()
    const client = '198.51.100.1'
    const { visits, said } = await manyVisits(visit, client)
    const share = rates.readings.reader.atOnce * readingCost.unknown
    expect({ visits, said }).toEqual({ visits: share / 2 / readingCost.known, said: 'tooManyRequests' })
    expect((await readings.take({ client, hasKey: false }, readingCost.unknown)).ok).toBe(true)
  })

  test('and of what all have they leave half, so that a crowd that only looks stops nobody', async () => {
    now += 10 * hour
    const { visit, readings } = scene()
    let visits = 0
    for (let reader = 1; ; reader++) {
      const some = await manyVisits(visit, `203.0.113.${reader}`)
      visits += some.visits
      if (some.said === 'lodestoneBusy') break
      expect(some.said).toBe('tooManyRequests')
    }
    expect(visits).toBe(rates.readings.all / 2 / readingCost.known)
    expect((await readings.take({ client: '203.0.113.200', hasKey: false }, readingCost.unknown)).ok).toBe(true)
  })

  test('who is refused for a visit is not refused what they ask for', async () => {
    now += 10 * hour
    const { visit, readings } = scene()
    const client = '198.51.100.2'
    await manyVisits(visit, client)
    expect(readings.isOver({ client, hasKey: false })).toBe(false)
    expect((await readings.take({ client, hasKey: false }, readingCost.known)).ok).toBe(true)
  })

  test('somebody who was refused a visit costs no write for a moment', async () => {
    now += 10 * hour
    const { visit, writes } = scene()
    await manyVisits(visit, '198.51.100.3')
    const id = await character(2 * day)
    const before = writes()
    expect(await visit(id, { client: '198.51.100.3' })).toBe('tooManyRequests')
    expect(writes()).toBe(before)
  })
})
