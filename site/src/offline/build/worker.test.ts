import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import { scriptFiles } from '#build/scripts.ts'
import { readOffline } from './read-offline.ts'
import { cachesInMemory } from '../caches.fixture.ts'
import { openShelves } from '../shelves.ts'

const built = async (isOffline: boolean): Promise<string> => {
  const files = await scriptFiles(join(import.meta.dirname, '../..'), { isOffline })
  return files.find(({ path }) => path === 'sw.js')?.code ?? ''
}

const origin = 'https://kupodex.test'

/** Runs the built worker as a browser does, with a network that answers by path. */
const started = (code: string, web: Readonly<Record<string, string>>) => {
  const { storage } = cachesInMemory()
  const state = { isOnline: true, calls: [] as string[] }
  const listeners = new Map<string, (event: object) => void>()
  const call = (name: string) => async () => void state.calls.push(name)
  const told: unknown[] = []
  const page = { url: `${origin}/a/`, postMessage: (message: unknown) => void told.push(message) }
  const fetched = async (request: Request | string) => {
    const path = new URL(typeof request === 'string' ? request : request.url).pathname
    const text = state.isOnline ? web[path] : undefined
    if (text === undefined) throw new TypeError('no network')
    return new Response(text, path.endsWith('/') ? { headers: { 'content-type': 'text/html' } } : {})
  }
  const scope = {
    ...{ URL, Response, Headers, Request, setTimeout, Promise, Date },
    ...{ caches: storage, location: new URL(`${origin}/sw.js`), fetch: fetched },
    registration: { unregister: call('unregister'), navigationPreload: { enable: call('preload') } },
    clients: { claim: call('claim'), get: async () => page, matchAll: async () => [page] },
    skipWaiting: call('skipWaiting'),
    addEventListener: (name: string, run: (event: object) => void) => void listeners.set(name, run),
  }
  runInContext(code, createContext(scope))
  const send = async (name: string, values: object = {}) => {
    const held: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...{ clientId: 'page', preloadResponse: Promise.resolve(undefined) },
      ...values,
      waitUntil: (work: Promise<unknown>) => void held.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
    })
    const text = answer === undefined ? null : await (await answer).text()
    await Promise.all(held)
    return text
  }
  const request = (path: string, mode: string) => ({
    ...{ url: origin + path, method: 'GET', mode, headers: new Headers() },
  })
  return {
    ...{ state, storage, send, told },
    open: (path: string) => send('fetch', { request: request(path, 'navigate') }),
    ask: (path: string) => send('fetch', { request: request(path, 'cors') }),
  }
}

const web = { '/a/': '<html>a', '/offline/': '<html>offline', '/b.json': '1', '/api/user/settings/': 'private' }

test('the worker is one small file that imports nothing', async () => {
  const code = await built(true)
  expect(code).not.toMatch(/\bimport\s*["'`({]|\brequire\(/)
  expect(gzipSync(code).length).toBeLessThan(4000)
})

test('the worker shows without a network what was opened with one, and our own words for the rest', async () => {
  const { state, send, open, ask, told } = started(await built(true), web)
  await send('install')
  await send('activate')
  expect(state.calls).toEqual(['skipWaiting', 'preload', 'claim'])
  expect([await open('/a/'), await ask('/b.json'), await ask('/api/user/settings/')]).toEqual(['<html>a', '1', null])
  state.isOnline = false
  expect(await open('/a/')).toMatch(/^<html data-kept-since="\d+">a$/)
  expect(await open('/c/')).toBe('<html>offline')
  expect(told).toEqual([])
  expect(await ask('/b.json')).toBe('1')
  expect(told).toEqual([{ kept: expect.any(Number) as number }])
})

test('a page says what it had loaded before', async () => {
  const { send, open, state } = started(await built(true), web)
  await send('message', { data: { page: `${origin}/a/`, loaded: [] } })
  state.isOnline = false
  expect(await open('/a/')).toContain('>a')
})

test('the worker that ends it answers nothing, forgets all and goes', async () => {
  const { state, send, open, storage } = started(await built(false), web)
  await openShelves(storage).keep('pages', `${origin}/a/`, new Response('a'))
  await send('install')
  await send('activate')
  expect(await open('/a/')).toBeNull()
  expect(state.calls).toEqual(['skipWaiting', 'unregister'])
  expect(await storage.keys()).toEqual([])
})

test('keeping is on unless an operator says otherwise', () => {
  expect([readOffline({}), readOffline({ KUPODEX_OFFLINE: 'on' }), readOffline({ KUPODEX_OFFLINE: 'off' })]).toEqual([
    true,
    true,
    false,
  ])
  expect(() => readOffline({ KUPODEX_OFFLINE: 'no' })).toThrow('KUPODEX_OFFLINE is "no"')
})
