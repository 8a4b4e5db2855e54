import { expect, test } from 'vitest'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const store = openForAll(startTestStore)

test('a lock goes from hand to hand only from what was seen', async () => {
  const { readLock, takeLock, releaseLock } = store.store
  const first = { token: 'first', holder: 'one', since: 1, until: 10 }
  const renewed = { ...first, until: 20 }
  const second = { token: 'second', holder: 'two', since: 11, until: 30 }
  expect(await readLock('publish')).toBeNull()
  expect(await takeLock('publish', first, null)).toBe(true)
  expect(await takeLock('publish', second, null)).toBe(false)
  expect(await takeLock('publish', renewed, first)).toBe(true)
  // Seen before it was renewed.
  expect(await takeLock('publish', second, first)).toBe(false)
  expect(await takeLock('publish', second, renewed)).toBe(true)
  await releaseLock('publish', 'first')
  expect(await readLock('publish')).toEqual(second)
  await releaseLock('publish', 'second')
  expect(await readLock('publish')).toBeNull()
})
