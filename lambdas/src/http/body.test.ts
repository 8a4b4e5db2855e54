import { bodyBytesMax } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readBody } from './body.ts'
import { httpHandler } from './handler.ts'

const bytesOf = (...given: Parameters<typeof readBody>) => {
  const read = readBody(...given)
  return read.ok ? (read.value as Buffer).length : read.code
}
const base64 = (bytes: number) => ({ body: Buffer.alloc(bytes, 7).toString('base64'), isBase64Encoded: true })

test.each([
  ['none', {}, 0],
  ['as large as it may be', base64(bodyBytesMax), bodyBytesMax],
  ['a byte larger', base64(bodyBytesMax + 1), 'bodyTooLarge'],
  ['far larger', base64(6_000_000), 'bodyTooLarge'],
  ['text, counted in bytes', { body: '猫'.repeat(bodyBytesMax / 3) }, 65_535],
  ['text that is too large in bytes only', { body: '猫'.repeat(bodyBytesMax / 2) }, 'bodyTooLarge'],
])('%s', (_, event, expected) => expect(bytesOf(event, {})).toBe(expected))

test('a call may say how large', () => {
  expect(bytesOf(base64(11), { bodyBytesMax: 10 })).toBe('bodyTooLarge')
  expect(bytesOf(base64(100_000), { bodyBytesMax: 100_000 })).toBe(100_000)
})

test.each([
  ['{"name":"Mog"}', { ok: true, value: { name: 'Mog' } }],
  ['{"name":"Mog","other":1}', { ok: true, value: { name: 'Mog' } }],
  ['{"name":5}', { ok: false, code: 'badNickname', message: 'A name.' }],
  ['{}', { ok: false, code: 'badNickname', message: 'A name.' }],
  ['[]', { ok: false, code: 'badBody', message: 'An object.' }],
  ['', { ok: false, code: 'badBody', message: 'The request body must be JSON in UTF-8.' }],
  ['{"name":', { ok: false, code: 'badBody', message: 'The request body must be JSON in UTF-8.' }],
])('what a call reads is what its schema makes of it: %s', (body, expected) => {
  const call = {
    body: z.object({ name: z.string('A name.') }, 'An object.'),
    refusal: { name: 'badNickname' },
  } as const
  expect(readBody({ body }, call)).toEqual(expected)
})

test('bytes that are no text are no JSON', () => {
  const body = Buffer.from([0x22, 0xff, 0x22]).toString('base64')
  expect(readBody({ body, isBase64Encoded: true }, { body: z.string() })).toMatchObject({ ok: false, code: 'badBody' })
})

test('a body that is too large is refused, one that is not reaches the answer', async () => {
  const seen: string[] = []
  const handler = httpHandler(
    {
      charsearch: async (_, { body }) => (
        seen.push(body.toString()),
        { ok: true, value: { deployTime: 0, results: [] } }
      ),
    },
    { log: () => undefined },
  )
  const event = { rawPath: '/api/charsearch/mina', requestContext: { http: { method: 'GET' } } }
  const refused = await handler({ ...event, ...base64(bodyBytesMax + 1) })
  expect([refused.statusCode, JSON.parse(refused.body).code]).toEqual([413, 'bodyTooLarge'])
  await handler({ ...event, body: 'bWlhdQ==', isBase64Encoded: true })
  expect(seen).toEqual(['miau'])
})
