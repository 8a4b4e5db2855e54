import type { Parsed } from '@kupodex/data/lodestone'
import { priorities } from '@kupodex/data/sync'
import type { Store } from '@kupodex/data/store'
import { openForEach } from '@kupodex/data/opened.fixture'
import { dieAtEachWrite, openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import { createDiscovery, type ReadMembers } from './discovery.ts'

const start = 1_750_000_000_000
const hour = 3_600_000
const day = 24 * hour

/** Requests a second that the discovery may take. */
const rate = 0.1

const opened = openForEach(startTestStore)
let now: number
beforeEach(() => void (now = start))

/** Free companies with their members. */
type Companies = Record<string, number[]>

/** How many members a page of a list has. */
const perPage = 3

const idsFrom = (first: number, length: number) => Array.from({ length }, (_, n) => first + n)

/** A discovery over a store, on a Lodestone with these free companies; a reading of a character takes ten requests. */
const discoveryOn = (store: Store, companies: Companies, answer?: Parsed<ReadMembers>) => {
  const asked: { page: string; at: number }[] = []
  const read: number[] = []
  const paused: string[] = []
  const logged: LogRecord[] = []
  let sent = 0
  const discovery = createDiscovery({
    ...{ store, rate, clock: () => now, log: (record) => logged.push(record), sent: () => sent },
    members: async (company, page) => {
      sent++
      asked.push({ page: `${company} ${page}`, at: now })
      if (answer) return answer
      const members = companies[company]
      if (!members) return { outcome: 'notFound' }
      const entries = members.slice(perPage * (page - 1), perPage * page).map((id) => ({ id }))
      const pageCount = members.length > perPage ? Math.ceil(members.length / perPage) : null
      return { outcome: 'ok', value: { entries, pageCount } }
    },
  })
  const sync = async (id: number) => {
    sent += 10
    read.push(id)
    const lease = await store.lease(id, { now, until: now + hour / 4, token: 'worker' })
    const profile = { ...lease!.profile, status: 'ready', updatedAt: now } as const
    await store.finish(id, 'worker', { profile, priority: priorities.tail, due: now + day, failures: 0 })
  }
  const pause = async (code: string) => void paused.push(code)
  const goOn = () => discovery.goOn({ sync, pause })
  /** Goes on for a while, looking every few seconds. */
  const goOnFor = async (ms: number, every = 10_100) => {
    for (const end = now + ms; now < end; now += every) await goOn()
  }
  return { ...discovery, goOn, goOnFor, asked, read, paused, logged, sent: () => sent }
}

const pagesOf = ({ asked }: { asked: { page: string }[] }) => asked.map(({ page }) => page)

describe('a discovery', () => {
  test('without a free company that it has heard of asks for nothing and writes nothing', async () => {
    const { goOn, asked } = discoveryOn(openDying(opened, { at: 1, when: 'before' }).store, {})
    expect([await goOn(), asked]).toEqual([false, []])
  })

  test('reads a list to the end, then those found, then the next list', async () => {
    const one = discoveryOn(opened.store, { 1: idsFrom(100, 8), 2: [1, 2, 100] })
    one.hear('1')
    one.hear('2')
    await one.goOnFor(30_000)
    expect([pagesOf(one), one.read]).toEqual([['1 1', '1 2', '1 3'], []])
    await one.goOnFor(11 * 110_000)
    expect(one.read.toSorted((a, b) => a - b)).toEqual([1, 2, ...idsFrom(100, 8)])
    expect(pagesOf(one)).toEqual(['1 1', '1 2', '1 3', '2 1'])
    expect(one.logged).toContainEqual({
      level: 'info',
      event: 'membersRead',
      company: '2',
      page: 1,
      members: 3,
      found: 2,
    })
  })

  test('keeps its share of the pace, with several workers at once too, and uses it', async () => {
    const companies = { 1: idsFrom(100, 60), 2: idsFrom(300, 60) }
    const workers = [discoveryOn(opened.store, companies), discoveryOn(opened.store, companies)]
    for (const { hear } of workers) for (const company of Object.keys(companies)) hear(company)
    const sent = () => workers.reduce((sum, worker) => sum + worker.sent(), 0)
    const began = now
    for (; now < began + hour / 3; now += 7000) for (const { goOn } of workers) await goOn()
    const allowed = (rate * (now - began)) / 1000
    // The last thing of each is made up for afterwards.
    expect(sent()).toBeLessThanOrEqual(allowed + 20)
    expect(sent()).toBeGreaterThan(0.8 * allowed)
  })

  test('asks for a free company once a month, whoever hears of it', async () => {
    const companies = { 1: idsFrom(100, 5) }
    const asked: { page: string; at: number }[] = []
    for (let worker = 0; worker < 4; worker++) {
      const one = discoveryOn(opened.store, companies)
      for (let times = 0; times < 10; times++) {
        one.hear('1')
        await one.goOnFor(day, 2 * hour)
      }
      asked.push(...one.asked)
    }
    expect(asked.map(({ page }) => page)).toEqual(['1 1', '1 2', '1 1', '1 2'])
    expect(asked[2]!.at - asked[0]!.at).toBeGreaterThanOrEqual(30 * day)
  })

  test.each(['notFound', 'hidden', 'private'] as const)('a list that is %s is not asked for again', async (outcome) => {
    const one = discoveryOn(opened.store, {}, { outcome } as never)
    for (let times = 0; times < 20; times++) {
      one.hear('1')
      await one.goOnFor(day, 6 * hour)
    }
    expect([pagesOf(one), one.paused]).toEqual([['1 1'], []])
  })

  test.each(['maintenance', 'challenged', 'blocked', 'throttled', 'unreachable'] as const)(
    'a site that is %s is paused for, and the list is asked for again the next day',
    async (outcome) => {
      const one = discoveryOn(opened.store, {}, { outcome })
      for (let times = 0; times < 3; times++) {
        one.hear('1')
        await one.goOnFor(day, hour)
      }
      expect(one.paused).toEqual([outcome, outcome, outcome])
    },
  )

  test('a list in an unknown layout is reported, and no other is asked for on that day', async () => {
    const one = discoveryOn(opened.store, {}, { outcome: 'unknownLayout', why: 'not a list of members' })
    for (const company of ['1', '2', '3']) one.hear(company)
    await one.goOnFor(day - 1, hour / 2)
    expect([pagesOf(one), one.paused]).toEqual([['1 1'], []])
    expect(one.logged).toMatchObject([{ level: 'warn', event: 'membersUnread', why: 'not a list of members' }])
    await one.goOnFor(hour)
    expect(pagesOf(one)).toEqual(['1 1', '2 1'])
  })
})

test('a worker killed at any write asks for nothing twice within a day, and the next day everybody is found', async () => {
  let first = 1000
  const deaths = await dieAtEachWrite(async (death) => {
    const ids = idsFrom((first += 100), 4)
    const company = String(first)
    const companies = { [company]: ids }
    await opened.store.addCharacter(ids[0]!, now)
    const before = await opened.store.readCharacter(ids[0]!, true)
    const dying = openDying(opened, death)
    const killed = discoveryOn(dying.store, companies)
    killed.hear(company)
    // Two pages, and two of those found.
    for (let step = 0; step < 4 && !dying.state.isDead; step++) {
      now += hour
      await killed.goOn().catch((error: unknown) => expect(String(error)).toContain('killed'))
    }
    dying.close()
    const next = discoveryOn(opened.store, companies)
    for (let times = 0; times < 2; times++) {
      next.hear(company)
      await next.goOnFor(day + hour, 2 * hour)
    }
    const times = new Map<string, number>()
    for (const { page, at } of [...killed.asked, ...next.asked]) {
      expect(at - (times.get(page) ?? -Infinity)).toBeGreaterThanOrEqual(day)
      times.set(page, at)
    }
    const all = await Promise.all(ids.map((id) => opened.store.readCharacter(id, true)))
    expect(all.map((one) => [one?.profile.found, one?.profile.status])).toEqual([
      [false, 'adding'],
      ...ids.slice(1).map(() => [true, 'ready']),
    ])
    expect(all[0]).toEqual(before)
    return dying.state.isDead
  })
  expect(deaths).toBeGreaterThan(20)
})
