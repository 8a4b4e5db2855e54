import { expect, test } from 'vitest'
import { settle, waitsAt } from '#ask/waits.fixture.ts'
import { offline, webOf } from '#ask/web.fixture.ts'
import { keeperInMemory } from './page.fixture.ts'
import { createRarity } from './rarity.ts'

const path = '/api/rarity/mount/global/'
const entry = { id: 5, count: 2, points: 90, percent: 0.7, percentFull: 0.73 }
const answer = { deployTime: 1, generateTime: 1, charCount: 273, rarity: [entry] }

const scene = (web = webOf({ [path]: answer })) => {
  const clock = waitsAt(1_000_000)
  const { keeper } = keeperInMemory()
  /** The rarity of mounts of another page of the browser. */
  const open = async (ask = web.ask) => {
    const rarity = createRarity({ ask, keeper, now: clock.now, waits: clock.waits })
    const mounts = rarity.rarityOf('mount', 'global')
    mounts.listen(() => {})
    await settle()
    return { rarity, mounts }
  }
  return { clock, open, asked: web.asked }
}

test('is asked for once by all parts of a page', async () => {
  const { open, asked } = scene()
  const { rarity, mounts } = await open()
  expect(rarity.rarityOf('mount', 'global')).toBe(mounts)
  const { value } = mounts.get()
  expect([value?.charCount, value?.failed, value?.of(5), value?.of(6)]).toEqual([273, false, entry, undefined])
  expect(asked).toEqual([path])
})

test('is shown from what is kept, also without a network, and asked for again after some minutes', async () => {
  const { clock, open, asked } = scene()
  await open()
  const next = await open()
  expect(next.mounts.get().value?.charCount).toBe(273)
  expect(asked).toEqual([path])
  await clock.pass(5 * 60_000)
  const away = await open(offline)
  expect(away.mounts.get().value).toMatchObject({ charCount: 273, failed: false })
  await open()
  expect(asked).toEqual([path, path])
})

test('that is not published counts nobody, and one that cannot be had has failed', async () => {
  const none = await scene(webOf({})).open()
  expect(none.mounts.get()).toMatchObject({ state: 'ready', value: { charCount: 0, failed: false } })
  const broken = await scene(webOf({}, 503)).open()
  expect(broken.mounts.get()).toEqual({ state: 'failed', code: 'unavailable', value: null })
})

test('that could not be had is asked for again after a while, or as soon as the page is told to', async () => {
  const { clock, open } = scene()
  let isDown = true
  const asked: string[] = []
  const { rarity, mounts } = await open((id, params, options) => {
    asked.push(id)
    return (isDown ? offline : webOf({ [path]: answer }).ask)(id, params, options)
  })
  await clock.pass(19_999)
  expect([asked.length, mounts.get().state]).toEqual([1, 'failed'])
  await clock.pass(1)
  expect([asked.length, mounts.get().state]).toEqual([2, 'failed'])
  isDown = false
  rarity.check()
  await settle()
  expect([asked.length, mounts.get().value?.charCount]).toEqual([3, 273])
  await clock.pass(600_000)
  expect(asked.length).toBe(3)
})

test('that was kept and could not be brought up to date is asked for again, too', async () => {
  const { clock, open, asked } = scene()
  await open()
  await clock.pass(5 * 60_000)
  let isDown = true
  const { mounts } = await open((id, params, options) =>
    (isDown ? offline : webOf({ [path]: { ...answer, charCount: 300 } }).ask)(id, params, options),
  )
  expect(mounts.get().value?.charCount).toBe(273)
  isDown = false
  await clock.pass(60_000)
  expect(mounts.get().value?.charCount).toBe(300)
  expect(asked).toEqual([path])
})
