import { openForAll } from '@kupodex/data/opened.fixture'
import { describe, expect, test } from 'vitest'
import { openCalls, ready } from './calls.fixture.ts'

const calls = openForAll(openCalls)

describe('the timeline', () => {
  test('is what was obtained and what was recorded, newest first, with the sums of each month', async () => {
    await calls.keep(ready(60))
    expect(await calls.call('chartimeline', { id: 60 })).toEqual({
      ok: true,
      value: {
        id: 60,
        status: 'ready',
        private: false,
        ...{ hiddenByOwner: false, optedOut: false, hiddenReason: null },
        events: [
          { type: 'level', id: 19, details: '90', createdAt: 2_000_000_000 },
          { type: 'mount', id: 2, details: '', createdAt: 102_000 },
          { type: 'achievement', id: 1, details: '', createdAt: 101_000 },
        ],
        firstSights: [
          { type: 'facewear', count: 1, createdAt: 103_000 },
          { type: 'mount', count: 1, createdAt: 101_000 },
          { type: 'minion', count: 1, createdAt: 101_000 },
        ],
        months: [{ date: 0, points: 10, mounts: 1, minions: 0 }],
      },
    })
  })

  test('shows what came after the first reading as events, even if the first reading found nothing', async () => {
    await calls.keep(ready(62))
    const minions = { entries: [{ id: 1, date: 500 }], unknown: {}, asOf: 500_000, since: 400 }
    expect(await calls.store.writePart(62, 'minions', minions, 1)).toBe(true)
    const outcome = await calls.call('chartimeline', { id: 62 })
    expect(outcome).toMatchObject({ value: { events: [{}, { type: 'minion', id: 1, createdAt: 500_000 }, {}, {}] } })
    const types =
      outcome.ok && (outcome.value as { firstSights: { type: string }[] }).firstSights.map(({ type }) => type)
    expect(types).toEqual(['facewear', 'mount'])
  })

  test('does not show as events what was found when a collection was shown again, nor as the newest thing', async () => {
    await calls.keep(ready(63))
    const entries = [1, 2].map((id) => ({ id, date: id === 1 ? 101 : 500 }))
    await calls.store.writePart(63, 'mounts', { entries, unknown: {}, asOf: 500_000, since: 101, again: 500 }, 1)
    const timeline = await calls.call('chartimeline', { id: 63 })
    expect(timeline).toMatchObject({ value: { events: [{ type: 'level' }, { type: 'achievement' }] } })
    expect(timeline).toMatchObject({
      value: {
        firstSights: [
          { type: 'mount', count: 1, createdAt: 500_000 },
          { type: 'facewear', count: 1, createdAt: 103_000 },
          { type: 'mount', count: 1, createdAt: 101_000 },
          { type: 'minion', count: 1, createdAt: 101_000 },
        ],
      },
    })
    expect(await calls.ask(63)).toMatchObject({ value: { mountCount: 1, mountRecent: null } })
  })
})
