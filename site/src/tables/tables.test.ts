import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { timeOut } from '#ask/resource.ts'
import { settle, waitsAt } from '#ask/waits.fixture.ts'
import { keeperInMemory, noKeeper, rowAt, serverOf } from './page.fixture.ts'
import type { Keeper } from './kept.ts'
import { createRefresh } from './refresh.ts'
import { createTables } from './tables.ts'
import type { TableKey } from './types.ts'
import { checkEvery } from './within.ts'

const mounts: TableKey = { language: 'en', name: 'mounts', form: 'lean' }
const minions: TableKey = { ...mounts, name: 'minions' }
const loadRefresh = async () => ({ createRefresh })
const start = 1_000_000_000
const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const show = (tables: ReturnType<typeof createTables>, key = mounts) => {
  const hide = tables.tableOf(key).listen(() => {})
  return () => {
    hide()
    // For so long a store waits for the next who looks.
    vi.advanceTimersByTime(1000)
  }
}

const scene = (keeper: Keeper = keeperInMemory().keeper, clock = waitsAt(start)) => {
  const { server, requests } = serverOf({ mounts: [rowAt(1, 10), rowAt(2, 20)], minions: [rowAt(7, 10)] })
  const open = () => createTables({ requests, keeper, now: clock.now, waits: clock.waits, loadRefresh })
  const shownIn = (tables: ReturnType<typeof open>, key = mounts) => {
    const { state, value } = tables.tableOf(key).get()
    return value?.view.rows.map(({ id }) => id) ?? state
  }
  return { server, clock, open, shownIn }
}

describe('tables in a page', () => {
  test('are asked for whole where nothing is kept, and only those that are shown', async () => {
    const { server, open, shownIn } = scene()
    const tables = open()
    expect(shownIn(tables)).toBe('loading')
    show(tables)
    await settle()
    expect(shownIn(tables)).toEqual([1, 2])
    expect(server.asked).toEqual(['whole mounts'])
  })

  test('are asked for once, however many parts of the page show one', async () => {
    const { server, open } = scene()
    const tables = open()
    show(tables)
    show(tables)
    await settle()
    expect(server.asked).toEqual(['whole mounts'])
  })

  test('are read once by a page, and again where nothing has shown them for five minutes', async () => {
    const { keeper } = keeperInMemory()
    let reads = 0
    const counting: Keeper = {
      ...keeper,
      read: (shelf, key) => {
        reads += Number(shelf === 'tables')
        return keeper.read(shelf, key)
      },
    }
    const { clock, open } = scene(counting)
    const tables = open()
    const readsOfShow = async () => {
      reads = 0
      const hide = show(tables)
      await settle()
      hide()
      return reads
    }
    expect(await readsOfShow()).toBe(1)
    expect(await readsOfShow()).toBe(0)
    await clock.pass(checkEvery)
    expect(await readsOfShow()).toBe(1)
  })

  test('come from what is kept at the next page, which asks for versions alone, and a third within minutes for nothing', async () => {
    const { server, open, shownIn } = scene()
    show(open())
    await settle()
    server.asked = []
    for (const expected of [['versions'], []]) {
      const tables = open()
      show(tables)
      await settle()
      expect(shownIn(tables)).toEqual([1, 2])
      expect(server.asked).toEqual(expected)
      server.asked = []
    }
  })

  test('are shown from what is kept without a network', async () => {
    const { server, clock, open, shownIn } = scene()
    show(open())
    await settle()
    server.isDown = true
    const tables = open()
    show(tables)
    await clock.pass(checkEvery)
    expect(shownIn(tables)).toEqual([1, 2])
  })

  test('are checked every five minutes; only what changed is asked for, and only where a table did', async () => {
    const { server, clock, open, shownIn } = scene()
    const tables = open()
    show(tables)
    show(tables, minions)
    await settle()
    server.asked = []
    await clock.pass(checkEvery)
    expect(server.asked).toEqual(['versions'])
    server.tables.mounts = [rowAt(1, 30), rowAt(2, 20), rowAt(3, 40)]
    server.asked = []
    await clock.pass(checkEvery)
    expect(server.asked).toEqual(['versions', 'since mounts 20'])
    expect(shownIn(tables)).toEqual([1, 2, 3])
  })

  test('that changed in another language alone are asked for once, not with every check', async () => {
    const { server, clock, open } = scene()
    show(open())
    await settle()
    server.newerElsewhere = { mounts: 50 }
    server.asked = []
    await clock.pass(3 * checkEvery)
    expect(server.asked).toEqual(['versions', 'since mounts 20', 'versions', 'versions'])
  })

  test('are no longer checked once nothing shows them', async () => {
    const { server, clock, open } = scene()
    const hide = show(open())
    await settle()
    hide()
    server.asked = []
    await clock.pass(3 * checkEvery)
    expect(server.asked).toEqual([])
  })

  test('lose the rows that the game no longer has', async () => {
    const { server, clock, open, shownIn } = scene()
    const tables = open()
    show(tables)
    await settle()
    server.tables.mounts = [rowAt(1, 30, true), rowAt(2, 20)]
    await clock.pass(checkEvery)
    expect(shownIn(tables)).toEqual([2])
  })

  test('are fetched whole, past the cache of the browser, where the number of rows differs', async () => {
    const { server, clock, open, shownIn } = scene()
    const tables = open()
    show(tables)
    await settle()
    await clock.pass(hour)
    server.tables.mounts = [rowAt(2, 20)]
    server.asked = []
    await clock.pass(checkEvery)
    expect(server.asked).toEqual(['versions', 'whole mounts no-cache'])
    expect(shownIn(tables)).toEqual([2])
  })

  test('that never match their version are fetched whole once an hour and not with every check', async () => {
    const { server, clock, open } = scene()
    const tables = open()
    show(tables)
    await settle()
    server.tables.mounts = [rowAt(1, 10), rowAt(1, 20), rowAt(1, 20)]
    server.asked = []
    await clock.pass(3 * hour)
    const whole = server.asked.filter((line) => line.startsWith('whole'))
    expect(whole).toEqual(['whole mounts no-cache'])
  })

  test('are fetched whole once a week: words in rows change without making them newer', async () => {
    const { server, clock, open } = scene()
    show(open())
    await settle()
    await clock.pass(7 * 24 * hour)
    expect(server.asked.filter((line) => line.startsWith('whole'))).toEqual(['whole mounts', 'whole mounts'])
  })
})

describe('without a connection', () => {
  test('a table is asked for again until it is there', async () => {
    const { server, clock, open, shownIn } = scene()
    server.isDown = true
    const tables = open()
    show(tables)
    await clock.pass(3000)
    expect(shownIn(tables)).toBe('loading')
    expect(server.asked).toEqual(['whole mounts', 'whole mounts', 'whole mounts'])
    server.isDown = false
    await clock.pass(4000)
    expect(shownIn(tables)).toEqual([1, 2])
  })

  test('it has failed after 32 seconds, not before, and is there with a check after the connection is back', async () => {
    const { server, clock, open, shownIn } = scene()
    server.isDown = true
    const tables = open()
    show(tables)
    await clock.pass(timeOut - 1)
    expect(shownIn(tables)).toBe('loading')
    await clock.pass(1)
    expect(shownIn(tables)).toBe('failed')
    server.isDown = false
    tables.check()
    await settle()
    expect(shownIn(tables)).toEqual([1, 2])
  })
})

test('a browser that keeps nothing reads from the network', async () => {
  const { server, open, shownIn } = scene(noKeeper)
  for (const tables of [open(), open()]) {
    show(tables)
    await settle()
    expect(shownIn(tables)).toEqual([1, 2])
  }
  expect(server.asked).toEqual(['whole mounts', 'whole mounts'])
})

test('a tab takes what another has fetched since', async () => {
  const { server, clock, open, shownIn } = scene()
  const [one, other] = [open(), open()]
  show(one)
  await settle()
  show(other)
  await settle()
  server.tables.mounts = [rowAt(1, 10), rowAt(2, 20), rowAt(3, 30)]
  await clock.pass(checkEvery)
  expect([shownIn(one), shownIn(other)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(server.asked.filter((line) => line.startsWith('since')).length).toBeLessThanOrEqual(2)
})
