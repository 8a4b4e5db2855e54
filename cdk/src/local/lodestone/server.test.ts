import { createLodestone } from '@kupodex/data/lodestone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, now, tables, population } from './small-lodestone.fixture.ts'
import { picture } from './ground/art.ts'
import { askRaw } from '../web/web.fixture.ts'
import { startLodestone, type RunningLodestone } from './server.ts'

let lodestone: RunningLodestone
const url = (host: string, path: string) => `${lodestone.base.replace('{host}', host)}/lodestone${path}`
const post = (body: string) => fetch(`http://127.0.0.1:${lodestone.port}/control`, { method: 'POST', body })

beforeAll(async () => {
  lodestone = await startLodestone({ population, tables, clock: () => now, port: 0 })
})
afterAll(() => lodestone.close())

test('serves pages in the language of the host', async () => {
  const answer = await fetch(url('de', `/character/${member('ordinary').id}/`))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('set-cookie')).toContain('ldst_sess')
  expect(await answer.text()).toContain('<html lang="de"')
})

test('is controlled over HTTP', async () => {
  expect((await post('{"maintenance": true}')).status).toBe(200)
  expect((await fetch(url('na', '/character/1/'))).status).toBe(503)
  expect((await post('{"maintenance": false}')).status).toBe(200)
  expect((await post('{"nonsense": 1}')).status).toBe(400)
  expect((await post('not json')).status).toBe(400)
  const { trouble, counts } = (await (await fetch(`http://127.0.0.1:${lodestone.port}/control`)).json()) as {
    trouble: unknown
    counts: { byStatus: Record<string, number> }
  }
  expect(trouble).toMatchObject({ maintenance: false })
  expect(counts.byStatus['503']).toBe(1)
})

test('holds answers back when switched to slow', async () => {
  await post('{"slowMs": 120}')
  const start = performance.now()
  await fetch(url('na', '/character/1/'))
  expect(performance.now() - start).toBeGreaterThan(100)
  await post('{"slowMs": 0}')
})

test('closes the connection when switched to down, and comes back', async () => {
  await post('{"faults": [{"fault": "down"}]}')
  await expect(fetch(url('na', '/character/1/'))).rejects.toThrow()
  await post('{"faults": [], "speed": 1440}')
  expect((await fetch(url('na', '/character/1/'))).status).toBe(404)
  expect(await (await post('{"speed": 1}')).json()).toMatchObject({ speed: 1 })
})

test('gives faces to pages of other sites, and nothing else', async () => {
  const { pathname } = new URL(picture(member('ordinary').picture, 'fc0'))
  const site = { host: `127.0.0.1:${lodestone.port}`, 'sec-fetch-site': 'cross-site' }
  const ask = async (path: string, headers: Record<string, string> = site) =>
    (await askRaw(lodestone.port, path, { headers })).status
  expect(await ask(pathname)).toBe(200)
  expect(await ask(pathname, { ...site, host: 'rebound.example' })).toBe(404)
  expect(await ask('/f/nobody.jpg')).toBe(404)
  expect(await ask('/na/lodestone/character/1/')).toBe(403)
})

test('shows and saves what somebody says about themselves, as a browser sends its form', async () => {
  const { id } = member('ordinary')
  const host = `localhost:${lodestone.port}`
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    askRaw(lodestone.port, '/introduction', {
      method: 'POST',
      headers: {
        ...{ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' },
        ...{ 'content-type': 'application/x-www-form-urlencoded', ...headers },
      },
      body: Buffer.from(new URLSearchParams(form).toString()),
    })
  const read = async () => {
    const reading = await createLodestone({
      ...{ contact: 'test', base: lodestone.base },
      pace: { turn: async () => undefined, holdOff: async () => undefined },
    }).read({ kind: 'character', id })
    return reading.outcome === 'ok' && reading.value.selfIntroduction
  }
  const text = 'kupodex-2222-3333-4444\r\n<b>& more'
  expect((await send({ id: String(id), text })).text).toContain('Saved.')
  expect(await read()).toBe('kupodex-2222-3333-4444\n<b>& more')
  const shown = await askRaw(lodestone.port, `/introduction?id=${id}`, { headers: { host } })
  expect([shown.status, shown.text.includes('&lt;b&gt;&amp; more')]).toEqual([200, true])
  expect((await askRaw(lodestone.port, '/introduction', { headers: { host } })).text).toContain('Choose a character')
  for (const nobody of ['1', 'x', '']) expect((await send({ id: nobody, text })).status).toBe(404)
  expect((await send({ id: String(id), text: 'x' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({ id: String(id), text: 'x' }, { host: 'evil.example' })).status).toBe(403)
  expect((await send({ id: String(id), text: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  await send({ id: String(id), text: '' })
  expect(await read()).toBeNull()
})

test('takes nothing from pages of other sites, its switches least of all', async () => {
  const control = (headers: Record<string, string>) =>
    askRaw(lodestone.port, '/control', { method: 'POST', headers, body: Buffer.from('{"maintenance":true}') })
  expect((await control({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await control({ host: 'evil.example' })).status).toBe(403)
  expect((await control({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(lodestone.trouble.maintenance).toBe(false)
})
