import { describe, expect, test } from 'vitest'
import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { memorySeats } from './memory-allowance.fixture.ts'
import type { SeatStore } from './seat-item.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

const stores: [string, () => SeatStore][] = [
  ['the table', () => opened.store],
  ['memory', memorySeats],
]

describe.each(stores)('seats in %s', (_, open) => {
  const seating = (token: string, now = 1000) => ({ token, most: 2, now, until: now + 500 })

  test('are as many as are said, for everybody by themselves', async () => {
    const store = open()
    const take = (token: string, now?: number) => store.takeSeat('banner', 'mina', seating(token, now))
    expect([await take('a'), await take('a'), await take('b'), await take('c')]).toEqual([true, true, true, false])
    expect(await store.takeSeat('banner', 'aldo', seating('d'))).toBe(true)
    expect(await store.takeSeat('export', 'mina', seating('e'))).toBe(true)
    await store.leaveSeat('banner', 'mina', 'a')
    await store.leaveSeat('banner', 'mina', 'never there')
    expect([await take('c'), await take('f')]).toEqual([true, false])
    // The time of all is over.
    expect([await take('g', 1500), await take('h', 1500), await take('i', 1500)]).toEqual([true, true, false])
  })

  test('are never more, whatever is taken and left at once', async () => {
    const store = open()
    const got = await Promise.all(
      Array.from({ length: 6 }, (__, n) => store.takeSeat('rush', 'mina', seating(String(n)))),
    )
    expect(got.filter(Boolean)).toHaveLength(2)
  })
})

test('nothing is left of seats that were left', async () => {
  await opened.store.takeSeat('clean', 'mina', { token: 'a', most: 1, now: 1, until: 2 })
  await opened.store.leaveSeat('clean', 'mina', 'a')
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  expect(JSON.stringify(Items)).not.toContain('clean')
})
