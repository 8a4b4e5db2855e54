import { chatPath } from '@kupodex/data/contract'
import { createSigner } from '@kupodex/lambdas/chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FunctionEvent } from './events.ts'
import { askRaw, startTestWeb } from './web.fixture.ts'

const asked: FunctionEvent[] = []
let web: Awaited<ReturnType<typeof startTestWeb>>
beforeAll(async () => {
  const chat = async (event: FunctionEvent) => {
    asked.push(event)
    return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{"type":1}' }
  }
  web = await startTestWeb({}, { chat })
})
afterAll(() => web.stop())

test('what Discord sends comes to the function of chat as it was signed, without the hash of its body', async () => {
  const body = JSON.stringify({ type: 1, name: 'モーグリ' })
  const signed = createSigner(Buffer.alloc(32, 1)).headersOf(body, 1_750_000_000_000)
  const headers = { ...signed, 'content-type': 'application/json', authorization: 'Bearer x', cookie: 'a=b' }
  const answer = await askRaw(web.port, chatPath, { method: 'POST', headers, body: Buffer.from(body) })
  expect([answer.status, answer.text]).toEqual([200, '{"type":1}'])
  // It is for nobody's page, and for no cache.
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  const [event] = asked
  expect(Buffer.from(event?.body ?? '', 'base64').toString()).toBe(body)
  expect(event?.headers).toMatchObject(signed)
  expect(Object.keys(event?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']))
  expect(Object.keys(event?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']))
})
