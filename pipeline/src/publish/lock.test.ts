import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { expect, test } from 'vitest'
import { LockedError, whileLocked } from './lock.ts'

const testStore = openForAll(startTestStore)

const elsewhere = (until: number) => ({ token: 'other', holder: 'elsewhere 1', since: Date.now(), until })
const put = async (lock: { token: string; holder: string; since: number; until: number }) => {
  const { store } = testStore
  expect(await store.takeLock('publish', lock, await store.readLock('publish'))).toBe(true)
}

test('one run at a time: a second one sees that the first is alive and gives up, then has its turn', async () => {
  const { store } = testStore
  const waits: string[] = []
  const second = () => whileLocked({ store, lease: 2000, onWait: (line) => waits.push(line) }, async () => 'second')
  const first = await whileLocked({ store, lease: 2000 }, async () => {
    await expect(second()).rejects.toThrow(LockedError)
    await expect(second()).rejects.toThrow(/^Nothing was started: another run \(.* \d+\) is publishing since 20/)
    return 'first'
  })
  expect([first, await second(), waits.length]).toEqual(['first', 'second', 2])
  expect(await store.readLock('publish')).toBeNull()
})

test('the lock of a run that was killed is waited for, and taken when it ends', async () => {
  const until = Date.now() + 200
  await put(elsewhere(until))
  await whileLocked({ store: testStore.store, lease: 1000 }, async () =>
    expect(Date.now()).toBeGreaterThanOrEqual(until),
  )
})

test('the lock of a process of this machine that has ended is taken at once', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await put({ ...elsewhere(Date.now() + 60_000), holder: `${hostname()} ${pid}` })
  await whileLocked({ store: testStore.store }, async () => undefined)
})

test('a run that stood still for too long turns nobody to anything, and leaves the lock to who took it', async () => {
  const { store } = testStore
  const run = whileLocked({ store, lease: 60_000 }, async (check) => {
    await check()
    await put(elsewhere(Date.now() + 60_000))
    await check()
  })
  await expect(run).rejects.toThrow('another took its place')
  expect((await store.readLock('publish'))?.token).toBe('other')
  await store.releaseLock('publish', 'other')
})

test('a lock that is renewed stays', async () => {
  const { store } = testStore
  await whileLocked({ store, lease: 2000 }, async (check) => {
    const before = await store.readLock('publish')
    const untilOf = async () => (await store.readLock('publish'))?.until
    await expect.poll(untilOf, { timeout: 60_000 }).toBeGreaterThan(before?.until ?? Infinity)
    await check()
  })
})
