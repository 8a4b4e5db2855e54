import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AnswersOf } from './handler.ts'
import { serve } from './serve.ts'

const rows = async () => ({ ok: true as const, value: { deployTime: 1, tables: {} } })

test('what every function has in common: keys that cost nothing, and points that run out', async () => {
  const hash = createHash('sha256').update('ours').digest('hex')
  const handler = serve<'game'>({ gameTables: rows, gameSince: rows, thing: rows as never }, { KUPODEX_API_KEYS: hash })
  const ask = async (headers: Record<string, string>) => {
    const requestContext = { http: { method: 'GET', sourceIp: '192.0.2.1' } }
    return (await handler({ rawPath: '/api/game/en/mounts,minions', headers, requestContext })).statusCode
  }
  const statuses = []
  for (let at = 0; at < 40; at++) statuses.push(await ask({}))
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
  expect([await ask({ 'x-api-key': 'ours' }), await ask({ 'x-api-key': 'theirs' })]).toEqual([200, 429])
})

test('a function without the answer to one of its calls does not compile', () => {
  // @ts-expect-error gameSince has no answer
  const some: AnswersOf<'game'> = { gameTables: rows }
  // @ts-expect-error charcache is the call of another function
  const others: AnswersOf<'game'> = { gameTables: rows, gameSince: rows, charcache: rows }
  expect([some, others].map((each) => Object.keys(each).length)).toEqual([1, 3])
})
