import { expect, test } from 'vitest'
import { offline, webOf } from '#ask/web.fixture.ts'
import { clockAt, keeperInMemory } from './page.fixture.ts'
import { createRarity } from './rarity.ts'

const path = '/api/rarity/mount/global/'
const entry = { id: 5, count: 2, points: 90, percent: 0.7, percentFull: 0.73 }
const answer = { deployTime: 1, generateTime: 1, charCount: 273, rarity: [entry] }

const scene = (ask = webOf({ [path]: answer })) => {
  const clock = clockAt(1_000_000)
  const { keeper } = keeperInMemory()
  const open = (other = ask.ask) => createRarity({ ask: other, keeper, now: clock.now, later: clock.later })
  return { clock, open, asked: ask.asked }
}

test('is asked for once by all parts of a page', async () => {
  const { open, asked } = scene()
  const rarity = open()
  expect(rarity.viewOf('mount', 'global').get()).toBeNull()
  await Promise.all([rarity.load('mount', 'global'), rarity.load('mount', 'global')])
  const view = rarity.viewOf('mount', 'global').get()
  expect([view?.charCount, view?.failed, view?.of(5), view?.of(6)]).toEqual([273, false, entry, undefined])
  expect(asked).toEqual([path])
})

test('is shown from what is kept, also without a network, and asked for again after some minutes', async () => {
  const { clock, open, asked } = scene()
  await open().load('mount', 'global')
  const next = open()
  await next.load('mount', 'global')
  expect(next.viewOf('mount', 'global').get()?.charCount).toBe(273)
  expect(asked).toEqual([path])
  await clock.pass(5 * 60_000)
  const away = open(offline)
  await away.load('mount', 'global')
  expect([away.viewOf('mount', 'global').get()?.charCount, away.viewOf('mount', 'global').get()?.failed]).toEqual([
    273,
    false,
  ])
  await open().load('mount', 'global')
  expect(asked).toEqual([path, path])
})

test('that is not published counts nobody; one that cannot be had has failed and is asked for again', async () => {
  const { open, asked } = scene()
  const rarity = open()
  await rarity.load('minion', 'global')
  expect(rarity.viewOf('minion', 'global').get()).toMatchObject({ charCount: 0, failed: false })
  const broken = webOf({}, 503)
  const other = open(broken.ask)
  await other.load('mount', 'global')
  await other.load('mount', 'global')
  expect(other.viewOf('mount', 'global').get()).toMatchObject({ charCount: 0, failed: true })
  expect([asked.length, broken.asked.length]).toEqual([1, 2])
})

test('that could not be had is asked for again a minute later, or as soon as the network is back', async () => {
  const { clock, open } = scene()
  let isDown = true
  const asked: string[] = []
  const ask: typeof offline = async (id, params, options) => {
    asked.push(id)
    return (isDown ? offline : webOf({ [path]: answer }).ask)(id, params, options)
  }
  const rarity = open(ask)
  const view = rarity.viewOf('mount', 'global')
  await rarity.load('mount', 'global')
  await clock.pass(59_999)
  expect([asked.length, view.get()?.failed]).toEqual([1, true])
  await clock.pass(1)
  expect([asked.length, view.get()?.failed]).toEqual([2, true])
  isDown = false
  await rarity.check()
  expect([asked.length, view.get()?.failed, view.get()?.charCount]).toEqual([3, false, 273])
  await clock.pass(600_000)
  expect(asked.length).toBe(3)
})

test('that was kept and could not be brought up to date is asked for again, too', async () => {
  const { clock, open, asked } = scene()
  await open().load('mount', 'global')
  await clock.pass(5 * 60_000)
  let isDown = true
  const next = open((id, params, options) =>
    (isDown ? offline : webOf({ [path]: { ...answer, charCount: 300 } }).ask)(id, params, options),
  )
  await next.load('mount', 'global')
  isDown = false
  await clock.pass(60_000)
  await next.load('mount', 'global')
  expect(next.viewOf('mount', 'global').get()?.charCount).toBe(300)
  expect(asked).toEqual([path])
})
