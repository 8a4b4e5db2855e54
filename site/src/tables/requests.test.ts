import { columnsOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { requestsOf } from './requests.ts'
import type { TableKey } from './types.ts'

const lean: TableKey = { language: 'de', name: 'mounts', form: 'lean' }
const row = { id: 1, name: 'Glocke', updatedAt: 10, deleted: false }
const full = { ...row, sources: [], itemIds: [], description: 'Klingt.' }
const answer = (rows: unknown[]) => ({ deployTime: 1, tables: { mounts: rows } })
const { ask, asked } = webOf({
  '/api/game-versions/': { deployTime: 1, tables: { mounts: { updatedAt: 10, rows: 1 } } },
  '/api/game-lean/de/mounts/': { deployTime: 1, ...columnsOf([row]) },
  '/api/game/de/mounts/': answer([full]),
  '/api/game/de/mounts/5/': answer([full]),
  '/api/game/de/minions/': { deployTime: 1, tables: {} },
})
const requests = requestsOf(ask)

test('whole tables are published files, lean for lists', async () => {
  expect(await requests.whole(lean)).toEqual({ ok: true, value: [row] })
  expect(await requests.whole({ ...lean, form: 'full' })).toEqual({ ok: true, value: [full] })
  expect(asked).toEqual(['/api/game-lean/de/mounts/', '/api/game/de/mounts/'])
})

test('what changed comes whole in every form', async () => {
  expect(await requests.since(lean, 5)).toEqual({ ok: true, value: [full] })
  expect(await requests.since({ ...lean, form: 'full' }, 5)).toEqual({ ok: true, value: [full] })
})

test('versions by table; what is missing is a failure', async () => {
  expect(await requests.versions()).toEqual({ ok: true, value: { mounts: { updatedAt: 10, rows: 1 } } })
  expect(await requests.whole({ ...lean, name: 'minions', form: 'full' })).toEqual({ ok: false, code: 'unreadable' })
  expect(await requests.whole({ ...lean, name: 'emotes' })).toEqual({ ok: false, code: 'notPublished' })
  expect(await requestsOf(webOf({}, 503).ask).versions()).toEqual({ ok: false, code: 'unavailable' })
})
