import * as z from 'zod'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { callPaths } from './call-paths.ts'
import { answerKey, publishedCall } from './published-call.ts'

test.each([
  ['/api/published', 'api/published.json'],
  ['/api/game/{lang}/{table}', 'api/game/{lang}/{table}.json'],
  ['/api/ranking/{type}/{scope}/{mode?}', 'api/ranking/{type}/{scope}/{mode}.json'],
])('%s is answered by %s', (path, key) => expect(answerKey(path)).toBe(key))

test('no two published calls are answered by files of one key', () => {
  const keys = calls.flatMap(({ path, answerer }) => (answerer.kind === 'published' ? [answerKey(path)] : []))
  expect(keys.length).toBeGreaterThan(15)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a row has the request line of its id, and belongs to the night unless it says otherwise', () => {
  const row = { id: 'stats', summary: 'Counts.', params: z.object({}), answer: z.object({}) } as const
  expect(publishedCall(row)).toMatchObject({ ...callPaths.stats, answerer: { kind: 'published', set: 'night' } })
  expect(publishedCall({ ...row, set: 'report' }).answerer.set).toBe('report')
})
