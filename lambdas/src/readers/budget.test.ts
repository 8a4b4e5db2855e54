import { memoryAllowances } from '@kupodex/data/store/store.fixture'
import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'
import { readings as readingsAt } from './rules.ts'

const readings = readingsAt(1)

const setUp = (rule = readings) => {
  let now = 1_750_000_000_000
  let writes = 0
  const kept = memoryAllowances()
  const store = {
    ...kept,
    takeAllowance: (...args: Parameters<typeof kept.takeAllowance>) => (writes++, kept.takeAllowance(...args)),
  }
  const budget = createBudget({ store, clock: () => now, readerKey: 'the secret of a test' }, rule)
  /** How many readings of one request a reader gets out of so many. */
  const take = async (client: string, times: number, requests = 1) => {
    let got = 0
    for (let n = 0; n < times; n++) if ((await budget.take({ client, hasKey: false }, requests)).ok) got += requests
    return got
  }
  return { budget, take, after: (ms: number) => void (now += ms), writes: () => writes }
}

test('a reader has a share, which comes back; a reader with a key pays nothing', async () => {
  const { budget, take, after } = setUp()
  const { atOnce, perHour } = readings.reader
  expect(await take('192.0.2.1', 1000)).toBe(atOnce)
  expect(await budget.take({ client: '192.0.2.1', hasKey: false }, 1)).toEqual(readings.tooMany)
  expect((await budget.take({ client: '192.0.2.1', hasKey: true }, 1000)).ok).toBe(true)
  after(15 * 60_000)
  expect(await take('192.0.2.1', 1000)).toBe(perHour / 4)
})

test('all readers together have one too, whose last part is reserved for those who ask for little', async () => {
  const { budget, take } = setUp()
  const greedy = []
  for (let at = 1; at <= 4; at++) greedy.push(await take(`192.0.2.${at}`, 90, 5))
  const { reader, all, keep, little } = readings
  // The first two take everything that is open to all, including their small shares; the others only have their small shares.
  expect(greedy).toEqual([reader.atOnce, all.atOnce - keep - reader.atOnce, little.atOnce, little.atOnce])
  expect(await budget.take({ client: '192.0.2.4', hasKey: false }, 5)).toEqual(readings.busy)
  expect((await budget.take({ client: '192.0.2.99', hasKey: false }, 15)).ok).toBe(true)
  for (let at = 5; at <= 40; at++) await take(`192.0.2.${at}`, 90, 5)
  expect(await budget.take({ client: '192.0.2.100', hasKey: false }, 15)).toEqual(readings.busy)
})

test('what a refused or unused reading took is given back', async () => {
  const { budget, take, after } = setUp()
  for (let reader = 1; reader <= 40; reader++) await take(`192.0.2.${reader}`, 90, 5)
  const late = { client: '192.0.2.99', hasKey: false }
  for (let n = 0; n < 100; n++) expect(await budget.take(late, 15)).toEqual(readings.busy)
  after(3_600_000)
  for (let n = 0; n < 100; n++) {
    const taken = await budget.take(late, 150)
    if (!taken.ok) throw new Error(taken.code)
    await taken.value.giveBack(150)
  }
})

test('a reader who returns everything starts afresh, even if only the reserved part is left', async () => {
  const { budget, take } = setUp()
  const often = { client: '192.0.2.98', hasKey: false }
  for (let n = 0; n < 20; n++) {
    const taken = await budget.take(often, 5)
    if (!taken.ok) throw new Error(taken.code)
    await taken.value.giveBack(5)
  }
  for (let reader = 1; reader <= 4; reader++) await take(`192.0.2.${reader}`, 90, 5)
  expect(await budget.take({ ...often, client: '192.0.2.4' }, 5)).toEqual(readings.busy)
  expect((await budget.take(often, 5)).ok).toBe(true)
})

test('the many networks of a household or a provider count as few readers', async () => {
  const { take } = setUp({ ...readings, all: { atOnce: 100_000, perHour: 1200 } })
  const { atOnce } = readings.reader
  let household = 0
  for (let net = 0; net < 20; net++) household += await take(`2001:db8:1:${(0x100 + net).toString(16)}`, 90, 5)
  expect(household).toBe(2 * atOnce)
  let many = household
  for (let net = 2; net < 40; net++) many += await take(`2001:db8:1:${(net * 0x100).toString(16)}`, 90, 5)
  expect(many).toBeLessThanOrEqual(4 * atOnce)
})

test('the many networks of a provider have one small share, so that a few of them leave something for everybody else', async () => {
  const { budget, take } = setUp()
  for (let provider = 1; provider <= 5; provider++) {
    for (let net = 0; net < 8; net++) await take(`2001:db8:${provider}:${(net * 0x100).toString(16)}`, 90, 5)
  }
  expect((await budget.take({ client: '192.0.2.99', hasKey: false }, 15)).ok).toBe(true)
})

test('a reader who was refused is refused at once for a while, without a write', async () => {
  const { budget, after, writes } = setUp()
  const payer = { client: '192.0.2.1', hasKey: false }
  while ((await budget.take(payer, 5)).ok) expect(budget.isOver(payer)).toBe(false)
  const before = writes()
  for (let n = 0; n < 50; n++)
    expect([budget.isOver(payer), await budget.take(payer, 5)]).toEqual([true, readings.tooMany])
  expect(writes()).toBe(before)
  expect((await budget.take({ ...payer, hasKey: true }, 5)).ok).toBe(true)
  after(15 * 60_000)
  expect([budget.isOver(payer), (await budget.take(payer, 5)).ok]).toEqual([false, true])
})

test('nor does a reader who is refused because all is used up cost a write with each request', async () => {
  const { budget, take, after, writes } = setUp()
  for (let at = 1; at <= 40; at++) await take(`192.0.2.${at}`, 90, 5)
  const late = { client: '192.0.2.99', hasKey: false }
  expect([budget.isOver(late), await budget.take(late, 15), budget.isOver(late)]).toEqual([false, readings.busy, true])
  const before = writes()
  for (let n = 0; n < 50; n++) expect(await budget.take(late, 5)).toEqual(readings.busy)
  expect(writes()).toBe(before)
  after(15 * 60_000)
  expect([budget.isOver(late), (await budget.take(late, 15)).ok]).toEqual([false, true])
})
