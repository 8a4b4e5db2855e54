import { createHash } from 'node:crypto'
import { type Answers, httpHandler } from '@kupodex/lambdas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askRaw, startTestWeb } from './web.fixture.ts'

let web: Awaited<ReturnType<typeof startTestWeb>>
/** Whether somebody looked, for each visit that came to its function. */
const seen: unknown[] = []

beforeAll(async () => {
  const answers: Answers = {
    charvisit: async ({ id }, { isUnattended }) => {
      seen.push(!isUnattended)
      return { ok: true, value: { id, reading: 'none' } }
    },
  }
  web = await startTestWeb({}, { character: httpHandler(answers, { log: () => {} }) })
})
afterAll(() => web.stop())

const reader = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const hash = { 'x-amz-content-sha256': createHash('sha256').digest('hex') }

test.each([
  ['a reader', { 'user-agent': reader }, true],
  ['a browser that fetches ahead', { 'user-agent': reader, 'sec-purpose': 'prefetch;prerender' }, false],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }, false],
])('a visit comes to its function with who makes it: %s', async (_, headers, looked) => {
  seen.length = 0
  const { status, headers: sent } = await askRaw(web.port, '/api/charvisit/7/', {
    method: 'POST',
    headers: { ...hash, ...headers },
  })
  expect([status, sent['cache-control'], seen]).toEqual([200, 'private, no-store', [looked]])
})

test('a GET of the same address is none', async () => {
  seen.length = 0
  const { status } = await askRaw(web.port, '/api/charvisit/7/', { headers: { 'user-agent': reader } })
  expect([status, seen]).toEqual([405, []])
})
