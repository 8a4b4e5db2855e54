import { expect, test } from 'vitest'
import { priorities, type Priority } from '../sync/index.ts'
import { openForEach } from '../opened.fixture.ts'
import { putInQueue, startTestStore } from './store.fixture.ts'

const now = 1_750_000_000_000

const opened = openForEach(startTestStore)

const put = (id: number, priority: Priority, due: number) => putInQueue(opened.store, id, priority, due)

test('says of every queue how many are due and since when, whatever is due later', async () => {
  await put(1, priorities.top, now - 5000)
  await put(2, priorities.top, now)
  await put(3, priorities.top, now + 1)
  await put(4, priorities.rare, now + 9_000)
  await opened.store.addCharacter(5, now - 7)
  expect(await opened.store.queueLoads(now)).toEqual([
    { queue: 'asked', due: 0, oldest: null },
    { queue: 'fresh', due: 1, oldest: now - 7 },
    { queue: 'top', due: 2, oldest: now - 5000 },
    { queue: 'middle', due: 0, oldest: null },
    { queue: 'tail', due: 0, oldest: null },
    { queue: 'rare', due: 0, oldest: null },
    { queue: 'found', due: 0, oldest: null },
  ])
})
