import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestWeb } from '../web/web.fixture.ts'
import { answerFaults } from './control.ts'
import { openFaults } from './faults.ts'
import { strikeServer } from './strike.ts'

const faults = openFaults()
const store = createServer((request, response) => void text(request).then((body) => response.end(`read ${body}`)))
const control = createServer((request, response) => void answerFaults(faults, request, response))
let web: Awaited<ReturnType<typeof startTestWeb>>
let [ofStore, ofControl] = ['', '']

const listen = (server: typeof store) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

beforeAll(async () => {
  strikeServer(store, 'store', faults)
  ;[ofStore, ofControl] = [await listen(store), await listen(control)]
  const character = async () => ({ statusCode: 200, body: '{"id":5}' })
  const objects = { 'pages/index.html': { body: 'home', type: 'text/html' } }
  web = await startTestWeb(objects, { character }, { faults, limits: { character: 10 } })
})
afterEach(() => ['a', 'b'].forEach((name) => void faults.set(name, [])))
afterAll(async () => {
  await web.stop()
  for (const server of [store, control]) {
    server.closeAllConnections()
    server.close()
  }
})

const ask = (path: string, reader = 'Mina') =>
  fetch(`http://127.0.0.1:${web.port}${path}`, { headers: { 'user-agent': reader } })

describe('a function', () => {
  const path = '/api/charcache/5/'

  test.each([
    ['error', 502],
    ['throttled', 429],
    ['hanging', 504],
    ['slow', 200],
  ])('that is struck: %s', async (fault, status) => {
    faults.set('a', [{ part: 'character', fault, reader: 'Mina', ms: 0 }])
    expect((await ask(path)).status).toBe(status)
    expect((await ask(path, 'Rolf')).status).toBe(200)
    faults.set('a', [])
    expect((await ask(path)).status).toBe(200)
  })

  test('that is down closes the connection', async () => {
    faults.set('a', [{ part: 'character', fault: 'down' }])
    await expect(ask(path)).rejects.toThrow()
  })
})

test('what the edge takes out of the bucket fails for one reader as S3 does', async () => {
  faults.set('a', [{ part: 'objects', fault: 'throttled', reader: 'Mina' }])
  const answer = await ask('/')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('<Code>SlowDown</Code>')])
  expect((await ask('/', 'Rolf')).status).not.toBe(503)
})

test('a service is struck by what is in the body, and reads all other bodies whole', async () => {
  faults.set('a', [{ part: 'store', fault: 'error', about: '"CHAR#5"' }])
  const send = (body: string) => fetch(ofStore, { method: 'POST', body })
  expect((await send('{"pk":"CHAR#5"}')).status).toBe(500)
  expect(await (await send('{"pk":"CHAR#51"}')).text()).toBe('read {"pk":"CHAR#51"}')
})

test('faults are set and ended by their address', async () => {
  const list = JSON.stringify([{ part: 'user', fault: 'down' }])
  expect((await fetch(`${ofControl}/faults/b`, { method: 'PUT', body: list })).status).toBe(200)
  expect(await (await fetch(`${ofControl}/faults`)).json()).toEqual({ b: JSON.parse(list) as unknown })
  expect((await fetch(`${ofControl}/faults/b`, { method: 'PUT', body: 'no' })).status).toBe(400)
  expect((await fetch(`${ofControl}/faults`, { method: 'PUT', body: list })).status).toBe(404)
  expect(await (await fetch(`${ofControl}/faults/b`, { method: 'DELETE' })).json()).toEqual({})
})
