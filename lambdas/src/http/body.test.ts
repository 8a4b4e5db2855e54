import { bodyBytesMax } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { readBody } from './body.ts'
import { httpHandler } from './handler.ts'

const base64 = (bytes: number) => ({ body: Buffer.alloc(bytes, 7).toString('base64'), isBase64Encoded: true })

test.each([
  ['none', {}, 0],
  ['as large as it may be', base64(bodyBytesMax), bodyBytesMax],
  ['a byte larger', base64(bodyBytesMax + 1), null],
  ['far larger', base64(6_000_000), null],
  ['text, counted in bytes', { body: '猫'.repeat(bodyBytesMax / 3) }, 65_535],
  ['text that is too large in bytes only', { body: '猫'.repeat(bodyBytesMax / 2) }, null],
])('%s', (_, event, expected) => expect(readBody(event, {})?.length ?? null).toBe(expected))

test('a call may say how large', () => {
  expect(readBody(base64(11), { bodyBytesMax: 10 })).toBeNull()
  expect(readBody(base64(100_000), { bodyBytesMax: 100_000 })).toHaveLength(100_000)
})

test('a body that is too large is refused, one that is not reaches the answer', async () => {
  const seen: string[] = []
  const handler = httpHandler(
    { charsearch: async (_, { body }) => (seen.push(body.toString()), { ok: true, value: { results: [] } }) },
    { log: () => undefined },
  )
  const event = { rawPath: '/api/charsearch/mina', requestContext: { http: { method: 'GET' } } }
  const refused = await handler({ ...event, ...base64(bodyBytesMax + 1) })
  expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([413, 'bodyTooLarge'])
  await handler({ ...event, body: 'bWlhdQ==', isBase64Encoded: true })
  expect(seen).toEqual(['miau'])
})
