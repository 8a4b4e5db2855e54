import { memoryAllowances } from '@kupodex/data/store/testing'
import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'
import { readings } from './rules.ts'

const world = (rule = readings) => {
  let now = 1_750_000_000_000
  const budget = createBudget({ store: memoryAllowances(), clock: () => now, readerKey: 'the secret of a test' }, rule)
  /** How many readings of one request a reader gets out of so many. */
  const take = async (client: string, times: number, requests = 1) => {
    let got = 0
    for (let n = 0; n < times; n++) if (!(await budget.take({ client, hasKey: false }, requests))) got += requests
    return got
  }
  return { budget, take, after: (ms: number) => void (now += ms) }
}

test('a reader has a share, which comes back; who has a key pays nothing', async () => {
  const { budget, take, after } = world()
  const { atOnce, perHour } = readings.reader
  expect(await take('192.0.2.1', 1000)).toBe(atOnce)
  expect(await budget.take({ client: '192.0.2.1', hasKey: false }, 1)).toEqual(readings.tooMany)
  expect(await budget.take({ client: '192.0.2.1', hasKey: true }, 1000)).toBeNull()
  after(15 * 60_000)
  expect(await take('192.0.2.1', 1000)).toBe(perHour / 4)
})

test('all readers together have one too, of which the last part is for who asks for little', async () => {
  const { budget, take } = world()
  const greedy = []
  for (let reader = 1; reader <= 4; reader++) greedy.push(await take(`192.0.2.${reader}`, 90, 5))
  const { all, keep, little } = readings
  expect(greedy.reduce((sum, got) => sum + got)).toBeLessThanOrEqual(all.atOnce - keep + 4 * little.atOnce)
  expect(await budget.take({ client: '192.0.2.4', hasKey: false }, 5)).toEqual(readings.busy)
  expect(await budget.take({ client: '192.0.2.99', hasKey: false }, 15)).toBeNull()
  for (let reader = 5; reader <= 40; reader++) await take(`192.0.2.${reader}`, 90, 5)
  expect(await budget.take({ client: '192.0.2.100', hasKey: false }, 15)).toEqual(readings.busy)
})

test('who is refused by all, or needed nothing, has it back', async () => {
  const { budget, take, after } = world()
  for (let reader = 1; reader <= 40; reader++) await take(`192.0.2.${reader}`, 90, 5)
  const late = { client: '192.0.2.99', hasKey: false }
  for (let n = 0; n < 100; n++) expect(await budget.take(late, 15)).toEqual(readings.busy)
  after(3_600_000)
  expect(await budget.take(late, 150)).toBeNull()
  for (let n = 0; n < 100; n++) {
    await budget.giveBack(late, 150)
    expect(await budget.take(late, 150)).toBeNull()
  }
})

test('a household’s, and a provider’s, many networks are few readers', async () => {
  const { take } = world({ ...readings, all: { atOnce: 100_000, perHour: 1200 } })
  const { atOnce } = readings.reader
  let household = 0
  for (let net = 0; net < 20; net++) household += await take(`2001:db8:1:${(0x100 + net).toString(16)}`, 90, 5)
  expect(household).toBe(2 * atOnce)
  let many = household
  for (let net = 2; net < 40; net++) many += await take(`2001:db8:1:${(net * 0x100).toString(16)}`, 90, 5)
  expect(many).toBeLessThanOrEqual(4 * atOnce)
})
