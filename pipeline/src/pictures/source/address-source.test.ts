import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addressSource, AssetServiceError, isTemplate, templateComplaint } from './address-source.ts'
import { longestFile, type Read } from './source.ts'

let server: Server
let base: string
const folder = emptyFolder()
let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const open = (template: string, timeout?: number) =>
  addressSource(`${base}${template}`, { pace: 100, folder, wait: 1, ...(timeout === undefined ? {} : { timeout }) })

const icon = async (template = '/{folder}/{icon}_hr1.png', timeout?: number): Promise<Read | undefined> =>
  (await open(template, timeout).icon(4001))[0]?.read()

const statuses = (...list: number[]) => {
  answer = (_, response) => void response.writeHead(list.shift() ?? 200, { 'retry-after': '0' }).end('picture')
}

test('an icon is asked for by its digits, a map by its path or name, a sample by the roll', async () => {
  statuses()
  await icon()
  for (const template of ['/{map}/{mapName}_m.png', '/{mapName}_m.png'])
    await (await open(template).map('f1t1/00'))[0]?.read()
  await (await open('/rolls/{roll}.ogg').sound(12))[0]?.read()
  expect(asked).toEqual(['/004000/004001_hr1.png', '/f1t1/00/f1t100_m.png', '/f1t100_m.png', '/rolls/12.ogg'])
})

test('a template for icons has no maps', async () => {
  expect(await open('/{icon}.png').map('f1t1/00')).toEqual([])
})

test('the same file is fetched once', async () => {
  statuses()
  const source = open('/{icon}.png')
  for (const _ of [1, 2]) expect(await (await source.icon(4001))[0]?.read()).toMatchObject({ kind: 'bytes' })
  expect(asked).toEqual(['/004001.png'])
})

describe('an answer', () => {
  test.each([404, 410])('%i means that there is no such picture', async (status) => {
    statuses(status)
    expect(await icon()).toEqual({ kind: 'missing' })
    expect(asked).toHaveLength(1)
  })

  test('that the service is busy is followed by another request', async () => {
    statuses(429, 503)
    expect(await icon()).toEqual({ kind: 'bytes', bytes: Buffer.from('picture') })
    expect(asked).toHaveLength(3)
  })

  test.each([
    [[403], 'cannot be used: it answers 403', 1],
    [[500, 500, 500, 500], 'could not be fetched: it answers 500', 4],
  ])('%j ends the run with a sentence', async (list, sentence, requests) => {
    statuses(...list)
    await expect(icon()).rejects.toThrow(AssetServiceError)
    asked = []
    statuses(...list)
    await expect(icon()).rejects.toThrow(sentence)
    expect(asked).toHaveLength(requests)
  })

  test('that never comes is not waited for', async () => {
    answer = () => undefined
    await expect(icon('/{icon}.png', 20)).rejects.toThrow('no answer within 0.02 s')
  })

  test.each([
    ['says so', { 'content-length': String(longestFile + 1) }],
    ['does not say so', {}],
  ])('that is too long is not read, where it %s', async (_, headers) => {
    answer = (__, response) => {
      response.on('error', () => undefined)
      response.writeHead(200, headers)
      const send = () => {
        if (response.destroyed) return
        response.write(Buffer.alloc(4 * 2 ** 20), () => setImmediate(send))
      }
      send()
    }
    expect(await icon()).toMatchObject({ kind: 'huge', why: expect.stringContaining('at most 32 MB') })
  })
})

test('nobody there is said with the reason', async () => {
  const source = addressSource('http://127.0.0.1:9/{icon}.png', { pace: 100, folder, wait: 1 })
  await expect((await source.icon(1))[0]?.read()).rejects.toThrow('could not be fetched')
})

test.each([
  ['https://example.org/{folder}/{icon}.png', null],
  ['https://example.org/asset?path=ui/map/{map}/{mapName}_m.tex&format=png', null],
  ['https://example.org/{roll}.ogg', null],
  ['https://example.org/', 'it needs {icon}, {map}, {mapName} or {roll}'],
  ['https://example.org/{icon}{size}.png', 'has {size}, which stands for nothing'],
  ['https://[{icon}.png', 'not a valid address'],
])('the template %s', (template, complaint) => {
  expect(isTemplate(template)).toBe(true)
  if (complaint === null) expect(templateComplaint(template)).toBeNull()
  else expect(templateComplaint(template)).toContain(complaint)
})

test('a redirect is refused, since it could lead to this machine', async () => {
  answer = (_, response) => void response.writeHead(302, { location: `${base}/elsewhere` }).end()
  await expect(icon()).rejects.toThrow(/cannot be used: it answers 302/)
  expect(asked).toEqual(['/004000/004001_hr1.png'])
})
