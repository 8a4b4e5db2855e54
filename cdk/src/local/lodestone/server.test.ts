import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, now, tables, population } from './fixture.ts'
import { askRaw } from '../web/testing.ts'
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

test('takes nothing from pages of other sites, its switches least of all', async () => {
  const control = (headers: Record<string, string>) =>
    askRaw(lodestone.port, '/control', { method: 'POST', headers, body: Buffer.from('{"maintenance":true}') })
  expect((await control({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await control({ host: 'evil.example' })).status).toBe(403)
  expect((await control({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(lodestone.trouble.maintenance).toBe(false)
})
