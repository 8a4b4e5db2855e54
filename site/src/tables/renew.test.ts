import { expect, test } from 'vitest'
import { settle, waitsAt } from '#ask/waits.fixture.ts'
import { keeperInMemory, rowAt, serverOf } from './page.fixture.ts'
import { createRefresh } from './refresh.ts'
import { renewKept } from './renew.ts'
import { createTables } from './tables.ts'

const loadRefresh = async () => ({ createRefresh })

test('what an editor changed comes into what the browser keeps, before a night has published it', async () => {
  const clock = waitsAt(1_000_000)
  const { keeper, shelves } = keeperInMemory()
  const { server, requests } = serverOf({ mounts: [rowAt(1, 10), rowAt(2, 20)], minions: [rowAt(7, 10)] })
  const tables = createTables({ requests, keeper, now: clock.now, waits: clock.waits, loadRefresh })
  const key = { language: 'fr', name: 'mounts', form: 'lean' } as const
  const hide = tables.tableOf(key).listen(() => {})
  await settle()
  server.asked = []
  server.tables.mounts = [rowAt(1, 500), rowAt(2, 20)]

  await renewKept({ requests, keeper, now: clock.now }, 'mounts')
  // Of four languages and two forms only what is kept.
  expect(server.asked).toEqual(['since mounts 20'])
  tables.check()
  await settle()
  expect(tables.tableOf(key).get().value?.view.rows).toEqual([rowAt(1, 500), rowAt(2, 20)])
  hide()

  server.isDown = true
  const before = structuredClone(shelves)
  await renewKept({ requests, keeper, now: clock.now }, 'mounts')
  expect(shelves).toEqual(before)
})
