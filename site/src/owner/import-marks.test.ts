import { columnsOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { importMarks } from './import-marks.ts'

const facts = { tables: { fish: 'fish', emote: 'emotes' }, most: 2 }

/** A server that holds the later change of a thing. */
const server = ({ unticked = {}, failAt = 0 }: { unticked?: Record<string, number>; failAt?: number } = {}) => {
  const ticked = new Map<string, number>()
  let sent = 0
  const ask = (async (
    call: string,
    _: object,
    { body }: { body: { changes: Change[] } } = { body: { changes: [] } },
  ) => {
    if (call === 'gameLean') {
      const rows = [1, 2, 3, 4, 5].map((id) => ({ id, updatedAt: 1, deleted: false }))
      return { ok: true, value: { deployTime: 1, ...columnsOf(rows) } }
    }
    sent++
    if (sent === failAt) return { ok: false, code: 'offline' }
    expect(body.changes.length).toBeLessThanOrEqual(facts.most)
    for (const { type, id, at } of body.changes) if (at > (unticked[id] ?? 0)) ticked.set(`${type} ${id}`, at)
    const types = [...new Set(body.changes.map(({ type }) => type))]
    const itemsOf = (type: string) =>
      [...ticked].flatMap(([key, date]) => (key.startsWith(type) ? [{ id: Number(key.split(' ')[1]), date }] : []))
    return { ok: true, value: { lists: types.map((type) => ({ type, items: itemsOf(type) })) } }
  }) as unknown as Ask
  return { ask, ticked, sent: () => sent }
}

interface Change {
  type: string
  id: number
  at: number
}

const marks = [
  { type: 'fish', id: 1, date: 100, row: 2 },
  { type: 'fish', id: 2, date: null, row: 3 },
  { type: 'emote', id: 3, date: 50, row: 4 },
  { type: 'fish', id: 1, date: 100, row: 2 },
]

test('everything is ticked in parts, with its dates', async () => {
  const { ask, ticked, sent } = server()
  expect(await importMarks(ask, 7, marks, facts, 1000)).toEqual({ ok: true, count: 3 })
  expect(Object.fromEntries(ticked)).toEqual({ 'fish 1': 100, 'fish 2': 1000, 'emote 3': 50 })
  expect(sent()).toBe(2)
})

test('what was unticked after its date is ticked as of now', async () => {
  const { ask, ticked } = server({ unticked: { 1: 500 } })
  expect(await importMarks(ask, 7, marks, facts, 1000)).toEqual({ ok: true, count: 3 })
  expect(ticked.get('fish 1')).toBe(1000)
})

test('nothing is sent where one thing does not exist', async () => {
  const { ask, sent } = server()
  const outcome = await importMarks(ask, 7, [...marks, { type: 'emote', id: 9, date: null, row: 6 }], facts, 1000)
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'unknown', row: 6, column: 'emote', value: '9' } })
  expect(sent()).toBe(0)
})

test('a failure on the way is reported, and doing it again finishes it', async () => {
  expect(await importMarks(server({ failAt: 2 }).ask, 7, marks, facts, 1000)).toEqual({ ok: false, code: 'offline' })
  const { ask, ticked } = server({ failAt: 2 })
  await importMarks(ask, 7, marks, facts, 1000)
  expect(await importMarks(ask, 7, marks, facts, 1000)).toEqual({ ok: true, count: 3 })
  expect(ticked.size).toBe(3)
})
