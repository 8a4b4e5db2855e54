import { describe, expect, test } from 'vitest'
import { type SlowCall, slowCalls, slowestCall } from '../ground/limits.ts'
import { anybody, testUser } from '../http/callers.fixture.ts'
import { memoryTable, testSeats } from './readers.fixture.ts'

const at = (client: string, user?: string) => ({ ...anybody, client, user: user === undefined ? null : testUser(user) })

/** Two instances over one table, and a clock. */
const setUp = (call: SlowCall) => {
  const time = { now: 1_750_000_000_000 }
  const store = memoryTable()
  const [one, other] = [1, 2].map(() => testSeats(call, store, () => time.now))
  if (!one || !other) throw new Error('There are two.')
  return { time, one, other }
}

describe.each(Object.keys(slowCalls) as SlowCall[])('%s', (call) => {
  const { person, reader } = slowCalls[call]

  test('is bounded by address, whoever logs in there and whichever instance answers', async () => {
    const { one, other } = setUp(call)
    const got = []
    for (let n = 0; n < 10; n++) got.push((await (n % 2 ? one : other).enter(at('192.0.2.1', `u${n}`))) !== null)
    expect(got).toEqual(got.map((_, n) => n < reader.underWay))
    expect(await one.enter(at('192.0.2.2', 'somebody'))).not.toBeNull()
  })

  test('is bounded by network, for who has many', async () => {
    const { one } = setUp(call)
    let got = 0
    for (let n = 0; n < 40; n++) if (await one.enter(at(`2001:db8:1:${(n * 0x100).toString(16)}`, `u${n}`))) got++
    expect(got).toBe(4 * reader.underWay)
  })

  test.runIf(person)('is bounded by person, wherever they are', async () => {
    const { one, other } = setUp(call)
    const got = []
    for (let n = 0; n < 6; n++) got.push((await (n % 2 ? one : other).enter(at(`192.0.2.${n}`, 'mina'))) !== null)
    expect(got).toEqual(got.map((_, n) => n < (person?.underWay ?? 0)))
  })

  test('one seat after another, and those of functions that died come back', async () => {
    const { one, other, time } = setUp(call)
    const guest = at('192.0.2.1', 'mina')
    const most = Math.min(person?.underWay ?? 10, reader.underWay)
    for (let n = 0; n < 2; n++) {
      const leave = await one.enter(guest)
      await leave?.()
      expect(leave).not.toBeNull()
    }
    for (let n = 0; n < most; n++) expect(await one.enter(guest)).not.toBeNull()
    expect(await other.enter(guest)).toBeNull()
    time.now += (slowestCall - 1) * 1000
    expect(await other.enter(guest)).toBeNull()
    time.now += 1000
    expect(await other.enter(guest)).not.toBeNull()
  })

  test('a seat is left when the work is done, and when it fails', async () => {
    const { one } = setUp(call)
    const guest = at('192.0.2.1', 'mina')
    const done = { ok: true, value: 1 } as const
    expect(await one.run(guest, async () => done)).toEqual(done)
    await expect(one.run(guest, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await one.run(guest, async () => done)).toEqual(done)
    for (let n = 0; n < 10; n++) await one.enter(guest)
    expect(await one.run(guest, async () => done)).toMatchObject({ ok: false, code: 'tooManyRequests' })
    expect(await one.run({ ...guest, hasKey: true }, async () => done)).toEqual(done)
  })
})

test.each(['finishBanner', 'exportAccount'] as const)('%s has a bound by the hour too', async (call) => {
  const { one, time } = setUp(call)
  const runs = slowCalls[call].person?.runs
  if (!runs) throw new Error('It has one.')
  const run = async () => (await one.run(at('192.0.2.1', 'mina'), async () => ({ ok: true, value: 1 }))).ok
  for (let n = 0; n < runs.atOnce; n++) expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  time.now += 3_600_000 / runs.perHour
  expect([await run(), await run()]).toEqual([true, false])
})
