import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCalls, ready } from './calls.fixture.ts'

let calls: Awaited<ReturnType<typeof openCalls>>
beforeAll(async () => void (calls = await openCalls()))
afterAll(() => calls.close())

describe('the timeline', () => {
  test('is what was obtained and what was recorded, newest first, with the sums of each month', async () => {
    await calls.keep(ready(60))
    expect(await calls.call('chartimeline', { id: 60 })).toEqual({
      ok: true,
      value: {
        id: 60,
        status: 'ready',
        private: false,
        events: [
          { type: 'level', id: 19, details: '90', createdAt: 2_000_000_000 },
          { type: 'facewear', id: 3, details: '', createdAt: 103_000 },
          { type: 'mount', id: 2, details: '', createdAt: 102_000 },
          { type: 'achievement', id: 1, details: '', createdAt: 101_000 },
          { type: 'minion', id: 1, details: '', createdAt: 101_000 },
          { type: 'mount', id: 1, details: '', createdAt: 101_000 },
        ],
        months: [{ date: 0, points: 10, mounts: 1, minions: 0 }],
      },
    })
  })
})
